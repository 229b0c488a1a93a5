"""Words of the guided course: each phrase in English and in French. What a step says stands in its lesson."""

from biriba_widgets.words.catalogue import Catalogue

WORDS: Catalogue = {
    "course.place": ("step {n} of {of}", "étape {n} sur {of}"),
    "course.lessons": ("Lessons", "Leçons"),
    "course.done": ("done", "faite"),
    "course.close": ("Back to the step", "Revenir à l'étape"),
    "course.skip": ("Skip", "Passer"),
    "course.back": ("Back", "Retour"),
    "course.next": ("Next", "Suite"),
    "course.watch": ("Watch", "Regarder"),
    "course.choose": ("Choose", "Choisir"),
    "course.check": ("That is it", "C'est fait"),
    "course.lit": ("The lit cards are the ones that matter.", "Les cartes éclairées sont celles qui comptent."),
    "course.shown": ("Like this: {way}.", "Comme ceci : {way}."),
    "course.other": ("Allowed, but not what is asked here.", "Permis, mais ce n'est pas ce qu'on demande ici."),
    "course.on": ("Good. Go on.", "Bien. Continuez."),
}
