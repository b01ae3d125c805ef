"""The study of proposals: what comes of a table that was made fair by what a notepad knows of two people?

    python -m tools.studies.handicap_proposals GAME --level rookie --pairs 20

Everybody is simulated, with traits drawn at random as in the study of ghosts, or of a kind that the model does not
contain (`--kind slots`). Two people play 20 games each, or as many as `--learnt` says, their traits are found in the
answers, and numbers are proposed from these. Then the people themselves play many other games, with nothing and with
what was proposed. A pair depends on the seed and its number only. At the end of a line stands how many pairs are nearer
to even than with nothing, or as near, and how many are within five points of it: of all, of those whose ghosts are
even, and of those who are told so.
"""

import argparse
import multiprocessing
from collections.abc import Sequence
from functools import partial
from statistics import fmean
from typing import Any, Final, NamedTuple

import numpy as np
from msgspec.structs import replace

from gander.comparisons.even_chances import CLOSE, Amounts, Scores, off_by, shares
from gander.comparisons.handicap_proposal import GAMES, planned, proposal
from gander.comparisons.questions import questions_in, weighed
from gander.contract import glances, head_start
from gander.games import GAMES as BY_NAME
from gander.games import game as game_of
from gander.luck import QuickLuck
from gander.memory.fit import fit_with_doubt
from gander.research.simulate import play_game
from tools.studies.ghosts import LEARNT, many, plans
from tools.studies.kinds_of_people import KINDS, Kind, Person, Sitting

NOTHING: Final = (0, 0)


class Asked(NamedTuple):
    """What is to be found out."""

    game: str
    level: str
    seed: int
    tried: int
    """The games by which numbers are proposed."""
    checked: int
    """The games of the people themselves, each with nothing and with what was proposed."""
    learnt: int = LEARNT
    """The games by which each person is known."""
    kind: Kind = "model"
    """What the people are like."""


class Found(NamedTuple):
    """What came of one pair: how far from even they were with nothing, and how far with what was proposed."""

    given: dict[str, tuple[int, ...]]
    before: float
    after: float
    even: bool
    """Whether it was said that they are about even."""
    found_even: bool
    """Whether it would be said if they were just what was found of them."""


def one(asked: Asked, number: int) -> Found:
    luck = np.random.default_rng((asked.seed, number))
    pair = [KINDS[asked.kind](luck) for _ in range(2)]
    known = [learnt(person, asked.learnt, luck, f"{asked.seed} {number} {at}") for at, person in enumerate(pair)]
    options: Any = game_of(asked.game).options(players=2, mode="versus", level=asked.level)
    found = {at: one.traits for at, one in enumerate(known)}
    possible = {at: one.possible for at, one in enumerate(known)}
    table = planned(asked.game, options, (None, None), found, possible)
    said = proposal(table, asked.tried)
    looks, cards = (said.given[offer.name] for offer in (glances.OFFER, head_start.OFFER))
    before = off_by(shares(scores_of(pair, asked, options, NOTHING), NOTHING))
    after = off_by(shares(scores_of(pair, asked, options, looks), cards))
    return Found(said.given, before, after, said.even, said.even or said.unsure)


def scores_of(pair: Sequence[Person], asked: Asked, options: Any, looks: Amounts) -> Scores:
    """What each of two people reached in the games of the check, with so many glances. Both know the same games."""
    game = game_of(asked.game)
    agreed = replace(options, **{glances.OFFER.name: looks}) if any(looks) else options
    found = []
    for number in range(asked.checked):
        name = f"{asked.seed} checked {number}"
        sittings = [Sitting(asked.game, seat, QuickLuck(f"{name} {seat}"), asked.learnt) for seat in range(2)]
        bots = [person(sitting) for person, sitting in zip(pair, sittings, strict=True)]
        found.append(play_game(game, agreed, bots, QuickLuck(f"{name} deal")).outcome.scores)
    return found


class Known(NamedTuple):
    """What is found in somebody's answers."""

    traits: dict[str, float]
    possible: tuple[dict[str, float], dict[str, float]]


def learnt(person: Person, games: int, luck: np.random.Generator, seed: str) -> Known:
    offered = plans()
    chosen = [offered[place] for place in luck.integers(len(offered), size=games)]
    found, possible = fit_with_doubt(*weighed([questions_in(game, 0) for game in many(person, chosen, seed)]))
    return Known(found.as_played(), possible)


def study(asked: Asked, pairs: int, processes: int = 1) -> list[Found]:
    work = partial(one, asked)
    if processes <= 1:
        return list(map(work, range(pairs)))
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        return list(pool.imap(work, range(pairs)))


def row(asked: Asked, found: Sequence[Found]) -> str:
    """A line of the table in `docs/papers/fair-table.md`, in points."""
    before, after = ([100 * off for off in offs] for offs in zip(*((a.before, a.after) for a in found), strict=True))
    told = (asked.game, asked.level, asked.kind, asked.learnt, f"{fmean(before):.1f}", f"{max(before):.1f}")
    groups = (found, [one for one in found if one.found_even], [one for one in found if one.even])
    close = " | ".join(f"{sum(one.after <= CLOSE for one in group)} of {len(group)}" for group in groups)
    nearer = f"{sum(one.after <= one.before for one in found)} of {len(found)}"
    return f"| {' | '.join(map(str, told))} | {fmean(after):.1f} | {max(after):.1f} | {nearer} | {close} |"


def main() -> None:
    said = argparse.ArgumentParser(prog="python -m tools.studies.handicap_proposals")
    said.add_argument("game", choices=BY_NAME)
    said.add_argument("--level", default="rookie")
    said.add_argument("--pairs", type=int, default=20)
    said.add_argument("--tried", type=int, default=GAMES)
    said.add_argument("--checked", type=int, default=2_000)
    said.add_argument("--learnt", type=int, default=LEARNT)
    said.add_argument("--kind", choices=KINDS, default="model")
    said.add_argument("--seed", type=int, default=1)
    said.add_argument("--processes", type=int, default=1)
    given = said.parse_args()
    asked = Asked(given.game, given.level, given.seed, given.tried, given.checked, given.learnt, given.kind)
    print(row(asked, study(asked, given.pairs, given.processes)))


if __name__ == "__main__":
    main()
