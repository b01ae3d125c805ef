"""How a game of Brains went: chances that add up, luck apart from decisions."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from gander.client import Device
from gander.contract.game import CHANCE
from gander.contract.played_game import PlayedGame
from gander.games.brains.chances.course import Course, course, seen_from, turns_of
from gander.games.brains.chances.win_chances import Position, win_chances
from gander.games.brains.game import GAME
from gander.games.brains.measure import MEASURE
from gander.games.brains.pieces import COLOURS, Announce, Land, Paid, Pass, Passed, Throw, Took, totals_of
from gander.games.brains.rules import ALL_DICE
from gander.table.terms import PlannedSeat
from gander.web.messages.table_messages import Start
from tests.notepad.kit import some_game, written
from tests.web.kit import play_to_the_end, served, table_for
from tests.web.notepads import ask, players_of

SHARP, BLIND = 0.95, 0.3
"""How often somebody makes the best choice for brains."""


def end_of(found: Course) -> float:
    return found.turns[-1].chances[found.seat]


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("knows", [SHARP, BLIND])
def test_start_luck_decisions_and_others_add_up_to_the_result(players: int, knows: float) -> None:
    """To the last digit, for everybody; on the way others go out, so that two to five are still in."""
    for seed in range(4):
        played = some_game("brains", seed, knows, players=players)
        turns = tuple(turns_of(played))
        for seat in range(players):
            found = seen_from(seat, GAME.setup(played.options), turns)
            assert end_of(found) == float(seat in played.outcome.winners)
            assert found.start[seat] + found.luck - found.left + found.others == pytest.approx(end_of(found), abs=1e-12)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_turn_adds_up_for_who_moves(players: int) -> None:
    """Also single turns: what they bring is their luck less what was given away, and the best gives away nothing."""
    found = course(some_game("brains", 7, BLIND, players=players), 0)
    before = found.start
    for turn in found.turns:
        brought = sum(step.luck - step.left for step in turn.steps)
        assert turn.chances[turn.seat] - before[turn.seat] == pytest.approx(brought, abs=1e-12)
        assert sum(turn.chances) == pytest.approx(1, abs=1e-6)  # the estimates reckon in single precision
        assert all(step.left >= 0 for step in turn.steps)
        assert all(step.left < 1e-12 for step in turn.steps if step.choice == step.best)
        before = turn.chances
    assert any(step.left > 0.001 for turn in found.turns for step in turn.steps)


def one_turn(*faces_and_choices: tuple[tuple[int, ...], Throw | Announce]) -> PlayedGame:
    """The first turn of three, throw by throw: how all five dice lie afterwards, and what was chosen then."""
    moves: list[tuple[int, object, float]] = []
    thrown = Throw(ALL_DICE)
    for lying, choice in faces_and_choices:
        faces = tuple(lying[die] for die in thrown.dice)
        moves += [(0, thrown, 1.0), (CHANCE, Land(faces), 1.0)]
        thrown = choice if isinstance(choice, Throw) else thrown
    return written("brains", [*moves, (0, faces_and_choices[-1][1], 2.0)], players=3)


def after_taking(brains: int) -> float:
    """The chance of the first of three who takes these brains; the table is asked directly."""
    return win_chances(Position((0, 0, brains), (1, 2, 0), 100 - brains)).chances[2]


def test_announcing_the_smaller_total_gives_away_what_the_table_says() -> None:
    """Five numbers on the last throw: nothing but the colour is left to choose."""
    worst, best, third = (1, 2, 3, 4, 5), (5, 5, 5, 4, 1), (5, 4, 1, 1, 1)
    for lying in (worst, best, third):
        totals = dict(zip(COLOURS, totals_of(lying), strict=True))
        poorest = min((colour for colour in COLOURS if totals[colour]), key=totals.__getitem__)
        played = one_turn((lying, Throw((0,))), (lying, Throw((0,))), (lying, Announce(poorest)))
        (turn,) = turns_of(played)
        last = turn.steps[-1]
        assert last.left == pytest.approx(after_taking(max(totals.values())) - after_taking(totals[poorest]), abs=1e-12)
        assert turn.event == Took(0, poorest, totals[poorest], totals[poorest])


def test_the_luck_of_a_die_is_its_result_less_the_mean_of_six() -> None:
    """One die is thrown last. Each of its faces with its best total, by hand."""
    before, after = (5, 4, 3, 2, 2), (5, 4, 3, 2, 0)
    ways = [after_taking(max(totals_of((*before[:4], face)))) for face in range(6)]
    totals = totals_of(after)
    played = one_turn(
        (before, Throw((0,))), (before, Throw((4,))), (after, Announce(COLOURS[totals.index(max(totals))]))
    )
    (turn,) = turns_of(played)
    assert turn.steps[-1].luck == pytest.approx(after_taking(max(totals)) - sum(ways) / 6, abs=1e-12)


def test_turning_points_are_the_turns_that_changed_most_in_their_order() -> None:
    found = course(some_game("brains", 2, BLIND, players=4), 1)
    chances = [found.start[1], *(turn.chances[1] for turn in found.turns)]
    changes = {place: abs(chances[place + 1] - chances[place]) for place in range(len(found.turns))}
    assert 0 < len(found.turning) <= 3
    assert list(found.turning) == sorted(found.turning)
    least = min(changes[place] for place in found.turning)
    assert least >= 0.05
    assert all(change <= least for place, change in changes.items() if place not in found.turning)


def test_it_says_which_chances_are_estimated() -> None:
    """With three all are solved; with five they are once three with 100 brains or two are left."""
    assert course(some_game("brains", 1, SHARP, players=3), 0).exact
    five = course(some_game("brains", 1, BLIND, players=5), 0)
    assert not five.exact
    assert not five.turns[0].exact
    assert five.turns[-1].exact
    assert isinstance(five.turns[-1].event, Paid)


def test_a_course_can_be_sent() -> None:
    assert MEASURE.course is not None
    found = MEASURE.course.of(some_game("brains", 1, BLIND, players=3), 2)
    assert msgspec.json.decode(msgspec.json.encode(found), type=MEASURE.course.course) == found
    assert found.colours == COLOURS[:3]
    assert len(msgspec.json.encode(found)) < 100_000


def test_five_brains_are_looked_back_on_too_M6() -> None:
    """Nothing is announced then: the next player has the same choice among as many brains."""
    brains = (0,) * 5
    moves = [(0, Throw(ALL_DICE), 1.0), (CHANCE, Land(brains), 1.0), (0, Pass(), 2.0)]
    (turn,) = turns_of(written("brains", moves, players=3))
    assert turn.event == Passed(0)
    *others, own = win_chances(Position((0, 0, 0), (1, 2, 0), 100)).chances
    assert turn.chances == pytest.approx((own, *others))
    assert turn.steps[0].left > 0.1


async def test_over_the_wire_a_player_against_bots_reads_how_it_went(tmp_path: Path) -> None:
    """A real server: the names of all, and a course that can be read and adds up."""
    bots = (PlannedSeat("bot", bot="otter"), PlannedSeat("bot", bot="elephant"))
    async with served(tmp_path) as address, Device(address) as device:
        host = await device.open(table_for("brains", PlannedSeat("here", name="Mia"), *bots))
        await device.act(host.table.id, Start())
        view = await play_to_the_end(host, 1)
        (mia,) = await players_of(device)
        (game,) = (await ask(device, "results"))["games"]
        told = await ask(device, "review", player=mia["id"], game_id=game["id"])
    assert [(seat["name"], seat["bot"]) for seat in told["seats"]] == [("Mia", None), ("", "otter"), ("", "elephant")]
    found = msgspec.convert(told["course"], Course)
    assert view.outcome is not None
    assert end_of(found) == float(view.outcome.winners == (0,))
    assert found.start[0] + found.luck - found.left + found.others == pytest.approx(end_of(found), abs=1e-12)
    assert all("chance_left" in missed for missed in told["missed"])
