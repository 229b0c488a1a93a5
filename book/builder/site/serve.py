"""Serves `_site/` to this machine's own browser: `python -m book.builder.site.serve [PORT]`."""

import sys
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from os import PathLike, fspath
from os.path import isfile
from pathlib import Path
from socket import socket
from urllib.parse import urlsplit

import yaml

from book.builder.extension import policy
from book.builder.project import ROOT

SITE = ROOT / "_site"
CONFIG = yaml.safe_load((ROOT / "_config.yml").read_text("utf-8"))
PUBLISHED = urlsplit(CONFIG["html"]["baseurl"]).path.rstrip("/") + "/"


COPIES = {"br": ".br", "gzip": ".gz"}


def taken(header: str) -> set[str]:
    """The codings that a browser takes, from its Accept-Encoding: one that it weighs at nothing is refused.

    >>> sorted(taken("gzip, deflate;q=0.5, br;q=0, zstd; q=0.000"))
    ['deflate', 'gzip']
    """
    named = (one.replace(" ", "").lower().partition(";q=") for one in header.split(","))
    return {name for name, _, weight in named if not weight or weight.strip("0.")}


class Handler(SimpleHTTPRequestHandler):
    """Static files with the content types that module workers and streamed WebAssembly require."""

    protocol_version = "HTTP/1.1"
    #: Seconds without a byte after which a connection is closed.
    timeout = 60
    #: Until a request has been read; what can't be read has none.
    path = "/"
    codings: tuple[str, ...] = tuple(COPIES)
    coding = ""
    extensions_map = SimpleHTTPRequestHandler.extensions_map | {
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".json": "application/json",
        ".wasm": "application/wasm",
        ".zip": "application/zip",
        ".woff2": "font/woff2",
    }

    def translate_path(self, path: str) -> str:
        """The site is served at the top, and also below the path of its published address."""
        plain = super().translate_path("/" + path.removeprefix(PUBLISHED).lstrip("/")).replace("\0", "�")
        # The compressed copy of a file, where there is one and the browser takes it.
        asked = taken(self.headers.get("Accept-Encoding", ""))
        copies = (name for name in self.codings if name in asked and isfile(plain + COPIES[name]))
        self.coding = next(copies, "")
        return plain + COPIES.get(self.coding, "")

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Answer a missing file with 404.html, as GitHub Pages does."""
        page = Path(self.directory) / "404.html"
        if code != HTTPStatus.NOT_FOUND or not page.exists():
            return super().send_error(code, message, explain)
        content = page.read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(content)

    def guess_type(self, path: str | PathLike[str]) -> str:
        return super().guess_type(fspath(path).removesuffix(COPIES.get(self.coding, "")))

    def end_headers(self) -> None:
        if self.coding:
            self.send_header("Content-Encoding", self.coding)
            self.send_header("Vary", "Accept-Encoding")
        # Python's folder is named by its content and never changes; everything else may be built again at any time.
        lasting = self.path.startswith("/python/")
        self.send_header("Cache-Control", "max-age=31536000, immutable" if lasting else "no-cache")
        page = self.path.partition("?")[0].removeprefix(PUBLISHED).lstrip("/")
        for name, value in policy.headers(page).items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass


class Server(ThreadingHTTPServer):
    def handle_error(self, request: socket | tuple[bytes, socket], client_address: object) -> None:
        """A reader who moves on before a file is whole is no error."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


def server(folder: Path = SITE, port: int = 0, handler: type[Handler] = Handler) -> Server:
    """A server on this machine; port 0 takes any free one."""
    return Server(("127.0.0.1", port), partial(handler, directory=str(folder)))


def at_port(asked: str) -> Server:
    """The server at the port asked for; without one at 8000, or where that is taken at any free one.

    Raises ValueError with one sentence for a port that can't be had.
    """
    if not asked:
        try:
            return server(port=8000)
        except OSError:  # taken
            return server()
    if not (asked.isascii() and asked.isdigit() and 1 <= int(asked) <= 65535):
        raise ValueError(f"{asked!r} is no port: choose a number from 1 to 65535, such as PORT=9000.")
    try:
        return server(port=int(asked))
    except OSError as no:
        raise ValueError(f"Port {asked} can't be had ({no.strerror}): choose another, such as PORT=9000.") from None


def main(arguments: list[str]) -> int:
    if not (SITE / "index.html").exists():
        print("There is no _site yet: make site builds it.", file=sys.stderr)
        return 1
    try:
        serving = at_port(" ".join(arguments).strip())
    except ValueError as no:
        print(no, file=sys.stderr)
        return 2
    print(f"Biriba is at http://127.0.0.1:{serving.server_port}/ (stop with Ctrl+C)", flush=True)
    try:
        serving.serve_forever()
    except KeyboardInterrupt:
        print()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
