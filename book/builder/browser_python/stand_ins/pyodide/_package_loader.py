"""Stands in for the installer of packages: nothing is installed here, and Pyodide's start only asks for two folders."""

from pathlib import PurePosixPath

SITE_PACKAGES = PurePosixPath("/lib/site-packages")
DSO_DIR = PurePosixPath("/usr/lib")


def init_loaded_packages() -> None:
    pass
