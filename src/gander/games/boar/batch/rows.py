"""What the seat that decides sees, as `gander.research.encoding` lays it out."""

from typing import Any, Final

from gander.contract.arrays import always, amount, laid_out, one_of
from gander.contract.batch import Array
from gander.contract.glances import LEFT_IN_ROW
from gander.games.boar.batch.cards import CardRow, cards_of
from gander.games.boar.batch.state import CHOOSE, OVER, TURN, BatchOptions, BatchState
from gander.games.boar.pieces import ANIMALS, MOST_CARDS, MOST_PLAYERS

IN_ORDER: Final = [ANIMALS.index(animal) + 1 for animal in sorted(ANIMALS)]
"""The animals, as cards are numbered, in the order of the encoding, which is that of the alphabet."""
SHUFFLE: Final = 99
PHASES: Final = [CHOOSE, OVER, SHUFFLE, TURN]
"""In the order of the alphabet. Games over arrays are shuffled already."""
SEATS: Final = range(MOST_PLAYERS)
CARD: Final = 1 + len(ANIMALS)
"""The places of a card: whether it is there, and which animal it shows."""
HAND: Final = 1 + 2 + 1 + MOST_CARDS * CARD
"""The places of a hand: there, whether seen from behind or in front, how many cards, which."""
GLANCES: Final = 1 + LEFT_IN_ROW + (1 + 1) + CARD
"""The places of a row that tell of glances: games over arrays have none."""


def rows(rules: BatchOptions, state: BatchState) -> Array:
    xp, games, missing = rules.xp, len(state.turn), MOST_PLAYERS - rules.players
    there, seat = always(xp, [1], games), one_of(xp, state.turn, SEATS)
    return laid_out(
        xp,
        [
            there,
            seat,
            always(xp, [0, rules.solo, not rules.solo], games),
            always(xp, _designs(rules), games),
            always(xp, [rules.naming], games),
            one_of(xp, state.phase, PHASES),
            seat,
            _cards(xp, state.top[None]),
            amount(xp, state.deck, MOST_CARDS),
            _lying(xp, state.table),
            _cards(xp, state.played[None]),
            *(part for number, hand in enumerate(state.hands) for part in _hand(xp, hand, state.turn == number)),
            always(xp, [0] * missing * HAND, games),
            *(part for pile in state.collected for part in (there, amount(xp, pile, MOST_CARDS))),
            always(xp, [0, 0] * missing, games),
            amount(xp, state.errors, MOST_CARDS),
            always(xp, [0] * GLANCES, games),
        ],
    )


def _designs(rules: BatchOptions) -> list[int]:
    there = [number for design in rules.designs for number in (1, *(design == animal for animal in IN_ORDER))]
    return there + [0] * CARD * (len(ANIMALS) - len(rules.designs))


def _cards(xp: Any, cards: Array) -> Array:
    """For each place: whether a card is there, and which."""
    which = cards[:, None] == xp.asarray(IN_ORDER, cards.dtype)[:, None]
    return xp.concatenate([cards[:, None] > 0, which], axis=1).reshape(len(cards) * CARD, -1)


def _lying(xp: Any, row: CardRow) -> Array:
    return _cards(xp, cards_of(xp, row, MOST_CARDS).T)


def _hand(xp: Any, hand: CardRow, own: Array) -> list[Array]:
    """One's own from behind, the others from the front (B7)."""
    number = xp.where(own, amount(xp, hand.cards, MOST_CARDS), 0)
    return [xp.stack([own | ~own, own, ~own]), number, _lying(xp, hand) & ~own]
