"""Every game from the first page to the result, in the engines that no other test drives: WebKit and Firefox."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from gander.games import GAMES
from tests.engines.firefox import firefox
from tests.engines.webkit import webkit
from tests.engines.window import QUICK, TEXT, Window, buttons, complaints, loads, presses, until
from tests.kinds import ALSO_ALONE
from tests.page.server import Server
from tests.page.words import EN

pytestmark = pytest.mark.nightly

ENGINES: dict[str, Callable[[Path], AbstractContextManager[Window]]] = {"webkit": webkit, "firefox": firefox}
LONGEST = 420.0
"""Seconds within which any game is over that somebody plays without thinking."""
RESULT = "return [...document.querySelectorAll('table caption')].some((it) => it.textContent === 'The result')"
BEFORE_LOADING_AGAIN = 12
"""After this many presses the page is loaded anew: the table must still be there."""


def opens(window: Window, address: str, game: str) -> None:
    loads(window, address)
    window.runs(QUICK)
    clicks(window, f'a[href="#/play/{game}"]')
    clicks(window, "form.setup button[type=submit]")
    until(window, "return location.hash.startsWith('#/table/')")


def clicks(window: Window, selector: str) -> None:
    until(window, f"const it = document.querySelector({selector!r}); it?.click(); return it !== null")


def does_something(window: Window, chance: random.Random) -> bool:
    """Press anything that does not stop the game."""
    open_to_me = [name for name in buttons(window) if not EN.avoids.search(name)]
    in_earnest = [name for name in open_to_me if not EN.dawdles.search(name)] or open_to_me
    agreeing = [name for name in open_to_me if EN.agrees.search(name)]
    return bool(in_earnest) and presses(window, chance.choice(agreeing or in_earnest))


def plays(window: Window, presses_wanted: int | None, chance: random.Random) -> None:
    """Until so many things were pressed, or until the result."""
    done, give_up = 0, time.monotonic() + LONGEST
    while not window.runs(RESULT):
        done += does_something(window, chance)
        if done == presses_wanted:
            return
        assert time.monotonic() < give_up, f"no result after {done} presses:\n{window.runs(TEXT)}"


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_to_its_result(tmp_path: Path, server: Server, engine: str, game: str) -> None:
    chance = random.Random(f"{engine} {game}")
    with ENGINES[engine](tmp_path) as window:
        opens(window, server.address, game)
        plays(window, BEFORE_LOADING_AGAIN, chance)
        assert complaints(window) == []
        loads(window, window.runs("return location.href"))
        plays(window, None, chance)
        window.picture(tmp_path / "result.png")
        assert complaints(window) == []


REACHED = """
const { activeElement: it } = document;
return (it?.getAttribute('aria-label') ?? it?.innerText ?? '').replace(/\\s+/g, ' ').trim();
"""


@pytest.mark.parametrize("engine", ENGINES)
def test_tab_reaches_everything_that_can_be_pressed_and_comes_round(
    tmp_path: Path, server: Server, engine: str
) -> None:
    with ENGINES[engine](tmp_path) as window:
        opens(window, server.address, ALSO_ALONE.game.name)
        plays(window, 2, random.Random(1))
        until(window, "return document.querySelector('.table[data-beat]') === null")  # what came of it has been shown
        can_be_pressed = buttons(window)
        reached = []
        for _ in range(30):
            window.presses_tab()
            reached.append(window.runs(REACHED))
        assert set(can_be_pressed) <= set(reached)
        assert all(reached.count(name) > 1 for name in can_be_pressed)
