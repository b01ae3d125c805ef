"""For everyone: axe finds no fault on any screen, by day and in the evening; the keyboard is enough."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.page.conftest import DESKTOP, PHONE, TABLET, TV
from tests.page.people import Person, play_to_the_result
from tests.page.test_passed_around import opens_for
from tests.page.test_together import sets_up


def check(person: Person, what_is_seen: str) -> None:
    """No violation on what is on the screen now."""
    found = Axe().run(person.page).response["violations"]
    told = [f"{fault['id']}: {[node['html'] for node in fault['nodes']]}" for fault in found]
    assert told == [], f"{what_is_seen}: {told}"


def waits_for(person: Person, button: str) -> None:
    person.page.get_by_role("button", name=button).first.wait_for()


def goose(device: Callable[..., Person], theme: str) -> None:
    me = device(PHONE, color_scheme=theme)
    me.goes_home()
    check(me, "home")
    me.chooses("goose")
    check(me, "setting up")
    me.presses(me.words.alone)
    waits_for(me, "Ready")
    check(me, "memorising")
    me.presses("Ready")
    waits_for(me, "Roll the dice")
    check(me, "before the roll")
    me.presses("Roll the dice")
    me.page.get_by_role("group").wait_for()
    check(me, "the question")
    me.page.get_by_role("group").get_by_role("button").first.click()
    waits_for(me, "Ready")
    check(me, "a new card")
    me.presses("Menu")
    check(me, "the menu")
    me.presses("Rules")
    me.page.get_by_role("heading", name="Your turn").wait_for()
    check(me, "the rules over the table")
    me.presses("Close")
    me.presses("Menu")
    me.presses("Pause")
    waits_for(me, "Go on")
    check(me, "a break")
    me.presses("Menu")
    me.presses("End the game")
    check(me, "sure?")
    me.presses("Yes, do it")
    waits_for(me, "Again")
    check(me, "a game that was ended")


def goose_together(device: Callable[..., Person], theme: str) -> None:
    us = device(TABLET, color_scheme=theme)
    opens_for(us, "goose", 2)
    us.presses("We are all ready")
    hand_over = us.page.get_by_role("button", name="Hand over to")
    while not hand_over.is_visible():
        us.does_something(us.looks())
    check(us, "looking alone")
    opens_for(us, "goose", 2, "All together")
    us.presses("We are all ready")
    us.presses("Roll the dice")
    us.page.get_by_role("group").get_by_role("button").first.click()
    waits_for(us, "We all agree")
    check(us, "agreeing")


def boar(device: Callable[..., Person], theme: str) -> None:
    us = device(TABLET, color_scheme=theme)
    opens_for(us, "boar", 2)
    waits_for(us, "I am Penguin")
    check(us, "the cover")
    us.presses("I am Penguin")
    us.page.get_by_role("button", name=re.compile("^Draw")).click()
    waits_for(us, "Hand over to Bear")
    check(us, "handing over")
    us.presses("Hand over to Bear")
    us.presses("I am Bear")
    us.page.get_by_role("button", name=re.compile("^Draw")).click()
    us.presses("Hand over to Penguin")
    us.presses("I am Penguin")
    us.page.get_by_role("button", name="Your card 1").click()
    check(us, "a card taken up")


def brains(device: Callable[..., Person], theme: str) -> None:
    screen = device(TV, color_scheme=theme)
    link = sets_up(screen, "brains", 3, "Big screen and phones")
    check(screen, "the lobby on the big screen")
    phones = [device(PHONE, color_scheme=theme) for _ in range(3)]
    phones[0].page.goto(link)
    phones[0].page.get_by_role("textbox").wait_for()
    check(phones[0], "coming in")
    for phone, name in zip(phones, ("Mia", "Ben", "Ida"), strict=True):
        phone.joins(link, name)
    check(phones[0], "the lobby on a phone")
    screen.presses(screen.words.start)
    phones[0].presses("Throw the dice")
    phones[0].page.get_by_text("Throw 1 of 3").wait_for()
    check(phones[0], "dice on a phone")
    check(phones[1], "somebody else's dice")
    check(screen, "dice on the big screen")
    phones[0].presses("Call across the table")
    check(phones[0], "reactions")
    phones[0].presses("Close")
    screen.presses("Menu")
    screen.presses("New device for Ben")
    screen.page.get_by_role("img", name="QR code").wait_for()
    check(screen, "a new device")


def the_end(device: Callable[..., Person], theme: str) -> None:
    me = device(DESKTOP, color_scheme=theme)
    me.goes_home()
    me.chooses("boar")
    me.presses(me.words.add_bot)
    me.presses(me.words.start)
    play_to_the_result([me])
    check(me, "the result")
    stranger = device(PHONE, color_scheme=theme)
    stranger.page.goto(me.page.url)
    stranger.page.get_by_role("heading", name="No seat here").wait_for()
    check(stranger, "somebody else's table")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("walk", [goose, goose_together, boar, brains, the_end])
def test_axe_finds_nothing(device: Callable[..., Person], walk: Callable[..., None], theme: str) -> None:
    walk(device, theme)


FOCUSED = """() => {
    const focused = document.activeElement;
    return [focused.getAttribute('aria-label') ?? focused.innerText ?? '', focused.tagName, focused.className];
}"""


class Typist(Person):
    """Somebody who has only a keyboard."""

    def tabs_to(self, name: str | re.Pattern[str]) -> bool:
        """Go from one thing to the next until the focus is where it is wanted; false if that is gone meanwhile."""
        wanted = re.compile(f"^{re.escape(name)}$") if isinstance(name, str) else name
        for _ in range(80):
            self.page.keyboard.press("Tab")
            label = self.page.evaluate(FOCUSED)[0].strip()
            if wanted.search(" ".join(label.split())):
                return True
        assert name not in self.looks().buttons(), f"no way to {name!r} by keyboard"
        return False

    def taps(self, name: str) -> bool:
        if self.tabs_to(name):
            self.page.keyboard.press("Enter")
            self.page.wait_for_timeout(30)  # a key is quicker than a server
        return True


@pytest.mark.parametrize("game", ["goose", "boar", "brains"])
def test_by_keyboard_alone(device: Callable[..., Person], game: str) -> None:
    me = device(DESKTOP, kind=Typist)
    assert isinstance(me, Typist)
    me.goes_home()
    me.page.get_by_role("heading", level=1).wait_for()
    me.tabs_to(re.compile(re.escape(me.words.games[game])))
    me.page.keyboard.press("Enter")
    me.page.get_by_role("heading", level=1, name=me.words.games[game]).wait_for()
    me.tabs_to(me.words.start if game == "brains" else me.words.alone)
    me.page.keyboard.press("Enter")
    play_to_the_result([me])
