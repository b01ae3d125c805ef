"""A table: who sits where, what happened, what each may know. Pure, apart from `live`, which keeps the live ones."""
