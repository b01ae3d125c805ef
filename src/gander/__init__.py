"""Gander: memory and dice games to play in a browser, alone, around one table or far apart."""

__version__ = "0.2.0"
