"""A recorded deal, replayed action by action."""
