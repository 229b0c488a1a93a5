"""Builds the book: a Sphinx extension, the published site with its two editions, and Python for the browser."""
