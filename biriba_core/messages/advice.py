"""How a refusal says what is possible instead: each kind of action as something that "you" may do."""

from __future__ import annotations

from collections.abc import Mapping

from biriba_core.rulebook import Both

ADVICE: Mapping[str, Both[str]] = {
    "possible": Both("You may {actions}.", "Vous pouvez {actions}."),
    "or": Both(", or ", ", ou "),
    "draw": Both("draw from the stock", "piocher"),
    "take": Both("take the discard pile", "prendre la défausse"),
    "pass": Both("pass", "passer"),
    "meld": Both("lay down {cards}", "poser {cards}"),
    "extend": Both("add {cards}, which makes {result}", "ajouter {cards}, ce qui fait {result}"),
    "change": Both("turn {cards} into {result}", "changer {cards} en {result}"),
    "discard": Both("discard {cards}", "défausser {cards}"),
}
