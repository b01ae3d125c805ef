"""Simulated people whose ability, practice and change are known: what the notepad's estimate is tested on.

They are made another way than the estimate thinks. What somebody knows is a capacity shared among the cards, lost with
a small hazard at every event; practice is a power law, an exponential, or comes in two steps with a dip between, and
for some late, along an S, or slowly; days differ in capacity. Nothing here is taken from `gander.measures`.
"""

from typing import Final, Literal, NamedTuple, TypeAlias

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

Numbers: TypeAlias = NDArray[np.float64]

DECK: Final = 25
PIPS: Final = 6
"""The faces of the die that chooses a place."""
VALUES: Final = 5
"""The answers among which one guesses."""
SLOWLY: Final = 6
"""A slow learner takes as many times as many games as a quick one."""
FEWEST_CARDS: Final = 3
"""Of the lowest level, where levels are mixed."""

Practice: TypeAlias = Literal["none", "power", "exponential", "two steps", "S-curve", "slow"]
PRACTICES: Final[tuple[Practice, ...]] = ("none", "power", "exponential", "two steps")
"""Those of anybody; the others are studied apart."""
QUICK: Final[tuple[Practice, ...]] = ("power", "exponential", "two steps")
Levels: TypeAlias = Literal["one", "mixed", "climbing"]
"""Whether all games have as many cards, as many as chance will have it, or few at first and then more."""
Shape: TypeAlias = Literal["middle", "any time", "gradual"]
"""When a change comes: all at once in the middle of the record, all at once at any time, or little by little."""


# What is asked -------------------------------------------------------------------------------------------------------


class Questions(NamedTuple):
    """Questions, and what makes each of them hard."""

    load: Numbers
    events: Numbers
    replaced: Numbers
    edge: Numbers


def questions(cards: int, luck: Generator) -> Questions:
    """One game of the task: a row of cards, shown once and turned down, is asked about at places that a die chooses.

    After each question a new card is shown at that place, until the deck is empty; then gaps come, and a gap ends it.
    """
    shown, earlier, present = [0] * cards, [0] * cards, [True] * cards
    deck, event = DECK - cards, 1
    rows: list[tuple[float, float, float, float]] = []
    for pip in luck.integers(PIPS, size=4 * DECK):
        slot = int(pip) % cards
        if not present[slot]:
            break
        rows.append((sum(present), event - 1 - shown[slot], earlier[slot] > 0, slot in (0, cards - 1)))
        event += 1
        if deck:
            deck -= 1
            shown[slot] = event
            earlier[slot] += 1
            event += 1
        else:
            present[slot] = False
    return Questions(*np.array(rows, np.float64).T)


def ordinary_questions(cards: int) -> Questions:
    """Some fifty questions that stand for all: what somebody keeps is told for these."""
    luck = np.random.default_rng(cards)
    games = [questions(cards, luck) for _ in range(15)]
    return Questions(*(np.concatenate(columns)[::6] for columns in zip(*games, strict=True)))


# Who is asked --------------------------------------------------------------------------------------------------------


class Nature(NamedTuple):
    """What a simulated person is like."""

    capacity: float
    """How many cards can be held in the end, on an ordinary day."""
    crowding: float
    """How sharply it matters when there are more."""
    hazard: float
    """The chance to lose a card at an event."""
    lingering: float
    """The part lost where another card lay before."""
    edge: float
    """The part of all losses that is spared at the ends of a row."""
    days: float
    """How much capacity differs from day to day: the standard deviation of its logarithm."""
    practice: Practice
    gain: float
    """The part of the capacity that comes with practice only."""
    pace: float
    """In about how many games."""


def anybody(luck: Generator, practices: tuple[Practice, ...] = PRACTICES) -> Nature:
    return Nature(
        capacity=float(np.exp(luck.normal(np.log(6.5), 0.35))),
        crowding=float(luck.uniform(1.2, 1.8)),
        hazard=float(np.exp(luck.normal(np.log(0.012), 0.5))),
        lingering=float(luck.uniform(0.0, 0.1)),
        edge=float(luck.uniform(0.0, 0.4)),
        days=float(luck.uniform(0.0, 0.2)),
        practice=practices[luck.integers(len(practices))],
        gain=float(luck.uniform(0.1, 0.5)),
        pace=float(np.exp(luck.uniform(np.log(1.5), np.log(8)))),
    )


def known(nature: Nature, capacity: float, asked: Questions) -> Numbers:
    """The chance that somebody with this capacity knows each answer."""
    held = 1 - np.exp(-((capacity / asked.load) ** nature.crowding))
    kept = (1 - nature.hazard * (1 - nature.edge * asked.edge)) ** asked.events
    chance: Numbers = held * kept * (1 - nature.lingering * asked.replaced)
    return chance


