"""No tap acts on a control that was not there when the finger went down."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.page import wire
from tests.page.conftest import DESKTOP, PHONE
from tests.page.people import Person


def clicks(me: Person, name: str) -> None:
    """With a finger, which a key is not."""
    me.page.get_by_role("button", name=name, exact=True).click()


def middle_of(button: Locator) -> tuple[float, float]:
    box = button.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_double_tap_on_the_start_leaves_the_lineup_in_sight(
    device: Callable[..., Person], screen: dict[str, object]
) -> None:
    me = device(screen)
    me.page.clock.install()
    me.goes_home()
    me.chooses("goose")
    ready, roll = (me.page.get_by_role("button", name=name) for name in ("Ready", "Roll the dice"))
    me.stops_the_clock()
    clicks(me, me.words.alone)
    ready.wait_for()
    me.page.mouse.click(*middle_of(ready))
    expect(ready).to_be_visible()
    expect(roll).to_have_count(0)
    me.page.clock.run_for(1000)
    me.page.mouse.click(*middle_of(ready))  # and who means it is heard
    expect(roll).to_be_visible()


def test_a_button_that_says_something_else_is_another_button(device: Callable[..., Person]) -> None:
    """«Ready» becomes «Roll the dice» in its place: a double tap must not roll."""
    me = device(PHONE)
    me.page.clock.install()
    wire.sit_down("goose", [me])
    roll = me.page.get_by_role("button", name="Roll the dice")
    me.stops_the_clock()
    clicks(me, "Ready")
    roll.wait_for()
    me.page.touchscreen.tap(*middle_of(roll))
    me.page.mouse.click(*middle_of(roll))
    expect(roll).to_be_visible()
    me.page.clock.run_for(1000)
    me.page.touchscreen.tap(*middle_of(roll))
    expect(me.page.get_by_role("group")).to_be_visible()


def test_a_finger_that_went_down_before_the_words_changed_presses_nothing(device: Callable[..., Person]) -> None:
    me = device(PHONE)
    wire.sit_down("goose", [me])
    ready, roll = (me.page.get_by_role("button", name=name) for name in ("Ready", "Roll the dice"))
    me.page.mouse.move(*middle_of(ready))
    me.page.mouse.down()
    ready.evaluate("button => button.click()")
    expect(roll).to_be_visible()
    me.page.wait_for_timeout(600)
    me.page.mouse.up()
    me.reloads()  # whatever was sent has arrived
    expect(roll).to_be_visible()


def test_who_opens_the_menu_hurries_nothing_and_a_tap_on_the_table_does(device: Callable[..., Person]) -> None:
    me = device(PHONE, patient=True)
    me.page.clock.install()
    wire.sit_down("goose", [me])
    me.stops_the_clock()
    for button in ("Ready", "Roll the dice"):
        me.page.get_by_role("button", name=button).press("Enter")
    table = me.page.locator(".table")
    expect(table).to_have_attribute("data-beat", "truth")
    clicks(me, "Menu")
    me.page.get_by_role("dialog").get_by_role("heading").first.click()
    me.page.keyboard.press("Escape")
    expect(me.page.get_by_role("dialog")).to_have_count(0)
    expect(table).to_have_attribute("data-beat", "truth")
    me.page.locator(".board").click(position={"x": 5, "y": 5})
    expect(table).not_to_have_attribute("data-beat", "truth")


def test_keys_need_not_wait(device: Callable[..., Person]) -> None:
    me = device(DESKTOP)
    me.page.clock.install()
    wire.sit_down("goose", [me])
    me.stops_the_clock()
    clicks(me, "Ready")
    me.page.get_by_role("button", name="Roll the dice").press("Enter")
    expect(me.page.get_by_role("group")).to_be_visible()
