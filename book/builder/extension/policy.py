"""The pages' Content-Security-Policy: only the site itself, and what WebAssembly needs."""

import re
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

RULES = {
    "default-src": "'self'",
    "script-src": "'self' 'wasm-unsafe-eval'",
    "img-src": "'self' data:",  # the theme's icons
    "object-src": "'none'",
    "base-uri": "'self'",
    "form-action": "'self'",
}
# JupyterLite compiles what checks its settings, loads a form's script from memory, and writes its styles as it goes.
LITE_RULES = RULES | {
    "script-src": "'self' 'unsafe-eval' blob:",
    "style-src": "'self' 'unsafe-inline'",
    "img-src": "'self' data: blob:",
    "font-src": "'self' data:",
    "connect-src": "'self' data: blob:",
    "worker-src": "'self' blob:",
}


def meta(rules: dict[str, str]) -> str:
    told = "; ".join(f"{what} {whence}" for what, whence in rules.items())
    return f'<meta http-equiv="Content-Security-Policy" content="{told}">\n'


META = meta(RULES)
INLINE = re.compile(r'<script(?![^>]*\bsrc=)(?![^>]*"application/json")[^>]*>(?P<code>.*?)</script>', re.S)
STYLE = re.compile(r"<noscript>\s*<style>.*?</style>\s*</noscript>", re.S)


def move_scripts_to_files(out: Path) -> None:
    """The theme's inline scripts, each as a file beside the others: one policy then serves every page."""
    folder = out / "_static" / "moved"
    folder.mkdir(exist_ok=True)
    for page in out.rglob("*.html"):
        top = "../" * (len(page.relative_to(out).parts) - 1)

        def move(script: re.Match[str], top: str = top) -> str:
            code = script["code"].strip()
            name = sha256(code.encode()).hexdigest()[:12] + ".js"
            (folder / name).write_text(code, "utf-8")
            return f'<script src="{top}_static/moved/{name}"></script>'

        text = page.read_text("utf-8")
        # What this hides without scripts, page.css hides too.
        page.write_text(INLINE.sub(move, STYLE.sub("", text)), "utf-8")


def guard_jupyterlite(out: Path) -> None:
    """Each of its pages says what may run there: the site's own, and the few lines it holds, by their digests."""
    for page in out.rglob("*.html"):
        text = page.read_text("utf-8")
        codes = {code.encode() for code in INLINE.findall(text)}
        digests = sorted(f"'sha256-{b64encode(sha256(code).digest()).decode()}'" for code in codes)
        rules = LITE_RULES | {"script-src": " ".join((LITE_RULES["script-src"], *digests))}
        page.write_text(text.replace("<head>", "<head>\n" + meta(rules), 1), "utf-8")
