"""A name in a heading is set in one font, from Ł to ž."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

from tests.page.server import Server

NAMES: Final = "Łukasz Ayşe Dvořák Győző Žofie Ľuboš Ștefan Īva Ģirts Žydrūnas Ċensu Ŵyn Đorđe İpek Ąžuolė Ūla Ħamrun"


def test_headings_have_the_letters_of_all_our_neighbours(page: Page, server: Server) -> None:
    page.goto(server.address)
    page.locator("h1").first.evaluate("(heading, names) => { heading.textContent = names; }", NAMES)
    page.evaluate("document.fonts.ready.then(() => null)")
    tools = page.context.new_cdp_session(page)
    tools.send("DOM.enable")
    tools.send("CSS.enable")
    root = tools.send("DOM.getDocument")["root"]["nodeId"]
    heading = tools.send("DOM.querySelector", {"nodeId": root, "selector": "h1"})["nodeId"]
    fonts = tools.send("CSS.getPlatformFontsForNode", {"nodeId": heading})["fonts"]
    assert {font["familyName"] for font in fonts} == {"Caprasimo", "Gander Title Letters"}
