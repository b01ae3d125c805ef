"""Pages that show the gallery, used by one test after the other."""

from __future__ import annotations

import json
from typing import Any, Final

from playwright.sync_api import Browser, Page

BOARDS: Final = "#/gallery/boards"
"""The names of all boards, without their pieces."""
SHOW: Final = """address => new Promise((done) => {
    if (location.hash === address) return done();
    addEventListener('hashchange', done, { once: true });
    location.hash = address;
})"""
MOST_KEPT: Final = 4
LEFT: Final = """() => JSON.stringify([
    [...document.documentElement.attributes].map(({ name, value }) => [name, value]),
    document.querySelectorAll('dialog[open]').length,
    { ...localStorage },
])"""
"""What one test could leave behind for the next."""


class Gallery:
    """To open it takes as long as to look at twenty boards, so a page is used again if nobody has changed it."""

    def __init__(self, browser: Browser, address: str, first: str = "") -> None:
        """What is to be done first in every page is a script."""
        self._browser, self._address, self._first = browser, address, first
        self._kept: dict[str, tuple[Page, str]] = {}

    def page(self, settings: dict[str, object], more: dict[str, Any]) -> Page:
        """One that nobody has changed, on such a device and with these settings."""
        device = json.dumps([settings, more], sort_keys=True)
        if device not in self._kept:
            if len(self._kept) == MOST_KEPT:
                self._forget(next(iter(self._kept)))
            page = self._open(settings, more)
            self._kept[device] = page, page.evaluate(LEFT)
        page, _ = self._kept[device]
        if not page.url.endswith(BOARDS):
            page.evaluate(SHOW, BOARDS)
        page.get_by_role("heading", name="Gallery").wait_for()
        return page

    def forget_what_was_changed(self) -> None:
        for device, (page, before) in list(self._kept.items()):
            if page.is_closed() or page.evaluate(LEFT) != before:
                self._forget(device)

    def _forget(self, device: str) -> None:
        page, _ = self._kept.pop(device)
        page.context.close()

    def _open(self, settings: dict[str, object], more: dict[str, Any]) -> Page:
        context = self._browser.new_context(locale="en-GB", service_workers="block", **more)
        kept = json.dumps(json.dumps(settings))
        context.add_init_script(f"localStorage.setItem('gander.settings', {kept})")
        if self._first:
            context.add_init_script(self._first)
        page = context.new_page()
        page.goto(self._address + BOARDS)
        return page
