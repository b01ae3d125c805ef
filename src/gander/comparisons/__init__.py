"""Comparisons with simulated players: what others reach on the same deal, even chances, ghosts of real people."""
