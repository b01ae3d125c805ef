"""What phones of other makers need, as far as Chromium can show it; the walks in `tests/engines` play in theirs."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from gander.games import GAMES
from tests.kinds import TURN_BY_TURN
from tests.page import wire
from tests.page.conftest import PHONE
from tests.page.people import Person
from tests.page.tables import opens_for

LYING: Final[dict[str, Any]] = {"viewport": {"width": 844, "height": 390}, "is_mobile": True, "has_touch": True}
ALL_ALONE: Final = [name for name, game in GAMES.items() if 1 in game.counts]
ISLAND: Final = 59
"""How much of each side the newest phones keep for it, whichever way they lie."""
UNDER_THE_ISLAND = """island => [...document.querySelectorAll('button, a, input, label, .table .card, .badge, dialog')]
    .filter((part) => part.checkVisibility() && !part.closest('.for-readers'))
    .filter((part) => {
        const { left, right, bottom, width } = part.getBoundingClientRect();
        return width > 1 && bottom > 0 && (left < island || right > innerWidth - island);
    }).map((part) => part.outerHTML.slice(0, 120))"""
ZOOMING = """() => [...document.querySelectorAll('button, a, label, summary, input')]
    .filter((part) => !['manipulation', 'none'].includes(getComputedStyle(part).touchAction))
    .map((part) => part.outerHTML.slice(0, 120))"""
"""Where a double tap would be taken for a wish to zoom."""
SMALL = """() => [...document.querySelectorAll('button, summary, header a')]
    .filter((part) => part.checkVisibility() && !part.closest('.for-readers'))
    .filter((part) => Math.min(part.offsetWidth, part.offsetHeight) < 43.5)
    .map((part) => `${part.offsetWidth} x ${part.offsetHeight} ${part.outerHTML.slice(0, 100)}`)"""
"""What a thumb misses. Links in sentences are as high as their words; boards are measured in the gallery."""
BROKEN_BY_WEBKIT = """() => [...document.querySelectorAll('h1, h2, h3')]
    .filter((part) => getComputedStyle(part).textWrapStyle === 'pretty').map((part) => part.textContent)"""


def looks_round(me: Person, where: str) -> None:
    found = {
        "under the island": me.page.evaluate(UNDER_THE_ISLAND, ISLAND),
        "zooming": me.page.evaluate(ZOOMING),
        "small": me.page.evaluate(SMALL),
        "headings": me.page.evaluate(BROKEN_BY_WEBKIT),
    }
    assert {what: parts for what, parts in found.items() if parts} == {}, where


def test_nothing_lies_under_the_island_and_no_double_tap_zooms(device: Callable[..., Person]) -> None:
    me = device(LYING)
    insets = {"top": 0, "left": ISLAND, "bottom": 21, "right": ISLAND}
    me.context.new_cdp_session(me.page).send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    for game in ALL_ALONE:
        wire.sit_down(game, [me])
        looks_round(me, f"a table of {game}")
    me.page.get_by_role("button", name="Menu").click()
    me.page.get_by_role("dialog").wait_for()
    looks_round(me, "the menu")
    # A gutter for a scrollbar would be a strip beside the shade.
    assert me.page.evaluate("getComputedStyle(document.documentElement).scrollbarGutter") == "auto"
    game = ALL_ALONE[0]
    for place in ("", f"#/play/{game}", f"#/rules/{game}", "#/day", "#/notepad", "#/settings", "#/practice"):
        me.page.goto(me.address + place)
        me.page.locator("h1").first.wait_for()
        looks_round(me, place or "home")


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_a_cover_shows_its_button_on_a_phone_that_lies(device: Callable[..., Person], locale: str) -> None:
    us = device(LYING, locale)
    opens_for(us, TURN_BY_TURN.game.name, 2)
    ready = us.page.get_by_role("button", name=re.compile("^(I am|Ich bin) "))
    ready.wait_for()
    for width, height in ((844, 390), (667, 375), (740, 360), (320, 568)):
        us.page.set_viewport_size({"width": width, "height": height})
        expect(ready).to_be_in_viewport(ratio=1)


ROWS = """gutter => {
    const list = document.querySelector('dialog[open] .list');
    list.parentElement.style.paddingRight = `calc(${getComputedStyle(list.parentElement).paddingLeft} + ${gutter}px)`;
    return [...list.querySelectorAll('fieldset')].map((group) => {
        const tops = [...group.querySelectorAll('label')].map((tile) => Math.round(tile.getBoundingClientRect().top));
        return new Set(tops).size;
    });
}"""
GUTTER: Final = 16
"""As wide as Firefox's, which keeps room for a scrollbar beside what may be scrolled."""


def test_a_gutter_breaks_no_row_of_the_settings(device: Callable[..., Person]) -> None:
    me = device(PHONE, "de-DE")
    me.goes_home()
    me.page.get_by_role("button", name="Einstellungen").click()
    me.page.locator("dialog[open] fieldset").first.wait_for()
    for width, height in ((360, 640), (390, 844), (820, 1180), (1440, 900)):
        me.page.set_viewport_size({"width": width, "height": height})
        assert me.page.evaluate(ROWS, GUTTER) == me.page.evaluate(ROWS, 0), width
