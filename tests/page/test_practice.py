"""Five minutes of practice in a browser: from the first page, by somebody new, to the end and onto the notepad."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests import axe
from tests.kinds import ALONE
from tests.page import wire
from tests.page.people import Person
from tests.page.screens import screens

ROUNDS = 12


def does_one(me: Person) -> None:
    """Whatever game it is of: look until the question comes, give the first answer, and see what was right."""
    practice = screens(me.page.evaluate("document.documentElement.dataset.game")).practice
    assert practice is not None
    onward = me.page.get_by_role("button", name=practice.onward)
    while onward.count():
        onward.click()
    expect(me.page.get_by_role("list", name=practice.cards).locator(".face")).to_have_count(0)
    me.page.locator(practice.answers).first.click()
    me.presses("Next")


def test_five_minutes_of_somebody_new_and_of_somebody_known(device: Callable[..., Person]) -> None:
    me = device()
    page = me.page
    wire.has_played_alone(me, ALONE.game.name)
    me.goes_home()
    page.get_by_role("region", name="Five minutes").get_by_role("link", name="Practice").click()
    expect(page.get_by_role("button", name="Start")).to_be_visible()  # nothing more comes that would move the tiles
    me.picks("Somebody else")
    expect(page.get_by_text(re.compile("^You have not played yet"))).to_be_visible()
    page.get_by_role("textbox").fill("Ida")
    axe.check(page, "before practice")
    me.presses("Start")
    for number in range(1, ROUNDS + 1):
        expect(page.get_by_text(re.compile(f"^{number} of {ROUNDS}. Right so far: "))).to_be_attached()
        if number == 1:
            axe.check(page, "a situation")
        if number == ROUNDS:
            me.expects_a_cut()
            me.context.set_offline(True)
        does_one(me)
    expect(page.get_by_role("alert")).to_contain_text("It could not be written down: ")
    me.context.set_offline(False)
    me.presses("Try again")
    sum_ = page.get_by_text(re.compile(f"^[0-9]+ of {ROUNDS}$"))
    expect(sum_).to_be_visible()
    got = int(sum_.inner_text().split()[0])
    expect(page.get_by_text(re.compile("^It stands on the notepad, apart from the games."))).to_be_visible()
    assert page.locator("main li .signs").all_inner_texts() != []
    assert "".join(page.locator("main li .signs").all_inner_texts()).count("●") == got
    axe.check(page, "what was got")

    page.get_by_role("link", name="Notepad").last.click()
    page.get_by_label("Whose games").select_option("Ida")
    section = page.get_by_role("region", name="Practised: Ida")
    assert sum(map(int, re.findall(r"(\d+) of \d+", section.inner_text()))) == got
    expect(page.get_by_text("0 games", exact=True)).to_have_count(1)

    page.goto(f"{me.address}#/practice")
    expect(page.get_by_role("radio", name="Ida")).to_be_checked()
    me.picks("Somebody else")
    page.get_by_role("textbox").fill("Ben")
    expect(page.get_by_text(re.compile("^What you miss most"))).to_be_visible()
