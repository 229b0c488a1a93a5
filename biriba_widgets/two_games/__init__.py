"""Pairs and Greek Canasta side by side."""
