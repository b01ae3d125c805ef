"""The browser that set-up found can be driven, and the checker of accessibility has teeth."""

from __future__ import annotations

import asyncio

from playwright.sync_api import Page, expect

from tests import axe


def test_browser_clicks(page: Page) -> None:
    page.set_content("<button onclick=\"this.textContent = 'Tails'\">Heads</button>")
    page.get_by_role("button", name="Heads").click()
    expect(page.get_by_role("button", name="Tails")).to_be_visible()


def test_one_without_a_browser_starts_a_loop_after_one_with_it() -> None:
    asyncio.run(asyncio.sleep(0))


def test_axe_finds_a_button_without_a_name(page: Page) -> None:
    page.set_content("<html lang='en'><title>Gander</title><main><h1>Gander</h1><button></button></main></html>")
    assert axe.faults(page, axe.RULES["light"]) == ["button-name: <button></button>"]
    page.set_content("<html lang='en'><title>Gander</title><main><h1 style='color: #eee'>Gander</h1></main></html>")
    [fault] = axe.faults(page, axe.RULES["dark"])
    assert fault.startswith("color-contrast: <h1")
