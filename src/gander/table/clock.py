"""Deadlines as data. They follow from the table, so they are the same after a restart; one that passed while nobody
was there has passed all the same."""

from typing import Final

from msgspec import Struct

from gander.contract.game import CLOCK, Seat
from gander.table.table import Round, Table

PATIENCE: Final = 4
"""Where people could answer as well, a bot with a choice gives them this many times its usual pace."""


class Due(Struct, frozen=True, gc=False):
    """At this time somebody's move is made for them: a seat's, or the clock's."""

    at: float
    actor: Seat


def deadlines(table: Table) -> tuple[Due, ...]:
    """When time runs out, and for whom."""
    current, settings = table.round, table.settings
    if table.phase != "playing" or current is None:
        return ()
    if current.clock_runs:
        seconds = settings.new_card_seconds if current.memorised else settings.study_seconds
        return (Due(current.clock_at + seconds, CLOCK),)
    if settings.turn_seconds is None:
        return ()
    people = [seat for seat in current.awaited if table.chairs[seat].bot is None]
    return tuple(Due(current.asked_at[seat] + settings.turn_seconds, seat) for seat in people)


def bot_turns(table: Table) -> tuple[Due, ...]:
    """When the bots move."""
    current = table.round
    if table.phase != "playing" or current is None:
        return ()
    pace = table.settings.pace
    return tuple(
        Due(current.asked_at[seat] + pace * (PATIENCE if gives_way(table, current, seat) else 1), seat)
        for seat in current.awaited
        if seat >= 0 and table.chairs[seat].bot is not None
    )


def gives_way(table: Table, current: Round, seat: Seat) -> bool:
    """Whether a bot should let people go first: it has a choice to make that they could make as well."""
    people = any(other >= 0 and table.chairs[other].bot is None for other in current.awaited)
    return people and len(current.legal[seat]) > 1


def next_due(table: Table) -> float | None:
    """When the table must be looked after again, if nobody does anything."""
    return min((due.at for due in (*deadlines(table), *bot_turns(table))), default=None)
