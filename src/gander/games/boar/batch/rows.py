"""What the seat that decides sees, as `gander.research.encoding` lays it out."""

from typing import Any, Final

from gander.contract.batch import Array
from gander.contract.glances import LEFT_IN_ROW
from gander.games.boar.batch.cards import Row, laid_out
from gander.games.boar.batch.state import Agreed, State
from gander.games.boar.pieces import ANIMALS, MOST_CARDS, MOST_PLAYERS

IN_ORDER: Final = [ANIMALS.index(animal) + 1 for animal in sorted(ANIMALS)]
"""The animals, as cards are numbered, in the order of the encoding, which is that of the alphabet."""
GLANCES: Final = 1 + LEFT_IN_ROW + (1 + 1) + (1 + len(ANIMALS))
"""The places of a row that tell of glances: games over arrays have none."""
PHASES: Final = [3, 0, 1]
"""The place of each phase among: choose, over, shuffle, turn."""


def rows(rules: Agreed, state: State) -> Array:
    xp, games = rules.xp, len(state.turn)
    seat = _one_of(xp, state.turn, range(MOST_PLAYERS))
    collected = [_there(xp, games, [_amount(xp, cards)]) for cards in state.collected]
    parts = [
        _there(xp, games, [seat]),
        _same(xp, games, [0, rules.solo, not rules.solo]),
        _designs(rules, games),
        _same(xp, games, [rules.naming]),
        _one_of(xp, xp.asarray(PHASES)[state.phase], range(4)),
        seat,
        _cards(xp, state.top[:, None]),
        _amount(xp, state.deck),
        _lying(xp, state.table),
        _cards(xp, state.played[:, None]),
        *(_hand(xp, hand, state.turn == number) for number, hand in enumerate(state.hands)),
        _same(xp, games, [0] * (MOST_PLAYERS - rules.players) * HAND),
        *collected,
        _same(xp, games, [0] * (MOST_PLAYERS - rules.players) * 2),
        _amount(xp, state.errors),
        _same(xp, games, [0] * GLANCES),
    ]
    return xp.concatenate([part.astype(xp.float32) for part in parts], axis=1)


HAND: Final = 1 + 2 + 1 + MOST_CARDS * (1 + len(ANIMALS))
"""The places of a hand: there, whether seen from behind or in front, how many cards, which."""


def _same(xp: Any, games: int, values: list[Any]) -> Array:
    """The same for every game."""
    return xp.broadcast_to(xp.asarray(values, xp.float32), (games, len(values)))


def _there(xp: Any, games: int, parts: list[Array]) -> Array:
    return xp.concatenate([xp.ones((games, 1), xp.float32), *parts], axis=1)


def _one_of(xp: Any, value: Array, values: Any) -> Array:
    return value[:, None] == xp.asarray(values)


def _amount(xp: Any, cards: Array) -> Array:
    return cards.astype(xp.float32)[:, None] / MOST_CARDS


def _designs(rules: Agreed, games: int) -> Array:
    there = [[1, *(design == animal for animal in IN_ORDER)] for design in rules.designs]
    missing = [[0] * (1 + len(ANIMALS))] * (len(ANIMALS) - len(there))
    return _same(rules.xp, games, [value for item in there + missing for value in item])


def _cards(xp: Any, cards: Array) -> Array:
    """For each place: whether a card is there, and which."""
    which = cards[:, :, None] == xp.asarray(IN_ORDER)
    return xp.concatenate([cards[:, :, None] > 0, which], axis=2).reshape(len(cards), -1)


def _lying(xp: Any, row: Row) -> Array:
    return _cards(xp, laid_out(xp, row, MOST_CARDS))


def _hand(xp: Any, hand: Row, own: Array) -> Array:
    """One's own from behind, the others from the front (B7)."""
    behind = own[:, None]
    number = xp.where(behind, _amount(xp, hand.cards), 0)
    return xp.concatenate([xp.ones_like(behind), behind, ~behind, number, _lying(xp, hand) & ~behind], axis=1)
