"""A study on a phone: from the link of a page that recruits to the code, and nothing else on the way."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Browser, expect

from tests import axe
from tests.page import wire
from tests.page.conftest import IMPATIENT, NO_REST, NO_WORKER, PHONE
from tests.page.people import Person
from tests.page.server import Server
from tests.page.words import said
from tests.study.files import ALONE, TWO_CONDITIONS, study_in

PID = "5f3c0a1b2c3d4e5f60718293"


@pytest.fixture(params=[TWO_CONDITIONS])
def studied(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    study_in(tmp_path, request.param)
    server = Server(tmp_path, tmp_path / "study.toml")
    server.start()
    yield server
    server.stop()


def comes(browser: Browser, server: Server, locale: str) -> Person:
    context = browser.new_context(**PHONE, locale=locale, reduced_motion="reduce")
    for script in (NO_WORKER, NO_REST, IMPATIENT):
        context.add_init_script(script)
    return Person(context, server.address)


def test_from_the_link_to_the_code(browser: Browser, studied: Server) -> None:
    me = comes(browser, studied, "de-DE")
    page = me.page
    query = urlencode({"PROLIFIC_PID": PID, "STUDY_ID": "s1", "SESSION_ID": "t1"})
    page.goto(f"{studied.address}study/early?{query}")
    expect(page.get_by_role("heading", level=1, name="Early and late")).to_be_visible()
    expect(page.get_by_text("I take part because I want to.")).to_be_visible()  # the study fixes the language
    axe.check(page, "the agreement of a study")
    me.presses(said("study.agree"))
    age = page.get_by_label("How old are you?")
    age.fill("30")
    page.reload()
    age.fill("31")
    me.presses("Go on")
    expect(page.locator(".table[data-game]")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("ready|Start"))).to_have_count(0)
    (table,) = (mine["table"]["id"] for mine in page.request.get(f"{studied.address}api/tables/mine").json()["tables"])
    assert page.locator("header a").count() == 0  # nothing leads away from here
    me.presses("Menu")
    menu = page.get_by_role("dialog", name="At the table")
    expect(menu.get_by_role("button", name="Stop taking part")).to_be_visible()
    assert menu.get_by_role("button", name=re.compile("End|Settings|big screen")).count() == 0
    page.keyboard.press("Escape")
    wire.over_the_wire(wire.to_the_end(studied.address, table, [wire.token_of(me)]))
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    assert page.get_by_role("button", name=re.compile("Again|Best of three")).count() == 0
    assert page.get_by_role("link", name=re.compile("A different game|missed")).count() == 0
    me.presses("Go on")
    me.picks("4")
    me.presses("Go on")
    expect(page.get_by_text("DONE", exact=True)).to_be_visible()
    back = page.get_by_role("link", name=said("study.back"))
    expect(back).to_have_attribute("href", "https://recruiting.example/complete?cc=DONE")
    page.goto(f"{studied.address}#/play/{ALONE}")  # nothing else is here, and nobody is known without a link
    expect(page.get_by_text("Please open the link that you were given.")).to_be_visible()
    me.context.close()
    assert me.complaints == []


def test_who_went_on_elsewhere_reads_so_and_can_go_on_here_again(browser: Browser, studied: Server) -> None:
    phone, tablet = comes(browser, studied, "en-GB"), comes(browser, studied, "en-GB")
    link = f"{studied.address}study/early?PROLIFIC_PID={PID}"
    away = "Your game goes on without this device."
    phone.page.goto(link)
    phone.presses(said("study.agree"))
    phone.page.get_by_label("How old are you?").fill("30")
    phone.presses("Go on")
    expect(phone.page.locator(".table[data-game]")).to_be_visible()
    tablet.page.goto(link)
    expect(phone.page.get_by_role("heading", name=away)).to_be_visible()
    expect(tablet.page.get_by_role("heading", name=away)).to_have_count(0)
    for back, other in ((phone, tablet), (tablet, phone), (phone, tablet)):
        back.presses("Go on here")
        expect(other.page.get_by_role("heading", name=away)).to_be_visible()
        expect(back.page.get_by_role("heading", name=away)).to_have_count(0)
        expect(back.page.get_by_role("region", name=back.words.games[ALONE])).to_be_visible()
    for me in (phone, tablet):
        me.context.close()
        assert me.complaints == []


@pytest.mark.parametrize("studied", [TWO_CONDITIONS.replace('language = "en"\n', "")], indirect=True)
def test_buttons_and_texts_are_in_one_language(browser: Browser, studied: Server) -> None:
    me = comes(browser, studied, "fr-FR")
    me.page.goto(f"{studied.address}study/early?PROLIFIC_PID={PID}")
    expect(me.page.get_by_text("I take part because I want to.")).to_be_visible()
    expect(me.page.get_by_role("button", name=said("study.agree"))).to_be_visible()
    me.presses("Deutsch")
    expect(me.page.get_by_text("Ich nehme freiwillig teil.")).to_be_visible()
    expect(me.page.get_by_role("button", name="Ich bin einverstanden und mache mit")).to_be_visible()
    me.context.close()
    assert me.complaints == []
