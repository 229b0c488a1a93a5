"""Serves `_site/` to this machine's own browser: `python -m book.builder.serve`."""

import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

SITE = Path(__file__).parents[2] / "_site"


class Handler(SimpleHTTPRequestHandler):
    """Static files with the types that a module worker and streamed WebAssembly insist on."""

    protocol_version = "HTTP/1.1"
    extensions_map = SimpleHTTPRequestHandler.extensions_map | {
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".json": "application/json",
        ".wasm": "application/wasm",
        ".zip": "application/zip",
        ".woff2": "font/woff2",
    }

    def end_headers(self) -> None:
        # The folder of Python is named for its content; all else may have been built anew.
        lasting = self.path.startswith("/python/")
        self.send_header("Cache-Control", "max-age=31536000, immutable" if lasting else "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass


class Server(ThreadingHTTPServer):
    def handle_error(self, request: object, client_address: object) -> None:
        """A reader who moves on before a file is whole is no error."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


def server(folder: Path = SITE, port: int = 0) -> Server:
    """A server on this machine; port 0 takes any free one."""
    return Server(("127.0.0.1", port), partial(Handler, directory=str(folder)))


def main() -> int:
    if not (SITE / "index.html").exists():
        print("There is no _site yet: make site builds it.", file=sys.stderr)
        return 1
    try:
        serving = server(port=8000)
    except OSError:  # taken
        serving = server()
    print(f"Biriba is at http://127.0.0.1:{serving.server_port}/ (stop with Ctrl+C)", flush=True)
    try:
        serving.serve_forever()
    except KeyboardInterrupt:
        print()
    return 0


if __name__ == "__main__":
    sys.exit(main())
