"""How people are called at a table: by what can be seen, and by nothing that reads like somebody else there."""

from __future__ import annotations

import pytest

from gander.table.errors import WrongValue
from gander.table.names import told_apart
from tests.kinds import FOR_THREE, TURN_BY_TURN
from tests.table.kit import HERE, OPEN, refusal, sitting

IN_TURN, THREE = (agreed.game.name for agreed in (TURN_BY_TURN, FOR_THREE))


@pytest.mark.parametrize("name", ["👩\u200d👩\u200d👧\u200d👦🎉", "❤️", "مهدی\u200cپور"])
def test_a_name_may_be_a_picture_or_of_any_script(name: str) -> None:
    assert sitting(IN_TURN, HERE, OPEN).join(name).table.chairs[1].name == name


@pytest.mark.parametrize(
    "name",
    [
        *("", "  ", "\u202eneB", "a\x00b", "\u200d", "Mia\u200d", "\u200cMia", "M\u200d\u200dia"),
        *("\u3164", "Mia\u3164", "\u2800", "\u115f", "\uffa0", "\ufe0f", "\u034f\u034f"),
    ],
)
def test_a_name_must_be_seen(name: str) -> None:
    assert refusal(WrongValue, lambda: sitting(IN_TURN, HERE, OPEN).join(name)) == "wrong_name"


def test_two_people_with_the_same_name_are_told_apart() -> None:
    table = sitting(THREE, HERE, OPEN, OPEN).join("mia", device="second").join("Mia", device="third")
    assert [chair.name for chair in table.table.chairs] == ["Mia", "mia 2", "Mia 3"]


@pytest.mark.parametrize("name", ["Mia\ufe0f", "M\u034fia", "Mi\u200da", "Ｍia", "Mia\U000e0100"])
def test_two_names_that_look_the_same_are_told_apart(name: str) -> None:
    """Who is Mia to everybody at the table is not called so by somebody else as well."""
    assert sitting(IN_TURN, HERE, OPEN).join(name).table.chairs[1].name == f"{name} 2"


def test_a_number_does_not_make_a_name_longer_than_names_may_be() -> None:
    assert told_apart("M" * 20, ["M" * 20]) == "M" * 18 + " 2"
