"""A table: who sits where, what happened, what each may know. Pure, apart from `host`, which keeps the live ones."""
