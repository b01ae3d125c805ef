"""The last scene of each game: short, said to readers, and a still picture for those who want no motion."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from gander.games import GAMES
from tests import axe
from tests.gallery.conftest import DRAWN, Opens
from tests.gallery.pages import SHOW
from tests.gallery.room import NARROW, STILL
from tests.page.scene import FIGURES

LATEST = """() => Math.max(...document.getAnimations().map((one) => one.effect.getComputedTiming())
    .filter(({ iterations }) => iterations !== Infinity).map(({ endTime }) => endTime))"""
OUTSIDE = """figures => {
    const box = document.querySelector('.scene').getBoundingClientRect();
    return [...document.querySelectorAll(figures)].filter((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1;
    }).map((part) => part.outerHTML.slice(0, 90));
}"""

IN_SIGHT_AT = """([when, figures]) => {
    for (const one of document.getAnimations()) {
        one.pause();
        one.currentTime = when;
    }
    const box = document.querySelector('.scene').getBoundingClientRect();
    return [...document.querySelectorAll(figures)].filter((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom;
    }).length;
}"""
"""How much of the scene is wholly in sight so many milliseconds after its beginning."""

COVERED_AT = """when => {
    for (const one of document.getAnimations()) {
        one.pause();
        one.currentTime = when;
    }
    const box = document.querySelector('.scene').getBoundingClientRect();
    const last = document.querySelector('.scene .last')?.getBoundingClientRect() ?? new DOMRect();
    return [...document.querySelectorAll('.scene :is(.pair, .swimmer):not(.last)')].filter((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const across = Math.min(right, last.right, box.right) - Math.max(left, last.left, box.left);
        const down = Math.min(bottom, last.bottom) - Math.max(top, last.top);
        return Math.min(across, down) > last.width / 8;
    }).map((part) => part.getAttribute('style'));
}"""
"""What lies under the last one, which comes to stay and is larger than the rest."""


def shows_the_end(page: Page, game: str) -> None:
    page.goto(page.url.split("#")[0] + f"#/gallery/ending-{game}")
    expect(page.get_by_role("log").locator("p")).to_have_count(1)  # one sentence
    page.evaluate(DRAWN)


@pytest.mark.parametrize("game", GAMES)
def test_the_scene_is_short_and_who_stays_to_be_looked_at_covers_nobody(opens: Opens, game: str) -> None:
    page = opens(390, 844)
    for scene in (game, f"{game}-most"):
        shows_the_end(page, scene)
        assert 1500 < page.evaluate(LATEST) <= 4000
        for at in range(1000, 3000, 100):
            assert page.evaluate(COVERED_AT, at) == [], (scene, at)


@pytest.mark.parametrize("game", GAMES)
def test_the_scene_is_still_without_motion_and_fits_every_screen(opens: Opens, game: str) -> None:
    page = opens(390, 844, **STILL)
    shows_the_end(page, game)
    assert page.evaluate("document.getAnimations().length") == 0
    axe.check(page, game)
    for width, height in (NARROW, (390, 844), (844, 390), (820, 1180), (1440, 900), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        assert page.evaluate(OUTSIDE, FIGURES) == [], (width, height)


@pytest.mark.parametrize("game", GAMES)
def test_there_is_something_to_see_to_the_end_of_the_scene(opens: Opens, game: str) -> None:
    """However little was won, and on a big screen, where it takes longest."""
    page = opens(390, 844)
    for width, height in ((390, 844), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        for much in ("few", "most"):
            shows_the_end(page, f"{game}-{much}")
            assert page.evaluate(IN_SIGHT_AT, [3950, FIGURES]) > 0, (width, much)


LEAST_SEEN = 60
"""In pixels: what a face does is seen from an arm's length."""


def test_who_lost_is_large_enough_on_a_phone_to_see_what_they_do(opens: Opens) -> None:
    page = opens(390, 844, **STILL)
    for ending in (f"{game}-{kind}-0" for game in GAMES for kind in ("clear", "tie")):
        page.evaluate(SHOW, f"#/gallery/ending-{ending}")
        expect(page.locator(f".ending[data-kind={ending.split('-')[1]}] .headline")).to_be_visible()
        wide = page.evaluate("[...document.querySelectorAll('.people .animal')].map((one) => one.offsetWidth)")
        assert len(wide) > 1, ending
        assert min(wide) >= LEAST_SEEN, (ending, wide)
