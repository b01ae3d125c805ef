"""A room goes on from table to table: nobody is turned away, and nothing it knows is lost on the way."""

from __future__ import annotations

from typing import Any

import pytest

from gander.luck import QuickLuck
from gander.table import begin, decide
from gander.table.change import fold
from gander.table.codes import hash_of
from gander.table.decide import Newcomer, Stride
from gander.table.errors import NotAllowed, Unknown, WrongTime, WrongValue
from gander.table.events import AnyEvent, decoder, encode
from gander.table.pov import presence, room_info
from gander.table.room import acts, moving_on
from gander.table.room.moving_on import Gathering, first_events
from gander.table.room.room import MOST_BY_ONE, MOST_PEOPLE, MOST_PROPOSALS, GamePlan
from gander.table.room.seating import seats_in
from gander.table.table import Table
from gander.table.terms import Settings
from tests.kinds import TURN_BY_TURN
from tests.table.kit import BOT, CODE, GUEST, HERE, HOST, NOON, OPEN, Sitting, refusal, sitting

GAME = TURN_BY_TURN.game.name
LATE = "latecomer's device"
SEED = bytes(32)


def two(*more: Any) -> Sitting:
    """Mia and Ben play; Mia's device is the host."""
    return sitting(GAME, HERE, OPEN, *more).join("Ben").start()


def enter(table: Sitting, device: str, name: str, **how: Any) -> None:
    table.take(acts.enter(table.table, table.now, Newcomer(device, name), hash_of(CODE), **how))


def gathered(*devices: str) -> Gathering:
    return Gathering(frozenset(devices))


def next_table(table: Sitting) -> tuple[Table, tuple[AnyEvent, ...]]:
    events = first_events(table.table)
    found = fold(events)
    assert found is not None
    return found, events


def proposed(table: Sitting, device: str = HOST, plan: GamePlan | None = None) -> int:
    table.take(acts.propose(table.table, table.now, device, plan or GamePlan(GAME)))
    assert table.table.room is not None
    return table.table.room.proposed


def taken(table: Sitting, number: int, *here: str, device: str = HOST) -> None:
    table.take(moving_on.take(table.table, NOON, device, number, SEED, gathered(*here)))


def over(table: Sitting) -> Sitting:
    table.play_on(QuickLuck(1), 100_000)
    assert table.table.phase == "over"
    return table


def test_a_table_has_a_room_where_others_may_come() -> None:
    assert sitting(GAME, HERE, BOT).table.room is None
    room = sitting(GAME, HERE, OPEN).table.room
    assert room is not None
    assert [(person.name, person.device) for person in room.people] == [("Mia", HOST)]


def test_who_comes_to_a_full_table_looks_on() -> None:
    table = two()
    enter(table, LATE, "Ben")
    info = room_info(table.table, LATE, {LATE})
    assert info is not None
    assert [(person.name, person.seat, person.here) for person in info.people] == [
        ("Mia", 0, False),
        ("Ben", 1, False),
        ("Ben 2", None, True),
    ]
    assert info.you == (2,)
    assert table.table.may_see(LATE)
    assert not table.table.has(LATE)
    assert presence(table.table, {LATE}, host_missed=False).people == (2,)


def test_one_guest_under_many_names_leaves_place_for_others() -> None:
    table = sitting(GAME, HERE, OPEN, OPEN)
    for number in range(MOST_PEOPLE):
        table.join(f"Ben {number}")
        table.take(decide.leave(table.table, table.now, GUEST, 1, "uniform"))
    room = table.table.room
    assert room is not None
    assert len(room.people) == MOST_PEOPLE
    enter(table, LATE, "Ida", watches=True)
    assert table.table.looks_on(LATE)


