"""What people asked for and were shown, checked against the log.

That a table is linearisable is argued, not searched for. The log of a table is one order of all its moves, and the
rules accept it from beginning to end; it is the witness. What remains to be checked: every acknowledged move is in it
once; a move that was acknowledged before another was asked for stands before it; and everything that anybody was shown
is exactly what the rules show of the place in that order which the view names, never an earlier one than was shown
before. The last also says that nobody was shown a card too many.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

import msgspec

from gander.contract.game import Seat
from gander.table.change import evolve, opened
from gander.table.events import AnyEvent, Moved, Opened
from gander.table.table import Table


@dataclass
class Asked:
    """A move that somebody made."""

    id: str
    at: float
    acknowledged_at: float | None = None


@dataclass
class Shown:
    seq: int
    observation: Any
    """As the game gives it to the seat, or to everybody."""


@dataclass
class History:
    """What one person asked for and was shown, in order."""

    seat: Seat | None
    asked: list[Asked] = field(default_factory=list)
    shown: list[Shown] = field(default_factory=list)


def faults_in(events: Sequence[AnyEvent], histories: Sequence[History]) -> list[str]:
    """What is wrong; nothing, if all is well. Raises what the rules raise for a log that breaks them."""
    tables = _tables(events)
    asked = [move for history in histories for move in history.asked]
    seqs = {event.id: seq for seq, event in enumerate(events, 1) if isinstance(event, Moved) and event.by == "person"}
    return [
        *(f"{move_id} was written {times} times" for move_id, times in doubled(events).items()),
        *(f"{move_id} was acknowledged and is lost" for move_id in lost(events, asked)),
        *_out_of_order(asked, seqs),
        *(fault for history in histories for fault in _wrongly_shown(tables, history)),
    ]


def _tables(events: Sequence[AnyEvent]) -> list[Table]:
    """The table after each event."""
    assert isinstance(events[0], Opened)
    tables = [opened(events[0])]
    for event in events[1:]:
        tables.append(evolve(tables[-1], event))
    return tables


def doubled(events: Iterable[AnyEvent]) -> dict[str | None, int]:
    """Moves of people that are written more than once, and how often."""
    return {move_id: times for move_id, times in _written(events).items() if times > 1}


def lost(events: Iterable[AnyEvent], asked: Iterable[Asked]) -> list[str]:
    """Moves that were acknowledged and are not written."""
    written = _written(events)
    return [move.id for move in asked if move.acknowledged_at is not None and not written[move.id]]


def _written(events: Iterable[AnyEvent]) -> Counter[str | None]:
    return Counter(event.id for event in events if isinstance(event, Moved) and event.by == "person")


def _out_of_order(asked: Iterable[Asked], seqs: dict[str | None, int]) -> Iterable[str]:
    """In the order of their numbers, no move may have been asked for after one with a higher number was
    acknowledged."""
    acknowledged = [(move.acknowledged_at, seqs[move.id]) for move in asked if move.acknowledged_at and move.id in seqs]
    for move in asked:
        earlier = [seq for at, seq in acknowledged if at < move.at]
        if move.id in seqs and earlier and seqs[move.id] < max(earlier):
            yield f"{move.id} was asked for after another was acknowledged, and stands before it"


def _wrongly_shown(tables: Sequence[Table], history: History) -> Iterable[str]:
    for earlier, later in pairwise(history.shown):
        if later.seq < earlier.seq:
            yield f"seat {history.seat} was shown {later.seq} after {earlier.seq}"
    for shown in history.shown:
        if shown.seq > len(tables):
            yield f"seat {history.seat} was shown {shown.seq}, and only {len(tables)} are written"
            continue
        table = tables[shown.seq - 1]
        expected = None if table.round is None else table.game.observe(table.round.state, history.seat)
        if msgspec.json.encode(shown.observation) != msgspec.json.encode(expected):
            yield f"seat {history.seat} was shown something else than {shown.seq} is"
