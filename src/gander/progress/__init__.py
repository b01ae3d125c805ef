"""From finished games to what can honestly be said about them: answers, estimates, reports. `docs/progress.md`."""
