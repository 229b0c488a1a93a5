"""The kinds of question that quizzes and practice ask."""
