"""The first minute of an evening, on a small phone: all of it is on the screen at once."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from gander.games import GAMES
from tests.page.conftest import TV
from tests.page.people import Person
from tests.page.test_evening import lays

SMALL: dict[str, Any] = {"viewport": {"width": 360, "height": 780}, "is_mobile": True, "has_touch": True}
LARGEST = max(GAMES, key=lambda name: max(GAMES[name].counts))
"""The game with most seats."""
SCROLLS = "document.scrollingElement.scrollHeight - innerHeight"
READY = {"en-GB": "I am ready", "de-DE": "Ich bin bereit"}


@pytest.mark.parametrize("locale", READY)
def test_nothing_scrolls_for_who_is_ready(device: Callable[..., Person], locale: str) -> None:
    mia = device(SMALL, locale)
    mia.joins(lays(device(TV), LARGEST), "Oma Josephine")
    expect(mia.page.get_by_role("button", name=READY[locale])).to_be_visible()
    assert mia.page.evaluate(SCROLLS) <= 0
    mia.presses(READY[locale])
    expect(mia.page.locator("li.ready", has_text="Oma Josephine")).to_be_visible()
    assert mia.page.evaluate(SCROLLS) <= 0


def test_by_link_the_share_button_comes_first_and_nothing_scrolls(device: Callable[..., Person]) -> None:
    host = device(SMALL)
    host.goes_home()
    host.picks(re.compile("^Far apart"))
    host.chooses(LARGEST)
    host.presses(host.words.start)
    share = host.page.get_by_role("button", name="Send the link")
    expect(share).to_be_in_viewport(ratio=1)
    picture = host.page.get_by_role("img", name=re.compile("QR"))
    assert picture.count() == 0 or share.bounding_box()["y"] < picture.bounding_box()["y"]  # type: ignore[index]
    assert host.page.evaluate(SCROLLS) <= 0
