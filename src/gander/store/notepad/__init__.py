"""The notepad in the database: players, their devices, results, exercises, ghosts."""
