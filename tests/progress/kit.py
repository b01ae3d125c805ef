"""Games to derive answers from: played by somebody who knows some of it, or written down move by move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gander.contract.game import CHANCE, CLOCK, Outcome, Seat
from gander.contract.played import By, Person, PlayedGame, PlayedMove, Stint
from gander.games import GAMES
from gander.luck import QuickLuck
from gander.progress.played import from_record
from gander.progress.reference import play, sometimes

NOON = 1_000_000.0
MIA = Person("Mia", "otter", "device of Mia")
BEN = Person("Ben", "frog", "device of Ben")


def some_game(name: str, seed: int, knows: float = 0.6, **options: Any) -> PlayedGame:
    """A whole game by the rules, with mistakes."""
    game = GAMES[name]
    record, outcome = play(game, game.options(**options), sometimes(knows), QuickLuck(seed))
    return from_record(record, outcome)


def written(
    name: str, moves: Sequence[tuple[Seat, Any, float]], stints: Sequence[Sequence[Stint]] | None = None, **options: Any
) -> PlayedGame:
    """A game of which the moves and their times, in seconds from its start, are spelt out; it need not be over."""
    game = GAMES[name]
    agreed = game.options(**options)
    by: dict[Seat, By] = {CHANCE: "chance", CLOCK: "clock"}
    return PlayedGame(
        table="table",
        number=1,
        game=name,
        version=game.version,
        options=agreed,
        seed="",
        chosen=False,
        started=NOON,
        ended=NOON + 1000,
        moves=tuple(
            PlayedMove(actor, move, NOON + clock, clock, by.get(actor, "person")) for actor, move, clock in moves
        ),
        seats=tuple(map(tuple, stints)) if stints else ((Stint(0, MIA),),) * agreed.players,
        outcome=Outcome("for the test", (), (), ()),
    )
