"""Builds the book: a Sphinx extension, the two editions, Python for the browser, and a server to look at them."""
