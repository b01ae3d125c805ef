"""The chances to win with four and five players, estimated by small networks that were fitted to exact turns.

A network looks at what the players hold, the mover first, at their duels, and at how their colours lie. It has two
layers of a few dozen units. `docs/papers/odds.md` says how it was fitted and what playing by it loses.
"""

from types import ModuleType
from typing import Any, Final, TypeAlias

import numpy as np
from msgspec import Struct

Array: TypeAlias = Any
"""An array of numpy, or of PyTorch while the networks are fitted: the code here serves both."""

FEW: Final = 5.0
SOME: Final = 15.0
MANY: Final = 40.0
"""Holdings to measure others by: one payment may take a few, seldom more than some."""


class Network(Struct, frozen=True):
    """Weights and offsets of each layer."""

    layers: tuple[tuple[Array, Array], ...]

    def units(self, features: Array) -> list[Array]:
        """What every layer says: the features, the hidden layers, and one number for each player."""
        said = [features]
        for place, (weights, offsets) in enumerate(self.layers):
            value = said[-1] @ weights + offsets
            said.append(value if place == len(self.layers) - 1 else value * (value > 0))
        return said

    def chances(self, xp: ModuleType, features: Array) -> Array:
        return shares(xp, self.units(features)[-1])


def shares(xp: ModuleType, strengths: Array) -> Array:
    """Everybody wins in proportion to the exponential of their strength."""
    raised = xp.exp(strengths - xp.amax(strengths, -1)[:, None])
    return raised / raised.sum(-1)[:, None]


def features(xp: ModuleType, holdings: Array, colours: Array, brains: int, duels: Array | None) -> Array:
    """What a network sees. `duels` are the log odds of one player against another alone, none while collecting."""
    players = holdings.shape[1]
    held = xp.asarray(holdings, dtype=xp.float32)
    together = held.sum(-1)[:, None]
    seen = [held / MANY, xp.log(held + 1), xp.exp(-held / FEW), xp.exp(-held / SOME), xp.log(together + 1)]
    if duels is None:
        middle = brains - together
        seen += [middle / MANY, xp.log(middle), xp.exp(-middle / FEW), xp.exp(-middle / SOME)]
    else:
        pairs = [(one, two) for one in range(players) for two in range(one)]
        seen += [held / together, xp.stack([duels[holdings[:, one], holdings[:, two]] for one, two in pairs], -1)]
    # The dice tie each colour to the next, so it counts who holds which, seen from the mover's.
    turned = (colours - colours[:, :1]) % 5
    for colour in range(1, 5):
        holds = xp.asarray(turned[:, 1:] == colour, dtype=xp.float32)
        logs, rests = holds * xp.log(held[:, 1:] + 1), holds * xp.exp(-held[:, 1:] / SOME)
        seen += [holds, logs.sum(-1)[:, None], rests.sum(-1)[:, None]]
    return xp.concatenate(seen, -1)


def log_odds(duels: Array) -> Array:
    """The log odds of a duel by both holdings, each as likely to begin it; 0 where nobody can hold so much."""
    brains = len(duels) - 1
    chance = np.full(duels.shape, 0.5)
    mine, other = np.indices(duels.shape)
    solved = (mine > 0) & (other > 0) & (mine + other <= brains)
    chance[solved] = (duels[mine[solved], other[solved]] + 1 - duels[other[solved], mine[solved]]) / 2
    return np.log(chance / (1 - chance)).astype(np.float32)


def scaled(xp: ModuleType, holdings: Array, most: int) -> Array:
    """Holdings in the same proportion with at most this sum, nobody without any: for tables that end there."""
    players = holdings.shape[1]
    together = holdings.sum(-1)[:, None]
    fewer = 1 + (holdings - 1) * (most - players) // xp.clip(together - players, 1, None)
    return xp.where(together > most, fewer, holdings)
