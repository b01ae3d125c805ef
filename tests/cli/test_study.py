"""A study from the command line: written, checked, and somebody in it deleted."""

from __future__ import annotations

import asyncio
import json
from contextlib import closing
from pathlib import Path

from gander.client import Device
from gander.store.notepad.census import called, everybody
from gander.store.sqlite import Sqlite
from gander.table.terms import PlannedSeat
from gander.web.messages.table_messages import OpenTable
from tests.commands import command
from tests.study.files import ALONE, TWO_CONDITIONS, study_in
from tests.tree import ROOT
from tests.web.kit import served
from tests.web.test_participation import PID, kept, whole_way


def test_a_new_study_can_be_run_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "study.toml"
    assert command("study", "new", str(file)).exit_code == 0
    checked = command("study", "check", str(file), "--language", "en")
    assert checked.exit_code == 0
    assert "Condition short" in checked.stdout
    assert command("study", "new", str(file)).exit_code == 2  # nothing is written over
    assert "[[conditions]]" in file.read_text()


def test_what_is_wrong_is_said_by_line(tmp_path: Path) -> None:
    file = tmp_path / "study.toml"
    file.write_text(TWO_CONDITIONS.replace("least = 18", "leest = 18"))
    line = file.read_text().split("\n").index("leest = 18") + 1
    checked = command("study", "check", str(file))
    assert checked.exit_code == 2
    assert checked.stderr == f"{file}:{line}: Object contains unknown field `leest`\n"


def test_the_study_in_the_docs_is_good(tmp_path: Path) -> None:
    page = (ROOT / "docs/studies.md").read_text(encoding="utf-8")
    file = tmp_path / "study.toml"
    file.write_text(page.partition("```toml\n")[2].partition("```")[0])
    assert command("study", "check", str(file)).exit_code == 0


async def test_who_wants_it_is_deleted_with_everything_and_the_others_stay(tmp_path: Path) -> None:
    study = study_in(tmp_path, TWO_CONDITIONS)
    other = PID[::-1]
    async with served(tmp_path, study=study) as address:
        for code in (PID, other):
            async with Device(address) as device:
                await whole_way(device, code)
        async with Device(address) as stranger:
            await stranger.open(OpenTable(ALONE, (PlannedSeat("here", name="P1"),), {}))
    asked = ["study", "forget", str(tmp_path / "study.toml"), PID, "--data", str(tmp_path), "--language", "en"]
    assert "with 5 steps" in (await asyncio.to_thread(command, *asked)).stdout
    assert "found in 0" in (await asyncio.to_thread(command, *asked, "--yes")).stdout
    with closing(Sqlite(tmp_path / "gander.db").open()) as line:
        assert [one.tables for one in called(everybody(line), "P1", None)] == [1]  # the stranger of the same name
    found = await kept(tmp_path, study)
    assert [(who.number, who.code, len(steps)) for who, steps in found] == [(0, "—", 0), (1, other, 5)]
    assert PID.encode() not in (tmp_path / "gander.db").read_bytes()
    assert json.dumps(PID) not in (tmp_path / "gander.db").read_bytes().decode("latin-1")
