"""The progress page of one player at one game, as data: figures with intervals, and sentences by key.

It says how somebody plays *this game*, and nothing about the person.
"""

from collections.abc import Callable, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

import numpy as np
from msgspec import Struct

from gander.contract.game import Level
from gander.games.brains.odds import CLOSE
from gander.progress import loss
from gander.progress.coach import Advice, advice_for, advice_for_dice
from gander.progress.estimate import blocks_of, course_model, fit
from gander.progress.figure import Figure, Sentence
from gander.progress.quantity import Interval, kept_in, share_interval
from gander.progress.reference import Ordinary, reference
from gander.progress.sample import COVARIATES, Numbers, sample_of
from gander.progress.tally import LAGS, WIDTH, Count, Tally, share, tally_from
from gander.progress.verdict import Verdict, change_of

Basis: TypeAlias = Literal["own", "group"]
"""One's own answers, alone or against others; or those of groups one was part of."""

RECENT_GAMES: Final = 20
"""The advice for a level looks at so many games at most."""


class Game(NamedTuple):
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
    """The change in right answers of a hundred; not for Brains."""
    recent: int
    before: int
    more_games: int
    """While it is too early to tell: about so many more games until a change that matters would show."""
    practice: Figure | None
    """What practice has brought since the first game, in right answers of a hundred."""


class DiceLuck(Struct, frozen=True):
    """Brains: skill and luck apart."""

    decisions: int
    left: float
    """What all decisions left on the table, in brains."""
    luck: float
    """What the dice brought above their expectation, in brains."""
    by_throws_left: dict[str, float]
    """What a decision leaves on average, by the throws that are left."""


class Report(Struct, frozen=True):
    """How somebody plays a game."""

    game: str
    basis: Basis
    unit: Literal["cards", "brains"]
    """What `now` counts: cards kept of `load`, or brains left on the table by a decision."""
    games: int
    answers: int
    hidden: int
    """Answers given after the page had been out of sight."""
    level: Level | None
    load: int | None
    """Of so many cards."""
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
    luck: DiceLuck | None
    advice: Advice | None
    sentences: tuple[Sentence, ...]


def report(game: str, basis: Basis, games: Sequence[Game], since: int | None = None) -> Report:
    """From the games of a player, the oldest first. `since` names the first recent one, counted from 0."""
    if game not in COVARIATES:
        return _report_on_dice(game, basis, games, since)
    level = games[-1].level if games else None
    ordinary = reference().ordinary[game][level or "rookie"]
    total = _total(games)
    sample = sample_of([played.numbers for played in games])
    played = [game for game in games if len(game.numbers)]
    if since is not None:
        since = sum(bool(len(game.numbers)) for game in games[:since])
    change = change_of(sample, COVARIATES[game], ordinary.situations, ordinary.guess, since) if played else None
    now = None if change is None else figure(change.level.times(ordinary.load))
    at_level = [game for game in played[-RECENT_GAMES:] if game.level == level]
    return Report(
        game=game,
        basis=basis,
        unit="cards",
        games=len(games),
        answers=total.all.answers,
        hidden=total.hidden,
        level=level,
        load=ordinary.load,
        now=now,
        right=share(total.all) if played else None,
        perfect=float(ordinary.load),
        guessing=0.0,
        curve=_curve(game, played, ordinary),
        change=change
        and Comparison(
            change.verdict,
            figure(change.kept.times(ordinary.load)),
            figure(change.right.times(100)),
            change.recent,
            sample.games - change.recent,
            change.more_games,
            figure(change.practice.times(100)),
        ),
        errors=_errors(total),
        fading=_fading(total),
        positions=_positions(total),
        luck=None,
        advice=change and advice_for(game, level or "rookie", change.level, len(at_level)),
        sentences=_sentences(basis, now, ordinary.load, change and change.verdict, change.more_games if change else 0),
    )


def figure(interval: Interval, digits: int = 3) -> Figure:
    return Figure(round(interval.mean, digits), round(interval.low, digits), round(interval.high, digits))


def _total(games: Sequence[Game]) -> Tally:
    """The tallies of all games, added up."""
    return tally_from(np.array([one.counts for one in games]).reshape(-1, WIDTH).sum(axis=0))


def _curve(game: str, played: Sequence[Game], ordinary: Ordinary) -> tuple[CurvePoint, ...]:
    """What is kept of ordinary situations, block by block of games, with its band."""
    if not played:
        return ()
    sample = sample_of([one.numbers for one in played])
    found = fit(sample, course_model(sample, COVARIATES[game]))
    blocks = blocks_of(len(played))
    points = []
    for block in range(int(blocks[-1]) + 1):
        rows = found.model.by_game[blocks == block]
        kept = share_interval(found, kept_in(ordinary.situations, rows)).times(ordinary.load)
        points.append(_point(played, np.flatnonzero(blocks == block).tolist(), figure(kept), _count_right))
    return tuple(points)


