"""Many games of the Whale at once against the rules, decision by decision."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product
from typing import Any, Final

import numpy as np
import pytest

from gander.games.whale.batch.rows import PHASES
from gander.games.whale.pieces import CARDS, CARDS_AT, PLAYERS, Card, Shuffle, is_hit
from gander.games.whale.state import State
from gander.research.batch import batch
from tests.batches import Beside, Moment, check_any_move

NUMBER: Final[dict[Card | None, int]] = {None: -1, **{card: number for number, card in enumerate(CARDS)}}
ALL: Final = [
    {"players": players, "level": level, "mode": mode, "starter": nth % players}
    for nth, level in enumerate(CARDS_AT)
    for mode, counts in PLAYERS.items()
    for players in counts
]
MOST_AWAY: Final = {6: 12, 9: 9, 12: 6, 16: 4}
"""By hand: two colours by three creatures leave four by three, three by three leave three by three, and so on."""


def plainly(state: State) -> tuple[int, ...]:
    left = [sum(1 << NUMBER[card] % 6 for card in state.deck if NUMBER[card] // 6 == colour) for colour in range(6)]
    away = [NUMBER[card] for card in state.away]
    return (
        PHASES[state.phase],
        state.turn,
        *left,
        *(NUMBER[card] for card in state.grid),
        NUMBER[state.turned],
        *(away + [-1] * (MOST_AWAY[len(state.grid)] - len(away))),
        state.hits,
        *map(len, state.piles),
        len(state.errors),
        len(state.box),
        sum(state.ready),
        -1 if state.fresh is None else state.fresh,
        NUMBER[state.shown],
    )


def chance(state: State, moments: list[Moment], made: int, game: int) -> Shuffle:
    """The grid, then every card that was laid away or turned, in the order in which they came."""
    dealt = [int(card[game]) for card in moments[0].state.grid]
    for moment in moments:
        came = (int(card[game]) for card in (*moment.state.away, moment.state.turned))
        dealt += [card for card in came if card not in {-1, *dealt}]
    return Shuffle(tuple(CARDS[card] for card in reversed(dealt)))


WHALE: Final = Beside("whale", chance, plainly)


@pytest.mark.parametrize("options", ALL, ids=str)
def test_arrays_keep_the_rules(options: dict[str, Any]) -> None:
    assert WHALE.check(options, games=5, seed=1) > 90


@pytest.mark.nightly
@pytest.mark.parametrize("options", ALL, ids=str)
def test_arrays_keep_the_rules_over_millions_of_decisions(options: dict[str, Any]) -> None:
    """16 ways to play, more than 50,000 decisions each."""
    assert sum(WHALE.check(options, games=200, seed=seed, rows_every=7) for seed in range(2, 9)) > 50_000


def test_cards_come_from_the_deck_as_from_a_shuffled_one() -> None:
    """Four cards left, two of them unlike the grid: each of the 24 orders for as many numbers of chance."""
    grid = [
        card for card in CARDS if card.colour in ("yellow", "red") and card.creature in ("whale", "crab", "seahorse")
    ]
    deck = [Card("blue", "turtle"), Card("yellow", "turtle"), Card("green", "octopus"), Card("red", "octopus")]
    many = batch("whale", np)
    numbers = [(nth + 0.5) / 12 for nth in range(12)]
    chances = np.array(list(product(numbers, repeat=4))).T
    games = chances.shape[1]
    bits = [sum(1 << NUMBER[card] % 6 for card in deck if NUMBER[card] // 6 == colour) for colour in range(6)]
    before = many.setup(np.random.default_rng(1).random, games)._replace(
        deck=tuple(np.full(games, left, np.uint8) for left in bits),
        grid=tuple(np.full(games, NUMBER[card], np.int8) for card in grid),
    )
    unused = (np.zeros(games),) * 9
    after = many.step(before, np.zeros(games, np.int8), (*chances, *unused))
    found = Counter(zip(*(column.tolist() for column in (*after.away[:2], after.turned)), strict=True))
    expected: Counter[tuple[int, ...]] = Counter()
    for order in permutations(deck):
        until = next(place for place, card in enumerate(order) if any(is_hit(card, lying) for lying in grid))
        away = [NUMBER[card] for card in order[:until]]
        expected[(*away, *[-1] * (2 - until), NUMBER[order[until]])] += games // 24
    assert found == expected


@pytest.mark.parametrize("players", [1, 3])
def test_moves_are_chosen_evenly(players: int) -> None:
    check_any_move("whale", {"players": players})
