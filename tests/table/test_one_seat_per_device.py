"""Nobody sees through another seat what their own hides: who may come to a seat while a game runs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gander.contract.game import GameError
from gander.games import GAMES
from gander.luck import QuickLuck
from gander.table import begin, decide
from gander.table.codes import hash_of
from gander.table.decide import Newcomer, Stride
from gander.table.errors import NotAllowed, TableError, Unknown, WrongTime, WrongValue
from gander.table.events import Seated, Started, Vacated
from gander.table.pov import info
from gander.table.table import Table
from tests.kinds import FOR_THREE
from tests.table.kit import CODE, GUEST, HERE, HOST, OPEN, Sitting, refusal, sitting

GAME = FOR_THREE.game.name
THIRD, TABLET = "third device", "a tablet"


def three(game: str = GAME) -> Sitting:
    return sitting(game, HERE, OPEN, OPEN).join("Ben").join("Ida", device=THIRD).start()


def left(table: Sitting, device: str, seat: int) -> Sitting:
    table.take(decide.leave(table.table, table.now, device, seat, "uniform"))
    return table


def invited(table: Sitting, by: str, seat: int) -> str:
    table.take(decide.invite(table.table, table.now, by, seat, hash_of("for the seat")))
    return hash_of("for the seat")


def comes(table: Sitting, comer: Newcomer, code_hash: str, *lately: str) -> Stride:
    return table.take(decide.join(table.table, table.now, comer, code_hash, lately=set(lately)))


# A seat that nobody holds --------------------------------------------------------------------------------------------


def test_who_plays_does_not_take_a_vacated_seat_as_well() -> None:
    table = left(three(), GUEST, 1)
    ways: list[Callable[[], object]] = [
        lambda: table.join("Mia", device=HOST),
        lambda: decide.sit_down(table.table, table.now, Newcomer(HOST, "Mia"), 1),
        lambda: comes(table, Newcomer(HOST, "Mia"), invited(table, HOST, 1)),
    ]
    assert [refusal(TableError, way) for way in ways] == ["table_full", "seat_taken", "bot_seat"]


def test_who_left_a_seat_does_not_look_at_it_from_another() -> None:
    table = left(left(three(), GUEST, 1), THIRD, 2)
    assert refusal(TableError, lambda: table.join("Ida", seat=1, device=THIRD)) == "table_full"
    table.take(decide.reclaim(table.table, table.now, THIRD, 2))
    assert table.table.seats_of(THIRD) == (2,)


def test_devices_that_share_a_notepad_are_one() -> None:
    table = three()
    comer = Newcomer(TABLET, "Mia", circle=frozenset((HOST, TABLET)))
    assert refusal(NotAllowed, lambda: comes(table, comer, invited(table, HOST, 1))) == "seats_apart"


def test_a_seat_that_somebody_left_is_a_bots_until_they_or_the_end_come() -> None:
    """A host could take it with a second phone, and see through it what their own seat hides."""
    table = left(three(), GUEST, 1)
    assert refusal(WrongTime, lambda: table.join("Tom", device=TABLET)) == "table_full"
    assert refusal(WrongTime, lambda: decide.sit_down(table.table, table.now, Newcomer(HOST, "Tom"), 1)) == "seat_taken"
    assert refusal(WrongValue, lambda: invited(table, HOST, 1)) == "bot_seat"
    table.take(decide.reclaim(table.table, table.now, GUEST, 1))
    assert table.table.seats_of(GUEST) == (1,)
    left(table, GUEST, 1)
    table.take(decide.end(table.table, table.now, HOST))
    table.take(decide.sit_down(table.table, table.now, Newcomer(HOST, "Tom"), 1))
    assert table.table.seats_of(HOST) == (0, 1)


def test_no_code_leads_to_a_seat_that_somebody_left() -> None:
    table = three()
    code = invited(table, GUEST, 1)
    left(table, GUEST, 1)
    assert refusal(Unknown, lambda: comes(table, Newcomer(TABLET, "Tom"), code)) == "no_such_code"


def test_seats_that_were_together_when_the_game_began_come_together_again() -> None:
    table = sitting(GAME, HERE, HERE, OPEN).join().start()
    left(table, HOST, 1)
    table.take(decide.reclaim(table.table, table.now, HOST, 1))
    assert table.table.seats_of(HOST) == (0, 1)


def test_before_and_after_a_game_seats_come_together_and_all_are_told() -> None:
    table = sitting(GAME, HERE, OPEN, OPEN).join("Ben").join("Ida", seat=2, device=GUEST)
    assert [seat.shares for seat in info(table.table).seats] == [(), (2,), (1,)]
    left(table.start(), GUEST, 1)
    table.take(decide.end(table.table, table.now, HOST))
    table.take(decide.sit_down(table.table, table.now, Newcomer(HOST, "Tom"), 1))
    assert [seat.shares for seat in info(table.table).seats] == [(1,), (0,), ()]


def test_all_are_told_of_two_devices_with_one_notepad() -> None:
    table = sitting(GAME, HERE, OPEN, OPEN).join("Ben")
    comes(table, Newcomer(TABLET, "Ida", circle=frozenset((GUEST, TABLET, "at home"))), hash_of(CODE))
    assert [seat.shares for seat in info(table.table).seats] == [(), (2,), (1,)]


# A seat that somebody holds ------------------------------------------------------------------------------------------


def test_a_host_does_not_take_the_seat_of_who_is_there() -> None:
    table = three()
    code = invited(table, HOST, 1)
    assert refusal(WrongTime, lambda: comes(table, Newcomer(TABLET), code, GUEST)) == "seat_held"
    assert comes(table, Newcomer(TABLET), code, THIRD).after.seats_of(TABLET) == (1,)


def test_a_seat_moves_at_the_wish_of_who_holds_it_and_all_are_told() -> None:
    table = three()
    comes(table, Newcomer(TABLET), invited(table, GUEST, 1), GUEST)
    assert [seat.devices for seat in info(table.table).seats] == [1, 2, 1]


def test_a_seat_moves_between_the_devices_of_one_person() -> None:
    table = three()
    own = Newcomer(TABLET, circle=frozenset((GUEST, TABLET)))
    assert comes(table, own, invited(table, HOST, 1), GUEST).after.seats_of(TABLET) == (1,)


# A seat from which somebody was sent away ----------------------------------------------------------------------------


def test_a_host_sends_nobody_away_to_look_from_their_seat() -> None:
    """A second phone that nothing ties to the host would show, say, the hand that the host's own seat hides."""
    table = three()
    before = invited(table, HOST, 1)
    table.take(decide.kick(table.table, table.now, HOST, 1, "uniform"))
    phone = Newcomer(TABLET, "Tom")
    assert refusal(TableError, lambda: comes(table, phone, before)) == "no_such_code"
    assert refusal(TableError, lambda: comes(table, phone, hash_of(CODE))) == "table_full"
    assert refusal(TableError, lambda: table.join("Tom", seat=1, device=TABLET)) == "table_full"
    assert refusal(TableError, lambda: invited(table, HOST, 1)) == "bot_seat"
    sits = partial(decide.sit_down, table.table, table.now, Newcomer(HOST, "Tom"), 1)
    assert refusal(TableError, sits) == "seat_taken"
    table.take(decide.end(table.table, table.now, HOST))
    table.take(decide.sit_down(table.table, table.now, Newcomer(THIRD, "Ben"), 1))
    assert table.table.seats_of(THIRD) == (1, 2)


