"""Words of a recorded deal, step by step: each phrase in English and in French."""

from biriba_widgets.words.catalogue import Catalogue

WORDS: Catalogue = {
    "replay.examples": ("A deal to look at:", "Une donne à regarder :"),
    "replay.example.pairs": ("Biriba in pairs", "La biriba par paires"),
    "replay.example.canasta": ("Greek Canasta", "La canasta grecque"),
    "replay.example.damaged": ("One that was tampered with", "Une donne falsifiée"),
    "replay.own": ("Open a record of your own", "Ouvrir votre enregistrement"),
    "replay.text": ("The record, as text", "L’enregistrement, en texte"),
    "replay.text-hint": (
        "Paste it here. It begins with the line “biriba 1”.",
        "Collez-le ici. Il commence par la ligne « biriba 1 ».",
    ),
    "replay.open": ("Check and open", "Vérifier et ouvrir"),
    "replay.refused": ("Line {line} is refused: “{text}”.", "La ligne {line} est refusée : « {text} »."),
    "replay.up-to-there": (
        "Everything before that line is in order, and can be replayed.",
        "Tout ce qui précède cette ligne est en ordre et peut se rejouer.",
    ),
    "replay.step": ("Turn {turn} of {turns} · move {n} of {of}", "Tour {turn} sur {turns} · coup {n} sur {of}"),
    "replay.dealt": ("The cards are dealt. {who} begins.", "Les cartes sont données. Premier à jouer : {who}."),
    "replay.did-draw": ("{who} draws {card}.", "{who} : pioche {card}."),
    "replay.did-draw-unknown": ("{who} draws a card.", "{who} : pioche une carte."),
    "replay.did-take": (
        ("{who} takes the discard pile: {n} card.", "{who} takes the discard pile: {n} cards."),
        ("{who} : prend la défausse ({n} carte).", "{who} : prend la défausse ({n} cartes)."),
    ),
    "replay.did-meld": ("{who} lays down {cards}.", "{who} : pose {cards}."),
    "replay.did-extend": ("{who} adds {cards} to meld {place}.", "{who} : ajoute {cards} à la combinaison {place}."),
    "replay.did-discard": ("{who} discards {cards}.", "{who} : défausse {cards}."),
    "replay.did-pass": ("{who} passes.", "{who} : passe."),
    "replay.limit": ("The deal is stopped here: too many turns.", "La donne s’arrête là : trop de tours."),
    "replay.unfinished": (
        "The record ends here, in the middle of the deal.",
        "L’enregistrement s’arrête là, en pleine donne.",
    ),
    "replay.first": ("Start", "Début"),
    "replay.last-turn": ("Turn before", "Tour précédent"),
    "replay.back": ("Back", "Reculer"),
    "replay.next": ("Next", "Avancer"),
    "replay.next-turn": ("Next turn", "Tour suivant"),
    "replay.end": ("End", "Fin"),
    "replay.go": ("Go to turn", "Aller au tour"),
    "replay.go-there": ("Go there", "Y aller"),
    "replay.seen": ("Show the hand of", "Afficher la main de"),
    "replay.all": ("everyone", "tout le monde"),
    "replay.show": ("Show", "Afficher"),
}
