"""What the examples find in exported folders is what the notepad says, and what was planted; in R as in Python."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
from pathlib import Path

import numpy as np
import pandas as pd
import pytest

from gander.client import Device
from gander.games import BOXES
from gander.web.messages.notepad_messages import AskProgress
from tests.commands import command
from tests.databases import program
from tests.study.example import example
from tests.study.files import ALONE
from tests.study.simulated import LAYOUTS, SimulatedPerson, simulated_folder
from tests.tree import ROOT
from tests.web.kit import served
from tests.web.notepads import played, players_of

KEEPS = re.compile(r"(\S+) (\S+) keeps ([0-9.]+) \(([0-9.]+) to ([0-9.]+)\)")
SCRIPT = ROOT / "examples" / "read_study.R"
HIDDEN = [game for game in BOXES if re.search(rf"^  {game} = c\(", SCRIPT.read_text("utf-8"), re.MULTILINE)]
"""The games that the script in R knows: those of hidden cards."""


def said_by_r(folder: Path) -> str:
    command = [program("Rscript"), str(SCRIPT), str(folder)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def kept_by(said: str) -> dict[tuple[str, str], list[float]]:
    """By participant and game the share that is kept, and its limits."""
    return {(who, game): [*map(float, figures)] for who, game, *figures in KEEPS.findall(said)}


def test_the_mixed_model_finds_what_was_planted() -> None:
    """Balanced groups: the effect is the difference of the means, and its error that of two means of twenty people."""
    luck = np.random.default_rng(1)
    people = np.repeat(np.arange(40), 6)
    late = people >= 20
    right = 0.8 - 0.3 * late + luck.normal(0, 0.1, 40)[people] + luck.normal(0, 0.1, len(people))
    condition = np.where(late, "late", "early")
    model = example().mixed_model(
        pd.DataFrame({"participant": people, "game": 0, "condition": condition, "right": right})
    )
    means = pd.Series(right).groupby([condition, people]).mean()
    difference = means["late"].mean() - means["early"].mean()
    error = ((means["late"].var() + means["early"].var()) / 20) ** 0.5
    assert model.params["C(condition)[T.late]"] == pytest.approx(difference, abs=1e-6)
    assert model.bse["C(condition)[T.late]"] == pytest.approx(error, rel=1e-3)


async def test_the_example_says_of_somebody_what_their_notepad_says(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    async with served(folder) as address, Device(address) as device:
        for seed in range(9):
            await played(device, ALONE, seed=seed, level="rookie")
        (mia,) = await players_of(device)
        told = json.loads(await device.post("/api/notepad/progress", AskProgress(mia["id"], ALONE)))
    assert told["games"] == 9
    for layout in ("psych-ds", "bids"):
        await asyncio.to_thread(command, "export", f"--{layout}", str(tmp_path / layout), "--data", str(folder))
        answers = example().rows_of(tmp_path / layout, "answers")
        (name,) = answers["participant"].unique()
        found = example().estimate(answers, name, ALONE).now
        shown = [told["now"][which] / told["load"] for which in ("mean", "low", "high")]
        in_tenths = pytest.approx(shown, abs=0.06 / told["load"])
        assert [found.mean, found.low, found.high] == in_tenths
        assert kept_by(await asyncio.to_thread(said_by_r, tmp_path / layout)) == {(name, ALONE): in_tenths}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_r_says_the_same_as_python(layout: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Of everybody in every game of hidden cards, and of what two conditions differ by; lme and statsmodels are not
    written by the same people."""
    knows = {"early": (0.5, 0.6, 0.7, 0.8, 0.9, 1.0), "late": (0.0, 0.1, 0.3, 0.4, 0.6, 0.8)}
    people = [SimulatedPerson(condition, part) for condition, parts in knows.items() for part in parts]
    folder = simulated_folder(tmp_path, layout, people, HIDDEN * 3, "R and Python")
    read, by_r = example(), said_by_r(folder)
    read.main(folder)
    by_python = capsys.readouterr().out
    found = kept_by(by_python)
    assert found.keys() == {(f"P{number + 1}", game) for number in range(len(people)) for game in HIDDEN}
    assert kept_by(by_r) == {who: pytest.approx(figures, abs=1e-4) for who, figures in found.items()}
    model = read.mixed_model(read.games_by_condition(folder))
    effect, error = model.params["C(condition)[T.late]"], model.bse["C(condition)[T.late]"]
    assert effect < 0
    assert f"{effect:.3f} " in by_python
    line = next(line.split() for line in by_r.splitlines() if line.startswith("conditionlate"))
    assert [float(line[1]), float(line[2])] == pytest.approx([effect, error], abs=1e-4)
