"""A class without a browser and a server: who is in, who plays with whom, and what the sheet says."""

from __future__ import annotations

import csv
from collections import Counter
from io import StringIO

import pytest
from msgspec.structs import replace

from gander.classroom import acts
from gander.classroom.classroom import MOST_PUPILS, ClassPlan, Classroom, GroupResult
from gander.classroom.lot import drawn
from gander.classroom.sheet import praise, rankings, sheet
from gander.classroom.table import COLUMNS, table
from gander.table.errors import Unknown, WrongTime, WrongValue

EMPTY = Classroom("c", "teacher", 0.0)
ALONE = ClassPlan("one", {"level": "rookie"})
PAIRS = ClassPlan("two", people=2)
SAME = ClassPlan("one", {"level": "rookie"}, same_deal=True)


def with_pupils(*names: str) -> Classroom:
    classroom = EMPTY
    for name in names:
        classroom = acts.come_in(classroom, f"device of {name}", name)
    return classroom


def plays(classroom: Classroom, plan: ClassPlan, *here: int) -> Classroom:
    return acts.play(classroom, plan, here, "lot")


def finishes(classroom: Classroom, group: int, *scores: int) -> Classroom:
    """The game of a group ends with these points, and the most points win."""
    places = tuple(1 + sum(other > score for other in scores) for score in scores)
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    number = len(classroom.rounds) - 1
    stayed = (True,) * len(classroom.rounds[number].groups[group])
    return acts.note(classroom, GroupResult(number, group, scores, places, winners, 60.0, stayed))


# Coming in -----------------------------------------------------------------------------------------------------------


def test_the_second_ada_is_told_apart_and_whoever_comes_again_is_the_same_pupil() -> None:
    classroom = acts.come_in(with_pupils("Ada", "Ben"), "another", "ada")
    assert [pupil.name for pupil in classroom.pupils] == ["Ada", "Ben", "ada 2"]
    assert acts.come_in(classroom, "another", "Something else") == classroom


def test_a_card_goes_with_whoever_holds_it() -> None:
    classroom = acts.come_in(EMPTY, "tablet", card=7)
    classroom = acts.come_in(classroom, "phone", card=7)
    assert [(pupil.name, pupil.device, pupil.card) for pupil in classroom.pupils] == [("7", "phone", 7)]
    classroom = acts.come_in(classroom, "phone", card=8)  # a device that goes from hand to hand is the last one's
    assert [(pupil.name, pupil.device) for pupil in classroom.pupils] == [("7", ""), ("8", "phone")]
    assert classroom.number_of("phone") == 1


@pytest.mark.parametrize("card", [0, -1, 31])
def test_the_sheet_has_thirty_cards(card: int) -> None:
    with pytest.raises(WrongValue, match="no_class_card"):
        acts.come_in(EMPTY, "d", card=card)


def test_a_class_has_an_end() -> None:
    classroom = with_pupils(*(f"P{n}" for n in range(MOST_PUPILS)))
    with pytest.raises(WrongTime, match="class_full"):
        acts.come_in(classroom, "one more", "Zoe")
    classroom = acts.come_in(acts.send_out(classroom, 3), "one more", "Zoe")
    assert classroom.pupils[3].name == "—"
    assert classroom.number_of("device of P3") is None
    with pytest.raises(Unknown, match="no_such_pupil"):
        acts.send_out(classroom, 3)


# Playing -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("pupils", "people", "sizes"), [(6, 2, [2, 2, 2]), (7, 2, [2, 2, 2, 1]), (3, 1, [1, 1, 1])])
def test_the_lot_puts_everybody_in_one_group(pupils: int, people: int, sizes: list[int]) -> None:
    groups = drawn(range(pupils), people, "lot")
    assert [len(group) for group in groups] == sizes
    assert sorted(number for group in groups for number in group) == list(range(pupils))
    assert groups == drawn(range(pupils), people, "lot")


def test_over_many_lots_everybody_plays_with_everybody() -> None:
    met = Counter(frozenset(group) for lot in range(300) for group in drawn(range(4), 2, str(lot)))
    assert len(met) == 6
    assert min(met.values()) > 60  # of 100 each; less than that comes once in a hundred thousand


def test_who_comes_late_plays_at_once() -> None:
    classroom = plays(with_pupils("Ada", "Ben"), PAIRS, 0, 1)
    classroom = acts.come_in(classroom, "late", "Cleo")
    classroom = acts.join_late(classroom, 2)
    assert [set(group) for group in classroom.rounds[0].groups] == [{0, 1}, {2}]
    assert acts.join_late(classroom, 2) == classroom
    assert acts.join_late(acts.stop(classroom), 2) == acts.stop(classroom)


def test_only_those_who_are_here_are_drawn() -> None:
    classroom = with_pupils("Ada", "Ben", "Cleo")
    assert plays(classroom, ALONE, 0, 2).rounds[0].group_of(1) is None
    with pytest.raises(WrongTime, match="nobody_here"):
        plays(classroom, ALONE)
    with pytest.raises(WrongValue, match="wrong_group"):
        plays(classroom, replace(ALONE, people=5), 0)


