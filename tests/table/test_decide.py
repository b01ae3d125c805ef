"""What can be done at a table, and what is refused with which code."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from gander.contract.game import CHANCE, IllegalMove, Seat
from gander.luck import QuickLuck
from gander.table import begin, decide
from gander.table.codes import hash_of
from gander.table.decide import Newcomer, SentMove, Stride
from gander.table.errors import NotAllowed, Unknown, WrongTime
from gander.table.events import Moved
from gander.table.terms import Settings
from tests.kinds import ALL_AT_ONCE, FOR_FOUR, FOR_THREE, TURN_BY_TURN, WITH_DICE
from tests.table.kit import BOT, CODE, GUEST, HERE, HOST, OPEN, Sitting, refusal, sitting

IN_TURN, THREE, FOUR = (agreed.game.name for agreed in (TURN_BY_TURN, FOR_THREE, FOR_FOUR))


def two_in_turn(**settings: Any) -> Sitting:
    return sitting(IN_TURN, HERE, OPEN, settings=Settings(**settings)).join().start()


def taken_over(table: Sitting, device: str, *, host_missed: bool) -> Stride:
    return decide.take_over(table.table, table.now, device, host_missed=host_missed)


# Coming and going ----------------------------------------------------------------------------------------------------


def test_a_newcomer_gets_the_seat_they_choose() -> None:
    table = sitting(THREE, HERE, OPEN, OPEN).join("Ben", seat=2).table
    assert [chair.name for chair in table.chairs] == ["Mia", None, "Ben"]
    assert table.seats_of(GUEST) == (2,)


def test_a_newcomer_without_a_choice_gets_the_first_open_seat() -> None:
    assert sitting(FOUR, HERE, BOT, OPEN, OPEN).join().table.seats_of(GUEST) == (2,)


def test_people_without_a_choice_are_different_animals() -> None:
    table = sitting(THREE, HERE, OPEN, OPEN).join("Ben").join("Ida", device="another").table
    assert len({chair.animal for chair in table.chairs}) == 3


def test_two_who_choose_the_same_animal_are_told_apart() -> None:
    """Phones that open the same link at once all offer the same one first."""
    table = sitting(THREE, HERE, OPEN, OPEN)
    for device in ("one", "other"):
        comer = decide.Newcomer(device, "Ben", "penguin")
        table.take(decide.join(table.table, table.now, comer, hash_of(CODE), None))
    assert table.table.chairs[1].animal == "penguin"
    assert len({chair.animal for chair in table.table.chairs}) == 3


def test_nobody_is_the_animal_of_a_bot() -> None:
    table = sitting(THREE, HERE, OPEN, replace(BOT, bot="otter"))
    table.take(decide.join(table.table, table.now, decide.Newcomer("one", "Ben", "otter"), hash_of(CODE), None))
    assert table.table.chairs[1].animal not in (None, "otter")


def test_a_taken_seat_is_refused_and_the_open_ones_are_named() -> None:
    table = sitting(THREE, HERE, OPEN, OPEN)
    with pytest.raises(WrongTime, match=r"seat 0 is taken: open are \[1, 2\]"):
        table.join("Ben", seat=0)


def test_who_comes_back_to_their_seat_keeps_their_name() -> None:
    table = two_in_turn()
    table.take(decide.invite(table.table, table.now, HOST, 1, hash_of("for seat 1")))
    table.take(decide.join(table.table, table.now, Newcomer("new phone", "Ben"), hash_of("for seat 1")))
    assert table.table.chairs[1].name == "Ben"


def test_a_full_table_says_so_to_who_has_its_code() -> None:
    table = sitting(IN_TURN, HERE, OPEN).join()
    assert refusal(WrongTime, lambda: table.join("Ida", device="another")) == "table_full"


def test_the_code_is_void_when_the_game_is_over() -> None:
    table = two_in_turn()
    table.take(decide.leave(table.table, table.now, GUEST, 1, "uniform"))
    table.take(decide.end(table.table, table.now, HOST))
    assert refusal(Unknown, lambda: table.join("Ida", device="another")) == "no_such_code"


def test_who_leaves_during_a_game_is_replaced_by_a_bot_and_may_come_back() -> None:
    table = two_in_turn()
    table.take(decide.leave(table.table, table.now, GUEST, 1, "uniform"))
    assert [chair.bot for chair in table.table.chairs] == [None, "uniform"]
    table.join("Ben")
    assert (table.table.chairs[1].bot, table.table.seats_of(GUEST)) == (None, (1,))


def test_who_leaves_before_the_game_leaves_an_open_seat() -> None:
    table = sitting(IN_TURN, HERE, OPEN).join()
    table.take(decide.leave(table.table, table.now, GUEST, 1, "uniform"))
    assert table.table.open_seats() == (1,)
    assert table.table.chairs[1].bot is None


def test_only_the_host_kicks() -> None:
    table = two_in_turn()
    assert refusal(NotAllowed, lambda: decide.kick(table.table, table.now, GUEST, 0, "uniform")) == "not_host"
    table.take(decide.kick(table.table, table.now, HOST, 1, "uniform"))
    assert table.table.seats_of(GUEST) == ()


def test_a_lost_device_is_replaced_by_a_code_for_its_seat() -> None:
    table = two_in_turn()
    table.take(decide.invite(table.table, table.now, HOST, 1, hash_of("for seat 1")))
    table.take(decide.join(table.table, table.now, Newcomer("new phone"), hash_of("for seat 1")))
    chair = table.table.chairs[1]
    assert (chair.device, chair.name) == ("new phone", "Ben")


def test_a_code_for_a_seat_is_good_for_once() -> None:
    table = two_in_turn()
    table.take(decide.invite(table.table, table.now, HOST, 1, hash_of("for seat 1")))
    table.take(decide.join(table.table, table.now, Newcomer("new phone"), hash_of("for seat 1")))
    with pytest.raises(Unknown):
        decide.join(table.table, table.now, Newcomer("thief"), hash_of("for seat 1"))


def test_a_stage_sees_the_table_and_holds_no_seat() -> None:
    table = two_in_turn()
    table.take(decide.invite(table.table, table.now, HOST, None, hash_of("for a stage")))
    table.take(decide.join(table.table, table.now, Newcomer("television"), hash_of("for a stage")))
    assert table.table.may_see("television")
    assert table.table.seats_of("television") == ()


def test_while_the_host_is_away_a_guest_takes_over() -> None:
    table = two_in_turn()
    table.take(taken_over(table, GUEST, host_missed=True))
    table.take(decide.pace(table.table, table.now, GUEST, 2))
    assert table.table.settings.pace == 2
    assert refusal(NotAllowed, lambda: decide.pace(table.table, table.now, HOST, 3)) == "not_host"


def test_nobody_takes_over_from_a_host_who_is_there() -> None:
    table = two_in_turn()
    assert refusal(WrongTime, lambda: taken_over(table, GUEST, host_missed=False)) == "host_present"


def test_a_host_who_was_away_gets_the_table_back_at_once() -> None:
    table = two_in_turn()
    table.take(taken_over(table, GUEST, host_missed=True))
    table.take(taken_over(table, HOST, host_missed=False))
    assert table.table.host == HOST
    assert refusal(WrongTime, lambda: taken_over(table, GUEST, host_missed=False)) == "host_present"


def test_of_two_who_were_away_the_later_one_cannot_take_the_table_from_the_earlier_one() -> None:
    table = sitting(THREE, HERE, OPEN, OPEN).join().join("Ida", device="third").start()
    for device in (GUEST, "third"):
        table.take(taken_over(table, device, host_missed=True))
    assert table.table.hosts_before == (HOST, GUEST)
    table.take(taken_over(table, HOST, host_missed=False))
    assert [device for device in (GUEST, "third") if device in table.table.hosts_before] == []


def test_a_host_who_leaves_a_game_hands_the_table_to_who_is_there() -> None:
    table = sitting(THREE, HERE, OPEN, OPEN).join("Ben").join("Ida", device="third").start()
    table.take(decide.leave(table.table, table.now, HOST, 0, "uniform", present={HOST, "third"}))
    assert table.table.host == "third"
    table.take(decide.pause(table.table, table.now, "third"))


def test_a_host_who_leaves_a_game_before_anybody_has_a_line_hands_the_table_to_the_next() -> None:
    table = sitting(THREE, HERE, OPEN, OPEN).join("Ben").join("Ida", device="third").start()
    table.take(decide.leave(table.table, table.now, HOST, 0, "uniform"))
    assert table.table.host == GUEST


def test_a_host_who_gives_up_one_of_two_seats_or_plays_with_bots_keeps_the_table() -> None:
    for seats in ((HERE, HERE, OPEN), (HERE, BOT, BOT)):
        table = sitting(THREE, *seats)
        if OPEN in seats:
            table.join()
        table.start()
        table.take(decide.leave(table.table, table.now, HOST, 0, "uniform"))
        assert table.table.host == HOST


def test_a_host_who_stands_up_before_the_game_keeps_the_table() -> None:
    table = sitting(IN_TURN, HERE, OPEN).join()
    table.take(decide.leave(table.table, table.now, HOST, 0, "uniform"))
    assert table.table.host == HOST


def test_who_left_during_a_game_comes_back_to_seat_and_name_without_a_code() -> None:
    table = two_in_turn()
    table.take(decide.leave(table.table, table.now, HOST, 0, "uniform"))
    assert table.table.seats_left_by(HOST) == (0,)
    assert table.table.may_see(HOST)
    table.take(decide.reclaim(table.table, table.now, HOST, 0))
    chair = table.table.chairs[0]
    assert (chair.device, chair.name, chair.bot) == (HOST, "Mia", None)
    table.take(taken_over(table, HOST, host_missed=False))
    assert table.table.host == HOST


def test_a_seat_that_somebody_else_took_is_not_given_back() -> None:
    table = two_in_turn()
    table.take(decide.leave(table.table, table.now, GUEST, 1, "uniform"))
    table.take(decide.end(table.table, table.now, HOST))
    table.take(decide.sit_down(table.table, table.now, Newcomer(HOST, "Ida"), 1))
    assert refusal(NotAllowed, lambda: decide.reclaim(table.table, table.now, GUEST, 1)) == "not_your_seat"
    assert not table.table.has(GUEST)  # they are in the room, and look on


def test_who_was_sent_away_has_no_way_back() -> None:
    table = two_in_turn()
    table.take(decide.kick(table.table, table.now, HOST, 1, "uniform"))
    assert refusal(NotAllowed, lambda: decide.reclaim(table.table, table.now, GUEST, 1)) == "not_your_seat"


def test_a_stranger_does_not_take_over() -> None:
    table = two_in_turn(spectators=True)
    assert refusal(NotAllowed, lambda: taken_over(table, "stranger", host_missed=True)) == "not_at_table"


def test_a_big_screen_that_was_the_host_still_sees_the_table() -> None:
    table = sitting(IN_TURN, OPEN, OPEN).join().join("Ida", device="third device")
    table.take(taken_over(table, GUEST, host_missed=True))
    assert table.table.host == GUEST
    assert table.table.may_see(HOST)


def test_who_is_the_host_already_takes_nothing_over() -> None:
    table = two_in_turn()
    assert taken_over(table, HOST, host_missed=False).events == ()


def test_only_the_host_invites() -> None:
    table = two_in_turn()
    assert refusal(NotAllowed, lambda: decide.invite(table.table, table.now, GUEST, 0, "x")) == "not_host"


def test_a_seat_goes_to_a_bot_and_back() -> None:
    table = two_in_turn()
    table.take(decide.substitute(table.table, table.now, GUEST, 1, "uniform"))
    assert [chair.bot for chair in table.table.chairs] == [None, "uniform"]
    table.take(decide.reclaim(table.table, table.now, GUEST, 1))
    assert [chair.bot for chair in table.table.chairs] == [None, None]


def test_a_guest_cannot_give_away_the_seat_of_another() -> None:
    table = two_in_turn()
    code = refusal(NotAllowed, lambda: decide.substitute(table.table, table.now, GUEST, 0, "uniform"))
    assert code == "not_your_seat"


def test_an_abandoned_seat_cannot_be_reclaimed_by_nobody() -> None:
    table = two_in_turn()
    table.take(decide.leave(table.table, table.now, GUEST, 1, "uniform"))
    assert refusal(WrongTime, lambda: decide.reclaim(table.table, table.now, HOST, 1)) == "seat_empty"


# The game ------------------------------------------------------------------------------------------------------------


def test_a_game_begins_when_every_seat_is_taken() -> None:
    table = sitting(IN_TURN, HERE, OPEN)
    assert refusal(WrongTime, table.start) == "seats_open"
    table.join().start()
    assert table.table.phase == "playing"
    assert table.events[-1].by == "chance"  # type: ignore[union-attr]


def test_chance_moves_at_once_so_that_nobody_waits_for_it() -> None:
    table = sitting(WITH_DICE.game.name, *[HERE] * len(WITH_DICE.seats)).start()
    moved: list[list[Seat]] = []
    while table.table.phase == "playing":
        seat = table.awaited()[0]
        events = table.move(seat, table.legal(seat)[0]).events
        moved.append([event.actor for event in events if isinstance(event, Moved)])
        assert CHANCE not in table.awaited()
    assert [0, CHANCE] in moved


def test_a_move_for_a_seat_of_another_device_is_refused() -> None:
    table = two_in_turn()
    with pytest.raises(NotAllowed):
        decide.move(table.table, table.now, GUEST, SentMove(0, table.table.seq, "id", table.legal(0)[0]))


def test_the_rules_refuse_with_their_own_reason() -> None:
    table = two_in_turn()
    with pytest.raises(IllegalMove) as caught:
        table.move(1, table.legal(0)[0])
    assert caught.value.reason == "not_your_turn"


def test_the_same_move_again_does_nothing() -> None:
    table = two_in_turn()
    seq, move = table.table.seq, table.legal(0)[0]
    table.move(0, move, seq, "once")
    after = table.table
    table.move(0, move, seq, "once")
    assert table.table == after


def test_a_move_that_answers_an_old_question_is_refused() -> None:
    table = two_in_turn()
    old = table.table.seq
    for seat in (0, 1):
        table.move(seat, table.legal(seat)[0])
    assert refusal(WrongTime, lambda: table.move(0, table.legal(0)[0], old)) == "stale"


def test_a_move_cannot_answer_what_has_not_been_asked_yet() -> None:
    table = two_in_turn()
    assert refusal(WrongTime, lambda: table.move(0, table.legal(0)[0], table.table.seq + 1)) == "stale"


def test_several_who_are_to_move_may_answer_the_same_view() -> None:
    table = sitting(ALL_AT_ONCE.game.name, HERE, HERE, HERE).start()
    seq, moves = table.table.seq, [table.legal(seat)[0] for seat in range(3)]
    assert set(table.awaited()) >= {0, 1, 2}
    for seat in (2, 0, 1):
        table.move(seat, moves[seat], seq)
    assert [event.actor for event in table.events[-3:]] == [2, 0, 1]  # type: ignore[union-attr]


def test_nobody_moves_for_a_seat_where_a_bot_plays() -> None:
    table = two_in_turn()
    table.take(decide.substitute(table.table, table.now, HOST, 0, "uniform"))
    assert refusal(WrongTime, lambda: table.move(0, table.legal(0)[0])) == "bot_plays"


@pytest.mark.parametrize("what", [decide.pause, decide.resume, decide.end])
def test_only_who_is_at_the_table(what: Callable[..., Stride]) -> None:
    table = two_in_turn()
    assert refusal(NotAllowed, lambda: what(table.table, table.now, "onlooker")) == "not_at_table"


def test_no_move_during_a_pause() -> None:
    table = two_in_turn()
    table.take(decide.pause(table.table, table.now, HOST))
    assert refusal(WrongTime, lambda: table.move(0, table.legal(0)[0])) == "wrong_phase"
    table.take(decide.resume(table.table, table.now, HOST))
    table.move(0, table.legal(0)[0])


def test_A2_a_game_that_the_host_ends_has_no_result() -> None:
    table = two_in_turn()
    table.take(decide.end(table.table, table.now, HOST))
    assert table.table.phase == "over"
    assert table.table.round is not None
    assert table.table.round.outcome is None


def finished(seed: int) -> Sitting:
    table = sitting(IN_TURN, HERE, OPEN).join().start()
    table.play_on(QuickLuck(seed), 10_000)
    assert table.table.phase == "over"
    return table


def test_again_with_the_winner_first() -> None:
    table = next(table for table in map(finished, range(50)) if table.table.round.outcome.winners == (1,))  # type: ignore[union-attr]
    table.take(begin.again(table.table, table.now, HOST, "winner", bytes(32)))
    assert table.awaited() == (1,)
    assert [chair.name for chair in table.table.chairs] == ["Mia", "Ben"]


def test_A1_again_with_the_youngest_first() -> None:
    table = next(table for table in map(finished, range(50)) if table.table.round.outcome.winners == (1,))  # type: ignore[union-attr]
    table.take(begin.again(table.table, table.now, HOST, "youngest", bytes(32)))
    assert table.awaited() == (0,)


def test_best_of_three_is_won_with_two_games() -> None:
    """The game that is over counts as the first; then it goes on by itself, until somebody has two."""
    table = next(table for table in map(finished, range(50)) if table.table.round.outcome.winners == (1,))  # type: ignore[union-attr]
    won = [0, 1]
    table.take(begin.again(table.table, table.now, HOST, "youngest", bytes(32), best_of_three=True))
    assert table.table.wins == (0, 1)
    for number in range(2, 30):
        table.play_on(QuickLuck(number), 10_000)
        assert table.table.round is not None
        assert table.table.round.outcome is not None
        if len(winners := table.table.round.outcome.winners) == 1:
            won[winners[0]] += 1
        assert table.table.wins == tuple(won)
        if 2 in won:
            break
        table.take(begin.again(table.table, table.now, HOST, "youngest", bytes([number]) * 32))
    assert 2 in won
    table.take(begin.again(table.table, table.now, HOST, "youngest", bytes(32)))
    assert table.table.wins is None


def test_a_shared_win_counts_for_nobody_in_a_best_of_three() -> None:
    table = next(table for table in map(finished, range(200)) if len(table.table.round.outcome.winners) == 2)  # type: ignore[union-attr]
    table.take(begin.again(table.table, table.now, HOST, "winner", bytes(32), best_of_three=True))
    assert table.table.wins == (0, 0)


def test_again_uses_a_new_seed() -> None:
    table = finished(1)
    first = table.table.round
    table.take(begin.again(table.table, table.now, HOST, "youngest", bytes(32)))
    second = table.table.round
    assert first is not None
    assert second is not None
    assert second.deal.seed == bytes(32) != first.deal.seed
    assert second.chances == 1


def test_a_code_is_good_however_it_is_typed() -> None:
    from gander.table.codes import as_typed

    assert as_typed(" k7qx-3m9p ") == CODE


def test_decisions_change_nothing() -> None:
    table = two_in_turn()
    copy = replace(table.table)
    decide.move(table.table, table.now, HOST, SentMove(0, table.table.seq, "id", table.legal(0)[0]))
    assert table.table == copy
