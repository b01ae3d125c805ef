"""Games looked at from outside: counts, golden playthroughs, simulation. Knows games and bots, never a table."""
