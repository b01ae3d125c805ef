"""The Goose at a table: its countdowns, its proposals, and the card that one looks at alone."""

from __future__ import annotations

import pytest

from gander.contract.game import CLOCK, WrongOption
from gander.games.goose.game import GAME
from gander.games.goose.pieces import Accept, Answer, Looked, Propose, Ready, Roll
from gander.luck import QuickLuck
from gander.table import decide
from gander.table.clock import PATIENCE, Due, bot_turns, check_countdowns, deadlines
from gander.table.errors import WrongTime
from gander.table.events import Opened, decoder, encode
from gander.table.pov import Pov, pov_of_seat
from gander.table.terms import Settings
from tests.table.kit import BOT, HERE, HOST, LOOKS, NOON, Sitting, opened_before, refusal, sitting


def studied(table: Sitting) -> Sitting:
    """All are ready, and the starter rolls."""
    for seat in range(len(table.table.chairs)):
        table.move(seat, Ready())
    return table


def test_G6_two_minutes_to_study() -> None:
    table = sitting("goose", HERE, HERE).start()
    assert deadlines(table.table) == (Due(NOON + 120, CLOCK, 120, "study"),)


def test_G6_the_line_up_is_turned_down_when_time_is_up() -> None:
    table = sitting("goose", HERE, HERE).start()
    assert decide.time_passes(table.table, NOON + 119.9).events == ()
    table.take(decide.time_passes(table.table, NOON + 120))
    assert table.state.phase == "roll"


def test_being_ready_does_not_give_the_others_more_time() -> None:
    table = sitting("goose", HERE, HERE).start()
    table.now = NOON + 100
    table.move(0, Ready())
    assert deadlines(table.table) == (Due(NOON + 120, CLOCK, 120, "study"),)


def test_G15_ten_seconds_for_a_new_card() -> None:
    table = studied(sitting("goose", HERE).start())
    table.move(0, Roll())
    table.now = NOON + 500
    table.move(0, table.legal(0)[0])
    assert table.state.phase == "new_card"
    # They begin when the card can be seen: breath, truth, verdict and after take 300, 400, 900 and 500 milliseconds.
    (due,) = deadlines(table.table)
    assert (due.actor, due.seconds, due.countdown) == (CLOCK, 10, "new_card")
    assert due.at == pytest.approx(NOON + 510 + 2.1)


def test_G19_a_bot_lets_people_propose_first() -> None:
    table = sitting("goose", HERE, BOT, mode="cooperative", settings=Settings(pace=2)).start()
    table.take(decide.time_passes(table.table, NOON + 120))
    table.now = NOON + 200
    table.move(0, Roll())
    assert bot_turns(table.table) == (Due(NOON + 200 + 2 * PATIENCE, 1, 2 * PATIENCE),)


def test_an_answer_to_a_proposal_that_was_replaced_is_stale() -> None:
    """Accepting «yellow» must not be taken for accepting «red» (G19)."""
    table = sitting("goose", HERE, HERE, HERE, mode="cooperative").start()
    for seat in range(3):
        table.move(seat, Ready())
    table.move(0, Roll())
    values = [move.value for move in table.legal(0)]
    table.move(0, Propose(values[0]))
    seen_by_2 = table.table.seq
    table.move(1, Propose(values[1]))
    assert refusal(WrongTime, lambda: table.move(2, Accept(), seen_by_2)) == "stale"


def test_a_seat_that_looks_alone_is_private_G9() -> None:
    """After a wrong answer the active player sees the card in hand; before and after nobody has to look away."""
    table = sitting("goose", HERE, HERE, HERE).start()
    assert Pov(table.table, HOST).view(NOON).private == ()
    table.take(decide.time_passes(table.table, NOON + 120))
    table.move(0, Roll())
    right = getattr(table.state.lineup[table.state.question.slot], table.state.question.feature)
    wrong = [move for move in table.legal(0) if move != Answer(right)]
    table.move(0, wrong[0])
    assert {Pov(table.table, HOST, *look).view(NOON).private for look in LOOKS} == {(0,)}
    table.move(1, Answer(right))
    assert Pov(table.table, HOST).view(NOON).private == ()


def test_what_happened_is_told_in_the_viewers_form() -> None:
    """After a wrong answer only the active player is told which card was looked at (G9)."""
    for seed in range(50):
        table = sitting("goose", HERE, HERE).start()
        for seat in (0, 1):
            table.move(seat, Ready())
        table.move(0, Roll())
        stride = table.move(0, table.legal(0)[QuickLuck(seed).below(5)])
        if table.state.phase == "others":
            break
    looker, other = (pov_of_seat(table.table, HOST, seat).view(NOON, stride).events[-1] for seat in (0, 1))
    assert looker == Looked(0, table.state.held)
    assert other == Looked(0, None)


def test_an_older_log_keeps_its_countdowns() -> None:
    opened = decoder("goose").decode(opened_before("goose"))
    assert isinstance(opened, Opened)
    assert opened.settings == Settings(pace=1.5, countdowns={"study": 45, "new_card": 7})
    assert decoder("goose").decode(encode(opened)) == opened


def test_a_countdown_that_there_is_not_is_refused() -> None:
    with pytest.raises(WrongOption, match="one of study, new_card in goose"):
        check_countdowns(GAME, Settings(countdowns={"lunch": 60}))
