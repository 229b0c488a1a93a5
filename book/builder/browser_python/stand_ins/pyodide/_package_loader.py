"""For Pyodide's start, which asks where packages would be put: all that there is comes with it."""

from pathlib import PurePosixPath

SITE_PACKAGES = PurePosixPath("/lib/site-packages")
DSO_DIR = PurePosixPath("/usr/lib")


def init_loaded_packages() -> None:
    pass
