"""Copies of a household are kept for as many days as was said."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

from gander.store.sqlite import Sqlite
from gander.store.upkeep.backup import back_up_daily

NOON = datetime(2026, 11, 16, 12, tzinfo=UTC)


def test_copies_go_after_their_days_and_nothing_else_does(household: Sqlite, tmp_path: Path) -> None:
    """Thirty days after it was made a copy is gone, though the job of that day starts somewhat earlier."""
    folder = tmp_path / "copies"
    assert household.path is not None
    for days in (31, 30, 29, 1):
        back_up_daily(household.path, folder, 365, NOON - timedelta(days=days) + timedelta(minutes=1))
    (folder / "gander-before-the-move.db").touch()
    (folder / "holiday.jpg").touch()
    found, old = back_up_daily(household.path, folder, 30, NOON)
    assert (found.broken, old) == ((), 2)
    assert sorted(file.name for file in folder.iterdir()) == [
        "gander-2026-10-18-120100.db",
        "gander-2026-11-15-120100.db",
        "gander-2026-11-16-120000.db",
        "gander-before-the-move.db",
        "holiday.jpg",
    ]
