"""The Wise Whale learned in self-play: which of the cards that one remembers is like the one from the deck?

What a seat sees now is in the observation; what it saw before it must remember. The two players here remember every
card perfectly, and know nothing of colours or creatures: a table of weights says how well two cards go together, and
each hit or miss changes it. It takes about a minute and needs `pip install 'gander-games[research]'`.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gander.games.whale.pieces import CARDS, Card, FaceUp, Observation, Point
from gander.research.encoding import encoding_of
from gander.research.pettingzoo import env
from gander.research.standings import Mean, mean_of

LEVEL = "expert"
TRAINING, TESTING = 300, 300
STEP = 0.1

Weights: TypeAlias = NDArray[np.float64]
WHALE = encoding_of("whale")


class Learner:
    """Somebody in one seat for one game, with the weights that it shares with all games before."""

    def __init__(self, weights: Weights, luck: np.random.Generator) -> None:
        self.weights, self.luck = weights, luck
        self.remembered: dict[int, Card] = {}
        self.pointed: tuple[int, list[int], NDArray[np.float64], int] | None = None

    def see(self, seen: Observation, points: int) -> None:
        """Remember what lies open; learn from the last answer, if there was one."""
        if self.pointed is not None:
            turned, cards, likely, before = self.pointed
            right = points - before - 0.5
            for place, card in enumerate(cards):
                self.weights[turned, card] += STEP * right * ((place == 0) - likely[place])
            self.pointed = None
        for place, lying in enumerate(seen.grid):
            if isinstance(lying, FaceUp):
                self.remembered[place] = lying.card

    def choose(self, seen: Observation, mask: NDArray[np.int8], points: int) -> int:
        """Say ready if that is all there is to say; else point at a card, the likelier the better it goes."""
        moves = [WHALE.moves[number] for number in np.flatnonzero(mask)]
        places = [move.place for move in moves if isinstance(move, Point)]
        if not places or seen.turned is None:
            return WHALE.number(moves[0])
        turned, cards = CARDS.index(seen.turned), [CARDS.index(self.remembered[place]) for place in places]
        looks = self.weights[turned, cards]
        likely = np.exp(looks - looks.max())
        likely /= likely.sum()
        chosen = int(self.luck.choice(len(places), p=likely))
        order = [chosen, *(place for place in range(len(places)) if place != chosen)]
        self.pointed = turned, [cards[place] for place in order], likely[order], points
        return WHALE.number(Point(places[chosen]))


def play(table: Any, learners: dict[str, Learner], luck: np.random.Generator, seed: int) -> dict[str, float]:
    """One game; seats without a learner make any legal move. What each seat got of the win."""
    table.reset(seed=seed)
    rewards = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        row, reward, over, broken_off, _ = table.last()
        rewards[agent] += reward
        if over or broken_off:
            table.step(None)
            continue
        seen, seat = WHALE.read(row["observation"])
        learner = learners.get(agent)
        if learner is None:
            table.step(luck.choice(np.flatnonzero(row["action_mask"])))
        else:
            learner.see(seen, seen.points[seat])
            table.step(learner.choose(seen, row["action_mask"], seen.points[seat]))
    return rewards


def main() -> Mean:
    luck, table = np.random.default_rng(1), env("whale", players=2, level=LEVEL)
    weights = np.zeros((len(CARDS), len(CARDS)))
    for seed in range(TRAINING):
        play(table, {agent: Learner(weights, luck) for agent in table.possible_agents}, luck, seed)
    parts = []
    for seed in range(TRAINING, TRAINING + TESTING):
        agent = table.possible_agents[seed % 2]
        parts.append(play(table, {agent: Learner(weights.copy(), luck)}, luck, seed)[agent])
    won = mean_of(parts)
    print(f"part of the win: {won.mean:.3f} ± {won.margin:.3f}; somebody who moves at random has 0.500")
    return won


if __name__ == "__main__":
    main()
