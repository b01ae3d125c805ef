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
    const board = document.querySelector('.board');
    const frame = () => new Promise(requestAnimationFrame);
    const lies = (cube) => !cube.getAnimations().some(({ playState }) => playState === 'running');
    const films = [[], [], [], [], []];
    const landed = [];
    document.querySelector('.actions button.main').click();
    const dice = () => [...document.querySelectorAll('.dice .cube')];
    const land = (beat) => dice().forEach((cube, die) => {
        if (lies(cube) && !landed.some(([other]) => other === die)) landed.push([die, beat]);
    });
    while (board.dataset.beat === undefined) await frame();
    let beat;
    while (board.dataset.beat !== undefined) {
        beat = board.dataset.beat;
        for (const [die, cube] of dice().entries()) {
            const face = cube.querySelector('svg');
            films[die].push([getComputedStyle(cube).backgroundColor, face.textContent, getComputedStyle(face).opacity]);
        }
        land(beat);
        await frame();
    }
    // On a slow machine the last one comes to lie when the show is just over.
    while (!dice().every(lies)) await frame();
    land(beat);
    const cubes = dice();
    const now = cubes.map((cube) => [getComputedStyle(cube).backgroundColor, cube.textContent, '1']);
    return { films, landed, now };
}"""
"""What each die shows in every frame from the throw until the table is at rest, and in which order they come to lie."""


def test_dice_turn_over_in_the_air_and_the_last_one_is_held_back_on_the_third_throw(
    device: Callable[..., Person],
) -> None:
    """Never blank: every frame has one of the five colours, and a number with a letter, or a brain with a letter."""
    me = device(PHONE, patient=True, reduced_motion="no-preference")
    sits_down(me)
    for throw in (1, 2, 3):
        thrown: dict[str, Any] = me.page.evaluate(TUMBLES)
        for film, now in zip(thrown["films"], thrown["now"], strict=True):
            assert all(re.fullmatch(r"[1-5]?[RYBGK]", face) and seen == "1" for _, face, seen in film)
            assert film[-1] == now
        assert [die for die, _ in thrown["landed"]] == [0, 1, 2, 3, 4]
        assert thrown["landed"][-1][1] == ("hold" if throw == 3 else "fall")


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
