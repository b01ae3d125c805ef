"""Cards to start with (A9) on the page: agreed before a game, in sight while it runs, told apart when it is over."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests import axe
from tests.kinds import FOR_TWO
from tests.page import wire
from tests.page.conftest import PHONE
from tests.page.people import Person

GAME = FOR_TWO.game.name


def test_A9_cards_to_start_with_are_given_seen_and_told_apart_from_those_that_were_won(
    device: Callable[..., Person],
) -> None:
    ben, mia = device(PHONE), device(PHONE)
    ben.page.goto(f"{ben.address}#/play/{GAME}")
    ben.page.get_by_role("textbox", name="Name of player 1").fill("Ben")
    ben.presses(re.compile(re.escape("Add a person")))
    ben.page.get_by_text("More options").click()
    cards = ben.page.get_by_role("row", name="Ben").get_by_label("Cards to start with for Ben")
    cards.select_option("4")
    expect(ben.page.get_by_role("row", name="Ben").get_by_label("Glances for Ben")).to_have_value("0")
    ben.page.get_by_role("radio", name="All together").check()
    expect(cards).to_have_count(0)
    ben.page.get_by_role("radio", name="Everyone for themselves").check()
    expect(cards).to_have_value("4")
    axe.check(ben.page, "numbers for every seat")

    wire.sit_down(GAME, [ben, mia], ahead=[4, 0])
    for person in (ben, mia):
        badges = person.page.locator(".badge")
        expect(badges.filter(has_text="Ben")).to_contain_text("0 points, and 4 to start with")
        expect(badges.filter(has_text="Ben").locator(".number")).to_have_text("4")
        expect(badges.filter(has_text="Mia")).not_to_contain_text("to start with")

    wire.finish([ben, mia])
    pad = ben.page.get_by_role("table", name=ben.words.pad)
    sums = pad.get_by_text(re.compile(r"^\d+ \+ 4 to start with$"))
    expect(sums).to_have_count(1)
    won = sums.inner_text().split()[0]
    expect(pad.get_by_role("row", name="Ben").first).to_contain_text(str(int(won) + 4))
    ben.page.goto(f"{ben.address}#/notepad")
    entry = ben.page.get_by_role("listitem").filter(has_text="against Mia")
    expect(entry).to_contain_text("and 4 to start with")
    expect(entry).to_contain_text(won)
