"""What a memory says of the places that were asked about, for any traits: all traces of many questions over arrays.

It is the formula of `model.py`. The luck of having looked well or badly is not known of an answer, so `uneven` has no
part in this: everything counts as looked at in the usual way.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gander.memory.answered import AnsweredQuestion
from gander.memory.characters import Traits
from gander.memory.exposures import TraceAtQuestion
from gander.memory.model import Formulas, formulas_of

Numbers: TypeAlias = NDArray[np.float64]
Indices: TypeAlias = NDArray[np.intp]

STRONGEST: Final = 100.0
"""Beyond this an activation says nothing more."""


class TopicTraces:
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
