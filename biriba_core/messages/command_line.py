"""What the command line says of itself: its help, argparse's own words, argparse's errors."""

from __future__ import annotations

from collections.abc import Mapping

from biriba_core.rulebook.rule import Both

#: The help: the command, its subcommands, their arguments and what stands in an argument's place.
HELP: Mapping[str, Both[str]] = {
    "biriba": Both("The referee of the card game Biriba.", "L’arbitre de la biriba, un jeu de cartes."),
    "command": Both("COMMAND", "COMMANDE"),
    "referee": Both("rule on each case of a JSON file", "juger chaque cas d’un fichier JSON"),
    "referee.about": Both(
        "Print one JSON line for each case of a file, in order. "
        "Exit status 0 when every case could be ruled on, 2 for bad input.",
        "Écrire une ligne JSON pour chaque cas d’un fichier, dans l’ordre. "
        "Code de sortie : 0 si tous les cas ont pu être jugés, 2 si une donnée ne convient pas.",
    ),
    "cases": Both("CASES.json", "CAS.json"),
    "cases.about": Both(
        "the case file (docs/rules/FORMAT.md)", "le fichier des cas (page « Le format texte » du livre)"
    ),
    "replay": Both("check the record of a deal", "vérifier l’enregistrement d’une donne"),
    "replay.about": Both(
        "Check a record line by line and print what it comes to. "
        "Exit status 0 when every line holds, 2 with the first bad line when not.",
        "Vérifier un enregistrement ligne par ligne et écrire à quoi il aboutit. "
        "Code de sortie : 0 si toutes les lignes sont justes, sinon 2 avec la première qui ne l’est pas.",
    ),
    "record": Both("FILE", "FICHIER"),
    "record.about": Both(
        "the record (docs/records.md)", "l’enregistrement (page « Les donnes enregistrées » du livre)"
    ),
    "simulate": Both("play many deals and sum them up", "jouer un grand nombre de donnes et en faire le bilan"),
    "simulate.about": Both(
        "Play many deals in parallel processes. Started again with the same folder, "
        "it goes on where it stopped and comes to the same files.",
        "Jouer un grand nombre de donnes dans plusieurs processus à la fois. Relancée avec le même dossier, "
        "la commande reprend là où elle s’est arrêtée et aboutit aux mêmes fichiers.",
    ),
    "deals": Both("how many deals", "combien de donnes"),
    "folder": Both("DIR", "DOSSIER"),
    "folder.about": Both("folder for records and summary", "dossier des enregistrements et du bilan"),
    "players": Both("how many play (4; 6 with six-players)", "combien de joueurs (4 ; 6 avec six-players)"),
    "levels": Both(
        "one for all, one a side, or round the table from South: {levels}",
        "un pour tous, un par camp, ou un par place à partir de Sud : {levels}",
    ),
    "strength": Both("hold two levels of players against each other", "comparer deux niveaux de joueurs"),
    "strength.about": Both(
        "Play each deal twice, the pairs changing seats, and print in one JSON line by how many points "
        "a deal the first level does better, with the ends of the 95% interval.",
        "Jouer chaque donne deux fois, les camps échangeant leurs places, et écrire en une ligne JSON de combien "
        "de points par donne le premier niveau fait mieux, avec les bornes de l’intervalle à 95 %.",
    ),
    "level": Both("LEVEL", "NIVEAU"),
    "level.second": Both("the level that it is held against", "le niveau auquel on le compare"),
    "deals.two": Both("how many deals, at least 2", "combien de donnes, au moins 2"),
    "game": Both("which game; partnership unless another is named", "quel jeu ; partnership si rien n’est dit"),
    "seed": Both("a word; each deal's seed is S/number", "un mot ; la graine de chaque donne est S/numéro"),
    "jobs": Both("how many processes", "combien de processus"),
    "lang": Both(
        "the language of the messages; the locale's unless one is named",
        "la langue des messages ; celle du système si rien n’est dit",
    ),
}

#: What argparse says by itself.
FIXED: Mapping[str, Both[str]] = {
    "usage": Both("usage: ", "usage : "),
    "positional": Both("positional arguments", "arguments\u00a0"),
    "options": Both("options", "options\u00a0"),
    "help": Both("show this help message and exit", "afficher cette aide"),
    "version": Both("show program's version number and exit", "afficher la version"),
}

#: Argparse's errors as patterns, and each in French. Python 3.11 quotes the choices, later ones don't.
ERRORS: Mapping[str, str] = {
    r"the following arguments are required: (.+)": "il manque {0}.",
    r"unrecognized arguments: (.+)": "ceci est de trop ou inconnu : {0}.",
    r"argument (.+): invalid choice: [\"'](.+)[\"'] \(choose from (?P<choices>.+)\)": (
        "{0} : « {1} » n’existe pas ; choisissez {choices}."
    ),
    r"argument (.+): expected one argument": "{0} : il faut une valeur.",
    r"argument (.+): invalid int value: [\"'](.+)[\"']": "{0} : « {1} » n’est pas un nombre entier.",
    r"argument (.+): a name is missing": "{0} : il faut un nom.",
    r"argument (.+): ignored explicit argument [\"'](.+)[\"']": "{0} : cette option ne prend pas de valeur, et on y lit « {1} ».",
}
