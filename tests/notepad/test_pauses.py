"""For how long a game stood still."""

from __future__ import annotations

from gander.notepad.pauses import Pauses, pauses_in
from gander.table.events import GameEnded, Paused, Resumed


def test_pauses_are_counted_from_each_to_its_end() -> None:
    assert pauses_in([]) == Pauses(0, 0.0)
    assert pauses_in([Paused(at=1.0), Resumed(at=3.5), Paused(at=10.0), Resumed(at=11.0)]) == Pauses(2, 3.5)
    assert pauses_in([Paused(at=1.0), GameEnded(at=5.0), Resumed(at=9.0)]) == Pauses(1, 4.0)
