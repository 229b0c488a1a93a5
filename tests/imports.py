"""What a file imports, for the tests of the direction of imports."""

import ast
from pathlib import Path


def imported(path: Path, package: str) -> list[str]:
    """The modules of a package that a file imports, and the names that it takes from them, without `package.`."""
    found = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            found += [f"{node.module}.{alias.name}" for alias in node.names]
    return [name.removeprefix(f"{package}.") for name in found if name.startswith(f"{package}.")]
