"""The adviser of MMM… Brains! on the wire: against counting by hand, and wrong questions."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from gander.games.brains.chances.solved_tables import duels
from tests.web.kit import served


async def ask(address: str, **question: Any) -> httpx.Response:
    async with httpx.AsyncClient(base_url=address) as http:
        return await http.post("/api/advice/brains", json=question)


async def keeps(address: str, **question: Any) -> dict[tuple[int, ...], float]:
    """What each keep is worth, best first."""
    answer = await ask(address, **question)
    assert answer.status_code == 200, answer.text
    return {tuple(keep["keep"]): keep["brains"] for keep in answer.json()["keeps"]}


async def test_a_throw_of_one_die_by_hand(tmp_path: Path) -> None:
    """Four dice show brains, so the other one counts four times (M5): 4 × (1 + 2 + 3 + 4 + 5) / 6, and 0 for a fifth
    brain. To keep its 5 is worth 20.
    """
    async with served(tmp_path) as address:
        found = await keeps(address, dice=[0, 5, 0, 0, 0], throws=2, middle=100)
    assert next(iter(found)) == (0, 1, 2, 3, 4)
    assert found[0, 1, 2, 3, 4] == 20
    assert found[0, 2, 3, 4] == pytest.approx(10)
    assert len(found) == 32


async def test_M7_no_more_than_the_middle_holds(tmp_path: Path) -> None:
    """Of 4, 8, 12, 16, 20 and 0 brains only up to 6 are there: (4 + 4 · 6 + 0) / 6."""
    async with served(tmp_path) as address:
        found = await keeps(address, dice=[0, 5, 0, 0, 0], throws=2, middle=6)
    assert found[0, 2, 3, 4] == pytest.approx(28 / 6)


async def test_M8_M9_others_pay_up_to_what_they_have_and_oneself_counts_against_it(tmp_path: Path) -> None:
    """Die 1 shows its numbers 1 to 5 in blue, green, black, red and yellow (M1), each four times by the other brains.

    Green has 5 brains and red 30, so they pay 5 (of 8) and 16; blue, black and yellow are nobody's, so one pays 4, 12
    and 20 oneself, but has only 10. A fifth brain is a pass.
    """
    position = {"throws": 2, "own": 10, "others": {"green": 5, "red": 30}}
    async with served(tmp_path) as address:
        found = await keeps(address, dice=[0, 4, 0, 0, 0], **position)
        stopped = await keeps(address, dice=[0, 5, 0, 0, 0], **position)
    assert found[0, 1, 2, 3, 4] == 16
    assert found[0, 2, 3, 4] == pytest.approx((-4 + 5 - 10 + 16 - 10 + 0) / 6)
    assert stopped[0, 1, 2, 3, 4] == -10


async def test_after_the_last_throw_one_can_only_stop(tmp_path: Path) -> None:
    async with served(tmp_path) as address:
        assert await keeps(address, dice=[1, 1, 1, 1, 1], throws=3, middle=50) == {(0, 1, 2, 3, 4): 1}


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        ({"dice": [1, 2, 3, 4]}, "dice"),
        ({"dice": [1, 2, 3, 4, 6]}, "dice"),
        ({"throws": 0}, "throws"),
        ({"middle": -1}, "middle"),
        ({"others": {"pink": 3}}, "others"),
        ({"table": "x"}, "table"),
    ],
)
async def test_a_wrong_question_is_refused_with_the_reason(tmp_path: Path, wrong: dict[str, Any], named: str) -> None:
    async with served(tmp_path) as address:
        answer = await ask(address, **{"dice": [1, 2, 3, 4, 5], "throws": 1, "middle": 9, **wrong})
    assert answer.status_code == 400
    assert answer.json()["code"] == "wrong_message"
    assert named in answer.json()["detail"]


# The chance to win ---------------------------------------------------------------------------------------------------

ONE_EACH = {"throws": 2, "own": 1, "others": {"green": 1}, "turns": ["black", "green"]}


async def test_the_chance_to_win_of_one_die_by_hand(tmp_path: Path) -> None:
    """One brain each, four dice show brains. Die 1 shows its number 2 in green (M1): announced, the other is out and
    one has won. Every other number costs oneself the last brain. A fifth brain passes: the other moves with one each.
    """
    async with served(tmp_path) as address:
        lost = (await ask(address, dice=[0, 1, 0, 0, 0], **ONE_EACH)).json()
        won = (await ask(address, dice=[0, 2, 0, 0, 0], **ONE_EACH)).json()
    mover = float(duels()[1, 1])
    chances = {tuple(keep["keep"]): keep["chance"] for keep in lost["keeps"]}
    assert lost["exact"] is True
    assert chances[0, 1, 2, 3, 4] == 0
    assert chances[0, 2, 3, 4] == pytest.approx((1 + (1 - mover)) / 6, abs=1e-9)
    assert won["keeps"][0]["keep"] == [0, 1, 2, 3, 4]
    assert won["keeps"][0]["chance"] == 1


@pytest.mark.parametrize(
    ("position", "exact"),
    [
        ({"middle": 60, "own": 10, "others": {"red": 20, "blue": 10}, "turns": ["black", "blue", "red"]}, True),
        ({"own": 10, "others": {"red": 20, "blue": 10, "green": 3}, "turns": ["black", "blue", "red", "green"]}, False),
        ({"own": 80, "others": {"red": 40, "blue": 10}, "turns": ["black", "blue", "red"]}, False),
    ],
)
async def test_best_first_by_the_chance_to_win_and_an_estimate_says_so(
    tmp_path: Path, position: dict[str, Any], exact: bool
) -> None:
    """Three who hold more than the 100 brains of their own game are left over from a larger one."""
    async with served(tmp_path) as address:
        odds = (await ask(address, dice=[1, 2, 3, 0, 5], throws=1, **position)).json()
        without = (await ask(address, dice=[1, 2, 3, 0, 5], throws=1, **{**position, "turns": []})).json()
    chances = [keep["chance"] for keep in odds["keeps"]]
    assert odds["exact"] is exact
    assert all(0 <= chance <= 1 for chance in chances)
    assert chances == pytest.approx(sorted(chances, reverse=True), abs=1e-11)
    assert without["exact"] is None
    assert {keep["chance"] for keep in without["keeps"]} == {None}
    brains = {tuple(keep["keep"]): keep["brains"] for keep in without["keeps"]}
    assert {tuple(keep["keep"]): keep["brains"] for keep in odds["keeps"]} == brains


@pytest.mark.parametrize(
    "wrong",
    [
        {"turns": ["black", "red"]},
        {"turns": ["black", "red", "blue", "blue"]},
        {"turns": ["red", "black", "blue"]},
        {"turns": ["black", "red", "pink"]},
        {"middle": 61},
        {"middle": 0, "own": 0},
        {"middle": 0, "own": 121},
        {"middle": 0, "others": {}, "turns": ["black"]},
    ],
)
async def test_of_a_moment_that_no_game_has_nobodys_chance_is_told(tmp_path: Path, wrong: dict[str, Any]) -> None:
    right = {"middle": 60, "own": 10, "others": {"red": 20, "blue": 10}, "turns": ["black", "red", "blue"]}
    async with served(tmp_path) as address:
        answer = await ask(address, **{"dice": [1, 2, 3, 4, 5], "throws": 1, **right, **wrong})
    assert answer.status_code == 400
    assert answer.json()["code"] == "wrong_message"
    assert "turns" in answer.json()["detail"] or "add up" in answer.json()["detail"]
