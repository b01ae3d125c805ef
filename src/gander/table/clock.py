"""Deadlines as data. They follow from the table, so they are the same after a restart; one that passed while nobody
was there has passed all the same."""

from typing import Final

from msgspec import Struct

from gander.contract.game import CLOCK, AnyGame, Seat, WrongOption
from gander.table.show import Showing, seconds_of
from gander.table.table import Round, Table
from gander.table.terms import Settings

PATIENCE: Final = 4
"""Where people could answer as well, a bot with a choice gives them this many times its usual pace."""

AT_ONCE: Final = 0.5
"""With one thing to do there is nothing to think about: this part of its pace is enough to see whose turn it is."""
AMONG_BOTS: Final = 0.4
"""Nobody wants to watch the others for long once all people are out: what bots take then of their usual time."""

QUICKEST: Final = 0.3
"""Seconds. Bots that take less for a move are too fast for anybody to watch."""
LEGIBLE: Final = 0.7
"""Seconds. In less than that nobody sees how the dice came to rest, and what was made of them."""
THROWN: Final = 0.5
"""Seconds, where nobody but those at one device must see dice first: who has thrown them thinks while they fall."""
BRISKLY: Final = 0.7
"""What bots take of their pace where all people look at one device of their own: nobody there should have to wait."""


DESERTED: Final = 15 * 60
"""Seconds. For so long a game that all people have left waits for somebody to come back."""

QUICK: Final = 1
"""Seconds. Whoever has bots think less than this wants to see things quickly, too."""


class Due(Struct, frozen=True, gc=False):
    """At this time somebody's move is made for them: a seat's, or the clock's."""

    at: float
    actor: Seat
    seconds: float
    """How long they had."""
    countdown: str | None = None
    """Which countdown of the game it is, if it is everybody's."""


def time_to_watch(table: Table, showing: Showing) -> float:
    """For how many seconds all watch what happened, before anybody's time runs and bots think. It is the same for all
    at a table, whatever pace somebody likes on their own device; on a big screen it is never quick."""
    settings = table.settings
    if not settings.pace:
        return 0
    if showing in ("dice", "throw") and settings.turn_seconds is None:
        return 0  # bots think while dice fall; only somebody whose time is limited could lose some of it
    if table.is_on_big_screen():
        return seconds_of(showing, "big", "usual")
    return seconds_of(showing, "own", "quick" if settings.pace < QUICK else "usual")


def seen_at(table: Table, current: Round, seat: Seat) -> float:
    """When all have seen what a seat is asked about."""
    return current.asked_at[seat] + time_to_watch(table, current.shown[seat])


def deadlines(table: Table) -> tuple[Due, ...]:
    """When time runs out, and for whom."""
    current, settings = table.round, table.settings
    if table.phase != "playing" or current is None:
        return ()
    if (running := current.countdown) is not None:
        if settings.relaxed:
            return ()
        seconds = settings.countdowns.get(running, table.game.countdowns[running])
        begins = current.countdown_at + time_to_watch(table, current.countdown_shown)
        return (Due(begins + seconds, CLOCK, seconds, running),)
    if (limit := settings.turn_seconds) is None:
        return ()
    people = [seat for seat in current.awaited if table.chairs[seat].bot is None]
    return tuple(Due(seen_at(table, current, seat) + limit, seat, limit) for seat in people)


def check_countdowns(game: AnyGame, settings: Settings) -> None:
    """Raises `WrongOption` for a countdown that the game does not have."""
    for name in settings.countdowns:
        if name not in game.countdowns:
            raise WrongOption("countdowns", name, f"one of {', '.join(game.countdowns) or 'none'} in {game.name}")


def bot_turns(table: Table) -> tuple[Due, ...]:
    """When the bots move."""
    current = table.round
    if table.phase != "playing" or current is None:
        return ()
    bots = [seat for seat in current.awaited if seat >= 0 and table.chairs[seat].bot is not None]
    if not bots:
        return ()
    paces = {seat: thinking(table, current, seat) for seat in bots}
    return tuple(Due(seen_at(table, current, seat) + pace, seat, pace) for seat, pace in paces.items())


def thinking(table: Table, current: Round, seat: Seat) -> float:
    """How many seconds a bot takes for what it is asked, once all have seen that."""
    pace = table.settings.pace
    people = [other for other, chair in enumerate(table.chairs) if chair.bot is None]
    if not any(table.game.plays_on(current.state, person) for person in people):
        return _meanwhile(table, current, seat, pace * AMONG_BOTS)
    if gives_way(table, current, seat):
        return pace * PATIENCE
    forced = len(current.legal[seat]) == 1
    if not brisk(table):
        return pace * AT_ONCE if forced else pace
    if forced:
        return _meanwhile(table, current, seat, min(pace * AT_ONCE, QUICKEST))
    choosing = max(pace * BRISKLY, min(pace, LEGIBLE))
    return _meanwhile(table, current, seat, min(choosing, THROWN) if current.shown[seat] == "throw" else choosing)


def brisk(table: Table) -> bool:
    """Whether all people look at one device, and do not like it relaxed: nobody else has to see what happens first."""
    devices = {chair.device for chair in table.chairs if chair.bot is None}
    return devices == {table.host} and not table.stages and not table.settings.relaxed


def _meanwhile(table: Table, current: Round, seat: Seat, seconds: float) -> float:
    """What is left of it for a bot that has thought while all watched what came out."""
    if not brisk(table):
        return seconds
    shown = current.shown[seat]
    # The dice are free as soon as what they brought is on its way.
    rest = 0 if shown in ("count", "chapter") else min(seconds, QUICKEST)
    return max(seconds - time_to_watch(table, shown), rest)


def hurried(table: Table, went_on_at: float, *, alone: bool) -> float | None:
    """When the next bot moves once somebody says that it need not think any longer; `None` if the game waits for
    anybody else too. Who looks at the table alone may have seen enough of what happened; others watch it to its end."""
    turns, current = bot_turns(table), table.round
    if current is None or not turns or len(turns) < len(current.awaited):
        return None
    watched = went_on_at if alone else min(due.at - due.seconds for due in turns)
    return max(went_on_at + QUICKEST, watched)


def gives_way(table: Table, current: Round, seat: Seat) -> bool:
    """Whether a bot should let people go first: it has a choice to make that they could make as well."""
    people = any(other >= 0 and table.chairs[other].bot is None for other in current.awaited)
    return people and len(current.legal[seat]) > 1


def silence_ends(table: Table) -> float | None:
    """When a sealed game begins without the shares that did not come."""
    return None if table.seal is None else table.seal.at + table.seal.patience


def deserted_until(table: Table) -> float | None:
    """When a game is over that waits for anybody to come back."""
    return table.paused_at + DESERTED if table.phase == "paused" and table.is_deserted() else None


def next_due(table: Table) -> float | None:
    """When the table must be looked after again, if nobody does anything."""
    for ends in (silence_ends(table), deserted_until(table)):
        if ends is not None:
            return ends
    coming = (*deadlines(table), *bot_turns(table))
    return min(due.at for due in coming) if coming else None
