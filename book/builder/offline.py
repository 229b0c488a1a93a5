"""Lets a reader keep an edition on the device: its service worker, its manifest for installing, its size in the pages.

The service worker holds the list of all files with what each contains, so that any change makes a new version,
which takes over when all of it is there.
"""

import gzip
import json
import shutil
from hashlib import sha256
from pathlib import Path

from book.builder.node import ROOT

HERE = Path(__file__).parent
WORKBOX = [ROOT / f"node_modules/workbox-{part}/build/workbox-{part}.prod.js" for part in
           ("core", "routing", "strategies", "precaching")]  # fmt: skip
NAMES = {
    "en": ("Biriba, taught by its own referee", "The rules of a card game for four, ruled on by Python as you read."),
    "fr": (
        "La biriba, avec son arbitre",
        "Les règles d’un jeu de cartes à quatre, arbitrées par Python au fil de la page.",
    ),
}
ICONS = [
    ("icon-192.png", "192x192", "any"),
    ("icon-512.png", "512x512", "any"),
    ("icon-full.png", "512x512", "maskable"),
]
# What is for other programs than this book: notebooks to take away, and the copies for servers that compress.
NOT_KEPT = (".ipynb", ".gz", ".br")


def files(site: Path, language: str) -> list[Path]:
    """All that an edition needs: its own folder, and Python."""
    found = [*(site / language).rglob("*"), *(site / "python").rglob("*")]
    return sorted(path for path in found if path.is_file() and path.suffix not in NOT_KEPT)


def manifest(language: str) -> str:
    name, description = NAMES[language]
    return json.dumps(
        {
            "name": name,
            "short_name": "Biriba",
            "description": description,
            "lang": language,
            "start_url": "index.html",
            "scope": "./",
            "display": "standalone",
            "background_color": "#ffffff",
            "theme_color": "#ffffff",
            "icons": [{"src": src, "sizes": size, "type": "image/png", "purpose": use} for src, size, use in ICONS],
        },
        ensure_ascii=False,
        indent=1,
    )


def megabytes(sizes: "list[int]") -> int:
    return max(1, round(sum(sizes) / 1_000_000))


def entry(site: Path, language: str, path: Path) -> dict[str, str | None]:
    """How the precache names a file; one that is named for its content needs no revision."""
    inside = path.is_relative_to(site / language)
    address = path.relative_to(site / language if inside else site).as_posix()
    revision = sha256(path.read_bytes()).hexdigest()[:16]
    return {"url": address if inside else f"../{address}", "revision": revision if inside else None}


def build(site: Path, language: str) -> None:
    edition = site / language
    (edition / "manifest.webmanifest").write_text(manifest(language), "utf-8")
    for name, _, _ in ICONS:
        shutil.copy(HERE / "icons" / name, edition / name)
    kept = files(site, language)
    contents = [path.read_bytes() for path in kept]
    stored = megabytes([len(content) for content in contents])
    fetched = megabytes([min(len(content), len(gzip.compress(content, 6))) for content in contents])
    for page in edition.rglob("*.html"):
        text = page.read_text("utf-8")
        page.write_text(text.replace('data-stored=""', f'data-fetched="{fetched}" data-stored="{stored}"'), "utf-8")
    entries = json.dumps([entry(site, language, path) for path in kept], separators=(",", ":"))
    library = "\n".join(part.read_text("utf-8").partition("//# sourceMappingURL")[0] for part in WORKBOX)
    own = (HERE / "keeper.js").read_text("utf-8").replace("[/* every file */]", entries)
    (edition / "keeper.js").write_text(f"{library}\n{own}", "utf-8")
