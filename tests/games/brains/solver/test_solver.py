"""The solver against a second way, against itself on other machines, and its files."""

from __future__ import annotations

from itertools import permutations, product
from pathlib import Path

import numpy as np
import pytest

from gander.games.brains.chances.outcomes import OUTCOMES
from gander.games.brains.chances.position_numbers import arrangements, binomials, lists, passed_on, places
from tests.games.brains import second_way
from tests.games.brains.second_way import Seats
from tools.brains_solver.file import BrokenFile, add, read, take_up
from tools.brains_solver.levels import solve_level
from tools.brains_solver.machines import Compiled, Numpy
from tools.brains_solver.run import solve
from tools.brains_solver.tables import Game, Level, Tables, levels
from tools.brains_solver.turn import Ties, turn
from tools.brains_solver.two import solve as solve_two


@pytest.fixture(scope="session")
def three_players(kernel: Path) -> Tables:
    return solved(Compiled(kernel), Game(3, 6))


@pytest.fixture(scope="session")
def four_players(kernel: Path) -> Tables:
    return solved(Compiled(kernel), Game(4, 5))


def solved(machine: Compiled | Numpy, game: Game) -> Tables:
    tables = machine.tables(game)
    tables.put_duels(solve_two(game.brains))
    for level in levels(game):
        solve_level(machine, tables, level)
    return tables


# The space -----------------------------------------------------------------------------------------------------------


def test_arrangements_are_all_seats_of_the_colours_that_cannot_be_turned_into_one_another() -> None:
    for players in (3, 4, 5):
        turned = {tuple((c - some[0]) % 5 for c in some) for some in permutations(range(5), players)}
        assert sorted(turned) == sorted(arrangements(players))
    assert [len(arrangements(players)) for players in (2, 3, 4, 5)] == [1, 12, 24, 24]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_passing_on_all_the_way_round_comes_back(players: int) -> None:
    for start in range(len(arrangements(players))):
        number = start
        for _ in range(players):
            number = passed_on(players)[number]
        assert number == start


@pytest.mark.parametrize(("players", "most"), [(2, 30), (3, 14), (4, 11), (5, 10)])
def test_every_list_of_holdings_has_a_place_of_its_own(players: int, most: int) -> None:
    every = [parts for parts in product(range(1, most), repeat=players) if sum(parts) <= most]
    in_order = sorted(every, key=lambda parts: (sum(parts), parts))
    assert places(binomials(most + 1), np.array(in_order)).tolist() == list(range(len(every)))
    for together in range(players, most + 1):
        assert lists(players, together).tolist() == [list(parts) for parts in in_order if sum(parts) == together]


# A second way --------------------------------------------------------------------------------------------------------


def look_in(tables: Tables) -> second_way.Look:
    def look(seats: Seats, middle: int) -> tuple[float, ...]:
        holdings, colours = (np.array([column]) for column in zip(*seats, strict=True))
        return tuple(tables.chances(holdings, colours, middle > 0)[0].tolist())

    return look


def seats_of(holdings: tuple[int, ...], colours: tuple[int, ...], first: int = 0) -> Seats:
    return tuple((held, (colour + first) % 5) for held, colour in zip(holdings, colours, strict=True))


@pytest.mark.parametrize(
    "colours",
    [
        pytest.param(((0, 1, 3), (0, 2, 4), (0, 2, 3)), id="three who see each other so"),
        pytest.param(arrangements(3), id="all arrangements", marks=pytest.mark.nightly),
    ],
)
def test_value_iteration_finds_the_same(colours: tuple[tuple[int, ...], ...]) -> None:
    """Three players, three brains, all phases, from equal chances everywhere, without the tables."""
    holdings = [held for held in product(range(3), repeat=3) if sum(held) < 3]
    keys = [(seats_of(held, some), 3 - sum(held)) for held in holdings for some in colours]
    keys += [(seats_of((1, 1, 1), some), 0) for some in colours]
    duels = [(seats_of(held, (0, other)), 0) for held in ((1, 1), (1, 2), (2, 1)) for other in range(1, 5)]
    chances = {key: (1 / len(key[0]),) * len(key[0]) for key in (*keys, *duels)}

    def look(seats: Seats, middle: int) -> tuple[float, ...]:
        turned = tuple((held, (colour - seats[0][1]) % 5) for held, colour in seats)
        return chances[turned, middle]

    for keys_now in (duels, [key for key in keys if not key[1]], *([k for k in keys if k[1] == m] for m in (1, 2, 3))):
        for _ in range(2 if keys_now[0][1] else 3):
            chances |= {key: tuple(second_way.turn(*key, look)) for key in keys_now}
    tables = solved(Numpy(), Game(3, 3))
    for (seats, middle), found in chances.items():
        assert look_in(tables)(seats, middle) == pytest.approx(found, abs=1e-4)


@pytest.mark.parametrize(
    "arrangement", [0, 5, 10, *(pytest.param(n, marks=pytest.mark.nightly) for n in range(12) if n not in (0, 5, 10))]
)
def test_three_players_keep_the_rules_everywhere(three_players: Tables, arrangement: int) -> None:
    """One turn by explicit lists, ending in the table, is worth what the table says; so nothing else can be right."""
    check_some(three_players, 3, arrangement)


