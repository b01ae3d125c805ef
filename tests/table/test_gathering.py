"""Before the game: who is there, who is ready, and a game that begins with those who came."""

from __future__ import annotations

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from gander.contract.game import WrongOption
from gander.games import GAMES
from gander.luck import hash_of_seed
from gander.table import begin, decide
from gander.table.change import fold
from gander.table.errors import NotAllowed, WrongTime
from gander.table.events import Opened, decoder, encode
from gander.table.pov import info, pov_at
from gander.table.terms import Settings
from tests.kinds import FOR_THREE, TURN_BY_TURN
from tests.table.kit import BOT, GUEST, HOST, OPEN, Sitting, refusal, sitting

IN_TURN, THREE = TURN_BY_TURN.game.name, FOR_THREE.game.name
TOGETHER = next(name for name, game in GAMES.items() if "cooperative" in game.players)
ANYBODY = Settings(any_number=True)
BEN, MIA, IDA = "Ben's phone", "Mia's phone", "Ida's phone"


def on_the_tv(game: str, seats: int) -> Sitting:
    """The screen opened a table, and nobody has come yet."""
    return sitting(game, *[OPEN] * seats, settings=ANYBODY, mode="versus")


def most(game: str) -> int:
    return GAMES[game].players["versus"].stop - 1


def levels(table: Sitting) -> tuple[str, ...]:
    return next(option.choices for option in table.table.game.offers if option.name == "level")


def starts(table: Sitting, device: str) -> None:
    table.take(begin.start(table.table, table.now, device))


def test_the_game_begins_with_those_who_came_and_any_of_them_may_start_it() -> None:
    table = on_the_tv(THREE, most(THREE)).join("Mia", 0, MIA).join("Ben", 2, BEN).join("Ida", 3, IDA)
    starts(table, BEN)
    assert [chair.name for chair in table.table.chairs] == ["Mia", "Ben", "Ida"]
    assert [table.table.seats_of(device) for device in (MIA, BEN, IDA)] == [(0,), (1,), (2,)]
    assert table.table.options.players == len(table.table.chairs) == 3


def test_with_too_few_nothing_begins() -> None:
    table = on_the_tv(THREE, most(THREE)).join("Mia", device=MIA)
    assert refusal(WrongTime, lambda: starts(table, MIA)) == "too_few"


def test_a_bot_that_somebody_added_plays_and_makes_room_for_a_newcomer() -> None:
    table = on_the_tv(IN_TURN, 3).join("Mia", device=MIA)
    table.take(decide.substitute(table.table, table.now, MIA, 1, "uniform"))
    starts(table, MIA)
    assert [chair.bot for chair in table.table.chairs] == [None, "uniform"]
    assert table.join("Ben", device=BEN).table.chairs[1].bot is None


def test_the_bot_can_be_taken_away_again_by_those_at_the_table() -> None:
    table = on_the_tv(IN_TURN, 3).join("Mia", device=MIA)
    table.take(decide.substitute(table.table, table.now, HOST, 2, "uniform"))
    table.take(decide.reclaim(table.table, table.now, MIA, 2))
    assert refusal(WrongTime, lambda: starts(table, MIA)) == "too_few"


def test_people_take_the_empty_seats_before_those_of_bots() -> None:
    table = on_the_tv(IN_TURN, 3)
    table.take(decide.substitute(table.table, table.now, HOST, 0, "uniform"))
    assert table.join("Mia", device=MIA).table.seats_of(MIA) == (1,)
    assert table.join("Ben", device=BEN).join("Ida", device=IDA).table.seats_of(IDA) == (0,)


def test_a_bot_that_was_planned_makes_room_once_it_is_sent_away() -> None:
    table = sitting(IN_TURN, OPEN, BOT, settings=ANYBODY).join("Mia", device=MIA)
    table.take(decide.reclaim(table.table, table.now, MIA, 1))
    assert table.join("Ben", device=BEN).table.seats_of(BEN) == (1,)


