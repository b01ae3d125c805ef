"""Luck that players can see: sealed before the first card, and worked out again on their own device."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import Route, expect

from tests.kinds import ALONE, TURN_BY_TURN
from tests.page.conftest import DESKTOP, PHONE
from tests.page.people import Person
from tests.page.tables import BY_LINK, sets_up
from tests.page.words import said

PLEDGED = "async table => (await (await fetch(`/api/tables/${table}`)).json()).fair.pledged?.length"
"""How many seats have promised a share in the coming game."""
IN_TURN = TURN_BY_TURN.game.name


def plays_alone(me: Person) -> None:
    me.goes_home()
    me.chooses(ALONE.game.name)
    me.presses(me.words.alone)


def ends_the_game(host: Person) -> None:
    host.presses("Menu")
    host.presses("End the game")
    host.presses("Yes, end it")


def test_every_device_has_a_share_and_finds_it_in_the_result(device: Callable[..., Person]) -> None:
    host, guest = device(DESKTOP, quick_and_known=False), device(PHONE, quick_and_known=False)
    guest.joins(sets_up(host, IN_TURN, 2, BY_LINK), "Mia")
    table = host.page.url.rpartition("/")[2]
    while host.page.evaluate(PLEDGED, table) != 2:
        host.page.wait_for_timeout(50)
    host.presses(host.words.start)
    guest.presses("Luck is sealed")
    sheet = guest.page.get_by_role("dialog", name=said("luck.title"))
    expect(sheet.get_by_role("listitem")).to_have_count(2)
    expect(sheet.get_by_text("did not answer")).to_have_count(0)
    guest.presses("Close")
    ends_the_game(host)
    for person in (host, guest):
        person.page.get_by_text("Was it luck?").click()
        expect(person.page.get_by_text("so nobody chose what came: it was luck.")).to_be_visible()


def test_alone_too_the_device_has_its_share(device: Callable[..., Person]) -> None:
    me = device(PHONE, quick_and_known=False)
    plays_alone(me)
    me.presses("Luck is sealed")
    expect(me.page.get_by_role("dialog").get_by_role("listitem")).to_have_count(1)


def test_a_chosen_deal_is_called_so(device: Callable[..., Person]) -> None:
    me = device(PHONE)
    plays_alone(me)
    me.presses("Same for all")
    expect(me.page.get_by_role("dialog", name=said("luck.titleChosen"))).to_be_visible()


def test_a_server_that_cheats_is_found_out(device: Callable[..., Person]) -> None:
    """The record is changed on its way, as if this device had never answered."""
    me = device(PHONE, quick_and_known=False)
    plays_alone(me)
    expect(me.page.get_by_role("button", name="Luck is sealed")).to_be_visible()

    def cheat(route: Route) -> None:
        answer = route.fetch()
        record = json.loads(answer.text())
        silent = [{key: share[key] for key in ("seats", "pledge")} for share in record["shares"]]
        route.fulfill(response=answer, json=record | {"shares": silent})

    me.context.route("**/record", cheat)
    ends_the_game(me)
    me.page.get_by_text("Was it luck?").click()
    expect(me.page.get_by_text(said("luck.fault.left-out"))).to_be_visible()
