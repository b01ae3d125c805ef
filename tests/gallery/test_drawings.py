"""Who is who at the size of a small badge."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.pictures.drawings import SOURCES, poses

SMALLEST: Final = 24
ALIKE: Final = 50
"""A bear and an otter that were taken for each other were 41 apart, each less than 50 from the sloth of that time."""
THINGS: Final = {"glass"}
PAINTS: Final = """async ([drawings, size]) => {
    const colours = await Promise.all(Object.values(drawings).map(async (svg) => {
        const image = Object.assign(new Image(), { width: size, height: size });
        image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
        await image.decode();
        const brush = Object.assign(document.createElement('canvas'), { width: size, height: size }).getContext('2d');
        brush.fillStyle = '#fff';
        brush.fillRect(0, 0, size, size);
        brush.drawImage(image, 0, 0, size, size);
        return [...brush.getImageData(0, 0, size, size).data];
    }));
    return Object.fromEntries(Object.keys(drawings).map((name, at) => [name, colours[at]]));
}"""


def apart(one: list[int], other: list[int]) -> float:
    """How far two pictures differ, from 0 to 255, where at least one of them is painted: the mean of their colours."""
    pixels = [(one[at : at + 3], other[at : at + 3]) for at in range(0, len(one), 4)]
    painted = [(mine, theirs) for mine, theirs in pixels if min(*mine, *theirs) < 255]
    return sum(abs(a - b) for mine, theirs in painted for a, b in zip(mine, theirs, strict=True)) / (3 * len(painted))


def test_no_two_of_those_who_sit_at_a_table_are_alike_when_small(browser: Browser) -> None:
    files = sorted((SOURCES / "drawings").glob("*.svg"))
    drawn = {svg.stem: poses(svg.read_text(encoding="utf-8"))[0] for svg in files if svg.stem not in THINGS}
    page = browser.new_page()
    painted = page.evaluate(PAINTS, [drawn, SMALLEST])
    page.close()
    pairs = {f"{one} and {other}": apart(painted[one], painted[other]) for one, other in combinations(painted, 2)}
    assert {who: far for who, far in pairs.items() if far < ALIKE} == {}


GREY: Final = 44
"""As wide as the smallest card."""


def without_colour(picture: list[int]) -> list[int]:
    light = [sum(picture[at : at + 3]) // 3 for at in range(0, len(picture), 4)]
    return [value for grey in light for value in (grey, grey, grey, 255)]


@pytest.mark.parametrize("folder", sorted(SOURCES.glob("games/*/drawings/things")), ids=lambda path: path.parts[-3])
def test_no_two_things_of_a_game_are_alike_without_their_colour(browser: Browser, folder: Path) -> None:
    page = browser.new_page()
    painted = page.evaluate(PAINTS, [{svg.stem: svg.read_text(encoding="utf-8") for svg in folder.glob("*.svg")}, GREY])
    page.close()
    grey = {name: without_colour(picture) for name, picture in painted.items()}
    pairs = {f"{one} and {other}": apart(grey[one], grey[other]) for one, other in combinations(grey, 2)}
    assert {which: far for which, far in pairs.items() if far < ALIKE} == {}
