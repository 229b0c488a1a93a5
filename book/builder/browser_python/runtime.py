"""Python for the reader's browser: Pyodide from npm; a trimmed standard library and our packages, in one file.

The file is a zip of compiled modules, stored uncompressed, and gzipped as a whole: the browser decompresses it in one
step, which is faster than module by module, and smaller, and needs no compression by the server.
"""

import gzip
import json
import re
import shutil
import subprocess
import zipfile
from collections import Counter
from collections.abc import Iterable
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

from book.builder.node import find_node
from book.builder.project import ROOT

HERE = Path(__file__).parent
PYODIDE = ROOT / "node_modules" / "pyodide"
PACKAGES = ("biriba_core", "biriba_widgets")
# A library that widgets import, and its files that are not needed. It imports from a back-port a name that Python has.
VENDORED = "fsrs"
NOT_VENDORED = ("optimizer.py",)
BACKPORT = (b"from typing_extensions import Self", b"from typing import Self")
# What only a notebook or a terminal imports.
NOT_IN_BROWSER = (
    "biriba_core/__main__.py",
    "biriba_core/arguments.py",
    "biriba_core/locking.py",
    "biriba_core/messages/command_line.py",
    "biriba_core/players/table.py",
    "biriba_core/simulate.py",
    "biriba_core/strength.py",
    "biriba_core/summary.py",
    "biriba_core/workers.py",
    "biriba_widgets/api.py",
    "biriba_widgets/checking.py",
    "biriba_widgets/css/",
    "biriba_widgets/diagrams/",
    "biriba_widgets/notebook.py",
    "biriba_widgets/still.py",
    "biriba_widgets/stored.py",
)

# What players call a rule is for the search alone, which is made with the site.
SEARCH_WORDS = re.compile(rb"^ +words=words\((?:[^()\n]*|\n(?: +\"[^\"\n]*\",\n)+ +)\),\n", re.M)

# The modules of the standard library, by their top-level names, that Pyodide's start and our packages import.
# tests/site starts Python with nothing else, and compares our imports with this list.
KEPT = frozenset(
    """
    __future__ _colorize _py_warnings _pyodide _weakrefset annotationlib ast base64 bisect codeop collections
    contextlib copy copyreg dataclasses datetime encodings enum fnmatch functools glob heapq html importlib
    ipaddress json keyword linecache operator pathlib pyodide random re reprlib string struct textwrap
    token tokenize traceback types typing urllib warnings weakref
    """.split()
)
# These are compiled into Python itself.
FROZEN = frozenset(
    "_collections_abc _sitebuiltins abc codecs genericpath io ntpath os posixpath site stat zipimport".split()
)
# Files of these modules that are not needed: for other systems, other encodings, other uses.
LEFT_OUT = re.compile(
    r"encodings/(?!(__init__|aliases|ascii|cp437|latin_1|raw_unicode_escape|unicode_escape|utf_8|utf_8_sig)\.py$)"
    r"|html/parser|importlib/(metadata|resources)/|importlib/(_bootstrap|util|machinery|simple|readers)"
    r"|json/(__main__|tool)|pathlib/types|pyodide/(_nodesock_transport|common|console|http/)"
    r"|urllib/(error|request|response|robotparser)"
)
# How the loader takes a function of the WebAssembly under a name, and declares the name.
TAKEN = re.compile(r'(_\w+)=Module\["\1"\]=wasmExports\["\w+"\];')
DECLARED = re.compile(r",(_\w+)(?=[,;])")
WORD = re.compile(r"[A-Za-z_$][\w$]*")
# Not named .gz: a server might then send it as compressed content, which the browser would decompress by itself.
LIBRARY = "library.bin"
# Short modules of ours in place of long ones that the start imports and nobody uses. The long ones would add 520 kB:
# asyncio 340, pyodide's package loader 80, inspect 60, html.entities 40.
STAND_INS = HERE / "stand_ins"


def is_kept(name: str) -> bool:
    """Whether a file of the standard library's zip is shipped."""
    top = name.partition("/")[0].removesuffix(".py")
    return name.endswith(".py") and top in KEPT and not LEFT_OUT.match(name)


def our_sources() -> dict[str, bytes]:
    kinds = (".py", ".json")
    found = (path for package in PACKAGES for path in sorted((ROOT / package).rglob("*")) if path.suffix in kinds)
    named = {path.relative_to(ROOT).as_posix(): path for path in found}
    read = {name: path.read_bytes() for name, path in named.items() if not name.startswith(NOT_IN_BROWSER)}
    return {
        name: SEARCH_WORDS.sub(b"", content) if name.startswith("biriba_core/rulebook/") else content
        for name, content in read.items()
    }


