"""Which page states which rule, collected from the anchors in the pages."""

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment

from book.builder.extension.forms import RULE_ANCHOR, RULE_LINK


def collect(app: Sphinx, env: BuildEnvironment) -> list[str]:
    """Note every rule's anchor; when one moved, all pages are written again.

    `SystemExit` with a sentence where a link names a rule that no page of its language states.
    """
    found: dict[str, dict[str, str]] = {}
    links: set[tuple[str, str]] = set()
    for page in sorted(env.found_docs):
        for raw in env.get_doctree(page).findall(nodes.raw):
            for anchor in RULE_ANCHOR.findall(raw.astext()):
                found.setdefault(folder(page), {}).setdefault(anchor, page)
            links |= {(page, link["anchor"]) for link in RULE_LINK.finditer(raw.astext())}
    if lost := sorted((page, anchor) for page, anchor in links if anchor not in found.get(folder(page), {})):
        named = ", ".join(f"#{anchor} on {page}" for page, anchor in lost)
        raise SystemExit(f"No page states the rule of these links: {named}; correct the links, or state the rule.")
    before = stored(env)
    env.rule_pages = found  # type: ignore[attr-defined]  # Sphinx keeps what an extension puts there from build to build
    return [] if before == found else sorted(env.found_docs)


def stored(env: BuildEnvironment) -> dict[str, dict[str, str]]:
    """{folder: {anchor: page}}, as it was last collected."""
    return getattr(env, "rule_pages", {})


def folder(page: str) -> str:
    """Pages of one language lie in one folder; a link stays within it."""
    return page.rpartition("/")[0]


def places(env: BuildEnvironment, page: str) -> dict[str, str]:
    """{anchor: address as seen from this page}"""
    return {
        anchor: f"#{anchor}" if there == page else f"{there.rpartition('/')[2]}.html#{anchor}"
        for anchor, there in stored(env).get(folder(page), {}).items()
    }
