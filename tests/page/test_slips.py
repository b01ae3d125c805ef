"""What is said on slips of paper at a table that is really played: short, and never over a badge or a tool."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from gander.games import GAMES
from tests.page import wire
from tests.page.conftest import PHONE
from tests.page.people import Person
from tests.page.screens import fewest_people

WATCHES: Final = """() => {
    window.slips = [];
    const look = () => {
        const slip = document.querySelector('.slips.at-table .slip');
        if (slip === null) return;
        const said = slip.getBoundingClientRect();
        const words = [...slip.childNodes].filter((part) => part.nodeType === Node.TEXT_NODE);
        const lines = new Set(words.flatMap((part) => {
            const range = document.createRange();
            range.selectNodeContents(part);
            return [...range.getClientRects()].map(({ top }) => Math.round(top));
        })).size;
        const covered = [...document.querySelectorAll('header > button, .badge')].filter((part) => {
            const { left, right, top, bottom } = part.getBoundingClientRect();
            return said.left < right && left < said.right && said.top < bottom - 8 && top < said.bottom - 8;
        }).length;
        window.slips.push({ text: slip.textContent.trim(), lines, covered });
    };
    const all = { subtree: true, childList: true, characterData: true };
    new MutationObserver(look).observe(document.querySelector('.table'), all);
}"""
"""Notes of each slip how many lines it has and how many badges and tools it covers."""


@pytest.mark.parametrize("game", GAMES)
def test_a_slip_is_short_and_covers_no_badge_and_no_tool(device: Callable[..., Person], game: str) -> None:
    people = [device(PHONE, "de-DE") for _ in range(fewest_people(game))]
    wire.sit_down(game, people)
    for person in people:
        person.page.evaluate(WATCHES)
    wire.finish(people)
    for person in people:
        slips = person.page.evaluate("window.slips")
        assert [slip for slip in slips if slip["lines"] > 2 or slip["covered"] > 0] == []
