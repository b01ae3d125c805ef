"""OpenSpiel's own tests, over every game and number of players; then what they do not ask."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation
from open_spiel.python.tests.games_sim_test import GamesSimTest

from gander.contract.game import CHANCE, IllegalMove
from gander.games import GAMES
from gander.luck import QuickLuck
from gander.research.encoding import encoding_of
from gander.research.openspiel import BETWEEN, MOST_OUTCOMES, PREFIX
from gander.research.tree import MatchNode
from tests.kit import A_FEW, AGREEMENTS, Agreed, random_game
from tests.secrecy import view
from tests.specimen import specimen

TABLES = [(name, players) for name, game in GAMES.items() for players in game.counts]
every_table = pytest.mark.parametrize(("name", "players"), TABLES)
a_few = pytest.mark.parametrize("agreed", A_FEW, ids=str)


def loaded(name: str, **given: Any) -> Any:
    return pyspiel.load_game(PREFIX + name, given)


def loaded_as(agreed: Agreed) -> Any:
    given = {name: value for name in agreed.options.__struct_fields__ if (value := getattr(agreed.options, name))}
    return loaded(
        agreed.game.name, **{n: BETWEEN.join(map(str, v)) if isinstance(v, tuple) else v for n, v in given.items()}
    )


@every_table
def test_random_sim(name: str, players: int) -> None:
    pyspiel.random_sim_test(loaded(name, players=players), num_sims=1, serialize=True, verbose=False)


@every_table
def test_games_sim(name: str, players: int) -> None:
    """As `games_sim_test.py` goes through all games that it knows: clones, pickles, utilities."""
    GamesSimTest().sim_game(loaded(name, players=players))


@every_table
def test_rl_environment(name: str, players: int) -> None:
    """As `rl_environment_test.py` goes through a full game."""
    environment = rl_environment.Environment(loaded(name, players=players), include_full_state=True)
    environment.seed(1)
    luck, step = np.random.default_rng(1), environment.reset()
    assert step.first()
    assert environment.is_turn_based
    assert environment.num_players == players
    assert environment.action_spec()["num_actions"] == len(GAMES[name].vocabulary)
    while not step.last():
        seen = step.observations
        assert len(seen["info_state"]) == len(seen["legal_actions"]) == players
        assert np.shape(seen["info_state"]) == (players, *environment.observation_spec()["info_state"])
        step = environment.step([luck.choice(seen["legal_actions"][seen["current_player"]])])
    assert step.discounts == [0.0] * players


def nodes(game: Any, seed: int) -> Iterator[Any]:
    """The states of a game of random moves, every node of chance included."""
    luck, state = np.random.default_rng(seed), game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(luck.integers(len(state.chance_outcomes()))))
        else:
            state.apply_action(int(luck.choice(state.legal_actions())))
        yield state


def observed(private: Any) -> Any:
    return pyspiel.IIGObservationType(perfect_recall=False, private_info=private)


@every_table
def test_observation(name: str, players: int) -> None:
    """As `observation_test.py`: an observer says what the state says, in the same array every time."""
    game = loaded(name, players=players)
    now, recalled = make_observation(game), make_observation(game, INFO_STATE_OBS_TYPE)
    public = make_observation(game, observed(pyspiel.PrivateInfoType.NONE))
    array = now.tensor
    assert list(now.dict) == ["observation"]
    assert recalled.tensor is None
    for state in nodes(game, 1):
        player = state.move_number() % players
        now.set_from(state, player)
        assert now.tensor is array
        assert array.tolist() == state.observation_tensor(player)
        assert now.string_from(state, player) == state.observation_string(player)
        assert recalled.string_from(state, player) == state.information_state_string(player)
        public.set_from(state, player)
        assert encoding_of(name).read(public.tensor) == (GAMES[name].observe(state.position.state, None), None)
    with pytest.raises(ValueError, match="no such observer"):
        make_observation(game, observed(pyspiel.PrivateInfoType.ALL_PLAYERS))


# What they do not ask ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("agreed", AGREEMENTS, ids=str)
def test_everything_that_can_be_agreed_can_be_loaded(agreed: Agreed) -> None:
    assert loaded_as(agreed).options == agreed.options


@a_few
def test_actions_are_the_numbers_of_the_moves_and_have_words(agreed: Agreed) -> None:
    game, encoding = loaded_as(agreed), encoding_of(agreed.game.name)
    before = None
    for state in nodes(game, 2):
        if state.is_player_node():
            player = state.current_player()
            moves = agreed.game.legal_moves(state.position.state, player)
            assert state.legal_actions() == encoding.numbers(moves)
            words = [state.action_to_string(player, action) for action in state.legal_actions()]
            assert len(set(words)) == len(words)
        elif state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert len(outcomes) <= MOST_OUTCOMES
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        assert str(state) != before
        before = str(state)


@every_table
def test_chance_deals_every_game_anew(name: str, players: int) -> None:
    game = loaded(name, players=players)
    assert len({str(list(nodes(game, seed))[-1]) for seed in range(5)}) == 5


@every_table
def test_a_match_without_an_end_is_broken_off(name: str, players: int) -> None:
    game = loaded(name, players=players, longest=5)
    *_, last = nodes(game, 1)
    assert last.is_terminal()
    assert last.returns() == [0.0] * players


@a_few
def test_nobody_can_tell_apart_what_looks_the_same(agreed: Agreed) -> None:
    """Neither by the strings nor by the array."""
    luck, encoding = QuickLuck(1), encoding_of(agreed.game.name)
    for state in nodes(loaded_as(agreed), 1):
        seat = luck.below(len(agreed.seats))
        here = state.position
        other = replace(here, state=agreed.game.rearrange(here.state, seat, luck))
        assert here.sees(seat) == other.sees(seat)
        rows = [encoding.row(agreed.game.observe(world.state, seat), seat).tobytes() for world in (here, other)]
        assert rows[0] == rows[1]


@a_few
def test_nobody_recalls_more_than_they_were_shown_and_told(agreed: Agreed) -> None:
    """Two worlds that look the same go on with the same moves: as long as they do, the same is recalled."""
    game, luck, compared = agreed.game, QuickLuck(1), 0
    made = random_game(agreed, 1)
    for start in range(1, len(made), 1 + len(made) // 40):
        viewer = luck.below(len(agreed.seats))
        here = MatchNode(game, made[start].step.before, 10_000, (None,) * len(agreed.seats))
        other = replace(here, state=game.rearrange(here.state, viewer, luck))
        for one in made[start:]:
            laid_open = specimen(game.name).laid_open
            if laid_open(here.state, one.move) != laid_open(other.state, one.move):
                break
            try:
                other = other.after(one.actor, one.move)
            except IllegalMove:
                break
            here = here.after(one.actor, one.move)
            if view(game, here.state, viewer) != view(game, other.state, viewer):
                break
            assert here.recalls(viewer) == other.recalls(viewer)
            compared += 1
    assert compared


def test_what_is_recalled_grows_and_keeps_what_was_there() -> None:
    for name in GAMES:
        recalled = ""
        for state in nodes(loaded(name), 4):
            assert state.information_state_string(0).startswith(recalled)
            recalled = state.information_state_string(0)


def test_chance_is_said_draw_by_draw() -> None:
    for game in GAMES.values():
        position = MatchNode(game, game.setup(game.options()), 10, ())
        draws = 0
        while position.seat == CHANCE:
            position, draws = position.hear(position.draw() - 1), draws + 1
        assert draws == 0 or position.state != game.setup(game.options())


def test_a_process_that_has_registered_games_ends_quietly() -> None:
    """OpenSpiel keeps what was registered beyond the end of Python."""
    program = "import pyspiel, gander.research.openspiel as o; print(len(pyspiel.registered_names()))"
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ended.stderr == ""
