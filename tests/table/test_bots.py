"""Bots at a table: the same after a restart, and at every seat with the eyes of that seat."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from gander.bots import bot_names
from gander.contract.game import Seat
from gander.games import GAMES, box
from gander.table import decide
from gander.table.change import fold
from gander.table.clock import bot_turns
from gander.table.events import Moved, decoder, encode
from gander.table.ghost_seat import GHOST, Ghost
from gander.table.live.bots import Bots, woken
from gander.table.pov import Pov, info
from gander.table.table import Table
from gander.table.terms import PlannedSeat, Settings
from gander.table.view import Looking
from tests.kinds import FOR_TWO
from tests.table.kit import Sitting, opening, sitting


def with_bots(game: str, bot: str) -> Sitting:
    return sitting(game, *[PlannedSeat("bot", bot=bot)] * 3, settings=Settings(pace=0)).start()


@pytest.mark.parametrize(("game", "bot"), [(game, bot) for game in GAMES for bot in bot_names()])
def test_bots_woken_from_the_log_go_on_as_if_they_had_never_slept(game: str, bot: str) -> None:
    table = with_bots(game, bot)
    awake = woken(table.table, table.events)
    for turn in range(40):
        due = bot_turns(table.table)
        if not due:
            break
        seat = due[0].actor
        if turn % 13 == 7:
            assert woken(table.table, table.events).choose(table.table, seat) in table.legal(seat)
        asleep = woken(table.table, table.events) if turn % 5 == 4 else None
        choice = awake.choose(table.table, seat)
        if asleep is not None:
            assert asleep.choose(table.table, seat) == choice
        for step in table.take(decide.bot_move(table.table, table.now, seat, choice)).steps:
            awake.see(step)
    assert table.table.seq > 10


def test_there_are_no_bots_before_the_game() -> None:
    table = sitting(FOR_TWO.game.name, PlannedSeat("bot", bot="uniform"), PlannedSeat("bot", bot="uniform"))
    assert Bots(table.table).key == (0, (("uniform", None), ("uniform", None)))
    assert bot_turns(table.table) == ()


# Ghosts --------------------------------------------------------------------------------------------------------------


def with_ghost(game: str, **traits: float) -> Sitting:
    """Two bots and the ghost of Mia."""
    seats = (PlannedSeat("bot", bot="chick"), PlannedSeat("bot", bot=GHOST), PlannedSeat("bot", bot="chick"))
    event = replace(opening(game, seats), settings=Settings(pace=0))
    return Sitting(replace(event, ghosts={1: Ghost("Mia", "otter", "2026-10", traits, "tablet")})).start()


def played_by_bots(sitting: Sitting, most: int) -> Sitting:
    awake = Bots(sitting.table)
    for _ in range(most):
        due = bot_turns(sitting.table)
        if not due:
            break
        seat = due[0].actor
        chosen = awake.choose(sitting.table, seat)
        for step in sitting.take(decide.bot_move(sitting.table, sitting.now, seat, chosen)).steps:
            awake.see(step)
    return sitting


def shown(table: Table) -> list[bytes]:
    """What any screen may show of a table."""
    looks: tuple[tuple[Looking, Seat | None], ...] = (("seat", 1), ("public", None), ("cover", None))
    views = [Pov(table, table.host, looking, hand).view(0.0) for looking, hand in looks]
    return [msgspec.json.encode(one) for one in (info(table), *views)]


def test_a_ghost_is_in_the_log_and_nothing_of_its_traits_on_any_screen() -> None:
    """Two worlds that differ in the traits alone: whoever looks, they see the same."""
    ours, theirs = (with_ghost(FOR_TWO.game.name, keenness=keenness, linger=0.7) for keenness in (12.25, 44.25))
    assert b"12.25" in b"".join(map(encode, ours.events))
    assert shown(ours.table) == shown(theirs.table)
    assert not any(word in one for word in (b"keenness", b"linger", b"12.25") for one in shown(ours.table))


@pytest.mark.parametrize("game", GAMES)
def test_a_ghost_plays_with_its_traits_and_needs_nothing_but_the_log(game: str) -> None:
    """Read again from what is written down it is the same ghost. Where there is something to remember, somebody who
    forgets everything answers otherwise; elsewhere all ghosts play alike."""
    sharp = played_by_bots(with_ghost(game, keenness=300.0, lapse=0.001), 200)
    dull = played_by_bots(with_ghost(game, keenness=0.1, lapse=0.9), 200)
    again = fold(decoder(game).decode(encode(event)) for event in sharp.events)
    assert again is not None
    assert again.chairs[1] == sharp.table.chairs[1]
    moves = [[event.move for event in one.events if isinstance(event, Moved)] for one in (sharp, dull)]
    assert (moves[0] != moves[1]) == (box(game).answer_reader is not None)
