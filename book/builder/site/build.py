"""Builds the published site: `python -m book.builder.site.build` fills `_site/`."""

import json
import shutil
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import yaml

from book.builder import checks
from book.builder.browser_python import runtime
from book.builder.node import find_node
from book.builder.project import LANGUAGES, ROOT
from book.builder.site import compress, jupyterlite, offline, search_index, top_pages
from book.builder.site.editions import Yaml, edition_config, edition_toc

HERE = Path(__file__).parent
WORK = ROOT / "_build" / "editions"
LITE = ROOT / "_build" / "lite"
SITE = ROOT / "_site"
# Files that the theme copies and no page loads.
UNUSED = shutil.ignore_patterns(
    ".buildinfo*",
    "*.map",
    "objects.inv",
    "fontawesome.js*",
    "bootstrap.js*",
    "pydata-sphinx-theme.js",
    "sphinx-book-theme.js",
    "locales",
    "images",
    "*webpack-macros.html",
    "fontawesome",
    "theme.css",
    "searchtools.js",
    "language_data.js",
    "doctools.js",
    "documentation_options.js",
    "sphinx_highlight.js",
    "translations.js",
)


def start_build(language: str, config: Yaml, toc: Yaml) -> "subprocess.Popen[str]":
    """Start one edition's own Jupyter Book build, with nothing shared with the other's."""
    work = WORK / language
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    for name, value in {"_config.yml": config, "_toc.yml": toc}.items():
        (work / name).write_text(yaml.safe_dump(value, allow_unicode=True, sort_keys=False), "utf-8")
    return subprocess.Popen(
        [str(Path(sys.executable).with_name("jupyter-book")), "build", str(ROOT / "book" / language)]
        + ["--all", "-W", "--keep-going", "--quiet"]
        + ["--config", str(work / "_config.yml"), "--toc", str(work / "_toc.yml"), "--path-output", str(work)],
        cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
    )  # fmt: skip


def purge_styles() -> None:
    """Remove the rules that no page uses from the theme's style sheets: nine tenths of them."""
    theme = ("styles/*.css", "basic.css", "pygments.css", "mystnb.*.css")
    sheets = [sheet for pattern in theme for sheet in SITE.glob(f"*/_static/{pattern}")]
    users = [*SITE.rglob("*.html"), *HERE.parent.glob("page/*.js"), *(ROOT / "biriba_widgets").rglob("*.py")]
    lists = json.dumps({"css": list(map(str, sheets)), "content": list(map(str, users))})
    subprocess.run([find_node(), str(HERE / "unused_styles.mjs"), lists], check=True)


def why(status: int) -> str:
    """What ended a build, from its status: its own fault, or a signal from outside.

    >>> why(-9)
    'it was stopped by SIGKILL, perhaps for want of memory; build it again with more room.'
    """
    if status >= 0:
        return f"jupyter-book ended with status {status}; what it said stands above."
    name = signal.Signals(-status).name
    return f"it was stopped by {name}, perhaps for want of memory; build it again with more room."


def put_together(python: Path, address: str) -> None:
    """The two editions, Python and the pages at the top, with what is kept on a device and compressed copies."""
    for language in LANGUAGES:
        shutil.copytree(WORK / language / "_build" / "html", SITE / language, ignore=UNUSED)
        search_index.index(SITE / language, language)
    purge_styles()
    shutil.copytree(python, SITE / "python" / python.name)
    top_pages.build(SITE, address)
    for language in LANGUAGES:
        offline.build(SITE, language)
    offline.build_front(SITE)
    compress.build(SITE)


def main() -> int:
    checks.check()
    config, toc = (yaml.safe_load((ROOT / name).read_text("utf-8")) for name in ("_config.yml", "_toc.yml"))
    python = runtime.build(ROOT / "_build" / "python")
    where = f"../../python/{python.name}/"
    running = {
        language: start_build(language, edition_config(config, language, ROOT, where), edition_toc(toc, language))
        for language in LANGUAGES
    }
    failed = False
    for language, build in running.items():
        said, _ = build.communicate()
        if build.returncode:
            failed = True
            print(said + f"The {language} edition did not build: {why(build.returncode)}", file=sys.stderr)
    if failed:
        return 1
    shutil.rmtree(SITE, ignore_errors=True)
    with ThreadPoolExecutor() as beside:
        # Needs nothing of the editions, so it is built while they are put together.
        lite = beside.submit(jupyterlite.build, LITE / "html", LITE)
        put_together(python, config["html"]["baseurl"])
        lite.result()
    # After offline and compress: notebooks and JupyterLite are neither kept on a device nor compressed in copies.
    for language in LANGUAGES:
        for notebook in (ROOT / "book" / language).glob("*.ipynb"):
            shutil.copy(notebook, SITE / language)
    shutil.move(LITE / "html", SITE / "lite")
    (SITE / ".nojekyll").touch()  # Pages would leave out every folder that begins with _
    print(f"The site is in {SITE.name}/: {', '.join(f'/{language}/' for language in LANGUAGES)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
