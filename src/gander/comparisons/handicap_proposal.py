"""What could be given at a table so that all have about the same chances, by games of those who are to sit there.

    python -m gander.comparisons.handicap_proposal 300 < table.json

Everybody plays with the traits that were found in their own answers, in their seats and with the options of the table.
How much is given is decided in `even_chances.py`; `docs/papers/fair-table.md` says how near that comes.
"""

import sys
from typing import Any, Final

from msgspec import UNSET, Struct
from msgspec.structs import replace

from gander.comparisons.even_chances import Amounts, Scores, best_handicap, is_sure, points_behind, shares, to_try
from gander.comparisons.low_priority import work_at_low_priority
from gander.comparisons.same_deal import GameSetup, as_agreed, play
from gander.contract import glances, head_start
from gander.games import game as game_of
from gander.luck import hash_of_seed

GAMES: Final = 300
"""For each number of glances that is tried: chances are off by three points then, give or take."""


class HandicapProposal(Struct, frozen=True):
    """What each seat could be given."""

    given: dict[str, tuple[int, ...]]
    """For each option, by its name."""
    even: bool
    """Whether all have about the same chances with it. If not, it comes as near as it can."""
    games: int


def planned(game: str, options: Any, bots: tuple[str | None, ...], traits: dict[int, dict[str, float]]) -> GameSetup:
    """A table before its game, without its luck. People and ghosts play by their traits."""
    rules = game_of(game)
    bare = replace(options, **{offer.name: UNSET for offer in rules.offers if offer.kind == "amounts"})
    return GameSetup(game, rules.version, bare, "", bots, traits)


def proposal(table: GameSetup, games: int = GAMES) -> HandicapProposal:
    found = best_handicap(played_out(table, games), head_start.MOST)
    given = {glances.OFFER.name: found.played, head_start.OFFER.name: found.cards}
    return HandicapProposal(given, found.is_even, games)


def played_out(table: GameSetup, games: int) -> dict[Amounts, Scores]:
    """What came of games with nothing, with the most, and with numbers between while that is more than enough.

    Each number halves what is left, so that at most four of six are played.
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


def scores(table: GameSetup, given: Amounts, numbers: range) -> Scores:
    """What each seat reached with so many glances in the games of these numbers, the deals of which are always the
    same."""
    options = replace(table.options, **{glances.OFFER.name: given}) if any(given) else table.options
    return [_play(replace(table, options=options), number) for number in numbers]


def _play(table: GameSetup, number: int) -> tuple[int, ...]:
    seed = hash_of_seed(b"a fair table %d" % number)
    return play(replace(table, seed=seed), "", number).outcome.scores


if __name__ == "__main__":
    work_at_low_priority(GameSetup, lambda table: proposal(as_agreed(table), int(sys.argv[1])))
