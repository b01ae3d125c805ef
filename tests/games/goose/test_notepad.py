"""A game of Goose on the notepad, over HTTP."""

from __future__ import annotations

from pathlib import Path

import pytest

from gander.client import Device, Refusal
from tests.web.kit import served
from tests.web.notepads import ask, played, players_of


async def test_progress_review_and_drill(tmp_path: Path) -> None:
    async with served(tmp_path) as address, Device(address) as device:
        await played(device, "goose", seed=4, level="advanced")
        (mia,) = await players_of(device)
        report = await ask(device, "progress", player=mia["id"], game="goose")
        assert (report["games"], report["load"], report["change"]["verdict"]) == (1, 5, "too_early")
        (game,) = (await ask(device, "results"))["games"]
        review = await ask(device, "review", player=mia["id"], game_id=game["id"])
        assert review["answers"] == report["answers"]
        assert len(review["missed"]) == review["answers"] - review["right"] > 0
        drill = await ask(device, "drill", player=mia["id"], game="goose")
        assert drill["game"] == "goose"
        assert {len(item["lineup"]) for item in drill["items"]} == {5}  # as in the last game
        with pytest.raises(Refusal, match="unknown_game"):
            await ask(device, "progress", player=mia["id"], game="chess")
