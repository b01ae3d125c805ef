"""What is found out about simulated people for a row of a table."""

from collections.abc import Sequence
from typing import Final

from gander.contract.game import Level
from gander.games import GAMES, box
from gander.research.standings import mean_of
from tools.figures.cells import cell
from tools.figures.table import Row
from tools.studies import magpie_patience, progress, reliability
from tools.studies.ghosts import study
from tools.studies.kinds_of_people import Kind
from tools.studies.progress import LOOKS, Case
from tools.studies.simulated_people import Practice

WITH_MEMORY: Final = tuple(name for name in GAMES if box(name).answer_reader is not None)
LOOKED_AGAIN: Final = 400
"""People by whom a page is checked: with fewer one that says 3 of a hundred would not be found wrong if it were 10."""
MADE_AGAIN: Final = 12
"""The same where a ghost is made of everybody: it takes some seconds."""


def number_of(seed: str) -> int:
    return int(seed) if seed.isdigit() else len(seed)


def people(case: Case, games: int) -> Row:
    """What the notepad's estimate says of so many simulated people."""

    def play(games: int, seed: str) -> Sequence[str]:
        return progress.cells(progress.rates(case, games, number_of(seed)))

    return Row(progress.label(case), games, play)


def lookers(practices: tuple[Practice, ...], people: int) -> Row:
    """How many of these who do not change are ever told that they did."""

    def play(people: int, seed: str) -> Sequence[str]:
        return progress.cells_of_false_words(progress.false_words(LOOKS, practices, people, number_of(seed)))

    return Row(", ".join(practices), people, play, LOOKED_AGAIN)


def told_apart(game: str, people: int, games: int) -> Row:
    """How reliably a measure tells people apart."""

    def play(people: int, seed: str) -> Sequence[str]:
        return reliability.cells(game, max(reliability.FEWEST, people), games, number_of(seed))

    return Row(reliability.label(game), people, play, people)


def estimated(games: int, people: int) -> Row:
    """How near to the truth the notepad's estimate comes after so many games."""

    def play(people: int, seed: str) -> Sequence[str]:
        found = reliability.estimate_found(games, max(reliability.FEWEST, people), number_of(seed))
        return reliability.cells_of_estimate(found)

    return Row(str(games), people, play, people)


def ghosts_of(label: str, kind: Kind, people: int) -> Row:
    """How near ghosts of a kind of people come to them: in foretelling answers, and in the scores of every game."""

    def play(people: int, seed: str) -> Sequence[str]:
        found = study(people, seed=number_of(seed), kind=kind)
        losses = [one.ghost for one in found], [one.ghost - one.character for one in found]
        ahead = ([one.ahead[game] for one in found if game in one.ahead] for game in WITH_MEMORY)
        return *(cell(mean_of(some), 3) for some in losses), *(cell(mean_of(some), 1) for some in ahead)

    return Row(label, people, play, MADE_AGAIN)


def watched(level: Level, games: int) -> Row:
    """How often groups of otters are done before the magpie flies off."""

    def play(games: int, seed: str) -> Sequence[str]:
        return magpie_patience.cells(level, games, seed)

    return Row(level, games, play)