def test_who_starts_moves_up_with_the_seats() -> None:
    table = sitting(IN_TURN, OPEN, OPEN, OPEN, settings=ANYBODY, starter=2)
    table.join("Mia", 1, MIA).join("Ben", 2, BEN)
    starts(table, MIA)
    assert table.table.options.starter == 1


def test_the_seat_that_starts_may_be_one_that_nobody_took() -> None:
    table = sitting(IN_TURN, OPEN, OPEN, OPEN, settings=ANYBODY, starter=2)
    table.join("Mia", 0, MIA).join("Ben", 1, BEN)
    starts(table, MIA)
    assert table.table.options.starter == 0


def test_what_was_agreed_for_each_seat_moves_up_too() -> None:
    chosen_by_seat = [(game, option) for game in GAMES.values() for option in game.offers if option.kind == "seats"]
    for game, option in chosen_by_seat:
        seats = most(game.name)
        dealt = option.choices[:seats]
        table = sitting(game.name, *[OPEN] * seats, settings=ANYBODY, **{option.name: dealt})
        for seat in range(1, seats):
            table.join(f"P{seat}", seat, f"phone {seat}")
        starts(table, "phone 1")
        assert getattr(table.table.options, option.name) == dealt[1:]
    assert chosen_by_seat


def test_a_table_for_certain_people_still_waits_for_them() -> None:
    table = sitting(THREE, OPEN, OPEN, OPEN).join("Mia", device=MIA).join("Ben", device=BEN)
    assert refusal(WrongTime, lambda: starts(table, MIA)) == "seats_open"


def test_the_table_is_the_same_when_it_is_read_again() -> None:
    table = on_the_tv(IN_TURN, 4).join("Mia", 1, MIA).join("Ben", 3, BEN)
    table.take(begin.ready(table.table, table.now, BEN, 3, is_ready=True))
    starts(table, BEN)
    again = fold(decoder(IN_TURN).decode(encode(event)) for event in table.events)
    assert again is not None
    assert again.chairs == table.table.chairs
    assert again.options == table.table.options


def test_a_device_that_looked_at_a_seat_that_moved_up_sees_the_cover_and_not_somebody_elses_cards() -> None:
    table = on_the_tv(IN_TURN, 4).join("Mia", 1, MIA).join("Ben", 3, BEN)
    starts(table, BEN)
    for device, seat in ((MIA, 1), (BEN, 3)):
        assert pov_at(table.table, device, "seat", seat).looking == "cover"


def test_a_code_for_a_seat_is_void_once_the_seats_have_moved_up() -> None:
    table = on_the_tv(IN_TURN, 3).join("Mia", 0, MIA).join("Ben", 2, BEN)
    table.take(decide.invite(table.table, table.now, HOST, 2, "for Ben"))
    table.take(decide.invite(table.table, table.now, HOST, None, "for a stage"))
    starts(table, BEN)
    assert [invited.code_hash for invited in table.table.invitations] == ["for a stage"]


def test_everybody_sees_who_is_ready_until_the_game_begins() -> None:
    table = on_the_tv(IN_TURN, 2).join("Mia", device=MIA).join("Ben", device=BEN)
    table.take(begin.ready(table.table, table.now, BEN, 1, is_ready=True))
    assert [seat.ready for seat in info(table.table).seats] == [False, True]
    table.take(begin.ready(table.table, table.now, BEN, 1, is_ready=False))
    assert not any(seat.ready for seat in info(table.table).seats)
    table.take(begin.ready(table.table, table.now, BEN, 1, is_ready=True))
    starts(table, MIA)
    assert not any(seat.ready for seat in info(table.table).seats)


