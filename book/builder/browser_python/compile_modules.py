"""Runs inside Pyodide (see compile_modules.mjs): /in.zip of sources becomes /out.zip of compiled modules.

Hash-based and unchecked, since a zip's dates say nothing; without docstrings and asserts, since
every byte travels to a reader.
"""

import importlib.util
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]  # CPython has it, its stubs not

with zipfile.ZipFile("/in.zip") as sources, zipfile.ZipFile("/out.zip", "w") as out:
    for name in sorted(sources.namelist()):
        content = sources.read(name)
        if name.endswith(".py"):
            code = compile(content, name, "exec", dont_inherit=True, optimize=2)
            name, content = name + "c", bytes(_code_to_hash_pyc(code, importlib.util.source_hash(content), False))
        # One date for all, so that equal sources give equal bytes.
        out.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), content)
