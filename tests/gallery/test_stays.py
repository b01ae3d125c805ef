"""In a game about places nothing moves because something beside it comes or goes: a round, moment by moment."""

from __future__ import annotations

from operator import sub
from typing import Final

import pytest

from gander.games import GAMES
from tests.gallery.conftest import DRAWN, Opens, shows
from tests.gallery.room import STILL
from tests.gallery.test_room import DEVICES, HELD, SIZES, TABLET, named
from tests.page.screens import screens

BY_DAY: Final = ((390, 844), (1440, 900))
WALKED: Final = (*BY_DAY, TABLET)
WALK: Final = """async ([stays, grow]) => {
    const told = () => new Promise((done) => setTimeout(done));
    document.documentElement.style.opacity = 0; // measured and never painted
    const found = [];
    const first = {};
    for (const name of [...document.querySelectorAll('.rounds a')].map((link) => link.innerText)) {
        const before = document.querySelector('.board');
        location.hash = `#/gallery/${name}`;
        while (document.querySelector('.board') === before || document.querySelector('.board') === null) await told();
        while (document.querySelector('.advice:not(.silent) .blank')) await told();
        const [game, round] = name.split('-');
        for (const part of stays[game]) {
            if (grow[game][round]?.includes(part)) continue;
            const seen = document.querySelector(`.board ${part}`)?.getBoundingClientRect();
            if (seen === undefined) continue;
            // Words are centred, however long they are.
            const now = (part === '.prompt' ? [seen.top] : [seen.top, seen.left, seen.width]).map(Math.round);
            const place = `${game} ${round}: ${part}`;
            first[place] ??= now;
            const moved = now.some((n, i) => Math.abs(n - first[place][i]) > 1);
            if (moved) found.push(`${name} ${part}: ${first[place]} → ${now}`);
        }
    }
    return found;
}"""
PLACES: Final = """parts => parts.map((part) => {
    const { top, left, height } = document.querySelector(`.board ${part}`).getBoundingClientRect();
    return [top, left, part === '.prompt' ? 0 : height];
})"""


def moved(opens: Opens, size: tuple[int, int], *, adviser: bool = False) -> list[str]:
    page = opens(*size, {"language": "de", "adviser": adviser}, is_mobile=size in HELD, has_touch=size in HELD, **STILL)
    found: list[str] = page.evaluate(
        WALK, [{game: screens(game).stays for game in GAMES}, {game: screens(game).grow for game in GAMES}]
    )
    return found


@pytest.mark.parametrize("size", WALKED, ids=named)
def test_nothing_moves_when_something_beside_it_comes_or_goes(opens: Opens, size: tuple[int, int]) -> None:
    assert moved(opens, size) == []


def test_nothing_moves_when_an_adviser_speaks(opens: Opens) -> None:
    assert moved(opens, (390, 844), adviser=True) == []


@pytest.mark.parametrize("game", [game for game in GAMES if screens(game).opens])
def test_nothing_moves_when_there_is_more_to_choose_from(opens: Opens, game: str) -> None:
    for size in BY_DAY:
        page = opens(*size, {"language": "de"}, is_mobile=size in HELD, has_touch=size in HELD, **STILL)
        for table, part in screens(game).opens.items():
            shows(page, f"{game}-{table}")
            before = page.evaluate(PLACES, screens(game).stays)
            page.locator(part).first.click()
            page.evaluate(DRAWN)
            now = page.evaluate(PLACES, screens(game).stays)
            moved_by = [max(map(abs, map(sub, *places))) for places in zip(before, now, strict=True)]
            assert max(moved_by) <= 1, (size, table, dict(zip(screens(game).stays, moved_by, strict=True)))


NAMED: Final = """async (stays) => {
    const told = () => new Promise((done) => setTimeout(done));
    const places = (game) => stays[game].map((part) => {
        const seen = document.querySelector(`.board ${part}`)?.getBoundingClientRect();
        return seen ? [part, ...[seen.top, seen.left, seen.height].map(Math.round)].join(' ') : part;
    });
    const found = [];
    for (const name of [...document.querySelectorAll('.links a, .fullest a')].map((link) => link.innerText)) {
        const before = document.querySelector('.board');
        location.hash = `#/gallery/${name}`;
        while (document.querySelector('.board') === before || document.querySelector('.board') === null) await told();
        const game = name.split('-')[0];
        const first = places(game);
        for (const you of document.querySelectorAll('.badge .me')) you.style.display = 'none';
        const then = places(game);
        found.push(...then.filter((place, i) => place !== first[i]).map((place) => `${name}: ${place}`));
    }
    return found;
}"""
"""What lies elsewhere once «(you)» stands at no name any more."""


@pytest.mark.parametrize("size", BY_DAY, ids=named)
def test_nothing_moves_when_a_badge_says_who_is_you(opens: Opens, size: tuple[int, int]) -> None:
    page = opens(*size, {"language": "de"}, is_mobile=size in HELD, has_touch=size in HELD, **STILL)
    assert page.evaluate(NAMED, {game: screens(game).stays for game in GAMES}) == []


@pytest.mark.nightly
@pytest.mark.parametrize("size", [size for size in (*SIZES, *DEVICES) if size not in WALKED], ids=named)
def test_nothing_moves_at_any_other_size(opens: Opens, size: tuple[int, int]) -> None:
    assert moved(opens, size) == []
