"""A class in real browsers: a teacher and two pupils, one of them with a printed number, from the code to the sheet."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests import axe
from tests.kinds import TURN_BY_TURN
from tests.page import wire
from tests.page.conftest import DESKTOP, PHONE
from tests.page.people import Person
from tests.page.words import said

GAME = TURN_BY_TURN.game.name


def opens_a_class(teacher: Person) -> str:
    """The letters for the lesson."""
    teacher.goes_home()
    teacher.page.get_by_role("link", name="For a class").click()
    teacher.presses("Open a class")
    letters = teacher.page.locator(".way .code")
    expect(letters).to_be_visible()
    return letters.inner_text()


def table_of(me: Person) -> str:
    """Where they play, as the server says it."""
    asked = me.page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    place = next(address for address in asked if address.endswith("/place"))
    return str(me.page.request.post(place).json()["now"]["table"])


def test_a_lesson_from_the_code_to_the_sheet(device: Callable[..., Person]) -> None:
    teacher, ada, seven = device(DESKTOP), device(PHONE), device(PHONE, locale="de-DE")
    letters = opens_a_class(teacher)
    axe.check(teacher.page, "the page of a teacher")

    ada.goes_home()
    ada.page.get_by_label(said("home.joinLabel")).fill(letters.lower())
    ada.expects_refusals()  # the code is no table's, and the page goes on to the class
    ada.presses("Join")
    ada.page.get_by_label("First name").fill("Ada")
    axe.check(ada.page, "coming into a class")
    ada.presses("Come in")
    expect(ada.page.get_by_role("heading", name="Hello, Ada")).to_be_visible()

    teacher.presses("Numbers to print")
    cards = teacher.page.get_by_role("img", name="QR code for number")
    expect(cards).to_have_count(30)
    code = teacher.page.locator("ol .code").nth(6).inner_text().replace(" ", "")
    for paper in ("A4", "Letter"):
        assert len(re.findall(rb"/Type /Page\b", teacher.page.pdf(format=paper))) == 1, paper
    teacher.page.go_back()
    teacher.presses("Numbers to print")
    teacher.presses(said("class.back"))
    expect(teacher.page.get_by_role("heading", name="A class")).to_be_visible()
    seven.page.goto(f"{seven.address}#/class/{code}")
    expect(seven.page.get_by_role("heading", name="Hallo, 7")).to_be_visible()
    expect(teacher.page.get_by_text("2 pupils are in.")).to_be_visible()
    expect(teacher.page.get_by_role("listitem")).to_have_text([re.compile("^ *7"), re.compile("^ *Ada")])

    teacher.page.get_by_role("radio", name=teacher.words.games[GAME]).check(force=True)
    teacher.page.get_by_role("radio", name="In pairs").check(force=True)
    teacher.presses("Everybody plays this")
    for pupil in (ada, seven):
        expect(pupil.page.locator(".table[data-game]")).to_be_visible()
        expect(pupil.page.get_by_role("region", name=pupil.words.games[GAME])).to_be_visible()
    expect(teacher.page.get_by_text(re.compile(said("class.group.turn", names=".+"))).first).to_be_visible()
    axe.check(teacher.page, "a class that plays")

    ada.presses("Menu")
    menu = ada.page.get_by_role("dialog", name="At the table")
    expect(menu.get_by_role("button", name="Rules")).to_be_visible()
    assert menu.get_by_role("button", name="Break").count() == 0
    ada.page.keyboard.press("Escape")

    teacher.presses("Pause everybody")
    expect(ada.page.get_by_text("Your teacher has paused everybody.")).to_be_visible()
    expect(seven.page.get_by_text("Deine Lehrkraft hat alle angehalten.")).to_be_visible()
    assert ada.page.get_by_role("button", name="Go on").count() == 0
    teacher.presses("Go on")
    expect(ada.page.get_by_role("region", name=ada.words.games[GAME])).to_be_visible()

    table = table_of(ada)
    wire.over_the_wire(wire.to_the_end(ada.address, table, [wire.token_of(ada), wire.token_of(seven)]))
    expect(teacher.page.get_by_text("Finished.")).to_be_visible()
    ada.presses("Done")
    expect(ada.page.get_by_text("What comes next comes by itself.")).to_be_visible()

    teacher.presses("End the lesson")
    teacher.page.get_by_role("dialog").get_by_role("button", name="End the lesson").click()
    expect(ada.page.get_by_text("Finished 1 game.")).to_be_visible()
    expect(seven.page.get_by_text("Hat 1 Spiel zu Ende gespielt.")).to_be_visible()
    expect(teacher.page.get_by_role("definition")).to_have_text(["Finished 1 game.", "Finished 1 game."])
    assert teacher.page.get_by_role("table").count() == 0
    axe.check(teacher.page, "the sheet of a class")
    teacher.page.get_by_role("switch", name=said("class.rank")).check(force=True)
    expect(teacher.page.get_by_role("table")).to_be_visible()
    teacher.presses("Delete everything now")
    teacher.page.get_by_role("dialog").get_by_role("button", name="Delete everything now").click()
    expect(teacher.page.get_by_role("button", name="Open a class")).to_be_visible()


WORD_LINES = """label => {
    const words = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
    const lines = [];
    while (words.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(words.currentNode);
        if (words.currentNode.data.trim()) lines.push(new Set([...range.getClientRects()].map(({ top }) => top)).size);
    }
    return lines;
}"""
"""On how many lines each text of a label stands."""


def test_no_level_is_broken_in_the_middle_of_its_word_on_a_phone(device: Callable[..., Person]) -> None:
    for locale in ("en-GB", "de-DE"):
        teacher = device(PHONE, locale=locale)
        teacher.page.request.post(f"{teacher.address}api/classes", data={})
        teacher.page.goto(f"{teacher.address}#/teach")
        levels = teacher.page.get_by_role("group", name=re.compile("How hard|Wie schwer")).locator("label")
        expect(levels).to_have_count(4)
        assert [levels.nth(n).evaluate(WORD_LINES) for n in range(4)] == [[1]] * 4
