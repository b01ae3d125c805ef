"""What is said when the last pair is found."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tests.gallery.conftest import Opens, shows
from tests.gallery.room import STILL
from tests.page import wire
from tests.page.people import Person

SAID: Final = """() => {
    window.said = [];
    const hears = () => {
        const now = document.querySelector('.board .prompt')?.innerText ?? '';
        if (now !== '' && window.said.at(-1) !== now) window.said.push(now);
    };
    new MutationObserver(hears).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
OVER: Final = "All pairs are found."


def test_it_is_said_once_that_all_pairs_are_found(opens: Opens) -> None:
    page = opens(390, 844, {"language": "en"}, is_mobile=True, has_touch=True, **STILL)
    shows(page, "magpie-over")
    assert page.locator(".board .prompt").inner_text().strip() == OVER
    assert page.locator(".board .piles").inner_text().strip() == ""  # and not "0 pairs are left" above it


def test_nobody_goes_on_after_the_last_pair(device: Callable[..., Person]) -> None:
    people = [device(), device()]
    wire.sit_down("magpie", people)
    people[0].page.evaluate(SAID)
    wire.finish(people)
    said = people[0].page.evaluate("window.said")
    assert said[said.index(OVER) - 1] == "A pair!"
