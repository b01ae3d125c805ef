"""All characters over all games: every table once, the same page every time."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest
from typer.testing import CliRunner

from gander.bots import bot_names
from gander.cli import app
from gander.contract.options import level
from gander.games import BOXES, GAMES
from gander.research.simulate import Plan, Result, simulate_one
from gander.research.tournament import TournamentGame, level_at, page, plans, tournament
from tests.kinds import WITH_LEVELS
from tests.tree import ROOT
from tools.figures.cells import is_near

PAGE = ROOT / "docs" / "papers" / "tournament.md"


def play(plan: Plan, games: int) -> list[Result]:
    return [simulate_one(plan, number) for number in range(games)]


def test_everybody_meets_everybody_in_every_game() -> None:
    for game in GAMES.values():
        found = plans(game, bot_names(), None, "0")
        players = game.players["versus"][0]
        assert [plan.bots for plan in found] == list(combinations(bot_names(), players))
        assert {plan.options.players for plan in found} == {players}


def test_a_game_is_played_at_its_own_hardest_level_unless_it_has_the_one_asked_for() -> None:
    rules = WITH_LEVELS.game
    fewer = replace(rules, offers=(level({"rookie": 3, "advanced": 5}),))
    assert [level_at(fewer), level_at(fewer, "rookie"), level_at(fewer, "expert")] == ["advanced", "rookie", "advanced"]
    assert level_at(replace(rules, offers=()), "rookie") is None


def test_page_has_every_game_and_bot_and_comes_out_the_same() -> None:
    bots = ("uniform", "chick", "elephant")
    titles = {name: f"The {name}" for name in GAMES}
    pages = {page(titles, list(tournament(play, 2, "1", "rookie", bots)), "a command") for _ in range(2)}
    (written,) = pages
    assert all(f"## The {name}\n" in written for name in GAMES)
    assert all(f"\n| {bot} | " in written for bot in bots)
    assert "a command" in written


def test_command_prints_the_page_or_writes_it(tmp_path: Path) -> None:
    arguments = ["tournament", "--games", "1", "--bots", "uniform,chick,squirrel", "--processes", "1"]
    printed = CliRunner().invoke(app, arguments).output
    file = tmp_path / "page.md"
    assert CliRunner().invoke(app, [*arguments, "--write", str(file)]).output == ""
    assert file.read_text() == printed
    assert printed.startswith("# The tournament\n")


def test_the_page_in_the_docs_names_every_bot_and_no_game_that_is_gone() -> None:
    """It is written by the command that stands on it; what it says depends on how bots play, so nobody edits it. A game
    that is new may not be on it yet: `make check-game` says so."""
    written = PAGE.read_text()
    titles = {str(box.words("en")[f"{name}.title"]) for name, box in BOXES.items()}
    assert all(f"\n| {bot} | " in written for bot in bot_names())
    assert set(re.findall(r"^## (.+)$", written, re.MULTILINE)) <= titles


@pytest.mark.nightly
@pytest.mark.parametrize("name", GAMES)
def test_nightly_the_page_still_says_who_wins_how_often(name: str) -> None:
    """Forty games at each table with another seed; the page has two hundred."""
    title = str(BOXES[name].words("en")[f"{name}.title"])
    tables = plans(GAMES[name], bot_names(), None, "another night")
    played = TournamentGame(name, len(tables[0].bots), tuple(result for plan in tables for result in play(plan, 40)))
    now = cells_of(page({name: title}, [played], "a command"), title)
    on_page = cells_of(PAGE.read_text(), title)
    assert now.keys() == on_page.keys()
    off = {pair: (on_page[pair], cell) for pair, cell in now.items() if not is_near(on_page[pair], cell, 200, 40)}
    assert off == {}


def cells_of(written: str, title: str) -> dict[tuple[str, str], str]:
    """For two bots the part of the win of the first where the second sat, too."""
    section = written.split(f"## {title}\n")[1].split("\n## ")[0]
    head, _, *rows = [line.strip("| ").split(" | ") for line in section.splitlines() if line.startswith("|")]
    names = [row[0] for row in rows]
    assert head == names
    cells = {name: [other for other in names if other != name] for name in names}
    return {(row[0], other): cell for row in rows for other, cell in zip(cells[row[0]], whole(row[1:]), strict=True)}


def whole(cells: list[str]) -> list[str]:
    """Without the empty one where a bot would meet itself."""
    return [cell for cell in (cell.strip("| ") for cell in cells) if cell]
