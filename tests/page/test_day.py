"""The deal of the day in a browser: one tap from home, left and continued, and a card to share at the end."""

from __future__ import annotations

import hashlib
import json
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from playwright.sync_api import Locator, expect

from tests import axe
from tests.kinds import ALONE
from tests.page import wire
from tests.page.late import Held
from tests.page.people import Person
from tests.page.server import Server
from tests.page.words import said

GAME = ALONE.game.name
ROW = re.compile("^●*○*$")
ZONE = "Pacific/Auckland"
PEOPLE = [{"name": "Mia", "animal": "otter"}, {"name": "Ben", "animal": "bear"}]
WIDTHS = (320, 360, 390, 740, 820, 1440, 1920)
OUTSIDE = """card => {
    const { left, right } = card.getBoundingClientRect();
    const all = [...card.querySelectorAll('*')];
    const shown = all.filter((part) => part.getClientRects().length && !part.closest('.for-readers'));
    const out = (box) => box.left < Math.max(left, 0) - 1 || box.right > Math.min(right, innerWidth) + 1;
    const low = (part) => part.matches('button, a') && part.getBoundingClientRect().height < 44;
    return shown.filter((part) => out(part.getBoundingClientRect()) || low(part)).map((part) => part.outerHTML);
}"""
"""What sticks out of the card or of the window, and what is too low to be touched."""


def begins(me: Person, title: str) -> None:
    me.page.get_by_role("button", name=re.compile(f"^Play: {title}, Rookie")).click()
    me.page.wait_for_url("**/#/table/*")


FIRST_DOT, DOT = 135, 90
COLOURS = """async ([bytes, points]) => {
    const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
    const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d', { willReadFrequently: true });
    pen.drawImage(picture, 0, 0);
    const hex = (byte) => byte.toString(16).padStart(2, '0');
    return points.map(([x, y]) => '#' + [...pen.getImageData(x, y, 1, 1).data.slice(0, 3)].map(hex).join(''));
}"""
"""How a picture is coloured at these points."""
LID = """game => {
    const lid = document.body.appendChild(document.createElement('i'));
    lid.dataset.game = game;
    return getComputedStyle(lid).getPropertyValue('--lid').trim();
}"""


def test_begun_left_continued_and_shared(device: Callable[..., Person], tmp_path: Path) -> None:
    me = device(permissions=["clipboard-read", "clipboard-write"], timezone_id=ZONE)
    page, title = me.page, me.words.games[GAME]
    page.add_init_script(f"localStorage.setItem('gander.people', {json.dumps(json.dumps(PEOPLE))})")
    me.goes_home()
    page.get_by_role("link", name=re.compile(said("day.title"))).click()
    lesson = page.get_by_role("link", name=f"Show me: {title}")
    expect(lesson).to_be_visible()
    begins(me, title)
    page.get_by_role("region", name=title).wait_for()
    table = page.url
    page.goto(f"{me.address}#/day")
    expect(page.get_by_text("Rookie, begun")).to_be_visible()
    expect(lesson).to_have_count(0)
    axe.check(page, "a deal that was begun")
    page.get_by_role("button", name="Continue").click()
    page.wait_for_url(table)
    ends_and_nothing_moves(me)
    score = page.get_by_role("table", name=me.words.pad).locator(".score").inner_text()
    page.get_by_role("link", name=said("day.card")).click()
    card = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name=title))
    expect(card.get_by_role("button", name="Copy")).to_be_in_viewport()
    row = card.locator(".signs [aria-hidden]")
    expect(row).to_have_text(ROW)
    full = row.inner_text().count("●")
    expect(card.locator(".signs")).to_contain_text(f"{full} of 10 dots full")
    expect(card.get_by_role("button", name="Play")).to_have_count(0)
    card.get_by_role("button", name="Copy").click()
    expect(page.get_by_text("Copied.").first).to_be_attached()
    copied = page.evaluate("navigator.clipboard.readText()").splitlines()
    assert copied[3] == f"{row.inner_text()} {full}/10"
    assert copied[-1] == f"{me.address}#/day/{datetime.now(ZoneInfo(ZONE)).date()}/{GAME}/rookie"
    saves_a_picture(me, card, tmp_path / "card.png", full)
    expect(page.locator("[aria-current=date]")).to_have_accessible_name(re.compile(": 1 game$"))
    axe.check(page, "a card")
    sees_others_when_done(me, title, score)
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 844})
        assert (width, card.evaluate(OUTSIDE)) == (width, [])
        assert page.evaluate("document.documentElement.scrollWidth") <= width


