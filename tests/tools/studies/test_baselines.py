"""What the bots reach alone: the page holds for the rules of today, and its command still finds what it says."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from gander.games import game as game_of
from tools.studies.baselines import WHO, baseline, played_alone, row

PAGE: Final = Path(__file__).parents[3] / "docs" / "papers" / "research.md"
FEW: Final = 60


class OnPage(NamedTuple):
    rules: int
    figures: dict[str, tuple[float, float]]
    """For each bot a mean and half of its 95 % interval."""


def on_page() -> dict[str, OnPage]:
    text = PAGE.read_text("utf-8").split("## Baselines")[1].split("\n## ")[0].replace("−", "-")
    found = {}
    for name, rules, cells in re.findall(r"^\| (\w+) \| (\d+) \| (.+) \|$", text, re.MULTILINE):
        pairs = [(float(mean), float(margin)) for mean, _, margin in map(str.split, cells.split(" | "))]
        found[name] = OnPage(int(rules), dict(zip(WHO, pairs, strict=True)))
    return found


def test_the_page_has_every_game_that_is_played_alone_by_its_present_rules() -> None:
    assert {name: one.rules for name, one in on_page().items()} == {
        name: game_of(name).version for name in played_alone()
    }


def test_the_command_writes_its_rows_as_the_page_has_them() -> None:
    game = min(played_alone())
    assert re.fullmatch(rf"\| {game} \| \d+ \|( −?\d+\.\d\d ± \d+\.\d\d \|){{{len(WHO)}}}", row(game, 2, "one"))


@pytest.mark.nightly
@pytest.mark.parametrize("who", WHO)
@pytest.mark.parametrize("game", played_alone())
def test_nightly_the_page_still_says_what_the_bots_reach(game: str, who: str) -> None:
    """Another seed: a difference of two means goes beyond twice its own 95 % interval once in ten thousand times."""
    mean, margin = on_page()[game].figures[who]
    found = baseline(game, who, FEW, seed="another night")
    assert found.margin is not None
    assert abs(found.mean - mean) <= 2 * (margin**2 + found.margin**2) ** 0.5 + 0.05
