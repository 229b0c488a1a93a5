"""Python for the reader's browser: Pyodide, a trimmed standard library and our packages."""
