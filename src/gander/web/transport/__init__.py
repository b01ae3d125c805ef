"""Bytes: connections, WebSockets and their frames. Whoever sends too much or too slowly is refused here."""
