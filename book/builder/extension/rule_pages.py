"""Which page states which rule: found by reading the pages, so that no list has to be kept."""

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment

from book.builder.extension.forms import RULE_ANCHOR, RULE_LINK


def collect(app: Sphinx, env: BuildEnvironment) -> list[str]:
    """Note every rule's anchor; when one moved, all pages are written again.

    `SystemExit` with a sentence where a link names a rule that no page of its language states.
    """
    found: dict[str, dict[str, str]] = {}
    links = set()
    for page in sorted(env.found_docs):
        for raw in env.get_doctree(page).findall(nodes.raw):
            for anchor in RULE_ANCHOR.findall(raw.astext()):
                found.setdefault(folder(page), {}).setdefault(anchor, page)
            links |= {(page, anchor) for anchor in RULE_LINK.findall(raw.astext())}
    if lost := sorted((page, anchor) for page, anchor in links if anchor not in found.get(folder(page), {})):
        named = ", ".join(f"#{anchor} on {page}" for page, anchor in lost)
        raise SystemExit(f"No page states the rule of these links: {named}; correct the links, or state the rule.")
    before, env.rule_pages = getattr(env, "rule_pages", None), found
    return [] if before == found else sorted(env.found_docs)


def folder(page: str) -> str:
    """Pages of one language lie in one folder; a link stays within it."""
    return page.rpartition("/")[0]


def places(env: BuildEnvironment, page: str) -> dict[str, str]:
    """{anchor: address as seen from this page}"""
    return {
        anchor: f"#{anchor}" if there == page else f"{there.rpartition('/')[2]}.html#{anchor}"
        for anchor, there in env.rule_pages.get(folder(page), {}).items()
    }
