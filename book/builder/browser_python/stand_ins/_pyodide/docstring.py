"""Stands in for the module that makes help texts with signatures for Pyodide's functions; nobody reads them here."""


def get_cmeth_docstring(function: type) -> str:
    return f"{function.__name__}(*args, **kwargs)\n--\n\n"
