"""People at the page. They look, press what can be pressed, and know no rule."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Callable, Sequence
from itertools import count

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, WebSocket, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.page.glance import Glance, glance_of
from tests.page.words import EN, Words
from tests.waiting import PATIENCE

NETWORK = re.compile(r"net::ERR_|WebSocket connection to .* failed|Failed to fetch")
"""What the browser itself says about a line that was cut. Only a page whose line was cut may say so."""
REFUSAL = re.compile(r"the server responded with a status of 4\d\d")
IN_REACH = "dialog[open], body:not(:has(dialog[open]))"
"""A sheet that lies over the table keeps everything below it out of reach."""
STEPS = 1500
LONGEST = 100
"""Tenths of a second that a page takes at most to show something; from then on its time goes no faster than ours."""
TAP = """button => {
    button.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = button.getBoundingClientRect();
    const touched = document.elementFromPoint(x + width / 2, y + height / 2);
    if (!button.contains(touched)) return false;
    button.click();
    return true;
}"""
"""Looks and touches in one moment: if the page changed in between, something else would be touched."""


class Person:
    """Somebody with a device."""

    def __init__(self, context: BrowserContext, address: str, words: Words = EN, seed: int = 1) -> None:
        self.context, self.address, self.words = context, address, words
        self.page: Page = context.new_page()
        self.page.set_default_timeout(1000 * PATIENCE)
        self.complaints: list[str] = []
        self._chance = random.Random(seed)
        self._allowed: re.Pattern[str] | None = None
        self._told: dict[str, int] = {}
        self.page.on("console", self._heard)
        self.page.on("websocket", self._listens)
        self.page.on("pageerror", lambda error: self.complaints.append(f"page error: {error}"))

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning"):
            return
        if self._allowed is None or not self._allowed.search(message.text):
            self.complaints.append(f"{message.type}: {message.text}")

    def _listens(self, line: WebSocket) -> None:
        """What the page is told of a table over its line is noted, as far as it has come."""

        def told(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["type"] == "view":
                self._told[line.url] = max(message["seq"], self._told.get(line.url, 0))

        line.on("framereceived", told)

    def has_been_told(self, table: str, seq: int) -> None:
        """The page knows of all that has happened at a table up to here; it may still be showing it."""
        deadline = time.monotonic() + PATIENCE
        while max((far for line, far in self._told.items() if table in line), default=0) < seq:
            assert time.monotonic() < deadline, f"the page was never told of {seq}, but of {self._told}"
            self.page.wait_for_timeout(10)

    # Getting to a table

    def goes_home(self) -> None:
        self.page.goto(self.address)

    def chooses(self, game: str) -> None:
        """By name, like a button: a click at a place waits until nothing has moved for two pictures, and no longer."""
        self.page.get_by_role("link", name=self.words.games[game]).press("Enter")
        self.page.get_by_role("heading", level=1, name=self.words.games[game]).wait_for()

    def presses(self, name: str | re.Pattern[str]) -> None:
        """By name, as a key or a reader does, which need not wait for a button that has just come."""
        button = self.page.locator(IN_REACH).get_by_role("button", name=name, exact=isinstance(name, str))
        expect(button).to_be_enabled()
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if button.evaluate(TAP):
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"{name!r} is covered; the page shows:\n{self.page.locator('body').aria_snapshot()}")

    def picks(self, name: str | re.Pattern[str]) -> None:
        """A radio button, by name like a button: a click at a place may come just as its tile moves on."""
        radio = self.page.get_by_role("radio", name=name)
        radio.evaluate("(radio) => radio.click()")
        expect(radio).to_be_checked()

    def joins(self, link: str, name: str) -> None:
        self.page.goto(link)
        self.page.get_by_role("textbox", name=self.words.your_name).fill(name)
        self.presses(self.words.sit_down)
        expect(self.page).to_have_url(re.compile("#/table/"))

    # Playing

    def looks(self) -> Glance:
        return glance_of(self.page.locator("body").aria_snapshot())

    def sees_the_result(self, glance: Glance) -> bool:
        """The pad lies on the table."""
        return self.words.pad in glance.names("table")

    def does_something(self, glance: Glance) -> bool:
        """Press anything that can be pressed, except what stops the game; false if there is nothing to do."""
        open_to_me = [name for name in glance.buttons() if not self.words.avoids.search(name)]
        if not open_to_me:
            return False
        for name in filter(self.words.agrees.search, open_to_me):
            if self._chance.random() < 0.7:
                return self.taps(name)
        in_earnest = [name for name in open_to_me if not self.words.dawdles.search(name)]
        return self.taps(self._chance.choice(in_earnest if self._chance.random() < 0.95 else open_to_me))

    def goes_on_until_offered(self, name: str) -> None:
        """Press anything until a button is there whose name begins so; that one is left alone, however late it came."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            glance = self.looks()
            if any(button.startswith(name) for button in glance.buttons()):
                return
            self.does_something(glance)
        raise stuck([self], f"«{name}» was not offered")

    def taps(self, name: str) -> bool:
        """Press a button where it is now, without waiting for the page to rest; false if it is gone or covered."""
        button = self.page.locator("dialog[open], main").get_by_role("button", name=name, exact=True).first
        try:
            return bool(button.evaluate(TAP, timeout=100))
        except TooLate:
            return False

    def reloads(self) -> None:
        self.page.reload()

    def loses_the_line(self) -> None:
        """Out of the network, and in again: the page says so calmly, and goes on by itself.

        A move that was just made may have got no answer yet; then the page says that it is kept.
        """
        self.expects_a_cut()
        self.context.set_offline(True)
        expect(self.page.get_by_role("status")).to_have_text(either(self.words.line_down, self.words.move_kept))
        self.context.set_offline(False)
        self.is_back()

    def stops_the_clock(self) -> None:
        """From here on nothing on the page is over because time has passed: the machine may be as slow as it likes."""
        self.page.clock.pause_at(self.page.evaluate("Date.now()") + 1000)

    def goes_on_until(self, words: str) -> None:
        """With the clock stopped: lets as much time pass as it takes until these words are read, and no more."""
        deadline = time.monotonic() + PATIENCE
        for step in count():
            if self.page.get_by_text(words).first.is_visible():
                return
            if time.monotonic() > deadline:
                break
            if step >= LONGEST:
                self.page.wait_for_timeout(100)  # it is the server that is awaited
            self.page.clock.run_for(100)
        raise AssertionError(f"«{words}» was not read; the page shows:\n{self.page.locator('body').aria_snapshot()}")

    def expects_a_cut(self) -> None:
        """Somebody is about to cut the line; the browser may say so, but not of a page that is still being loaded."""
        self.page.evaluate("() => navigator.serviceWorker?.ready.then(() => true)")
        self._allowed = NETWORK

    def notices_the_cut(self) -> None:
        """Before that it has not lost its line, and could not find it again."""
        expect(self.page.get_by_role("status").first).not_to_have_text("")

    def is_back(self) -> None:
        """The page has found its line again, without a reload. Of the line it speaks before all else."""
        expect(self.page.get_by_role("status").first).to_have_text("")
        self._allowed = None

    def expects_refusals(self) -> None:
        """The server is about to say no; the browser may say so too."""
        self._allowed = REFUSAL

    def expects_any_complaint(self) -> None:
        """The browser is about to complain, perhaps only after what it complains of has been seen."""
        self._allowed = re.compile("")


