"""What the example finds in exported folders is what the notepad says, and what was planted."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import numpy as np
import pandas as pd
import pytest

from gander.client import Device
from gander.web.messages.notepad_messages import AskProgress
from tests.commands import command
from tests.study.example import example
from tests.study.files import ALONE
from tests.web.kit import served
from tests.web.notepads import played, players_of


def test_the_mixed_model_finds_what_was_planted() -> None:
    """Balanced groups: the effect is the difference of the means, and its error that of two means of twenty people."""
    luck = np.random.default_rng(1)
    people = np.repeat(np.arange(40), 6)
    late = people >= 20
    right = 0.8 - 0.3 * late + luck.normal(0, 0.1, 40)[people] + luck.normal(0, 0.1, len(people))
    rows = pd.DataFrame({"participant": people, "condition": np.where(late, "late", "early"), "right": right})
    model = example().mixed_model(rows, "right ~ C(condition)")
    means = rows.groupby(["condition", "participant"])["right"].mean()
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
        found = example().estimate(answers, name, ALONE).now.times(told["load"])
        shown = (told["now"]["mean"], told["now"]["low"], told["now"]["high"])
        assert (found.mean, found.low, found.high) == pytest.approx(shown, abs=0.06)  # it is shown in tenths
