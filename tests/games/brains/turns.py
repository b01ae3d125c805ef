"""Film strips of turns in the Brains, at tables that people really play, on a phone and on a television.

The clock of the page goes on by a tenth of a second for each picture, and all that moves is set to that moment: so no
picture comes late, however slow the machine is.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any, Final

from msgspec.structs import replace
from playwright.sync_api import Browser, Page
from playwright.sync_api import TimeoutError as TooLate

from gander.client import Device
from gander.table.terms import PlannedSeat, Settings
from gander.web.messages.table_messages import Start
from gander.web.services.sessions import COOKIE
from tests.page.conftest import PHONE, SEED, TV
from tests.page.server import Server
from tests.page.wire import over_the_wire, to_the_end
from tests.web.kit import OPEN, table_for

GAME: Final = "brains"
NAMES: Final = ("Ben", "Mia", "Ida")
EVERY: Final = 100
KINDS: Final = 4
NEARLY_EMPTY: Final = 25
SKIPPED: Final = 8
FEAST: Final = 6
"""Brains: so many on their way are worth a film."""
STEP: Final = """now => {
    window.began ??= new Map();
    for (const one of document.getAnimations()) {
        if (!began.has(one)) began.set(one, now);
        one.pause();
        const passed = now - began.get(one);
        if (passed < one.effect.getComputedTiming().endTime) one.currentTime = passed;
        else one.finish();
    }
}"""
"""Sets all that moves to this moment of the film."""
SHOWN: Final = """() => {
    const board = document.querySelector('.board');
    const chosen = board.querySelector('.totals .chosen')?.ariaLabel ?? '';
    const [middle] = board.querySelector('.pool').textContent.match(/\\d+/);
    const said = board.querySelector('.prompt').textContent;
    return { beat: board.dataset.beat ?? '', chosen, middle: Number(middle), said };
}"""

Strip = list[tuple[str, bytes]]


def films_of_turns(browser: Browser, server: Server, *, big: bool) -> dict[str, Strip]:
    """By name: the last throw, a taking, the title of phase 2 and a robbery, as they come in one game."""
    context = browser.new_context(**(TV if big else PHONE), locale="en-GB")
    page = context.new_page()
    page.clock.install()
    table, tokens = over_the_wire(begin(server.address, big=big))
    context.add_cookies([{"name": COOKIE, "value": tokens[0], "url": server.address}])
    page.goto(f"{server.address}#/table/{table}")
    page.locator(".board").wait_for()
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    players = tokens[1:] if big else tokens
    found: dict[str, Strip] = {}
    played = 0
    while len(found) < KINDS:
        # Two kinds come at the beginning, the others once the middle is nearly empty: between them most is skipped.
        skips = len(found) == KINDS / 2 and page.evaluate(SHOWN)["middle"] > NEARLY_EMPTY
        played += SKIPPED if skips else 1
        over_the_wire(to_the_end(server.address, table, players, seed=played, moves=played))
        name = None if skips else what(page)
        if name is not None and name not in found:
            found[name] = list(frames_of(page, played))
        page.clock.run_for(2500)
    context.close()
    return found


async def begin(address: str, *, big: bool) -> tuple[str, list[str]]:
    """Three people at their devices, and in front of a big screen that runs the table, or without; gives all tokens."""
    devices = [Device(address) for _ in range(4 if big else 3)]
    mine = OPEN if big else PlannedSeat("here", name=NAMES[0])
    first = await devices[0].open(replace(table_for(GAME, mine, OPEN, OPEN, settings=Settings(pace=0)), seed=SEED))
    for device, name in zip(devices[1:], NAMES if big else NAMES[1:], strict=True):
        await device.join(str(first.table.code), name)
    await devices[0].act(first.table.id, Start())
    tokens = [str(device._http.cookies[COOKIE]) for device in devices]
    for device in devices:
        await device.close()
    return first.table.id, tokens


def what(page: Page) -> str | None:
    """What is shown now, if it is worth a film; no time passes meanwhile."""
    try:
        page.locator(".board[data-beat]").wait_for(timeout=400)
    except TooLate:
        return None
    seen: dict[str, Any] = page.evaluate(SHOWN)
    if seen["beat"] == "fall":
        return "third" if "3 of 3" in seen["said"] else None
    *_, brains = (int(word) for word in seen["chosen"].replace(",", "").split() if word.isdigit())
    if "pay" in seen["chosen"]:
        return "robbing" if brains >= FEAST else None
    if brains >= seen["middle"]:
        return "title"
    return "taking" if brains >= FEAST else None


def frames_of(page: Page, film: int) -> Iterator[tuple[str, bytes]]:
    """From the first moment of the show to the table at rest."""
    for number in count():
        beat = page.evaluate(SHOWN)["beat"]
        page.evaluate(STEP, film * 1e6 + number * EVERY)
        yield f"{number * EVERY} ms {beat}", page.screenshot(type="jpeg", quality=80)
        if not beat:
            return
        page.clock.run_for(EVERY)
