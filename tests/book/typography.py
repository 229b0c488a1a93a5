"""French typography in a notebook's text: which no-break space belongs where, which marks are French."""

import re

THIN, WIDE = "\u202f", "\u00a0"

# What is not prose; each is replaced by text that breaks no rule of typography.
NOT_PROSE = (
    (re.compile(r"^(`{3,}|~{3,}|:{3,}).*?^\1[ \t]*$", re.M | re.S), ""),  # fences and directives as a whole
    (re.compile(r"(`+).*?\1", re.S), "x"),  # code
    (re.compile(r"<!--.*?-->", re.S), ""),
    (re.compile(r"<(style|script)\b.*?</\1>", re.S), ""),
    (re.compile(r"<[^>]*>"), "x"),  # tags with their attributes
    (re.compile(r"(?<=\])\([^)\s]*\)"), ""),  # a link's address
    (re.compile(r"!(?=\[)"), ""),  # an image's mark
    (re.compile(r"\b[a-z]+://\S+"), "x"),
    (re.compile(r"\{[\w:-]+\}"), ""),  # roles
    (re.compile(r"^\([\w-]+\)=$", re.M), ""),  # labels
    (re.compile(r"^[ |:-]+$", re.M), ""),  # a table's ruler
    (re.compile(r"^(\s*):[\w-]+:.*$", re.M), ""),  # a directive's options
    (re.compile(r"^: ", re.M), ""),  # a definition's mark
    (re.compile(r"&\w+;"), "x"),
)

RULES = (
    (re.compile(rf"(?<![{THIN};!?…(])[;!?]"), "a narrow no-break space belongs before this mark"),
    (re.compile(rf"(?<![{WIDE}\d:]):(?!\w)|(?<!{WIDE}):(?=\s|$)"), "a no-break space belongs before a colon"),
    (re.compile(rf"«(?!{WIDE})"), "a no-break space belongs after «"),
    (re.compile(rf"(?<!{WIDE})»"), "a no-break space belongs before »"),
    (re.compile(r"(?<=\w)'(?=\w)"), "the apostrophe is ’"),
    (re.compile(r'"'), "the quotation marks are « »"),
)


def faults(text: str) -> list[str]:
    """Each fault with the words around it."""
    for pattern, instead in NOT_PROSE:
        text = pattern.sub(instead, text)
    return [
        f"{what}: …{text[max(0, found.start() - 25) : found.end() + 15]!r}"
        for pattern, what in RULES
        for found in pattern.finditer(text)
    ]
