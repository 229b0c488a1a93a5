"""Stands in for the table that ``html.unescape`` reads; our packages only escape."""

html5: dict[str, str] = {}
