"""In a game about places nothing moves because something beside it comes or goes: a round, moment by moment."""

from __future__ import annotations

from operator import sub
from typing import Final

import pytest

from gander.games import GAMES
from tests.gallery.conftest import DRAWN, Opens, shows, sized
from tests.gallery.pages import BOARDS, SHOW
from tests.gallery.room import STILL
from tests.gallery.test_room import DEVICES, HELD, SIZES, named
from tests.page.screens import screens

PHONE: Final = (390, 844)
DESKTOP: Final = (1440, 900)
WALK: Final = """async ([stays, grow]) => {
    const told = () => new Promise((done) => setTimeout(done));
    // Cards find their size in the frame after that of their place has changed.
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    document.documentElement.style.opacity = 0; // measured and never painted
    const found = [];
    const first = {};
    for (const name of [...document.querySelectorAll('.rounds a')].map((link) => link.innerText)) {
        const before = document.querySelector('.board');
        location.hash = `#/gallery/${name}`;
        while (document.querySelector('.board') === before || document.querySelector('.board') === null) await told();
        while (document.querySelector('.crowded:not(:has(.advice)), .advice:not(.silent) .blank')) await told();
        await drawn();
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
    const seen = document.querySelector(`.board ${part}`)?.getBoundingClientRect();
    return seen === undefined ? [] : [seen.top, seen.left, part === '.prompt' ? 0 : seen.height];
})"""
"""Of what is on this board: nowhere are all parts at once."""


def moved(opens: Opens, size: tuple[int, int], *, adviser: bool = False) -> list[str]:
    page = opens(*size, {"language": "de", "adviser": adviser}, is_mobile=size in HELD, has_touch=size in HELD, **STILL)
    found: list[str] = page.evaluate(
        WALK, [{game: screens(game).stays for game in GAMES}, {game: screens(game).grow for game in GAMES}]
    )
    return found


def test_nothing_moves_when_something_beside_it_comes_or_goes(opens: Opens) -> None:
    assert moved(opens, PHONE) == []


def test_nothing_moves_when_an_adviser_speaks(opens: Opens) -> None:
    assert moved(opens, DESKTOP, adviser=True) == []


@pytest.mark.parametrize("game", [game for game in GAMES if screens(game).opens])
def test_nothing_moves_when_there_is_more_to_choose_from(opens: Opens, game: str) -> None:
    page = opens(*PHONE, {"language": "de"}, is_mobile=True, has_touch=True, **STILL)
    for table, part in screens(game).opens.items():
        for size in sized(page, {"phone": PHONE, "desktop": DESKTOP}):
            page.evaluate(SHOW, BOARDS)
            shows(page, f"{game}-{table}")
            before = page.evaluate(PLACES, screens(game).stays)
            page.locator(part).first.click()
            page.evaluate(DRAWN)
            now = page.evaluate(PLACES, screens(game).stays)
            moved_by = [max(map(abs, map(sub, *places)), default=0) for places in zip(before, now, strict=True)]
            assert max(moved_by) <= 1, (size, table, dict(zip(screens(game).stays, moved_by, strict=True)))


NAMED: Final = """async ([stays, names]) => {
    const told = () => new Promise((done) => setTimeout(done));
    const places = (game) => stays[game].map((part) => {
        const seen = document.querySelector(`.board ${part}`)?.getBoundingClientRect();
        return seen ? [part, ...[seen.top, seen.left, seen.height].map(Math.round)].join(' ') : part;
    });
    const found = [];
    for (const name of names) {
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


def test_nothing_moves_when_a_badge_says_who_is_you(opens: Opens) -> None:
    page = opens(*PHONE, {"language": "de"}, is_mobile=True, has_touch=True, **STILL)
    names = page.locator(".fullest a").all_inner_texts()
    assert {name.partition("-")[0] for name in names} == set(GAMES)
    for size in sized(page, {"phone": PHONE, "desktop": DESKTOP}):
        assert page.evaluate(NAMED, [{game: screens(game).stays for game in GAMES}, names]) == [], size


@pytest.mark.nightly
@pytest.mark.parametrize("adviser", [False, True], ids=["", "adviser"])
@pytest.mark.parametrize("size", [*SIZES, *DEVICES], ids=named)
def test_nothing_moves_at_any_size(opens: Opens, size: tuple[int, int], adviser: bool) -> None:
    assert moved(opens, size, adviser=adviser) == []
