"""The quizzes of the pages."""
