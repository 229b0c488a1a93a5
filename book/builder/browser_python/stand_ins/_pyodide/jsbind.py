"""Stands in for the module that reads signatures of JavaScript functions; all use the default conversions."""

from _pyodide_core import JsFuncSignature, js2py_default_call_result, py2js_default


def any_arguments(*args: object, **kwargs: object) -> None:
    pass


no_default = object()
default_signature = JsFuncSignature(
    any_arguments, False, 0, (), (), py2js_default, (), (), (), py2js_default, js2py_default_call_result
)
