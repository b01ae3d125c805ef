"""The figures of an evening, from what was played. `docs/decisions/0014-rooms.md` says what is counted."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from gander.contract.game import places_by_score
from gander.table.room.played import EveningGame, PersonNumber

LEAST_CATCH: Final = 2
CLOSE: Final = 3
"""Points apart at most where a finish is called close."""


class WinningSeries(Struct, frozen=True):
    """Games that somebody won one after the other. One that they sat out is no break."""

    person: PersonNumber
    length: int


class ClosestFinish(Struct, frozen=True):
    """The game with the least distance between the first two."""

    number: int
    """Its place in `played`, from 0."""
    margin: int
    """0 where the win is shared."""


class BestCatch(Struct, frozen=True):
    """The most that somebody found in one turn."""

    person: PersonNumber
    number: int
    """The place of the game in `played`, from 0."""
    finds: int


class Tonight(Struct, frozen=True, omit_defaults=True):
    """What can be told of an evening."""

    games: tuple[int, ...]
    """By person: the games they played to the end."""
    wins: tuple[int, ...]
    """By person; a win that is shared counts for all who share it."""
    series: WinningSeries | None = None
    """The longest, from two wins on; of several the one that was complete first."""
    closest: ClosestFinish | None = None
    """Of several the first, three points at most. Only games in which people met count, and where points decide."""
    catch: BestCatch | None = None
    """From two finds on; of several the first. Only where people play for themselves."""


def tonight(played: Sequence[EveningGame], people: int) -> Tonight:
    games, wins, running = [0] * people, [0] * people, [0] * people
    series: WinningSeries | None = None
    for game in played:
        for seat, person in enumerate(game.people):
            if person is None:
                continue
            games[person] += 1
            won = seat in game.winners
            wins[person] += won
            running[person] = running[person] + 1 if won else 0
            if running[person] >= 2 and (series is None or running[person] > series.length):
                series = WinningSeries(person, running[person])
    return Tonight(tuple(games), tuple(wins), series, _closest(played), _catch(played))


def _closest(played: Sequence[EveningGame]) -> ClosestFinish | None:
    met = [(place, game) for place, game in enumerate(played) if _is_a_contest(game)]
    margins = [ClosestFinish(place, _margin(game.scores)) for place, game in met]
    close = [finish for finish in margins if finish.margin <= CLOSE]
    return min(close, key=lambda finish: finish.margin, default=None)


def _is_a_contest(game: EveningGame) -> bool:
    people = sum(person is not None for person in game.people)
    return people >= 2 and bool(game.winners) and game.places == places_by_score(game.scores)


def _margin(scores: Sequence[int]) -> int:
    first, second, *_ = sorted(scores, reverse=True)
    return first - second


def _catch(played: Sequence[EveningGame]) -> BestCatch | None:
    catches = [
        BestCatch(person, place, finds)
        for place, game in enumerate(played)
        if game.mode == "versus"
        for person, finds in zip(game.people, game.catches, strict=False)
        if person is not None and finds >= LEAST_CATCH
    ]
    return max(catches, key=lambda catch: catch.finds, default=None)
