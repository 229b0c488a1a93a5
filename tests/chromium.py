"""The browser of the page tests: `python -m tests.chromium` makes sure that there is one."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Playwright, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
# The browser's own address line is made of pages, which every new window would load beside ours.
OWN_PAGES = ("PreloadTopChromeWebUI", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup", "WebUIOmniboxPopup")
FLAGS = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
FLAGS += ["--disable-features=" + ",".join(OWN_PAGES)]


def find(playwright: Playwright) -> str | None:
    """The machine's Chromium, else playwright's own."""
    for name in NAMES:
        if path := shutil.which(name):
            return path
    own = playwright.chromium.executable_path
    return own if Path(own).exists() else None


def found(playwright: Playwright) -> str:
    path = find(playwright)
    if path is None:
        raise RuntimeError("No Chromium was found: python -m tests.chromium installs one.")
    return path


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=found(playwright), args=FLAGS)


def launch_with_profile(playwright: Playwright, folder: Path) -> BrowserContext:
    """As a reader has it, not a private window."""
    return playwright.chromium.launch_persistent_context(folder, executable_path=found(playwright), args=FLAGS)


def install() -> None:
    if shutil.which("apt-get") and os.geteuid() == 0:
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-qq"], check=False)
        got = subprocess.run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"], env=quiet)
        if got.returncode == 0:
            return
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)


def main() -> int:
    with sync_playwright() as playwright:
        if find(playwright) is None:
            install()
        path = find(playwright)
    print(f"Chromium: {path}" if path else "No Chromium could be found or installed.")
    return 0 if path else 1


if __name__ == "__main__":
    sys.exit(main())
