"""Words of quizzes and how far a reader has come: each phrase in English and in French."""

from biriba_widgets.words.catalogue import Catalogue

WORDS: Catalogue = {
    # Quizzes
    "quiz.more": (
        ("{n} more question, in practice", "{n} more questions, in practice"),
        ("{n} autre question, à l’entraînement", "{n} autres questions, à l’entraînement"),
    ),
    "quiz.more-label": ("More questions: {title}", "Autres questions : {title}"),
    "quiz.more-place": ("Question {n} of {of}", "Question {n} sur {of}"),
    "quiz.more-next": ("Next question", "Question suivante"),
    "quiz.more-again": ("From the first one again", "Reprendre depuis la première"),
    "quiz.label": ("Quiz, question {n}", "Quiz, question {n}"),
    "quiz.answer": ("Answer", "Répondre"),
    "quiz.hint": ("Hint", "Indice"),
    "quiz.right": ("Right.", "C’est juste."),
    "quiz.wrong": ("Not quite.", "Pas tout à fait."),
    "quiz.retry": ("Try again.", "Essayez encore."),
    "quiz.your-answer": ("Your answer", "Votre réponse"),
    "quiz.choose": ("Choose an answer first.", "Choisissez d’abord une réponse."),
    "quiz.choose-cards": ("Choose one or more cards first.", "Choisissez d’abord une ou plusieurs cartes."),
    "quiz.choose-here": ("Choose the cards", "Choisissez les cartes"),
    "quiz.type-number": ("Write a whole number first.", "Écrivez d’abord un nombre entier."),
    "quiz.place-all": (
        "Tap all of them, one after the other, the first one first.",
        "Touchez-les toutes l’une après l’autre, en commençant par la première.",
    ),
    "quiz.order-cards": ("Tap the cards in order", "Touchez les cartes dans l’ordre"),
    "quiz.order-actions": (
        "Tap what comes first, then the next",
        "Touchez ce qui vient en premier, puis ce qui vient après",
    ),
    "quiz.turn-was-over": (
        "The discard before it has ended your turn.",
        "La défausse qui précède a mis fin à votre tour.",
    ),
    "quiz.order-back": ("Take the last one back", "Reprendre la dernière"),
    "quiz.yes": ("Yes", "Oui"),
    "quiz.no": ("No", "Non"),
    "quiz.points": ("Points:", "Points :"),
    "quiz.cards": ("Cards:", "Cartes :"),
    "quiz.none-of-them": ("None of them", "Aucune"),
    "quiz.one-stands-in": (
        "One of these cards does not show the rank and suit of its place: it stands in for another.",
        "Une de ces cartes n’a pas le rang et la couleur de sa place : elle en remplace une autre.",
    ),
    "quiz.stands-for-itself": (
        "{card} stands for itself here. Only a joker or a two can stand in for another card.",
        "{card} est ici à sa place, comme carte naturelle. Seul un joker ou un 2 peut remplacer une autre carte.",
    ),
    "quiz.stands-for-itself-jokers": (
        "{card} stands for itself here. Only a joker can stand in for another card.",
        "{card} est ici à sa place, comme carte naturelle. Seul un joker peut remplacer une autre carte.",
    ),
    "quiz.so-many-at": (
        ("{n} card at {value}", "{n} cards at {value}"),
        ("{n} carte à {value}", "{n} cartes à {value}"),
    ),
    "quiz.mind-bonus": (
        "A biriba brings a bonus on top of its cards.",
        "Une biriba rapporte un bonus en plus de ses cartes.",
    ),
    "quiz.mind-meld-bonus": (
        "This meld brings a bonus on top of its cards.",
        "Cette combinaison rapporte un bonus en plus de ses cartes.",
    ),
    "quiz.in-all": ("Total: {total}.", "Total : {total}."),
    "quiz.so-many-lie": (
        ("That makes {n} card.", "That makes {n} cards."),
        ("Cela fait donc {n} carte.", "Cela fait donc {n} cartes."),
    ),
    "quiz.why-jokers": (
        "Two packs and four jokers are shuffled together.",
        "On mélange deux jeux de 52 cartes et quatre jokers.",
    ),
    "quiz.why-copies": (
        "Two packs are shuffled together, so every card is there twice.",
        "On mélange deux jeux de 52 cartes : chaque carte y est donc deux fois.",
    ),
    "quiz.why-stock": (
        "Of 108 cards, {hands} hands take {each} each, {packets} biribakia {packet} each, and one is turned up.",
        "Sur 108 cartes, {hands} mains en prennent {each} chacune, {packets} biribakia {packet} chacun, et l’on en retourne une.",
    ),
    "quiz.missing": (
        ("{n} card that belongs here is still missing.", "{n} cards that belong here are still missing."),
        ("Il manque encore {n} carte.", "Il manque encore {n} cartes."),
    ),
    "quiz.may-stand-in": ("{card} may stand in for another card.", "{card} peut remplacer une autre carte."),
    "quiz.may-not-stand-in": ("{card} only ever stands for itself.", "{card} ne remplace jamais une autre carte."),
    "quiz.is-worth": ("{card}: {value}.", "{card} : {value}."),
    "quiz.who-starts": (
        "The player on the dealer’s right has the first turn; play runs anticlockwise.",
        "Le joueur à la droite du donneur commence ; on joue dans le sens antihoraire.",
    ),
    "quiz.who-cuts": ("The player on the dealer’s left cuts.", "Le joueur à la gauche du donneur coupe."),
    "quiz.who-deals-next": (
        "After each deal, the player on the dealer’s right deals.",
        "Après chaque donne, c’est au joueur à la droite du donneur de donner.",
    ),
    "quiz.who-deals-next@G": (
        "After each deal, the player on the dealer’s left deals, although play runs to the right.",
        "Après chaque donne, c’est au joueur à la gauche du donneur de donner, alors que l’on joue vers la droite.",
    ),
    "quiz.dealer": ("Dealer: {who}.", "Donneur : {who}."),
    "quiz.deal": ("Deal {n}", "Donne {n}"),
    "quiz.totals": ("The totals: {totals}.", "Les totaux : {totals}."),
    # Progress
    "progress": ("Lessons and quizzes", "Leçons et quiz"),
    "progress.lessons": (("{n} lesson", "{n} lessons"), ("{n} leçon", "{n} leçons")),
    "progress.done": ("{n} of {of} done", "faites : {n} sur {of}"),
    "progress.questions": (("{n} question", "{n} questions"), ("{n} question", "{n} questions")),
    "progress.solved": ("{n} of {of} solved", "résolues : {n} sur {of}"),
    "progress.forget": ("Forget what I have done", "Effacer ce que j'ai fait"),
    "progress.sure": (
        "Forget which lessons and questions you have done, on every page?",
        "Effacer les leçons et les questions que vous avez faites, sur toutes les pages ?",
    ),
    "progress.forgotten": ("Forgotten.", "C’est effacé."),
    "progress.session": (
        "This browser keeps what you solve only until you close it.",
        "Ce navigateur ne garde ce que vous résolvez que jusqu’à sa fermeture.",
    ),
    "progress.visit": (
        "This browser keeps nothing, so what you solve is forgotten when you leave a page.",
        "Ce navigateur ne garde rien : ce que vous résolvez est oublié dès que vous quittez une page.",
    ),
    "progress.aside": (
        "What this browser had kept could not be read. It was set aside, and the count begins anew.",
        "Ce que ce navigateur avait gardé est illisible. C’est mis de côté, et le compte repart de zéro.",
    ),
}
