"""Who sits next, by hand: who has sat out most comes first, and of these who came first."""

from __future__ import annotations

from msgspec.structs import replace

from gander.table.room.room import Room, is_majority, with_game, with_person
from gander.table.room.seating import games_to_wait, next_seats, turn_order, waiting


def room_of(*names: str) -> Room:
    room = Room("r")
    for name in names:
        room = with_person(room, f"{name}'s device", name, "bear")
    return room


def test_all_sit_where_there_are_seats_and_keep_their_order() -> None:
    room = room_of("Ada", "Ben", "Cleo")
    assert next_seats(room, 4, (2, 0)) == (2, 0, 1)
    assert waiting(room, 4) == ()


def test_five_people_at_four_seats_take_turns() -> None:
    room = room_of("Ada", "Ben", "Cleo", "Dan", "Eve")
    sat_out = []
    seats: tuple[int, ...] = (0, 1, 2, 3)
    for _ in range(6):
        sat_out.append(next(number for number in range(5) if number not in seats))
        room = with_game(room, None, seats)
        seats = next_seats(room, 4, seats)
    assert sat_out == [4, 3, 2, 1, 0, 4]


def test_who_comes_late_waits_from_then_on() -> None:
    room = with_game(room_of("Ada", "Ben"), None, (0, 1))
    room = with_person(room, "Cleo's device", "Cleo", "frog")
    assert waiting(room, 2) == (2,)
    room = with_game(room, None, (0, 1))
    assert next_seats(room, 2, (0, 1)) == (0, 2)
    assert waiting(room, 2) == (1,)


def test_who_is_further_back_looks_on_longer() -> None:
    room = room_of("Ada", "Ben", "Cleo", "Dan", "Eve")
    # Ada and Ben sit, then Cleo and Dan, who sat out one as Eve did and came before her, then Eve, with two, and Ada.
    assert (waiting(room, 2), games_to_wait(room, 2)) == ((2, 3, 4), (1, 1, 2))
    assert games_to_wait(room_of("Ada", "Ben", "Cleo", "Dan"), 1) == (1, 2, 3)
    assert games_to_wait(room, 5) == games_to_wait(room, 0) == ()


def test_who_only_looks_on_or_went_home_is_not_asked_to_sit() -> None:
    room = room_of("Ada", "Ben", "Cleo")
    ada, ben, cleo = room.people
    room = replace(room, people=(ada, replace(ben, watches=True), replace(cleo, left=True)))
    assert turn_order(room) == (0,)
    room = with_game(room, None, ())
    assert [person.sat_out for person in room.people] == [1, 0, 0]


def test_only_those_who_are_here_get_a_seat() -> None:
    assert next_seats(room_of("Ada", "Ben", "Cleo"), 2, (0, 1), here={1, 2}) == (1, 2)


def test_nobody_gets_two_seats_though_two_are_not_told_apart_any_more() -> None:
    assert next_seats(room_of("Ada", "Ben"), 2, (0, 0)) == (0, 1)


def test_half_is_no_majority_and_hands_of_those_away_do_not_count() -> None:
    assert not is_majority(("a", "b"), ("a", "b", "c", "d"))
    assert is_majority(("a", "b", "c"), ("a", "b", "c", "d"))
    assert not is_majority(("a", "x", "y"), ("a", "b"))
    assert is_majority(("a",), ("a",))
    assert not is_majority((), ())
