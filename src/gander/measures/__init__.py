"""What a player's answers say: estimates with intervals, verdicts, reports, practice.."""
