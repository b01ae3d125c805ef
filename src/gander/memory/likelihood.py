"""How likely somebody's answers are, given what they were shown, for any traits: all answers at once, over arrays.

There are two ways to answer from memory. One *says* what lies at a place, or one *points* at the place where something
lies that fits. Either way a card is held to lie at a place by what the traces of its features say there. With wits, the
features that were not asked for speak too, cards that are gone count less, and those of which more copies are left
count more.

The luck of having looked well or badly is not known of an answer, so `uneven` has no part in this: everything counts as
looked at in the usual way. `docs/papers/bots.md` says what follows for ghosts.
"""

from collections.abc import Hashable, Sequence
from functools import cached_property
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gander.memory.characters import Traits
from gander.memory.exposures import Exposures, TraceAtQuestion
from gander.memory.model import tables_of

Numbers: TypeAlias = NDArray[np.float64]
Indices: TypeAlias = NDArray[np.intp]

STRONGEST: Final = 50.0
"""Beyond this an activation says nothing more."""
LEAST: Final = 1e-6
"""No answer is impossible."""
HESITATION: Final = 0.05
"""Around the chance at which one dares, by how much it may differ."""
SHARPLY: Final = 4
"""Who has to choose by chances alone takes the best, and hardly one of half its chance."""
NODES, NODE_WEIGHTS = (0.5 * (np.polynomial.legendre.leggauss(8)[0] + 1), 0.5 * np.polynomial.legendre.leggauss(8)[1])
"""For an integral from 0 to 1."""


class QuestionKind(NamedTuple):
    """What answers of one kind have in common: the cards there are, by their features."""

    topics: tuple[str, ...]
    """The first is the one that is asked for."""
    cards: tuple[tuple[Hashable, ...], ...]
    """For each card its value in every topic."""
    all_speak: bool = False
    """Whether all features speak in full, or those beside the first only with wits."""
    points: bool = False
    """Whether one points at a place, or says what lies at one."""
    dares: float | None = None
    """How likely something must be to be pointed at although it does not come to mind, where one may also point at
    nothing; `None`: one has to guess then."""
    columns: int = 0
    """Places lie in a grid of so many columns; 0: in a row."""


class AnsweredQuestion(NamedTuple):
    """A question and its answer."""

    kind: QuestionKind
    notes: tuple[tuple[TraceAtQuestion, ...], ...]
    """What was to be remembered, for every topic."""
    load: int
    places: tuple[int, ...]
    """Where one can point, or the one place that was asked about."""
    chosen: int
    """Which of these places, counted from 0."""
    fits: tuple[int, ...]
    """Cards, by number: those that were said to lie there, or those that would be right to point at."""
    options: int
    """Among how many answers one chose."""
    copies: tuple[float, ...]
    """How many there can be of every card."""
    out: tuple[int, ...]
    """For every card how clearly it cannot lie there: 0, or how many chances there were to think of that."""
    closed: tuple[int, ...] = ()
    """Cards, by number, that are no answer here, however much speaks for them."""


def question(exposures: Exposures, kind: QuestionKind, **rest: object) -> AnsweredQuestion:
    """What is asked now."""
    notes = tuple(tuple(exposures.notes(topic)) for topic in kind.topics)
    return AnsweredQuestion(kind, notes, exposures.load, **rest)  # type: ignore[arg-type]


class Answers:
    """Many answers of one kind, ready to be held against traits."""

    def __init__(self, questions: Sequence[AnsweredQuestion]) -> None:
        self.kind = kind = questions[0].kind
        self._chosen = np.array([one.chosen for one in questions])
        self._options = np.array([float(one.options) for one in questions])
        self._copies = np.array([one.copies for one in questions], np.float64)
        self._out = np.array([one.out for one in questions], np.float64)
        self._fits = np.zeros((len(questions), len(kind.cards)))
        self._open = np.ones_like(self._fits)
        for number, one in enumerate(questions):
            self._fits[number, one.fits] = 1.0
            self._open[number, one.closed] = 0.0
        self._places = np.array([len(one.places) for one in questions])
        self._load = np.array([float(max(1, one.load)) for one in questions])
        self._row_question = np.repeat(np.arange(len(questions)), self._places)
        self._topics = [_Topic(questions, topic, self._places) for topic in range(len(kind.topics))]

    def __len__(self) -> int:
        return len(self._chosen)

    def chances(self, traits: Traits, wits: float) -> Numbers:
        """For every answer how likely it was to be given."""
        odds = self._odds(traits, wits)
        fitting = (odds * self._fits[self._row_question]).sum(axis=1) / odds.sum(axis=1)
        by_memory = self._pointed(np.minimum(fitting, 1.0)) if self.kind.points else fitting
        chance: Numbers = traits.lapse / self._options + (1 - traits.lapse) * by_memory
        return np.maximum(chance, LEAST)

    def _odds(self, traits: Traits, wits: float) -> Numbers:
        """For every place of every question, how much speaks for each card."""
        odds = (self._copies**wits * (1 - wits) ** self._out)[self._row_question]
        fresh = traits.keenness / self._load**traits.crowding
        for number, topic in enumerate(self._topics):
            said = topic.distribution(traits, fresh)
            if number and not self.kind.all_speak:
                said **= wits
            odds *= said[:, topic.value_of_card]
        return (odds + 1e-12) * self._open[self._row_question]

    def _pointed(self, by_place: Numbers) -> Numbers:
        """The chance to point where one pointed. At each place something comes to mind that fits, or not; of those
        where it does one takes the likelier the surer. That a place is the one is an integral over what the others
        leave of it."""
        fitting = np.zeros((len(self), self._places.max() + 1))
        fitting[self._row_question, self._within] = by_place
        rows = np.arange(len(self))
        own = np.maximum(fitting[rows, self._chosen], LEAST)
        others = fitting.copy()
        others[rows, self._chosen] = 0.0
        taken = NODES[:, None, None] ** (others / own[:, None])
        first = own * (NODE_WEIGHTS @ np.prod(1 - others * (1 - taken), axis=2))
        nothing = np.prod(1 - fitting, axis=1)
        if self.kind.dares is None:
            guessed: Numbers = first + nothing * own / np.maximum(fitting.sum(axis=1), LEAST)
            return guessed
        dared = 1 / (1 + np.exp((self.kind.dares - fitting.max(axis=1)) / HESITATION))
        best = own**SHARPLY / np.maximum((fitting**SHARPLY).sum(axis=1), LEAST**SHARPLY)
        chance: Numbers = np.where(self._chosen == self._places, nothing * (1 - dared), first + nothing * dared * best)
        return chance

    @cached_property
    def _within(self) -> Indices:
        """For every row its number within its question."""
        starts = np.cumsum(self._places) - self._places
        within: Indices = np.arange(len(self._row_question)) - starts[self._row_question]
        return within


