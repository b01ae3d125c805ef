"""The Astute Goose once more, as a box of lists. See the package for what this is for."""

from __future__ import annotations

from typing import Any

Card = tuple[str, str, str]
Move = tuple[Any, ...]

COLOURS = ["yellow", "red", "purple", "blue", "green"]
FEATURES = ["bow tie", "necktie", "scarf", "key chain", "striped shirt"]
ANIMALS = ["rat", "dog", "cat", "goose", "parrot"]
VALUES = {"colour": COLOURS, "clothing": FEATURES, "animal": ANIMALS}
SYMBOLS = list(VALUES)
SUSPECTS = {"rookie": 3, "experienced": 4, "advanced": 5, "expert": 6}


def all_cards() -> list[Card]:
    """G1: every colour with every feature; the animal follows."""
    cards = []
    for c in range(5):
        for f in range(5):
            cards.append((COLOURS[c], FEATURES[f], ANIMALS[(c + f) % 5]))
    return cards


class Goose:
    """One table of the Goose. `mode` is "versus", "cooperative" or "solo"."""

    def __init__(self, players: int, level: str, mode: str, starter: int = 0) -> None:
        self.players = players
        self.size = SUSPECTS[level]
        self.mode = mode
        self.turn = starter
        self.phase = "deal"
        self.line_up: list[Card | None] = [None] * self.size
        self.face_up: set[int] = set()  # indexes into the line-up
        self.deck: list[Card] = []  # the top is the first
        self.piles: list[list[Card]] = [[] for _ in range(players)]
        self.shared: list[Card] = []
        self.errors: list[Card] = []
        self.box: list[Card] = []
        self.unready: set[int] = set()
        self.asked: str | None = None
        self.number: int | None = None
        self.suspect: int | None = None
        self.taken: Card | None = None
        self.answers: list[tuple[int, str]] = []
        self.answering: int | None = None
        self.proposal: tuple[int, str] | None = None
        self.accepted: set[int] = set()
        self.shown: Card | None = None
        self.ended_at_gap = False

    # who and what

    def actors(self) -> set[Any]:
        """Who may act now."""
        if self.phase in ("deal", "dice"):
            return {"chance"}
        if self.phase in ("study", "memorise"):
            return {*self.unready, "clock"}
        if self.phase in ("roll", "answer"):
            return {self.turn}
        if self.phase == "others":
            assert self.answering is not None
            return {self.answering, self.turn}
        if self.phase == "agree":
            if self.proposal is None:
                return set(range(self.players))
            return set(range(self.players)) - {self.proposal[0]} - self.accepted
        return set()

    def moves(self, seat: Any) -> set[Move]:
        """The legal moves of a seat or of the clock."""
        if seat not in self.actors():
            return set()
        if self.phase in ("study", "memorise"):
            return {("time is up",)} if seat == "clock" else {("ready",)}
        if self.phase == "roll":
            return {("roll",)}
        assert self.asked is not None
        if self.phase == "answer":
            return {("answer", value) for value in VALUES[self.asked]}
        if self.phase == "others":
            legal: set[Move] = set()
            if seat == self.answering:
                legal |= {("answer", value) for value in VALUES[self.asked]}
            if seat == self.turn:
                legal.add(("slip",))
            return legal
        if self.proposal is None:
            return {("propose", value) for value in VALUES[self.asked]}
        others = {("propose", value) for value in VALUES[self.asked] if value != self.proposal[1]}
        return others | {("accept",)}

    def rolls(self) -> list[Move]:
        """G2: every way in which the dice can lie."""
        return [("dice", number, symbol) for number in range(1, 7) for symbol in SYMBOLS]

    # what happens

    def act(self, actor: Any, move: Move) -> None:
        """Make a move; it must be legal."""
        kind = move[0]
        if kind == "deal":
            self.deal(list(move[1]))
        elif kind == "roll":
            self.shown = None
            self.phase = "dice"
        elif kind == "dice":
            self.dice(move[1], move[2])
        elif kind == "ready":
            self.unready.remove(actor)
            if not self.unready:
                self.turn_cards_down()
        elif kind == "time is up":
            self.turn_cards_down()
        elif kind == "answer":
            self.answer(actor, move[1])
        elif kind == "slip":
            self.put_into(self.piles[(self.turn + 1) % self.players])
        elif kind == "propose":
            self.proposal = (actor, move[1])
            self.accepted = set()
        elif kind == "accept":
            self.accepted.add(actor)
            if len(self.accepted) == self.players - 1:
                assert self.proposal is not None
                self.group_answers(self.proposal[1])
        else:
            raise AssertionError(move)

    def deal(self, order: list[Card]) -> None:
        """G5, G6."""
        assert sorted(order) == sorted(all_cards())
        for i in range(self.size):
            self.line_up[i] = order[i]
            self.face_up.add(i)
        self.deck = order[self.size :]
        self.phase = "study"
        self.unready = set(range(self.players))

    def turn_cards_down(self) -> None:
        """G6, G14."""
        if self.phase == "memorise":
            self.turn = (self.turn + 1) % self.players
        self.unready = set()
        self.face_up = set()
        self.phase = "roll"

    def dice(self, number: int, symbol: str) -> None:
        """G4, G7, G16."""
        self.number = number
        self.suspect = (number - 1) % self.size
        self.asked = symbol
        if self.line_up[self.suspect] is None:
            self.phase = "over"
            self.ended_at_gap = True
        elif self.mode == "cooperative":
            self.phase = "agree"
        else:
            self.phase = "answer"

    def is_right(self, value: str) -> bool:
        """Whether the suspect in question has this value."""
        assert self.asked is not None
        assert self.suspect is not None
        card = self.taken or self.line_up[self.suspect]
        assert card is not None
        return card[SYMBOLS.index(self.asked)] == value

    def take(self) -> None:
        """G9: the card leaves the line-up."""
        assert self.suspect is not None
        self.taken = self.line_up[self.suspect]
        self.line_up[self.suspect] = None

    def answer(self, seat: int, value: str) -> None:
        """G8 to G12, G18."""
        if self.phase == "answer":
            self.take()
        self.answers.append((seat, value))
        if self.is_right(value):
            self.win(seat)
        elif self.mode == "solo":
            self.show_and_put_into(self.errors)
        else:
            following = (seat + 1) % self.players
            if following == self.turn:
                self.put_into(self.box)
            else:
                self.phase = "others"
                self.answering = following

    def win(self, seat: int) -> None:
        """G10, G11, G13."""
        self.show_and_put_into(self.piles[seat])

    def group_answers(self, value: str) -> None:
        """G19."""
        self.take()
        self.show_and_put_into(self.shared if self.is_right(value) else self.errors)

    def show_and_put_into(self, pile: list[Card]) -> None:
        """G10, G11, G19: all may look at the card until somebody rolls again."""
        self.shown = self.taken
        self.put_into(pile)

    def put_into(self, pile: list[Card]) -> None:
        """The card has found its pile; fill the gap (G14) and go on."""
        assert self.taken is not None
        assert self.suspect is not None
        pile.append(self.taken)
        gap = self.suspect
        self.taken = self.asked = self.suspect = self.number = self.answering = self.proposal = None
        self.answers = []
        self.accepted = set()
        if self.deck:
            self.line_up[gap] = self.deck.pop(0)
            self.face_up = {gap}
            self.unready = set(range(self.players))
            self.phase = "memorise"
        else:
            self.turn = (self.turn + 1) % self.players
            self.phase = "roll"

    # what there is and what one sees

    def places(self) -> dict[str, Any]:
        """Every card in every place."""
        return {
            "line-up": list(self.line_up),
            "face up": sorted(self.face_up),
            "deck": list(self.deck),
            "piles": [sorted(pile) for pile in self.piles],
            "shared": sorted(self.shared),
            "errors": sorted(self.errors),
            "box": sorted(self.box),
            "taken": self.taken,
        }

    def view(self, viewer: int | None) -> dict[str, Any]:
        """Backs and gaps in the line-up, faces where they are up; the taken card for the active player alone.

        When the game is over nothing is to be remembered any more, and the line-up is laid open.
        """
        line_up: list[Any] = []
        for i in range(self.size):
            card = self.line_up[i]
            is_open = i in self.face_up or self.phase == "over"
            line_up.append("gap" if card is None else card if is_open else "back")
        return {
            "phase": self.phase,
            "turn": self.turn,
            "line-up": line_up,
            "numbers": [list(range(1 + i, 7, self.size)) for i in range(self.size)],  # G4
            "deck": len(self.deck),
            "piles": [len(pile) for pile in self.piles],
            "shared": len(self.shared),
            "errors": len(self.errors),
            "box": len(self.box),
            "holder": None if self.taken is None else self.turn,
            "taken": self.taken if viewer == self.turn else None,
            "shown": self.shown,
            "asked": self.asked,
            "number": self.number,
            "suspect": self.suspect,
            "answers": list(self.answers),
            "proposal": self.proposal,
            "accepted": sorted(self.accepted),
            "unready": sorted(self.unready),
        }

    def result(self) -> dict[str, Any] | None:
        """G17, G18, G19, A3."""
        if not self.ended_at_gap:
            return None
        if self.mode == "versus":
            scores = [len(pile) for pile in self.piles]
            winners = [seat for seat in range(self.players) if scores[seat] == max(scores)]
        else:
            right = self.shared if self.mode == "cooperative" else self.piles[0]
            scores = [len(right) - len(self.errors)] * self.players
            winners = []  # nobody to win against
        return {
            "reason": "gap",
            "scores": scores,
            "places": [1 + sum(other > score for other in scores) for score in scores],
            "winners": winners,
        }
