"""Fitting the networks of `estimate.py`: to a solved game, or backwards to exact turns that end in the network."""

from collections.abc import Iterator
from itertools import pairwise
from types import ModuleType
from typing import Final

import numpy as np
from msgspec import Struct
from numpy.random import Generator
from numpy.typing import NDArray

from gander.games.brains.chances.estimate import Network, features, shares
from gander.games.brains.chances.outcomes import Chances, outcomes
from gander.games.brains.chances.position_numbers import Array, arrangements
from tools.brains_solver.loss import Turns
from tools.brains_solver.tables import DTYPES, Game, with_rest

UNITS: Final = 192
BATCH: Final = 8192
PACE: Final = 2e-3

Sample = tuple[Array, Array]
"""Features, and the chances that the network should name."""


def new_network(xp: ModuleType, inputs: int, players: int, chance: Generator, units: int = UNITS) -> Network:
    sizes = (inputs, units, units, players)
    return Network(
        tuple(
            (
                xp.asarray((chance.standard_normal((a, b)) * (2 / a) ** 0.5).astype(np.float32)),
                xp.zeros((b,), dtype=xp.float32),
            )
            for a, b in pairwise(sizes)
        )
    )


def slopes(xp: ModuleType, network: Network, seen: Array, aims: Array) -> tuple[Array, list[Array]]:
    """The mean squared error of the chances, and how it changes with every weight and offset."""
    said = network.units(seen)
    found = shares(xp, said[-1])
    error = found - aims
    slope = 2 * found * (error - (error * found).sum(-1)[:, None]) / len(seen)
    back: list[Array] = []
    for place in range(len(network.layers) - 1, -1, -1):
        weights, _ = network.layers[place]
        back[:0] = [said[place].T @ slope, slope.sum(0)]
        slope = (slope @ weights.T) * (said[place] > 0)
    return (error * error).sum() / len(seen), back


class Fit:
    """Adam, which needs no more than the slopes."""

    def __init__(self, xp: ModuleType, network: Network) -> None:
        self.xp, self.network, self.steps = xp, network, 0
        self._moved = [0 * part for layer in network.layers for part in layer]
        self._spread = [0 * part for layer in network.layers for part in layer]

    def step(self, sample: Sample, pace: float = PACE) -> Array:
        error, back = slopes(self.xp, self.network, *sample)
        self.steps += 1
        parts = [part for layer in self.network.layers for part in layer]
        for i, slope in enumerate(back):
            self._moved[i] = 0.9 * self._moved[i] + 0.1 * slope
            self._spread[i] = 0.999 * self._spread[i] + 0.001 * slope * slope
            size = (self._spread[i] / (1 - 0.999**self.steps)) ** 0.5 + 1e-8
            parts[i] = parts[i] - pace * self._moved[i] / (1 - 0.9**self.steps) / size
        self.network = Network(tuple(zip(parts[::2], parts[1::2], strict=True)))
        return error


def fit(xp: ModuleType, network: Network, samples: Iterator[Sample], steps: int, pace: float = PACE) -> Network:
    """So many steps, each shorter than the one before, down to none."""
    run = Fit(xp, network)
    for step in range(steps):
        run.step(next(samples), pace * (1 - step / steps))
    return run.network


# Positions to learn from ---------------------------------------------------------------------------------------------


def some_holdings(chance: Generator, players: int, sums: NDArray[np.int64], least: int) -> NDArray[np.int64]:
    """Holdings with these sums, nobody below the least: even ones and uneven ones."""
    count = len(sums)
    evenness = chance.choice([1.0, 3.0], size=(count, 1))
    split = chance.standard_gamma(evenness, size=(count, players))
    cuts = np.cumsum(split, axis=1) / split.sum(axis=1, keepdims=True)
    ends = np.rint(cuts * (sums - least * players)[:, None]).astype(np.int64)
    ends[:, -1] = sums - least * players
    holdings: NDArray[np.int64] = np.diff(ends, axis=1, prepend=0) + least
    return holdings


def batches(xp: ModuleType, seen: Array, aims: Array, chance: Generator, batch: int = BATCH) -> Iterator[Sample]:
    """Parts of a sample, again and again."""
    while True:
        rows = xp.asarray(chance.integers(len(seen), size=batch))
        yield seen[rows], aims[rows]


# Estimates of a whole game -------------------------------------------------------------------------------------------


class Estimate:
    """A network for each phase; once somebody is out, the chances that are known for fewer players."""

    def __init__(self, xp: ModuleType, game: Game, duels: Array, fewer: Chances) -> None:
        self.xp, self.game, self.duels, self.fewer = xp, game, duels, fewer
        self.networks: dict[bool, Network] = {}

    def seen(self, holdings: Array, colours: Array, collecting: bool) -> Array:
        return features(self.xp, holdings, colours, self.game.brains, None if collecting else self.duels)

    def chances(self, holdings: Array, colours: Array, collecting: bool) -> Array:
        if holdings.shape[1] < self.game.players:
            return self.fewer(holdings, colours, collecting)
        return self.networks[collecting].chances(self.xp, self.seen(holdings, colours, collecting))

    def some_positions(self, chance: Generator, sums: NDArray[np.int64], collecting: bool) -> tuple[Array, Array]:
        """Holdings and colours; while brains are collected the sums are what everybody holds by then."""
        players = self.game.players
        holdings = some_holdings(chance, players, sums, least=0 if collecting else 1)
        colours = np.array(arrangements(players))[chance.integers(len(arrangements(players)), size=len(sums))]
        return self.xp.asarray(holdings), self.xp.asarray(colours)

    def sums(self, chance: Generator, count: int, collecting: bool, lowest: float, highest: float) -> NDArray[np.int64]:
        """Sums of a part of the phase, 0 being its end and 1 its beginning."""
        players, brains = self.game.players, self.game.brains
        parts = lowest + (highest - lowest) * chance.random(count)
        if collecting:
            return brains - 1 - np.floor(parts * brains).astype(np.int64)
        return players + np.floor(parts * (brains - players + 1)).astype(np.int64)


