"""A study: what is played by whom in which order, what is asked, and what a participant does next. It keeps nothing."""
