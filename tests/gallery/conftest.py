"""The gallery in a browser: every board in every phase, without a game behind it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.page.server import Server

Opens = Callable[..., Page]

SHOW = """address => new Promise((done) => {
    addEventListener('hashchange', done, { once: true });
    location.hash = address;
})"""
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


@pytest.fixture
def opens(browser: Browser, server: Server) -> Iterator[Opens]:
    """Opens the gallery on a device: `opens(390, 844, settings={"hand": "left"}, reduced_motion="reduce")`."""
    contexts = []

    def open_gallery(width: int, height: int, settings: dict[str, object] | None = None, **more: Any) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height}, locale="en-GB", service_workers="block", **more
        )
        contexts.append(context)
        kept = json.dumps(json.dumps(settings or {}))
        context.add_init_script(f"localStorage.setItem('gander.settings', {kept})")
        page = context.new_page()
        page.goto(server.address + "#/gallery")
        page.get_by_role("heading", name="Gallery").wait_for()
        return page

    yield open_gallery
    for context in contexts:
        context.close()


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


def sized(page: Page, sizes: Mapping[str, tuple[int, int]]) -> Iterator[str]:
    """Make the screen of one size after the other; gives their names."""
    for name, (width, height) in sizes.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        yield name
