"""The traits of a person, from their answers: the likeliest, given what people are like, and how sure that is.

Few traits are free; the others are those of a typical person. The prior is on scales without bounds, around the typical
person, and as wide as our characters differ. The search is Newton's, with the outer product of the answers' own slopes
for the curvature; the same matrix says how sure the result is. `docs/papers/bots.md` argues for this, and tests it.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

import numpy as np
from msgspec import Struct

from gander.memory.answered import AnsweredQuestion
from gander.memory.characters import Profile
from gander.memory.ghost_profile import with_traits
from gander.memory.likelihood import Answers
from gander.memory.row_task import share_right
from gander.memory.topic_traces import Numbers
from gander.memory.trait_scales import FREE, traits_at

GAIN: Final = 0.2
"""How much people differ in what practice does for them: their keenness goes with a power of the number of the game.
It is found beside the traits, so that these are of now; nothing else is made of it."""
_SOUGHT: Final = len(FREE) + 1
"""How many numbers are sought: the traits, and that gain."""

STEP: Final = 0.05
"""For slopes, in spreads."""
ROUNDS: Final = 12
NEAR: Final = 0.02
"""The search ends with a step below this, in standard errors."""
FIRST_LOOK: Final = 500
"""Where there are many answers, the search begins with about so many."""

APART: Final = 2.0
"""How many standard errors worse and better: with fewer, few games would not show what comes of it."""


class Trait(Struct, frozen=True):
    """A trait as it was found, in spreads: 1 is about what one character differs from the next."""

    value: float
    off: float
    """How far from the typical person."""
    error: float
    """The standard error of that; 1 where the answers tell nothing."""

    def is_own(self, errors: float = 1.96) -> bool:
        """Whether it can be told from the typical person's."""
        return abs(self.off) > errors * self.error


class Fit(Struct, frozen=True):
    """What a person's answers say."""

    answers: int
    traits: dict[str, Trait]
    doubt: float = 1.0
    """The standard error of how much of a plain task they answer right, whichever traits that comes from. In a fit
    from before this was told nothing is known of it."""

    def as_played(self) -> dict[str, float]:
        """The traits with which a ghost plays: the person's own where the answers tell, else the likeliest.

        As far from what is typical now as they were from what was typical then: a ghost outlives the numbers of a
        memory, and means the same person after these have changed.
        """
        return traits_at((name, trait.off) for name, trait in self.traits.items() if name in FREE)


def logs_of(questions: Sequence[AnsweredQuestion], profile: Profile) -> Numbers:
    """For every answer the logarithm of its chance, if a character had given it."""
    return _Sample(questions).logs(profile)


class _Sample:
    """Answers, sorted by kind so that each kind is reckoned at once."""

    def __init__(
        self,
        questions: Sequence[AnsweredQuestion],
        weights: Sequence[float] | None = None,
        practice: Sequence[float] | None = None,
    ) -> None:
        kinds: dict[object, list[int]] = {}
        for number, one in enumerate(questions):
            kinds.setdefault(one.kind, []).append(number)
        self._kinds = [
            Answers([questions[n] for n in some], None if practice is None else [practice[n] for n in some])
            for some in kinds.values()
        ]
        sorted_by_kind = [number for some in kinds.values() for number in some]
        self.weights = np.ones(len(questions)) if weights is None else np.array(weights)[sorted_by_kind]

    def logs(self, who: Profile, gain: float = 0.0) -> Numbers:
        chances = [some.chances(who.traits, who.wits, who.blind, who.rash, gain) for some in self._kinds]
        logs: Numbers = np.log(np.concatenate(chances))
        return logs

    def logs_at(self, z: Numbers) -> Numbers:
        """So many spreads from the typical person."""
        return self.logs(with_traits(_values(z)), GAIN * float(z[-1]))


def _values(z: Numbers) -> dict[str, float]:
    return traits_at(zip(FREE, z[: len(FREE)].tolist(), strict=True))


def fit(
    questions: Sequence[AnsweredQuestion],
    weights: Sequence[float] | None = None,
    practice: Sequence[float] | None = None,
) -> Fit:
    """The likeliest traits. Without answers those are the typical person's, and nothing is sure."""
    return fit_with_doubt(questions, weights, practice)[0]


def fit_with_doubt(
    questions: Sequence[AnsweredQuestion],
    weights: Sequence[float] | None = None,
    practice: Sequence[float] | None = None,
) -> tuple[Fit, tuple[dict[str, float], dict[str, float]]]:
    """The likeliest traits, and how much worse and how much better the person might be by their answers.

    What is not known of all traits counts in the one direction in which it makes somebody do better: as far as the
    answers leave that open, a plain task that they do so much worse or better goes with these traits.
    """
    z, precision = np.zeros(_SOUGHT), np.eye(_SOUGHT)
    if len(questions) > 2 * FIRST_LOOK:
        some = slice(None, None, len(questions) // FIRST_LOOK)
        fewer = (None if each is None else each[some] for each in (weights, practice))
        z, _ = _search(_Sample(questions[some], *fewer), z)
    if questions:
        z, precision = _search(_Sample(questions, weights, practice), z)
    unsure: Numbers = np.linalg.inv(precision).astype(np.float64)
    errors = np.sqrt(np.diag(unsure))
    found = {
        name: Trait(value, float(off), float(error))
        for (name, value), off, error in zip(_values(z).items(), z[: len(FREE)], errors[: len(FREE)], strict=True)
    }
    better, doubt = _better(z, unsure)
    return Fit(len(questions), found, doubt), (_values(z - APART * better), _values(z + APART * better))


@cache
def doubt_beforehand() -> float:
    """The standard error of how well somebody does of whom nothing is known."""
    return _better(np.zeros(_SOUGHT), np.eye(_SOUGHT))[1]


def _better(z: Numbers, unsure: Numbers) -> tuple[Numbers, float]:
    """What goes with one standard error of how well somebody does, and how large that is."""
    here = _share_right(z)
    slope = np.array([_share_right(z + STEP * one) - here for one in np.eye(len(z))])
    error = float(np.sqrt(slope @ unsure @ slope))
    along: Numbers = unsure @ slope / error
    return along, error / STEP


def _share_right(z: Numbers) -> float:
    person = with_traits(_values(z))
    return share_right(person.traits, person.blind)


def _search(sample: _Sample, z: Numbers) -> tuple[Numbers, Numbers]:
    """The best place, from here on, and how sharply it is the best."""
    logs, precision = sample.logs_at(z), np.eye(len(z))
    for _ in range(ROUNDS):
        slopes = np.stack([(sample.logs_at(z + STEP * one) - logs) / STEP for one in np.eye(len(z))], axis=1)
        precision = (slopes.T * sample.weights) @ slopes + np.eye(len(z))
        step = np.linalg.solve(precision, sample.weights @ slopes - z).astype(np.float64)
        if step @ precision @ step < NEAR**2:
            break
        before = z
        z, logs = _further(sample, z, logs, step)
        if z is before:
            break
    return z, precision


def _further(sample: _Sample, z: Numbers, logs: Numbers, step: Numbers) -> tuple[Numbers, Numbers]:
    """As far along a step as makes it better."""
    before = sample.weights @ logs - z @ z / 2
    for part in (1.0, 0.5, 0.25, 0.125):
        there = z + part * step
        found = sample.logs_at(there)
        if sample.weights @ found - there @ there / 2 > before:
            return there, found
    return z, logs
