"""The gate: what a screen is shown, and what it is not."""

from __future__ import annotations

import hashlib

import msgspec
import pytest
from msgspec.structs import replace

from gander.games import GAMES
from gander.luck import QuickLuck
from gander.table import decide
from gander.table.codes import hash_of
from gander.table.decide import Newcomer
from gander.table.errors import NotAllowed, Unknown
from gander.table.pov import Pov, info, pov_at, pov_of_public, pov_of_seat
from gander.table.terms import Settings
from tests.kinds import FOR_THREE, FOR_TWO, OPEN_TO_ALL, TURN_BY_TURN
from tests.table.kit import CODE, GUEST, HERE, HOST, LOOKS, NOON, OPEN, SEED, Sitting, sitting


def running(game: str = FOR_THREE.game.name, *, spectators: bool = False) -> Sitting:
    table = sitting(game, HERE, HERE, OPEN, settings=Settings(spectators=spectators)).join().start()
    table.play_on(QuickLuck(7), 12)
    return table


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_is_shown_what_the_rules_let_it_see(game: str) -> None:
    table = running(game)
    for seat in range(3):
        view = pov_of_seat(table.table, HOST if seat < 2 else GUEST, seat).view(NOON)
        assert view.observation == GAMES[game].observe(table.state, seat)
        assert view.moves == GAMES[game].legal_moves(table.state, seat)


@pytest.mark.parametrize("game", GAMES)
def test_the_public_is_shown_what_all_may_know(game: str) -> None:
    table = running(game)
    view = pov_of_public(table.table, GUEST).view(NOON)
    assert view.observation == GAMES[game].observe(table.state, None)
    assert view.moves == ()


@pytest.mark.parametrize("game", GAMES)
def test_under_the_cover_there_is_nothing_of_the_game(game: str) -> None:
    table = running(game)
    stride = table.take(decide.time_passes(table.table, table.now))
    view = Pov(table.table, HOST).view(NOON, stride)
    assert (view.observation, view.moves, view.events, view.done) == (None, (), (), None)
    assert view.awaited == table.awaited()


def test_where_all_lies_open_no_seat_is_private() -> None:
    assert Pov(running(OPEN_TO_ALL.game.name).table, HOST, "seat", 0).view(NOON).private == ()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(10))
def test_who_must_look_away_tells_nothing_that_is_hidden(game: str, seed: int) -> None:
    """In another world that a viewer at the device cannot tell from this one, the same seats are private."""
    luck = QuickLuck(seed)
    table = sitting(game, HERE, HERE, HERE).start()
    table.play_on(luck, luck.below(30))
    for looking, hand in LOOKS:
        assert table.table.round is not None
        elsewhere = replace(table.table.round, state=GAMES[game].rearrange(table.state, hand, luck))
        worlds = (table.table, replace(table.table, round=elsewhere))
        here, there = (Pov(world, HOST, looking, hand).view(NOON).private for world in worlds)
        assert here == there


def test_a_device_cannot_look_as_a_seat_that_it_does_not_hold() -> None:
    with pytest.raises(NotAllowed):
        pov_of_seat(running().table, GUEST, 0)


def test_strangers_see_nothing_unless_the_host_allows_spectators() -> None:
    with pytest.raises(Unknown):
        pov_of_public(running().table, "stranger")
    pov_of_public(running(spectators=True).table, "stranger")


def test_who_loses_a_seat_is_covered_at_once() -> None:
    table = running()
    assert pov_at(table.table, GUEST, "seat", 2).looking == "seat"
    table.take(decide.kick(table.table, table.now, HOST, 2, "uniform"))
    assert pov_at(table.table, GUEST, "seat", 2).looking == "cover"


@pytest.mark.parametrize("game", GAMES)
def test_what_happened_is_told_as_the_rules_tell_it(game: str) -> None:
    table = running(game)
    stride = table.move(table.awaited()[0], table.legal(table.awaited()[0])[0])
    for seat in range(3):
        view = pov_of_seat(table.table, HOST if seat < 2 else GUEST, seat).view(NOON, stride)
        assert view.events == tuple(event for step in stride.steps for event in step.told(seat))


def test_without_news_nothing_is_shown_again() -> None:
    table = running()
    assert pov_of_seat(table.table, HOST, 0).view(NOON).events == ()


def test_the_hash_is_shown_from_the_start_and_the_seed_only_at_the_end() -> None:
    table = sitting(FOR_TWO.game.name, HERE, OPEN)
    hashed = hashlib.sha256(bytes.fromhex(SEED)).hexdigest()
    assert (info(table.table).fair.hash, info(table.table).fair.seed) == (hashed, None)
    table.join().start()
    assert (info(table.table).fair.hash, info(table.table).fair.seed) == (hashed, None)
    table.take(decide.end(table.table, table.now, HOST))
    assert (info(table.table).fair.hash, info(table.table).fair.seed) == (hashed, SEED)


def test_the_code_is_for_those_at_the_table_also_when_no_seat_is_open() -> None:
    table = sitting(FOR_TWO.game.name, HERE, OPEN)
    assert info(table.table, code=CODE).code == CODE
    assert info(table.table).code is None
    assert info(table.join().table, code=CODE).code == CODE
    assert info(sitting(FOR_TWO.game.name, HERE, HERE).table, code=CODE).code is None


def test_what_is_known_about_a_table_names_no_device_and_no_seed() -> None:
    table = running()
    text = msgspec.json.encode(info(table.table, present=[HOST, GUEST], code=CODE))
    assert [secret for secret in (HOST, GUEST, SEED) if secret.encode() in text] == []


def test_who_is_connected_is_told() -> None:
    seats = info(running().table, present=[GUEST]).seats
    assert [seat.connected for seat in seats] == [False, False, True]


def test_all_are_told_where_a_room_looks_at_one_screen() -> None:
    assert info(sitting(TURN_BY_TURN.game.name, OPEN, OPEN).table).big_screen  # the host has no seat
    table = sitting(TURN_BY_TURN.game.name, HERE, OPEN)
    assert not info(table.table).big_screen
    table.take(decide.invite(table.table, table.now, HOST, None, hash_of("stage")))
    table.take(decide.join(table.table, table.now, Newcomer("television"), hash_of("stage")))
    assert info(table.table).big_screen