def test_a_seat_that_was_freed_before_the_game_is_for_anybody() -> None:
    table = sitting(GAME, HERE, OPEN, OPEN).join("Ben")
    table.take(decide.kick(table.table, table.now, HOST, 1, "uniform"))
    assert table.table.open_seats() == (1, 2)


# Whatever they try ---------------------------------------------------------------------------------------------------


DEVICES = (HOST, GUEST, THIRD, TABLET, "a laptop")
CIRCLES = {device: frozenset((GUEST, TABLET)) for device in (GUEST, TABLET)}
"""Two of the devices share a notepad."""


def tries(device: str, seat: int) -> Iterator[Callable[[Table, float], Stride]]:
    comer = Newcomer(device, "Tom", circle=CIRCLES.get(device, frozenset((device,))))
    yield lambda table, now: decide.join(table, now, comer, hash_of(CODE), seat)
    yield lambda table, now: decide.join(table, now, comer, hash_of("for the seat"), lately=())
    yield lambda table, now: decide.sit_down(table, now, comer, seat)
    yield lambda table, now: decide.reclaim(table, now, device, seat, comer.circle)
    yield lambda table, now: decide.invite(table, now, device, seat, hash_of("for the seat"))
    yield lambda table, now: decide.leave(table, now, device, seat, "uniform")
    yield lambda table, now: decide.kick(table, now, device, seat, "uniform")
    yield lambda table, now: decide.take_over(table, now, device, host_missed=True)
    yield lambda table, now: decide.end(table, now, device)
    yield lambda table, now: begin.again(table, now, device, "winner", bytes(32))


TRIES = [one for device, seat in product(DEVICES, range(3)) for one in tries(device, seat)]


@given(seed=st.integers(0, 1_000_000))
def test_whatever_they_try_no_circle_holds_a_second_seat_nor_anybody_one_that_was_taken_away(seed: int) -> None:
    luck, table = QuickLuck(seed), three()
    began = held = {seat: {CIRCLES.get(device, device)} for seat, device in enumerate((HOST, GUEST, THIRD))}
    sent_away: set[int] = set()
    for _ in range(60):
        try:
            stride = table.take(TRIES[luck.below(len(TRIES))](table.table, table.now))
        except (TableError, GameError):
            continue
        for event in stride.events:
            if isinstance(event, Started):
                devices = [chair.device for chair in stride.before.chairs]
                began = {seat: {CIRCLES.get(one, one)} if one else set() for seat, one in enumerate(devices)}
                held = {seat: set(circles) for seat, circles in began.items()}
                sent_away = set()
            elif isinstance(event, Vacated) and event.kicked and stride.before.phase != "over":
                sent_away.add(event.seat)
            elif isinstance(event, Seated) and stride.before.phase != "over":
                assert event.seat not in sent_away
                held[event.seat] = held[event.seat] | {CIRCLES.get(event.device, event.device)}
        for circle in {circle for circles in held.values() for circle in circles}:
            seats = {seat for seat in held if circle in held[seat]}
            assert len(seats) == 1 or all(circle in began[seat] for seat in seats)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_what_a_player_sees_after_all_tries_does_not_depend_on_what_is_hidden_from_them(game: str, seed: int) -> None:
    """Two worlds that differ in what the host's seat hides: every seat that the host gets to see shows the same."""
    luck, table = QuickLuck(seed), three(game)
    table.play_on(luck, luck.below(20))
    for device, seat in ((GUEST, 1), (THIRD, 2)):
        left(table, device, seat)
    for one in (one for seat in range(3) for one in tries(HOST, seat)):
        if table.table.phase != "playing":
            break
        try:
            stride = one(table.table, table.now)
        except (TableError, GameError):
            continue
        if stride.after.phase == "playing":
            table.take(stride)
        elsewhere = GAMES[game].rearrange(table.state, 0, luck)
        for seen in table.table.seats_of(HOST):
            assert GAMES[game].observe(table.state, seen) == GAMES[game].observe(elsewhere, seen)
