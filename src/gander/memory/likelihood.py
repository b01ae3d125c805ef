"""How likely somebody's answers are, given what they were shown, for any traits: all answers at once, over arrays.

Whether one says what lies at a place or points at the place where something lies, a card is held to lie at a place by
what the traces of its features say there (`topic_traces.py`). With wits, the features that were not asked for speak
too, cards that are gone count less, and those of which more copies are left count more.

Not every move comes from memory. Some are blind, and where nothing comes to mind somebody rash makes any move, instead
of passing or of what is likeliest. With both, people who play otherwise than our characters do are told from those who
forget more. `docs/papers/bots.md` says what follows for ghosts.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import Final

import numpy as np

from gander.memory.answered import AnsweredQuestion
from gander.memory.characters import Traits
from gander.memory.model import formulas_of
from gander.memory.topic_traces import Indices, Numbers, TopicTraces

LOUDEST: Final = 100.0
"""Beyond this it no longer matters by how much one thing speaks louder than another."""
LEAST: Final = 1e-6
"""No answer is impossible."""
HESITATION: Final = 0.02
"""Around what one dares, and between two that promise nearly the same, by how much that may differ."""
NODES, NODE_WEIGHTS = (0.5 * (np.polynomial.legendre.leggauss(8)[0] + 1), 0.5 * np.polynomial.legendre.leggauss(8)[1])
"""For an integral from 0 to 1."""


class Answers:
    """Many answers of one kind, ready to be held against traits."""

    def __init__(self, questions: Sequence[AnsweredQuestion], practice: Sequence[float] | None = None) -> None:
        """`practice`: for every answer how much less there was of it than now, as a logarithm."""
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
        self._practice = np.zeros(len(questions)) if practice is None else np.array(practice)
        self._row_question = np.repeat(np.arange(len(questions)), self._places)
        self._topics = [TopicTraces(questions, topic, self._places) for topic in range(len(kind.topics))]
        self._last: tuple[tuple[Traits, float], list[Numbers]] | None = None

    def __len__(self) -> int:
        return len(self._chosen)

    def chances(self, traits: Traits, wits: float, blind: float = 0.0, rash: float = 0.0, gain: float = 0.0) -> Numbers:
        """For every answer how likely it was to be given, by somebody who is like that now. `gain`: how much keener
        they became by practice, as a power of it."""
        odds = self._odds(self._said(traits, gain), wits)
        fitting = np.minimum((odds * self._fits[self._row_question]).sum(axis=1) / odds.sum(axis=1), 1.0)
        if self.kind.points:
            comes = (1 - traits.lapse) * fitting + traits.lapse * self._fitting_blindly(wits)
            likely, coming = self._by_question(fitting), self._by_question(comes)
            planned = self._pointed if self.kind.dares is None else self._dared
            considered = planned(likely, coming, wits)
            if not self.kind.elsewhere:
                considered = (1 - rash) * considered + rash * self._rashly(coming)
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

    def _odds(self, said: Sequence[Numbers], wits: float) -> Numbers:
        """For every place of every question, how much speaks for each card."""
        odds = (self._copies**wits * (1 - wits) ** self._out)[self._row_question]
        for number, (topic, of_topic) in enumerate(zip(self._topics, said, strict=True)):
            odds *= (of_topic**wits if number and not self.kind.all_speak else of_topic)[:, topic.value_of_card]
        return (odds + 1e-12) * self._open[self._row_question]

    def _said(self, traits: Traits, gain: float) -> list[Numbers]:
        """What a memory with these traits says of every place, for each topic; kept while other things vary."""
        if self._last is None or self._last[0] != (traits, gain):
            crowd = formulas_of(traits).crowd
            fresh = traits.keenness * np.exp(gain * self._practice) / np.array([crowd[load] for load in self._load])
            self._last = (traits, gain), [topic.distribution(traits, fresh) for topic in self._topics]
        return self._last[1]

    def _rashly(self, coming: Numbers) -> Numbers:
        """The chance of a move without a plan: any place where something comes to mind that fits, else any move."""
        rows = np.arange(len(self))
        others = coming.copy()
        others[rows, self._chosen] = 0.0
        alone = NODE_WEIGHTS @ np.prod(1 - others * (1 - NODES[:, None, None]), axis=2)
        chance: Numbers = coming[rows, self._chosen] * alone + np.prod(1 - coming, axis=1) * self._any
        return chance

    def _pointed(self, likely: Numbers, coming: Numbers, wits: float) -> Numbers:
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
        guessed = own / np.maximum(likely.sum(axis=1), LEAST)
        if self.kind.elsewhere:
            minded = np.where(self._options > self._places, wits, 0.0)
            guessed = minded * (self._chosen == self._places) + (1 - minded) * self._any
        chance: Numbers = first + nothing * guessed
        return chance

    def _dared(self, likely: Numbers, coming: Numbers, wits: float) -> Numbers:
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
            louder = np.exp(np.clip((speaks - own[:, None]) / HESITATION, -LOUDEST, LOUDEST))
            much_louder = louder * np.exp((1 - wits) / HESITATION)
            left = (1 - coming) * NODES[:, None, None] ** louder + coming * NODES[:, None, None] ** much_louder
            left[:, ~there] = 1.0
            left[:, rows, whose] = 1.0
            chance: Numbers = NODE_WEIGHTS @ np.prod(left, axis=2)
            return chance

        passed = taken(speaks[rows, ends], ends)
        quiet, mind = speaks[rows, chosen], coming[rows, chosen]
        by_plan = mind * taken(quiet + 1 - wits, chosen) + (1 - mind) * taken(quiet, chosen)
        chance: Numbers = np.where(passes, passed, by_plan)
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
