"""Numbers that make a table fair, proposed in a browser: who is known, who is not yet, and what changes by hand."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests import axe
from tests.kinds import FOR_TWO
from tests.page.people import Person
from tests.web.test_handicaps import a_notepad


def test_numbers_are_proposed_and_may_be_changed(device: Callable[..., Person]) -> None:
    me = device()
    response = me.context.request.post(f"{me.address}api/notepad/file", data=a_notepad(Mia=12, Ben=12, Lea=3))
    assert response.ok, response.text()
    me.page.goto(f"{me.address}#/play/{FOR_TWO.game.name}")
    me.page.get_by_role("textbox", name="Name of player 1").fill("Somebody")
    me.presses(re.compile(re.escape("Add a person")))
    me.page.get_by_role("textbox", name="Name of player 2").fill("Lea")
    me.page.get_by_text("More options").click()
    propose = me.page.get_by_role("button", name="Propose numbers")
    said = me.page.get_by_role("status").filter(has_text=re.compile("."))

    propose.click()
    expect(said).to_contain_text("Too early to tell for Somebody: about 8 more games with cards.")
    expect(said).to_contain_text("Too early to tell for Lea: about ")
    me.page.get_by_role("textbox", name="Name of player 2").fill("Nobody")
    expect(propose).to_have_count(0)

    me.page.get_by_role("textbox", name="Name of player 1").fill("Ben")
    me.page.get_by_role("textbox", name="Name of player 2").fill("Mia")
    propose.focus()
    me.page.keyboard.press("Enter")
    expect(said).to_have_text(re.compile("^From 12 games of Ben and 12 games of Mia. .* 20 simulated games."))
    expect(propose).to_be_focused()
    bens, mias = (me.page.get_by_role("combobox", name=re.compile(f"{name}$")).all() for name in ("Ben", "Mia"))
    assert {number.input_value() for number in mias} == {"0"}
    assert any(number.input_value() != "0" for number in bens), "glances, cards or both"
    axe.check(me.page, "a proposal")

    mias[0].select_option("1")
    expect(said).to_have_count(0)
