"""The widgets by the names that notebooks, pages and stored outputs call them, and the module of each.

A module is imported when its widget is first asked for: a browser loads only what its page shows.
"""

WIDGETS = {
    "biribaki_lab": "biriba_widgets.labs.biribaki_lab",
    "conventions": "biriba_widgets.labs.conventions",
    "course": "biriba_widgets.course.widget",
    "dealing": "biriba_widgets.labs.dealing",
    "deck_explorer": "biriba_widgets.labs.deck_explorer",
    "ends_lab": "biriba_widgets.labs.ends_lab",
    "meld_lab": "biriba_widgets.labs.meld_lab",
    "more_questions": "biriba_widgets.quiz.more",
    "play": "biriba_widgets.play.widget",
    "position_demo": "biriba_widgets.labs.position_demo",
    "practice": "biriba_widgets.practice.widget",
    "quiz": "biriba_widgets.quiz.widget",
    "referee": "biriba_widgets.referee.widget",
    "replay": "biriba_widgets.replay.widget",
    "score": "biriba_widgets.score.widget",
    "score_lab": "biriba_widgets.labs.score_lab",
    "seventh": "biriba_widgets.labs.seventh",
    "substitute_lab": "biriba_widgets.labs.substitute_lab",
    "turn_lab": "biriba_widgets.labs.turn_lab",
    "two_games": "biriba_widgets.two_games.widget",
    "worked_example": "biriba_widgets.labs.worked_example",
}
