"""For translators: what a language lacks, and its sentences as one table. Nothing here is said to players."""
