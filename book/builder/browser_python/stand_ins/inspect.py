"""For ``dataclasses``, which writes signatures into docstrings, and for Pyodide, which asks what a function is."""


def signature(function: object, **_: object) -> None:
    raise ValueError(f"the signature of {function!r} is not read in the browser")


def unwrap(function: object) -> object:
    while hasattr(function, "__wrapped__"):
        function = function.__wrapped__
    return function


def iscoroutinefunction(_: object) -> bool:
    return False
