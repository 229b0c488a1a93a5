"""A match against the computer, with a coach."""
