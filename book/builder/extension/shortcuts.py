"""The slim bar at the foot of a phone's screen: what a card table needs, one tap away from every page."""

from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment

from book.builder.extension import languages

#: The pages it leads to, the first of each that the book has, and what stands below the icon.
PLACES = [
    (("learn",), {"en": "Learn", "fr": "Apprendre"}),
    (("play",), {"en": "Play", "fr": "Jouer"}),
    (("referee",), {"en": "Referee", "fr": "Arbitre"}),
    (("score", "print"), {"en": "Score", "fr": "Points"}),
    (("rules", "01-players-and-cards"), {"en": "Rules", "fr": "Règles"}),
]
#: Pages that need the whole height of a phone.
WITHOUT = ("play", "learn", "09-worked-example")


def bar(app: Sphinx, env: BuildEnvironment, page: str) -> list[dict[str, object]]:
    """The links of a page: where they lead, what they say, their icon, whether one stands there."""
    folder, _, name = page.rpartition("/")
    within = f"{folder}/" if folder else ""
    # The one book has pages outside its languages: its front page, and Sphinx's page of search.
    if name in WITHOUT or f"{within}learn" not in env.found_docs:
        return []
    language = languages.of_page(app, page)
    found = []
    for names, words in PLACES:
        stem = next(name for name in names if f"{within}{name}" in env.found_docs)
        found.append({"page": f"{within}{stem}", "words": words[language], "icon": names[0], "here": name == stem})
    return found
