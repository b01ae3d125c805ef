"""Tables in one line, and a time that only goes when told to."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from gander.contract.game import Luck, Seat
from gander.games import game as game_of
from gander.table import begin, decide
from gander.table.change import opened
from gander.table.codes import hash_of
from gander.table.decide import Newcomer, SentMove, Stride
from gander.table.errors import TableError
from gander.table.events import AnyEvent, Opened, encode
from gander.table.table import Table
from gander.table.terms import PlannedSeat, Settings
from gander.table.view import Looking

HOST = "host's device"
GUEST = "guest's device"
CODE = "K7QX3M9P"
SEED = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff"
NOON = 1_000_000.0

HERE = PlannedSeat("here", name="Mia")
OPEN = PlannedSeat("open")
BOT = PlannedSeat("bot", bot="uniform")

LOOKS: list[tuple[Looking, Seat | None]] = [("cover", None), ("public", None), ("seat", 0), ("seat", 1)]
"""Ways to look at a device. In each of them one is told the same of who must look away."""


def opening(
    game: str, seats: Sequence[PlannedSeat], settings: Settings | None = None, table: str = "t", **options: Any
) -> Opened[Any]:
    rules = game_of(game)
    return Opened(
        at=NOON,
        table=table,
        game=game,
        version=rules.version,
        options=rules.options(players=len(seats), **options),
        seats=tuple(seats),
        settings=settings or Settings(),
        host=HOST,
        seed=SEED,
        code_hash=hash_of(CODE),
    )


class Sitting:
    """A table, all its events so far, and the time."""

    def __init__(self, event: Opened[Any]) -> None:
        self.events: list[AnyEvent] = [event]
        self.table: Table = opened(event)
        self.now = NOON

    def take(self, stride: Stride) -> Stride:
        """Let it have happened."""
        assert stride.before == self.table
        self.table = stride.after
        self.events += stride.events
        return stride

    def start(self) -> Sitting:
        self.take(begin.start(self.table, self.now, HOST))
        return self

    def join(self, name: str = "Ben", seat: Seat | None = None, device: str = GUEST) -> Sitting:
        self.take(decide.join(self.table, self.now, Newcomer(device, name), hash_of(CODE), seat))
        return self

    def move(self, seat: Seat, move: Any, seq: int | None = None, move_id: str = "") -> Stride:
        device = self.table.chairs[seat].device
        assert device is not None
        answered = self.table.told if seq is None else seq
        reply = SentMove(seat, answered, move_id or f"m{self.table.seq}", move)
        return self.take(decide.move(self.table, self.now, device, reply))

    @property
    def state(self) -> Any:
        assert self.table.round is not None
        return self.table.round.state

    def legal(self, seat: Seat) -> tuple[Any, ...]:
        assert self.table.round is not None
        return self.table.round.legal[seat]

    def awaited(self) -> tuple[Seat, ...]:
        assert self.table.round is not None
        return self.table.round.awaited

    def play_on(self, luck: Luck, steps: int) -> None:
        """Any moves by those who are awaited, at most so many."""
        for _ in range(steps):
            seats = [seat for seat in self.awaited() if seat >= 0]
            if self.table.phase != "playing" or not seats:
                return
            seat = seats[luck.below(len(seats))]
            self.move(seat, self.legal(seat)[luck.below(len(self.legal(seat)))])


def sitting(game: str, *seats: PlannedSeat, settings: Settings | None = None, **options: Any) -> Sitting:
    return Sitting(opening(game, seats, settings, **options))


def refusal(kind: type[TableError], what: Callable[[], object]) -> str:
    """The code with which something is refused."""
    with pytest.raises(kind) as caught:
        what()
    return caught.value.code


OLD_SETTINGS = b'{"pace":1.5,"study_seconds":45.0,"new_card_seconds":7.0,"turn_seconds":null,"spectators":false}'


def opened_before(game: str) -> bytes:
    """How a table was opened while the countdowns were settings of their own."""
    written = encode(sitting(game, HERE).events[0])
    return re.sub(rb'(?<="settings":){.*?{}.*?}', OLD_SETTINGS, written)