def test_very_many_people_fill_a_room_and_those_in_it_come_back() -> None:
    table = sitting(GAME, HERE, OPEN, OPEN)
    for number in range(1, MOST_PEOPLE):
        enter(table, f"device {number}", f"Ben {number}", watches=True)
    assert refusal(WrongTime, lambda: enter(table, LATE, "Ida", watches=True)) == "room_full"
    assert refusal(WrongTime, lambda: enter(table, LATE, "Ida")) == "room_full"
    enter(table, "device 1", "Ben 1")
    assert table.table.chairs[1].name == "Ben 1"
    table.take(decide.invite(table.table, table.now, HOST, 1, hash_of("other phone")))
    table.take(decide.join(table.table, table.now, Newcomer(LATE), hash_of("other phone")))
    assert table.table.seats_of(LATE) == (1,)


def test_a_wrong_code_opens_no_room() -> None:
    table = two()
    wrong = lambda: acts.enter(table.table, table.now, Newcomer(LATE, "Ida"), hash_of("22222222"))  # noqa: E731
    assert refusal(Unknown, wrong) == "no_such_code"


def test_strangers_know_nothing_of_a_room() -> None:
    assert room_info(two().table, "stranger") is None


def test_the_host_takes_a_proposal_and_all_have_seats_there() -> None:
    table = over(two())
    enter(table, LATE, "Ida")
    number = proposed(table, LATE)
    assert (
        refusal(NotAllowed, lambda: moving_on.take(table.table, NOON, GUEST, number, SEED, gathered(HOST, GUEST, LATE)))
        == "not_host"
    )
    table.take(moving_on.take(table.table, NOON, HOST, number, SEED, gathered(HOST, GUEST, LATE)))
    after, _ = next_table(table)
    assert [(chair.name, chair.device) for chair in after.chairs[:3]] == [("Mia", HOST), ("Ben", GUEST), ("Ida", LATE)]
    assert (after.host, after.code_hash, after.phase) == (HOST, table.table.code_hash, "lobby")
    assert after.room is not None
    assert len(after.room.played) == 1
    assert after.room.proposals == ()


def test_more_than_half_of_the_hands_take_it_without_the_host() -> None:
    table = over(two())
    enter(table, LATE, "Ida")
    everybody = gathered(HOST, GUEST, LATE)
    number = proposed(table, GUEST)
    again = acts.show_hand(table.table, NOON, GUEST, number, up=True)
    assert moving_on.go_on_by_hands(again, NOON, number, SEED, everybody).events == ()
    stride = acts.show_hand(table.table, NOON, LATE, number, up=True)
    assert (
        moving_on.go_on_by_hands(
            acts.show_hand(table.table, NOON, GUEST, number, up=True), NOON, number, SEED, everybody
        ).events
        == ()
    )
    table.take(moving_on.go_on_by_hands(stride, NOON, number, SEED, everybody))
    assert table.table.moved_on is not None


def test_who_takes_their_hand_down_moves_nobody() -> None:
    table = two()
    enter(table, LATE, "Ida")
    number = proposed(table)
    for device in (GUEST, LATE):
        table.take(acts.show_hand(table.table, table.now, device, number, up=True))
    over(table)
    down = acts.show_hand(table.table, NOON, GUEST, number, up=False)
    assert moving_on.go_on_by_hands(down, NOON, number, SEED, gathered(HOST, GUEST, LATE)).after.moved_on is None


def test_a_room_moves_between_games_only() -> None:
    table = two()
    number = proposed(table)
    assert refusal(WrongTime, lambda: taken(table, number, HOST, GUEST)) == "wrong_phase"


def test_who_is_away_gets_no_seat_and_stays_in_the_room() -> None:
    table = over(two())
    taken(table, proposed(table), HOST)
    after, _ = next_table(table)
    assert after.seats_of(GUEST) == ()
    assert after.may_see(GUEST)


