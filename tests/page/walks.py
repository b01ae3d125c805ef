"""Walks through the page that come past every screen of a game. Whoever walks along looks at each of them.

axe looks for faults (test_everyone.py), a camera takes pictures (tests/pictures).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from tests.page import wire
from tests.page.conftest import DESKTOP, PHONE, TABLET, TV
from tests.page.people import Person
from tests.page.test_passed_around import opens_for
from tests.page.test_together import sets_up

Device = Callable[..., Person]
Look = Callable[[Person, str], None]
"""Looks at what a person sees now; the words name it."""


def waits_for(person: Person, button: str) -> None:
    person.page.get_by_role("button", name=button).first.wait_for()


def goose_alone(device: Device, look: Look) -> None:
    me = device(PHONE)
    me.goes_home()
    me.page.get_by_role("heading", level=1).wait_for()
    look(me, "home")
    me.presses("Settings")
    look(me, "settings")
    me.presses("Close")
    me.chooses("goose")
    look(me, "setting up alone")
    me.presses(me.words.alone)
    waits_for(me, "Ready")
    look(me, "goose, memorising")
    me.presses("Ready")
    waits_for(me, "Roll the dice")
    look(me, "goose, before the roll")
    me.presses("Roll the dice")
    me.page.get_by_role("group").wait_for()
    look(me, "goose, the question")
    me.page.get_by_role("group").get_by_role("button").first.click()
    waits_for(me, "Ready")
    look(me, "goose, a new card")
    me.presses("Menu")
    look(me, "the menu")
    me.presses("Rules")
    me.page.get_by_role("heading", name="Your turn").wait_for()
    look(me, "the rules over the table")
    me.presses("Close")
    me.presses("Menu")
    me.presses("Pause")
    waits_for(me, "Go on")
    look(me, "a break")
    me.goes_home()
    me.page.get_by_role("link", name="Continue").wait_for()
    look(me, "home while a game waits")
    me.page.get_by_role("link", name="Continue").click()
    me.presses("Menu")
    me.presses("End the game")
    look(me, "sure?")
    me.presses("Yes, do it")
    waits_for(me, "Again")
    look(me, "a game that was ended")


def goose_passed_around(device: Device, look: Look) -> None:
    us = device(TABLET)
    opens_for(us, "goose", 2)
    us.presses("We are all ready")
    hand_over = us.page.get_by_role("button", name="Hand over to")
    while not hand_over.is_visible():
        us.does_something(us.looks())
    look(us, "goose, looking alone")
    opens_for(us, "goose", 2, "All together")
    us.presses("We are all ready")
    us.presses("Roll the dice")
    us.page.get_by_role("group").get_by_role("button").first.click()
    waits_for(us, "We all agree")
    look(us, "goose, agreeing")


def boar_passed_around(device: Device, look: Look) -> None:
    us = device(TABLET)
    us.goes_home()
    us.chooses("boar")
    us.presses(us.words.add_person)
    us.presses(us.words.add_bot)
    us.page.get_by_text("More options").click()
    look(us, "setting up with others")
    opens_for(us, "boar", 2)
    waits_for(us, "I am Penguin")
    look(us, "the cover")
    us.presses("I am Penguin")
    us.page.get_by_role("button", name=re.compile("^Draw")).click()
    waits_for(us, "Hand over to Bear")
    look(us, "boar, handing over")
    us.presses("Hand over to Bear")
    us.presses("I am Bear")
    us.page.get_by_role("button", name=re.compile("^Draw")).click()
    us.presses("Hand over to Penguin")
    us.presses("I am Penguin")
    us.page.get_by_role("button", name="Your card 1").click()
    look(us, "boar, a card taken up")


def brains_around_a_big_screen(device: Device, look: Look) -> None:
    screen = device(TV)
    link = sets_up(screen, "brains", 3, "Big screen and phones")
    look(screen, "the lobby on the big screen")
    phones = [device(PHONE) for _ in range(3)]
    phones[0].page.goto(link)
    phones[0].page.get_by_role("textbox").wait_for()
    look(phones[0], "coming in")
    for phone, name in zip(phones, ("Mia", "Ben", "Ida"), strict=True):
        phone.joins(link, name)
    look(phones[0], "the lobby on a phone")
    screen.presses(screen.words.start)
    phones[0].presses("Throw the dice")
    phones[0].page.get_by_text("Throw 1 of 3").wait_for()
    look(phones[0], "brains, my dice")
    look(phones[1], "brains, somebody else's dice")
    look(screen, "brains on the big screen")
    phones[0].presses("Call across the table")
    look(phones[0], "reactions")
    phones[0].presses("Close")
    screen.presses("Menu")
    screen.presses("New device for Ben")
    screen.page.get_by_role("img", name="QR code").wait_for()
    look(screen, "a new device")
    screen.presses("Close")
    screen.presses("Menu")
    screen.presses("End the game")
    screen.presses("Yes, do it")
    waits_for(screen, "Again")
    look(screen, "the end on the big screen")


def two_around_a_big_screen(device: Device, game: str) -> tuple[Person, Person, Person]:
    """The screen, Mia, who has the first turn, and Ben."""
    screen, mia, ben = device(TV), device(PHONE), device(PHONE)
    link = sets_up(screen, game, 2, "Big screen and phones")
    mia.joins(link, "Mia")
    ben.joins(link, "Ben")
    screen.presses(screen.words.start)
    return screen, mia, ben


def goose_around_a_big_screen(device: Device, look: Look) -> None:
    screen, mia, ben = two_around_a_big_screen(device, "goose")
    waits_for(mia, "Ready")
    look(screen, "goose on the big screen, memorising")
    mia.presses("Ready")
    ben.presses("Ready")
    mia.presses("Roll the dice")
    screen.page.get_by_role("group").wait_for()
    look(screen, "goose on the big screen, the question")


def boar_around_a_big_screen(device: Device, look: Look) -> None:
    screen, mia, ben = two_around_a_big_screen(device, "boar")
    waits_for(mia, "Draw")
    look(screen, "boar on the big screen, the beginning")
    mia.presses(re.compile("^Draw"))
    waits_for(ben, "Draw")
    look(screen, "boar on the big screen, a card drawn")


def boar_with_a_bot(device: Device, look: Look) -> None:
    me = device(DESKTOP)
    me.goes_home()
    me.chooses("boar")
    me.presses(me.words.add_bot)
    me.presses(me.words.start)
    me.page.get_by_role("button", name=re.compile("^Draw")).wait_for()
    wire.finish([me])
    look(me, "boar, the result")
    stranger = device(PHONE)
    stranger.page.goto(me.page.url)
    stranger.page.get_by_role("heading", name="No seat here").wait_for()
    look(stranger, "somebody else's table")


WALKS: Final = (
    goose_alone,
    goose_passed_around,
    boar_passed_around,
    brains_around_a_big_screen,
    goose_around_a_big_screen,
    boar_around_a_big_screen,
    boar_with_a_bot,
)
