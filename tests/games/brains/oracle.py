"""MMM… Brains! once more, as a box of lists. See the package for what this is for."""

from __future__ import annotations

from itertools import combinations, product
from typing import Any

Move = tuple[Any, ...]

COLOURS = ["red", "yellow", "blue", "green", "black"]
BRAIN = 6
MIDDLE = {3: 25 + 15 * 5, 4: 25 + 20 * 5, 5: 25 + 25 * 5}  # M2


def colour_of(die: int, number: int) -> str:
    """M1: the colour in which a die shows a number."""
    return COLOURS[(die + number) % 5]


def times(faces: list[int]) -> int:
    """M5: what the brains make of the numbers."""
    return {0: 1, 1: 1, 2: 2, 3: 3, 4: 4, 5: 0}[faces.count(BRAIN)]


def totals_of(faces: list[int]) -> dict[str, int]:
    """M5."""
    totals = dict.fromkeys(COLOURS, 0)
    for die, face in enumerate(faces):
        if face != BRAIN:
            totals[colour_of(die, face)] += face
    return {colour: total * times(faces) for colour, total in totals.items()}


class Brains:
    """One table of the Brains. `colours` are those of the players, by seat (M3)."""

    def __init__(self, colours: list[str], starter: int = 0, ahead: tuple[int, ...] | None = None) -> None:
        self.colours = colours
        self.players = len(colours)
        self.turn = starter
        self.middle = MIDDLE[self.players]
        self.gone = 0  # paid in phase 2: lies in the middle and never comes back
        self.brains = [0] * self.players
        for seat, brains in enumerate(ahead or ()):  # M13
            self.middle -= brains
            self.brains[seat] += brains
        self.phase = 1
        self.faces: list[int] = []  # how the dice lie; nothing before the first throw
        self.throws = 0
        self.rolling: list[int] = []  # the dice in the air
        self.out: list[list[int]] = []  # who went out, first first; those who went together stand together

    # who and what

    def still_in(self) -> list[int]:
        """The seats that are not out."""
        gone = [seat for group in self.out for seat in group]
        return [seat for seat in range(self.players) if seat not in gone]

    def over(self) -> bool:
        """M11."""
        return self.phase == 2 and len(self.still_in()) == 1

    def actors(self) -> set[Any]:
        """Who may act now."""
        if self.over():
            return set()
        return {"chance"} if self.rolling else {self.turn}

    def moves(self, seat: int) -> set[Move]:
        """The legal moves of a seat."""
        if seat not in self.actors():
            return set()
        if self.throws == 0:
            return {("throw", (0, 1, 2, 3, 4))}
        legal: set[Move] = {("choose", colour) for colour, total in totals_of(self.faces).items() if total > 0}
        if self.faces.count(BRAIN) == 5:
            legal = {("pass",)}
        if self.throws < 3:
            legal |= {("throw", dice) for count in range(1, 6) for dice in combinations(range(5), count)}
        return legal

    def rolls(self) -> list[Move]:
        """M1: every way in which the dice in the air can lie."""
        return [("land", faces) for faces in product(range(1, BRAIN + 1), repeat=len(self.rolling))]

    # what happens

    def act(self, actor: Any, move: Move) -> None:
        """Make a move; it must be legal."""
        kind = move[0]
        if kind == "throw":
            self.rolling = list(move[1])
        elif kind == "land":
            self.land(list(move[1]))
        elif kind == "pass":
            self.next_turn()
        elif kind == "choose":
            total = totals_of(self.faces)[move[1]]
            if self.phase == 1:
                self.take(actor, total)
            else:
                self.pay(actor, move[1], total)
            self.next_turn()
        else:
            raise AssertionError(move)

    def land(self, faces: list[int]) -> None:
        """M4: the dice that were thrown, in order."""
        self.faces = self.faces or [0] * 5
        for die, face in zip(self.rolling, faces, strict=True):
            self.faces[die] = face
        self.rolling = []
        self.throws += 1

    def take(self, seat: int, total: int) -> None:
        """M6, M7."""
        taken = min(total, self.middle)
        self.middle -= taken
        self.brains[seat] += taken
        if self.middle == 0:
            self.phase = 2
            without = [other for other in range(self.players) if self.brains[other] == 0]
            if without:
                self.out.append(without)

    def payer(self, seat: int, colour: str) -> int:
        """M8, M9."""
        for other in self.still_in():
            if self.colours[other] == colour:
                return other
        return seat

    def pay(self, seat: int, colour: str, total: int) -> None:
        """M8, M10."""
        payer = self.payer(seat, colour)
        paid = min(total, self.brains[payer])
        self.brains[payer] -= paid
        self.gone += paid
        if self.brains[payer] == 0:
            self.out.append([payer])

    def next_turn(self) -> None:
        """The next player who is still in throws all five dice."""
        self.throws = 0
        self.faces = []
        if self.over():
            return
        while True:
            self.turn = (self.turn + 1) % self.players
            if self.turn in self.still_in():
                return

    # what there is and what one sees

    def places(self) -> dict[str, Any]:
        """Every brain in every place."""
        return {"middle": self.middle, "gone": self.gone, "brains": list(self.brains)}

    def view(self, viewer: int | None) -> dict[str, Any]:
        """Nothing is hidden in this game: every viewer sees the same."""
        del viewer
        return {
            "turn": None if self.over() else self.turn,
            "colours": list(self.colours),
            "phase": self.phase,
            "middle": self.middle,
            "gone": self.gone,
            "brains": list(self.brains),
            "faces": list(self.faces),
            "throws": self.throws,
            "rolling": list(self.rolling),
            "out": [seat for group in self.out for seat in group],
            "offers": self.offers(),
        }

    def offers(self) -> dict[str, Any]:
        """What each colour counts, who would pay for it, and how many brains would move."""
        if not self.faces or self.rolling:
            return {}
        offers: dict[str, Any] = {}
        for colour, total in totals_of(self.faces).items():
            payer = self.payer(self.turn, colour) if self.phase == 2 and total else None
            purse = self.middle if payer is None else self.brains[payer]
            numbers = sum(
                face for die, face in enumerate(self.faces) if face < BRAIN and colour_of(die, face) == colour
            )
            offers[colour] = (numbers, times(self.faces), total, payer, min(total, purse))
        return offers

    def result(self) -> dict[str, Any] | None:
        """M11: the last with brains wins; who went out later stands higher; who went out together stand together."""
        if not self.over():
            return None
        places = [1] * self.players
        for rank, group in enumerate(self.out):
            for seat in group:
                places[seat] = 1 + self.players - sum(len(earlier) for earlier in self.out[: rank + 1])
        return {"reason": "last with brains", "scores": list(self.brains), "places": places, "winners": self.still_in()}
