"""What every part of the builder knows of the book: where it lies, its languages, its title."""

from pathlib import Path

ROOT = Path(__file__).parents[2]
# Each language by its own name.
LANGUAGES = {"en": "English", "fr": "Français"}
TITLES = {"en": "Biriba, taught by its own referee", "fr": "La biriba, avec son arbitre"}
DESCRIPTIONS = {
    "en": "The rules of a card game for four, ruled on by Python as you read.",
    "fr": "Un jeu de cartes à quatre, avec un arbitre qui répond pendant la lecture.",
}
# `_config.yml` names the authors in English; a French page names them in French.
AUTHORS = {"fr": "les auteurs du livre de la biriba"}
