"""The Boar at a table."""

from __future__ import annotations

from gander.games.boar.pieces import Draw
from gander.luck import QuickLuck
from gander.table import decide
from gander.table.pov import Pov
from gander.table.terms import Settings
from tests.table.kit import GUEST, HERE, HOST, NOON, OPEN, sitting


def test_with_cards_that_only_others_see_every_seat_is_private_B7() -> None:
    table = sitting("boar", HERE, HERE, OPEN).join().start()
    table.play_on(QuickLuck(7), 12)
    assert Pov(table.table, HOST, "seat", 0).view(NOON).private == (0, 1)
    assert Pov(table.table, GUEST, "seat", 2).view(NOON).private == (), "on a device of one's own nobody looks on"
    table.take(decide.end(table.table, table.now, HOST))
    assert Pov(table.table, HOST, "seat", 0).view(NOON).private == ()


def test_who_takes_too_long_draws() -> None:
    table = sitting("boar", HERE, HERE, settings=Settings(turn_seconds=30)).start()
    (event,) = table.take(decide.time_passes(table.table, NOON + 31)).events
    assert (event.actor, event.move, event.by) == (0, Draw(), "clock")  # type: ignore[union-attr]
