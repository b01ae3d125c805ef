"""The last cards of The Brilliant Boar, for somebody who knows them all.

Once no more than the top card is left of the deck, nothing is hidden but one's own hand. Who remembers that can think
every move through to the end of the game, a few times over, because nobody knows which of their safe cards the others
will lay. This is no proof of the best move, but more thought brought nothing when measured (`docs/papers/bots.md`).

Cards are counted here, not laid out: designs are numbers, a hand is how many it has of each.
"""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from gander.contract.game import Luck, Seat

FUTURES: Final = 10
"""How often each move is thought through."""

Kind = Literal["draw", "top", "table", "lay"]


class LastCardMove(NamedTuple):
    """Draw; pair a card of this design with the deck's top or with the table; or lay one that matches nothing."""

    kind: Kind
    design: int = -1


DRAW: Final = LastCardMove("draw")


class LastCards:
    """What lies where, with at most one card in the deck. `points` are cards collected from here on."""

    __slots__ = ("hands", "over", "points", "table", "top", "turn")

    def __init__(self, hands: list[list[int]], table: list[int], top: int | None, turn: Seat) -> None:
        self.hands, self.table, self.top, self.turn = hands, table, top, turn
        self.points = [0] * len(hands)
        self.over = False

    def copy(self) -> "LastCards":
        twin = LastCards([hand.copy() for hand in self.hands], self.table.copy(), self.top, self.turn)
        twin.points, twin.over = self.points.copy(), self.over
        return twin

    def options(self) -> list[LastCardMove]:
        """What the player whose turn it is can do, each design once (B5, B6, B9)."""
        found = [] if self.top is None else [DRAW]
        for design, count in enumerate(self.hands[self.turn]):
            if count:
                matches = [LastCardMove("table", design)] if self.table[design] else []
                matches += [LastCardMove("top", design)] if design == self.top else []
                found += matches or [LastCardMove("lay", design)]
        return found

    def make(self, option: LastCardMove) -> None:
        """Do it: a match is two points and another turn, anything else ends the turn (B4, B8, B10)."""
        hand, (kind, design) = self.hands[self.turn], option
        if kind == "draw":
            assert self.top is not None
            hand[self.top] += 1
            self.top = None
        else:
            hand[design] -= 1
        if kind == "lay":
            self.table[design] += 1
        elif kind == "table":
            self.table[design] -= 1
        elif kind == "top":
            self.top = None
        if kind in ("top", "table"):
            self.points[self.turn] += 2
        self._go_on(ends_turn=kind in ("draw", "lay"))

    def _go_on(self, ends_turn: bool) -> None:
        """Who is next, if anybody is: with an empty deck those without cards sit out (B6, B13)."""
        if self.top is not None:
            self.turn = (self.turn + ends_turn) % len(self.hands)
            return
        holding = [any(hand) for hand in self.hands]
        self.over = sum(holding) <= 1
        if not self.over and (ends_turn or not holding[self.turn]):
            self.turn = (self.turn + 1) % len(holding)
            while not holding[self.turn]:
                self.turn = (self.turn + 1) % len(holding)

    def usual(self, luck: Luck) -> LastCardMove:
        """What a sensible player does: pair with the table, then with the top, else draw, else lay a safe card."""
        hand = self.hands[self.turn]
        for design, count in enumerate(self.table):
            if count and hand[design]:
                return LastCardMove("table", design)
        if self.top is not None:
            return LastCardMove("top", self.top) if hand[self.top] else DRAW
        held = [design for design, count in enumerate(hand) if count]
        cards = [design for design in held if self._is_safe(design)] or held
        return LastCardMove("lay", cards[luck.below(len(cards))])

    def _is_safe(self, design: int) -> bool:
        """Nobody else can take it."""
        return not any(hand[design] for seat, hand in enumerate(self.hands) if seat != self.turn)

    def lead(self, seat: Seat) -> float:
        """How many cards more this seat has got from here on than the others on average (B14)."""
        scores = [points - sum(hand) for points, hand in zip(self.points, self.hands, strict=True)]
        return scores[seat] - (sum(scores) - scores[seat]) / (len(scores) - 1)


def thought_through(position: LastCards, option: LastCardMove, luck: Luck) -> float:
    """The lead at the end of the game if this is done now and by all what is usual afterwards, on average."""
    return sum(_lead_in_the_end(position, option, luck) for _ in range(FUTURES)) / FUTURES


def _lead_in_the_end(position: LastCards, option: LastCardMove, luck: Luck) -> float:
    seat, future = position.turn, position.copy()
    future.make(option)
    while not future.over:
        future.make(future.usual(luck))
    return future.lead(seat)


def best(position: LastCards, options: Sequence[LastCardMove], luck: Luck) -> LastCardMove:
    """The option that ends best; the first of equals."""
    return max(options, key=lambda option: thought_through(position, option, luck))
