"""Where cards go at a table that is really played: to whom they belong, and never twice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tests.page import wire
from tests.page.conftest import PHONE
from tests.page.people import Person

FLIGHTS: Final = """() => {
    window.flights = [];
    const middle = ({ left, top, width, height }) => [left + width / 2, top + height / 2];
    const at = ([x, y], place) => [...document.querySelectorAll(place)].some((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return left <= x && x <= right && top <= y && y <= bottom;
    });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, ...more) {
        const moved = (frame) => /translate\\((.*)px, (.*)px\\)/.exec(frame?.transform ?? '');
        const [first, last] = [frames[0], frames.at(-1)].map(moved);
        const name = ['laid', 'stack', 'lies'].find((each) => this.classList.contains(each));
        if (name && first && last) {
            const [x, y] = middle(this.getBoundingClientRect());
            const [from, to] = [first, last].map(([, across, down]) => [x + Number(across), y + Number(down)]);
            const [laid, won, lies] = [at(from, '.laid-place'), at(to, '.badge'), at(to, '.table .cards')];
            window.flights.push({ name, laid, won, lies });
        }
        return animate.call(this, frames, ...more);
    };
}"""
"""Notes of each card in the middle from where to where it moves."""


def test_a_card_goes_to_a_badge_or_from_where_it_was_laid_to_the_table(device: Callable[..., Person]) -> None:
    people = [device(PHONE, reduced_motion="no-preference") for _ in range(2)]
    wire.sit_down("boar", people)
    for person in people:
        person.page.evaluate(FLIGHTS)
    wire.finish(people)
    for person in people:
        flights: list[dict[str, Any]] = person.page.evaluate("flights")
        assert {flight["name"] for flight in flights} >= {"laid", "lies"}
        for flight in flights:
            assert flight["laid"] and flight["lies"] if flight["name"] == "lies" else flight["won"], flight
