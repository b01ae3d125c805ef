"""Simulated games as tables for other programs: one row per seat of each game, as CSV or as JSON."""

import csv
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TextIO

import msgspec
from msgspec import Struct
from msgspec.structs import asdict

from gander.research.simulate import Plan, Result
from gander.research.standings import won_by


class SeatRow(Struct, frozen=True):
    """How one game went for one seat. `docs/cli.md` tells what the columns mean."""

    game: str
    options: dict[str, Any]
    seed: str
    table: int
    """Which table of a tournament, from 1 on."""
    number: int
    """Which game at that table, from 1 on."""
    seat: int
    """From 1 on, clockwise."""
    bot: str
    score: int
    win: float
    """The part of the win: 0.5 if two share it."""
    moves: int
    """Of all bots together in this game."""


def seat_rows(tables: Iterable[tuple[Plan, Sequence[Result]]]) -> Iterator[SeatRow]:
    """Every seat of every game, table by table."""
    for table, (plan, results) in enumerate(tables, start=1):
        options = msgspec.to_builtins(plan.options)
        for result in results:
            for seat, (bot, score) in enumerate(zip(result.bots, result.scores, strict=True)):
                win = won_by(seat, result)
                yield SeatRow(
                    plan.game, options, plan.seed, table, result.number + 1, seat + 1, bot, score, win, result.moves
                )


def write_csv(rows: Iterable[SeatRow], file: TextIO) -> None:
    """A line of names, and one line per row; the options are one cell of JSON."""
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(SeatRow.__struct_fields__)
    for row in rows:
        cells = asdict(row) | {"options": msgspec.json.encode(row.options).decode()}
        writer.writerow(cells.values())


def write_json(rows: Iterable[SeatRow], file: TextIO) -> None:
    """One list of objects, a line for each."""
    lines = ",\n".join(msgspec.json.encode(row).decode() for row in rows)
    file.write(f"[\n{lines}\n]\n")
