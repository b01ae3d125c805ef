"""Writes what the page and the docs take from the code: wire types, what can be chosen, the page on the protocol."""