def vendored_sources() -> dict[str, bytes]:
    spec = find_spec(VENDORED)
    if spec is None or spec.origin is None:
        raise SystemExit(f"{VENDORED} is missing: pip install -r requirements.txt (make does it).")
    found = sorted(Path(spec.origin).parent.glob("*.py"))
    read = {f"{VENDORED}/{path.name}": path.read_bytes() for path in found if path.name not in NOT_VENDORED}
    return {name: content.replace(*BACKPORT) for name, content in read.items()}


def standard_sources() -> dict[str, bytes]:
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as whole:
        kept = {name: whole.read(name) for name in whole.namelist() if is_kept(name)}
    stand_ins = {path.relative_to(STAND_INS).as_posix(): path.read_bytes() for path in STAND_INS.rglob("*.py")}
    return dict(sorted((kept | stand_ins).items()))


def code() -> str:
    """A digest of the sources of the widgets: when it changes, every page that shows a form is out of date."""
    return digest(our_sources().values())


def digest(contents: Iterable[bytes]) -> str:
    sum_ = sha256()
    for content in contents:
        sum_.update(sha256(content).digest())
    return sum_.hexdigest()[:12]


def library(cache: Path) -> bytes:
    """All modules in one file; compiled again only when one of them has changed."""
    sources = standard_sources() | our_sources() | vendored_sources()
    tools = [HERE / "compile_modules.mjs", HERE / "compile_modules.py", PYODIDE / "package.json"]
    made_of = [*(tool.read_bytes() for tool in tools), *map(str.encode, sources), *sources.values()]
    made = cache / f"library-{digest(made_of)}.zip"
    if not made.exists():
        loose = cache / "sources.zip"
        with zipfile.ZipFile(loose, "w") as out:
            for path, content in sources.items():
                out.writestr(path, content)
        half = made.with_suffix(".half")
        subprocess.run(
            [find_node(), str(HERE / "compile_modules.mjs"), str(PYODIDE), str(loose), str(half)], check=True
        )
        half.replace(made)
    return gzip.compress(made.read_bytes(), 9, mtime=0)


def without_unused_names(loader: str, others: str) -> str:
    """The WebAssembly's loader without the names that nothing calls.

    It gives a name to each of some 8,000 functions, for C extensions that would call them; ours needs a tenth.
    Such a name stands once where it is declared and twice where it is taken; one that stands nowhere else, neither
    in the loader nor in `others`, is left out. The functions themselves stay in the WebAssembly.
    """
    counted, elsewhere = Counter(WORD.findall(loader)), set(WORD.findall(others))
    unused = {name for name in TAKEN.findall(loader) if counted[name] == 3 and name not in elsewhere}
    if not unused:
        raise SystemExit("Pyodide's loader takes over its functions in a new way: look at TAKEN in runtime.py.")
    loader = TAKEN.sub(lambda taken: "" if taken[1] in unused else taken[0], loader)
    return DECLARED.sub(lambda declared: "" if declared[1] in unused else declared[0], loader)


def without_cdn(script: str) -> str:
    """Pyodide's loader names a CDN to fall back on; ours has all it needs beside it."""
    return re.sub(r"https://cdn\.jsdelivr\.net/[^\"`'$]*", "./", script)


def build(cache: Path) -> Path:
    """The folder with all of it, named by a digest of its content, so that browsers may cache it for ever."""
    if not PYODIDE.exists():
        raise SystemExit("node_modules/pyodide is missing: run npm ci (make does it).")
    cache.mkdir(parents=True, exist_ok=True)
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))
    starter, loader = ((PYODIDE / name).read_text("utf-8") for name in ("pyodide.mjs", "pyodide.asm.mjs"))
    callers = [content.decode() for name, content in standard_sources().items() if "pyodide" in name]
    files = {
        LIBRARY: library(cache),
        "pyodide.mjs": without_cdn(starter).encode(),
        "pyodide.asm.mjs": without_unused_names(loader, "\n".join([starter, *callers])).encode(),
        "pyodide.asm.wasm": (PYODIDE / "pyodide.asm.wasm").read_bytes(),
        "pyodide-lock.json": json.dumps({"info": lock["info"], "packages": {}}).encode(),
    }
    folder = cache / digest(files.values())
    if not folder.exists():
        half = cache / "half"
        shutil.rmtree(half, ignore_errors=True)
        half.mkdir()
        for name, content in files.items():
            (half / name).write_bytes(content)
        half.rename(folder)
    return folder
