"""The cards that were won, fanned out on the pad of the result: in this game they are most."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playwright.sync_api import expect

from tests.page import wire
from tests.page.conftest import PHONE
from tests.page.people import Person

REACH: Final = """() => [...document.querySelectorAll('.fan')].map((fan) => {
    const paper = fan.closest('table').getBoundingClientRect();
    const cards = [...fan.querySelectorAll('.card > *')].map((card) => card.getBoundingClientRect());
    const [left, right] = [Math.min(...cards.map((card) => card.left)), Math.max(...cards.map((card) => card.right))];
    return { cards: cards.length, past: Math.max(paper.left - left, right - paper.right) };
})"""


def test_a_fan_stays_on_the_paper(device: Callable[..., Person]) -> None:
    people = [device(PHONE, viewport={"width": 360, "height": 640}) for _ in range(2)]
    wire.sit_down("boar", people)
    wire.finish(people)
    expect(people[0].page.locator(".fan").first).to_be_visible(timeout=25_000)
    fans = people[0].page.evaluate(REACH)
    assert max(fan["cards"] for fan in fans) >= 20
    assert max(fan["past"] for fan in fans) <= 0
