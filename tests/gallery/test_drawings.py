"""Who is who at the size of a small badge."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt
import pytest
from playwright.sync_api import Browser

from tests.pictures.drawings import SOURCES, poses

Picture = npt.NDArray[Any]
"""Its points, each with red, green, blue and how opaque it is."""
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


def pictures(browser: Browser, drawings: dict[str, str], size: int) -> dict[str, Picture]:
    page = browser.new_page()
    painted = page.evaluate(PAINTS, [drawings, size])
    page.close()
    return {name: np.array(points, float).reshape(-1, 4) for name, points in painted.items()}


def apart(one: Picture, other: Picture) -> float:
    """How far two pictures differ, from 0 to 255, where at least one of them is painted: the mean of their colours."""
    mine, theirs = one[:, :3], other[:, :3]
    painted = (mine.min(1) < 255) | (theirs.min(1) < 255)
    return float(np.abs(mine - theirs)[painted].mean())


def alike(painted: dict[str, Picture]) -> dict[str, float]:
    """Pairs that may be taken for each other."""
    pairs = {f"{one} and {other}": apart(painted[one], painted[other]) for one, other in combinations(painted, 2)}
    assert pairs
    return {both: far for both, far in pairs.items() if far < ALIKE}


def test_pictures_are_apart_by_their_colours_where_one_is_painted() -> None:
    """By hand: white beside white counts nothing; 30, 60 and 0 of three colours are 30 apart, black and white 255."""
    white, grey, black = [255, 255, 255, 255], [100, 100, 100, 255], [0, 0, 0, 255]
    assert apart(np.array([white, grey]), np.array([white, [130, 40, 100, 255]])) == 30
    assert apart(np.array([white, grey, black]), np.array([black, grey, black])) == 85


def test_no_two_of_those_who_sit_at_a_table_are_alike_when_small(browser: Browser) -> None:
    files = sorted((SOURCES / "drawings").glob("*.svg"))
    drawn = {svg.stem: poses(svg.read_text(encoding="utf-8"))[0] for svg in files if svg.stem not in THINGS}
    assert alike(pictures(browser, drawn, SMALLEST)) == {}


GREY: Final = 44
"""As wide as the smallest card."""


def without_colour(picture: Picture) -> Picture:
    light = picture[:, :3].sum(1) // 3
    return np.stack([light] * 3 + [np.full_like(light, 255)], axis=1)


@pytest.mark.parametrize("folder", sorted(SOURCES.glob("games/*/drawings/things")), ids=lambda path: path.parts[-3])
def test_no_two_things_of_a_game_are_alike_without_their_colour(browser: Browser, folder: Path) -> None:
    painted = pictures(browser, {svg.stem: svg.read_text(encoding="utf-8") for svg in folder.glob("*.svg")}, GREY)
    assert alike({name: without_colour(picture) for name, picture in painted.items()}) == {}
