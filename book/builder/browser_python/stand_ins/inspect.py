"""For ``dataclasses``, which writes signatures into docstrings, and for Pyodide, which asks what a function is."""


def signature(function, **_):
    raise ValueError(f"the signature of {function!r} is not read in the browser")


def unwrap(function):
    while hasattr(function, "__wrapped__"):
        function = function.__wrapped__
    return function


def iscoroutinefunction(_):
    return False
