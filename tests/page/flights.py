"""From where to where cards move at a table that is really played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tests.page.people import Person

NOTES: Final = """([cards, places]) => {
    window.flights = [];
    const at = (x, y) => places.filter((place) => [...document.querySelectorAll(place)].some((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return left <= x && x <= right && top <= y && y <= bottom;
    }));
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, ...more) {
        const moved = (frame) => /translate\\((.*)px, (.*)px\\)/.exec(frame?.transform ?? '');
        const [first, last] = [frames[0], frames.at(-1)].map(moved);
        const card = cards.find((each) => this.matches(each));
        if (card && first && last) {
            const { left, top, width, height } = this.getBoundingClientRect();
            const [middle, halfway] = [left + width / 2, top + height / 2];
            const [begins, ends] = [first, last].map(([, x, y]) => at(middle + Number(x), halfway + Number(y)));
            window.flights.push({ card, begins, ends });
        }
        return animate.call(this, frames, ...more);
    };
}"""


@dataclass(frozen=True)
class Flight:
    card: str
    begins: tuple[str, ...]
    """In which of the places; several lie in one another."""
    ends: tuple[str, ...]


def watch_flights(person: Person, cards: Sequence[str], places: Sequence[str]) -> None:
    """From now on it is noted how these cards move between these places, all by their selectors."""
    person.page.evaluate(NOTES, [list(cards), list(places)])


def flights_seen(person: Person) -> list[Flight]:
    seen = person.page.evaluate("flights")
    return [Flight(each["card"], tuple(each["begins"]), tuple(each["ends"])) for each in seen]
