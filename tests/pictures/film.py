"""Film strips of each game: its moment of truth and its rolls, every tenth of a second on a phone, and its end, there
and on a television."""

from __future__ import annotations

import tempfile
from base64 import b64encode
from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from time import monotonic
from typing import Any, Final

from playwright.sync_api import Browser, Locator, Page

from gander.games import GAMES
from tests.page import wire
from tests.page.conftest import PHONE, QUICK_AND_KNOWN, TV
from tests.page.people import Person
from tests.page.scene import AT, FIGURES
from tests.page.screens import fewest
from tests.page.server import Server
from tests.page.truths import WITH_TRUTH, led_up_to, truth_of
from tests.tree import ROOT

FOLDER: Final = ROOT / "docs" / "film"
EVERY: Final = 0.1
REST: Final = 3
"""How many pictures are taken of the table at rest, after the show."""
LONGEST: Final = 50
SCENE: Final = 3000
"""By then all of it is there; the rest of the scene is to be enjoyed."""
STRIP: Final = """<style>
    main { padding: 6px; display: grid; grid-template-columns: repeat(%(columns)s, %(wide)spx); gap: 6px;
           width: max-content; background: #1c2742; color: #fff; font: 11px/1.3 sans-serif }
    figure { margin: 0 } img { width: %(wide)spx; border-radius: 6px; display: block }
</style>"""


def take_films(browser: Browser) -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        try:
            for game in GAMES:
                if find_spec(f"tests.games.{game}.turns") is not None:
                    take_turns(browser, server, game)
                elif game in WITH_TRUTH:
                    take_truth(browser, server, game)
                take_ending(browser, server, game)
        finally:
            server.stop()


def take_ending(browser: Browser, server: Server, game: str) -> None:
    (FOLDER / f"{game}-ending.jpg").write_bytes(strip(browser, last_scene(browser, server, game, PHONE)))
    frames = last_scene(browser, server, game, TV)
    (FOLDER / f"{game}-ending-tv.jpg").write_bytes(strip(browser, frames, 216, 6))


def take_turns(browser: Browser, server: Server, game: str) -> None:
    """Of a game that brings its own films, in `tests/games/<game>/turns.py`."""
    turns = import_module(f"tests.games.{game}.turns")
    for big, wide, columns in ((False, 128, 10), (True, 216, 6)):
        for name, frames in turns.films_of_turns(browser, server, big=big).items():
            path = FOLDER / f"{game}-{name}{'-tv' if big else ''}.jpg"
            path.write_bytes(strip(browser, frames, wide, columns))


def take_truth(browser: Browser, server: Server, game: str) -> None:
    (FOLDER / f"{game}.jpg").write_bytes(strip(browser, moment_of_truth(browser, server, game)))
    if (rolls := truth_of(game).rolls) is not None:
        (FOLDER / f"{game}-roll.jpg").write_bytes(strip(browser, moment_of_truth(browser, server, game, rolls)))


def moment_of_truth(
    browser: Browser, server: Server, game: str, leads_up: Callable[[Person], Locator] | None = None
) -> list[tuple[str, bytes]]:
    context = browser.new_context(**PHONE, locale="en-GB")
    context.add_init_script(QUICK_AND_KNOWN)
    me = Person(context, server.address)
    press = led_up_to(me, game, leads_up)
    me.page.wait_for_timeout(800)  # what came before has come to rest
    frames = film(me.page, press)
    context.close()
    return frames


def last_scene(browser: Browser, server: Server, game: str, size: Mapping[str, Any]) -> list[tuple[str, bytes]]:
    """Of a game that was really played. Its animations are set to each moment, so that no picture comes late."""
    contexts = [browser.new_context(**size, locale="en-GB") for _ in range(max(2, fewest(game)))]
    people = [Person(context, server.address) for context in contexts]
    wire.all_play_to_the_end_with_the_clock_stopped(people, game)
    page = people[0].page
    people[0].goes_on_until("On to the result")
    page.locator(FIGURES).first.wait_for(state="attached")
    frames: list[tuple[str, bytes]] = []
    for at in range(0, SCENE, 2 * round(1000 * EVERY)):
        page.evaluate(AT, at)
        frames.append((f"{at} ms", page.screenshot(type="jpeg", quality=80)))
    for context in contexts:
        context.close()
    return frames


def film(page: Page, press: Locator) -> list[tuple[str, bytes]]:
    """From the press to the end of the show; each picture with its time and its beat."""
    frames: list[tuple[str, bytes]] = []
    press.click()
    began, shown, rested = monotonic(), False, 0
    while rested < REST and len(frames) < LONGEST:
        page.wait_for_timeout(max(0, 1000 * (began + EVERY * len(frames) - monotonic())))
        at = round(1000 * (monotonic() - began), -1)
        beat = page.locator(".table[data-game]").get_attribute("data-beat") or ""
        frames.append((f"{at:.0f} ms {beat}", page.screenshot(type="jpeg", quality=80)))
        shown = shown or beat != ""
        rested += shown and beat == ""
    return frames


def strip(browser: Browser, frames: list[tuple[str, bytes]], wide: int = 128, columns: int = 10) -> bytes:
    """All pictures side by side."""
    page = browser.new_page(device_scale_factor=1)
    pictures = (
        f'<figure><img src="data:image/jpeg;base64,{b64encode(picture).decode()}">{words}</figure>'
        for words, picture in frames
    )
    style = STRIP % {"wide": wide, "columns": columns}
    page.set_content(f"{style}<main>{''.join(pictures)}</main>")
    made = page.locator("main").screenshot(type="jpeg", quality=40)
    page.close()
    return made
