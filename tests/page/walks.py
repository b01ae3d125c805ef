"""Walks past the screens that all games share, and those that each game brings in `tests/games/<game>/walks.py`."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from gander.games import GAMES
from tests.kinds import ALONE, FOR_TWO, TURN_BY_TURN
from tests.page import wire
from tests.page.conftest import DESKTOP, PHONE, TV
from tests.page.screens import screens
from tests.page.tables import TV_AND_PHONES, opens_with_bots, sets_up
from tests.page.walk import Device, Look, Walk, waits_for
from tests.page.words import said


def from_home_to_a_table(device: Device, look: Look) -> None:
    me = device(PHONE)
    me.goes_home()
    me.page.get_by_role("heading", level=1).wait_for()
    look(me, "home")
    me.presses("Settings")
    look(me, "settings")
    me.presses("Close")
    me.chooses(ALONE.game.name)
    look(me, "setting up alone")
    me.presses(me.words.alone)
    waits_for(me, screens(ALONE.game.name).begin)
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
    me.presses("Yes, end it")
    waits_for(me, "Again")
    look(me, "a game that was ended")


def to_a_big_screen(device: Device, look: Look) -> None:
    screen, mia, ben = device(TV), device(PHONE), device(PHONE)
    link = sets_up(screen, FOR_TWO.game.name, 2, TV_AND_PHONES)
    look(screen, "the lobby on the big screen")
    mia.page.goto(link)
    mia.page.get_by_role("textbox").wait_for()
    look(mia, "coming in")
    mia.joins(link, "Mia")
    ben.joins(link, "Ben")
    look(mia, "the lobby on a phone")
    screen.presses(screen.words.start)
    mia.presses("Show a sticker")
    look(mia, "stickers")
    mia.presses(said("sticker.enough"))
    screen.presses("Menu")
    screen.presses("New device for Ben")
    screen.page.get_by_role("img", name="QR code").wait_for()
    look(screen, "a new device")
    screen.presses("Close")
    screen.presses("Menu")
    screen.presses("End the game")
    screen.presses("Yes, end it")
    waits_for(screen, "Again")
    waits_for(ben, "Again")  # nobody walks to the big screen for it
    look(screen, "the end on the big screen")


def to_the_result(device: Device, look: Look) -> None:
    me = device(DESKTOP)
    opens_with_bots(me, TURN_BY_TURN.game.name, 2)
    me.presses(me.words.start)
    waits_for(me, screens(TURN_BY_TURN.game.name).begin)
    wire.finish([me])
    look(me, "the result")
    stranger = device(PHONE)
    stranger.page.goto(me.page.url)
    stranger.page.get_by_role("heading", name="No seat here").wait_for()
    look(stranger, "somebody else's table")


def walks_of(game: str) -> tuple[Walk, ...]:
    found: tuple[Walk, ...] = import_module(f"tests.games.{game}.walks").WALKS
    return found


SHARED: Final[tuple[Walk, ...]] = (from_home_to_a_table, to_a_big_screen, to_the_result)
WALKS: Final[dict[str, Walk]] = {
    **{walk.__name__: walk for walk in SHARED},
    **{f"{game}_{walk.__name__}": walk for game in GAMES for walk in walks_of(game)},
}
