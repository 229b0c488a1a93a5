"""What goes to the browser works from a zip, where no file lies beside a module."""

import json
import subprocess
import sys
import zipfile

from book.builder import runtime
from tests.widgets.instances import PLAIN

# Those that start without being told of a position or a page.
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


def test_every_widget_starts_from_the_browsers_zip(tmp_path):
    bundle = tmp_path / "biriba.zip"
    with zipfile.ZipFile(bundle, "w") as out:
        for name, content in runtime.our_sources().items():
            out.writestr(name, content)
    done = subprocess.run(
        [sys.executable, "-c", START, str(bundle), json.dumps(ALONE)], cwd=tmp_path, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
