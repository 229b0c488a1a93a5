"""For ``html``, of which our packages use ``escape`` alone: no name is ever turned back into its character."""

html5: dict[str, str] = {}
