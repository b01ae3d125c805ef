"""A class: who is in a lesson, what they play with whom, and the sheet at its end. Values, without clock or line."""
