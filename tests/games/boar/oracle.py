"""The Brilliant Boar once more, as a box of lists. See the package for what this is for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

Move = tuple[Any, ...]

DESIGNS = ["boar", "wolf", "fox", "hare", "mouse", "badger", "deer", "duck", "owl"]
COPIES = 6
LEFT_OUT = {
    "rookie": ["fox", "hare", "mouse"],
    "experienced": ["fox", "hare"],
    "advanced": ["fox"],
    "expert": [],
}


def all_cards(level: str, left_out: Sequence[str] | None = None) -> list[str]:
    """B1, B2."""
    absent = LEFT_OUT[level] if left_out is None else left_out
    return [design for design in DESIGNS if design not in absent for _ in range(COPIES)]


class Boar:
    """One table of the Boar. One player means the solo game (B16)."""

    def __init__(
        self, players: int, level: str, naming: bool = False, left_out: Sequence[str] | None = None, starter: int = 0
    ) -> None:
        self.players = players
        self.cards = all_cards(level, left_out)
        self.naming = naming
        self.turn = starter
        self.deck: list[str] = []  # the top is the first, and lies face up
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.table: list[str] = []
        self.piles: list[list[str]] = [[] for _ in range(players)]
        self.errors: list[str] = []
        self.played: str | None = None  # face up before the player, while two cards match and one must be chosen
        self.dealt = False
        self.over = False

    # who and what

    def actors(self) -> set[Any]:
        """Who may act now."""
        if not self.dealt:
            return {"chance"}
        return set() if self.over else {self.turn}

    def moves(self, seat: int) -> set[Move]:
        """The legal moves of a seat."""
        if seat not in self.actors():
            return set()
        if self.played is not None:
            return {("take", source) for source in self.matches(self.played)}
        legal: set[Move] = set()
        if self.deck:
            legal.add(("draw",))
        for slot in range(len(self.hands[seat])):
            if self.naming:
                legal |= {("play", slot, name) for name in self.cards}
            else:
                legal.add(("play", slot))
        return legal

    def matches(self, animal: str) -> list[int | None]:
        """B8, B9: where a card lies that matches: None for the deck, or its place on the table."""
        found: list[int | None] = []
        if self.deck and self.deck[0] == animal:
            found.append(None)
        for place in range(len(self.table)):
            if self.table[place] == animal:
                found.append(place)
        return found

    def rolls(self) -> list[Move]:
        """There are no dice."""
        return []

    # what happens

    def act(self, actor: Any, move: Move) -> None:
        """Make a move; it must be legal."""
        kind = move[0]
        if kind == "deal":
            assert sorted(move[1]) == sorted(self.cards)
            self.deck = list(move[1])
            self.dealt = True
        elif kind == "draw":
            self.hands[actor].append(self.deck.pop(0))
            self.end_turn()
        elif kind == "play":
            self.play(actor, self.hands[actor].pop(move[1]), move[2] if self.naming else None)
        elif kind == "take":
            assert self.played is not None
            card, self.played = self.played, None
            self.collect(actor, card, move[1])
        else:
            raise AssertionError(move)

    def play(self, seat: int, card: str, name: str | None) -> None:
        """B5, B8, B9, B10, B15, B16."""
        if self.players == 1 and self.deck[0] != card:
            self.errors += [card, self.deck.pop(0)]
            self.end_turn()
            return
        found = self.matches(card)
        if not found or (name is not None and name != card):
            self.table.append(card)
            self.end_turn()
        elif len(found) == 1:
            self.collect(seat, card, found[0])
        else:
            self.played = card

    def collect(self, seat: int, card: str, source: int | None) -> None:
        """B8: both cards become points, and it is the same player's turn again if there is anything to do."""
        self.deck.pop(0) if source is None else self.table.pop(source)
        self.piles[seat] += [card, card]
        self.check_end()
        if not self.over and not self.deck and not self.hands[seat]:
            self.pass_on()

    def end_turn(self) -> None:
        """The turn is over; perhaps the game too."""
        self.check_end()
        if not self.over:
            self.pass_on()

    def check_end(self) -> None:
        """B13, B16."""
        if not self.deck:
            holding = [seat for seat in range(self.players) if self.hands[seat]]
            self.over = self.players == 1 or len(holding) <= 1

    def pass_on(self) -> None:
        """A1, and B6: who can neither draw nor play sits out."""
        while True:
            self.turn = (self.turn + 1) % self.players
            if self.deck or self.hands[self.turn]:
                return

    # what there is and what one sees

    def places(self) -> dict[str, Any]:
        """Every card in every place."""
        return {
            "deck": list(self.deck),
            "hands": [list(hand) for hand in self.hands],
            "table": list(self.table),
            "piles": [sorted(pile) for pile in self.piles],
            "errors": sorted(self.errors),
            "played": self.played,
        }

    def view(self, viewer: int | None) -> dict[str, Any]:
        """Everyone sees the others' hands and not the own one (B4, B7); the public sees what every player sees.

        When the game is over the hands are counted, so all are laid open.
        """
        hands: list[Any] = []
        for seat in range(self.players):
            hidden = (viewer is None or viewer == seat) and not self.over
            hands.append(len(self.hands[seat]) if hidden else list(self.hands[seat]))
        return {
            "designs": set(self.cards),
            "turn": self.turn,
            "top": self.deck[0] if self.deck else None,
            "deck": len(self.deck),
            "hands": hands,
            "table": list(self.table),
            "piles": [len(pile) for pile in self.piles],
            "errors": len(self.errors),
            "played": self.played,
        }

    def result(self) -> dict[str, Any] | None:
        """B13, B14, B16, A3."""
        if not self.over:
            return None
        scores = [len(self.piles[seat]) - len(self.hands[seat]) for seat in range(self.players)]
        if self.players == 1:
            return {"reason": "deck empty", "scores": [scores[0] - len(self.errors)], "places": [1], "winners": []}
        return {
            "reason": "at most one hand",
            "scores": scores,
            "places": [1 + sum(other > score for other in scores) for score in scores],
            "winners": [seat for seat in range(self.players) if scores[seat] == max(scores)],
        }
