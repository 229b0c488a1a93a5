"""Practice: questions made by chance, and when each comes back."""