def test_the_next_table_is_the_same_for_all_who_find_that_it_is_missing() -> None:
    table = over(two())
    enter(table, LATE, "Ida")
    taken(table, proposed(table), HOST, GUEST, LATE)
    decode = decoder(GAME).decode
    read_back = fold(decode(encode(event)) for event in table.events)
    assert read_back is not None
    assert first_events(read_back) == first_events(table.table)
    after, events = next_table(table)
    assert fold(decode(encode(event)) for event in events) == after


def test_a_big_screen_and_the_one_that_was_host_come_along() -> None:
    table = sitting(GAME, OPEN, OPEN).join("Mia", device="phone").join("Ben")
    table.take(decide.invite(table.table, table.now, HOST, None, hash_of("stage")))
    table.take(decide.join(table.table, table.now, Newcomer("television"), hash_of("stage")))
    table.take(decide.take_over(table.table, table.now, "phone", host_missed=True))
    taken(table, proposed(table, "phone"), "phone", GUEST, device="phone")
    after, _ = next_table(table)
    assert after.has("television")
    assert (after.host, after.hosts_before) == ("phone", (HOST,))


def test_who_goes_home_is_out_and_somebody_else_looks_after_the_table() -> None:
    table = two()
    table.take(acts.go_home(table.table, table.now, HOST, "uniform", {GUEST}))
    after = table.table
    assert (after.host, after.chairs[0].bot, after.chairs[0].before) == (GUEST, "uniform", None)
    assert not after.has_place_for(HOST)
    assert not after.may_see(HOST)


def test_the_last_who_goes_home_is_out_too() -> None:
    table = sitting(GAME, HERE, OPEN)
    table.take(acts.go_home(table.table, table.now, HOST, "uniform"))
    assert not table.table.may_see(HOST)


def test_who_went_home_may_come_again_by_the_code() -> None:
    table = two()
    table.take(acts.go_home(table.table, table.now, GUEST, "uniform"))
    enter(table, GUEST, "Ben", watches=True)
    assert table.table.may_see(GUEST)
    assert table.table.room is not None
    assert [person.name for person in table.table.room.people] == ["Mia", "Ben"]


def test_who_only_wants_to_look_on_is_in_the_room_all_along() -> None:
    table = sitting(GAME, HERE, OPEN).join("Ben")
    number = proposed(table, GUEST)
    stride = acts.wish(table.table, table.now, GUEST, watches=True)
    # Another worker reads one event after the other, and shows what each has changed.
    assert all(step.after.may_see(GUEST) for step in decide.strides(table.table, stride.events))
    table.take(stride)
    room = table.table.room
    assert room is not None
    assert (table.table.seats_of(GUEST), room.people[1].watches, room.people[1].left) == ((), True, False)
    assert room.proposals[number - 1].hands == (GUEST,)


def test_a_wish_brings_nobody_back_who_went_home() -> None:
    table = sitting(GAME, HERE, OPEN).join("Ben")
    table.take(decide.leave(table.table, table.now, GUEST, 1, "uniform"))
    table.join("Benno")
    table.take(acts.wish(table.table, table.now, GUEST, watches=True))
    table.take(acts.wish(table.table, table.now, GUEST, watches=False))
    room = table.table.room
    assert room is not None
    assert [(person.name, person.left) for person in room.people] == [("Mia", False), ("Ben", True), ("Benno", False)]


@pytest.mark.parametrize("sent", [False, True])
def test_of_two_on_a_device_one_leaves_and_gets_no_seat_at_the_next_game(sent: bool) -> None:
    table = sitting(GAME, HERE, OPEN, OPEN).join("Ben").join("Ida")
    leaves = decide.kick if sent else decide.leave
    table.take(leaves(table.table, table.now, HOST if sent else GUEST, 2, "uniform"))
    assert not moving_on.somebody_waits(table.table, {HOST, GUEST})
    taken(table, proposed(table), HOST, GUEST)
    after, _ = next_table(table)
    assert [chair.name for chair in after.chairs[:3]] == ["Mia", "Ben", None]


