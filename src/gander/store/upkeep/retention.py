"""How long anything is kept of anybody: whoever runs a server may set an end, as that of the school year."""

from datetime import date, datetime, timedelta
from typing import Final

from msgspec import Struct

from gander.store.forget import forget_participant
from gander.store.sql import Connection

A_DAY: Final = 24 * 3600.0
OF_OLD_GAMES: Final = "in (select id from games where ended < :cutoff)"

EXPIRED: Final = (
    f"delete from reports where player in (select player from answers where game_id {OF_OLD_GAMES})",
    f"delete from entries where game_id {OF_OLD_GAMES}",
    f"delete from answers where game_id {OF_OLD_GAMES}",
    "delete from games where ended < :cutoff",
    "delete from practised where at < :cutoff",
    "delete from days where day < :day",
    "delete from ghosts where month || '-01' < :day",
    """
    delete from players where since < :cutoff
        and id not in (select player from answers) and id not in (select player from practised)
        and id not in (select player from days) and id not in (select player from ghosts)
    """,
    "delete from unlinked where at < :cutoff",
    """
    delete from pads where coalesce(seen, 0) < :cutoff
        and pad not in (select pad from players) and device not in (select device from devices)
    """,
)
"""What goes beside the tables, in an order in which nothing refers to what is gone. Of a ghost only its month is known:
one of the month in which the end lies goes, too."""
GONE_PARTICIPANTS: Final = """
    select participant from participants where code <> '—' and arrived < :cutoff
        and participant not in (select participant from study_steps where at >= :cutoff)
"""
"""Who has done nothing in a study since."""


class Retention(Struct, frozen=True):
    """When what was played is deleted; without either, when somebody removes it."""

    until: str | None = None
    """The last day of every year on which it is kept, as `07-31`."""
    days: int | None = None

    def __post_init__(self) -> None:
        if self.until is not None:
            _day_in(2024, self.until)  # raises `ValueError`; the year has a 29 February
        if self.days is not None and self.days < 1:
            raise ValueError(f"{self.days} days are no time to keep anything for")

    def cutoff(self, now: float) -> float:
        """Everything from before this moment goes, by the clock of the machine; 0 if nothing does."""
        ends = [0.0]
        if self.days is not None:
            ends.append(now - self.days * A_DAY)
        if self.until is not None:
            ends.append(_midnight(self._last_end(date.fromtimestamp(now)) + timedelta(days=1)))
        return max(ends)

    def next_end(self, now: float) -> date | None:
        """The next day on which everything goes that was played until then."""
        if self.until is None:
            return None
        today = date.fromtimestamp(now)
        this_year = _day_in(today.year, self.until)
        return this_year if today <= this_year else _day_in(today.year + 1, self.until)

    def _last_end(self, today: date) -> date:
        assert self.until is not None
        this_year = _day_in(today.year, self.until)
        return this_year if this_year < today else _day_in(today.year - 1, self.until)


def _day_in(year: int, written: str) -> date:
    """29 February is the last of February where there is none."""
    month, _, day = written.partition("-")
    if (month, day) == ("02", "29") and not _is_leap(year):
        return date(year, 2, 28)
    return date.fromisoformat(f"{year:04}-{month}-{day}")


def _is_leap(year: int) -> bool:
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def day_began(now: float) -> float:
    """When today began, by the clock of the machine."""
    return _midnight(date.fromtimestamp(now))


def _midnight(day: date) -> float:
    return datetime(day.year, day.month, day.day).timestamp()


FOR_EVER: Final = Retention()


def expired_games(connection: Connection, cutoff: float) -> int:
    """How many games are on notepads that have been kept for long enough."""
    return int(connection.execute("select count(*) from games where ended < ?", (cutoff,)).fetchone()[0])


def expired_participants(connection: Connection, cutoff: float) -> list[str]:
    """Of whom a study has kept everything for long enough."""
    return [row[0] for row in connection.execute(GONE_PARTICIPANTS, {"cutoff": cutoff})]


def remove_expired(connection: Connection, cutoff: float) -> int:
    """Take off the notepads what has been kept for long enough, and the players of whom nothing is left; how many
    games that was. Of participants in studies only their number stays."""
    if not cutoff:
        return 0
    for participant in expired_participants(connection, cutoff):
        forget_participant(connection, participant)
    gone = expired_games(connection, cutoff)
    day = date.fromtimestamp(cutoff).isoformat()
    for query in EXPIRED:
        connection.execute(query, {"cutoff": cutoff, "day": day})
    return gone
