"""Two implementations play the same game side by side and are compared after every step."""

from __future__ import annotations

import random
from typing import Any

from gander.game import CHANCE, CLOCK, AnyGame, Seat
from gander.games import GAMES
from gander.luck import QuickLuck
from tests.oracle import Oracle
from tests.oracle.plain import PLAINLY, Plainly, actor

MOST_STEPS = 20_000


class Disagreement(AssertionError):
    """The two implementations differ; the message replays the game."""


class Duel:
    """One game played by both."""

    def __init__(self, name: str, options: Any, seed: int | str) -> None:
        self.game: AnyGame = GAMES[name]
        self.plainly: Plainly = PLAINLY[name]
        self.rng = random.Random(seed)
        self.luck = QuickLuck(f"luck {seed}")
        self.options = self.plainly.vary(options, self.rng)
        self.state: Any = self.game.setup(self.options)
        self.second: Oracle = self.plainly.oracle(self.options)
        self.played: list[tuple[Seat, Any]] = []

    def play(self) -> int:
        """Play to the end by random legal moves; how many there were."""
        self.compare()
        while awaited := self.game.to_move(self.state):
            if len(self.played) == MOST_STEPS:
                raise Disagreement(f"no end after {MOST_STEPS} moves with {self.options}")
            self.step(*self.random_move(awaited))
            self.compare()
        return len(self.played)

    def step(self, seat: Seat, move: Any) -> None:
        self.played.append((seat, move))
        self.state = self.game.apply(self.state, seat, move).after
        self.second.act(actor(seat), self.plainly.move(move))

    def random_move(self, awaited: tuple[Seat, ...]) -> tuple[Seat, Any]:
        """Any legal move, but interruptions are rare and an agreement is found in the end."""
        if awaited == (CHANCE,):
            return CHANCE, self.game.chance(self.state, self.luck)
        while True:
            seat = self.rng.choice(awaited)
            moves = self.game.legal_moves(self.state, seat)
            if isinstance(moves[0], self.game.interruptions) and self.rng.random() < 0.8:
                continue
            # The first reply to a proposal is to accept it; five people who choose at random would talk for ever.
            agree = len(awaited) > 1 and self.rng.random() < 0.85
            return seat, moves[0] if agree else self.rng.choice(moves)

    def compare(self) -> None:
        """Everything that both can say about this moment."""
        self.same("to move", None, set(map(actor, self.game.to_move(self.state))), self.second.actors())
        for seat in (*range(self.second.players), CLOCK):
            moves = [self.plainly.move(move) for move in self.game.legal_moves(self.state, seat)]
            self.same("number of moves", seat, len(moves), len(set(moves)))
            self.same("moves", seat, set(moves), self.second.moves(actor(seat)))
        self.same("places", None, self.plainly.places(self.state), self.second.places())
        for viewer in (None, *range(self.second.players)):
            seen = self.plainly.view(self.game.observe(self.state, viewer))
            self.same("view", viewer, seen, self.second.view(viewer))
        self.same("result", None, self.plainly.result(self.game.outcome(self.state)), self.second.result())

    def same(self, what: str, whose: Seat | None, first: Any, second: Any) -> None:
        if first == second:
            return
        if isinstance(first, dict) and isinstance(second, dict):
            keys = [key for key in {**first, **second} if first.get(key) != second.get(key)]
            first, second = ({key: side.get(key) for key in keys} for side in (first, second))
        whom = "all" if whose is None else actor(whose)
        moves = "\n".join(f"    {actor(seat)}: {move}" for seat, move in self.played)
        raise Disagreement(f"{what} of {whom}:\n  first  {first}\n  second {second}\nafter {self.options}\n{moves}")
