"""HTML for every form: cards, controls and answers."""
