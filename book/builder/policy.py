"""The pages' Content-Security-Policy: only the site itself, and what WebAssembly needs."""

import re
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
META = '<meta http-equiv="Content-Security-Policy" content="{}">\n'.format(
    "; ".join(f"{what} {whence}" for what, whence in RULES.items())
)
INLINE = re.compile(r"<script(?![^>]*\b(?:src|type)=)[^>]*>(?P<code>.*?)</script>", re.S)
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
