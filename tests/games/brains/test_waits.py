"""How long one waits for four bots, by the clock of the server: it is counted, and nobody waits for it."""

from __future__ import annotations

from typing import Final

from gander.games.brains.pieces import Announce, Landed, Pass, PhaseTwo
from gander.luck import QuickLuck
from gander.table import decide
from gander.table.clock import bot_turns, seen_at
from gander.table.terms import PlannedSeat
from tests.table.kit import HERE, Sitting, sitting

# By hand from docs/show.md, in seconds: after each of five choices 0.7 (lights and haul), and each of four bots throws
# three times at most, with half a second for each throw; once in a game the title of phase 2 is read.
LONGEST: Final = 5 * 0.7 + 4 * 3 * 0.5
TITLE: Final = 1.2


def waits(table: Sitting, luck: QuickLuck) -> list[tuple[float, int, bool]]:
    """Each time from one's choice to one's own throw: seconds, how often bots threw, and whether phase 2 began."""
    found = []
    left, throws, title = table.now, 0, False
    while 0 not in table.table.game.observe(table.state, None).out and table.table.phase == "playing":
        [seat], current = table.awaited(), table.table.round
        assert current is not None
        move = table.legal(seat)[luck.below(len(table.legal(seat)))]
        if seat == 0 and not table.table.game.observe(table.state, 0).throws and throws:
            found.append((seen_at(table.table, current, 0) - left, throws, title))
        if seat == 0:
            stride = table.move(0, move)
        else:
            table.now = bot_turns(table.table)[0].at
            stride = table.take(decide.bot_move(table.table, table.now, seat, move))
        events = [event for step in stride.steps for event in step.events]
        throws += seat != 0 and any(isinstance(event, Landed) for event in events)
        title = title or any(isinstance(event, PhaseTwo) for event in events)
        if seat == 0 and isinstance(move, Announce | Pass):
            left, throws, title = table.now, 0, any(isinstance(event, PhaseTwo) for event in events)
    return found


def test_five_players_wait_less_than_ten_seconds_at_the_usual_pace() -> None:
    table = sitting("brains", HERE, *[PlannedSeat("bot", bot="otter")] * 4).start()
    found = waits(table, QuickLuck(1))
    assert max(throws for _, throws, _ in found) > 9  # bots make the most of their throws
    assert any(title for *_, title in found)
    assert all(wait <= LONGEST + (TITLE if title else 0) + 1e-3 for wait, _, title in found), found
    assert LONGEST < 10
