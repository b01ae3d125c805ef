"""What comes out of a study, in the layouts in which it is shared."""

from __future__ import annotations

import asyncio
import csv
import json
import re
from pathlib import Path
from typing import Any

import pytest

from gander.client import Device
from gander.notepad.datasets import labels_of
from tests.commands import command
from tests.study.files import ALONE, TWO_CONDITIONS, study_in
from tests.web.kit import served
from tests.web.test_participation import LEFT_HANDED, PID, goes_on, whole_way

KEYWORDS = re.compile(r"[a-z]+-[A-Za-z0-9]+(_[a-z]+-[A-Za-z0-9]+)*_data\.csv")
"""How Psych-DS wants a file of data to be called."""


@pytest.fixture
async def data(tmp_path: Path) -> Path:
    """Two people went through a study, and one only opened its link."""
    folder = tmp_path / "data"
    folder.mkdir()
    async with served(folder, study=study_in(folder, TWO_CONDITIONS)) as address:
        for code in (PID, PID[::-1]):
            async with Device(address) as device:
                await whole_way(device, code)
        async with Device(address) as device:
            await goes_on(device, "0" + PID[1:])
    return folder


async def exported(data: Path, layout: str) -> Path:
    folder = data.parent / layout
    done = await asyncio.to_thread(command, "export", f"--{layout}", str(folder), "--data", str(data))
    assert done.exit_code == 0
    again = await asyncio.to_thread(command, "export", f"--{layout}", str(folder), "--data", str(data))
    assert again.exit_code == 2  # nothing is written over
    return folder


def table(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t" if path.suffix == ".tsv" else ",", strict=True))


async def test_psych_ds_describes_every_column(data: Path) -> None:
    folder = await exported(data, "psych-ds")
    described: dict[str, Any] = json.loads((folder / "dataset_description.json").read_text("utf-8"))
    assert (described["@type"], described["@context"]) == ("Dataset", "https://schema.org/")
    variables = {one["name"]: one["description"] for one in described["variableMeasured"]}
    assert all(variables.values())
    files = {path.name: table(path) for path in (folder / "data").iterdir()}
    assert all(KEYWORDS.fullmatch(name) for name in files)
    assert {column for rows in files.values() for column in rows[0]} <= variables.keys()
    people = files["description-participants_data.csv"]
    assert [(one["participant"], one["agreed"], one["consent_version"], one["outcome"]) for one in people] == [
        ("P1", "1", "v1", "finished"),
        ("P2", "1", "v1", "finished"),
        ("P3", "", "", ""),
    ]
    assert {one["condition"] for one in people} <= {"early", "late"}
    said = [(one["participant"], one["question"], one["response"]) for one in files["description-questions_data.csv"]]
    assert sorted(said) == [(who, *answer) for who in ("P1", "P2") for answer in (("age", "20"), ("tried", "3"))]
    told = {name: value for name, value in LEFT_HANDED.items() if name != "screen"} | {"width": 390, "height": 844}
    for step in files["description-steps_data.csv"]:
        seen = {name: step[name] if isinstance(value, str) else float(step[name]) for name, value in told.items()}
        assert seen == told  # what is off is a 0, and not left empty
    assert {one["participant"] for one in files["description-answers_data.csv"]} == {"P1", "P2"}
    assert PID not in "".join(path.read_text("utf-8") for path in folder.rglob("*.*"))


async def test_of_every_game_it_is_known_to_which_block_it_belongs(data: Path) -> None:
    folder = await exported(data, "psych-ds") / "data"
    people, steps, results, answers = (
        table(folder / f"description-{name}_data.csv") for name in ("participants", "steps", "results", "answers")
    )
    blocks = {(one["participant"], one["game_id"]): one["block"] for one in steps if one["step"].startswith("game:")}
    assert {(one["participant"], one["game_id"]) for one in results} == blocks.keys()
    assert {(one["participant"], one["game_id"]) for one in answers} == blocks.keys()
    wanted = {one["participant"]: {"early": "first", "late": "second"}[one["condition"]] for one in people}
    assert {who: block for (who, _), block in blocks.items()} == {who: wanted[who] for who in ("P1", "P2")}


async def test_bids_has_the_same_rows_by_person(data: Path) -> None:
    psych, bids = await exported(data, "psych-ds"), await exported(data, "bids")
    assert json.loads((bids / "dataset_description.json").read_text("utf-8"))["BIDSVersion"]
    for name, task in (("answers", ALONE), ("results", ALONE), ("questions", "study"), ("steps", "study")):
        rows = []
        for file in bids.glob(f"sub-*/beh/*_acq-{name}_beh.tsv"):
            person = file.parent.parent.name
            assert file.name == f"{person}_task-{task}_acq-{name}_beh.tsv"
            mine = table(file)
            assert {f"sub-{row['participant']}" for row in mine} <= {person}
            assert file.read_text("utf-8").split("\n")[0].split("\t") == [
                *json.loads(file.with_suffix(".json").read_text("utf-8"))
            ]
            rows += mine
        shared = table(psych / "data" / f"description-{name}_data.csv")
        plain = [{column: value or "n/a" for column, value in row.items()} for row in shared]
        assert sorted(rows, key=str) == sorted(plain, key=str)


async def test_in_bids_everybody_has_one_folder_and_one_row_in_what_lies_beside_the_folders(data: Path) -> None:
    """As its validator wants it, which has no table with several rows for one person but in their own folder."""
    bids = await exported(data, "bids")
    assert {file.name for file in bids.glob("sub-*")} == {"sub-P1", "sub-P2", "sub-P3"}
    assert [file.name for file in bids.rglob("*.tsv") if "beh" not in file.parts] == ["participants.tsv"]
    assert [one["participant_id"] for one in table(bids / "participants.tsv")] == ["sub-P1", "sub-P2", "sub-P3"]


def test_everybody_has_a_label_of_their_own() -> None:
    assert labels_of(["6b-07", "6b 07", "6B07", "Ä"]) == {
        "6b-07": "6b07",
        "6b 07": "6b07x2",
        "6B07": "6B07x3",
        "Ä": "x",
    }
