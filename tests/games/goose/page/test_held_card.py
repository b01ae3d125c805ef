"""The card that only one pair of eyes may see, on a device that goes round."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.page.conftest import DESKTOP
from tests.page.people import Person
from tests.page.tables import opens_for


def test_G9_the_card_is_open_only_while_its_holder_asks_for_it(device: Callable[..., Person]) -> None:
    us = device(DESKTOP)
    opens_for(us, "goose", 2)
    while not us.page.get_by_role("button", name="Hand over to").is_visible():
        us.does_something(us.looks())
    expect(us.page.get_by_text("the card is yours to look at").first).to_be_visible()
    expect(us.page.get_by_label(re.compile(r"coat \("))).to_have_count(0)
    card = us.page.get_by_role("button", name="Hold to look")
    down, up = re.compile("face down"), re.compile(r"coat \(")
    expect(card).to_have_accessible_name(down)
    card.hover()
    us.page.mouse.down()
    expect(card).to_have_accessible_name(up)
    us.page.mouse.up()
    expect(card).to_have_accessible_name(down)
    card.focus()
    us.page.keyboard.down(" ")
    expect(card).to_have_accessible_name(up)
    us.page.keyboard.up(" ")
    expect(card).to_have_accessible_name(down)
