"""Giving a card away by a mistap costs something: every device asks once more, unless one does not want it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.conftest import DESKTOP, PHONE
from tests.page.people import Person
from tests.page.tables import opens_for


def looks_at_a_card_alone(us: Person) -> None:
    opens_for(us, "goose", 2)
    us.goes_on_until_offered("Somebody saw it")


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_giving_a_card_away_is_asked_once_more(device: Callable[..., Person], screen: dict[str, Any]) -> None:
    us = device(screen)
    looks_at_a_card_alone(us)
    sure = us.page.get_by_role("dialog", name="Did somebody see your card?", exact=True)
    us.presses("Somebody saw it")
    expect(sure.get_by_text(re.compile("^Then .+ gets it. This cannot be taken back.$"))).to_be_visible()
    us.presses("No, wait")
    expect(sure).to_be_hidden()
    us.page.get_by_role("button", name="Somebody saw it").click()  # as a finger does, once the dialog has gone
    us.presses("Yes, give it away")
    expect(us.page.get_by_role("button", name="Somebody saw it")).to_have_count(0)


def test_nothing_is_asked_twice_if_one_does_not_want_it(device: Callable[..., Person]) -> None:
    us = device(PHONE)
    us.goes_home()
    us.presses("Settings")
    us.page.get_by_role("switch", name="Ask once more").uncheck(force=True)
    looks_at_a_card_alone(us)
    us.presses("Somebody saw it")
    expect(us.page.get_by_role("button", name="Somebody saw it")).to_have_count(0)
