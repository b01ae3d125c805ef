"""The Wise Whale once more, as a box of lists. See the package `tests.oracle` for what this is for."""

from __future__ import annotations

from typing import Any

Card = tuple[str, str]
Move = tuple[Any, ...]

CREATURES = ["whale", "puffer fish", "octopus", "turtle", "crab", "seahorse"]
COLOURS = ["yellow", "red", "purple", "blue", "green", "orange"]
ROWS_AND_COLUMNS = {"rookie": (2, 3), "experienced": (3, 3), "advanced": (3, 4), "expert": (4, 4)}


def all_cards() -> list[Card]:
    """W1: one card of each creature in each colour."""
    cards = []
    for colour in COLOURS:
        for creature in CREATURES:
            cards.append((colour, creature))
    return cards


def alike(one: Card, other: Card) -> bool:
    """W5: two cards with something in common."""
    return len({*one, *other}) < 4


class Whale:
    """One table of the Whale. `mode` is "versus" or "solo"."""

    def __init__(self, players: int, level: str, mode: str, starter: int = 0) -> None:
        self.players = players
        self.rows, self.columns = ROWS_AND_COLUMNS[level]
        self.mode = mode
        self.turn = starter
        self.phase = "deal"
        self.grid: list[Card] = []
        self.face_up: set[int] = set()
        self.deck: list[Card] = []  # the top is the first
        self.turned: Card | None = None
        self.laid_away: list[Card] = []
        self.piles: list[list[Card]] = [[] for _ in range(players)]
        self.errors: list[Card] = []
        self.gone: list[Card] = []
        self.unready: set[int] = set()
        self.hits = 0
        self.new: int | None = None
        self.pointed_at: Card | None = None

    # who and what

    def actors(self) -> set[Any]:
        """Who may act now."""
        if self.phase == "deal":
            return {"chance"}
        if self.phase in ("study", "memorise"):
            return {*self.unready, "clock"}
        return {self.turn} if self.phase == "point" else set()

    def moves(self, seat: Any) -> set[Move]:
        """The legal moves of a seat or of the clock."""
        if seat not in self.actors():
            return set()
        if self.phase == "point":
            return {("point", place) for place in range(self.rows * self.columns)}
        return {("time is up",)} if seat == "clock" else {("ready",)}

    def rolls(self) -> list[Move]:
        """Nothing is left to chance once the cards are dealt."""
        return []

    # what happens

    def act(self, actor: Any, move: Move) -> None:
        """Make a move; it must be legal."""
        kind = move[0]
        if kind == "deal":
            self.deal(list(move[1]))
        elif kind == "ready":
            self.unready.remove(actor)
            if not self.unready:
                self.turn_cards_down()
        elif kind == "time is up":
            self.turn_cards_down()
        elif kind == "point":
            self.point(move[1])
        else:
            raise AssertionError(move)

    def deal(self, order: list[Card]) -> None:
        """W2, W3."""
        assert sorted(order) == sorted(all_cards())
        size = self.rows * self.columns
        self.grid, self.deck = order[:size], order[size:]
        self.face_up = set(range(size))
        self.unready = set(range(self.players))
        self.phase = "study"

    def turn_cards_down(self) -> None:
        """W3, W9."""
        self.face_up = set()
        self.unready = set()
        self.new = self.pointed_at = None
        self.turn_next()

    def turn_next(self) -> None:
        """W4, W8, W10."""
        if not self.deck:
            self.finish()
            return
        card = self.deck.pop(0)
        if not [other for other in self.grid if alike(card, other)]:
            self.laid_away.append(card)
            self.turn_next()
            return
        self.turned = card
        self.phase = "point"

    def point(self, place: int) -> None:
        """W4 to W7, W12."""
        assert self.turned is not None
        found = self.grid[place]
        hit = alike(found, self.turned)
        if hit:
            self.piles[self.turn].append(found)
            self.hits += 1
        elif self.mode == "solo":
            self.errors.append(found)
        else:
            self.gone.append(found)
        if not hit or (self.hits == 3 and self.mode == "versus"):
            self.hits = 0
            self.turn = (self.turn + 1) % self.players
        self.gone += self.laid_away
        self.laid_away = []
        self.grid[place] = self.turned
        self.turned = None
        self.pointed_at = found
        if self.deck:
            self.new = place
            self.face_up = {place}
            self.unready = set(range(self.players))
            self.phase = "memorise"
        else:
            self.finish()

    def finish(self) -> None:
        """W10: the grid belongs to nobody, and there is nothing left to remember."""
        self.phase = "over"
        self.face_up = set(range(len(self.grid)))

    # what there is and what one sees

    def places(self) -> dict[str, Any]:
        """Every card in every place."""
        return {
            "grid": list(self.grid),
            "face up": sorted(self.face_up),
            "deck": list(self.deck),
            "turned": self.turned,
            "laid away": list(self.laid_away),
            "piles": [sorted(pile) for pile in self.piles],
            "errors": sorted(self.errors),
            "gone": sorted(self.gone),
        }

    def view(self, viewer: int | None) -> dict[str, Any]:
        """The same for all: backs and faces in the grid, the turned card, and how high the piles are."""
        return {
            "phase": self.phase,
            "turn": self.turn,
            "rows": self.rows,
            "columns": self.columns,
            "grid": [self.grid[i] if i in self.face_up else "back" for i in range(len(self.grid))],
            "deck": len(self.deck),
            "turned": self.turned,
            "laid away": list(self.laid_away),
            "hits": self.hits,
            "piles": [len(pile) for pile in self.piles],
            "errors": len(self.errors),
            "gone": len(self.gone),
            "new": self.new,
            "pointed at": self.pointed_at,
            "unready": sorted(self.unready),
        }

    def result(self) -> dict[str, Any] | None:
        """W10 to W12, A3."""
        if self.phase != "over":
            return None
        if self.mode == "solo":
            scores = [len(self.piles[0]) - len(self.errors)]
            winners = []  # nobody to win against
        else:
            scores = [len(pile) for pile in self.piles]
            winners = [seat for seat in range(self.players) if scores[seat] == max(scores)]
        return {
            "reason": "deck empty",
            "scores": scores,
            "places": [1 + sum(other > score for other in scores) for score in scores],
            "winners": winners,
        }
