"""The lesson of the Goose in a browser."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.page.lessons import at_step, button, opens_lesson
from tests.page.people import Person


def test_another_move_is_answered_kindly_and_one_may_try_again(device: Callable[..., Person]) -> None:
    me = device()
    opens_lesson(me, "goose")
    for name in ("Ready", "Roll the dice", "red"):
        button(me, name).click()
    at_step(me, 3, "goose")
    expect(me.page.get_by_role("status")).to_have_text(re.compile(r"^It was another colour\."))
    button(me, "blue").click()
    at_step(me, 4, "goose")
    expect(me.page.get_by_role("status")).to_have_text(re.compile(r"^Right, so the card is yours"))


def test_a_card_that_is_turned_down_is_nowhere(device: Callable[..., Person]) -> None:
    """All backs are drawn alike: what tells them apart is the number above and the number in their names."""
    me = device()
    opens_lesson(me, "goose")
    places = me.page.get_by_role("list", name="The line-up").get_by_role("listitem")
    expect(places.get_by_role("img")).to_have_count(3)
    assert len({re.sub(r"\d", "", place.inner_html()) for place in places.all()}) == 3
    button(me, "Ready").click()
    expect(places.get_by_role("img", name=re.compile("face down"))).to_have_count(3)
    assert len({re.sub(r"\d", "", place.inner_html()) for place in places.all()}) == 1
    kept = me.page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}])")
    assert "bow tie" not in kept
