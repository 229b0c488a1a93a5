"""The referee: any table, any action, and what the rules say of it."""
