"""Words that no French card player says do not come back: pages, numbers, quizzes, paper, rulebook, forms, messages."""

import re

import pytest

from book.builder.project import ROOT
from tests.book.prose import prose

#: A pattern, what to say instead, a text that it finds and one that it leaves alone.
WORDS = [
    (r"\b(biriba|jeu) en paires", "la biriba par paires", "la biriba en paires", "à quatre, en deux paires"),
    (
        r"\bpaquets? (de 52|de cartes)|\bdans tout le jeu\b",
        "deux jeux de 52 cartes",
        "un paquet de 52",
        "deux paquets de onze",
    ),
    (r"\btas\b", "le biribaki", "un tas de onze", "état"),
    (
        r"\b(tenez|tiens|tient|tenir|tenait) (?!tout|la place|en |à |ensemble)",
        "avoir en main",
        "vous tenez un 7",
        "tient en une ligne",
    ),
    (r"\bm[êé]l(er|ez|ée?s?|ent|e)\b", "mélanger", "les cartes mêlées", "mélangées"),
    (r"\b(rejet|jet)(er|ez|te|tez|ée?s?)\b", "défausser", "rejeter la carte", "un objet"),
    (r"\b(joue|jouer|jouez|joué) le premier\b", "en premier", "qui joue le premier", "le premier joueur"),
    (r"\bextrémités?\b", "bout", "une extrémité", "un bout"),
    (r"\bsuites? de (cœur|pique|carreau|trèfle)s?\b", "suite à cœur", "deux suites de cœur", "deux suites à cœur"),
    (r"\b[Ee]n tout : ?\*{0,2}\d", "total", "en tout : **45**", "en tout cartes et bonus"),
    (
        r"\bRestée?s? en main|\bdans leurs mains",
        "cartes restées en main",
        "Resté en main",
        "les cartes restées en main",
    ),
    (r"\bpas permis\b|\b[Rr]efusé :", "interdit", "pas permis", "refusé dès qu’on le tente"),
    (r"\bvous êtes (Sud|Nord|Est|Ouest)\b", "vous êtes en Sud", "vous êtes Sud", "vous êtes en Sud"),
    (r"\bcompl(été|ète|éte)(r|z|nt|ons)\b", "ajouter à, allonger", "compléter une combinaison", "la suite complète"),
    (
        r"\bpar une pioche\b|\bentre la pioche et\b",
        "piocher: the pioche is the stock",
        "commence par une pioche",
        "entre la pioche, à gauche",
    ),
    (r"\btout juste\b", "pile", "5 000 tout juste", "juste à côté"),
    (r"\bpaie(nt)?\b|\bpayer\b", "donner droit à", "deux naturelles paient", "une paire"),
    (
        r"\bancres?\b|\bchez-soi\b|\bvos? propres?\b",
        "de bons points de départ; sa seule place; vos",
        "des ancres",
        "sa propre valeur",
    ),
    (r"\bréserves?\b", "le biribaki", "la réserve", "biribaki"),
    (r"\bpas d’accord\b", "le démentent", "les chiffres ne sont pas d’accord", "d’accord"),
    (r"\blaisse(r|nt|z)? la place\b", "il reste de la place", "il laisse la place", "laisse le reste"),
    (
        r"\bjoueurs? de l’ordinateur\b|\bl’ordinateur le plus simple\b",
        "joueurs simulés; l’ordinateur, au niveau facile",
        "les joueurs de l’ordinateur",
        "jouées par l’ordinateur",
    ),
    (r"\bramasser\b", "prendre la défausse", "toujours ramasser", "ramassé"),
    (
        r"\b(groupes?|trois|suites?) d’un(e couleur| rang)\b",
        "de même rang, de la même couleur",
        "plusieurs suites d’une couleur",
        "une suite d’une biriba",
    ),
    (r"\bsi (l’on|on|vous|ils?|elles?) aur(ait|iez|aient)\b", "quand", "si l’on aurait pu", "si l’on avait pu"),
    (r"\bpage de l’hôte\b", "the page by its title", "la page de l’hôte", "la page de l’arbitre"),
    (r"^Est (?!et\b)[a-zà-ÿ]", "Est first reads as the verb être", "Est a donné. Qui commence", "C’est Est qui a"),
    (r"\bsur les bras\b", "garder en main", "garder sur les bras", "sur la table"),
    (r"\bAu-dessus : ?\{", "carte du dessus", "Au-dessus : {card}", "au-dessus de zéro"),
    (r"\b(n’en )?(tirer|tirera) guère parti\b", "peu utile", "n’en tirera guère parti", "peu utile"),
    (r"\bElle (vaut \{|peut remplacer)", "cette carte", "Elle vaut {n} points.", "Cette carte vaut {n} points."),
    (r"\b\d{1,3} \d{3}\b|\d %", "a no-break space in numbers and before %", "5 000", "5\u202f000"),
]
#: Where "réserve" stands as the other word for a biribaki.
GLOSS = re.compile(r"\*\*réserve\*\*|\(au singulier, un \*biribaki\*, ou réserve\)|biribakia \(réserves\)")


#: (where, its lines without tags and code) of all prose.
PROSE = [(where, re.sub(r"<[^>]*>|`[^`]*`", "", GLOSS.sub("", written)).split("\n")) for where, written in prose("fr")]


@pytest.mark.parametrize(("pattern", "instead", "found", "left"), WORDS, ids=[words[1] for words in WORDS])
def test_a_word_does_not_come_back(pattern, instead, found, left):
    assert re.search(pattern, found) and not re.search(pattern, left)
    word = re.compile(pattern)
    back = [f"{where}: {line}" for where, lines in PROSE for line in lines if word.search(line)]
    assert not back, f"say {instead}: {back}"


def test_no_reader_is_sent_to_a_file_that_is_in_english_only():
    english = {path.name for path in (*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"))}
    assert {"FORMAT.md", "records.md", "CONTRIBUTING.md"} <= english
    named = re.compile("|".join(map(re.escape, english)) + r"|\bdocs/")
    assert named.search("voyez docs/records.md")
    assert not [f"{where}: {hit[0]}" for where, written in prose("fr") for hit in named.finditer(written)]