def test_nobody_is_ready_for_somebody_else_or_during_the_game() -> None:
    table = on_the_tv(IN_TURN, 2).join("Mia", device=MIA).join("Ben", device=GUEST)
    say = begin.ready
    assert refusal(NotAllowed, lambda: say(table.table, table.now, MIA, 1, is_ready=True)) == "not_your_seat"
    starts(table, MIA)
    assert refusal(WrongTime, lambda: say(table.table, table.now, MIA, 0, is_ready=True)) == "wrong_phase"


def test_who_sits_down_anew_is_not_ready_yet() -> None:
    table = on_the_tv(IN_TURN, 2).join("Mia", device=MIA)
    table.take(begin.ready(table.table, table.now, MIA, 0, is_ready=True))
    table.take(decide.leave(table.table, table.now, MIA, 0, "uniform"))
    assert not table.join("Ida", 0, IDA).table.chairs[0].ready


def test_the_shares_in_the_luck_are_those_of_the_seats_that_play() -> None:
    table = on_the_tv(IN_TURN, 4).join("Mia", 1, MIA).join("Ben", 3, BEN)
    for device, salt in ((MIA, "11" * 32), (BEN, "22" * 32)):
        table.take(begin.pledge(table.table, table.now, device, hash_of_seed(bytes.fromhex(salt))))
    starts(table, MIA)
    for device, salt in ((MIA, "11" * 32), (BEN, "22" * 32)):
        table.take(begin.reveal(table.table, table.now, device, salt))
    assert table.table.phase == "playing"
    assert table.table.round is not None
    assert sorted(share.seats for share in table.table.round.deal.shares) == [(0,), (1,)]


def test_any_phone_may_choose_another_level_before_the_game() -> None:
    table = on_the_tv(IN_TURN, 2).join("Mia", device=MIA).join("Ben", device=BEN)
    easiest, other = levels(table)[:2]
    assert table.table.options.level == easiest
    table.take(begin.agree(table.table, table.now, BEN, {"level": other}))
    assert table.table.options == replace(table.table.options, level=other, players=2)
    events = len(table.events)
    table.take(begin.agree(table.table, table.now, MIA, {"level": other}))
    assert len(table.events) == events  # it is agreed already
    again = fold(decoder(IN_TURN).decode(encode(event)) for event in table.events)
    assert again is not None
    assert again.options == table.table.options
    starts(table, MIA)
    assert refusal(WrongTime, lambda: begin.agree(table.table, table.now, MIA, {"level": easiest})) == "wrong_phase"


def test_how_many_play_and_what_no_rule_allows_cannot_be_agreed() -> None:
    table = on_the_tv(IN_TURN, 3).join("Mia", device=MIA)
    table.take(begin.agree(table.table, table.now, MIA, {"players": 2}))
    assert table.table.options.players == 3
    for wrong in ({"level": "impossible"}, {"starter": 7}, {"luck": True}):
        with pytest.raises(WrongOption):
            begin.agree(table.table, table.now, MIA, wrong)


def test_where_the_luck_was_chosen_everything_is_settled() -> None:
    opened = on_the_tv(IN_TURN, 2).events[0]
    assert isinstance(opened, Opened)
    table = Sitting(replace(opened, chosen=True)).join("Mia", device=MIA)
    other = levels(table)[1]
    assert refusal(WrongTime, lambda: begin.agree(table.table, table.now, MIA, {"level": other})) == "sealed"


def test_what_makes_no_sense_in_another_mode_goes_with_the_old_one() -> None:
    """Cards to start with where all play against each other; then they find that they would rather play together."""
    table = on_the_tv(TOGETHER, 2).join("Mia", device=MIA).join("Ben", device=BEN)
    table.take(begin.agree(table.table, table.now, BEN, {"glances": [0, 2], "ahead": [0, 3]}))
    assert table.table.options.ahead == (0, 3)
    table.take(begin.agree(table.table, table.now, MIA, {"mode": "cooperative"}))
    assert (table.table.options.glances, table.table.options.ahead) == ((0, 2), UNSET)
