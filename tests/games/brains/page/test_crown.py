"""On a television whoever leads wears a crown, and not before it can be seen why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gander.web.services.sessions import COOKIE
from tests.games.brains.turns import begin
from tests.page.conftest import TV
from tests.page.people import Person
from tests.page.wire import over_the_wire, to_the_end
from tests.waiting import wait_until

CROWNS: Final = """() => {
    window.crowns = [];
    const stage = document.querySelector('.stage:has(.board)');
    new MutationObserver(() => {
        if (stage.dataset.leader === undefined) return;
        const scores = [...stage.querySelectorAll('[data-seat] .score')];
        window.crowns.push([Number(stage.dataset.leader), scores.map((score) => Number.parseInt(score.innerText))]);
    }).observe(stage, { attributeFilter: ['data-leader'] });
}"""
"""Notes who gets the crown, and what is read at all plates by then."""


def test_the_crown_waits_until_the_brains_have_come(device: Callable[..., Person]) -> None:
    screen = device(TV, reduced_motion="no-preference", patient=True)
    table, tokens = over_the_wire(begin(screen.address, big=True))
    screen.context.add_cookies([{"name": COOKIE, "value": tokens[0], "url": screen.address}])
    screen.page.goto(f"{screen.address}#/table/{table}")
    screen.page.locator(".board").wait_for()
    screen.page.evaluate(CROWNS)
    over_the_wire(to_the_end(screen.address, table, tokens[1:], moves=12))
    wait_until(screen.page, "() => window.crowns.length > 0")
    for leader, points in screen.page.evaluate("crowns"):
        assert points[leader] == max(points) > 0
