"""Studies that nobody had to play over the wire: games of simulated people, and what is exported of them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from gander.games import game as game_of
from gander.luck import QuickLuck
from gander.measures.reference import from_record, play, sometimes
from gander.notepad.datasets import all_sheets, write_bids, write_psych_ds
from gander.notepad.harvest import saved_game
from gander.notepad.study_sheets import StudyRecord
from gander.store.notepad.participants import Participant
from gander.store.notepad.result_rows import AllAnswers

LAYOUTS: Final = {"psych-ds": write_psych_ds, "bids": write_bids}


class SimulatedPerson(NamedTuple):
    """Knows the answer with this chance, and guesses at the rest."""

    condition: str
    knows: float


def simulated_rows(
    people: Sequence[SimulatedPerson], games: Sequence[str], seed: str
) -> tuple[list[AllAnswers], list[StudyRecord]]:
    """Everybody plays these games alone, one after the other."""
    rows, records = [], list[StudyRecord]()
    for number, person in enumerate(people):
        name = f"P{number + 1}"
        for place, game in enumerate(games):
            options, luck = game_of(game).options(players=1), QuickLuck(f"{seed} {number} {place}")
            played = from_record(*play(game, options, sometimes(game, person.knows), luck))
            saved, (seat,) = saved_game(played)
            rows.append(AllAnswers(number, name, None, 0, seat.answers, saved, has_result=True))
        records.append((Participant(name, "study", number, name, "", person.condition, 0, 0, None, 0.0, ""), {}))
    return rows, records


def simulated_folder(
    folder: Path, layout: str, people: Sequence[SimulatedPerson], games: Sequence[str], seed: str
) -> Path:
    """What is exported of them."""
    LAYOUTS[layout](folder / layout, all_sheets(*simulated_rows(people, games, seed), codes=False))
    return folder / layout
