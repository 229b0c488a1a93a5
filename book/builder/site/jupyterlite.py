"""The notebooks in JupyterLite, under `/lite/en/` and `/lite/fr/`: Python and every package beside them.

Pages lead to its lab, which opens the notebook that a rule's link names, at the rule. The app `notebooks` can't do
that, but the lab does not start without its files.
One lock names the wheels of this folder and all are loaded when the kernel starts, so that no cell asks a registry.
"""

import json
import re
import shutil
import subprocess
import sys
from base64 import b64encode
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path

import nbformat

from book.builder.browser_python.runtime import PYODIDE, digest
from book.builder.extension import policy
from book.builder.project import LANGUAGES, ROOT

WANTED = ROOT / "requirements-lite.txt"
EXTENSION = Path(sys.prefix) / "share" / "jupyter" / "labextensions" / "@jupyterlite" / "pyodide-kernel-extension"
# The packages of the kernel itself come with its extension.
OF_THE_KERNEL = ("ipykernel", "piplite", "pyodide_kernel", "widgetsnbextension-4")
OURS = (
    *("pyproject.toml", "setup.py", "_config.yml", "README.md", "LICENSE", "book/LICENSE.md"),
    *("biriba_core", "biriba_numbers", "biriba_widgets", "book/quizzes", "book/data"),
)
#: An extension for the lab; what it mends stands in its head.
RULE_LINKS = Path(__file__).with_name("rule-links.js")
LOCALES = {"en": "default", "fr": "fr_FR"}
#: A cell that asks for this draws with matplotlib, which the browser's Python does not have.
STILL = "from biriba_numbers import"
WHY_STILL = {
    "en": "*A stored picture: it is drawn with matplotlib, which the Python of this browser does not have. "
    "Download the notebook to draw it anew.*",
    "fr": "*Image enregistrée\u00a0: elle est tracée avec matplotlib, que le Python de ce navigateur n’a pas. "
    "Téléchargez le notebook pour la tracer vous-même.*",
}

# JupyterLite compiles what checks its settings, loads a form's script from memory, and writes its styles as it goes.
POLICY = policy.RULES | {
    "script-src": "'self' 'unsafe-eval' blob:",
    "style-src": "'self' 'unsafe-inline'",
    "img-src": "'self' data: blob:",
    "font-src": "'self' data:",
    "connect-src": "'self' data: blob:",
    "worker-src": "'self' blob:",
}
INLINE = re.compile(r'<script(?![^>]*\bsrc=)(?![^>]*"application/json")[^>]*>(?P<code>.*?)</script>', re.S)


def pip(*arguments: str) -> None:
    subprocess.run([sys.executable, "-m", "pip", *arguments, "--quiet", "--no-deps"], check=True)


def emptied(folder: Path) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def our_wheel(cache: Path) -> Path:
    """Our packages with their data, built from a copy of the sources: setuptools leaves its own folder behind."""
    copy = emptied(cache / "ours")
    for name in OURS:
        (copy / name).parent.mkdir(exist_ok=True)
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / name, copy / name)
    pip("wheel", "--wheel-dir", str(copy / "dist"), str(copy))
    (wheel,) = (copy / "dist").glob("*.whl")
    return wheel


def wheels(cache: Path) -> list[Path]:
    """The wheels of the list, fetched once, those of the kernel, and ours."""
    fetched = cache / f"wheels-{digest([WANTED.read_bytes()])}"
    if not fetched.exists():
        half = emptied(cache / "half")
        pure = ("--only-binary=:all:", "--python-version=3.14", "--platform=any", "--implementation=py", "--abi=none")
        pip("download", "--dest", str(half), "--requirement", str(WANTED), *pure)
        half.rename(fetched)
    kernel = (path for path in (EXTENSION / "static" / "pypi").glob("*.whl") if path.name.startswith(OF_THE_KERNEL))
    return [*sorted(fetched.glob("*.whl")), *sorted(kernel), our_wheel(cache)]


def add_python(folder: Path, packages: list[Path]) -> list[str]:
    """Write Pyodide with a lock file of just these packages, and return their names."""
    emptied(folder)
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"):
        shutil.copy(PYODIDE / name, folder)
    info = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))["info"]
    locked = {}
    for wheel in packages:
        shutil.copy(wheel, folder)
        name, version = wheel.name.split("-")[:2]
        name = name.replace("_", "-").lower()
        locked[name] = {
            "name": name,
            "version": version,
            "file_name": wheel.name,
            "sha256": sha256(wheel.read_bytes()).hexdigest(),
            "install_dir": "site",
            "package_type": "package",
            "depends": [],  # all are loaded anyway
            "imports": [],
        }
    (folder / "pyodide-lock.json").write_text(json.dumps({"info": info, "packages": locked}), "utf-8")
    return list(locked)