def practised(nature: Nature, played: Numbers) -> Numbers:
    """The part of the final capacity that somebody has after some games."""
    if nature.practice == "none":
        return np.ones_like(played)
    if nature.practice == "power":
        return 1 - nature.gain * (1 + played / nature.pace) ** -1.5
    if nature.practice == "exponential":
        return 1 - nature.gain * np.exp(-played / nature.pace)
    if nature.practice == "slow":
        return 1 - nature.gain * np.exp(-played / (SLOWLY * nature.pace))
    if nature.practice == "S-curve":
        return 1 - nature.gain / (1 + np.exp((played - 2 * nature.pace) / (nature.pace / 2)))
    # Two ways to play: the second is better, and begins with a dip.
    switch = 1.5 * nature.pace
    first = 1 - nature.gain * (0.5 + 0.5 * np.exp(-played / nature.pace))
    second = 1 - nature.gain * 0.8 * np.exp(-np.maximum(0, played - switch) / (nature.pace / 2))
    return np.where(played < switch, first, second)


_NODES, _WEIGHTS = np.polynomial.hermite_e.hermegauss(7)


def over_days(nature: Nature, capacity: float, asked: Questions) -> float:
    """What is kept on average over good and bad days, by the quadrature of Gauss and Hermite."""
    kept = [known(nature, capacity * day, asked).mean() for day in np.exp(nature.days * _NODES)]
    return float(np.dot(_WEIGHTS, kept) / _WEIGHTS.sum())


def capacity_for(nature: Nature, share: float, asked: Questions) -> float:
    """The capacity with which this share is kept, by halving."""
    low, high = 0.1, 300.0
    for _ in range(25):
        middle = float((low * high) ** 0.5)
        low, high = (middle, high) if over_days(nature, middle, asked) < share else (low, middle)
    return float((low * high) ** 0.5)


# What comes of it ----------------------------------------------------------------------------------------------------


class Diary(NamedTuple):
    """What somebody answered in all their games, and what is true of them."""

    right: Numbers
    asked: Questions
    game: NDArray[np.intp]
    kept: Numbers
    """For each game what is kept of the ordinary questions, averaged over good and bad days."""
    change: float
    """How much more is kept in the second half of the games than in the first, practice aside."""

    def until(self, games: int) -> "Diary":
        """The diary as it was after the first games; what is said of the change holds for the whole."""
        first = self.game < games
        asked = Questions(*(column[first] for column in self.asked))
        return Diary(self.right[first], asked, self.game[first], self.kept[:games], self.change)


def diary(
    nature: Nature,
    games: int,
    cards: int,
    luck: Generator,
    gain: float = 0.0,
    shape: Shape = "middle",
    levels: Levels = "one",
) -> Diary:
    """Let somebody play. `gain` is the whole change beyond practice, in the share that is kept.

    Where levels differ, `cards` is the most of them, and what is told of somebody is told for that.
    """
    ordinary = ordinary_questions(cards)
    plain = nature.capacity * practised(nature, np.arange(games, dtype=np.float64))
    changed = 1.0
    if gain:
        before = over_days(nature, plain[-1], ordinary)
        changed = capacity_for(nature, min(0.97, max(0.03, before + gain)), ordinary) / plain[-1]
    when = timing(shape, games, luck)
    capacity = plain * changed**when
    asked, right = [], []
    for game, today in enumerate(capacity * np.exp(luck.normal(0, nature.days, games))):
        asked.append(questions(cards_in(levels, cards, game / games, luck), luck))
        chance = known(nature, float(today), asked[-1])
        right.append(luck.random(len(chance)) < chance + (1 - chance) / VALUES)
    later, earlier = (over_days(nature, plain[-1] * changed**part, ordinary) for part in halves(when))
    return Diary(
        right=np.concatenate(right).astype(np.float64),
        asked=Questions(*(np.concatenate(column) for column in zip(*asked, strict=True))),
        game=np.repeat(np.arange(games), [len(each) for each in right]),
        kept=np.array([over_days(nature, float(now), ordinary) for now in capacity]),
        change=later - earlier,
    )


def cards_in(levels: Levels, cards: int, passed: float, luck: Generator) -> int:
    """How many cards a game has when this part of all games has passed."""
    if levels == "mixed":
        return int(luck.integers(FEWEST_CARDS, cards + 1))
    return cards if levels == "one" else FEWEST_CARDS + int(passed * (cards + 1 - FEWEST_CARDS))


def timing(shape: Shape, games: int, luck: Generator) -> Numbers:
    """For each game the part of the change that has come by then."""
    played = np.arange(games, dtype=np.float64)
    if shape == "gradual":
        return played / max(1, games - 1)
    moment = games / 2 if shape == "middle" else luck.uniform(0.3, 0.7) * games
    return (played >= moment).astype(np.float64)


def halves(when: Numbers) -> tuple[float, float]:
    """The mean part of the change in the second half of the games, and in the first."""
    middle = (len(when) + 1) // 2
    return float(when[middle:].mean()), float(when[:middle].mean())
