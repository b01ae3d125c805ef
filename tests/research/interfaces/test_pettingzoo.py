"""PettingZoo's own tests, over every game and number of players; then what they do not ask."""

from __future__ import annotations

import pickle
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

from gander.contract.game import UnknownGame, WrongOption
from gander.games import GAMES
from gander.luck import QuickLuck
from gander.research.pettingzoo import env, parallel_env
from tests.kit import A_FEW, Agreed

# Their own observations with a mask are dictionaries, too: the tests know those environments by name.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably"),
]

TABLES = [(name, players) for name, game in GAMES.items() for players in game.counts]
every_table = pytest.mark.parametrize(("game", "players"), TABLES)


@every_table
def test_api(game: str, players: int) -> None:
    api_test(env(game, players=players), num_cycles=300)


@every_table
def test_seed(game: str, players: int) -> None:
    seed_test(partial(env, game, players=players), num_cycles=100)


@every_table
def test_render(game: str, players: int) -> None:
    render_test(partial(env, game, players=players), {"ansi": bool})


@every_table
def test_parallel_api(game: str, players: int) -> None:
    parallel_api_test(parallel_env(game, players=players), num_cycles=300)
    parallel_seed_test(partial(parallel_env, game, players=players), num_cycles=100)


@every_table
def test_max_cycles(game: str, players: int) -> None:
    """It sends actions from everybody in every cycle, so it is about the parallel environment in both forms."""
    parallel = partial(parallel_env, game, players=players)
    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=lambda **given: parallel_to_aec(parallel(**given))))


# What they do not ask ------------------------------------------------------------------------------------------------


def table_of(agreed: Agreed) -> Any:
    given = {name: value for name in agreed.options.__struct_fields__ if (value := getattr(agreed.options, name))}
    return env(agreed.game.name, **given)


def play(table: Any, seed: int) -> Any:
    """Random legal moves to the end; the environment after each."""
    table.reset(seed=seed)
    for agent in table.agent_iter():
        seen, _, over, broken_off, _ = table.last()
        table.step(None if over or broken_off else table.action_space(agent).sample(seen["action_mask"]))
        yield agent


@pytest.mark.parametrize("agreed", A_FEW, ids=str)
def test_nobody_can_tell_apart_what_looks_the_same(agreed: Agreed) -> None:
    table, luck = table_of(agreed), QuickLuck(1)
    for _ in play(table, seed=1):
        if not table.agents:
            break
        match = table.unwrapped.match
        seat = luck.below(len(agreed.seats))
        here = match.state
        views = []
        for match.state in (here, agreed.game.rearrange(here, seat, luck)):
            seen = table.unwrapped.observe(f"seat_{seat}")
            views.append((seen["observation"].tobytes(), seen["action_mask"].tobytes(), match.words(seat)))
        match.state = here
        assert views[0] == views[1]


@every_table
def test_rewards_are_the_parts_of_the_win_or_the_score(game: str, players: int) -> None:
    table = env(game, players=players)
    rewards: dict[str, float] = dict.fromkeys(table.possible_agents, 0.0)
    table.reset(seed=3)
    for agent in table.agent_iter():
        seen, reward, over, broken_off, _ = table.last()
        rewards[agent] += reward
        table.step(None if over or broken_off else table.action_space(agent).sample(seen["action_mask"]))
    outcome = table.unwrapped.match.outcome
    if outcome.winners:
        assert sum(rewards.values()) == pytest.approx(1)
        assert {int(agent[-1]) for agent, reward in rewards.items() if reward} == set(outcome.winners)
    else:
        assert list(rewards.values()) == list(outcome.scores)


@pytest.mark.parametrize("game", GAMES)
def test_shuffles_differ_from_seed_to_seed_and_are_drawn_without_one(game: str) -> None:
    """Where few cards are shown in three turns, two deals often look alike so far; eight hardly ever do."""
    assert _after_three_turns(game, seed=1) == _after_three_turns(game, seed=1)
    assert len({_after_three_turns(game, seed) for seed in range(8)}) > 1
    assert len({_after_three_turns(game, seed=None) for _ in range(8)}) > 1


def _after_three_turns(game: str, seed: int | None) -> bytes:
    table = parallel_env(game, players=GAMES[game].counts[-1])
    table.reset(seed=seed)
    for _ in range(3):
        table.step(dict.fromkeys(table.agents, 0))
    return np.concatenate([seen["observation"] for seen in table._all_see().values()]).tobytes()


def test_a_move_that_is_not_legal_loses() -> None:
    table = env(next(iter(GAMES)), players=2)
    table.reset(seed=1)
    seen, *_ = table.last()
    table.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert table.rewards == {"seat_0": -1.0, "seat_1": 0}
    assert all(table.terminations.values())


def test_a_table_can_be_sent_to_another_process() -> None:
    table = env(next(iter(GAMES)), players=2)
    again = pickle.loads(pickle.dumps(table))
    assert again.unwrapped.options == table.unwrapped.options


def test_wrong_wishes_are_refused() -> None:
    with pytest.raises(UnknownGame):
        env("chess")
    with pytest.raises(WrongOption, match="players=99"):
        env(next(iter(GAMES)), players=99)
