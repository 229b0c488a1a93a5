"""The Content-Security-Policy: only the site itself, and what WebAssembly needs.

Each page holds it, whatever the host. A worker takes it from its own file's headers alone, and who may put a page into
a frame can only be said there: a host that sends `HEADERS` (the file `_headers` has them for it) adds both.
"""

from book.builder.project import LANGUAGES

RULES = {
    "default-src": "'self'",
    "script-src": "'self' 'wasm-unsafe-eval'",
    "img-src": "'self' data:",  # the theme's icons
    "object-src": "'none'",
    "base-uri": "'self'",
    "form-action": "'self'",
}


FRAMES = "frame-ancestors 'self'"


def written(rules: dict[str, str]) -> str:
    return "; ".join(f"{what} {whence}" for what, whence in rules.items())


def meta(rules: dict[str, str]) -> str:
    return f'<meta http-equiv="Content-Security-Policy" content="{written(rules)}">\n'


META = meta(RULES)
_EVERYWHERE = {"X-Content-Type-Options": "nosniff", "Referrer-Policy": "same-origin"}
_OURS = {"Content-Security-Policy": f"{written(RULES)}; {FRAMES}"}
#: {the beginning of an address below the site's top: its headers}. JupyterLite's pages hold a policy of their own.
HEADERS: dict[str, dict[str, str]] = {
    "": _EVERYWHERE,
    "index.html": _OURS,
    "404.html": _OURS,
    "offline.html": _OURS,
    **{f"{language}/": _OURS for language in LANGUAGES},
    "lite/": {"Content-Security-Policy": FRAMES},
}


def headers(address: str) -> dict[str, str]:
    """The headers of an address below the site's top.

    >>> headers("lite/en/lab/index.html")["Content-Security-Policy"]
    "frame-ancestors 'self'"
    """
    address = address or "index.html"
    found = [
        more for start, more in HEADERS.items() if address == start or (start[-1:] in "/" and address.startswith(start))
    ]
    return {name: value for more in found for name, value in more.items()}


def as_file() -> str:
    """`HEADERS` as Netlify, Cloudflare Pages and others read them from a file `_headers` at the site's top."""
    lines = []
    for start, more in [*HEADERS.items(), ("/", _OURS)]:
        pattern = start if start == "/" else f"/{start}*" if start[-1:] in "/" else f"/{start}"
        lines += [pattern, *(f"  {name}: {value}" for name, value in more.items())]
    return "\n".join(lines) + "\n"
