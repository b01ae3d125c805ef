"""The progress page of one player at one game, as data: figures with intervals, and sentences by key.

It says how somebody plays *this game*, and nothing about the person.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final, Literal, NamedTuple, TypeAlias

import numpy as np
from msgspec import Struct

from gander.contract.game import Level
from gander.measures.coach import Advice
from gander.measures.estimate import Numbers, blocks_of
from gander.measures.figures import Figures, Unit, figures_of
from gander.measures.intervals import Figure, GivenAway, Interval, Sentence
from gander.measures.tally import LAGS, Count, Tally, share, tally_from, width_of
from gander.measures.verdict import Judgement, Verdict

Basis: TypeAlias = Literal["own", "group"]
"""One's own answers, alone or against others; or those of groups one was part of."""

RECENT_GAMES: Final = 20
"""The advice for a level looks at these many games at most."""


class ReportedGame(NamedTuple):
    """What the report needs of one finished game."""

    at: float
    level: Level | None
    numbers: Numbers
    counts: Numbers
    """Its tally, as a row of numbers."""


class CurvePoint(Struct, frozen=True):
    """A stretch of the curve."""

    first: int
    """The first game in it, counted from 1."""
    last: int
    start: float
    """When its first game ended, in seconds since 1970."""
    end: float
    figure: Figure
    """In the unit of the report, for ordinary situations."""
    right: Figure
    """The plain share of right answers, whatever their difficulty."""
    answers: int


class ErrorCount(Struct, frozen=True):
    """A kind of error."""

    kind: str
    count: int
    by_guessing: float
    """How many there would be if all errors were blind guesses."""

    @property
    def is_habit(self) -> bool:
        """Well beyond that, by twice as much as mere chance scatters: eighteen where seventeen are guesses is none."""
        return self.count > self.by_guessing + 2 * sqrt(max(self.by_guessing, 1))


class FadingStep(Struct, frozen=True):
    """Answers with about the same number of events since the card was seen."""

    least: int
    most: int | None
    answers: int
    right: Figure


class PositionShare(Struct, frozen=True):
    """Answers about one part of the row."""

    position: str
    answers: int
    right: Figure


class Comparison(Struct, frozen=True):
    """The recent games beside those before, practice aside."""

    verdict: Verdict
    figure: Figure
    """The change, in the unit of the report."""
    points: Figure | None
    """The change in right answers of a hundred; only where cards are kept."""
    recent: int
    before: int
    more_games: int
    """While it is too early to tell: about how many more games it takes until a change that matters would show."""
    practice: Figure | None
    """What practice has brought since the first game, in right answers of a hundred."""


class SkillAndLuck(Struct, frozen=True):
    """Skill and luck apart, where the worth of a decision can be computed."""

    decisions: int
    left: float
    """What all decisions left on the table."""
    luck: float
    """What chance brought above its expectation."""
    by_stage: dict[str, float]
    """What a decision leaves on average, by the stage of the turn."""
    given_away: tuple[GivenAway, ...]
    """What the decisions of a game give away of the chance to win, where that is known and games are enough to tell."""


class Report(Struct, frozen=True):
    """How somebody plays a game."""

    game: str
    basis: Basis
    unit: Unit
    """What `now` counts: cards kept of `load`, or what a decision leaves on the table."""
    games: int
    answers: int
    hidden: int
    """Answers given after the page had been out of sight."""
    level: Level | None
    load: int | None
    """Of how many cards; none where it is measured what a decision leaves."""
    now: Figure | None
    right: Figure | None
    """The plain share of right answers in all games."""
    perfect: float
    guessing: float
    """Perfect memory and pure guessing, in the unit of the report."""
    curve: tuple[CurvePoint, ...]
    change: Comparison | None
    errors: tuple[ErrorCount, ...]
    fading: tuple[FadingStep, ...]
    positions: tuple[PositionShare, ...]
    luck: SkillAndLuck | None
    advice: Advice | None
    sentences: tuple[Sentence, ...]