def settled(notebook: nbformat.NotebookNode, language: str) -> nbformat.NotebookNode:
    """The notebook with the outputs of what needs matplotlib as text, each picture with the reason."""
    for place, cell in enumerate(notebook.cells):
        if cell.cell_type == "code" and STILL in cell.source:
            stored = "\n".join(output.data["text/html"] for output in cell.outputs)
            # A blank line would end the HTML.
            text = re.sub(r"\n\s*\n", "\n", stored) + (f"\n\n{WHY_STILL[language]}" if "<img " in stored else "")
            notebook.cells[place] = nbformat.v4.new_markdown_cell(text, id=cell.id)
    return notebook


def add_extension(folder: Path) -> None:
    """Write our extension as JupyterLite takes it: a package that names the script to load."""
    package = {
        "name": RULE_LINKS.stem,
        "version": "1.0.0",
        "jupyterlab": {"extension": True, "_build": {"load": RULE_LINKS.name, "extension": "./extension"}},
    }
    folder.mkdir(parents=True)
    (folder / "package.json").write_text(json.dumps(package), "utf-8")
    shutil.copy(RULE_LINKS, folder)


def guard(out: Path) -> None:
    """Give each page its policy: what may run is the site's own, and the few lines the page holds, by their digests."""
    for page in out.rglob("*.html"):
        text = page.read_text("utf-8")
        codes = {code.encode() for code in INLINE.findall(text)}
        digests = sorted(f"'sha256-{b64encode(sha256(code).digest()).decode()}'" for code in codes)
        rules = POLICY | {"script-src": " ".join((POLICY["script-src"], *digests))}
        page.write_text(text.replace("<head>", "<head>\n" + policy.meta(rules), 1), "utf-8")


def build_edition(language: str, out: Path, cache: Path, settings: str) -> None:
    """One language of the interface, with its notebooks."""
    source = emptied(cache / language)
    (source / "jupyter-lite.json").write_text(settings, "utf-8")
    locale = {"@jupyterlab/translation-extension:plugin": {"locale": LOCALES[language]}}
    (source / "overrides.json").write_text(json.dumps(locale), "utf-8")
    add_extension(source / "ours" / RULE_LINKS.stem)
    (source / "contents").mkdir()
    for path in sorted((ROOT / "book" / language).glob("*.ipynb")):
        notebook = settled(nbformat.read(path, as_version=4), language)
        nbformat.write(notebook, source / "contents" / path.name)
    done = subprocess.run(
        [str(Path(sys.executable).with_name("jupyter")), "lite", "build", "--lite-dir", str(source)]
        + ["--contents", str(source / "contents"), "--output-dir", str(out / language)]
        + [f"--FederatedExtensionAddon.extra_labextensions_path={source / 'ours'}"]
        + ["--apps", "notebooks", "--apps", "lab", "--no-sourcemaps", "--no-unused-shared-packages"],
        cwd=source, capture_output=True, text=True,
    )  # fmt: skip
    if done.returncode:
        raise SystemExit(f"{done.stdout}{done.stderr}\nJupyterLite did not build.")
    guard(out / language)


def build(out: Path, cache: Path) -> None:
    """Fill `out` with JupyterLite and its Python, once in each language of the interface."""
    emptied(out)
    cache.mkdir(parents=True, exist_ok=True)
    names = add_python(out / "python", wheels(cache))
    kernel = {
        "pyodideUrl": "../../python/pyodide.mjs",  # seen from an app's page
        "disablePyPIFallback": True,
        "loadPyodideOptions": {"packages": names},
    }
    settings = {
        "jupyter-lite-schema-version": 0,
        "jupyter-config-data": {
            "appName": "Biriba",
            "litePluginSettings": {"@jupyterlite/pyodide-kernel-extension:kernel": kernel},
        },
    }
    with ThreadPoolExecutor() as both:
        list(both.map(lambda language: build_edition(language, out, cache, json.dumps(settings)), LANGUAGES))


if __name__ == "__main__":
    build(ROOT / "_site" / "lite", ROOT / "_build" / "lite")
