"""How much a page loads before it can be used, as it comes over the wire."""

from __future__ import annotations

from pathlib import PurePosixPath
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, Response, expect

from gander.games import GAMES
from tests.kinds import ALONE
from tests.page.screens import fewest
from tests.page.server import Server
from tests.page.words import said
from tests.waiting import wait_until

MOST: Final = 66_500
"""Bytes of JavaScript for the first page, packed. To ask there who one plays with took four hundred, to know that the
server runs a study a hundred more, to know where the files of a third language lie two hundred and fifty, to offer a
revenge two hundred, and to make the writer of numbers only once seventy."""
MOST_AT_A_TABLE: Final = 91_000
"""Bytes with everything that a board is made of. To follow the room to its next table took two hundred, to leave out in
a study what is not part of it four hundred, to ask for a bet the last, and to let cards fly from where they lay three
hundred. Of all lids only that of its own game comes."""
NEVER_IDLE: Final = "window.requestIdleCallback = () => 0"
"""What a page fetches for later it fetches when it has nothing else to do: so it fetches only what it needs at once."""


def scripts_of(page: Page) -> dict[str, int]:
    """The scripts that the page loads from now on, with their packed sizes."""
    sizes: dict[str, int] = {}

    def heard(response: Response) -> None:
        if response.request.resource_type == "script":
            sizes[PurePosixPath(response.url).stem[: -len("-12345678")]] = int(response.headers["content-length"])

    page.on("response", heard)
    return sizes


@pytest.fixture
def scripts(page: Page) -> dict[str, int]:
    return scripts_of(page)


def test_the_first_page_is_small(page: Page, server: Server, scripts: dict[str, int]) -> None:
    page.add_init_script(NEVER_IDLE)
    page.goto(server.address, wait_until="networkidle")
    expect(page.get_by_role("heading", name=said("home.title"))).to_be_visible()
    assert "en" in scripts, "the words are part of the first page"
    assert sum(scripts.values()) <= MOST, scripts
    assert scripts.keys().isdisjoint({*GAMES, "Table", "Setup", "Settings", "Gallery", "de"})


def test_a_table_is_small(browser: Browser, server: Server) -> None:
    for game in GAMES:
        context = browser.new_context(locale="en-GB")
        seats = [{"kind": "here", "name": "Mia"}, *[{"kind": "bot", "bot": "otter"}] * (fewest(game) - 1)]
        opened = context.request.post(f"{server.address}api/tables", data={"game": game, "seats": seats, "options": {}})
        table = opened.json()["table"]
        context.request.post(f"{server.address}api/tables/{table}/actions", data={"action": "start"})
        page = context.new_page()
        page.add_init_script(NEVER_IDLE)
        scripts = scripts_of(page)
        page.goto(f"{server.address}#/table/{table}", wait_until="networkidle")
        expect(page.locator(".board")).to_be_visible()
        assert {"Table", "table", game} <= scripts.keys()
        assert sum(scripts.values()) <= MOST_AT_A_TABLE, scripts
        assert scripts.keys().isdisjoint({*GAMES, "Lobby", "Result", "TableMenu", "Rules", "beyond"} - {game})
        context.close()


def test_the_gallery_is_never_loaded_for_players(page: Page, server: Server, scripts: dict[str, int]) -> None:
    game = ALONE.game.name
    for place in ("", f"#/play/{game}", f"#/rules/{game}", "#/about", "#/notepad", f"#/learn/{game}"):
        page.goto(server.address + place, wait_until="networkidle")
    wait_until(page, "() => navigator.serviceWorker.controller !== null")
    assert "Gallery" not in scripts
