"""For everyone: axe finds no fault on any screen, by day and in the evening; the keyboard is enough."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from gander.games import GAMES
from tests import axe
from tests.kinds import by_day
from tests.page import wire
from tests.page.conftest import DESKTOP
from tests.page.people import Person, play
from tests.page.screens import ALONE_TOO
from tests.page.walk import Walk
from tests.page.walks import SHARED, walks_of
from tests.waiting import wait_until


def axe_looks(person: Person, what_is_seen: str) -> None:
    axe.check(person.page, what_is_seen)


@pytest.mark.parametrize("walk", SHARED, ids=lambda walk: walk.__name__)
def test_axe_finds_nothing(device: Callable[..., Person], walk: Walk) -> None:
    walk(device, axe_looks)


@pytest.mark.nightly
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_at_a_table(device: Callable[..., Person], game: str) -> None:
    """In every way to play it. Each board by itself is in the gallery, and axe looks at all of them by day."""
    for walk in walks_of(game):
        walk(device, axe_looks)


FOCUSED = """() => {
    const focused = document.activeElement;
    if (focused.matches('body, main')) return ['', focused.tagName, ''];
    return [focused.getAttribute('aria-label') ?? focused.innerText ?? '', focused.tagName, focused.className];
}"""
"""The page itself is nothing that a key presses, though all that it says is its text."""

RING = """(() => {
    const focused = document.activeElement;
    const rings = (shown) => getComputedStyle(shown).outlineStyle !== 'none';
    if (focused.id === 'page') return rings(focused.querySelector('h1'));
    if (focused.matches('section:has(> .board)')) return !rings(focused) && rings(focused.querySelector('.prompt'));
    return focused !== document.body && rings(focused);
})()"""
"""At the top of a page the heading shows where one is, and at a table the question: never a frame round everything."""


class Typist(Person):
    """Somebody who has only a keyboard."""

    def sees_where_they_are(self) -> None:
        wait_until(self.page, RING)

    def tabs_to(self, name: str | re.Pattern[str]) -> bool:
        """Go from one thing to the next until the focus is where it is wanted; false if that is gone meanwhile.

        What comes on the way may lie behind whoever goes on: a page that has changed is gone through once more.
        """
        wanted = re.compile(f"^{re.escape(name)}$") if isinstance(name, str) else name
        there = True
        while there:
            before = self.looks()
            for _ in range(80):
                self.page.keyboard.press("Tab")
                label = self.page.evaluate(FOCUSED)[0].strip()
                if wanted.search(" ".join(label.split())):
                    return True
            now = self.looks()
            there = any(map(wanted.search, now.buttons()))
            assert not there or now != before, f"no way to {name!r} by keyboard"
        return False

    def taps(self, name: str) -> bool:
        if self.tabs_to(name):
            self.page.keyboard.press("Enter")
            self.page.wait_for_timeout(30)  # a key is quicker than a server
        return True


@pytest.mark.parametrize("game", by_day(0))
def test_by_keyboard_alone(device: Callable[..., Person], game: str) -> None:
    me = device(DESKTOP, kind=Typist)
    assert isinstance(me, Typist)
    me.goes_home()
    me.page.get_by_role("link", name=me.words.games[game]).first.wait_for()
    assert me.tabs_to(re.compile(re.escape(me.words.games[game])))
    me.page.keyboard.press("Enter")
    me.page.get_by_role("heading", level=1, name=me.words.games[game]).wait_for()
    me.sees_where_they_are()
    assert me.tabs_to(me.words.alone if game in ALONE_TOO else me.words.start)
    me.page.keyboard.press("Enter")
    me.page.get_by_role("region", name=me.words.games[game]).wait_for()
    me.sees_where_they_are()
    play([me], 8)
    wire.finish([me])
    me.sees_where_they_are()
    assert me.tabs_to(re.compile("^Again"))
