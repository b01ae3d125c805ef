"""The sheet at the end of a lesson: something true and good about everybody, in the order of their names. Nobody is
compared with anybody, unless that is asked for."""

from collections.abc import Iterator

from msgspec import Struct

from gander.classroom.classroom import ClassPlan, Classroom, ClassRound, GroupResult, PupilNumber
from gander.classroom.praise import Praise, RoundRanking
from gander.contract.game import places_by_score


class PupilGame(Struct, frozen=True):
    """A game that a pupil played to its end."""

    round: int
    plan: ClassPlan
    score: int
    place: int
    won: bool
    partners: tuple[PupilNumber, ...]
    seconds: float


def played_by(classroom: Classroom, pupil: PupilNumber) -> list[PupilGame]:
    """What a pupil played to the end, in order."""
    return [game for _, game in sorted(_played_by(classroom, pupil), key=lambda found: found[0])]


def _played_by(classroom: Classroom, pupil: PupilNumber) -> Iterator[tuple[int, PupilGame]]:
    for result in classroom.results:
        group = classroom.rounds[result.round].groups[result.group]
        if pupil in group and _stayed(result, seat := group.index(pupil)):
            partners = tuple(other for other in group if other != pupil)
            won = seat in result.winners
            plan = classroom.rounds[result.round].plan
            yield (
                result.round,
                PupilGame(result.round, plan, result.scores[seat], result.places[seat], won, partners, result.seconds),
            )


def _stayed(result: GroupResult, seat: int) -> bool:
    return result.played_by[seat] if seat < len(result.played_by) else False


def sheet(classroom: Classroom) -> tuple[Praise, ...]:
    """Everybody who is in the class, by name; the numbers of cards in their order."""
    numbers = [number for number, pupil in enumerate(classroom.pupils) if not pupil.gone]
    order = sorted(
        numbers, key=lambda number: (classroom.pupils[number].card or 0, classroom.pupils[number].name.casefold())
    )
    return tuple(praise(classroom, number) for number in order)


def praise(classroom: Classroom, pupil: PupilNumber) -> Praise:
    """What can be said of somebody: what they themselves did better, then with whom, then what they finished."""
    games = played_by(classroom, pupil)
    partners = len({other for game in games for other in game.partners})
    told = Praise(pupil, classroom.pupils[pupil].name, "finished", len(games), partners)
    if (rise := _rise(games)) is not None:
        before, after = rise
        return Praise(pupil, told.name, "rose", len(games), partners, before.plan.game, before.score, after.score)
    if partners > 1:
        return Praise(pupil, told.name, "together", len(games), partners)
    if games:
        return told
    began = any(one.group_of(pupil) is not None for one in classroom.rounds)
    return Praise(pupil, told.name, "began" if began else "came")


def _rise(games: list[PupilGame]) -> tuple[PupilGame, PupilGame] | None:
    """The last time and the time before at the same thing, if it was better; of several the newest."""
    for place in reversed(range(len(games))):
        after = games[place]
        earlier = [game for game in games[:place] if _same_thing(game.plan, after.plan)]
        if earlier and after.score > earlier[-1].score:
            return earlier[-1], after
    return None


def _same_thing(one: ClassPlan, other: ClassPlan) -> bool:
    """Points of different games, levels or numbers of players say nothing beside each other."""
    return (one.game, one.options, one.people, one.bots) == (other.game, other.options, other.people, other.bots)


def rankings(classroom: Classroom) -> tuple[RoundRanking, ...]:
    """For each thing that was played by two or more, who had how many points."""
    found = (_ranking(classroom, number, one) for number, one in enumerate(classroom.rounds))
    return tuple(ranking for ranking in found if len(ranking.names) > 1)


def _ranking(classroom: Classroom, number: int, one: ClassRound) -> RoundRanking:
    rows = [
        (classroom.pupils[pupil].name, game.score)
        for group in one.groups
        for pupil in group
        for game in played_by(classroom, pupil)
        if game.round == number and not classroom.pupils[pupil].gone
    ]
    rows.sort(key=lambda row: (-row[1], row[0].casefold()))
    points = tuple(score for _, score in rows)
    names = tuple(name for name, _ in rows)
    return RoundRanking(one.plan.game, one.plan.same_deal, names, points, places_by_score(points))
