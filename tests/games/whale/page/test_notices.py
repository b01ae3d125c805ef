"""What the table notices, at a table that is really played: in light and in words, and without movement if asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tests.page import wire
from tests.page.people import Person
from tests.waiting import wait_until

GAME: Final = "whale"
"""Its deck runs down whatever anybody points at, so every game of it has a moment with few cards left."""
RESTS: Final = "() => document.querySelector('.table').dataset.beat === undefined"
LOADED: Final = "() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/notices.svelte'))"
SEES: Final = """() => {
    window.noticed = [];
    const table = document.querySelector('.table');
    new MutationObserver(() => {
        const kind = table.dataset.notice;
        if (kind === undefined) return;
        const { boxShadow, animationDuration } = getComputedStyle(table, '::after');
        const words = document.querySelector('.spoken')?.textContent.trim() ?? '';
        window.noticed.push({ kind, light: boxShadow, lasts: animationDuration, words });
    }).observe(table, { attributeFilter: ['data-notice'] });
}"""


def test_the_table_notices_that_few_cards_are_left(device: Callable[..., Person]) -> None:
    moving, still = people = [device(rests=True, reduced_motion=motion) for motion in ("no-preference", "reduce")]
    wire.sit_down(GAME, people)
    for person in people:
        wait_until(person.page, LOADED)
        person.page.evaluate(SEES)
    for moves in range(60, 200, 6):
        wire.play_on(people, moves)
        for person in people:
            wait_until(person.page, RESTS)
        if "few" in {one["kind"] for one in moving.page.evaluate("window.noticed")}:
            break
    for person, moves_there in ((moving, True), (still, False)):
        noticed = person.page.evaluate("window.noticed")
        assert 1 <= len(noticed) <= 4, noticed
        assert all(one["words"] and "inset" in one["light"] for one in noticed), noticed
        assert all((float(one["lasts"].rstrip("s")) > 0) == moves_there for one in noticed), noticed