def test_the_host_sends_an_onlooker_away() -> None:
    table = two()
    enter(table, LATE, "Ida")
    assert refusal(NotAllowed, lambda: acts.send_home(table.table, NOON, GUEST, 2, "uniform")) == "not_host"
    assert refusal(WrongValue, lambda: acts.send_home(table.table, NOON, HOST, 0, "uniform")) == "no_such_person"
    table.take(acts.send_home(table.table, table.now, HOST, 2, "uniform"))
    assert not table.table.may_see(LATE)


def test_a_bots_seat_is_taken_between_its_turns_and_one_sent_away_from_is_not() -> None:
    table = two(BOT)
    enter(table, LATE, "Ida")
    table.play_on(QuickLuck(1), 1)
    while 2 in table.awaited():
        table.take(decide.bot_move(table.table, table.now, 2, table.legal(2)[0]))
    table.take(acts.sit_in(table.table, table.now, Newcomer(LATE, "Ida"), 2))
    assert table.table.seats_of(LATE) == (2,)
    table.take(decide.kick(table.table, table.now, HOST, 1, "uniform"))
    enter(table, "fourth", "Kim")
    other = lambda: acts.sit_in(table.table, table.now, Newcomer("fourth", "Kim"), 1)  # noqa: E731
    assert refusal(WrongTime, other) == "seat_taken"


def test_a_bot_that_is_to_move_moves_first() -> None:
    table = sitting(GAME, BOT, HERE, OPEN, settings=None).join("Ben", 2)
    table.take(begin.start(table.table, table.now, HOST))
    while 0 not in table.awaited():
        table.play_on(QuickLuck(1), 1)
    enter(table, LATE, "Ida")
    sit = lambda: acts.sit_in(table.table, table.now, Newcomer(LATE, "Ida"), 0)  # noqa: E731
    assert refusal(WrongTime, sit) == "bot_moves"


def test_again_with_somebody_waiting_gives_the_seats_out_anew() -> None:
    table = over(two())
    assert not moving_on.somebody_waits(table.table, {HOST, GUEST, LATE})
    enter(table, LATE, "Ida")
    assert moving_on.somebody_waits(table.table, {HOST, GUEST, LATE})
    assert not moving_on.somebody_waits(table.table, {HOST, GUEST})
    plan = moving_on.same_again(table.table)
    table.take(moving_on.move_on(table.table, NOON, plan, SEED, gathered(HOST, GUEST, LATE)))
    after, _ = next_table(table)
    assert after.game.name == GAME
    assert after.seats_of(LATE)


def test_a_best_of_three_goes_on_among_those_who_began_it() -> None:
    table = over(two())
    enter(table, LATE, "Ida")
    assert not moving_on.somebody_waits(table.table, {HOST, GUEST, LATE}, best_of_three=True)
    table.take(begin.again(table.table, table.now, HOST, "youngest", SEED, best_of_three=True))
    table.take(decide.end(table.table, table.now, HOST))
    assert not moving_on.somebody_waits(table.table, {HOST, GUEST, LATE})


def test_a_game_that_was_ended_counts_for_nobody_but_those_who_waited() -> None:
    table = two()
    enter(table, LATE, "Ida")
    table.take(decide.end(table.table, table.now, HOST))
    room = table.table.room
    assert room is not None
    assert room.played == ()
    assert [person.sat_out for person in room.people] == [0, 0, 1]


def test_a_guest_asks_for_the_end_and_half_is_not_enough() -> None:
    table = two()
    table.take(decide.end(table.table, table.now, GUEST, {HOST, GUEST}))
    assert (table.table.phase, table.table.asked_to_end) == ("playing", (GUEST,))
    table.take(decide.end(table.table, table.now, GUEST, {GUEST}))
    assert (table.table.phase, table.table.asked_to_end) == ("over", ())


