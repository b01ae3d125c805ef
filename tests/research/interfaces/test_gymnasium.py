"""Gymnasium's own check, over every game and number of players; then what it does not ask."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from gander.bots import UnknownBot
from gander.contract.game import WrongOption
from gander.games import GAMES
from gander.luck import QuickLuck
from gander.research.encoding import VERSION
from gander.research.gymnasium import TableEnv
from tests.kit import A_FEW, Agreed

TABLES = [(name, players) for name, game in GAMES.items() for players in game.counts]
every_table = pytest.mark.parametrize(("game", "players"), TABLES)


def made(game: str, players: int, **more: Any) -> Any:
    return gymnasium.make(f"gander/{game}-v{VERSION}", players=players, **more)


@every_table
def test_check_env(game: str, players: int) -> None:
    check_env(made(game, players).unwrapped)


def play(table: Any, seed: int) -> Any:
    """Random legal moves to the end; what every step gave."""
    luck = np.random.default_rng(seed)
    seen, info = table.reset(seed=seed)
    over = broken_off = False
    while not over and not broken_off:
        action = luck.choice(np.flatnonzero(info["action_mask"]))
        seen, reward, over, broken_off, info = table.step(action)
        yield seen, reward, over, broken_off


@every_table
def test_a_seed_gives_the_same_game_again(game: str, players: int) -> None:
    table = made(game, players)
    games = [b"".join(seen.tobytes() for seen, *_ in play(table, seed)) for seed in (1, 1, 2)]
    assert games[0] == games[1] != games[2]


@every_table
def test_reward_is_the_part_of_the_win_or_the_score(game: str, players: int) -> None:
    table = made(game, players, bots=("uniform",) * (players - 1), seat=players - 1)
    *_, (_, reward, over, broken_off) = play(table, 5)
    outcome = table.unwrapped._match.outcome
    assert (over, broken_off) == (True, False)
    seat = players - 1
    wins = len(outcome.winners)
    assert reward == ((seat in outcome.winners) / wins if wins else outcome.scores[seat])


@pytest.mark.parametrize("agreed", A_FEW, ids=str)
def test_the_agent_cannot_tell_apart_what_looks_the_same(agreed: Agreed) -> None:
    given = {name: value for name in agreed.options.__struct_fields__ if (value := getattr(agreed.options, name))}
    table, luck = TableEnv(agreed.game.name, **given), QuickLuck(1)
    for _ in play(table, 1):
        match = table._match
        here, views = match.state, []
        for match.state in (here, agreed.game.rearrange(here, table.seat, luck)):
            views.append((match.row(table.seat).tobytes(), table._info()["action_mask"].tobytes(), table.render()))
        match.state = here
        assert views[0] == views[1]


def test_a_move_that_is_not_legal_ends_the_episode() -> None:
    table = made(next(iter(GAMES)), 2)
    _, info = table.reset(seed=1)
    _, reward, over, _, _ = table.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, over) == (-1.0, True)


def test_without_a_seat_the_agent_sits_everywhere() -> None:
    table = made(next(iter(GAMES)), 3)
    seats = set()
    for seed in range(20):
        table.reset(seed=seed)
        seats.add(table.unwrapped.seat)
    assert seats == {0, 1, 2}


def test_wrong_wishes_are_refused() -> None:
    game = next(iter(GAMES))
    with pytest.raises(UnknownBot):
        TableEnv(game, ("nobody",))
    with pytest.raises(WrongOption, match="bots"):
        TableEnv(game, ("uniform",), players=3)
    with pytest.raises(WrongOption, match="seat"):
        TableEnv(game, ("uniform",), seat=2)
