"""Practice: questions made at random, and when each comes back."""
