"""The search that players of the Boar are held against."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from gander.games.boar.game import GAME
from gander.games.boar.pieces import Draw, Move, Options, Play, Take
from gander.games.boar.state import State
from gander.luck import QuickLuck
from gander.research.simulate import Plan
from tests.games.boar.positions import boar_at
from tools.studies.boar_search import (
    Position,
    another_deck,
    distinct_moves,
    judge,
    lead_after,
    main,
    positions,
    search,
    sensible,
    study,
)


def plan(bot: str, players: int = 2) -> Plan:
    return Plan("boar", Options(players, "rookie"), (bot,) * players, "7")


def test_equal_cards_are_one_move() -> None:
    state = boar_at("wolf fox wolf", "", deck="owl owl")
    assert Counter(distinct_moves(state)) == Counter([Draw(), Play(0), Play(1)])


def test_equal_cards_of_the_table_are_one_choice() -> None:
    state = GAME.apply(boar_at("wolf", "", deck="owl wolf", table="wolf fox wolf"), 0, Play(0)).after
    assert Counter(distinct_moves(state)) == Counter([Take(None), Take(0)])


def test_another_deck_differs_only_below_its_top() -> None:
    state = boar_at("wolf", "fox", deck="owl deer hare duck boar mouse", table="fox")
    others = {another_deck(state, QuickLuck(seed)) for seed in range(20)}
    assert len(others) > 10
    for other in others:
        assert other.deck[-1] == "mouse"
        assert Counter(other.deck) == Counter(state.deck)
        assert GAME.observe(other, 0) == GAME.observe(state, 0)


@pytest.mark.parametrize(
    ("state", "move"),
    [
        (boar_at("wolf fox", "", deck="owl fox", table="wolf"), Play(0)),
        (boar_at("wolf fox", "", deck="owl fox"), Play(1)),
        (boar_at("wolf fox", "", deck="fox owl"), Draw()),
        (boar_at("wolf fox", "wolf owl"), Play(1)),
    ],
)
def test_sensible_moves(state: State, move: Move) -> None:
    assert sensible(state, QuickLuck(0)) == move


def test_the_end_of_a_game_is_counted_by_hand() -> None:
    """Seat 0 pairs its fox and has no cards; the game is over and the owl of the other counts against it: 2 to -1."""
    state = boar_at("fox", "owl", table="fox")
    assert lead_after(state, Play(0), QuickLuck(0)) == 3


def test_finds_that_a_pair_is_better_than_a_present() -> None:
    """The owl and the fox: the one pairs with the table, the other is what the opponent waits for."""
    state = boar_at("owl fox", "fox deer", deck="hare hare deer duck", table="owl")
    pair, present = search(state, [Play(0), Play(1)], 50, QuickLuck(0))
    assert present < pair - 2


def test_the_best_move_gives_nothing_away() -> None:
    state = boar_at("owl fox", "fox deer", deck="hare hare deer duck", table="owl")
    assert judge(Position(state, Play(0)), 30, QuickLuck(0)).given_away == 0
    assert judge(Position(state, Play(1)), 30, QuickLuck(0)).given_away > 2


def test_positions_are_decisions() -> None:
    for position in islice(positions(plan("uniform")), 40):
        state = position.state
        assert position.made in GAME.legal_moves(state, state.turn)
        assert len(distinct_moves(state)) > 1


def test_the_elephant_gives_little_away_and_who_plays_anything_gives_much() -> None:
    """The small version of what `docs/papers/bots.md` reports."""
    elephant, uniform = (study(plan(bot), 25, 40) for bot in ("elephant", "uniform"))
    assert elephant.measured_anew.mean < 0.3
    assert uniform.measured_anew.mean > 1


def test_command_prints_the_study(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--positions", "3", "--rollouts", "5", "--level", "rookie", "--players", "3", "--processes", "1"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "elephant: 3 players, rookie; 5 rollouts for each move"
    assert lines[1].startswith("3 decisions, in ")
