"""The study of proposals: what comes of a table that was made fair by what a notepad knows of two people?

    python -m tools.studies.handicap_proposals GAME --level rookie --pairs 20

Everybody is simulated, with traits drawn at random as in the study of ghosts. Two people play 20 games each, their
traits are found in the answers, and numbers are proposed from these. Then the people themselves play many other games,
with nothing and with what was proposed. A pair depends on the seed and its number only.
"""

import argparse
import multiprocessing
from collections.abc import Sequence
from functools import partial
from statistics import fmean
from typing import Any, Final, NamedTuple

import numpy as np
from msgspec.structs import asdict, replace

from gander.comparisons.even_chances import CLOSE, off_by, shares
from gander.comparisons.handicap_proposal import GAMES, planned, proposal, scores
from gander.comparisons.questions import questions_in
from gander.contract import glances, head_start
from gander.games import GAMES as BY_NAME
from gander.games import game as game_of
from gander.memory.characters import Profile
from gander.memory.fit import fit
from tools.studies.ghosts import LEARNT, anybody, many, plans

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


class Found(NamedTuple):
    """What came of one pair: how far from even they were with nothing, and how far with what was proposed."""

    given: dict[str, tuple[int, ...]]
    before: float
    after: float


def one(asked: Asked, number: int) -> Found:
    luck = np.random.default_rng((asked.seed, number))
    pair = [anybody(luck) for _ in range(2)]
    known = [learnt(person, luck, f"{asked.seed} {number} {seat}") for seat, person in enumerate(pair)]
    options: Any = game_of(asked.game).options(players=2, mode="versus", level=asked.level)
    table = planned(asked.game, options, (None, None), dict(enumerate(known)))
    given = proposal(table, asked.tried).given
    themselves = replace(table, ghosts={seat: asdict(person.traits) for seat, person in enumerate(pair)})
    looks, cards = (given[offer.name] for offer in (glances.OFFER, head_start.OFFER))
    others = range(asked.tried, asked.tried + asked.checked)
    before = off_by(shares(scores(themselves, NOTHING, others), NOTHING))
    return Found(given, before, off_by(shares(scores(themselves, looks, others), cards)))


def learnt(person: Profile, luck: np.random.Generator, seed: str) -> dict[str, float]:
    """The traits that are found in somebody's answers."""
    offered = plans()
    chosen = [offered[place] for place in luck.integers(len(offered), size=LEARNT)]
    return fit([asked for game in many(person, chosen, seed) for asked in questions_in(game, 0)]).as_played()


def study(asked: Asked, pairs: int, processes: int = 1) -> list[Found]:
    work = partial(one, asked)
    if processes <= 1:
        return list(map(work, range(pairs)))
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        return list(pool.imap(work, range(pairs)))


def row(asked: Asked, found: Sequence[Found]) -> str:
    """A line of the table in `docs/papers/fair-table.md`, in points."""
    before, after = ([100 * off for off in offs] for offs in zip(*((a.before, a.after) for a in found), strict=True))
    close = sum(off <= 100 * CLOSE for off in after)
    told = (asked.game, asked.level, len(found), f"{fmean(before):.1f}", f"{max(before):.1f}")
    return f"| {' | '.join(map(str, told))} | {fmean(after):.1f} | {max(after):.1f} | {close} of {len(found)} |"


def main() -> None:
    said = argparse.ArgumentParser(prog="python -m tools.studies.handicap_proposals")
    said.add_argument("game", choices=BY_NAME)
    said.add_argument("--level", default="rookie")
    said.add_argument("--pairs", type=int, default=20)
    said.add_argument("--tried", type=int, default=GAMES)
    said.add_argument("--checked", type=int, default=2_000)
    said.add_argument("--seed", type=int, default=1)
    said.add_argument("--processes", type=int, default=1)
    given = said.parse_args()
    asked = Asked(given.game, given.level, given.seed, given.tried, given.checked)
    print(row(asked, study(asked, given.pairs, given.processes)))


if __name__ == "__main__":
    main()
