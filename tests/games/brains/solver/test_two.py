"""The two-player end of the Brains, against a second method, calculation by hand and games that are played."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import permutations, product
from typing import Any

import numpy as np
import pytest
from scipy.sparse import csr_matrix

from gander.contract.bot import AnyBot
from gander.contract.game import CHANCE
from gander.games.brains.bots import BOTS
from gander.games.brains.chances.solved_tables import duels
from gander.games.brains.chances.win_chances import Position, worth_of_announcing
from gander.games.brains.game import GAME
from gander.games.brains.odds.turn_odds import expectation, final_values
from gander.games.brains.pieces import COLOURS, Colour, Faces
from gander.games.brains.state import State
from gander.luck import QuickLuck
from gander.memory.characters import profile_of
from tests.games.brains import oracle as oracle
from tools.brains_solver.two import BRAINS, Table, solve

SMALL = 12


@pytest.fixture(scope="module")
def small() -> Table:
    """The table for up to twelve brains, solved now and not read from anywhere."""
    return solve(SMALL)


def pairs(together: int) -> list[tuple[int, int]]:
    """All holdings of two players who have brains, at most so many together."""
    return [(one, two) for one, two in product(range(1, together), repeat=2) if one + two <= together]


# By hand -------------------------------------------------------------------------------------------------------------


def test_one_brain_each_by_hand(small: Table) -> None:
    """Whoever hits wins, whoever pays loses, so one throws everything until the other's colour shows.

    It does not in fifteen dice with (5/6)¹⁵. Five brains in the last throw, after two that missed, pass the turn to the
    other, who then is where one was: x = 1 - (5/6)¹⁵ + (5/6)¹⁰ / 6⁵ × (1 - x).
    """
    passing = (5 / 6) ** 10 / 6**5
    assert small[1, 1] == pytest.approx((1 - (5 / 6) ** 15 + passing) / (1 + passing), abs=1e-14)


def test_nothing_left_is_lost_and_nobody_left_is_won(small: Table) -> None:
    assert (small[0, 1:] == 0).all()
    assert (small[1:, 0] == 1).all()


# By a second method --------------------------------------------------------------------------------------------------


def second_method() -> Callable[[Callable[[Faces], float]], float]:
    """The worth of a turn, from lists: for each of the 7⁵ ways to keep some dice, all results it can lead to."""
    results = list(product(range(6), repeat=5))
    number = {faces: index for index, faces in enumerate(results)}
    kept = list(product([0, 1, 2, 3, 4, 5, None], repeat=5))
    reached = [list(product(*[range(6) if face is None else [face] for face in dice])) for dice in kept]
    rows = [row for row, faces in enumerate(reached) for _ in faces]
    chance = csr_matrix(
        ([1 / len(faces) for faces in reached for _ in faces], (rows, [number[f] for faces in reached for f in faces])),
        shape=(len(kept), len(results)),
    )
    numbered = {dice: row for row, dice in enumerate(kept)}
    ways = np.array([[numbered[dice] for dice in product(*[(face, None) for face in faces])] for faces in results])

    def turn(value: Callable[[Faces], float]) -> float:
        final = np.array([value(faces) for faces in results])
        thrown_once = np.maximum(final, (chance @ final)[ways[:, 1:]].max(axis=1))
        thrown_twice = np.maximum(final, (chance @ thrown_once)[ways[:, 1:]].max(axis=1))
        return float(thrown_twice.mean())

    return turn


def announcements(faces: Faces, mine: Colour, other: Colour, holdings: tuple[int, int]) -> list[tuple[int, int]]:
    """What both may hold after a turn that ended so, by the rules M8 to M10 word by word."""
    me, you = holdings
    totals = oracle.totals_of([face or oracle.BRAIN for face in faces])
    after = []
    for colour, total in totals.items():
        if total and colour == other:
            after.append((me, max(0, you - total)))
        elif total:
            assert colour == mine or colour not in (mine, other)
            after.append((max(0, me - total), you))
    return after or [holdings]


def test_second_method_finds_the_same() -> None:
    """Value iteration over a dictionary, all holdings up to three brains each, from a chance of one half everywhere."""
    turn = second_method()
    after = {
        (me, you): {faces: announcements(faces, "green", "red", (me, you)) for faces in product(range(6), repeat=5)}
        for me, you in product(range(1, 4), repeat=2)
    }
    chances = dict.fromkeys(after, 0.5)

    def chance_after(holdings: tuple[int, int]) -> float:
        me, you = holdings
        return 0.0 if not me else 1.0 if not you else 1 - chances[you, me]

    change = 1.0
    while change > 1e-9:
        news = {
            holdings: turn(lambda faces, ends=ends: max(map(chance_after, ends[faces])))  # type: ignore[misc]
            for holdings, ends in after.items()
        }
        change = max(abs(news[holdings] - chances[holdings]) for holdings in news)
        chances = news
    table = solve(6)
    assert {holdings: table[holdings] for holdings in chances} == pytest.approx(chances, abs=1e-9)


# The whole table -----------------------------------------------------------------------------------------------------


def test_every_pair_of_holdings_is_solved() -> None:
    table = duels()
    assert table.shape == (151, 151)
    assert all(0 < table[pair] < 1 for pair in pairs(BRAINS))


def test_table_that_ships_is_what_is_solved_now(small: Table) -> None:
    assert all(duels()[pair] == pytest.approx(small[pair], abs=1e-13) for pair in pairs(SMALL))


HOLDINGS = [(1, 1), (3, 8), (30, 20), (5, 90), (90, 5), (75, 75)]


@pytest.mark.parametrize("holdings", HOLDINGS, ids=str)
def test_colours_do_not_matter(holdings: tuple[int, int]) -> None:
    """For all twenty pairs of colours the best turn, computed colour by colour, is worth what the table says."""
    found = [
        expectation(final_values(*worth_of_announcing(Position(holdings, colours))))
        for colours in permutations(range(len(COLOURS)), 2)
    ]
    assert found == pytest.approx([duels()[holdings]] * 20, abs=1e-12)


def test_more_brains_are_always_better() -> None:
    table = duels()
    for mine, other in pairs(BRAINS - 1):
        assert table[mine + 1, other] > table[mine, other] > table[mine, other + 1]


# Games that are played -----------------------------------------------------------------------------------------------


def two_left(holdings: tuple[int, int], colours: tuple[Colour, Colour, Colour]) -> State:
    """Seat 0 is to move against seat 2; seat 1 is out."""
    me, you = holdings
    start = GAME.setup(GAME.options(players=3, colours=colours))
    return State(
        mode=start.mode,
        phase="pay",
        turn=0,
        colours=colours,
        middle=start.middle - me - you,
        brains=(me, 0, you),
        out=((1,),),
        throws=0,
        faces=(),
        thrown=(),
    )


def winner(state: Any, bots: dict[int, AnyBot], luck: QuickLuck) -> int:
    while acting := GAME.to_move(state):
        (actor,) = acting
        if actor == CHANCE:
            move = GAME.chance(state, luck)
        else:
            move = bots[actor].choose(GAME.observe(state, actor), GAME.legal_moves(state, actor))
        state = GAME.apply(state, actor, move).after
    return int(state.turn)


def wins(start: State, bots: dict[int, AnyBot], games: int) -> float:
    return sum(winner(start, bots, QuickLuck(seed)) == 0 for seed in range(games)) / games


def character(key: str) -> AnyBot:
    return BOTS.character(profile_of(key), 0, QuickLuck(0))


@pytest.mark.parametrize("holdings", [(4, 9), (10, 14)], ids=str)
def test_perfect_players_win_as_often_as_the_table_says(holdings: tuple[int, int]) -> None:
    games = 600
    chance = duels()[holdings]
    start = two_left(holdings, ("black", "red", "yellow"))
    won = wins(start, {0: character("elephant"), 2: character("elephant")}, games)
    assert abs(won - chance) < 3 * math.sqrt(chance * (1 - chance) / games)


def test_nobody_does_better_against_the_perfect_player() -> None:
    games, holdings = 600, (10, 14)
    chance = duels()[holdings]
    start = two_left(holdings, ("blue", "red", "green"))
    for rival in ("squirrel", "crow"):
        won = wins(start, {0: character(rival), 2: character("elephant")}, games)
        assert won < chance + 3 * math.sqrt(chance * (1 - chance) / games)


def test_nobody_can_change_the_table() -> None:
    with pytest.raises(ValueError, match="read-only"):
        duels()[1, 1] = 0.5
