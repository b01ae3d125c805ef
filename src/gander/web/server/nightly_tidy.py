"""A server tidies up by itself, at night: of several that share a database, one."""

import asyncio
import logging
from collections.abc import Callable
from datetime import datetime
from typing import Final

from gander.store.coordination.day_secrets import draw
from gander.store.errors import StoreError
from gander.store.notepad.classes import delete_old_classes
from gander.store.notepad.notepad import Notepad
from gander.store.upkeep.retention import A_DAY, FOR_EVER, Retention, day_began
from gander.store.upkeep.tidy import (
    TidyCounts,
    added,
    end_turn,
    left_tables,
    note_turn,
    take_turn,
    tidy_table,
    tidy_the_rest,
)

log = logging.getLogger(__name__)

NIGHT: Final = range(3, 5)
"""The hours, where the server stands, in which it tidies up."""
AT_NIGHT: Final = 0.5 * A_DAY
"""It was done tonight already, if it was done so recently."""
BY_DAY: Final = 3 * A_DAY
"""After so long it is done at any hour: the computer of a household sleeps at night."""
LOOK: Final = 600.0
"""Seconds from one look at the clock to the next."""
BREATH: Final = 0.02
"""Seconds from table to table, in which whoever plays comes first."""
AT_ONCE: Final = 500
"""Tables after which a server says again that it is at it."""


async def every_night(
    notepad: Notepad,
    clock: Callable[[], float],
    look: float = LOOK,
    retention: Retention = FOR_EVER,
    draws: bool = True,
) -> None:
    """Draw for the days to come and tidy up, whenever it is time to, until cancelled."""
    while True:
        await asyncio.sleep(look)
        try:
            if draws:
                await notepad.run(draw, clock())
            await forget_yesterdays_classes(notepad, clock())
            await tidy_if_due(notepad, clock, retention)
        except StoreError as fault:  # as while the database is away; the next look is soon enough
            log.error("tidying up failed: %s", type(fault).__name__)


async def forget_yesterdays_classes(notepad: Notepad, now: float) -> int:
    """Nothing of a class is kept beyond its day, unless somebody asked for it; how many are gone. A computer that is
    off at night does it as soon as it is on."""
    gone = await notepad.run(delete_old_classes, day_began(now))
    if gone:
        await notepad.wipe()
    return gone


async def tidy_if_due(
    notepad: Notepad, clock: Callable[[], float], retention: Retention = FOR_EVER
) -> TidyCounts | None:
    """Tidy up, unless it was done or somebody is at it. Who is stopped meanwhile leaves the rest to the next."""
    now = clock()
    is_night = datetime.fromtimestamp(now).hour in NIGHT
    if not await notepad.run(take_turn, now, now - (AT_NIGHT if is_night else BY_DAY)):
        return None
    done = TidyCounts()
    for number, table in enumerate(await notepad.ask(left_tables, now, retention), start=1):
        done = added(done, await notepad.run(tidy_table, table, now, retention))
        if number % AT_ONCE == 0:
            await notepad.run(note_turn, clock())
        await asyncio.sleep(BREATH)
    done = added(done, await notepad.run(tidy_the_rest, now, retention))
    await notepad.wipe()
    await notepad.run(end_turn, clock())
    log.info("tidied up: %s", done)
    return done
