"""Two implementations play the same game side by side and are compared after every step."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from gander.contract.game import CHANCE, CLOCK, AnyGame, Seat
from gander.games import GAMES
from gander.luck import QuickLuck
from tests.oracle import Oracle, PlainMove
from tests.oracle.plain import Plainly, actor
from tests.oracle.positions import Lines, both
from tests.specimen import specimen

MOST_STEPS = 20_000


class Disagreement(AssertionError):
    """The two implementations differ; the message replays the game."""


@cache
def plain_moves(plainly: Plainly, moves: tuple[Any, ...]) -> frozenset[PlainMove]:
    """Kept, because the same lists of moves come again and again."""
    return frozenset(map(plainly.move, moves))


class Duel:
    """One game played by both."""

    def __init__(self, name: str, beginning: Any, state: Any, second: Oracle, seed: int | str) -> None:
        self.game: AnyGame = GAMES[name]
        self.plainly: Plainly = specimen(name).plainly
        self.rng = random.Random(f"choice {seed}")
        self.luck = QuickLuck(f"luck {seed}")
        self.beginning = beginning
        self.state = state
        self.second = second
        self.played: list[tuple[Seat, Any]] = []

    @classmethod
    def of(cls, name: str, options: Any, seed: int | str) -> Duel:
        """A whole game of this kind."""
        plainly = specimen(name).plainly
        varied = plainly.vary(options, random.Random(seed))
        return cls(name, varied, GAMES[name].setup(varied), plainly.oracle(varied), seed)

    @classmethod
    def at(cls, position: Lines, seed: int | str) -> Duel:
        """The rest of a game from this position on."""
        return cls(position["game"], position, *both(position), seed)

    def play(self) -> int:
        """Play to the end by random legal moves; how many there were."""
        self.compare()
        while awaited := self.game.to_move(self.state):
            if len(self.played) == MOST_STEPS:
                raise Disagreement(f"no end after {MOST_STEPS} moves from {self.beginning}")
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
            moves = self.game.legal_moves(self.state, seat)
            plain = plain_moves(self.plainly, moves)
            self.same("number of moves", seat, len(moves), len(plain))
            self.same("moves", seat, plain, self.second.moves(actor(seat)))
        self.same("places", None, self.plainly.places(self.state), self.second.places())
        public = self.game.observe(self.state, None)
        seen_by_all = self.plainly.view(public)
        self.same("public view", None, seen_by_all, self.second.view(None))
        for viewer in range(self.second.players):
            own = self.game.observe(self.state, viewer)
            seen = seen_by_all if own == public else self.plainly.view(own)
            self.same("view", viewer, seen, self.second.view(viewer))
        self.same("result", None, self.plainly.result(self.game.outcome(self.state)), self.second.result())

    def same(self, what: str, whose: Seat | None, first: Any, second: Any) -> None:
        if first == second:
            return
        if isinstance(first, dict) and isinstance(second, dict):
            keys = [key for key in {**first, **second} if first.get(key) != second.get(key)]
            first, second = ({key: side.get(key) for key in keys} for side in (first, second))
        heading = what if whose is None else f"{what} of {actor(whose)}"
        moves = "\n".join(f"    {actor(seat)}: {move}" for seat, move in self.played)
        raise Disagreement(f"{heading}:\n  first  {first}\n  second {second}\nafter {self.beginning}\n{moves}")
