"""The browser that set-up found can be driven, and the checker of accessibility has teeth."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect


def test_browser_clicks(page: Page) -> None:
    page.set_content("<button onclick=\"this.textContent = 'Tails'\">Heads</button>")
    page.get_by_role("button", name="Heads").click()
    expect(page.get_by_role("button", name="Tails")).to_be_visible()


def test_axe_finds_a_button_without_a_name(page: Page) -> None:
    page.set_content("<html lang='en'><title>Gander</title><main><h1>Gander</h1><button></button></main></html>")
    found = Axe().run(page).response["violations"]
    assert [violation["id"] for violation in found] == ["button-name"]
