"""Compressed copies beside the files, for servers that send them; equal content gives equal copies."""

import gzip
from pathlib import Path

import brotli

KINDS = {".html", ".js", ".mjs", ".css", ".json", ".svg", ".wasm", ".webmanifest", ".xml", ".txt"}
SMALLEST = 1_000


def build(site: Path) -> None:
    for path in sorted(site.rglob("*")):
        if path.suffix not in KINDS or path.stat().st_size < SMALLEST:
            continue
        content = path.read_bytes()
        for ending, copy in (
            (".gz", gzip.compress(content, 9, mtime=0)),
            (".br", brotli.compress(content, quality=9)),
        ):
            path.with_name(path.name + ending).write_bytes(copy)
