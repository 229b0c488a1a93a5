"""What goes to the browser works from a zip, where no file lies beside a module."""

import ast
import json
import subprocess
import sys
import zipfile

from book.builder.browser_python import runtime
from book.builder.project import ROOT
from tests.widgets.instances import PLAIN

#: Files of their own here, built into Python in the browser.
BUILT_IN = {"_sha2", "math", "zlib"}
# Those that start without a position or a page among their arguments.
ALONE = sorted(name for name, several in PLAIN.items() if {} in several)
START = """
import json, sys
sys.path.insert(0, sys.argv[1])
import biriba_core, biriba_widgets
from biriba_widgets import protocol
assert all(sys.argv[1] in module.__file__ for module in (biriba_core, biriba_widgets))
for name in json.loads(sys.argv[2]):
    protocol.face(name, {"lang": "fr"})
"""

# The modules that are not shipped must not be imported either when a function runs.
WORK = """
import json, pkgutil, sys
sys.path.insert(0, sys.argv[1])
import biriba_core, biriba_widgets
from biriba_core.cases import find
from tests.widgets.practice_digest import digest
for package in (biriba_core, biriba_widgets):
    for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        if module.name.split(".")[-1] not in ("__main__", "notebook", "stored"):
            __import__(module.name)
there = {*json.loads(sys.argv[2]), *sys.builtin_module_names}
class Trimmed:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] not in there:
            raise ModuleNotFoundError(f"the browser has no {name}")
sys.meta_path.insert(0, Trimmed())
for name in [name for name in sys.modules if name.partition(".")[0] not in there]:
    del sys.modules[name]
for case in json.load(open("tests/rulings/cases.json", encoding="utf-8")):
    find(case)
list(digest(1))
"""


def test_the_engine_and_practice_work_with_the_trimmed_library_alone():
    there = sorted(runtime.KEPT | runtime.FROZEN | {*runtime.PACKAGES, "tests", runtime.VENDORED} | BUILT_IN)
    done = subprocess.run(
        [sys.executable, "-c", WORK, str(ROOT), json.dumps(there)],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr


def test_no_module_that_goes_along_asks_for_one_that_does_not():
    """Each import, also within a function; `csv` once stopped a page in the browser alone."""
    there = {*runtime.KEPT, *runtime.FROZEN, *runtime.PACKAGES, runtime.VENDORED, *sys.builtin_module_names, *BUILT_IN}
    missing = []
    for name, content in runtime.our_sources().items():
        for node in ast.walk(ast.parse(content)) if name.endswith(".py") else ():
            asked = [each.name for each in node.names] if isinstance(node, ast.Import) else []
            asked += [node.module or ""] if isinstance(node, ast.ImportFrom) and not node.level else []
            missing += [f"{name}: {module}" for module in asked if module.partition(".")[0] not in there]
    assert not missing


def test_every_widget_starts_from_the_browsers_zip(tmp_path):
    bundle = tmp_path / "biriba.zip"
    with zipfile.ZipFile(bundle, "w") as out:
        for name, content in runtime.our_sources().items():
            out.writestr(name, content)
    done = subprocess.run(
        [sys.executable, "-c", START, str(bundle), json.dumps(ALONE)], cwd=tmp_path, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
