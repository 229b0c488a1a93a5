"""For Pyodide's calls of JavaScript by Python: arguments and results are converted in the usual way, for no call
here has a signature of its own."""

from _pyodide_core import JsFuncSignature, js2py_default_call_result, py2js_default


def any_arguments(*args: object, **kwargs: object) -> None:
    pass


no_default = object()
default_signature = JsFuncSignature(
    any_arguments, False, 0, (), (), py2js_default, (), (), (), py2js_default, js2py_default_call_result
)
