"""The lesson of the Boar in a browser, in both languages."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.page.lessons import at_step, button, opens_lesson
from tests.page.people import Person
from tests.page.screens import screens


def test_ones_own_cards_are_backs_and_the_others_are_faces(device: Callable[..., Person]) -> None:
    me = device()
    opens_lesson(me, "boar")
    for name in screens("boar").lesson[:3]:
        button(me, name).click()
    mine = me.page.get_by_role("list", name="Your hand").get_by_role("listitem")
    expect(mine.locator("[data-deaf]")).to_have_count(0)  # a card that has just come says so for a moment
    assert len({re.sub(r"\d", "", card.inner_html()) for card in mine.all()}) == 1
    bens = me.page.get_by_role("list", name="Hand of Ben")
    expect(bens.get_by_role("img")).to_have_count(2)
    expect(bens.get_by_role("img", name="wolf")).to_be_visible()


def test_in_german(device: Callable[..., Person]) -> None:
    me = device(locale="de-DE")
    me.page.goto(f"{me.address}#/play/boar")
    me.page.get_by_role("link", name="In 2 Minuten lernen").click()
    expect(me.page.get_by_role("status")).to_have_text(re.compile("^Du bist Mia"))
    way = (
        *("Ziehen: Wildsau", "Weiter", "Ziehen: Ente", "Deine Karte 1 von 2", "Karte 1 ausspielen"),
        *("Deine Karte 1 von 1", "Karte 1 ausspielen", "Weiter", "Deine Karte 1 von 1", "Karte 1 ausspielen"),
    )
    for name in way:
        button(me, name).click()
    at_step(me, screens("boar").lesson_steps, "boar", "Schritt {} von {}")
    expect(me.page.get_by_role("link", name="Jetzt spielen")).to_be_visible()


def test_words_and_cards_are_on_one_screen_of_a_small_phone(device: Callable[..., Person]) -> None:
    me = device(viewport={"width": 360, "height": 640}, is_mobile=True, has_touch=True, locale="de-DE")
    opens_lesson(me, "boar")
    for step in range(1, screens("boar").lesson_steps):
        at_step(me, step, "boar", "Schritt {} von {}")
        assert me.page.evaluate("document.documentElement.scrollHeight") <= 640, step
        me.page.get_by_role("button", name=re.compile("^(Weiter|Diesen Schritt überspringen)$")).click()
