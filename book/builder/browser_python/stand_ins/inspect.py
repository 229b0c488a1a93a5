"""Stands in for what ``dataclasses`` (signatures in docstrings) and Pyodide take of inspect."""


def signature(function: object, **_: object) -> None:
    raise ValueError(f"the signature of {function!r} is not read in the browser")


def unwrap(function: object) -> object:
    while hasattr(function, "__wrapped__"):
        function = function.__wrapped__
    return function


def iscoroutinefunction(_: object) -> bool:
    return False
