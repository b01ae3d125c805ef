"""The gallery in a browser: every board in every phase, without a game behind it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.gallery.pages import SHOW, Gallery
from tests.made_up import copy_of_sources
from tests.page.server import Server

Opens = Callable[..., Page]


DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


@pytest.fixture(scope="session")
def made_up_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Of a Gander that has one language more, with its page."""
    folder = tmp_path_factory.mktemp("made-up")
    server = Server(folder / "data", source=copy_of_sources(folder, page=True))
    server.folder.mkdir()
    server.start()
    yield server
    server.stop()


@pytest.fixture
def opens(gallery: Gallery) -> Iterator[Opens]:
    """Opens the gallery on a device: `opens(390, 844, settings={"hand": "left"}, reduced_motion="reduce")`.

    Whoever changes what nobody can see afterwards (the clock, how fast things move) closes the page.
    """

    def open_gallery(width: int, height: int, settings: dict[str, object] | None = None, **more: Any) -> Page:
        page = gallery.page(settings or {}, more)
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        return page

    yield open_gallery
    gallery.forget_what_was_changed()


def shows_the_pieces(page: Page) -> None:
    """Everything that boards and pages are made of, in all its states."""
    page.evaluate(SHOW, "#/gallery")
    page.get_by_role("button", name="Open a dialog").wait_for()


def shows(page: Page, board: str) -> None:
    """Show this board as it is once it has found its place."""
    page.evaluate(SHOW, f"#/gallery/{board}")
    page.locator(f".board[data-game={board.partition('-')[0]}]").wait_for()
    page.evaluate(DRAWN)


def boards(page: Page, *games: str) -> Iterator[str]:
    """Show one board after the other, all or those of some games; gives their names."""
    names = page.locator(".links a").all_inner_texts()
    assert names
    for name in names:
        if not games or name.partition("-")[0] in games:
            shows(page, name)
            yield name


def every_fourth(sizes: Mapping[str, tuple[int, int]], number: int) -> dict[str, tuple[int, int]]:
    """A quarter of the sizes for a board, and the next quarter for the next one: four boards meet them all."""
    return {name: size for place, (name, size) in enumerate(sizes.items()) if (place + number) % 4 == 0}


def sized(page: Page, sizes: Mapping[str, tuple[int, int]]) -> Iterator[str]:
    """Make the screen of one size after the other; gives their names."""
    for name, (width, height) in sizes.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        yield name