def fit_to(
    estimate: Estimate,
    exact: Chances,
    collecting: bool,
    count: int,
    steps: int,
    chance: Generator,
    batch: int = BATCH,
) -> float:
    """Fit a phase to known chances. Returns the root of the mean squared error of one chance on positions not seen."""
    xp, players = estimate.xp, estimate.game.players
    positions = estimate.some_positions(chance, estimate.sums(chance, count, collecting, 0, 1), collecting)
    seen, aims = estimate.seen(*positions, collecting), _single(xp, exact(*positions, collecting))
    network = new_network(xp, seen.shape[1], players, chance)
    held = count // 20
    estimate.networks[collecting] = fit(xp, network, batches(xp, seen[held:], aims[held:], chance, batch), steps)
    error = estimate.networks[collecting].chances(xp, seen[:held]) - aims[:held]
    return float((error * error).mean() ** 0.5)


class Effort(Struct, frozen=True):
    """How long `fit_backwards` tries."""

    sweeps: int = 36
    """Parts into which the phase is cut."""
    count: int = 30_000
    """Positions in each part."""
    steps: int = 300
    """Of the fit, after each part."""
    refining: int = 5
    """Rounds over the whole phase afterwards, so that no part is forgotten."""
    batch: int = BATCH


def fit_backwards(estimate: Estimate, turns: Turns, collecting: bool, chance: Generator, effort: Effort) -> float:
    """Fit a phase from its end to its beginning: each part to exact turns that end in parts fitted before.

    Returns the root mean square of how turns that end in the estimate differ from it before the last round.
    """
    xp, sweeps = estimate.xp, effort.sweeps
    known: list[Sample] = []
    start = estimate.some_positions(chance, np.array([estimate.game.players + 1]), collecting)
    run = Fit(xp, new_network(xp, estimate.seen(*start, collecting).shape[1], estimate.game.players, chance))
    estimate.networks[collecting] = run.network
    for sweep in range(sweeps):
        part = estimate.sums(chance, effort.count, collecting, max(0, (sweep - 1) / sweeps), (sweep + 1) / sweeps)
        known.append(_targets(estimate, turns, part, collecting, chance))
        samples = _both(xp, known, chance, effort.batch)
        for _ in range(effort.steps):
            run.step(next(samples), PACE / 2)
        estimate.networks[collecting] = run.network
    error = 1.0
    for _ in range(effort.refining):
        whole = estimate.sums(chance, 5 * effort.count, collecting, 0, 1)
        seen, aims = _targets(estimate, turns, whole, collecting, chance)
        difference = estimate.networks[collecting].chances(xp, seen) - aims
        error = float((difference * difference).mean() ** 0.5)
        samples = batches(xp, seen, aims, chance, effort.batch)
        estimate.networks[collecting] = fit(xp, estimate.networks[collecting], samples, 5 * effort.steps, PACE / 2)
    return error


AT_ONCE: Final = 10_000
"""Positions whose outcomes are in memory together."""


def _targets(estimate: Estimate, turns: Turns, sums: NDArray[np.int64], collecting: bool, chance: Generator) -> Sample:
    """Positions, and what an exact turn is worth there that ends in what the estimate says."""
    xp, game = estimate.xp, estimate.game
    holdings, colours = estimate.some_positions(chance, sums, collecting)
    aims = []
    for start in range(0, len(sums), AT_ONCE):
        rows = slice(start, start + AT_ONCE)
        middle = game.brains - holdings[rows].sum(-1) if collecting else None
        after = outcomes(xp, holdings[rows], colours[rows], middle, estimate.chances)
        worth = turns.turns_to(xp.asarray(after, dtype=getattr(xp, DTYPES[turns.precision].__name__)), game)
        aims.append(_single(xp, with_rest(xp, worth[:, : game.players - 1])))
    return estimate.seen(holdings, colours, collecting), xp.concatenate(aims, 0)


def _both(xp: ModuleType, known: list[Sample], chance: Generator, batch: int) -> Iterator[Sample]:
    """Half from what was learnt last, half from all before."""
    seen, aims = xp.concatenate([s for s, _ in known], 0), xp.concatenate([a for _, a in known], 0)
    old, new = batches(xp, seen, aims, chance, batch // 2), batches(xp, *known[-1], chance, batch // 2)
    for (old_seen, old_aims), (new_seen, new_aims) in zip(old, new, strict=False):
        yield xp.concatenate((old_seen, new_seen), 0), xp.concatenate((old_aims, new_aims), 0)


def _single(xp: ModuleType, values: Array) -> Array:
    return xp.asarray(values, dtype=xp.float32)
