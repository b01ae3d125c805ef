"""Several processes, on one machine or many, that serve the same tables. None owns one; the database is the truth."""
