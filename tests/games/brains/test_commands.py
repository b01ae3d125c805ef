"""`gander odds brains`: the dice as people type them, and the tables."""

from __future__ import annotations

import re
from itertools import permutations, product

import pytest
from typer.testing import CliRunner

from gander.cli import app
from gander.games.brains.odds.tables import AT_LEAST, AT_MOST, sensible
from gander.games.brains.odds.turn_odds import choices, final_values, worth_of_taking
from gander.games.brains.odds.typed_dice import LETTERS, WrongDice, faces_from
from gander.games.brains.pieces import BRAIN, DICE, FACES, Faces, colour_of
from tests.games.brains import oracle as oracle

EVERY_RESULT = tuple(product(FACES, repeat=DICE))


def printed(*arguments: str, code: int = 0) -> str:
    """What the command prints in a wide window, on either stream."""
    result = CliRunner().invoke(app, ["odds", *arguments], env={"COLUMNS": "200", "LANG": "en_GB.UTF-8", "LC_ALL": ""})
    assert result.exit_code == code, result.output
    return result.output


def rows(text: str) -> list[list[str]]:
    """The cells of every line of a table: they stand at least two blanks apart."""
    return [cells for line in text.splitlines() if len(cells := re.split(r"\s{2,}", line.strip())) > 1]


# Dice ----------------------------------------------------------------------------------------------------------------


def typed(faces: Faces) -> list[str]:
    """The dice in short: R5, or brain."""
    letter = {colour: short.upper() for short, colour in LETTERS.items()}
    return ["brain" if face == BRAIN else f"{letter[colour_of(die, face)]}{face}" for die, face in enumerate(faces)]


@pytest.mark.parametrize("faces", [(5, 4, 3, 2, 1), (0, 0, 0, 0, 0), (5, 0, 0, 1, 2)])
def test_dice_in_any_order(faces: Faces) -> None:
    assert {faces_from(order) for order in permutations(typed(faces))} == {faces}


def test_every_way_to_lie_can_be_typed() -> None:
    assert [faces_from(typed(faces)) for faces in EVERY_RESULT] == list(EVERY_RESULT)


@pytest.mark.parametrize(
    "words",
    [
        "red5 black1 brain brain yellow2",
        "R5 k1 Brain BRAIN Y2",
        "rot5 schwarz1 Hirn hirn Gelb2",
        "red-5 K1 brain brain Y-2",
    ],
)
def test_words_and_letters_in_both_languages(words: str) -> None:
    """Die 0 has the red 5, die 3 the black 1 and die 4 the yellow 2 (M1)."""
    assert faces_from(words.split()) == (5, 0, 0, 1, 2)


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("R5 K1 brain", "wrong dice: 'R5 K1 brain': there are 5 dice"),
        ("R5 K1 brain brain Y2 Y2", "there are 5 dice"),
        ("R6 K1 brain brain Y2", "wrong dice: 'R6': a face is brain, or a colour and a number from 1 to 5"),
        ("R0 K1 brain brain Y2", "wrong dice: 'R0'"),
        ("pink5 K1 brain brain Y2", "wrong dice: 'pink5'"),
        ("5 K1 brain brain Y2", "wrong dice: '5'"),
        # die 0 shows yellow 1, blue 2, green 3, black 4 and red 5
        ("R5 K4 brain brain Y2", "wrong dice: 'K4': this face is on the same die as R5, which shows yellow 1, blue 2"),
        ("R5 R5 brain brain Y2", "wrong dice: 'R5': this face is on the same die as R5"),
    ],
)
def test_wrong_dice_are_explained(words: str, reason: str) -> None:
    with pytest.raises(WrongDice, match=re.escape(reason)):
        faces_from(words.split())
    assert reason in printed("brains", *words.split(), code=2)


# Tables --------------------------------------------------------------------------------------------------------------


def highest(faces: Faces) -> int:
    return max(oracle.totals_of([face or oracle.BRAIN for face in faces]).values())


def test_whole_turn() -> None:
    """One throw is counted here; two and three stand below it and bring more."""
    lines = rows(printed("brains"))
    take = {cells[0]: float(cells[1]) for cells in lines if len(cells) == 2 and cells[0] in "123"}
    assert take["1"] == round(sum(map(highest, EVERY_RESULT)) / len(EVERY_RESULT), 2)
    assert take["1"] < take["2"] < take["3"]


def test_totals_add_up() -> None:
    lines = [cells for cells in rows(printed("brains")) if len(cells) == 3 and cells[0].isdigit()]
    chances = {int(total): float(chance.removesuffix(" %")) for total, chance, _ in lines}
    at_least = {int(total): float(chance.removesuffix(" %")) for total, _, chance in lines}
    assert set(chances) <= set(map(highest, EVERY_RESULT))
    assert sum(chances.values()) == pytest.approx(100, abs=0.2)
    assert at_least[min(at_least)] == 100
    assert at_least[27] == chances[27]
    take = sum(total * chance for total, chance in chances.items()) / 100
    assert take == pytest.approx(
        float(next(cells[1] for cells in rows(printed("brains")) if cells[0] == "3")), abs=0.05
    )


def test_choices_best_first() -> None:
    """Red 5 with two brains counts 10. Of the rest one keeps nothing."""
    text = printed("brains", "R5", "K1", "brain", "brain", "Y2", "--throws-left", "1")
    assert "red 10, yellow 4, black 2" in text
    lines = [cells for cells in rows(text) if len(cells) == 3][1:]
    assert lines[0][0] == "red 5, brain (yellow), brain (blue)"
    assert lines[0][2] == "black 1, yellow 2"
    assert ["all", "10.00", "nothing: stop"] in lines
    assert [float(value) for _, value, _ in lines] == sorted((float(value) for _, value, _ in lines), reverse=True)


def test_all_choices() -> None:
    assert (
        len([c for c in rows(printed("brains", "R5", "K1", "brain", "brain", "Y2", "--all")) if len(c) == 3]) == 1 + 32
    )


@pytest.mark.parametrize("faces", [(5, 4, 0, 0, 0), (5, 5, 5, 5, 5), (0, 0, 0, 0, 0), (5, 0, 0, 1, 2)])
def test_sensible_choices_lead_from_the_best_to_stopping(faces: Faces) -> None:
    every = choices(final_values(worth_of_taking(), 0), faces, 1)
    listed = sensible(every)
    assert AT_LEAST <= len(listed) <= AT_MOST + 1
    assert listed[0] == every[0]
    assert any(choice.thrown == () for choice in listed)
    assert all(choice in every[:AT_MOST] or not choice.thrown for choice in listed)


def test_no_more_than_the_middle_holds() -> None:
    lines = rows(printed("brains", "R5", "R4", "brain", "brain", "brain", "--middle", "3"))
    assert ["all", "3.00", "nothing: stop"] in lines


def test_german() -> None:
    text = printed("brains", "R5", "K1", "brain", "brain", "Y2", "--throws-left", "1", "--language", "de")
    assert "rot 5, Hirn (gelb), Hirn (blau)" in text
    assert ["alle", "10,00", "nichts: aufhören"] in rows(text)


def test_other_games_have_no_odds() -> None:
    assert "No such command 'goose'" in printed("goose", code=2)
