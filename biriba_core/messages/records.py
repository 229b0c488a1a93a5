"""What is wrong with a record or a simulation, one sentence each, and the lines of a simulation's summary."""

from __future__ import annotations

from collections.abc import Mapping

from biriba_core.rulebook.rule import Both

RECORD_PROBLEMS: Mapping[str, Both[str | tuple[str, str]]] = {
    "unknown-level": Both(
        "No player’s level is called “{text}”: write easy, medium or hard.",
        "Aucun niveau de joueur ne s’appelle « {text} » : écrivez easy, medium ou hard.",
    ),
    "record-head": Both(
        "Line {line}: “{text}” does not begin a record; the first line is “biriba 1”.",
        "Ligne {line} : « {text} » ne commence pas un enregistrement ; la première ligne est « biriba 1 ».",
    ),
    "record-key": Both(
        "Line {line}: “{text}” is no line of a record’s head; see docs/records.md.",
        "Ligne {line} : « {text} » n’est pas une ligne d’en-tête ; voyez la page « Les donnes enregistrées » du livre.",
    ),
    "record-twice": Both(
        "Line {line}: {text} is given a second time; keep one of them.",
        "Ligne {line} : {text} y figure une seconde fois ; n’en gardez qu’une.",
    ),
    "record-value": Both(
        "Line {line}: {text} can’t be read; see docs/records.md for what belongs there.",
        "Ligne {line} : {text} ne peut pas être lu ; voyez dans la page « Les donnes enregistrées » du livre ce qui convient ici.",
    ),
    "record-no-cards": Both(
        "Line {line}: before the first action a record names a deck or a seed.",
        "Ligne {line} : avant la première action, un enregistrement donne un jeu (deck) ou une graine (seed).",
    ),
    "record-both": Both(
        "Line {line}: a record names a deck or a seed, not both.",
        "Ligne {line} : un enregistrement donne un jeu (deck) ou une graine (seed), pas les deux.",
    ),
    "record-line": Both("Line {line}. {why}", "Ligne {line}. {why}"),
    "record-refused": Both(
        "Line {line}: “{text}” is not allowed ({rule}). {why}",
        "Ligne {line} : « {text} » est interdit (règle {rule}). {why}",
    ),
    "record-after-end": Both(
        "Line {line}: nothing may follow the end of the deal; take this line away.",
        "Ligne {line} : rien ne suit la fin de la donne ; retirez cette ligne.",
    ),
    "record-wrong-end": Both(
        "Line {line}: this says “{text}”, but the deal is at “{found}”.",
        "Ligne {line} : on y lit « {text} », mais la donne en est à « {found} ».",
    ),
    "bad-simulation": Both(
        "{where}: a simulation with other settings is kept there; choose another folder.",
        "{where} : une simulation faite avec d’autres réglages s’y trouve ; choisissez un autre dossier.",
    ),
    "folder-in-use": Both(
        "{where}: another simulation is writing there; wait for its end, or choose another folder.",
        "{where} : une autre simulation est en train d’y écrire ; attendez sa fin ou choisissez un autre dossier.",
    ),
    "process-lost": Both(
        "One of the processes was ended from outside; start the command again.",
        "Un des processus a été arrêté de l’extérieur ; relancez la commande.",
    ),
    "too-few-processes": Both(
        "This machine does not start {n} processes; ask for fewer with --jobs.",
        "Cette machine ne lance pas {n} processus ; demandez-en moins avec --jobs.",
    ),
    "bad-number": Both(
        "{where}: a whole number, {least} or more, belongs here.",
        "{where} : il faut ici un nombre entier, {least} ou plus.",
    ),
    "levels-round": Both(
        "--levels: {n} levels can’t be shared evenly among {players} players; name one for all, one for each side or one for each seat.",
        "--levels : {n} niveaux ne se répartissent pas entre {players} joueurs ; donnez-en un pour tous, un par camp ou un par place.",
    ),
    "no-folder": Both(
        "{where}: this folder can’t be written to; choose another one.",
        "{where} : on ne peut pas écrire dans ce dossier ; choisissez-en un autre.",
    ),
    "not-written": Both(
        "{where}: the lines could not be written there; make room, or send them elsewhere.",
        "{where} : impossible d’y écrire les lignes ; faites de la place, ou envoyez-les ailleurs.",
    ),
    "seed-no-word": Both(
        "“{text}” is no seed: a seed is one word of at most 200 letters, without #.",
        "« {text} » n’est pas une graine : une graine est un seul mot de 200 signes au plus, sans #.",
    ),
}

SUMMARY: Mapping[str, Both[str]] = {
    "settings": Both("settings", "réglages"),
    "deals": Both("deals", "donnes"),
    "clean": Both("clean biribas a deal", "biribas pures par donne"),
    "dirty": Both("dirty biribas a deal", "biribas impures par donne"),
    "has-biriba": Both("a side has a biriba", "un camp a une biriba"),
    "takes-reserve": Both("a side takes its biribaki", "un camp prend son biribaki"),
    "reserve-turn": Both("… in turn", "… au tour"),
    "turns": Both("turns in a deal", "tours dans une donne"),
    "stock": Both("stock left at the end", "reste de la pioche à la fin"),
    "ended": Both("how deals ended", "fin des donnes"),
    "closed": Both("closed", "fermées"),
    "passes": Both("passes", "tous passent"),
    "limit": Both("limit", "limite de tours"),
    "first-player": Both("first player’s side ahead by", "avance du camp qui commence"),
    "side": Both("side {side}", "camp {side}"),
    "of-side": Both(
        "points {points}, ahead by {ahead}, best in {best}, biribas {clean} clean, {dirty} dirty",
        "{points} points, avance {ahead}, premier dans {best}, biribas : {clean} pures, {dirty} impures",
    ),
    "half-of-them": Both("half of them from {low} to {high}", "la moitié entre {low} et {high}"),
}
