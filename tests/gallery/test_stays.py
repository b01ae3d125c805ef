"""In a game about places nothing moves because something beside it comes or goes: a round, moment by moment."""

from __future__ import annotations

from typing import Final

import pytest

from gander.games import GAMES
from tests.gallery.conftest import Opens
from tests.gallery.room import STILL
from tests.gallery.test_room import HELD, SIZES, named
from tests.page.screens import screens

BY_DAY: Final = ((390, 844), (1440, 900))
WALK: Final = """async (stays) => {
    const told = () => new Promise((done) => setTimeout(done));
    const found = [];
    const first = {};
    for (const name of [...document.querySelectorAll('.rounds a')].map((link) => link.innerText)) {
        const before = document.querySelector('.board');
        location.hash = `#/gallery/${name}`;
        while (document.querySelector('.board') === before || document.querySelector('.board') === null) await told();
        const [game, round] = name.split('-');
        for (const part of stays[game]) {
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


def moved(opens: Opens, size: tuple[int, int]) -> list[str]:
    page = opens(*size, {"language": "de"}, is_mobile=size in HELD, has_touch=size in HELD, **STILL)
    found: list[str] = page.evaluate(WALK, {game: screens(game).stays for game in GAMES})
    return found


@pytest.mark.parametrize("size", BY_DAY, ids=named)
def test_nothing_moves_when_something_beside_it_comes_or_goes(opens: Opens, size: tuple[int, int]) -> None:
    assert moved(opens, size) == []


@pytest.mark.nightly
@pytest.mark.parametrize("size", [size for size in SIZES if size not in BY_DAY], ids=named)
def test_nothing_moves_at_any_other_size(opens: Opens, size: tuple[int, int]) -> None:
    assert moved(opens, size) == []
