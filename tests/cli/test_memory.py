"""`gander memory`: the figures of the model beside those of people."""

from __future__ import annotations

import re

from typer.testing import CliRunner

from gander.cli import app
from gander.cli.memory import ComparisonTables
from gander.luck import QuickLuck
from gander.memory.characters import PROFILES
from gander.memory.people import CONDITIONS, OLD, PEOPLE, YOUNG, compare

ENGLISH = ComparisonTables("en")


def printed(*arguments: str) -> list[list[str]]:
    """The cells of every line: they stand at least two blanks apart."""
    result = CliRunner().invoke(app, ["memory", "--trials", "40", *arguments], env={"COLUMNS": "150"})
    assert result.exit_code == 0, result.output
    return [re.split(r"\s{2,}", line.strip()) for line in result.output.splitlines()]


def test_every_condition_is_there_for_both_characters() -> None:
    names = [cells[0] for cells in printed("--language", "en") if len(cells) == 4]
    every = [ENGLISH.condition(name) for name in CONDITIONS]
    assert names == ["Otto the otter", *every, "Theo the tortoise", *every]


def test_figures_of_people_stand_beside_the_model() -> None:
    lines = [cells for cells in printed("--language", "en") if cells[0] == "right with 6 frames"]
    young, old = (PEOPLE[key]["load 6"] for key in ("otter", "tortoise"))
    assert (young, old) == (YOUNG["load 6"], OLD["load 6"])
    assert [people for _, people, _, _ in lines] == ["0.740 ± 0.050", "0.540 ± 0.100"]


def test_the_model_is_freshly_simulated_from_the_seed() -> None:
    rows = compare(PROFILES["otter"], 40, QuickLuck("7"))
    lines = printed("--language", "en", "--seed", "7")
    title, *found = [(cells[0], cells[2]) for cells in lines if len(cells) == 4][: len(rows) + 1]
    assert title[0] == "Otto the otter"
    assert found == [(ENGLISH.condition(row.condition), f"{row.model:.3f}") for row in rows]
    assert lines != printed("--language", "en", "--seed", "8")


def test_what_is_not_known_of_people_gets_no_verdict() -> None:
    swaps = [cells[1:] for cells in printed("--language", "en") if cells[0] == "colour 1 away taken for it"]
    assert [(people, verdict) for people, _, verdict in swaps] == [
        ("0.065", "yes"),
        ("0.087", "yes"),
        ("–", "–"),
        ("–", "–"),
    ]


def test_every_condition_has_words_of_its_own() -> None:
    said = {name.removeprefix("in turn "): ENGLISH.condition(name) for name in CONDITIONS}
    assert said["never shown"] == "a colour that was not shown"
    assert said["right 3"] == "right if shown as number 3"
    assert len(set(said.values())) == len(said)


def test_german_writes_commas() -> None:
    lines = printed("--language", "de")
    assert ["Otto der Otter", "junge Erwachsene", "unser Bot", "nah genug"] in lines
    assert ["richtig bei 2 Feldern", "0,940 ± 0,050"] in [cells[:2] for cells in lines]
