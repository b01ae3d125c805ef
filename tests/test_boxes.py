"""Every game is complete: a part that is missing fails by its name."""

from __future__ import annotations

from typing import Final, get_args

import pytest

from gander.box import Box
from gander.contract.glances import Glance
from gander.games import BOXES
from gander.speech.languages import LANGUAGES
from tests.page.truths import has_truth
from tests.specimen import Specimen, specimen
from tests.tree import ROOT

every_game = pytest.mark.parametrize("box", BOXES.values(), ids=BOXES)

PARTS: Final = ("pieces", "game", "bots", "measure", "teller", "ending")
IN_TESTS: Final = (
    "specimen.py",
    "test_rules.py",
    "test_lesson.py",
    "oracle.py",
    "counts.txt",
    "encoding.txt",
    "fair.json",
    "playthroughs",
    "boards.py",
    "screens.py",
    "walks.py",
)


@every_game
@pytest.mark.parametrize("part", PARTS)
def test_box_has(part: str, box: Box) -> None:
    """A part is looked for when it is first asked for, and the error names its module."""
    assert getattr(box, part) is not None


@every_game
def test_what_is_sent_is_made_of_pieces(box: Box) -> None:
    sent = (box.game.options, box.game.observation, *get_args(box.game.move), *get_args(box.game.event))
    shared = {kind.__module__ for kind in sent if kind is Glance or kind.__module__.startswith("gander.cards.")}
    assert {kind.__module__ for kind in sent} - shared == {box.pieces.__name__}


@every_game
def test_game_is_called_like_its_folder(box: Box) -> None:
    assert box.game.name == box.name


@every_game
def test_words_are_the_same_in_every_language(box: Box) -> None:
    keys = {language: set(box.words(language)) for language in LANGUAGES}
    assert all(keys.values())
    assert len(set(map(frozenset, keys.values()))) == 1, keys


@every_game
def test_docs_have_a_page(box: Box) -> None:
    assert (ROOT / "docs" / "games" / f"{box.name}.md").is_file()


@every_game
@pytest.mark.parametrize("part", IN_TESTS)
def test_tests_have(part: str, box: Box) -> None:
    assert (ROOT / "tests" / "games" / box.name / part).exists()


@every_game
def test_tests_have_the_moment_of_truth_of_a_game_that_has_one(box: Box) -> None:
    assert not has_truth(box.game) or (ROOT / "tests" / "games" / box.name / "truth.py").exists()


@every_game
def test_figures_to_compare_with_are_there(box: Box) -> None:
    """Written by `python -m gander.measures.reference --write`."""
    assert (ROOT / "src" / "gander" / "games" / box.name / "reference.json").exists()


@every_game
def test_tests_have_a_specimen(box: Box) -> None:
    found = specimen(box.name)
    assert isinstance(found, Specimen)
    assert found.scripts


@every_game
def test_page_has_a_folder(box: Box) -> None:
    assert any((ROOT / "client" / "src" / "games" / box.name).iterdir())


@pytest.mark.parametrize("place", ["src/gander/games", "client/src/games", "tests/games"])
def test_every_folder_belongs_to_a_registered_game(place: str) -> None:
    folders = {path.name for path in (ROOT / place).iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert folders == BOXES.keys()


def test_a_game_without_a_specimen_fails_in_its_own_tests_only() -> None:
    """The shared lists of games are made when tests are collected: there nothing may fail."""
    unwritten = specimen("unwritten")
    assert (unwritten.ways, unwritten.scripts, unwritten.more_options, unwritten.hidden_places) == ((), (), (), set())
    with pytest.raises(LookupError, match=r"tests/games/unwritten/specimen\.py is missing"):
        unwritten.count(None)