def test_a_class_stands_still_and_goes_on_and_something_new_is_not_paused() -> None:
    classroom = with_pupils("Ada", "Ben")
    with pytest.raises(WrongTime, match="nothing_played"):
        acts.pause(classroom, on=True)
    classroom = acts.pause(plays(classroom, ALONE, 0, 1), on=True)
    assert classroom.paused
    assert not acts.pause(classroom, on=False).paused
    again = plays(classroom, PAIRS, 0, 1)
    assert (again.paused, [one.over for one in again.rounds]) == (False, [True, False])
    over = acts.end(acts.pause(again, on=True))
    assert (over.paused, over.round(), over.ended) == (False, None, True)
    with pytest.raises(WrongTime, match="class_over"):
        plays(over, ALONE, 0)
    with pytest.raises(WrongTime, match="class_over"):
        acts.come_in(over, "d", "Dan")
    with pytest.raises(WrongTime, match="class_over"):
        acts.pause(over, on=True)


# The sheet -----------------------------------------------------------------------------------------------------------


def test_the_sheet_says_something_good_of_everybody_in_the_order_of_their_names() -> None:
    classroom = plays(with_pupils("Zoe", "ada", "Ben"), ALONE, 0, 1, 2)
    group = {number: classroom.rounds[0].group_of(number) or 0 for number in range(3)}
    classroom = finishes(finishes(classroom, group[0], 12), group[1], 20)
    classroom = plays(classroom, SAME, 0, 1, 2)  # the same game, with other luck
    group = {number: classroom.rounds[1].group_of(number) or 0 for number in range(3)}
    classroom = finishes(finishes(classroom, group[0], 18), group[1], 11)
    told = [(line.name, line.kind, line.games, line.before, line.after) for line in sheet(classroom)]
    assert told == [("ada", "finished", 2, 0, 0), ("Ben", "began", 0, 0, 0), ("Zoe", "rose", 2, 12, 18)]


def test_points_of_another_level_are_not_beside_these() -> None:
    classroom = finishes(plays(with_pupils("Ada"), ALONE, 0), 0, 3)
    classroom = finishes(plays(classroom, replace(ALONE, options={"level": "expert"}), 0), 0, 9)
    assert praise(classroom, 0).kind == "finished"


def test_whoever_played_with_several_others_did_it_together() -> None:
    classroom = EMPTY
    for name in ("Ada", "Ben", "Cleo"):
        classroom = acts.come_in(classroom, name, name)
    for lot in range(20):
        classroom = acts.play(classroom, replace(PAIRS, options={"n": lot}), (0, 1, 2), str(lot))
        for group, pupils in enumerate(classroom.rounds[-1].groups):
            if len(pupils) == 2:
                classroom = finishes(classroom, group, 5, 4)
    assert {line.kind for line in sheet(classroom)} == {"together"}
    assert {line.partners for line in sheet(classroom)} == {2}


def test_a_game_that_a_bot_played_to_its_end_is_not_theirs() -> None:
    classroom = plays(with_pupils("Ada", "Ben"), PAIRS, 0, 1)
    first, second = classroom.rounds[0].groups[0]
    classroom = acts.note(classroom, GroupResult(0, 0, (7, 3), (1, 2), (0,), 60.0, (False, True)))
    assert praise(classroom, first).kind == "began"
    assert praise(classroom, second).games == 1


def test_a_game_counts_once() -> None:
    classroom = finishes(plays(with_pupils("Ada"), ALONE, 0), 0, 3)
    assert finishes(classroom, 0, 99) == classroom


def test_points_side_by_side_only_of_the_same_thing_and_equal_points_share_a_place() -> None:
    classroom = plays(with_pupils("Ada", "Ben", "Cleo"), SAME, 0, 1, 2)
    for number, score in enumerate((5, 9, 5)):
        classroom = finishes(classroom, classroom.rounds[0].group_of(number) or 0, score)
    (ranking,) = rankings(classroom)
    assert (ranking.names, ranking.points, ranking.places) == (("Ben", "Ada", "Cleo"), (9, 5, 5), (1, 2, 2))


def test_the_table_has_one_row_for_each_finished_game_and_no_formulas() -> None:
    classroom = finishes(plays(with_pupils("=Ada"), ALONE, 0), 0, 3)
    (row,) = csv.DictReader(StringIO(table(classroom)))
    assert tuple(row) == COLUMNS
    assert row == {
        "pupil": "1",
        "name": "'=Ada",
        "round": "1",
        "game": "one",
        "level": "rookie",
        "people": "1",
        "bots": "0",
        "same_deal": "0",
        "score": "3",
        "place": "1",
        "won": "1",
        "seconds": "60.0",
    }
    assert table(acts.send_out(classroom, 0)).splitlines() == [",".join(COLUMNS)]
