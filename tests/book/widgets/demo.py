"""The smallest widget: repeats a word and counts. It tests the protocol and is not shipped."""

from html import escape

LABEL = {"en": "Echo", "fr": "Écho"}


def start(arguments):
    return {"count": 0, "word": ""}


def render(arguments, state):
    name = arguments.get("id", "demo")
    return (
        f'<output aria-live="polite" class="bw-says" id="{name}-says">'
        f"{state['count']}: {escape(state['word'])}</output>"
        f'<form method="dialog" id="{name}-form"><label for="{name}-word">?</label>'
        f'<input id="{name}-word" name="word" value="{escape(state["word"])}">'
        f'<button id="{name}-say" name="do" value="say">=</button>'
        f'<button id="{name}-again" name="do" value="again">+</button></form>'
    )


def submit(arguments, state, submission):
    if submission["do"] == ["again"]:
        return {**state, "count": (state["count"] + 1) % 3}
    return {"count": state["count"] + 1, "word": submission["word"][0]}


def beforehand(arguments, state):
    if not state["word"]:
        yield {"do": ["again"], "word": [""]}
