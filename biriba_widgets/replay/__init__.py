"""A deal told action by action from its record."""
