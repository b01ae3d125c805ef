"""MMM… Brains! as it is really played: nothing is missing from the table, and nothing goes and comes back."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from gander.games.brains.pieces import BRAINS_FOR
from tests.gallery.conftest import DRAWN
from tests.gallery.room import boxes
from tests.gallery.test_room import DEVICES, SIZES
from tests.page.conftest import PHONE
from tests.page.people import Person
from tests.page.tables import opens_with_bots
from tests.waiting import wait_until

LEAST: Final = 12
"""Pixels: a token that is smaller is a dot."""


def sits_down(me: Person) -> Locator:
    """At a table with two bots, and it is one's turn; gives the button that throws."""
    opens_with_bots(me, "brains", 3)
    me.presses(me.words.start)
    throw = me.page.locator(".actions button.main")
    expect(throw).to_have_text("Throw the dice")
    expect(throw).to_be_enabled()
    return throw


def test_the_heap_lies_in_the_middle_of_every_screen(device: Callable[..., Person]) -> None:
    me = device(PHONE)
    sits_down(me)
    for width, height in (*SIZES, *DEVICES):
        me.page.set_viewport_size({"width": width, "height": height})
        me.page.evaluate(DRAWN)
        tokens, [felt] = boxes(me.page, ".felt .heap .token"), boxes(me.page, ".felt")
        assert len(tokens) == BRAINS_FOR[3] / 5, (width, height)  # all of them are still there, in fives
        for token in tokens:
            assert min(token["width"], token["height"]) >= LEAST, (width, height, token)
            assert felt["x"] <= token["x"], (width, height)
            assert token["x"] + token["width"] <= felt["x"] + felt["width"], (width, height)
            assert felt["y"] <= token["y"], (width, height)
            assert token["y"] + token["height"] <= felt["y"] + felt["height"], (width, height)


MARKED: Final = """() => {
    window.marked = [];
    const look = () => {
        const rim = (row) => getComputedStyle(row).borderColor;
        const rows = [...document.querySelectorAll('.totals button')];
        const chosen = rows.filter((row) => row.disabled && rim(row) !== rim(rows.find((other) => other !== row)));
        if (chosen.length === 1) window.marked.push(chosen[0].ariaLabel);
    };
    new MutationObserver(look).observe(document.querySelector('.totals'), { subtree: true, attributes: true });
}"""
"""After every change: the one row that has another rim than the others, while none can be pressed."""


def test_the_colour_that_was_chosen_is_marked(device: Callable[..., Person]) -> None:
    """For eyes and for readers, while it is shown what it brings."""
    me = device(PHONE, patient=True)
    sits_down(me).click()
    worth = me.page.get_by_role("button", name=re.compile(r"take \d+"), disabled=False).first
    expect(worth).to_be_visible()
    name = worth.get_attribute("aria-label") or ""
    me.page.evaluate(MARKED)
    me.presses(name)
    wait_until(me.page, "() => window.marked.length > 0")
    assert me.page.evaluate("window.marked[0]") == f"{name}, chosen"


WATCH: Final = """() => {
    window.gone = [];
    const places = () => [...document.querySelectorAll('.totals li, .actions button')].map((part) => {
        const { top, left, width, height } = part.getBoundingClientRect();
        const seen = part.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        return [seen, ...[top, left, width, height].map(Math.round)].join();
    });
    const first = places();
    const look = () => {
        const now = places();
        const other = first.findIndex((place, i) => place !== now[i]);
        if (other >= 0 || now.length !== first.length) {
            window.gone.push(`${first[other]} → ${now[other]}`);
        }
        requestAnimationFrame(look);
    };
    look();
    return first.length;
}"""
"""In every frame: are the five colours and both buttons there, each at its place?"""


def test_the_colours_and_the_buttons_stay_while_dice_are_thrown(device: Callable[..., Person]) -> None:
    me = device(PHONE, patient=True)
    throw = sits_down(me)
    assert me.page.evaluate(WATCH) == 5 + 2
    for again in ("Throw 1 of 3", "Throw 2 of 3", "Throw 3 of 3"):
        throw.evaluate("button => button.click()")  # under a finger it sinks a little, as it should
        expect(me.page.locator(".prompt .text")).to_contain_text(again)
        expect(me.page.locator(".table[data-beat]")).to_have_count(0)
    expect(throw).to_be_disabled()
    assert me.page.evaluate("window.gone") == []


TUMBLES: Final = """async () => {
    document.querySelector('.actions button.main').click();
    const frame = () => new Promise(requestAnimationFrame);
    const tumbling = () => document.getAnimations().filter(({ effect }) => effect.target?.matches('.cube'));
    while (tumbling().length === 0) await frame();
    return tumbling().map((tumble) => {
        tumble.pause();
        const cube = tumble.effect.target;
        const { duration } = tumble.effect.getTiming();
        return [0, 0.1, 0.3, 0.5, 0.7, 0.85, 0.99].map((share) => {
            tumble.currentTime = share * duration;
            return [getComputedStyle(cube).backgroundColor, getComputedStyle(cube.firstElementChild).opacity];
        });
    });
}"""
"""The colour of each die in the air, and how much of its face is seen, from the throw until it lies."""


def test_a_die_in_the_air_is_never_blank(device: Callable[..., Person]) -> None:
    me = device(PHONE, patient=True, reduced_motion="no-preference")
    sits_down(me)
    films: list[list[Any]] = me.page.evaluate(TUMBLES)
    assert len(films) == 5
    for film in films:
        assert film == [film[-1]] * len(film)
        assert film[-1][1] == "1"


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_words_and_colours_of_the_lesson_are_seen_together(device: Callable[..., Person], language: str) -> None:
    """On a small phone, without a scroll: what the mascot says of the colours, and the colours."""
    me = device({**PHONE, "viewport": {"width": 360, "height": 640}}, language)
    me.page.goto(f"{me.address}#/learn/brains")
    for step in range(9):
        me.page.locator(".teacher").wait_for()
        me.page.evaluate(DRAWN)
        [words], colours = boxes(me.page, ".teacher .words"), boxes(me.page, ".totals li")
        assert words["y"] >= 0, step
        assert len(colours) == 5
        assert max(colour["y"] + colour["height"] for colour in colours) <= 640, step
        if step < 8:
            me.page.locator(".way button").last.click()