DRAWN, FORMULA, SECRETS = "2001-02-03", "2001-03-03", ("11" * 32, "22" * 32)
ORIGINS = {
    "en-GB": ("Where these cards come from", "drew them by lot", "the whole world"),
    "de-DE": ("Woher diese Karten kommen", "ausgelost", "der ganzen Welt"),
}


@pytest.mark.parametrize("locale", ORIGINS)
def test_the_page_says_where_the_cards_of_a_day_come_from(
    device: Callable[..., Person], server: Server, locale: str
) -> None:
    with closing(sqlite3.connect(server.folder / "gander.db", timeout=20)) as line, line:
        rows = zip((DRAWN, "2001-02-04"), SECRETS, strict=True)
        line.executemany("insert into day_secrets values (?, ?) on conflict do nothing", list(rows))
    me = device(locale=locale)
    question, drawn, world = ORIGINS[locale]
    seals = [hashlib.sha256(bytes.fromhex(secret)).hexdigest() for secret in SECRETS]
    for width in WIDTHS:
        me.page.set_viewport_size({"width": width, "height": 844})
        me.page.goto(f"{me.address}#/day/{DRAWN}")
        me.page.reload()
        me.page.get_by_text(question).click()
        expect(me.page.get_by_text(drawn)).to_be_visible()
        expect(me.page.locator("details dd")).to_have_text([seals[0], SECRETS[0], seals[1]])
        assert me.page.evaluate("document.documentElement.scrollWidth") <= width
    axe.check(me.page, "where the cards of a day come from")
    me.page.goto(f"{me.address}#/day/{FORMULA}")
    me.page.reload()
    me.page.get_by_text(question).click()
    expect(me.page.get_by_text(world)).to_be_visible()
    expect(me.page.locator("details dd")).to_have_count(0)


def saves_a_picture(me: Person, card: Locator, file: Path, full: int) -> None:
    """It has the look of the page: its mascot, the lid of the game, and as many full dots; two of a card are alike."""
    for _ in range(2):
        before = file.read_bytes() if file.exists() else None
        with me.page.expect_download() as download:
            card.get_by_role("button", name=said("day.picture")).click()
        download.value.save_as(file)
        assert before in (None, file.read_bytes())  # made of what the card says, and of nothing else
    dots = [(DOT * number + FIRST_DOT, 780) for number in range(10)]
    mascot, lid, *filled = me.page.evaluate(COLOURS, [list(file.read_bytes()), [(130, 68), (540, 222), *dots]])
    assert mascot == "#e0a526"
    assert lid == me.page.evaluate(LID, GAME)
    assert [colour == lid for colour in filled] == [number < full for number in range(10)]


def ends_and_nothing_moves(me: Person) -> None:
    """Whether it was the deal of a day is answered late: what can be tapped by then stays where it is."""
    day = Held()
    me.context.route("**/api/tables/*/day", day.meets)
    wire.finish([me])
    again = me.page.get_by_role("button", name="Again", exact=True)
    expect(again).to_be_visible()
    expect(me.page.get_by_role("img", name=re.compile(" won "))).to_be_visible()  # all else is told
    while not day.asked:
        me.page.wait_for_timeout(50)
    before = again.bounding_box()
    day.come()
    expect(me.page.get_by_role("link", name=said("day.card"))).to_be_visible()
    assert again.bounding_box() == before


def sees_others_when_done(me: Person, title: str, score: str) -> None:
    """Ben plays after Mia on the same notepad."""
    heading = me.page.get_by_role("heading", name=said("day.others"))
    me.page.get_by_role("radio", name="Ben").check(force=True)
    expect(me.page.get_by_role("button", name=re.compile(f"^Play: {title}"))).to_be_visible()
    expect(heading).to_have_count(0)
    begins(me, title)
    wire.finish([me], seed=2)
    me.page.goto(f"{me.address}#/day")
    me.page.get_by_role("radio", name="Ben").check(force=True)
    others = heading.locator("xpath=following-sibling::ul[1]").get_by_role("listitem")
    expect(others).to_have_count(1)
    expect(others).to_contain_text(f"{score} point")
