"""What a page still holds: in its document, in storage, in caches, in its memory, and for screen readers."""

from __future__ import annotations

import re
from typing import Any, Final

from playwright.sync_api import Page

STORED = """async () => {
    const shelves = [localStorage, sessionStorage].map((shelf) => ({ ...shelf }));
    const cached = [];
    for (const name of await caches.keys())
        for (const request of await (await caches.open(name)).keys()) cached.push(new URL(request.url).pathname);
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    return { shelves, cached, databases, history: history.state };
}"""

WITH_KEYS = """function (...keys) {
    const kind = (value) => (Array.isArray(value) ? 'list' : typeof value);
    const short = (held) => keys.map((key) => `${key}: ${kind(held[key])}`).join(', ');
    return this.filter((held) => keys.every((key) => Object.hasOwn(held, key))).map(short);
}"""

KEPT: Final = ("people", "bots", "settings", "knows", "luck", "dealt")
KEPT_ON_THE_DEVICE: Final = {f"gander.{what}" for what in KEPT}
"""Of a table only its name and how many games it had, for the host, and what one added to its luck."""


def document_of(page: Page) -> str:
    html: str = page.evaluate("document.documentElement.outerHTML")
    return html


def read_aloud(page: Page) -> str:
    return page.locator("body").aria_snapshot()


def stored(page: Page) -> dict[str, Any]:
    kept: dict[str, Any] = page.evaluate(STORED)
    return kept


def held_in_memory(page: Page, *keys: str) -> list[str]:
    """Every plain object that is alive in the page and has these keys, wherever it is referred to from.

    Each is told by the types of what it holds: «colour: string, clothing: string».
    """
    browser = page.context.new_cdp_session(page)
    prototype = browser.send("Runtime.evaluate", {"expression": "Object.prototype"})["result"]["objectId"]
    alive = browser.send("Runtime.queryObjects", {"prototypeObjectId": prototype})["objects"]["objectId"]
    found = browser.send(
        "Runtime.callFunctionOn",
        {
            "objectId": alive,
            "functionDeclaration": WITH_KEYS,
            "arguments": [{"value": key} for key in keys],
            "returnByValue": True,
        },
    )
    browser.detach()
    values: list[str] = found["result"]["value"]
    return values


def without_numbers(html: str) -> str:
    """The same for every card that looks the same: ids that are made up for one card are blanked."""
    return re.sub(r"""(id|aria-label)="[^"]*"|url\(#[^)]*\)|#[\w-]+""", "", html)


def check_storage(page: Page) -> None:
    """Nothing of a game is kept anywhere: only names, settings and the files of the page itself."""
    kept = stored(page)
    assert {key for shelf in kept["shelves"] for key in shelf} <= KEPT_ON_THE_DEVICE
    assert not [path for path in kept["cached"] if path.startswith("/api")]
    assert kept["databases"] == []
    assert kept["history"] is None