def either(*sentences: str) -> re.Pattern[str]:
    return re.compile("|".join(f"^{re.escape(sentence)}$" for sentence in sentences))


Trouble = Callable[[], None]


def play_through(people: list[Person], troubles: Sequence[Trouble], every: int = 8) -> None:
    """All do anything they can, and every few moves something goes wrong."""
    for person in people:
        expect(person.page).to_have_url(re.compile("#/table/"))
    for trouble in troubles:
        play(people, every)
        trouble()


def play(people: list[Person], moves: int) -> None:
    """All do anything they can, and together at least this many things."""
    done = 0
    for _ in range(STEPS):
        acted = sum(plays_on(person) for person in people)
        done += acted
        if done >= moves:
            return
        if not acted:
            assert not people[0].sees_the_result(people[0].looks()), f"the game was over after {done} of {moves} moves"
            people[0].page.wait_for_timeout(10)
    raise stuck(people, f"nothing more to do after {done} of {moves} moves")


def play_to_the_result(people: list[Person], troubles: Sequence[Trouble] = (), every: int = 8) -> None:
    """All do anything they can until everybody sees the result; on the way, things go wrong."""
    play_through(people, troubles, every)
    for _ in range(STEPS):
        if sum(plays_on(person) for person in people):
            continue
        if all(person.sees_the_result(person.looks()) for person in people):
            return
        people[0].page.wait_for_timeout(10)
    raise stuck(people, f"no result after {STEPS} steps")


def stuck(people: list[Person], how: str) -> AssertionError:
    return AssertionError(f"{how}; the page shows:\n{people[0].page.locator('body').aria_snapshot()}")


def plays_on(person: Person, at_most: int = 6) -> int:
    """Do things for as long as there is something to do; says how many."""
    for done in range(at_most):
        if not person.does_something(person.looks()):
            return done
    return at_most
