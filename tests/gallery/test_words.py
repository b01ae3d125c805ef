"""Words stay whole on the narrowest phone, also where no board is."""

from __future__ import annotations

from typing import Final

from gander.games import GAMES
from tests.gallery.conftest import DRAWN, Opens
from tests.gallery.room import NARROW
from tests.pictures.gallery import PAGES

SHEETS: Final = ("notepad-pad-5", *(f"notepad-missed-{game}" for game in GAMES))
BROKEN: Final = """() => {
    const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const broken = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { 0: word, index } of node.data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
        }
    }
    return broken;
}"""
"""Words that begin on one line and end on another."""


def test_no_word_of_the_notepad_is_broken(opens: Opens) -> None:
    page = opens(*NARROW)
    for name in SHEETS:
        page.goto(page.url.partition("#")[0] + PAGES[name])
        page.locator("main :is(.ways, .sum)").first.wait_for()
        page.evaluate(DRAWN)
        assert page.evaluate(BROKEN) == [], name
