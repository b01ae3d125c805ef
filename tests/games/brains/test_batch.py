"""Many games at once against the rules, decision by decision: the same moves, the same rows, the same end."""

from __future__ import annotations

from typing import Any, Final

import msgspec
import numpy as np
import pytest

from gander.contract.game import CHANCE
from gander.games.brains.batch import COLLECT, OVER, PAY, State
from gander.games.brains.game import GAME
from gander.games.brains.pieces import COLOURS, PLAYERS, Land, Options
from gander.research.batch import any_move, batch
from gander.research.encoding import encoding_of

ENCODING: Final = encoding_of("brains")
PHASES: Final = {"collect": COLLECT, "pay": PAY, "over": OVER}
ALL: Final = [
    Options(players=players, starter=starter, colours=COLOURS[-players:] if starter % 2 else None)
    for players in PLAYERS["versus"]
    for starter in range(players)
] + [Options(players=3, brains=(5, 0, 25))]


def plainly(state: Any) -> tuple[object, ...]:
    """A state of the rules, as the arrays say it."""
    left = [next((moment for moment, seats in enumerate(state.out, 1) if seat in seats), 0) for seat in seats_of(state)]
    faces = state.faces or (0,) * 5
    return (PHASES[state.phase], state.turn, state.middle, *state.brains, *left, state.throws, *faces)


def seats_of(state: Any) -> range:
    return range(len(state.brains))


def in_row(state: State, game: int) -> tuple[object, ...]:
    return tuple(np.concatenate([np.atleast_1d(part[game]) for part in state]).tolist())


def play_beside(options: Options, games: int, seed: int, rows_every: int) -> int:
    """Play to the end by random moves, over arrays and by the rules; how many decisions there were."""
    luck, many = np.random.default_rng(seed), batch("brains", np, **fields(options))
    state, beside = many.setup(luck.random, games), [GAME.setup(options)] * games
    decisions = 0
    while (seats := many.seat(state)).max() >= 0:
        legal = many.legal(state)
        rows = many.rows(state) if decisions % rows_every == 0 else None
        move = any_move(np, legal, luck.random(games))
        landing = many.chance(luck.random, games)
        after = many.step(state, move, landing)
        for game in np.flatnonzero(seats >= 0).tolist():
            now = beside[game]
            assert in_row(state, game) == plainly(now)
            assert np.flatnonzero(legal[game]).tolist() == ENCODING.numbers(GAME.legal_moves(now, now.turn))
            if rows is not None:
                assert rows[game].tobytes() == ENCODING.row(GAME.observe(now, now.turn), now.turn).tobytes()
            now = GAME.apply(now, now.turn, ENCODING.moves[move[game]]).after
            if now.thrown:
                now = GAME.apply(now, CHANCE, Land(tuple(int(landing[game][die]) for die in now.thrown))).after
            beside[game] = now
            decisions += 1
        state = after
    check_ends(many, state, beside)
    return decisions


def check_ends(many: Any, state: State, beside: list[Any]) -> None:
    assert not many.legal(state).any()
    scores, places = many.scores(state), many.places(state)
    for game, over in enumerate(beside):
        outcome = GAME.outcome(over)
        assert outcome is not None
        assert in_row(state, game) == plainly(over)
        assert (tuple(scores[game]), tuple(places[game])) == (outcome.scores, outcome.places)


def fields(options: Options) -> dict[str, Any]:
    return dict(msgspec.to_builtins(options))


@pytest.mark.parametrize("options", ALL, ids=str)
def test_arrays_keep_the_rules(options: Options) -> None:
    assert play_beside(options, games=6, seed=1, rows_every=1) > 300


@pytest.mark.nightly
@pytest.mark.parametrize("options", ALL, ids=str)
def test_arrays_keep_the_rules_over_more_than_a_million_decisions(options: Options) -> None:
    """Twelve ways to play, at least 100,000 decisions each."""
    assert play_beside(options, games=1000, seed=2, rows_every=7) > 100_000
