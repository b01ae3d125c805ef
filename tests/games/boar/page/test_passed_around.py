"""One device for all: a cover between any two, and no way around it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.page.conftest import DESKTOP, PHONE, TABLET
from tests.page.people import Person
from tests.page.scene import boxes
from tests.page.tables import opens_for

STAYS: Final = ".others, .middle, .doing > .hand"
COVERED: Final = """name => {
    const button = [...document.querySelectorAll('.bar .button')].find((each) => each.innerText.trim() === name);
    const { left, right, top, bottom } = button.getBoundingClientRect();
    return [...document.querySelectorAll('.others, .middle, .prompt, .doing > .hand')].filter((part) => {
        const lies = part.getBoundingClientRect();
        return left < lies.right - 1 && lies.left + 1 < right && top < lies.bottom - 1 && lies.top + 1 < bottom;
    }).map((part) => part.className);
}"""
"""What lies below a button."""


def test_a_cover_between_any_two(device: Callable[..., Person]) -> None:
    us = device()
    opens_for(us, "boar", 2)
    us.presses("I am Penguin")
    us.page.get_by_role("button", name="Draw").click()
    expect(us.page.get_by_text("Now it is Bear’s turn.").first).to_be_visible()
    us.presses("Hand over to Bear")
    expect(us.page.get_by_role("heading", name="Hand over to Bear")).to_be_focused()
    us.presses("I am Bear")
    expect(us.page.get_by_role("list", name="Hand of Penguin").get_by_role("listitem")).to_have_count(1)


@pytest.mark.parametrize("screen", [PHONE, TABLET, DESKTOP], ids=["phone", "tablet", "desktop"])
def test_nothing_moves_when_the_device_can_be_handed_on(device: Callable[..., Person], screen: dict[str, Any]) -> None:
    us = device(screen)
    opens_for(us, "boar", 2)
    us.presses("I am Penguin")
    us.page.get_by_role("button", name="Draw").wait_for()
    before = boxes(us.page, STAYS)
    us.presses(re.compile("^Draw"))
    hand_over = us.page.get_by_role("button", name="Hand over to Bear")
    expect(hand_over).to_be_in_viewport(ratio=1)
    assert boxes(us.page, STAYS) == before
    assert us.page.evaluate(COVERED, "Hand over to Bear") == []


def test_going_back_does_not_uncover(device: Callable[..., Person]) -> None:
    us = device()
    opens_for(us, "boar", 2)
    us.presses("I am Penguin")
    us.page.get_by_role("button", name="Draw").click()
    us.presses("Hand over to Bear")
    cover = us.page.get_by_role("heading", name="Hand over to Bear")
    for move in (us.page.go_back, us.page.go_forward, us.page.reload):
        move()
        expect(us.page.get_by_role("list", name="Hand of", exact=False)).to_have_count(0)
    expect(cover).to_be_visible()
    expect(us.page.get_by_role("button", name="I am Bear")).to_be_visible()
