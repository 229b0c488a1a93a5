"""For Pyodide's ``runPython``: what the page's worker calls, and no more."""

from _pyodide._base import eval_code

__all__ = ["eval_code"]
