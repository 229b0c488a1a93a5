"""The browser of the page tests: `python -m tests.chromium` makes sure that there is one.

Best the headless shell: the same engine without the frame of windows around it, in which a page opens for half of the
work. Any Chromium will do.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Playwright, sync_playwright

SHELL = "chromium-headless-shell"
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
# The browser's own address line is made of pages, which every new window would load beside ours.
OWN_PAGES = ("PreloadTopChromeWebUI", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup", "WebUIOmniboxPopup")
FLAGS = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
FLAGS += ["--disable-features=" + ",".join(OWN_PAGES)]
# Nothing leaves this machine: no other name or address is found.
FLAGS += ["--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost"]


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


def launch(playwright: Playwright, *flags: str) -> Browser:
    return playwright.chromium.launch(executable_path=found(playwright), args=[*FLAGS, *flags])


def launch_with_profile(playwright: Playwright, folder: Path) -> BrowserContext:
    """As a reader has it, not a private window; the shell installs nothing, so best one with its frame."""
    path = next(filter(None, map(shutil.which, NAMES[1:])), None) or found(playwright)
    return playwright.chromium.launch_persistent_context(folder, executable_path=path, args=FLAGS)


def from_debian() -> None:
    """The headless shell, where this user may install packages; a machine that knows none keeps what it has."""
    if shutil.which(SHELL) or not shutil.which("apt-get") or os.geteuid() != 0:
        return
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    get = ["apt-get", "-qq"]
    subprocess.run([*get, "update"], check=False)
    for name in (SHELL, "chromium"):
        subprocess.run([*get, "install", "-y", "--no-install-recommends", name], env=quiet, check=False)
        if any(map(shutil.which, NAMES)):
            return


def main() -> int:
    from_debian()
    with sync_playwright() as playwright:
        if find(playwright) is None:
            subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)
        path = find(playwright)
    print(f"Chromium: {path}" if path else "No Chromium could be found or installed.")
    return 0 if path else 1


if __name__ == "__main__":
    sys.exit(main())
