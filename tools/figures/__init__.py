"""The tables in docs/ that a command makes: which there are, what each depends on, and how they are made anew."""
