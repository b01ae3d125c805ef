"""Upkeep of a database: checking it, copying it, moving house, letting old things go."""
