"""The guided course: one move at a time, ending in a first deal."""
