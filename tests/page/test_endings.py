"""The last scene of each game at a table where it was really played: its figures are there, with motion and without."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from gander.games import GAMES
from tests.kinds import FOR_TWO
from tests.page import wire
from tests.page.conftest import DESKTOP
from tests.page.people import Person
from tests.page.scene import FIGURES, SETTLED, Box, boxes, figures_at, painted
from tests.page.screens import fewest_people
from tests.page.words import said
from tests.waiting import PATIENCE

BY_DAY: Final = ((360, 640),)
SIZES: Final = (*BY_DAY, (1440, 900), (390, 844), (820, 1180), (1920, 1080))
MOMENTS: Final = range(500, 3001, 250)
"""Milliseconds from its beginning; after three seconds everything stands where it stays."""
IN_A_POSE: Final = re.compile(r"#drawing-\w+-\w+")
MIDDLE, END = 1500, MOMENTS[-1]
PARTS: Final = ("/Ending-", "/ending-")
"""The last scene and what it counts, as files."""
FIRST_PICTURE: Final = """() => {
    const look = () => {
        const scene = document.querySelector('.ending');
        if (scene !== null) window.first ??= scene.querySelector('.headline').innerText;
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
}"""
"""What is read of the last scene as soon as anything of it is there."""


@pytest.mark.parametrize("sizes", [BY_DAY, pytest.param(SIZES, marks=pytest.mark.nightly)], ids=["", "all sizes"])
@pytest.mark.parametrize("game", GAMES)
def test_the_figures_of_the_last_scene_are_seen(
    device: Callable[..., Person], game: str, sizes: tuple[tuple[int, int], ...]
) -> None:
    """One with motion and one without play to the end, and the scene is held on both screens."""
    screen = {**DESKTOP, "viewport": dict(zip(("width", "height"), sizes[0], strict=True))}
    moving, still = (device(screen, patient=True, reduced_motion=motion) for motion in ("no-preference", "reduce"))
    others = [device() for _ in range(fewest_people(game) - 2)]
    wire.all_play_to_the_end_with_the_clock_stopped([moving, still, *others], game)
    for person, moments in ((moving, MOMENTS), (still, MOMENTS[-1:])):
        person.goes_on_until(said("ending.skip"))
        expect(person.page.locator(FIGURES).first).to_be_attached()
        expect(person.page.locator(".headline")).not_to_be_empty()
        for width, height in sizes:
            person.page.set_viewport_size({"width": width, "height": height})
            person.page.evaluate(SETTLED)
            assert across(person.page) == (0, width)
            all_come_into_sight(person.page, moments, f"{game} {width}x{height}")
            are_large_and_painted(person.page, END, f"{game} {width}x{height}")
    for person in (moving, still):
        expect(person.page.locator(".people .large use").first).to_have_attribute("href", IN_A_POSE)
    assert how_it_went(moving.page) == how_it_went(still.page)
    are_painted(moving.page, MIDDLE, game)
    are_painted_in_the_evening(still.page, game)
    assert still.page.evaluate("document.getAnimations().length") == 0


def test_the_first_picture_of_the_last_scene_is_not_empty(device: Callable[..., Person]) -> None:
    """It is loaded during the last look at the table, also where the page never came to rest."""
    me, other = device(patient=True, reduced_motion="no-preference"), device()
    fetched: list[str] = []
    me.page.on("requestfinished", lambda request: fetched.append(request.url))
    wire.all_play_to_the_end_with_the_clock_stopped([me, other], FOR_TWO.game.name)
    until(lambda: is_at_the_last_look(me.page), me.page)
    until(lambda: all(any(part in url for url in fetched) for part in PARTS), me.page)
    me.page.evaluate(FIRST_PICTURE)
    me.goes_on_until(said("ending.skip"))
    headline = me.page.locator(".headline").inner_text()
    assert headline != ""
    assert me.page.evaluate("first") == headline


def is_at_the_last_look(page: Page) -> bool:
    """If not yet, what is shown before it goes on a little."""
    page.clock.run_for(100)
    return page.locator(".table").get_attribute("data-beat") == "look"


def until(holds: Callable[[], bool], page: Page) -> None:
    """A page whose clock stands cannot wait by itself."""
    deadline = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < deadline, page.locator("body").aria_snapshot()
        page.wait_for_timeout(50)


def how_it_went(page: Page) -> tuple[str, str | None, str]:
    """The headline, what kind of ending it was, and who does what; no slip lies over the bar."""
    assert page.locator(".slip").count() == 0
    return (
        page.locator(".headline").inner_text(),
        page.locator(".ending").get_attribute("data-kind"),
        page.locator(".people").inner_html(),
    )


def across(page: Page) -> tuple[float, float]:
    """From where to where the scene reaches."""
    (scene,) = boxes(page, ".scene")
    return scene.left, scene.left + scene.width


def all_come_into_sight(page: Page, moments: range, where: str) -> None:
    """Some run across the scene, and each of them is wholly in it at some moment, clear of its upper and lower edge."""
    (scene,) = boxes(page, ".scene")
    film = [figures_at(page, moment) for moment in moments]
    for number, seen in enumerate(zip(*film, strict=True)):
        assert any(scene.less(0.01).holds(box) for box in seen), (where, number, scene, seen)
        assert all(min(box.width, box.height) > 0.1 * min(scene.width, scene.height) for box in seen), (where, seen)


def are_large_and_painted(page: Page, moment: int, where: str) -> None:
    (scene,) = boxes(page, ".scene")
    stay = are_painted(page, moment, where)
    assert sum(box.area for box in stay) > 0.07 * scene.area, (where, scene, stay)


def are_painted(page: Page, moment: int, where: str) -> list[Box]:
    """Those that are in sight at this moment."""
    (scene,) = boxes(page, ".scene")
    inside = [box for box in figures_at(page, moment) if scene.holds(box)]
    assert inside, (where, moment)
    assert min(painted(page, inside)) > 0.25, (where, moment)
    return inside


def are_painted_in_the_evening(page: Page, where: str) -> None:
    """About as much of each figure stands out from a dark scene as from a light one."""
    figures = boxes(page, FIGURES)
    by_day = painted(page, figures)
    page.emulate_media(color_scheme="dark")
    for day, evening in zip(by_day, painted(page, figures), strict=True):
        assert evening > 0.85 * day, (where, by_day)
