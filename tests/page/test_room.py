"""What is measured of every board in the gallery holds at a table where it is really played, with the bar above it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from gander.games import GAMES
from tests.gallery.conftest import DRAWN
from tests.gallery.test_room import DEVICES
from tests.page import wire
from tests.page.conftest import PHONE
from tests.page.people import Person
from tests.tree import ROOT

MEASURE: Final = Path(ROOT, "tests", "gallery", "measure.js").read_text()
NARROWEST: Final = (320, 568)
SIZES: Final = ((360, 640), (390, 844), (1440, 900))
"""And, in the middle of a game, those of other devices."""
FLAT: Final = """() => [...document.querySelectorAll('main *')].flatMap((part) => {
    const style = getComputedStyle(part);
    if (style.containerType !== 'size' || part.clientHeight === 0) return [];
    const probe = document.createElement('i');
    probe.style.cssText = 'position: absolute; visibility: hidden; height: 100cqh';
    part.append(probe);
    const told = probe.getBoundingClientRect().height / part.currentCSSZoom;
    probe.remove();
    const high = part.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
    return Math.abs(told - high) < 2 ? [] : [`${part.className} is ${high} high and says ${told}`];
})"""
"""What sizes its parts by its height (`cqh`) and has none for them: Chromium takes a height for 0 that only grew."""


@pytest.mark.parametrize("game", GAMES)
def test_everything_has_its_room_at_a_table(device: Callable[..., Person], game: str) -> None:
    """With people elsewhere, who make the bar fullest, and in German, which has the longest words."""
    people = [device(PHONE, locale="de-DE") for _ in range(3)]
    wire.sit_down(game, people)
    assert measured(people[0], NARROWEST, *SIZES) == {}
    lay = [cards_lie(people[0], size) for size in (NARROWEST, SIZES[1])]
    wire.play_on(people, 12)
    assert measured(people[0], *SIZES, *DEVICES) == {}
    assert [cards_lie(people[0], size) for size in (NARROWEST, SIZES[1])] == lay
    assert people[0].page.evaluate(BLANK) <= AIR


LIE: Final = """() => [...document.querySelectorAll('.places li')].map((place) => {
    const { left, top, width, height } = place.getBoundingClientRect();
    return [left, top, width, height].map(Math.round);
})"""
BLANK: Final = """() => {
    const [field, ...cards] = [...document.querySelectorAll('.field:has(.places), .places li')]
        .map((part) => part.getBoundingClientRect());
    if (field === undefined || cards.some(({ width }) => 3 * width < field.width - 20)) return 0;
    return field.height - Math.max(...cards.map(({ bottom }) => bottom)) + Math.min(...cards.map(({ top }) => top));
}"""
"""How much of the field is blank where three cards are as wide as it: answers have that room."""
AIR: Final = 4


def cards_lie(person: Person, size: tuple[int, int]) -> list[list[int]]:
    """Where the places of the table are: the same in every phase of a game."""
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    person.page.evaluate(DRAWN)
    lies: list[list[int]] = person.page.evaluate(LIE)
    return lies


def measured(person: Person, *sizes: tuple[int, int]) -> dict[tuple[int, int], list[str]]:
    """What is wrong at each size, if anything is."""
    expect(person.page.locator(".table[data-beat]")).to_have_count(0)
    expect(person.page.locator(".slip")).to_have_count(0, timeout=20_000)  # for a while it may lie on the bar
    found = {}
    for width, height in sizes:
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.evaluate(DRAWN)  # cards find their size in the frame after that of the window has changed
        found[width, height] = person.page.evaluate(MEASURE, False) + person.page.evaluate(FLAT)
    return {size: findings for size, findings in found.items() if findings}