class _Topic:
    """The traces of one feature in all questions, and the places at which they are asked for."""

    def __init__(self, questions: Sequence[AnsweredQuestion], topic: int, places: Indices) -> None:
        kind = questions[0].kind
        values = tuple(dict.fromkeys(card[topic] for card in kind.cards))
        number_of = {value: number for number, value in enumerate(values)}
        self.value_of_card = np.array([number_of[card[topic]] for card in kind.cards])
        notes = [[note for note in one.notes[topic] if note.value in number_of] for one in questions]
        traces = [note for some in notes for note in some]
        self._question = np.repeat(np.arange(len(questions)), [len(some) for some in notes])
        self._lag = np.array([note.lag for note in traces], np.intp)
        parts = [(number, part) for number, note in enumerate(traces) for part in note.parts]
        self._part_of = np.array([number for number, _ in parts], np.intp)
        self._effort = np.array([part.effort for _, part in parts])
        self._first = np.array([float(part.first) for _, part in parts])
        self._replaced = np.array([part.replaced for _, part in parts], np.intp)
        most = max((len(part.lags) for _, part in parts), default=0)
        lags = [(*part.lags, *(0,) * (most - len(part.lags))) for _, part in parts]
        self._part_lags = np.array(lags, np.intp).reshape(len(parts), most)
        self._pair(questions, traces, places, kind.columns)
        value = np.array([number_of[note.value] for note in traces], np.intp)
        self._shape = (int(places.sum()), len(values))
        self._cell = self._row * len(values) + value[self._trace]

    def _pair(
        self, questions: Sequence[AnsweredQuestion], traces: Sequence[TraceAtQuestion], places: Indices, columns: int
    ) -> None:
        """Every trace with every place of its question, and how far apart the two are."""
        starts = np.cumsum(places) - places
        each = places[self._question]
        self._trace = np.repeat(np.arange(len(traces)), each)
        within = np.arange(len(self._trace)) - np.repeat(np.cumsum(each) - each, each)
        self._row = np.repeat(starts[self._question], each) + within
        asked = np.array([place for one in questions for place in one.places], np.intp)[self._row]
        lies = np.array([note.place for note in traces], np.intp)[self._trace]
        wide = columns or 1_000_000
        self._distance = abs(asked // wide - lies // wide) + abs(asked % wide - lies % wide)

    def distribution(self, traits: Traits, fresh: Numbers) -> Numbers:
        """What a memory with these traits says of every place: a chance for each value."""
        shares, own = tables_of(traits)
        share = np.array([shares[distance] for distance in range(int(self._distance.max(initial=0)) + 1)])
        kept = np.array([own[lag] for lag in range(self._longest + 1)])
        linger = traits.linger ** np.arange(self._replaced.max(initial=0) + 1)
        effort = self._effort * (1 + traits.first * self._first)
        parts = effort * linger[self._replaced] * kept[self._part_lags].prod(axis=1)
        strength = np.bincount(self._part_of, parts, len(self._lag)) * fresh[self._question]
        counts = np.where(self._distance > 0, share[self._distance], kept[self._lag][self._trace])
        activation = np.minimum(counts * strength[self._trace], STRONGEST)
        rows, values = self._shape
        weights = 1 + np.bincount(self._cell, np.expm1(activation), rows * values).reshape(self._shape)
        chances: Numbers = weights / weights.sum(axis=1, keepdims=True)
        return chances

    @cached_property
    def _longest(self) -> int:
        return int(max(self._lag.max(initial=0), self._part_lags.max(initial=0)))
