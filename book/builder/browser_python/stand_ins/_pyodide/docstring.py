"""For Pyodide's start, which works out a signature for the help text of each of its functions: nobody reads it here."""


def get_cmeth_docstring(function: type) -> str:
    return f"{function.__name__}(*args, **kwargs)\n--\n\n"
