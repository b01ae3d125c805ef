"""MMM… Brains! learned from won and lost games alone: a linear policy against two bots that make any legal move.

It takes about a minute and needs `pip install 'gander-games[research]'`.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

import gander.research.gymnasium  # noqa: F401 - makes the games known
from gander.research.standings import Mean, mean_of

BOTS = ("uniform", "uniform")
TRAINING, TESTING = 2500, 400
STEP = 0.02

Weights = NDArray[np.float64]


def chances(weights: Weights, row: NDArray[np.float32], mask: NDArray[np.int8]) -> NDArray[np.float64]:
    """How likely each move is: the better it looks, the likelier."""
    looks = np.where(mask, weights @ row, -np.inf)
    likely: NDArray[np.float64] = np.exp(looks - looks.max())
    likely /= likely.sum()
    return likely


def play(table: Any, weights: Weights, luck: np.random.Generator, seed: int) -> tuple[float, Weights]:
    """One game: the part of the win, and in which direction the weights make its moves likelier."""
    direction = np.zeros_like(weights)
    (row, info), over, reward = table.reset(seed=seed), False, 0.0
    while not over:
        likely = chances(weights, row, info["action_mask"])
        move = luck.choice(len(likely), p=likely)
        direction -= np.outer(likely, row)
        direction[move] += row
        row, reward, over, broken_off, info = table.step(move)
        over = over or broken_off
    return float(reward), direction


def learn(table: Any, luck: np.random.Generator) -> Weights:
    """Moves of games that went better than usual become likelier (REINFORCE)."""
    weights = np.zeros((table.action_space.n, table.observation_space.shape[0]))
    usual = 1 / (1 + len(BOTS))
    for seed in range(TRAINING):
        reward, direction = play(table, weights, luck, seed)
        weights += STEP * (reward - usual) * direction
        usual += 0.01 * (reward - usual)
    return weights


def main() -> Mean:
    luck = np.random.default_rng(1)
    table = gymnasium.make("gander/brains-v1", bots=BOTS)
    weights = learn(table, luck)
    won = mean_of([play(table, weights, luck, seed)[0] for seed in range(TRAINING, TRAINING + TESTING)])
    print(f"part of the win: {won.mean:.3f} ± {won.margin:.3f}; somebody who moves at random has {1 / 3:.3f}")
    return won


if __name__ == "__main__":
    main()
