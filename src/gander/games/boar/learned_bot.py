"""A yardstick for players of The Brilliant Boar that nobody wrote: a small network, learned by playing against itself.

Who forgets nothing knows every card but the order of those below the deck's top, and counts them. The network looks at
each design with the same eyes, at all of them together, and at them again; so one network serves every level. It was
learned over arrays by `examples/learn_by_self_play.py`, and `docs/papers/research.md` says how well it plays.
"""

from collections import Counter
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np

from gander.contract.batch import Array
from gander.contract.game import Event, Seat
from gander.games.boar.pieces import (
    COPIES,
    MOST_PLAYERS,
    Animal,
    Draw,
    Drawn,
    Erred,
    Faces,
    Move,
    Observation,
    Paired,
    Play,
    Played,
    Take,
)

Weights: TypeAlias = dict[str, Array]

DRAW, TAKE_TOP, TAKE_TABLE, PLAY = range(4)
"""What one can do: from `PLAY` on, play a card of the first design, of the second, and so on."""

STEPS: Final = (1, 2, 3, 4)
"""A count of cards is seen as: whether there is one, whether there are two, and so on."""
BITS: Final = 6
"""Larger counts are seen in binary: towards the end it matters who has the last turn."""
UNITS: Final = 64


class PerfectKnowledge(NamedTuple):
    """What somebody knows who forgets nothing: in each game, how many cards of each design in play are where."""

    own: Array
    others: tuple[Array, ...]
    """The hands of the others, in the order of their turns."""
    table: Array
    top: Array
    played: Array
    under: Array
    """In the deck, below its top."""
    collected: Array
    """How many cards each seat has collected, oneself first."""


# The network ---------------------------------------------------------------------------------------------------------


def design_features(xp: Any, known: PerfectKnowledge) -> Array:
    """What is seen of each design: games × designs × features."""
    missing = MOST_PLAYERS - 1 - len(known.others)
    hands = [known.own, *known.others, *[xp.zeros_like(known.own)] * missing, known.under]
    seen = [cards >= step for cards in hands for step in STEPS]
    return xp.stack([*seen, known.table > 0, known.top > 0, known.played > 0], axis=2).astype(xp.float32)


def table_features(xp: Any, known: PerfectKnowledge) -> Array:
    """What is seen of the game as a whole: games × features."""
    deck = (known.under + known.top).sum(axis=1)
    hands = [cards.sum(axis=1) for cards in (known.own, *known.others)]
    scores = [known.collected[:, seat] - cards for seat, cards in enumerate(hands)]
    leads = [(scores[0] - other) / 8 for other in scores[1:]]
    missing = [xp.zeros_like(deck)] * (MOST_PLAYERS - len(hands))
    bits = [(cards >> bit) & 1 for cards in (deck, *hands, *missing) for bit in range(BITS)]
    sizes = [cards / 16 for cards in (deck, *hands, *missing)]
    return xp.stack([*bits, *sizes, *leads, *missing], axis=1).astype(xp.float32)


DESIGN_FEATURES: Final = len(STEPS) * (MOST_PLAYERS + 1) + 3
TABLE_FEATURES: Final = (BITS + 1) * (MOST_PLAYERS + 1) + MOST_PLAYERS - 1

SHAPES: Final = {
    "see": (DESIGN_FEATURES, UNITS),
    "table": (TABLE_FEATURES, UNITS),
    "each": (UNITS, UNITS),
    "all": (UNITS, UNITS),
    "each again": (UNITS, UNITS),
    "all again": (UNITS, UNITS),
    "offsets": (3, UNITS),
    "play": (UNITS, 1),
    "else": (UNITS, PLAY),
    "worth": (UNITS, 1),
}


