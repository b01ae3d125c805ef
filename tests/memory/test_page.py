"""What docs/papers/memory.md says of the characters is what they are, and still comes out of its commands."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest
from msgspec.structs import asdict

from gander.luck import QuickLuck
from gander.memory.characters import PROFILES
from gander.memory.people import compare
from tests.tree import text_of
from tools.studies.unfitted_tasks import FRAMES, SETS, guessed, intruded, kept, misplaced, named_in_turn

PAGE: Final = Path("docs/papers/memory.md")
FEW: Final = 2000
NEAR: Final = 0.02


@dataclass(frozen=True)
class Column:
    """What stands in a table under a heading, line by line."""

    table: str
    """How its first line begins."""
    heading: str

    def figures(self) -> list[float]:
        block = text_of(PAGE).split(f"\n{self.table}")[1].split("\n\n")[0]
        head, _, *rows = f"{self.table}{block}".split("\n")
        place = head.split("|").index(f" {self.heading} ")
        return [float(cell) for row in rows if (cell := row.split("|")[place].strip()) != "–"]


@pytest.mark.parametrize("key", PROFILES)
def test_the_page_has_the_traits_of_every_character(key: str) -> None:
    named = re.findall(r"^\| `(\w+)` \|", text_of(PAGE), re.MULTILINE)
    traits = asdict(PROFILES[key].traits)
    assert named == [*traits]
    assert Column("| | chick | squirrel |", key).figures() == [*traits.values()]


@pytest.mark.nightly
@pytest.mark.parametrize("key", ["otter", "tortoise"])
def test_nightly_the_page_says_how_near_they_come_to_people(key: str) -> None:
    found = [row.model for row in compare(PROFILES[key], FEW, QuickLuck("another night"))]
    assert Column("| | young people |", key).figures() == pytest.approx(found, abs=NEAR)


@pytest.mark.nightly
def test_nightly_the_page_says_what_is_predicted() -> None:
    luck = QuickLuck("another night")
    named = named_in_turn(PROFILES["otter"], FEW, luck)
    on_page = Column("| | people | otter |", "otter").figures()
    assert on_page[:10] == pytest.approx([*guessed(named), *intruded(named)], abs=NEAR)
    found = [kept(PROFILES["otter"], count, FEW, luck) for count in SETS]
    assert on_page[10:15] == pytest.approx(found, abs=10 * NEAR)
    wrong = [misplaced(PROFILES["otter"], load, FEW, luck) for load in FRAMES]
    assert on_page[18:] == pytest.approx(wrong, abs=2 * NEAR)
