"""Many games: the same seed gives the same results, seats rotate, and the sums are right."""

from __future__ import annotations

import math
from collections import Counter
from functools import partial

import pytest
from msgspec.structs import replace

from gander.bots import UniformBot, UnknownBot, make_bot
from gander.contract.bot import AnyBot, Maker
from gander.contract.game import CHANCE, AnyGame, Luck, UnknownGame, WrongOption
from gander.games import GAMES, game
from gander.luck import QuickLuck
from gander.record import decode, encode, replay
from gander.research.simulate import Plan, Result, play_game, play_games, seats_in, simulate_many, tables
from gander.research.standings import Mean, by_bot, by_seat, differences, mean_length, mean_of
from tests.kinds import FOR_TWO, WITH_OWN_VIEWS

PLAN = Plan(FOR_TWO.game.name, FOR_TWO.options, ("uniform", "uniform"), "7")


@pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)
def test_game_is_played_to_its_end_and_replays(rules: AnyGame) -> None:
    bots = [UniformBot(QuickLuck(seat)) for seat in range(3)]
    played = play_game(rules, rules.options(players=3), bots, QuickLuck(1))
    *_, last = replay(decode(encode(played.record)))
    assert rules.outcome(last.after) == played.outcome


def test_bots_are_told_every_step_in_their_own_form() -> None:
    """A bot must see what its seat sees, and no more."""
    seen: dict[int, list[object]] = {0: [], 1: []}

    class Watcher(UniformBot):
        def __init__(self, seat: int) -> None:
            super().__init__(QuickLuck(seat))
            self.seat = seat

        def see(self, observation: object, events: tuple[object, ...]) -> None:
            seen[self.seat].append((observation, events))

    rules = WITH_OWN_VIEWS.game
    played = play_game(rules, WITH_OWN_VIEWS.options, [Watcher(0), Watcher(1)], QuickLuck(1))
    steps = list(replay(played.record))
    assert seen == {seat: [(rules.observe(s.after, seat), s.told(seat)) for s in steps] for seat in (0, 1)}


def test_same_seed_same_results_whatever_the_number_of_processes() -> None:
    alone = list(simulate_many(PLAN, 30, processes=1))
    assert alone == list(simulate_many(PLAN, 30, processes=2))
    assert [result.number for result in alone] == list(range(30))


def test_another_seed_gives_other_games() -> None:
    other = Plan(PLAN.game, PLAN.options, PLAN.bots, "8")
    assert list(simulate_many(PLAN, 5, processes=1)) != list(simulate_many(other, 5, processes=1))


def test_game_does_not_depend_on_how_many_are_played() -> None:
    assert list(simulate_many(PLAN, 9, processes=1))[:4] == list(simulate_many(PLAN, 4, processes=1))


def test_everybody_sits_in_every_seat_as_often() -> None:
    seated = [seats_in(number, ("a", "b", "c")) for number in range(6)]
    assert seated[:3] == [("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a")]
    assert all(sum(seats[0] == bot for seats in seated) == 2 for bot in "abc")


@pytest.mark.parametrize(("bots", "games"), [("ab", 2), ("abc", 6), ("abcd", 24)])
def test_everybody_sits_behind_everybody_else_as_often_and_in_every_seat(bots: str, games: int) -> None:
    """It is worth much to sit behind a weak player, so an order round the table must not be kept."""
    seated = [seats_in(number, tuple(bots)) for number in range(games)]
    assert len({*seated}) == games
    behind = Counter((seats[place - 1], bot) for seats in seated for place, bot in enumerate(seats))
    assert len(behind) == len(bots) * (len(bots) - 1)
    assert len({*behind.values()}) == 1


def test_bots_of_ones_own_sit_in_every_seat_as_often() -> None:
    """A script that leaves them where they are takes the better seat for the better bot."""
    sat: list[tuple[str, int]] = []

    def maker(name: str) -> Maker:
        def make(seat: int, luck: Luck) -> AnyBot:
            sat.append((name, seat))
            return UniformBot(luck)

        return make

    bots = {name: maker(name) for name in ("a", "b")}
    results = list(play_games(FOR_TWO.game, FOR_TWO.options, bots, games=4))
    assert [result.bots for result in results] == [("a", "b"), ("b", "a")] * 2
    assert sorted(sat) == sorted([("a", 0), ("a", 1), ("b", 0), ("b", 1)] * 2)


