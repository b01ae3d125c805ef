"""Folders as psychologists share them: Psych-DS, and BIDS with the behaviour of each person, with the same rows."""

import csv
import io
import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from gander import __version__
from gander.notepad.sheets import Facts, ResultRow, answer_rows, answers_explained, explained, result_rows
from gander.notepad.study_sheets import StudyRecord, columns_explained, study_sheets
from gander.store.notepad.result_rows import AllAnswers

Sheets = Mapping[str, Sequence[Sequence[Any]]]
Meanings = Mapping[str, Mapping[str, tuple[str, str]]]

TITLE: Final = "Games of memory and dice, played with Gander"
ABOUT: Final = (
    "Every answer, every result and, where a study was run, who took part and what they answered. "
    f"Written by Gander {__version__}."
)
BIDS_VERSION: Final = "1.10.0"
NOT_KNOWN: Final = "n/a"
AROUND_GAMES: Final = "study"
"""Under which task questions and steps are filed, as each game is one."""


def all_sheets(rows: Sequence[AllAnswers], records: Sequence[StudyRecord], *, codes: bool) -> dict[str, Any]:
    """The tables by name, each with its heading."""
    answers, results = list(answer_rows(rows, codes=codes)), list(result_rows(rows, codes=codes))
    games = {row.game.table_id: row.game.id for row in rows if row.game.table_id is not None}
    return {"answers": answers, "results": results, **study_sheets(records, games)}


def all_meanings() -> dict[str, Mapping[str, tuple[str, str]]]:
    answers = {**explained(Facts), **answers_explained()}
    return {"answers": answers, "results": explained(ResultRow), **columns_explained()}


# Psych-DS ------------------------------------------------------------------------------------------------------------


def write_psych_ds(folder: Path, sheets: Sheets) -> None:
    """`dataset_description.json` with every column described, and `data/…_data.csv`."""
    variables: dict[str, dict[str, Any]] = {}
    for name, columns in all_meanings().items():
        for column, (kind, meaning) in columns.items():
            known = variables.setdefault(column, {"@type": "PropertyValue", "name": column, "description": ""})
            said = f"In {name} ({kind}): {meaning}"
            known["description"] = f"{known['description']} {said}".strip()
    described = {
        "@context": "https://schema.org/",
        "@type": "Dataset",
        "name": TITLE,
        "description": ABOUT,
        "schemaVersion": "Psych-DS 0.4.0",
        "variableMeasured": list(variables.values()),
    }
    _write(folder / "dataset_description.json", _json(described))
    for name, rows in sheets.items():
        _write(folder / "data" / f"description-{name}_data.csv", _table(rows, ","))


# BIDS ----------------------------------------------------------------------------------------------------------------


def write_bids(folder: Path, sheets: Sheets) -> None:
    """One folder for each person, with the answers of each game and what each column means."""
    described = {"Name": TITLE, "BIDSVersion": BIDS_VERSION, "DatasetType": "raw", "GeneratedBy": [_generator()]}
    _write(folder / "dataset_description.json", _json(described))
    _write(folder / "README", f"{TITLE}.\n\n{ABOUT}\n")
    meanings = all_meanings()
    labels = labels_of(str(row[0]) for rows in sheets.values() for row in rows[1:])
    for name, rows in sheets.items():
        if name != "participants":
            for (person, task), mine in _by_person_and_task(rows).items():
                _write_own(folder, labels[person], f"task-{task}_acq-{name}", [rows[0], *mine], meanings[name])
    for person in (str(row[0]) for row in sheets["participants"][1:]):
        if not (folder / f"sub-{labels[person]}").is_dir():  # who did nothing has a folder, too
            steps = sheets["steps"][:1]
            _write_own(folder, labels[person], f"task-{AROUND_GAMES}_acq-steps", steps, meanings["steps"])
    _write_people(folder, sheets["participants"], labels, meanings["participants"])


def _write_own(
    folder: Path, label: str, which: str, rows: Sequence[Sequence[Any]], meanings: Mapping[str, tuple[str, str]]
) -> None:
    """A table of one person, and what its columns mean."""
    stem = folder / f"sub-{label}" / "beh" / f"sub-{label}_{which}_beh"
    _write(stem.with_suffix(".tsv"), _table(rows, "\t"))
    _write(stem.with_suffix(".json"), _json(_sidecar(meanings)))


def _write_people(
    folder: Path, rows: Sequence[Sequence[Any]], labels: Mapping[str, str], meanings: Mapping[str, tuple[str, str]]
) -> None:
    known = {str(row[0]): row for row in rows[1:]}
    empty = [""] * (len(rows[0]) - 1)
    all_people = [[f"sub-{label}", *known.get(person, ["", *empty])[1:]] for person, label in labels.items()]
    _write(folder / "participants.tsv", _table([["participant_id", *rows[0][1:]], *all_people], "\t"))
    _write(folder / "participants.json", _json(_sidecar(meanings)))


def labels_of(people: Iterable[str]) -> dict[str, str]:
    """What stands for each person in the names of files: letters and digits only, and everybody another."""
    found: dict[str, str] = {}
    for person in dict.fromkeys(people):
        plain = re.sub(r"[^A-Za-z0-9]", "", person) or "x"
        taken = [label.casefold() for label in found.values()]
        tries = (plain if n == 1 else f"{plain}x{n}" for n in range(1, len(found) + 2))
        found[person] = next(label for label in tries if label.casefold() not in taken)
    return found


def _by_person_and_task(rows: Sequence[Sequence[Any]]) -> dict[tuple[str, str], list[Sequence[Any]]]:
    game = list(rows[0]).index("game") if "game" in rows[0] else None
    found: dict[tuple[str, str], list[Sequence[Any]]] = {}
    for row in rows[1:]:
        task = AROUND_GAMES if game is None else str(row[game])
        found.setdefault((str(row[0]), task), []).append(row)
    return found


def _sidecar(meanings: Mapping[str, tuple[str, str]]) -> dict[str, Any]:
    return {column: {"Description": f"{meaning} ({kind})"} for column, (kind, meaning) in meanings.items()}


def _generator() -> dict[str, str]:
    return {"Name": "Gander", "Version": __version__}


# Files ---------------------------------------------------------------------------------------------------------------


def _table(rows: Iterable[Sequence[Any]], comma: str) -> str:
    """In a table with tabs nothing is left empty, and no cell holds a tab."""
    text = io.StringIO()
    writer = csv.writer(text, delimiter=comma, lineterminator="\n")
    for row in rows:
        plain = row if comma == "," else [" ".join(str(value).split()) or NOT_KNOWN for value in row]
        writer.writerow(plain)
    return text.getvalue()


def _json(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n"


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8", newline="")
