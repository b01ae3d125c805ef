"""Finished games as they come from the rules: their mode, and records without times."""

from collections.abc import Iterable
from typing import Any

from gander.contract.game import CHANCE, CLOCK, Outcome, Seat
from gander.contract.played import By, Person, PlayedGame, PlayedMove, Stint
from gander.games import game as game_of
from gander.record import Record


def mode_of(played: PlayedGame) -> str:
    """The mode that was played, also where the options left it to the number of players."""
    mode: str = game_of(played.game).setup(played.options).mode
    return mode


def from_record(
    record: Record[Any, Any], outcome: Outcome, *, seconds: float = 1.0, name: str = "simulated", number: int = 1
) -> PlayedGame:
    """A game without times as if a move was made every so many seconds, by people."""
    return PlayedGame(
        table=name,
        number=number,
        game=record.game,
        version=record.version,
        options=record.options,
        seed="",
        chosen=True,
        started=0.0,
        ended=seconds * len(record.moves),
        moves=tuple(_timed((moved.actor, moved.move) for moved in record.moves) if seconds else ()),
        seats=tuple(
            (Stint(0, Person(f"player {seat}", "otter", f"device {seat}")),) for seat in range(record.options.players)
        ),
        outcome=outcome,
    )


def _timed(moves: Iterable[tuple[Seat, Any]]) -> Iterable[PlayedMove]:
    for number, (actor, move) in enumerate(moves):
        by: By = "chance" if actor == CHANCE else "clock" if actor == CLOCK else "person"
        yield PlayedMove(actor, move, float(number), float(number), by)
