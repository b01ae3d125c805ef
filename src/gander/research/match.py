"""A game being played by programs, which know moves by their numbers. Every interface to other tools stands on it."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from gander.contract.game import CHANCE, AnyGame, Luck, Outcome, Seat, Step, Viewer, mode_of, options_from
from gander.games import box
from gander.research.encoding import Row, encoding_of
from gander.speech.languages import SOURCE
from gander.speech.voice import Voice

LONGEST: Final = 2_000
"""Moves of seats after which a match is broken off. People agree in the end; programs may propose for ever."""


def agreed(name: str, given: Mapping[str, object]) -> Any:
    """The options of a game from plain values, checked by its rules. Raises `WrongOption`."""
    game = box(name).game
    options = options_from(game, given)
    game.setup(options)
    return options


class Match:
    """One game from its first shuffle to its end. Chance moves by itself, as soon as it is awaited."""

    def __init__(self, name: str, options: Any, luck: Luck) -> None:
        self.encoding = encoding_of(name)
        self.game: AnyGame = self.encoding.game
        self.options, self.luck = options, luck
        self.state: Any = self.game.setup(options)
        self.steps: list[Step[Any]] = []
        """What the last move led to, beginning with itself."""
        self.moved = 0
        self._let_chance_move()

    def _let_chance_move(self) -> None:
        while self.game.to_move(self.state) == (CHANCE,):
            self._step(CHANCE, self.game.chance(self.state, self.luck))

    def _step(self, actor: Seat, move: Any) -> None:
        step = self.game.apply(self.state, actor, move)
        self.state = step.after
        self.steps.append(step)

    @property
    def seat(self) -> Seat | None:
        """Who moves. Where several are awaited, the first of them: programs need an order."""
        return next(iter(self.game.awaited(self.state)), None)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def moves(self, seat: Seat) -> tuple[Any, ...]:
        """What a seat may do now. Interruptions, for which nobody waits, are left to people."""
        return self.game.legal_moves(self.state, seat) if seat == self.seat else ()

    def make(self, move: Any) -> None:
        """The seat that is awaited moves. Raises `IllegalMove`."""
        seat = self.seat
        assert seat is not None
        self.steps = []
        self._step(seat, move)
        self.moved += 1
        self._let_chance_move()

    def row(self, viewer: Viewer) -> Row:
        return self.encoding.row(self.game.observe(self.state, viewer), viewer)

    def words(self, viewer: Viewer) -> str:
        """What a viewer sees and hears asked, in English."""
        seen = self.game.observe(self.state, viewer)
        speaker = voice(self.game.name, self.options.players).to(viewer)
        teller = box(self.game.name).teller
        lines = teller.situation(speaker, seen)
        if self.outcome is not None:
            return "\n".join([*lines, *teller.result(speaker, seen, self.outcome)])
        assert self.seat is not None
        return "\n".join([*lines, *teller.question(speaker, seen, self.seat, self.moves(self.seat)).lines])

    def reward(self, seat: Seat) -> float:
        """What the match was worth to a seat: nothing before its end."""
        return 0.0 if self.outcome is None else worth(self.outcome, seat)


def worth(outcome: Outcome, seat: Seat) -> float:
    """The seat's part of the win, half of it if two share it; the score where there is nobody to beat."""
    if not outcome.winners:
        return float(outcome.scores[seat])
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


def range_of_worth(game: AnyGame, options: Any) -> tuple[float, float]:
    """Between which numbers the worth of a match lies."""
    mode = mode_of(options.players, options.mode, options.starter, game.players)
    lowest, highest = (0, 1) if mode == "versus" else game.scores
    return float(lowest), float(highest)


@cache
def voice(name: str, seats: int) -> Voice:
    """How a match is told: in English, the seats by their numbers."""
    return Voice(box(name).catalogue(SOURCE), tuple(f"seat {seat}" for seat in range(seats)))