def _count_right(right: Numbers) -> Count:
    return Count(len(right), float(right.sum()))


def _count_best(left: Numbers) -> Count:
    return Count(len(left), float((left < CLOSE).sum()))


def _point(
    played: Sequence[Game], places: Sequence[int], shown: Figure, count: Callable[[Numbers], Count]
) -> CurvePoint:
    first, last = places[0], places[-1]
    rows = np.concatenate([played[place].numbers[:, 0] for place in places])
    return CurvePoint(first + 1, last + 1, played[first].at, played[last].at, shown, share(count(rows)), len(rows))


def _errors(total: Tally) -> tuple[ErrorCount, ...]:
    found = sorted(total.errors.items(), key=lambda item: -item[1][0])
    return tuple(ErrorCount(kind, round(count), round(expected, 1)) for kind, (count, expected) in found)


def _fading(total: Tally) -> tuple[FadingStep, ...]:
    ends = [*(lag - 1 for lag in LAGS[1:]), None]
    steps = zip(LAGS, ends, strict=True)
    return tuple(
        FadingStep(lag, end, total.lags[lag].answers, share(total.lags[lag])) for lag, end in steps if lag in total.lags
    )


def _positions(total: Tally) -> tuple[PositionShare, ...]:
    known = [
        (position, total.positions[position]) for position in ("first", "middle", "last") if position in total.positions
    ]
    return tuple(PositionShare(position, count.answers, share(count)) for position, count in known)


# Brains --------------------------------------------------------------------------------------------------------------


def _report_on_dice(game: str, basis: Basis, games: Sequence[Game], since: int | None) -> Report:
    played = [one for one in games if len(one.numbers)]
    total = _total(games)
    decided = loss.games_of([one.numbers[:, 0] for one in played]) if played else None
    change = loss.change_of(decided, since) if decided else None
    now = figure(change.level) if change else None
    return Report(
        game=game,
        basis=basis,
        unit="brains",
        games=len(games),
        answers=total.all.answers,
        hidden=total.hidden,
        level=None,
        load=None,
        now=now,
        right=share(total.all) if played else None,
        perfect=0.0,
        guessing=reference().left_by_guessing,
        curve=_curve_of_loss(played, decided),
        change=change
        and Comparison(
            change.verdict,
            figure(change.left),
            None,
            change.recent,
            len(played) - change.recent,
            change.more_games,
            None,
        ),
        errors=(),
        fading=(),
        positions=(),
        luck=_luck(total),
        advice=advice_for_dice(total) if played else None,
        sentences=_sentences(basis, now, None, change and change.verdict, change.more_games if change else 0),
    )


def _curve_of_loss(played: Sequence[Game], decided: loss.Games | None) -> tuple[CurvePoint, ...]:
    if decided is None:
        return ()
    found = loss.fit(decided, loss.course_model(len(played)))
    blocks = blocks_of(len(played))
    points = []
    for block, row in enumerate(np.eye(int(blocks[-1]) + 1)):
        shown = figure(loss.interval(found, row))
        points.append(_point(played, np.flatnonzero(blocks == block).tolist(), shown, _count_best))
    return tuple(points)


def _luck(total: Tally) -> DiceLuck:
    decisions = sum(sums[0] for sums in total.left.values())
    left = sum(sums[1] for sums in total.left.values())
    means = {throws: round(sums[1] / sums[0], 3) for throws, sums in sorted(total.left.items())}
    return DiceLuck(round(decisions), round(left, 2), round(total.luck, 2), means)


# Sentences -----------------------------------------------------------------------------------------------------------


def _sentences(
    basis: Basis, now: Figure | None, load: int | None, verdict: Verdict | None, more_games: int
) -> tuple[Sentence, ...]:
    """What is said, in this order: where one stands, what changed, and what practice at a game is."""
    if now is None or verdict is None:
        return (Sentence("progress.nothing_yet"),)
    values: dict[str, float | str] = {"mean": now.mean, "low": now.low, "high": now.high}
    stand = Sentence(
        f"progress.{'left' if load is None else 'kept'}.{basis}", values | ({"load": load} if load else {})
    )
    told = Sentence(f"progress.verdict.{verdict}", {"more": more_games})
    return stand, told, Sentence("progress.practice_is_practice")