def judge(xp: Any, weights: Weights, known: PerfectKnowledge) -> tuple[Array, Array]:
    """How good each thing to do is, the higher the better, and how well the game stands for the seat that decides."""
    seen = design_features(xp, known) @ weights["see"] + (table_features(xp, known) @ weights["table"])[:, None]
    units = xp.maximum(seen + weights["offsets"][0], 0)
    for offset, (each, together) in enumerate((("each", "all"), ("each again", "all again")), 1):
        mixed = units @ weights[each] + (units.mean(axis=1) @ weights[together])[:, None]
        units = xp.maximum(units + mixed + weights["offsets"][offset], 0)
    whole = units.mean(axis=1)
    plays = (units @ weights["play"])[:, :, 0]
    return xp.concatenate([whole @ weights["else"], plays], axis=1), (whole @ weights["worth"])[:, 0]


def allowed(xp: Any, known: PerfectKnowledge) -> Array:
    """Which things can be done. A card that was just laid is paired with the top or with the table (B6, B9)."""
    chooses = (known.played > 0).any(axis=1)
    draws = ~chooses & (known.top > 0).any(axis=1)
    plays = ~chooses[:, None] & (known.own > 0)
    from_top = ((known.played > 0) & (known.top > 0)).any(axis=1)
    from_table = ((known.played > 0) & (known.table > 0)).any(axis=1)
    return xp.concatenate([xp.stack([draws, from_top, from_table], axis=1), plays], axis=1)


def read(path: Path) -> Weights:
    with np.load(path) as stored:
        return {name: stored[name].astype(np.float32) for name in SHAPES}


@cache
def learned_weights(players: int) -> Weights:
    """A duel is another game than a table of more, so each has a network of its own."""
    name = "learned_for_two.npz" if players == 2 else "learned_for_more.npz"
    with as_file(files("gander.games.boar") / name) as path:
        return read(path)


# The player ----------------------------------------------------------------------------------------------------------


class LearnedBoar:
    """One seat. It remembers its hand and the cards that are gone, and does what the network likes best."""

    def __init__(self, seat: Seat, weights: Weights | None = None) -> None:
        self._seat = seat
        self._weights = weights
        self._hand: list[Animal] = []
        self._gone: Counter[Animal] = Counter()
        self._top: Animal | None = None

    def see(self, observation: Observation, events: tuple[Event, ...]) -> None:
        for event in events:
            if isinstance(event, Drawn) and event.seat == self._seat and self._top is not None:
                self._hand.append(self._top)
            elif isinstance(event, Played) and event.seat == self._seat:
                del self._hand[event.slot]
            elif isinstance(event, Paired):
                self._gone[event.animal] += 2
            elif isinstance(event, Erred):
                self._gone.update((event.animal, event.top))
        self._top = observation.top

    def choose(self, observation: Observation, moves: tuple[Move, ...]) -> Move:
        if len(moves) == 1:
            return moves[0]
        known = self._known(observation)
        liked, _ = judge(np, self._weights or learned_weights(len(observation.hands)), known)
        best = int(np.where(allowed(np, known), liked, -np.inf)[0].argmax())
        if best == DRAW:
            return Draw()
        if best in (TAKE_TOP, TAKE_TABLE):
            return next(move for move in moves if isinstance(move, Take) and (move.table is None) == (best == TAKE_TOP))
        animal = observation.designs[best - PLAY]
        return Play(self._hand.index(animal), animal if observation.naming else None)

    def _known(self, observation: Observation) -> PerfectKnowledge:
        seats = len(observation.hands)
        turns = [(self._seat + place) % seats for place in range(seats)]
        hands = [observation.hands[seat] for seat in turns[1:]]
        others = [hand.animals for hand in hands if isinstance(hand, Faces)]
        top, played = ((animal,) if animal else () for animal in (observation.top, observation.played))
        seen = Counter([*self._hand, *(card for hand in others for card in hand), *observation.table, *top, *played])

        def counted(cards: Any) -> Array:
            count = Counter(cards)
            return np.array([[count[animal] for animal in observation.designs]])

        return PerfectKnowledge(
            own=counted(self._hand),
            others=tuple(map(counted, others)),
            table=counted(observation.table),
            top=counted(top),
            played=counted(played),
            under=COPIES - counted((seen + self._gone).elements()),
            collected=np.array([[observation.collected[seat] for seat in turns]]),
        )
