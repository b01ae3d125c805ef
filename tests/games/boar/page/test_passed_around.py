"""One device for all: a cover between any two, and no way around it."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.page.people import Person
from tests.page.tables import opens_for


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
