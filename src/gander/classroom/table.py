"""The table for those who teach statistics: one row for every game that somebody finished."""

import csv
from io import StringIO
from typing import Final

from gander.classroom.classroom import Classroom
from gander.classroom.sheet import PupilGame, played_by

COLUMNS: Final = (
    *("pupil", "name", "round", "game", "level", "people", "bots", "same_deal"),
    *("score", "place", "won", "seconds"),
)


def table(classroom: Classroom) -> str:
    """As a CSV file, with a line of names. Who was sent out is in it no more."""
    text = StringIO()
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow(COLUMNS)
    for number, pupil in enumerate(classroom.pupils):
        if not pupil.gone:
            rows.writerows((number + 1, as_text(pupil.name), *_cells(game)) for game in played_by(classroom, number))
    return text.getvalue()


def _cells(game: PupilGame) -> tuple[object, ...]:
    plan = game.plan
    return (
        *(game.round + 1, plan.game, plan.options.get("level", ""), plan.people, len(plan.bots), int(plan.same_deal)),
        *(game.score, game.place, int(game.won), f"{game.seconds:.1f}"),
    )


def as_text(name: str) -> str:
    """A name that a spreadsheet would take for a formula stays a name."""
    return f"'{name}" if name[0] in "=+-@\t\r" else name