@pytest.mark.nightly
@pytest.mark.parametrize("arrangement", range(24))
def test_four_players_keep_the_rules_everywhere(four_players: Tables, arrangement: int) -> None:
    check_some(four_players, 4, arrangement)


def check_some(tables: Tables, players: int, arrangement: int) -> None:
    chance, brains = np.random.default_rng(arrangement), tables.game.brains
    colours = arrangements(players)[arrangement]
    for middle in (0, int(chance.integers(1, brains + 1))):
        together = int(chance.integers(players, brains + 1)) if not middle else brains - middle + players
        some = lists(players, together)
        holdings = tuple((some[chance.integers(len(some))] - bool(middle)).tolist())
        seats = seats_of(holdings, colours, first=int(chance.integers(5)))
        found = second_way.turn(seats, middle, look_in(tables))
        assert look_in(tables)(seats, middle) == pytest.approx(tuple(found), abs=1e-10)


# Machines ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("throw", [False, True])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_kernel_and_numpy_compute_the_same_turn(kernel: Path, players: int, throw: bool) -> None:
    after = np.random.default_rng(players).random((4, *OUTCOMES, players)).round(2)  # with some ties
    game = Game(players, 10, throw_on_tie=throw)
    expected = turn(after[..., : players - 1], Ties(game.near, throw))
    assert Compiled(kernel).turns_to(after, game) == pytest.approx(expected, abs=1e-12)


def test_single_precision_closes_the_circle_of_those_who_pass(kernel: Path, three_players: Tables) -> None:
    """The mover's own chance is the same; the others' may differ where the mover hardly cares."""
    single = solved(Compiled(kernel, np, "single"), Game(3, 6, "single", 1e-6))
    assert np.abs(single.pay[3][..., 0] - three_players.pay[3][..., 0]).max() < 0.01
    assert np.abs(single.pay[3] - three_players.pay[3]).mean() < 2e-3


# Files ---------------------------------------------------------------------------------------------------------------

SMALL = Game(3, 4)


@pytest.fixture(scope="session")
def small(machine: Compiled, tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """What solving the small game writes."""
    path = tmp_path_factory.mktemp("solved") / "whole"
    solve(SMALL, machine, path)
    return path.read_bytes()


@pytest.fixture
def finished(small: bytes, tmp_path: Path) -> Path:
    path = tmp_path / "whole"
    path.write_bytes(small)
    return path


def test_what_is_read_is_what_was_solved(kernel: Path, finished: Path) -> None:
    expected = solved(Compiled(kernel), SMALL)
    tables = read(finished)
    assert tables.game == SMALL
    assert np.array_equal(tables.pay[3], expected.pay[3])
    assert np.array_equal(tables.collect, expected.collect)


@pytest.mark.parametrize("cut", [1, 40])
def test_stopped_and_resumed_is_as_if_never_stopped(kernel: Path, finished: Path, tmp_path: Path, cut: int) -> None:
    whole, stopped = finished.read_bytes(), tmp_path / "stopped"
    machine = Compiled(kernel)
    tables = machine.tables(SMALL)
    tables.put_duels(solve_two(SMALL.brains))
    for level in take_up(stopped, tables)[:3]:
        solve_level(machine, tables, level)
        add(stopped, tables, level)
    stopped.write_bytes(stopped.read_bytes()[:-cut])
    with pytest.raises(BrokenFile, match="not finished"):
        read(stopped)
    told: list[Level] = []
    solve(SMALL, machine, stopped, lambda level, *_: told.append(level))
    assert stopped.read_bytes() == whole
    assert told == levels(SMALL)[2:]


def test_progress_ends_with_everything_done(kernel: Path, tmp_path: Path) -> None:
    shares: list[float] = []
    solve(SMALL, Compiled(kernel), tmp_path / "new", lambda _, share, left: shares.append(share))
    assert shares == sorted(shares)
    assert shares[-1] == 1


def test_changed_file_is_refused(finished: Path) -> None:
    content = bytearray(finished.read_bytes())
    content[len(content) // 2] ^= 1
    finished.write_bytes(content)
    with pytest.raises(BrokenFile, match="not as it was written"):
        read(finished)


def test_file_of_another_game_is_refused(kernel: Path, finished: Path) -> None:
    with pytest.raises(BrokenFile, match="something else"):
        solve(Game(3, 4, throw_on_tie=True), Compiled(kernel), finished)


@pytest.mark.parametrize("content", [b"", b"no solution\n", b'{"version":99,"game":{"players":3,"brains":5}}\n'])
def test_what_is_no_solution_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "other"
    path.write_bytes(content)
    with pytest.raises(BrokenFile):
        read(path)


def test_file_with_something_behind_its_end_is_refused(finished: Path) -> None:
    finished.write_bytes(finished.read_bytes() + b"x")
    with pytest.raises(BrokenFile, match="behind"):
        read(finished)
