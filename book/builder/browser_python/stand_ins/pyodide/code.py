"""Stands in for the functions behind ``runPython``; only one of them is called."""

from _pyodide._base import eval_code

__all__ = ["eval_code"]
