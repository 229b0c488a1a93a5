"""The score pad: a match at a real table, deal by deal; the engine counts."""
