"""Compressed copies beside the files, for servers that send them; equal content gives equal copies."""

import gzip
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import brotli

KINDS = {".html", ".js", ".mjs", ".css", ".json", ".svg", ".wasm", ".webmanifest", ".xml", ".txt"}
SMALLEST = 1_000


def build(site: Path) -> None:
    files = (path for path in site.rglob("*") if path.suffix in KINDS and path.stat().st_size >= SMALLEST)
    # Both compressors work outside of Python's lock.
    with ThreadPoolExecutor() as threads:
        list(threads.map(add_copies, sorted(files)))


def add_copies(path: Path) -> None:
    content = path.read_bytes()
    for ending, copy in (
        (".gz", gzip.compress(content, 9, mtime=0)),
        (".br", brotli.compress(content, quality=9)),
    ):
        path.with_name(path.name + ending).write_bytes(copy)
