"""Runs inside Pyodide (see compile_modules.mjs): /in.zip of sources becomes /out.zip of compiled modules.

Every byte travels to a reader, so there are no docstrings, no asserts and no annotations of functions, which nothing in
the browser reads; those of classes stay, as they are the fields of a dataclass. The hash of a module's source is not
checked, so it is left at zero.
"""

import ast
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]  # CPython has it, its stubs not


def without_annotations(tree: ast.Module) -> ast.Module:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.returns = None
        elif isinstance(node, ast.arg):
            node.annotation = None
    return tree


with zipfile.ZipFile("/in.zip") as sources, zipfile.ZipFile("/out.zip", "w") as out:
    for name in sorted(sources.namelist()):
        content = sources.read(name)
        if name.endswith(".py"):
            tree = without_annotations(ast.parse(content))
            code = compile(tree, name, "exec", dont_inherit=True, optimize=2)
            name, content = name + "c", bytes(_code_to_hash_pyc(code, bytes(8), False))
        # One date for all, so that equal sources give equal bytes.
        out.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), content)
