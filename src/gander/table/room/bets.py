"""Bets on whether somebody knows it: who may make one, which are open, and who was right when the truth is there.

A bet is an event like all others, so it outlives a server that is killed; only who made it is told before the truth.
"""

from gander.contract.game import Seat, mode_of
from gander.table.events import BetPlaced, BetsSettled, Device
from gander.table.room.played import PersonNumber
from gander.table.room.room_view import BetAsked
from gander.table.table import Table


def thinker(table: Table) -> Seat | None:
    """The person on whom others may bet now. Bots think too shortly."""
    if table.room is None or table.room.no_bets or table.round is None or table.phase != "playing":
        return None
    seat = table.game.bet_on(table.round.state)
    return None if seat is None or table.chairs[seat].bot is not None or table.chairs[seat].device is None else seat


def bettor(table: Table, device: Device) -> PersonNumber | None:
    """Who on a device may bet now: somebody who looks on and has held no seat in this game, or who waits at a seat from
    which nothing is seen that not everybody sees. Nobody bets on themself, nor where all play together."""
    seat = thinker(table)
    if seat is None or table.room is None or table.round is None:
        return None
    chair, mine, numbers = table.chairs[seat], table.seats_of(device), table.room.numbers_of(device)
    if not numbers or device == chair.device or device in chair.circle:
        return None
    if not mine:
        return None if any(device in held for held in table.held_by) else numbers[0]
    options = table.round.options
    if mode_of(options.players, options.mode, options.starter, table.game.players) != "versus" or len(mine) > 1:
        return None
    sees_more = table.game.sees_alone(table.round.state, mine[0])
    return None if sees_more or table.chairs[mine[0]].bot is not None else table.person_at(mine[0])


def open_bets(table: Table) -> tuple[BetPlaced, ...]:
    """Those on what is asked now."""
    seat = thinker(table)
    if seat is None or table.round is None:
        return ()
    since = table.round.since[seat]
    return tuple(bet for bet in table.bets if bet.since == since)


def bet_asked(table: Table, device: Device) -> BetAsked | None:
    """What a device may bet on now, and what was bet on it."""
    seat, person = thinker(table), bettor(table, device)
    if seat is None or person is None or table.round is None:
        return None
    yours = next((bet.knows for bet in open_bets(table) if bet.person == person), None)
    return BetAsked(seat, table.round.since[seat], yours)


def truth(before: Table, after: Table, at: float) -> BetsSettled | None:
    """What came of the bets, if the last move of who thought shows it."""
    bets, seat = open_bets(before), thinker(before)
    knew = None if after.step is None else after.game.knew(after.step)
    if not bets or seat is None or knew is None:
        return None
    right = tuple(bet.person for bet in bets if bet.knows == knew)
    wrong = tuple(bet.person for bet in bets if bet.knows != knew)
    return BetsSettled(at, seat, knew, right, wrong, bets[0].since)
