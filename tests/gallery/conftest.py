"""The gallery in a browser: every board in every phase, without a game behind it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.page.server import Server

Opens = Callable[..., Page]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("gallery"))
    running.start()
    yield running
    running.stop()


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


def boards(page: Page) -> Iterator[str]:
    """Show one board after the other; gives their names."""
    links = page.locator(".links a")
    names = links.all_inner_texts()
    assert len(names) >= 20
    for name in names:
        page.evaluate("name => { location.hash = `#/gallery/${name}` }", name)
        page.locator(f".board[data-game={name.partition('-')[0]}]").wait_for()
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        yield name