def test_a_guest_pauses_and_goes_on() -> None:
    table = two()
    assert table.take(decide.pause(table.table, table.now, GUEST)).after.phase == "paused"
    assert table.take(decide.resume(table.table, table.now, GUEST)).after.phase == "playing"


def test_whoever_is_at_the_table_helps_somebody_who_is_away() -> None:
    table = two()
    assert refusal(NotAllowed, lambda: decide.substitute(table.table, NOON, GUEST, 0, "uniform")) == "not_your_seat"
    table.take(decide.substitute(table.table, table.now, GUEST, 0, "uniform", away={HOST}))
    assert refusal(NotAllowed, lambda: decide.reclaim(table.table, NOON, GUEST, 0)) == "not_your_seat"
    table.take(decide.reclaim(table.table, table.now, GUEST, 0, here={HOST}))
    assert table.table.chairs[0].bot is None


@pytest.mark.parametrize("options", [{"mode": "nonsense"}, {"mode": ["nonsense"]}, {"nonsense": 1}])
def test_a_plan_that_the_rules_do_not_know_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="nonsense"):
        moving_on.checked(GamePlan(GAME, options))


def test_who_comes_late_is_in_at_the_next_game_if_it_has_a_seat_more() -> None:
    table = over(two())  # two sit here, and the game is for more
    enter(table, LATE, "Ida")
    room = room_info(table.table, LATE)
    assert room is not None
    assert (room.up_next, room.waiting) == ((0, 1, 2), ())


def test_a_game_that_is_looked_on_at_counts_before_it_is_over() -> None:
    table = two()
    most = seats_in(GamePlan(GAME))
    for number in range(2, most + 1):
        enter(table, f"device {number}", f"Ida {number}")
    late = tuple(range(2, most + 1))
    for room in (room_info(table.table, HOST), room_info(over(table).table, HOST)):
        assert room is not None
        # Those who came late have sat out this game, and of the two who play it Mia was there first.
        assert (room.up_next, room.waiting, room.waits) == ((0, *late), (1,), (1,))


def test_one_guest_leaves_room_for_what_others_propose() -> None:
    table = two()
    for _ in range(MOST_BY_ONE):
        proposed(table, GUEST)
    assert refusal(WrongTime, lambda: proposed(table, GUEST)) == "enough_proposals"
    for _ in range(MOST_BY_ONE, MOST_PROPOSALS):
        proposed(table, HOST)
    assert refusal(WrongTime, lambda: proposed(table, HOST)) == "enough_proposals"


@pytest.mark.parametrize(("sent", "stays"), [(False, [1, 2, 3]), (True, [1, 3])])
def test_who_is_sent_home_leaves_no_proposal_that_is_theirs_alone(sent: bool, stays: list[int]) -> None:
    table = two()
    for device in (GUEST, GUEST, HOST):
        proposed(table, device)
    table.take(acts.show_hand(table.table, table.now, HOST, 1, up=True))
    gone = acts.send_home(table.table, NOON, HOST, 1, "uniform")
    table.take(gone if sent else acts.go_home(table.table, table.now, GUEST, "uniform"))
    assert table.table.room is not None
    assert [proposal.number for proposal in table.table.room.proposals] == stays


def test_a_guest_does_not_slip_in_how_the_table_is_run() -> None:
    table, open_to_all = two(), GamePlan(GAME, settings=Settings(spectators=True))
    assert refusal(NotAllowed, lambda: proposed(table, GUEST, open_to_all)) == "not_host"
    assert proposed(table, HOST, open_to_all) == 1


def test_what_is_proposed_for_later_waits_though_one_device_alone_is_here() -> None:
    table = over(two())
    table.take(acts.propose(table.table, table.now, HOST, GamePlan(GAME), later=True))
    assert table.table.room is not None
    assert [proposal.hands for proposal in table.table.room.proposals] == [()]
    stride = moving_on.go_on_by_hands(Stride(table.table, table.table), NOON, 1, SEED, gathered(HOST))
    assert stride.after.moved_on is None