def test_bots_of_ones_own_play_the_games_that_are_simulated() -> None:
    bots = {name: partial(make_bot, PLAN.game, name) for name in ("chick", "uniform")}
    plan = replace(PLAN, bots=("chick", "uniform"))
    assert list(play_games(FOR_TWO.game, PLAN.options, bots, 3, "7")) == list(simulate_many(plan, 3, processes=1))


def test_only_moves_of_bots_count_as_length() -> None:
    result = next(iter(simulate_many(PLAN, 1, processes=1)))
    bots = [make_bot(PLAN.game, "uniform", seat, QuickLuck(f"7/0/seat {seat}")) for seat in (0, 1)]
    played = play_game(game(PLAN.game), PLAN.options, bots, QuickLuck("7/0/chance"))
    assert result.moves == len([moved for moved in played.record.moves if moved.actor != CHANCE])
    assert result.scores == played.outcome.scores


# Plans ---------------------------------------------------------------------------------------------------------------


def test_one_bot_plays_all_seats() -> None:
    assert tables(["a"], 3) == [("a", "a", "a")]


def test_as_many_bots_as_seats_make_one_table() -> None:
    assert tables(["a", "b", "b"], 3) == [("a", "b", "b")]


def test_more_bots_than_seats_make_a_tournament() -> None:
    assert tables(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]


@pytest.mark.parametrize("bots", [[], ["a", "b"]])
def test_too_few_bots_are_refused(bots: list[str]) -> None:
    with pytest.raises(WrongOption, match="bots"):
        tables(bots, 3)


@pytest.mark.parametrize(
    ("plan", "error"),
    [
        (Plan("chess", None, ("uniform",), "0"), UnknownGame),
        (Plan(PLAN.game, replace(FOR_TWO.options, players=9), ("uniform",) * 9, "0"), WrongOption),
        (Plan(PLAN.game, FOR_TWO.options, ("uniform", "kraken"), "0"), UnknownBot),
    ],
)
def test_wrong_plan_is_refused_before_it_starts(plan: Plan, error: type[Exception]) -> None:
    with pytest.raises(error):
        next(iter(simulate_many(plan, 2)))


# Standings -----------------------------------------------------------------------------------------------------------

RESULTS = [
    Result(0, ("owl", "fox", "fox"), (4, 2, 0), (0,), 10),
    Result(1, ("fox", "owl", "fox"), (3, 3, 1), (0, 1), 20),
    Result(2, ("fox", "fox", "owl"), (5, 1, 2), (0,), 30),
]


def test_mean_and_interval_by_hand() -> None:
    """10, 20, 30: the mean is 20, the deviation 10, so the margin is 1.96 × 10 / √3."""
    length = mean_length(RESULTS)
    assert length.mean == 20
    assert length.margin == pytest.approx(1.96 * 10 / math.sqrt(3), abs=0.001)


def test_one_value_has_no_interval() -> None:
    assert mean_of([5.0]) == Mean(5.0, None)


@pytest.mark.parametrize(("value", "excluded"), [(0, True), (1, False), (2.9, False), (3.1, True)])
def test_interval_excludes_what_lies_outside(value: float, excluded: bool) -> None:
    assert Mean(2.0, 1.0).excludes(value) is excluded


def test_seats() -> None:
    first, second, third = by_seat(RESULTS)
    assert [(seat.name, seat.games, seat.won, seat.shared) for seat in (first, second, third)] == [
        ("1", 3, 2, 1),
        ("2", 3, 0, 1),
        ("3", 3, 0, 0),
    ]
    assert first.win.mean == pytest.approx((1 + 0.5 + 1) / 3)
    assert [seat.score.mean for seat in (first, second, third)] == [4, 2, 1]


def test_bots_wherever_they_sit() -> None:
    owl, fox = by_bot(RESULTS)
    assert (owl.name, owl.won, owl.shared, owl.score.mean) == ("owl", 1, 1, 3)
    assert (fox.name, fox.won, fox.shared, fox.score.mean) == ("fox", 1, 1, 2)
    assert owl.win.mean == pytest.approx((1 + 0.5 + 0) / 3)
    assert fox.win.mean == pytest.approx((0 + 0.25 + 0.5) / 3)


def test_differences_are_taken_game_by_game() -> None:
    """Owl against the mean of both foxes: 4 − 1, 3 − 2, 2 − 3."""
    (difference,) = differences(RESULTS)
    assert (difference.one, difference.other) == ("owl", "fox")
    assert difference.score.mean == 1
    assert difference.score.margin == pytest.approx(1.96 * 2 / math.sqrt(3), abs=0.001)
