"""Every board at every size: nothing lies on something else, sticks out, breaks a word or is out of sight or reach.

The fixtures have as many players, cards and digits as the rules allow, and names as long as a name may be.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from gander.games import GAMES
from tests.gallery.conftest import Opens
from tests.gallery.room import STILL
from tests.page.screens import screens

MEASURE: Final = (Path(__file__).parent / "measure.js").read_text()
NARROWEST: Final = (320, 568)
HELD: Final = (NARROWEST, (360, 640), (390, 664), (390, 844), (740, 360))
STANDING: Final = ((820, 1180), (1440, 900), (1920, 1080))
LOW: Final = (NARROWEST, (390, 664), (740, 360), (820, 1180))
WALK: Final = f"""async ([opens, scrolls, texts]) => {{
    const measure = {MEASURE};
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const root = document.documentElement;
    const found = {{}};
    const names = [...document.querySelectorAll('.links a, .fullest a')].map((link) => link.innerText);
    for (const name of names) {{
        const before = document.querySelector('.board');
        location.hash = `#/gallery/${{name}}`;
        while (document.querySelector('.board') === before || document.querySelector('.board') === null) await drawn();
        for (const text of texts) {{
            if (text === 'huge') root.dataset.text = 'huge';
            await drawn();
            const mayScroll = text === 'huge' || scrolls.includes(name);
            found[`${{name}} ${{text}}`] = measure(mayScroll);
            if (!(name in opens)) continue;
            document.querySelector(opens[name]).click();
            await drawn();
            found[`${{name}} ${{text}}, open`] = measure(mayScroll);
            document.querySelector(opens[name]).click();
        }}
        delete root.dataset.text;
    }}
    return found;
}}"""
OPENS: Final = {f"{game}-{table}": part for game in GAMES for table, part in screens(game).opens.items()}
SCROLLS: Final = [f"{game}-{table}" for game in GAMES for table in screens(game).scrolls]


@pytest.mark.parametrize(
    ("size", "language"),
    [*((size, "de") for size in (*HELD, *STANDING)), *((size, "en") for size in LOW)],
    ids=lambda value: value if isinstance(value, str) else "x".join(map(str, value)),
)
def test_everything_has_its_room(opens: Opens, size: tuple[int, int], language: str) -> None:
    """German words are the longest, so very large letters are tried with them; English where room is scarce."""
    page = opens(*size, {"language": language}, is_mobile=size in HELD, has_touch=size in HELD, **STILL)
    scrolls = SCROLLS if size == NARROWEST else []
    found = page.evaluate(WALK, [OPENS, scrolls, ["usual", "huge"] if language == "de" else ["usual"]])
    assert len(found) > 2 * len(OPENS)
    assert {board: findings for board, findings in found.items() if findings} == {}
