"""Deadlines: when they pass, whose they are, and what becomes of them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from gander.contract.game import CLOCK, AnyGame, WrongOption
from gander.games import GAMES
from gander.luck import QuickLuck
from gander.table import decide
from gander.table.clock import (
    AMONG_BOTS,
    QUICKEST,
    Due,
    bot_turns,
    brisk,
    check_countdowns,
    deadlines,
    deserted_until,
    hurried,
    next_due,
)
from gander.table.events import decoder, encode
from gander.table.pov import pov_of_seat
from gander.table.table import Table
from gander.table.terms import Settings
from gander.table.view import Deadline
from tests.kinds import FOR_THREE, TURN_BY_TURN, WITH_COUNTDOWN
from tests.kit import random_game
from tests.table.kit import BOT, GUEST, HERE, HOST, NOON, OPEN, Sitting, sitting

IN_TURN = TURN_BY_TURN.game.name

# By hand from the table in docs/show.md, in seconds: whole shows from the breath on, and lights with haul.
ON_OWN_DEVICES, COUNTED_THERE = 2.1, 0.7
QUICKLY, COUNTED_QUICKLY = 1.34, 0.7
ON_A_BIG_SCREEN, COUNTED_IN_A_ROOM = 3.4, 1.7
DICE_FALL = 0.4  # truth
THROWS_FALL = 0.7  # fall and hold
TITLED = 1.9  # lights, haul and title


def counted(name: str, seconds: float) -> Sitting:
    """A game that begins with this countdown, which lasts so long here."""
    settings = Settings(countdowns={name: seconds})
    return sitting(WITH_COUNTDOWN.game.name, *[HERE] * len(WITH_COUNTDOWN.seats), settings=settings).start()


@pytest.fixture
def countdown() -> str:
    """The name of one that runs at the beginning."""
    name = WITH_COUNTDOWN.game.countdown(random_game(WITH_COUNTDOWN, 1)[0].step.after)
    assert name is not None
    return name


def test_the_host_may_set_a_countdown_otherwise(countdown: str) -> None:
    table = counted(countdown, 7)
    assert deadlines(table.table) == (Due(NOON + 7, CLOCK, 7, countdown),)
    assert pov_of_seat(table.table, HOST, 0).view(NOON + 2).deadlines == (Deadline(None, 5, 7, countdown),)


def test_a_game_without_countdowns_refuses_all() -> None:
    with pytest.raises(WrongOption, match="one of none"):
        check_countdowns(TURN_BY_TURN.game, Settings(countdowns={"lunch": 60}))


def test_without_a_limit_a_turn_has_no_deadline() -> None:
    table = sitting(IN_TURN, HERE, HERE).start()
    assert next_due(table.table) is None


def test_who_takes_too_long_makes_a_plain_move() -> None:
    table = sitting(IN_TURN, HERE, HERE, settings=Settings(turn_seconds=30)).start()
    assert deadlines(table.table) == (Due(NOON + 30, 0, 30),)
    plain = TURN_BY_TURN.game.idle_move(table.state, 0)
    stride = table.take(decide.time_passes(table.table, NOON + 31))
    (event,) = stride.events
    assert (event.actor, event.move, event.by) == (0, plain, "clock")  # type: ignore[union-attr]
    assert deadlines(table.table) == (Due(NOON + 61, 1, 30),)


def test_a_deadline_that_passed_long_ago_has_passed_once() -> None:
    """After an hour without a server one move is made, and the next player has their full time."""
    table = sitting(IN_TURN, HERE, HERE, settings=Settings(turn_seconds=30)).start()
    stride = table.take(decide.time_passes(table.table, NOON + 3600))
    assert len(stride.events) == 1
    assert deadlines(table.table) == (Due(NOON + 3630, 1, 30),)


def is_watched(table: Table) -> bool:
    watched = (*table.game.suspense, *table.game.counted)
    return table.step is not None and any(isinstance(event, watched) for event in table.step.events)


@pytest.mark.parametrize(
    ("pace", "stages", "whole", "counted"),
    [
        (1.2, (), ON_OWN_DEVICES, COUNTED_THERE),
        (0.7, (), QUICKLY, COUNTED_QUICKLY),
        (1.2, (GUEST,), ON_A_BIG_SCREEN, COUNTED_IN_A_ROOM),
        (0.7, (GUEST,), ON_A_BIG_SCREEN, COUNTED_IN_A_ROOM),
        (0.0, (GUEST,), 0, 0),
    ],
    ids=["own device", "quickly", "in a room", "a room is never quick", "unseen"],
)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_nobodys_time_runs_while_all_watch_what_came_out(
    game: AnyGame, pace: float, stages: tuple[str, ...], whole: float, counted: float
) -> None:
    """It takes everybody at a table equally long. Where something only counts there is no breath and no truth."""
    table = sitting(game.name, *[HERE] * max(game.counts), settings=Settings(pace=pace, turn_seconds=30)).start()
    table.table = replace(table.table, stages=stages)
    luck = QuickLuck(1)
    while not is_watched(table.table):
        table.play_on(luck, 1)
    dues = deadlines(table.table)
    assert dues
    assert max(due.at - due.seconds for due in dues) == pytest.approx(NOON + (whole if game.suspense else counted))


def test_the_log_does_not_know_how_long_a_page_shows_things() -> None:
    """What is asked is dated by what happened; the clock alone adds the show."""
    game = next(game for game in GAMES.values() if game.suspense)
    table = sitting(game.name, *[HERE] * max(game.counts), settings=Settings(pace=1.2)).start()
    luck = QuickLuck(1)
    while not is_watched(table.table):
        table.play_on(luck, 1)
    current = table.table.round
    assert current is not None
    assert max(*current.asked_at, current.countdown_at) == NOON
    assert "truth" in current.shown


WITH_DICE = [game for game in GAMES.values() if game.falling or game.thrown]


@pytest.mark.parametrize("game", WITH_DICE, ids=lambda game: game.name)
def test_nobodys_time_runs_while_dice_fall(game: AnyGame) -> None:
    table = sitting(game.name, *[HERE] * max(game.counts), settings=Settings(turn_seconds=30)).start()
    luck = QuickLuck(1)
    dice = (*game.falling, *game.thrown)
    while table.table.step is None or not any(isinstance(event, dice) for event in table.table.step.events):
        table.play_on(luck, 1)
    (due,) = deadlines(table.table)
    assert (due.at, due.seconds) == (NOON + (DICE_FALL if game.falling else THROWS_FALL) + 30, 30)


def test_at_a_relaxed_table_no_countdown_runs(countdown: str) -> None:
    settings = Settings(countdowns={countdown: 7}, turn_seconds=30, relaxed=True)
    table = sitting(WITH_COUNTDOWN.game.name, *[HERE] * len(WITH_COUNTDOWN.seats), settings=settings).start()
    assert deadlines(table.table) == ()
    assert pov_of_seat(table.table, HOST, 0).view(NOON + 2).deadlines == ()


def test_nobody_loses_time_by_a_pause(countdown: str) -> None:
    table = counted(countdown, 120)
    table.take(decide.pause(table.table, NOON + 50, HOST))
    assert deadlines(table.table) == ()
    assert decide.time_passes(table.table, NOON + 10_000).events == ()
    table.take(decide.resume(table.table, NOON + 1050, HOST))
    assert deadlines(table.table) == (Due(NOON + 1120, CLOCK, 120, countdown),)


def with_bots(table: Table, first: int) -> Table:
    """The same table with bots from this seat on."""
    chairs = [replace(chair, bot="otter") if seat >= first else chair for seat, chair in enumerate(table.chairs)]
    return replace(table, chairs=tuple(chairs))


def asked_first(table: Table) -> Table:
    """The same table as if nothing had been shown before what bots are asked."""
    assert table.round is not None
    return replace(table, round=replace(table.round, shown=("nothing",) * len(table.chairs)))


@pytest.mark.parametrize(
    ("settings", "stages", "forced", "choosing"),
    [
        (Settings(pace=2, relaxed=True), (), 1, 2),
        (Settings(pace=2), (GUEST,), 1, 2),  # a room looks on
        (Settings(pace=2), (), 0.3, 1.4),
        (Settings(pace=0.7), (), 0.3, 0.7),  # in less time nobody could see how dice lie
        (Settings(pace=0.4), (), 0.2, 0.4),
        (Settings(pace=0), (), 0, 0),
    ],
    ids=["relaxed", "in a room", "on one device", "quickly", "faster still", "unseen"],
)
def test_bots_take_their_time_where_they_have_a_choice(
    settings: Settings, stages: tuple[str, ...], forced: float, choosing: float
) -> None:
    table = sitting(IN_TURN, HERE, HERE, settings=settings).start()
    luck, seen = QuickLuck(1), set[bool]()
    while len(seen) < 2:
        for due in bot_turns(asked_first(replace(with_bots(table.table, 1), stages=stages))):
            only_one = len(table.legal(1)) == 1
            assert due.seconds == pytest.approx(forced if only_one else choosing)
            seen.add(only_one)
        table.play_on(luck, 1)


@pytest.mark.parametrize(
    ("relaxed", "stages", "forced", "choosing"),
    [(False, (), QUICKEST, QUICKEST), (False, (GUEST,), 1, 2), (True, (), 1, 2)],
    ids=["on one device", "in a room", "relaxed"],
)
@pytest.mark.parametrize("game", [game for game in GAMES.values() if game.suspense], ids=lambda game: game.name)
def test_bots_think_while_a_card_is_turned(
    game: AnyGame, relaxed: bool, stages: tuple[str, ...], forced: float, choosing: float
) -> None:
    """What it is asked next it has thought about by the time all have seen what came out; a room may take its time."""
    table = sitting(game.name, *[HERE] * max(game.counts), settings=Settings(pace=2, relaxed=relaxed)).start()
    table.table = replace(table.table, stages=stages)
    luck, turns = QuickLuck(1), 0
    while table.table.phase == "playing":
        table.play_on(luck, 1)
        for due in bot_turns(with_bots(table.table, 1)) if is_watched(table.table) else ():
            turns += 1
            assert due.seconds == pytest.approx(forced if len(table.legal(due.actor)) == 1 else choosing)
            assert due.at - due.seconds == pytest.approx(NOON + (ON_A_BIG_SCREEN if stages else ON_OWN_DEVICES))
    assert turns > 0


def test_who_plays_elsewhere_sees_everything_to_its_end_before_a_bot_thinks() -> None:
    seats = [HERE, OPEN, *[HERE] * (len(FOR_THREE.seats) - 2)]
    table = sitting(FOR_THREE.game.name, *seats, settings=Settings(pace=2)).join().start()
    assert not brisk(with_bots(table.table, 2))
    assert brisk(with_bots(table.table, 1))  # as soon as a bot plays for the guest


def test_once_all_people_are_out_bots_take_less_time() -> None:
    """Only bots have anything to win then, and whoever looks on is not kept waiting."""
    game = next(game for game in GAMES.values() if game.plays_on is not TURN_BY_TURN.game.plays_on)
    table = sitting(game.name, *[HERE] * max(game.counts), settings=Settings(pace=2)).start()
    table.table = replace(table.table, stages=(GUEST,))
    luck = QuickLuck(3)
    while game.plays_on(table.state, 0):
        assert {due.seconds for due in bot_turns(with_bots(table.table, 1))} <= {1, 2}
        table.play_on(luck, 1)
    assert {due.seconds for due in bot_turns(with_bots(table.table, 1))} == {2 * AMONG_BOTS}


def test_who_waits_for_a_bot_alone_may_hurry_it() -> None:
    """Never faster than anybody can watch; and where others look on, what happened is shown to its end."""
    table = sitting(IN_TURN, HERE, BOT, settings=Settings(pace=4)).start()
    assert hurried(table.table, NOON, alone=True) is None
    table.play_on(QuickLuck(1), 1)
    (due,) = bot_turns(table.table)
    assert hurried(table.table, NOON, alone=True) == NOON + QUICKEST
    assert hurried(table.table, NOON, alone=False) == max(NOON + QUICKEST, due.at - due.seconds)


def test_a_bot_that_thinks_beside_a_person_is_not_hurried(countdown: str) -> None:
    seats = [HERE, *[BOT] * (len(WITH_COUNTDOWN.seats) - 1)]
    table = sitting(WITH_COUNTDOWN.game.name, *seats, settings=Settings(countdowns={countdown: 7})).start()
    assert bot_turns(table.table) == () or hurried(table.table, NOON, alone=True) is None


def test_a_bot_has_no_deadline_of_a_person() -> None:
    table = sitting(IN_TURN, BOT, HERE, settings=Settings(pace=2, turn_seconds=30)).start()
    assert deadlines(table.table) == ()


def test_nothing_is_due_when_the_game_is_over() -> None:
    table = sitting(IN_TURN, BOT, HERE, settings=Settings(turn_seconds=30)).start()
    table.take(decide.end(table.table, NOON, HOST))
    assert next_due(table.table) is None


def test_bots_think_at_another_pace_as_soon_as_the_host_likes_it() -> None:
    table = sitting(IN_TURN, BOT, HERE, OPEN, settings=Settings(pace=4)).join().start()
    (slow,) = bot_turns(table.table)
    table.take(decide.pace(table.table, table.now, HOST, 2))
    (quick,) = bot_turns(table.table)
    assert quick.seconds == slow.seconds / 2
    assert decide.pace(table.table, table.now, HOST, 2).events == ()  # nothing changes
    assert decoder(IN_TURN).decode(encode(table.events[-1])) == table.events[-1]


def test_a_game_that_all_have_left_waits_a_quarter_of_an_hour_for_somebody() -> None:
    table = sitting(IN_TURN, HERE, BOT).start()
    table.take(decide.leave(table.table, table.now, HOST, 0, "otter"))
    assert deserted_until(table.table) is None  # bots play on
    table.take(decide.pause(table.table, table.now, HOST))
    until = table.now + 15 * 60
    assert next_due(table.table) == until
    assert decide.time_passes(table.table, until - 1).events == ()
    back = decide.reclaim(table.table, until - 1, HOST, 0).after
    assert deserted_until(back) is None
    ended = decide.time_passes(table.table, until).after
    assert ended.phase == "over"
    assert ended.round is not None
    assert ended.round.outcome is None  # abandoned (A2)


def test_a_pause_of_who_plays_and_one_among_bots_last_as_long_as_they_like() -> None:
    for seats in ((HERE, BOT), (BOT, BOT)):
        table = sitting(IN_TURN, *seats).start()
        table.take(decide.pause(table.table, table.now, HOST))
        assert next_due(table.table) is None
