"""The deal of the day: the formula against its page, whose seeds `sha256sum` worked out, and which day it is."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from gander.contract.game import UnknownGame, WrongOption
from gander.day import check_dealt, is_a_day_now, levels_of_day, seed_of_day
from gander.games import GAMES
from gander.luck import hash_of_seed
from tests.tree import text_of

NOON = datetime(2026, 11, 15, 12, tzinfo=UTC)
ZONES = [ZoneInfo(name) for name in ("Pacific/Kiritimati", "Pacific/Auckland", "Europe/Berlin", "Pacific/Honolulu")]


def test_the_seeds_of_the_page_are_right() -> None:
    rows = re.findall(r"^(\d{4}-\d\d-\d\d) (\w+) (\w+) +([0-9a-f]{64})$", text_of(Path("docs/day.md")), re.MULTILINE)
    assert rows
    for _, game, level, _ in rows:
        check_dealt(game, level)
    assert [seed_of_day(date.fromisoformat(day), game, level) for day, game, level, _ in rows] == [
        row[3] for row in rows
    ]
    assert len({row[3] for row in rows}) == len(rows)


def test_the_drawn_seeds_of_the_page_are_right() -> None:
    """`openssl dgst` worked them out."""
    page = text_of(Path("docs/day.md"))
    secret, seal = re.findall(r"`([0-9a-f]{64})`", page)
    rows = re.findall(r"^drawn (\d{4}-\d\d-\d\d) (\w+) (\w+) +([0-9a-f]{64})$", page, re.MULTILINE)
    assert rows
    found = [seed_of_day(date.fromisoformat(day), game, level, secret) for day, game, level, _ in rows]
    assert found == [row[3] for row in rows]
    assert hash_of_seed(bytes.fromhex(secret)) == seal


@pytest.mark.parametrize("zone", ZONES, ids=str)
@pytest.mark.parametrize("hours", range(0, 48, 5))
def test_everybodys_own_day_is_one_wherever_they_are(zone: ZoneInfo, hours: int) -> None:
    moment = NOON + timedelta(hours=hours)
    today = moment.astimezone(zone).date()
    assert is_a_day_now(today, moment.timestamp())
    assert not is_a_day_now(today + timedelta(days=3), moment.timestamp())
    assert not is_a_day_now(today - timedelta(days=3), moment.timestamp())


@pytest.mark.parametrize(
    ("at", "days"),
    [
        (datetime(2026, 11, 15, 9, 59, tzinfo=UTC), (14, 15)),
        (datetime(2026, 11, 15, 10, 0, tzinfo=UTC), (14, 15, 16)),  # midnight on Kiritimati
        (datetime(2026, 11, 15, 12, 0, tzinfo=UTC), (15, 16)),  # midnight on Baker Island
    ],
)
def test_on_earth_there_are_two_days_and_for_two_hours_three(at: datetime, days: tuple[int, ...]) -> None:
    found = tuple(day for day in range(10, 21) if is_a_day_now(date(2026, 11, day), at.timestamp()))
    assert found == days


def test_only_what_is_offered_is_dealt() -> None:
    for name, game in GAMES.items():
        for level in levels_of_day(game):
            check_dealt(name, level)
        with pytest.raises(WrongOption):
            check_dealt(name, "impossible")
    with pytest.raises(UnknownGame):
        check_dealt("tiddlywinks", "rookie")
