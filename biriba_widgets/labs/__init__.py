"""Forms of the pages: each shows one thing about the game."""
