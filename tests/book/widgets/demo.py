"""The smallest widget: repeats a word and counts. It tests the protocol and is not shipped."""

from biriba_widgets.html.markup import tag

LABEL = {"en": "Echo", "fr": "Écho"}


def start(arguments):
    return {"count": 0, "word": ""}


def render(arguments, state):
    name = arguments.get("id", "demo")
    return tag(
        "output", f"{state['count']}: {state['word']}", aria_live="polite", class_="bw-says", id=f"{name}-says"
    ) + tag(
        "form",
        tag("label", "?", for_=f"{name}-word"),
        tag("input", id=f"{name}-word", name="word", value=state["word"]),
        tag("button", "=", id=f"{name}-say", name="do", value="say"),
        tag("button", "+", id=f"{name}-again", name="do", value="again"),
        method="dialog",
        id=f"{name}-form",
    )


def submit(arguments, state, submission):
    if submission.get("do") == ["again"]:
        return {**state, "count": (state["count"] + 1) % 3}
    word = submission.get("word", [state["word"]])[0]
    if word == "unfit":
        raise ValueError(word)
    return {"count": state["count"] + 1, "word": word}


def prepared_submissions(arguments, state):
    if not state["word"]:
        yield {"do": ["again"], "word": [""]}
