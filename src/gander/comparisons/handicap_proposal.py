"""What could be given at a table so that all have about the same chances, by games of those who are to sit there.

    python -m gander.comparisons.handicap_proposal 300 < table.json

Everybody plays with the traits that were found in their own answers, in their seats and with the options of the table;
people now somewhat better and now somewhat worse than was found, as far as their answers leave that open. How much is
given is decided in `even_chances.py`, whether that may be called even in `even_as_known.py`. How near that comes is
told in `docs/papers/fair-table.md`.
"""

import sys
from typing import Any, Final, TypeAlias

from msgspec import UNSET, Struct, field
from msgspec.structs import replace

from gander.comparisons.even_as_known import is_even_as_known
from gander.comparisons.even_chances import Amounts, Scores, best_handicap, is_sure, points_behind, shares, to_try
from gander.comparisons.low_priority import work_at_low_priority
from gander.comparisons.same_deal import GameSetup, as_agreed, play
from gander.contract import glances, head_start
from gander.contract.game import Seat
from gander.games import game as game_of
from gander.luck import hash_of_seed

GAMES: Final = 300
"""For each number of glances that is tried: chances are off by three points then, give or take."""


Possible: TypeAlias = dict[Seat, tuple[dict[str, float], dict[str, float]]]
"""For each seat of a person the traits with which they would do worse, and better, than was found (`memory.fit`)."""


class PlannedTable(GameSetup, frozen=True):
    """A table before its game, without its luck. People and ghosts play by their traits."""

    possible: Possible = field(default_factory=dict)


class HandicapProposal(Struct, frozen=True):
    """What each seat could be given."""

    given: dict[str, tuple[int, ...]]
    """For each option, by its name."""
    even: bool
    """Whether all have about the same chances with it. If not, it comes as near as it can."""
    unsure: bool
    """Not even as far as people are known, though it would be if they were just what was found of them."""
    games: int


def planned(
    game: str,
    options: Any,
    bots: tuple[str | None, ...],
    traits: dict[Seat, dict[str, float]],
    possible: Possible | None = None,
) -> PlannedTable:
    rules = game_of(game)
    bare = replace(options, **{offer.name: UNSET for offer in rules.offers if offer.kind == "amounts"})
    return PlannedTable(game, rules.version, bare, "", bots, traits, possible or {})


def proposal(table: PlannedTable, games: int = GAMES) -> HandicapProposal:
    played = played_out(table, games)
    found = best_handicap(played, head_start.MOST)
    given = {glances.OFFER.name: found.played, head_start.OFFER.name: found.cards}
    sides = [sides_in(table, number) for number in range(games)]
    even = is_even_as_known(played, found, sorted(table.possible), sides)
    return HandicapProposal(given, even, found.is_even and not even, games)


def played_out(table: PlannedTable, games: int) -> dict[Amounts, Scores]:
    """What came of games with nothing, with the most, and with numbers between while that is more than enough.

    Each number halves what is left, so that never more than five of six are played, and mostly four.
    """
    nothing = (0,) * len(table.bots)
    found = {nothing: scores(table, nothing, range(games))}
    gaps = points_behind(found[nothing])
    weakest = gaps.index(max(gaps))
    steps = to_try(found[nothing], tuple(map(int, glances.OFFER.choices)))
    too_few, now, enough = 0, len(steps) - 1, len(steps) - 1
    chances = shares(found[nothing], nothing)
    while not is_sure(chances, games) and steps[now] not in found:
        found[steps[now]] = scores(table, steps[now], range(games))
        chances = shares(found[steps[now]], nothing)
        if chances[weakest] < 1 / len(nothing):
            too_few = now
        else:
            enough = now
        now = (too_few + enough) // 2
    return found


def scores(table: PlannedTable, given: Amounts, numbers: range) -> Scores:
    """What each seat reached with so many glances in the games of these numbers, the deals of which are always the
    same, and so are the people who play them."""
    options = replace(table.options, **{glances.OFFER.name: given}) if any(given) else table.options
    return [_play(replace(table, options=options), number) for number in numbers]


def _play(table: PlannedTable, number: int) -> tuple[int, ...]:
    seed = hash_of_seed(b"a fair table %d" % number)
    people = {seat: both[_does_better(seat, number)] for seat, both in table.possible.items()}
    return play(replace(table, seed=seed, ghosts=table.ghosts | people), "", number).outcome.scores


def sides_in(table: PlannedTable, number: int) -> tuple[int, ...]:
    """Whether each of the people did worse, -1, or better, 1, than was found, in the game of this number."""
    return tuple(2 * _does_better(seat, number) - 1 for seat in sorted(table.possible))


def _does_better(seat: Seat, number: int) -> bool:
    """Of as many games as there are ways to be worse or better, each is another."""
    return bool(number >> seat & 1)


if __name__ == "__main__":
    work_at_low_priority(PlannedTable, lambda table: proposal(as_agreed(table), int(sys.argv[1])))
