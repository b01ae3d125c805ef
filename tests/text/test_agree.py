"""What is asked before a game, and what is refused."""

from __future__ import annotations

import io
from typing import Any

import pytest

from gander.bots import UnknownBot
from gander.contract.game import UnknownGame, WrongOption
from gander.games.boar.pieces import Options as BoarOptions
from gander.games.brains.pieces import Options as BrainsOptions
from gander.games.goose.pieces import Options as GooseOptions
from gander.speech.catalogue import Language
from gander.speech.voice import Voice
from gander.text.agree import Agreed, Wishes, agree, names_in
from gander.text.asker import Asker
from gander.text.catalogue import catalogue
from gander.text.terminal import Terminal

ROOKIE = {"level": "rookie"}


def agreed(wishes: Wishes, *answers: str, language: Language = "en") -> tuple[Agreed, str]:
    """What comes of these answers, and what was said. Every answer must be needed."""
    typed, said = io.StringIO("".join(f"{answer}\n" for answer in answers)), io.StringIO()
    result = agree(Asker(Terminal(typed, said, can_clear=False), Voice(catalogue(language), ())), wishes)
    assert typed.read() == ""
    return result, said.getvalue()


def options(*answers: str, wishes: Wishes | None = None, language: Language = "en") -> Any:
    return agreed(wishes or Wishes(), *answers, language=language)[0].options


def test_goose_alone() -> None:
    assert options("1", "Mia", "") == GooseOptions(players=1, level="rookie")


def test_goose_together_A1() -> None:
    together = options("goose", "Mia, Ben, Ida", "together", "expert", "Ben")
    assert together == GooseOptions(players=3, mode="cooperative", level="expert", starter=1)


def test_boar_by_name_with_a_bot() -> None:
    result, _ = agreed(Wishes(bot="uniform"), "boar", "Mia, bot", "2", "yes")
    assert result.options == BoarOptions(players=2, level="experienced", naming=True)
    assert (result.names, result.bots) == (("Mia", "Bot"), {1: "uniform"})


def test_M3_everybody_chooses_a_colour() -> None:
    result, said = agreed(Wishes(bot="uniform"), "3", "Mia, bot, Ben", "gr", "red", "2")
    assert result.options == BrainsOptions(players=3, colours=("green", "yellow", "red"), starter=2)
    assert "Ben, which colour do you take?" in said


def test_german() -> None:
    assert options("2", "Mia und Ben", "fort", "nein", "", language="de") == BoarOptions(players=2, level="advanced")


def test_what_is_wished_is_not_asked() -> None:
    wishes = Wishes(
        "boar", "Mia, bot, Ben", "uniform", "versus", "ben", {"level": "expert", "naming": False, "left_out": ()}
    )
    result, said = agreed(wishes)
    assert said == ""
    assert result.options == BoarOptions(players=3, level="expert", mode="versus", left_out=(), starter=2)


def test_one_person_among_bots_starts() -> None:
    assert options(wishes=Wishes("goose", "bot, bot, Mia", "uniform", "versus", options=ROOKIE)).starter == 2


def test_bots_of_one_kind_are_numbered() -> None:
    result, _ = agreed(Wishes("goose", "Bot, bot, Mia, bot", "uniform", "versus", options=ROOKIE))
    assert result.names == ("Bot", "Bot 2", "Mia", "Bot 3")


@pytest.mark.parametrize(
    ("typed", "names"),
    [
        ("Mia", ["Mia"]),
        ("Mia, Ben", ["Mia", "Ben"]),
        ("Mia Ben bot", ["Mia", "Ben", "bot"]),
        (" Oma  Erna ,Ben", ["Oma Erna", "Ben"]),
        ("Mia and Ben", ["Mia", "Ben"]),
        ("Mia, Ben und Andrea", ["Mia", "Ben", "Andrea"]),
        ("", []),
    ],
)
def test_names_are_found_however_they_are_typed(typed: str, names: list[str]) -> None:
    assert names_in(typed) == names


@pytest.mark.parametrize(
    ("typed", "explained"),
    [
        ("", "Please type the name of at least one person."),
        ("bot, bot", "Please type the name of at least one person."),
        ("A, B, C, D, E, F", "This game is for 1 to 5 players, and those were 6 names."),
        ("Mia, mia", "Two players are called Mia. Please give them different names."),
    ],
)
def test_wrong_names_are_explained(typed: str, explained: str) -> None:
    _, said = agreed(Wishes("goose"), typed, "Mia", "")
    assert explained in said


def test_too_few_for_brains_is_told_about_bots() -> None:
    _, said = agreed(
        Wishes("brains", bot="uniform", options={"colours": ("red", "blue", "green")}), "Mia", "Mia, bot, bot"
    )
    assert "You can add bots" in said


@pytest.mark.parametrize(
    ("wishes", "error"),
    [
        (Wishes("chess"), UnknownGame),
        (Wishes("goose", "Mia, bot:kraken"), UnknownBot),
        (Wishes("goose", "Mia, bot", bot="kraken"), UnknownBot),
        (Wishes("brains", "Mia"), WrongOption),
        (Wishes("brains", "Mia, bot, bot", options={"level": "expert"}), WrongOption),
        (Wishes("goose", "Mia", options={"naming": False}), WrongOption),
        (Wishes("boar", "Mia, Ben", None, "cooperative", "Mia", {**ROOKIE, "naming": False}), WrongOption),
        (Wishes("boar", "Mia", options={**ROOKIE, "naming": True}), WrongOption),
        (Wishes("boar", "Mia", options={**ROOKIE, "left_out": ("fox",)}), WrongOption),
        (Wishes("brains", "A, B, C", youngest="A", options={"colours": ("red", "red", "blue")}), WrongOption),
        (Wishes("goose", "Mia, Ben", None, "versus", "Ida", ROOKIE), WrongOption),
    ],
)
def test_wish_that_cannot_be_granted_is_refused(wishes: Wishes, error: type[Exception]) -> None:
    with pytest.raises(error):
        agreed(wishes)


def test_question_mark_explains_each_question() -> None:
    _, said = agreed(Wishes(), "?", "2", "?", "Mia, Ben", "?", "", "?", "", "?", "")
    helps = [
        "agree.game_help",
        "agree.seats_help",
        "option.level.help",
        "boar.option.naming.help",
        "agree.youngest_help",
    ]
    assert [key for key in helps if catalogue("en").say(key) not in said] == []
