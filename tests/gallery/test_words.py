"""Words stay whole on the narrowest phone, also where no board is."""

from __future__ import annotations

from typing import Final

import pytest

from gander.speech.languages import LANGUAGES
from tests.gallery.conftest import DRAWN, Opens
from tests.gallery.room import NARROW, STILL
from tests.pictures.gallery import PAGES
from tests.waiting import wait_until

SHEETS: Final = [name for name in PAGES if name != "gallery" and not name.startswith("table-")]
LEAST: Final = 30
"""Letters; a page that is still being fetched has only its title."""
BROKEN: Final = """() => {
    const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const broken = [];
    const cut = (part) => getComputedStyle(part).clipPath !== 'none' || part.getBoundingClientRect().width <= 1;
    const forReaders = (part) => part.tagName !== 'MAIN' && (cut(part) || forReaders(part.parentElement));
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (forReaders(node.parentElement)) continue;
        for (const { 0: word, index } of node.data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const hyphen = node.data[index - 1] === '\u00ad' ? 1 : 0; // where a word may be parted, its sign has a box
            const lines = [...range.getClientRects()].slice(hyphen).map(({ top }) => Math.round(top));
            if (new Set(lines).size > 1) broken.push(word);
        }
    }
    return broken;
}"""
"""Words that begin on one line and end on another."""


@pytest.mark.parametrize(("language", "text"), [("de", "normal"), ("de", "huge"), ("fr", "normal"), ("fr", "huge")])
def test_no_word_is_broken(opens: Opens, language: str, text: str) -> None:
    """German words are the longest, and French sentences."""
    page = opens(*NARROW, {"language": language, "text": text}, **STILL)
    broken = {}
    for name in SHEETS:
        page.goto(page.url.partition("#")[0] + PAGES[name])
        page.locator("main h1").first.wait_for()
        wait_until(page, f"() => document.querySelector('main').innerText.length > {LEAST}")
        page.evaluate(DRAWN)
        if found := page.evaluate(BROKEN):
            broken[name] = found
    assert broken == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_the_first_page_is_broken_on_any_phone(opens: Opens, language: str) -> None:
    """Its buttons lie side by side on phones that are not the narrowest, so there each has less room than on it."""
    page = opens(*NARROW, {"language": language}, **STILL)
    page.goto(page.url.partition("#")[0] + PAGES["home"])
    page.locator("main h1").first.wait_for()
    broken = {}
    for width in (320, 360, 375, 390, 412, 430):
        page.set_viewport_size({"width": width, "height": 844})
        page.evaluate(DRAWN)
        if found := page.evaluate(BROKEN):
            broken[width] = found
    assert broken == {}
