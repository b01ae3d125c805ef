"""What the deals of a day follow from, drawn ahead: once per day, however many workers draw. `docs/day.md` says why.

A row is never changed. A day that somebody began without one follows the formula for good.
"""

import secrets
from collections.abc import Collection
from datetime import date, timedelta
from typing import Final

from gander.day import latest_day
from gander.store.sql import Connection, places

AHEAD: Final = 7
"""Days for which secrets lie ready: a computer that is switched on once a week has one for every day."""
BYTES: Final = 32

PUT: Final = "insert into day_secrets (day, secret) values (?, ?) on conflict (day) do nothing"


def draw(connection: Connection, now: float) -> None:
    """Draw what is missing for the days to come. Who has begun a day could have known it, so that one is left alone."""
    latest = latest_day(now)
    days = [latest + timedelta(days=number) for number in range(1, AHEAD + 1)]
    connection.executemany(PUT, [(day.isoformat(), secrets.token_hex(BYTES)) for day in days])


def secret_of(connection: Connection, day: date) -> str | None:
    """What a deal that is begun now follows from; `None` for the formula, from then on for everybody."""
    connection.execute(PUT, (day.isoformat(), None))
    return drawn(connection, (day,))[day]


def drawn(connection: Connection, days: Collection[date]) -> dict[date, str | None]:
    """The secrets of some days; `None` for those that follow the formula as far as is known."""
    texts = [day.isoformat() for day in days]
    rows = connection.execute(f"select day, secret from day_secrets where day in ({places(texts)})", texts)
    found = {row["day"]: row["secret"] for row in rows}
    return {day: found.get(day.isoformat()) for day in days}
