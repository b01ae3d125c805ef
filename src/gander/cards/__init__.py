"""Cards that were seen and turned down: what the games share in which they lie on the table in places of their own.

- `memorising`: all look at cards that lie face up, until everybody is ready or the time is over
- `deck`: dealing, and exchanging what a viewer cannot see
- `sights`: what lies at each place and when it was to be seen, for what is said about a player
- `attention`: how a bot looks at cards
- `news`: what is worth telling of who is ready
- `batch`: a card from a deck, in many games at once
"""
