"""The Brilliant Boar learned with OpenSpiel's tabular Q-learning, against somebody who makes any legal move.

Nobody sees their own hand, but the deck's top lies open before it is drawn, so one can remember what one holds. The
learner does, and learns from won and lost games when to draw and when to play which card. It takes about a minute and
needs `pip install 'gander-games[research]'`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from open_spiel.python import rl_environment
from open_spiel.python.algorithms.tabular_qlearner import QLearner

import gander.research.openspiel  # noqa: F401 - makes the games known
from gander.games.boar.pieces import Animal, Draw, Observation, Play
from gander.research.encoding import encoding_of
from gander.research.standings import Mean, mean_of

TRAINING, TESTING = 500, 300
BOAR = encoding_of("boar")
DRAW, PLAY_A_MATCH, PLAY_THE_OLDEST = range(3)


class Hand:
    """The learner's own cards, as it remembers them."""

    def __init__(self) -> None:
        self.cards: list[Animal] = []

    def matching(self, seen: Observation) -> int | None:
        """The place of a card that can be paired now."""
        open_cards = {seen.top, *seen.table}
        return next((place for place, card in enumerate(self.cards) if card in open_cards), None)

    def ideas(self, seen: Observation, moves: list[Any]) -> dict[int, Any]:
        """What one could do, as moves of the game. Of several equal cards any one is taken."""
        if not any(isinstance(move, Draw | Play) for move in moves):
            return {PLAY_A_MATCH: moves[0]}
        found: dict[int, Any] = {DRAW: Draw()} if Draw() in moves else {}
        if self.cards:
            found[PLAY_THE_OLDEST] = Play(0)
        if (place := self.matching(seen)) is not None:
            found[PLAY_A_MATCH] = Play(place)
        return found

    def note(self, move: Any, seen: Observation) -> None:
        """A card that is drawn was on top before; one that is played is gone."""
        if isinstance(move, Draw):
            assert seen.top is not None
            self.cards.append(seen.top)
        elif isinstance(move, Play):
            del self.cards[move.slot]


def situation(step: Any, ideas: dict[int, Any], seen: Observation) -> Any:
    """The step as the learner takes it: few situations, three ideas."""
    words = f"{sorted(ideas)} {'deck' if seen.deck else 'no deck'} {min(seen.deck, 4)}"
    return step._replace(observations={"info_state": [words, words], "legal_actions": [sorted(ideas)] * 2})


def play(table: Any, learner: QLearner, luck: np.random.Generator, *, testing: bool = False) -> float:
    """One game, in which the learner has seat 0. Its part of the win."""
    hand, step = Hand(), table.reset()
    while not step.last():
        seat = step.observations["current_player"]
        legal = step.observations["legal_actions"][seat]
        if seat == 0:
            seen, _ = BOAR.read(np.array(step.observations["info_state"][0], np.float32))
            ideas = hand.ideas(seen, [BOAR.moves[number] for number in legal])
            idea = learner.step(situation(step, ideas, seen), is_evaluation=testing).action
            hand.note(ideas[idea], seen)
            step = table.step([BOAR.number(ideas[idea])])
        else:
            step = table.step([luck.choice(legal)])
    learner.step(situation(step, {DRAW: None}, seen), is_evaluation=testing)
    return float(step.rewards[0]) + 0.5


def main() -> Mean:
    np.random.seed(1)  # OpenSpiel's learner draws from it
    luck, learner = np.random.default_rng(1), QLearner(player_id=0, num_actions=3)
    tables = [rl_environment.Environment("python_gander_boar", players=2, starter=seat) for seat in range(2)]
    for table in tables:
        table.seed(1)
    for number in range(TRAINING):
        play(tables[number % 2], learner, luck)
    won = mean_of([play(tables[number % 2], learner, luck, testing=True) for number in range(TESTING)])
    print(f"part of the win: {won.mean:.3f} ± {won.margin:.3f}; somebody who moves at random has 0.500")
    return won


if __name__ == "__main__":
    main()
