"""How much a page loads before it can be used, as it comes over the wire."""

from __future__ import annotations

from pathlib import PurePosixPath

import pytest
from playwright.sync_api import Page, Response, expect

from gander.games import GAMES
from tests.kinds import ALONE
from tests.page.server import Server
from tests.waiting import wait_until

MOST = 70_000
"""Bytes of JavaScript for the first page, packed."""


@pytest.fixture
def scripts(page: Page) -> dict[str, int]:
    """The scripts that the page loads from now on, with their packed sizes."""
    sizes: dict[str, int] = {}

    def heard(response: Response) -> None:
        if response.request.resource_type == "script":
            sizes[PurePosixPath(response.url).name.partition("-")[0]] = int(response.headers["content-length"])

    page.on("response", heard)
    return sizes


def test_the_first_page_is_small(page: Page, server: Server, scripts: dict[str, int]) -> None:
    page.goto(server.address, wait_until="networkidle")
    expect(page.get_by_role("heading", name="What shall we play?")).to_be_visible()
    assert "en" in scripts, "the words are part of the first page"
    assert sum(scripts.values()) <= MOST, scripts
    assert scripts.keys().isdisjoint({*GAMES, "Table", "Setup", "Gallery", "de"})


def test_the_gallery_is_never_loaded_for_players(page: Page, server: Server, scripts: dict[str, int]) -> None:
    game = ALONE.game.name
    for place in ("", f"#/play/{game}", f"#/rules/{game}", "#/about", "#/notepad", f"#/learn/{game}"):
        page.goto(server.address + place, wait_until="networkidle")
    wait_until(page, "() => navigator.serviceWorker.controller !== null")
    assert "Gallery" not in scripts
