"""How likely somebody's answers are, given what they were shown, for any traits: all answers at once, over arrays.

There are two ways to answer from memory. One *says* what lies at a place, or one *points* at the place where something
lies that fits. Either way a card is held to lie at a place by what the traces of its features say there. With wits, the
features that were not asked for speak too, cards that are gone count less, and those of which more copies are left
count more.

The luck of having looked well or badly is not known of an answer, so `uneven` has no part in this: everything counts as
looked at in the usual way. `docs/papers/bots.md` says what follows for ghosts.

Not every move comes from memory. Some are blind, and where nothing comes to mind somebody rash makes any move, instead
of passing or of what is likeliest. With both, people who play otherwise than our characters do are told from those who
forget more.
"""

from collections.abc import Hashable, Sequence
from functools import cached_property
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gander.memory.characters import Traits
from gander.memory.exposures import Exposures, TraceAtQuestion
from gander.memory.model import Formulas, formulas_of

Numbers: TypeAlias = NDArray[np.float64]
Indices: TypeAlias = NDArray[np.intp]

STRONGEST: Final = 100.0
"""Beyond this an activation says nothing more."""
LEAST: Final = 1e-6
"""No answer is impossible."""
HESITATION: Final = 0.02
"""Around what one dares, and between two that promise nearly the same, by how much that may differ."""
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
    """Where one may also pass: how much must speak for a place to be pointed at, be it that it comes to mind or that it
    is likely, as far as one goes by that. One takes the place for which most speaks."""
    elsewhere: bool = False
    """Whether there are places where something lies of which nothing can be known. Where nothing comes to mind one
    points there, if one has one's wits about one; else at any place."""
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
        self._load = [one.load for one in questions]
        self._row_question = np.repeat(np.arange(len(questions)), self._places)
        self._topics = [_Topic(questions, topic, self._places) for topic in range(len(kind.topics))]
        self._last: tuple[Traits, list[Numbers]] | None = None

    def __len__(self) -> int:
        return len(self._chosen)

    def chances(self, traits: Traits, wits: float, blind: float = 0.0, rash: float = 0.0) -> Numbers:
        """For every answer how likely it was to be given."""
        odds = self._odds(traits, wits)
        fitting = np.minimum((odds * self._fits[self._row_question]).sum(axis=1) / odds.sum(axis=1), 1.0)
        if self.kind.points:
            comes = (1 - traits.lapse) * fitting + traits.lapse * self._fitting_blindly(wits)
            likely, coming = self._by_question(fitting), self._by_question(comes)
            considered = (
                self._pointed(likely, coming, wits, rash)
                if self.kind.dares is None
                else self._dared(likely, coming, wits, rash)
            )
        else:
            considered = (1 - traits.lapse) * fitting + traits.lapse * self._any
        chance: Numbers = blind * self._any + (1 - blind) * considered
        return np.maximum(chance, LEAST)

    @cached_property
    def _any(self) -> Numbers:
        """The chance of each answer, if all moves were as likely."""
        other = np.maximum(self._options - self._places, 1.0)
        share: Numbers = np.where(self._chosen == self._places, other, 1.0) / self._options
        return share

    def _fitting_blindly(self, wits: float) -> Numbers:
        """For every place the chance that something fits, if of all that may lie there anything comes to mind."""
        may_be = self._open * (1 - wits) ** self._out
        share: Numbers = ((may_be * self._fits).sum(axis=1) / (may_be.sum(axis=1) + LEAST))[self._row_question]
        return share

    def _odds(self, traits: Traits, wits: float) -> Numbers:
        """For every place of every question, how much speaks for each card."""
        odds = (self._copies**wits * (1 - wits) ** self._out)[self._row_question]
        for number, (topic, said) in enumerate(zip(self._topics, self._said(traits), strict=True)):
            odds *= (said**wits if number and not self.kind.all_speak else said)[:, topic.value_of_card]
        return (odds + 1e-12) * self._open[self._row_question]

    def _said(self, traits: Traits) -> list[Numbers]:
        """What a memory with these traits says of every place, for each topic; kept while other things vary."""
        if self._last is None or self._last[0] != traits:
            crowd = formulas_of(traits).crowd
            fresh = traits.keenness / np.array([crowd[load] for load in self._load])
            self._last = traits, [topic.distribution(traits, fresh) for topic in self._topics]
        return self._last[1]

    def _pointed(self, likely: Numbers, coming: Numbers, wits: float, rash: float) -> Numbers:
        """The chance to point where one pointed. At each place something comes to mind that fits, or not; of those
        where it does one takes the likelier the surer. That a place is the one is an integral over what the others
        leave of it."""
        rows = np.arange(len(self))
        own = np.maximum(likely[rows, self._chosen], LEAST)
        others = coming.copy()
        others[rows, self._chosen] = 0.0
        taken = NODES[:, None, None] ** (likely / own[:, None])
        first = coming[rows, self._chosen] * (NODE_WEIGHTS @ np.prod(1 - others * (1 - taken), axis=2))
        nothing = np.prod(1 - coming, axis=1)
        guessed = (1 - rash) * own / np.maximum(likely.sum(axis=1), LEAST) + rash * self._any
        if self.kind.elsewhere:
            minded = np.where(self._options > self._places, wits, 0.0)
            guessed = minded * (self._chosen == self._places) + (1 - minded) * self._any
        chance: Numbers = first + nothing * guessed
        return chance

    def _dared(self, likely: Numbers, coming: Numbers, wits: float, rash: float) -> Numbers:
        """The same where one may pass: what speaks for a place is what comes to mind there and, with wits, how likely
        it is; for passing speaks what must be dared. Most is taken, within some hesitation."""
        assert self.kind.dares is not None
        rows, ends = np.arange(len(self)), self._places
        chosen, passes = self._chosen, self._chosen == self._places
        speaks = wits * likely
        speaks[rows, ends] = self.kind.dares
        there = np.arange(speaks.shape[1]) <= ends[:, None]

        def taken(own: Numbers, whose: Indices) -> Numbers:
            """The chance that nothing speaks louder than this much does."""
            louder = np.exp(np.clip((speaks - own[:, None]) / HESITATION, -STRONGEST, STRONGEST))
            much_louder = louder * np.exp((1 - wits) / HESITATION)
            left = (1 - coming) * NODES[:, None, None] ** louder + coming * NODES[:, None, None] ** much_louder
            left[:, ~there] = 1.0
            left[:, rows, whose] = 1.0
            chance: Numbers = NODE_WEIGHTS @ np.prod(left, axis=2)
            return chance

        passed = taken(speaks[rows, ends], ends)
        quiet, mind = speaks[rows, chosen], coming[rows, chosen]
        by_plan = mind * taken(quiet + 1 - wits, chosen) + (1 - mind) * taken(quiet, chosen)
        chance: Numbers = np.where(passes, passed * (1 - rash), by_plan) + passed * rash * self._any
        return chance

    def _by_question(self, by_place: Numbers) -> Numbers:
        """A line for each question, with nothing at the end, which is no place."""
        table = np.zeros((len(self), int(self._places.max()) + 1))
        table[self._row_question, self._within] = by_place
        return table

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
        self._occupied = np.array([part.occupied for _, part in parts], np.intp)
        self._removing = np.array([float(part.removing) for _, part in parts])
        self._replaced = np.array([part.replaced for _, part in parts], np.intp)
        most = max((len(part.lags) for _, part in parts), default=0)
        lags = [(*part.lags, *(0,) * (most - len(part.lags))) for _, part in parts]
        self._part_lags = np.array(lags, np.intp).reshape(len(parts), most)
        self._pair(questions, traces, places, kind.columns)
        ages = [_ages_of_places(one, topic) for one in questions]
        asked = [age.get(place, -1) for one, age in zip(questions, ages, strict=True) for place in one.places]
        self._asked_lag = np.array(asked, np.intp)[self._row]
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
        formulas = formulas_of(traits)
        share = np.array([formulas.shares[distance] for distance in range(int(self._distance.max(initial=0)) + 1)])
        tied = np.array([formulas.tied[lag] for lag in range(self._longest + 1)])
        advantage = np.array([formulas.advantage[count] for count in range(int(self._occupied.max(initial=0)) + 1)])
        kept = 1 - tied[0] + tied
        linger = traits.linger ** np.arange(self._replaced.max(initial=0) + 1)
        effort = self._effort * advantage[self._occupied] * (1 - traits.removal * self._removing)
        parts = effort * linger[self._replaced] * kept[self._part_lags].prod(axis=1)
        strength = np.bincount(self._part_of, parts, len(self._lag)) * fresh[self._question]
        counts = share[self._distance] + np.where(self._distance > 0, 0.0, tied[self._lag][self._trace])
        counts += traits.when * self._same_moment(formulas)
        activation = np.minimum(counts * strength[self._trace], STRONGEST)
        rows, values = self._shape
        weights = 1 + np.bincount(self._cell, np.expm1(activation), rows * values).reshape(self._shape)
        chances: Numbers = weights / weights.sum(axis=1, keepdims=True)
        return chances

    def _same_moment(self, formulas: Formulas) -> Numbers:
        """For every trace how near its moment is to that of what lies where one was asked, if anything does."""
        ages = np.array([formulas.ages[lag] for lag in range(self._longest + 1)])
        trace, asked = ages[self._lag][self._trace], ages[self._asked_lag]
        near: Numbers = np.where(self._asked_lag < 0, 0.0, np.minimum(trace, asked) / np.maximum(trace, asked))
        return near

    @cached_property
    def _longest(self) -> int:
        return int(max(self._lag.max(initial=0), self._part_lags.max(initial=0)))


def _ages_of_places(asked: AnsweredQuestion, topic: int) -> dict[int, int]:
    """For every place where something was seen, how many events ago that which lies there was seen last."""
    ages: dict[int, int] = {}
    for note in asked.notes[topic]:
        ages.setdefault(note.place, note.lag)
    return ages
