"""Words of the guided course: each phrase in English and in French. What a step says stands in its lesson."""

from biriba_widgets.words.catalogue import Catalogue

WORDS: Catalogue = {
    "course.place": ("step {n} of {of}", "étape {n} sur {of}"),
    "course.turn": ("your turn number {n}", "votre tour numéro {n}"),
    "course.lessons": ("Lessons", "Leçons"),
    "course.lessons-now": ("All lessons; now:", "Toutes les leçons ; en ce moment :"),
    "course.done": ("done", "faite"),
    "course.close": ("Back to the step", "Revenir à l'étape"),
    "course.skip": ("Skip", "Sauter"),
    "course.back": ("Back", "Retour"),
    "course.next": ("Next", "Continuer"),
    "course.play-on": ("Play a deal", "Jouer une donne"),
    "course.watch": ("Watch", "Regarder"),
    "course.choose": ("Choose", "Choisir"),
    "course.choose-n": (
        "Choose {n} cards: the last one answers",
        "Choisissez {n} cartes : la dernière valide la réponse",
    ),
    "course.check": ("Done", "C'est fait"),
    "course.lit": ("The lit cards are the ones that matter.", "Les cartes mises en évidence sont celles qui comptent."),
    "course.shown": ("Like this: {way}.", "Comme ceci : {way}."),
    "course.other": ("Allowed, but not what is asked here.", "Permis, mais ce n'est pas ce qu'on demande ici."),
    "course.begin": ("Your turn: draw a card, or take the pile.", "À vous : piochez, ou prenez la défausse."),
    "course.play": ("Lay down what you like, then discard.", "Posez ce que vous voulez, puis défaussez."),
    "course.voice": ("{action}: {why}", "{action} : {why}"),
    "course.do-it": ("Like this: {action}", "Comme ceci : {action}"),
    "course.on": ("Good. Go on.", "Bien. Continuez."),
}
