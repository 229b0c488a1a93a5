"""The sentences of `records_en.py` in French."""

from __future__ import annotations

PROBLEMS: dict[str, str] = {
    "unknown-level": "Aucun niveau de joueur ne s’appelle « {text} » : écrivez easy, medium ou hard.",
    "record-head": "ligne {line} : « {text} » ne commence pas un enregistrement ; la première ligne est biriba 1.",
    "record-key": "ligne {line} : « {text} » n’est pas une ligne d’en-tête ; voyez la page « Les donnes enregistrées » du livre.",
    "record-twice": "ligne {line} : {text} y figure une seconde fois ; n’en gardez qu’une.",
    "record-value": "ligne {line} : {text} ne peut pas être lu ; voyez dans la page « Les donnes enregistrées » du livre ce qui convient ici.",
    "record-no-cards": "ligne {line} : avant la première action, un enregistrement donne un jeu (deck) ou une graine (seed).",
    "record-both": "ligne {line} : un enregistrement donne un jeu (deck) ou une graine (seed), pas les deux.",
    "record-line": "ligne {line} : {why}",
    "record-refused": "ligne {line} : « {text} » est refusé par {rule} : {why}",
    "record-after-end": "ligne {line} : rien ne suit la fin de la donne ; retirez cette ligne.",
    "record-wrong-end": "ligne {line} : on y lit « {text} », mais la donne en est à « {found} ».",
    "bad-simulation": "{where} : une simulation d’autres réglages s’y trouve ; choisissez un autre dossier.",
    "folder-in-use": "{where} : une autre simulation est en train d’y écrire ; attendez sa fin ou choisissez un autre dossier.",
    "process-lost": "Un des processus a été arrêté de l’extérieur ; relancez la commande.",
    "too-few-processes": "Cette machine ne lance pas {n} processus ; demandez-en moins avec --jobs.",
    "bad-number": "{where} : il faut ici un nombre entier à partir de {least}.",
    "levels-round": "niveaux : {n} niveaux ne se répartissent pas entre {players} joueurs ; donnez-en un pour tous, un par camp ou un par place.",
    "no-folder": "{where} : on ne peut pas écrire dans ce dossier ; choisissez-en un autre.",
    "not-written": "{where} : impossible d’y écrire les lignes ; faites de la place, ou envoyez-les ailleurs.",
    "seed-no-word": "« {text} » n’est pas une graine : une graine est un seul mot de 200 signes au plus, sans #.",
}

#: A simulation's summary, line by line.
SUMMARY: dict[str, str] = {
    "settings": "réglages",
    "deals": "donnes",
    "clean": "biribas pures par donne",
    "dirty": "biribas impures par donne",
    "has-biriba": "un camp a une biriba",
    "takes-reserve": "un camp prend son biribaki",
    "reserve-turn": "… au tour",
    "turns": "tours dans une donne",
    "stock": "reste de la pioche à la fin",
    "ended": "fin des donnes",
    "closed": "fermées",
    "passes": "tous passent",
    "limit": "limite de tours",
    "first-player": "avance du camp qui commence",
    "side": "camp {side}",
    "of-side": "{points} points, avance {ahead}, premier dans {best}, biribas : {clean} pures, {dirty} impures",
    "half-of-them": "la moitié de {low} à {high}",
}
