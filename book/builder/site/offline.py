"""What lets a reader keep an edition on the device: a service worker, a manifest to install it, its size in the pages.

The service worker holds the list of all files with the digest of each, so that any change makes a new version,
which takes over when all of it is there, and a file of yet another version is not taken for this one's.
"""

import gzip
import json
import os
import shutil
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

from book.builder.project import DESCRIPTIONS, ROOT, TITLES
from book.builder.site.compress import KINDS

HERE = Path(__file__).parent
WORKBOX = [ROOT / f"node_modules/workbox-{part}/build/workbox-{part}.prod.js" for part in
           ("core", "routing", "strategies", "precaching")]  # fmt: skip
ICONS = [
    ("icon-192.png", "192x192", "any"),
    ("icon-512.png", "512x512", "any"),
    ("icon-full.png", "512x512", "maskable"),
]
# The addresses of the service workers. Browsers of readers who keep the book have registered them: don't change them.
EDITION_WORKER, FRONT_WORKER = "keeper.js", "doorkeeper.js"
# Files that the kept book does not use: notebooks, and the compressed copies for servers.
NOT_KEPT = (".ipynb", ".gz", ".br")
# The page for what is not kept, with its files, and the front page.
AWAY = ("offline.html", "offline.js", "front.css", "favicon.svg", "title.woff2")
FRONT = ("index.html", "front.js", *AWAY)


def files(site: Path, language: str) -> list[Path]:
    """All that an edition needs: its own folder, Python, the page for what is not kept."""
    found = [*(site / language).rglob("*"), *(site / "python").rglob("*"), *(site / name for name in AWAY)]
    return sorted(path for path in found if path.is_file() and path.suffix not in NOT_KEPT)


def manifest(language: str) -> str:
    return json.dumps(
        {
            "name": TITLES[language],
            "short_name": "Biriba",
            "description": DESCRIPTIONS[language],
            "lang": language,
            "start_url": "index.html",
            "scope": "./",
            "display": "standalone",
            "background_color": "#fdfcf6",
            "theme_color": "#1d5642",
            "icons": [{"src": src, "sizes": size, "type": "image/png", "purpose": use} for src, size, use in ICONS],
        },
        ensure_ascii=False,
        indent=1,
    )


def megabytes(sizes: "list[int]") -> int:
    return max(1, round(sum(sizes) / 1_000_000))


def digest(content: bytes) -> str:
    """As `integrity` wants it."""
    return b64encode(sha256(content).digest()).decode()


def transferred(path: Path) -> int:
    """The bytes of a file as they are sent by a host that compresses the kinds of file that it can."""
    content = path.read_bytes()
    return min(len(content), len(gzip.compress(content))) if path.suffix in KINDS else len(content)


def listed(paths: list[Path], scope: Path) -> str:
    """The list in a service worker: each file, relative to the worker's folder, with its digest."""
    named = {os.path.relpath(path, scope).replace(os.sep, "/"): digest(path.read_bytes()) for path in paths}
    return json.dumps(named, separators=(",", ":"))


def write_worker(script: Path, own: str, kept: list[Path], library: str = "") -> None:
    code = (HERE / own).read_text("utf-8").replace("{/* every file and its digest */}", listed(kept, script.parent))
    script.write_text(library + code, "utf-8")


def build(site: Path, language: str) -> None:
    edition = site / language
    (edition / "manifest.webmanifest").write_text(manifest(language), "utf-8")
    for name, _, _ in ICONS:
        shutil.copy(HERE / "icons" / name, edition / name)
    kept = files(site, language)
    stored = megabytes([path.stat().st_size for path in kept])
    fetched = megabytes([transferred(path) for path in kept])
    for page in edition.rglob("*.html"):
        text = page.read_text("utf-8")
        page.write_text(text.replace('data-stored=""', f'data-fetched="{fetched}" data-stored="{stored}"'), "utf-8")
    library = "".join(part.read_text("utf-8").partition("//# sourceMappingURL")[0] + "\n" for part in WORKBOX)
    write_worker(edition / EDITION_WORKER, "service-worker.js", kept, library)


def build_front(site: Path) -> None:
    write_worker(site / FRONT_WORKER, "front-service-worker.js", [site / name for name in FRONT])
