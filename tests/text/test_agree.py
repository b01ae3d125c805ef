"""What is asked before a game, and what is refused."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gander.bots import UnknownBot
from gander.contract.game import UnknownGame, WrongOption
from gander.games import GAMES
from gander.text.agree import Wishes, names_in
from gander.text.catalogue import catalogue
from tests.kinds import ALONE, FOR_FOUR, FOR_THREE, FOR_TWO
from tests.kit import A_FEW
from tests.text.scripted import agreed, wishes_for

TWO = FOR_TWO.game.name


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_chosen_by_its_number_or_its_name(name: str) -> None:
    smallest = next(few for few in A_FEW if few.game.name == name)
    wishes = wishes_for(*smallest, seats=", ".join(["Mia", *["bot"] * (len(smallest.seats) - 1)]))
    for typed in (str(1 + list(GAMES).index(name)), name, name.upper()):
        assert agreed(replace(wishes, game=None), typed)[0].game is GAMES[name]


def test_one_person_among_bots_starts() -> None:
    wishes = wishes_for(*FOR_THREE, seats="bot, bot, Mia")
    assert agreed(replace(wishes, youngest=None))[0].options.starter == 2


def test_bots_of_one_kind_are_numbered() -> None:
    result, _ = agreed(wishes_for(*FOR_FOUR, seats="Bot, bot, Mia, bot"))
    assert result.names == ("Bot", "Bot 2", "Mia", "Bot 3")


@pytest.mark.parametrize(
    ("language", "typed", "names"),
    [
        ("en", "Mia", ["Mia"]),
        ("en", "Mia, Ben", ["Mia", "Ben"]),
        ("en", "Mia Ben bot", ["Mia", "Ben", "bot"]),
        ("en", " Oma  Erna ,Ben", ["Oma Erna", "Ben"]),
        ("en", "Mia AND Ben", ["Mia", "Ben"]),
        ("en", "Mia and Andy", ["Mia", "Andy"]),
        ("en", "", []),
        ("de", "Mia, Ben und Gudrun", ["Mia", "Ben", "Gudrun"]),
        ("fr", "Odette et Étienne", ["Odette", "Étienne"]),
        ("fr", "Margaret Bette", ["Margaret", "Bette"]),
    ],
)
def test_names_are_found_however_they_are_typed(language: str, typed: str, names: list[str]) -> None:
    assert names_in(typed, catalogue(language)) == names


@pytest.mark.parametrize(
    ("typed", "explained"),
    [
        ("", "Please type the name of at least one person."),
        ("bot, bot", "Please type the name of at least one person."),
        ("Mia, mia", "Two players are called Mia. Please give them different names."),
    ],
)
def test_wrong_names_are_explained(typed: str, explained: str) -> None:
    _, said = agreed(replace(wishes_for(*ALONE, seats="Mia"), seats=None), typed, "Mia")
    assert explained in said


@pytest.mark.parametrize(
    ("wishes", "error"),
    [
        (Wishes("chess"), UnknownGame),
        (Wishes(TWO, "Mia, bot:kraken"), UnknownBot),
        (Wishes(TWO, "Mia, bot", bot="kraken"), UnknownBot),
        (Wishes(TWO, "Mia", options={"lunch": False}), WrongOption),
        (replace(wishes_for(*FOR_TWO, seats="Mia, Ben"), youngest="Ida"), WrongOption),
    ],
)
def test_wish_that_cannot_be_granted_is_refused(wishes: Wishes, error: type[Exception]) -> None:
    with pytest.raises(error):
        agreed(wishes)