def report(game: str, basis: Basis, games: Sequence[ReportedGame], since: int | None = None) -> Report:
    """From the games of a player, the oldest first. `since` names the first recent one, counted from 0."""
    figures, level = figures_of(game), games[-1].level if games else None
    total = _total(figures, games)
    load, played = figures.load(level), [one for one in games if len(one.numbers)]
    found = _judgement(figures, games, level, since) if played else None
    cards = load or 1
    now = None if found is None else found.now.times(cards).shown()
    at_level = [one for one in played[-RECENT_GAMES:] if one.level == level]
    return Report(
        game=game,
        basis=basis,
        unit=figures.unit,
        games=len(games),
        answers=total.all.answers,
        hidden=total.hidden,
        level=level,
        load=load,
        now=now,
        right=share(total.all) if played else None,
        perfect=figures.perfect(level),
        guessing=figures.guessing(),
        curve=_curve(played, [one.times(cards) for one in figures.course([p.numbers for p in played], level)])
        if played
        else (),
        change=found and _comparison(found, len(played), cards),
        errors=errors_in(total),
        fading=_fading(total),
        positions=_positions(total),
        luck=_luck(total, figures.given_away([one.numbers for one in played])),
        advice=found and figures.advice(found, level, len(at_level), total),
        sentences=_sentences(basis, now, load, found),
    )


def _total(figures: Figures, games: Sequence[ReportedGame]) -> Tally:
    """The tallies of all games, added up."""
    counts = np.array([one.counts for one in games]).reshape(-1, width_of(figures.pairs))
    return tally_from(counts.sum(axis=0), figures.pairs)


def _judgement(figures: Figures, games: Sequence[ReportedGame], level: Level | None, since: int | None) -> Judgement:
    """A game without an answer that counts is none of those that are compared, before `since` or after it."""
    if since is not None:
        since = sum(bool(len(one.numbers)) for one in games[:since])
    return figures.judgement([one.numbers for one in games], level, since)


def _comparison(found: Judgement, played: int, cards: int) -> Comparison:
    return Comparison(
        verdict=found.verdict,
        figure=found.change.times(cards).shown(),
        points=found.points and found.points.times(100).shown(),
        recent=found.recent,
        before=played - found.recent,
        more_games=found.more_games,
        practice=found.practice and found.practice.times(100).shown(),
    )


def _curve(played: Sequence[ReportedGame], course: Sequence[Interval]) -> tuple[CurvePoint, ...]:
    """How it went, block by block of games, with its band."""
    blocks = blocks_of(len(played))
    return tuple(
        _point(played, np.flatnonzero(blocks == block).tolist(), one.shown()) for block, one in enumerate(course)
    )


def _point(played: Sequence[ReportedGame], places: Sequence[int], shown: Figure) -> CurvePoint:
    first, last = places[0], places[-1]
    right = np.concatenate([played[place].numbers[:, 0] for place in places])
    counted = share(Count(len(right), float(right.sum())))
    return CurvePoint(first + 1, last + 1, played[first].at, played[last].at, shown, counted, len(right))


def errors_in(total: Tally) -> tuple[ErrorCount, ...]:
    """The chart of errors, the most frequent first."""
    found = sorted(total.errors.items(), key=lambda item: -item[1][0])
    return tuple(ErrorCount(kind, round(count), round(expected, 1)) for kind, (count, expected) in found)


def _fading(total: Tally) -> tuple[FadingStep, ...]:
    ends = [*(lag - 1 for lag in LAGS[1:]), None]
    steps = zip(LAGS, ends, strict=True)
    return tuple(
        FadingStep(lag, end, total.lags[lag].answers, share(total.lags[lag])) for lag, end in steps if lag in total.lags
    )


def _positions(total: Tally) -> tuple[PositionShare, ...]:
    return tuple(PositionShare(position, count.answers, share(count)) for position, count in total.positions.items())


def _luck(total: Tally, given_away: tuple[GivenAway, ...]) -> SkillAndLuck | None:
    if not total.stages:
        return None
    decisions, left = (sum(sums[place] for sums in total.stages.values()) for place in (0, 1))
    means = {stage: round(sums[1] / sums[0], 3) for stage, sums in sorted(total.stages.items())}
    return SkillAndLuck(round(decisions), round(left, 2), round(total.luck, 2), means, given_away)


def _sentences(basis: Basis, now: Figure | None, load: int | None, found: Judgement | None) -> tuple[Sentence, ...]:
    """What is said, in this order: where one stands, what changed, and what practice at a game is."""
    if now is None or found is None:
        return (Sentence("progress.nothing_yet"),)
    values: dict[str, float | str] = {"mean": now.mean, "low": now.low, "high": now.high}
    stand = Sentence(f"progress.left.{basis}", values)
    if load is not None:
        stand = Sentence(f"progress.kept.{basis}", values | {"load": load})
    told = Sentence(f"progress.verdict.{found.verdict}", {"more": found.more_games})
    return stand, told, Sentence("progress.practice_is_practice")
