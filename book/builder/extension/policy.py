"""The pages' Content-Security-Policy: only the site itself, and what WebAssembly needs."""

RULES = {
    "default-src": "'self'",
    "script-src": "'self' 'wasm-unsafe-eval'",
    "img-src": "'self' data:",  # the theme's icons
    "object-src": "'none'",
    "base-uri": "'self'",
    "form-action": "'self'",
}


def meta(rules: dict[str, str]) -> str:
    told = "; ".join(f"{what} {whence}" for what, whence in rules.items())
    return f'<meta http-equiv="Content-Security-Policy" content="{told}">\n'


META = meta(RULES)
