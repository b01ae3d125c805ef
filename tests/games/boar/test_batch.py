"""Many games at once against the rules, decision by decision: the same moves, the same rows, the same end.

Over arrays the deck is drawn as it is needed. So a game is played to its end first; then the cards that came to light
are the deck, and the rules play it again beside.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, NamedTuple

import numpy as np
import pytest

from gander.contract.game import CHANCE, Level
from gander.games.boar.batch.cards import cards_of
from gander.games.boar.batch.state import CHOOSE, OVER, TURN, BatchState
from gander.games.boar.game import GAME
from gander.games.boar.pieces import ANIMALS, MOST_CARDS, PLAYERS, Animal, Options, Shuffle
from gander.research.batch import any_move, batch
from gander.research.encoding import encoding_of
from tests.kit import some_of

ENCODING: Final = encoding_of("boar")
PHASES: Final = {"turn": TURN, "choose": CHOOSE, "over": OVER}
CARDS: Final = (None, *ANIMALS)
DESIGNS: Final[list[tuple[Level, tuple[Animal, ...] | None]]] = [
    ("rookie", None),
    ("rookie", ("boar", "wolf", "fox")),
    ("experienced", ("deer", "owl")),
    ("advanced", None),
    ("expert", None),
]
ALL: Final = [
    Options(players=players, level=level, naming=naming, starter=number % players, left_out=left_out)
    for number, (level, left_out) in enumerate(DESIGNS)
    for players in (1, *PLAYERS["versus"])
    for naming in ((False, True) if players > 1 else (False,))
]


class Moment(NamedTuple):
    """All games at one decision, and what was decided."""

    state: BatchState
    legal: Any
    move: Any


def fields(options: Options) -> dict[str, Any]:
    return {name: getattr(options, name) for name in options.__struct_fields__}


def play_out(many: Any, games: int, seed: int) -> tuple[list[Moment], BatchState]:
    luck = np.random.default_rng(seed)
    state, moments = many.setup(luck.random, games), []
    while (many.seat(state) >= 0).any():
        legal, chance = many.legal(state), luck.random(games)
        move = any_move(np, legal, chance) if seed % 2 or many.any_move is None else many.any_move(state, chance)
        moments.append(Moment(state, legal, move))
        state = many.step(state, move, many.chance(luck.random, games))
    return moments, state


def decks(moments: list[Moment]) -> list[tuple[Any, ...]]:
    """The deck of each game: a card has come to light wherever the deck has become smaller."""
    sizes, tops = (np.stack([getattr(moment.state, name) for moment in moments]) for name in ("deck", "top"))
    is_new = np.diff(sizes, axis=0, prepend=sizes[:1] + 1) < 0
    came = ((tops[:, game][is_new[:, game]]) for game in range(sizes.shape[1]))
    return [tuple(CARDS[card] for card in cards[::-1] if card) for cards in came]


def plainly(state: Any) -> tuple[object, ...]:
    """A state of the rules, as the arrays say it."""
    top = state.deck[-1] if state.deck else None
    under = Counter(state.deck[:-1])
    left = tuple(under[animal] for animal in state.designs)
    numbers = (PHASES[state.phase], state.turn, len(state.deck), *map(len, state.piles), len(state.errors))
    return (*numbers, top, left, state.hands, state.table, state.played)


def all_rows(state: BatchState) -> list[tuple[object, ...]]:
    """The arrays, game by game."""
    rows = [cards_of(np, row, MOST_CARDS) for row in (*state.hands, state.table)]
    found = []
    for game in range(len(state.turn)):
        *hands, table = (tuple(CARDS[card] for card in row[game] if card) for row in rows)
        counted = (state.phase, state.turn, state.deck, *state.collected, state.errors)
        numbers = (int(each[game]) for each in counted)
        left = tuple(int(each[game]) for each in state.under)
        found.append((*numbers, CARDS[state.top[game]], left, tuple(hands), table, CARDS[state.played[game]]))
    return found


def play_beside(options: Options, games: int, seed: int, rows_every: int) -> int:
    """Play to the end by random moves, over arrays and then by the rules; how many decisions there were."""
    many = batch("boar", np, **fields(options))
    moments, last = play_out(many, games, seed)
    beside = [GAME.apply(GAME.setup(options), CHANCE, Shuffle(deck)).after for deck in decks(moments)]
    decisions = 0
    for number, (state, legal, move) in enumerate(moments):
        rows = many.rows(state) if number % rows_every == 0 else None
        for game, (now, seen) in enumerate(zip(beside, all_rows(state), strict=True)):
            assert seen == plainly(now)
            if now.phase == "over":
                continue
            assert np.flatnonzero(legal[game]).tolist() == ENCODING.numbers(GAME.legal_moves(now, now.turn))
            if rows is not None:
                assert rows[game].tobytes() == ENCODING.row(GAME.observe(now, now.turn), now.turn).tobytes()
            beside[game] = GAME.apply(now, now.turn, ENCODING.moves[move[game]]).after
            decisions += 1
    check_ends(many, last, beside)
    return decisions


def check_ends(many: Any, state: BatchState, beside: list[Any]) -> None:
    assert not many.legal(state).any()
    scores, places = many.scores(state), many.places(state)
    for game, (over, seen) in enumerate(zip(beside, all_rows(state), strict=True)):
        outcome = GAME.outcome(over)
        assert outcome is not None
        assert seen == plainly(over)
        assert (tuple(scores[game]), tuple(places[game])) == (outcome.scores, outcome.places)


@pytest.mark.parametrize(("number", "options"), [(place, ALL[place]) for place in some_of(ALL)], ids=str)
def test_arrays_keep_the_rules(number: int, options: Options) -> None:
    """Moves are chosen in one of two ways, by the number."""
    assert play_beside(options, games=5, seed=number, rows_every=3) > 100


@pytest.mark.nightly
@pytest.mark.parametrize("options", ALL, ids=str)
def test_arrays_keep_the_rules_over_millions_of_decisions(options: Options) -> None:
    """Thirty-five ways to play, at least 40,000 decisions each."""
    decisions = sum(play_beside(options, games=600, seed=seed, rows_every=11) for seed in (3, 4))
    assert decisions > 40_000
