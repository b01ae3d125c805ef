"""A game of Brains written down: read back, replayed, and refused when it is no record of these rules."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gander.contract.game import CHANCE, IllegalMove, WrongOption
from gander.games.brains.game import GAME
from gander.games.brains.pieces import Announce, Land, Options, Throw
from gander.record import BrokenRecord, Record, RecordedMove, decode, encode, replay

OPTIONS = '{"players":3,"mode":null,"starter":1,"colours":["red","blue","black"]}'
MOVES = (
    '[[1,{"move":"throw","dice":[0,1,2,3,4]}],'
    '[-1,{"move":"land","faces":[5,4,0,4,1]}],'
    '[1,{"move":"announce","colour":"red"}]]'
)
WRITTEN = f'{{"game":"brains","version":1,"options":{OPTIONS},"moves":{MOVES}}}'
"""A record as it lies in a file: seat 1 throws, the dice land, and red counts 5 + 4 + 1."""

RECORD: Record[Options, Any] = Record(
    "brains",
    1,
    Options(3, starter=1, colours=("red", "blue", "black")),
    (
        RecordedMove(1, Throw((0, 1, 2, 3, 4))),
        RecordedMove(CHANCE, Land((5, 4, 0, 4, 1))),
        RecordedMove(1, Announce("red")),
    ),
)


def changed(**parts: Any) -> str:
    """The record above with some parts of it exchanged."""
    return json.dumps({**json.loads(WRITTEN), **parts})


def test_record_is_written_in_plain_json() -> None:
    assert encode(RECORD) == WRITTEN.encode()


def test_record_is_read_back() -> None:
    assert decode(WRITTEN) == decode(WRITTEN.encode()) == RECORD


def test_record_replays_without_luck() -> None:
    steps = list(replay(decode(WRITTEN)))
    assert len(steps) == 3
    assert [step.before for step in steps[1:]] == [step.after for step in steps[:-1]]
    assert steps[0].before == GAME.setup(RECORD.options)
    assert (steps[-1].after.middle, steps[-1].after.brains, steps[-1].after.turn) == (90, (0, 10, 0), 2)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "no json",
        "[]",
        "{}",
        '{"game":"brains"}',
        WRITTEN[:-1],
        changed(version="1"),
        changed(options={"players": "three"}),
        changed(options={"mode": "team"}),
        changed(options={"colours": ["pink"]}),
        changed(moves=[[1]]),
        changed(moves=[["1", {"move": "pass"}]]),
        changed(moves=[[1, {"move": "draw"}]]),
        changed(moves=[[1, {"dice": [0]}]]),
        changed(moves=[[1, {"move": "throw", "dice": ["first"]}]]),
    ],
)
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(BrokenRecord, match=r"^broken record: ."):
        decode(text)


def test_record_of_other_rules_names_both_versions() -> None:
    with pytest.raises(BrokenRecord, match=r"^broken record: brains rules version 7: these are version 1$"):
        decode(changed(version=7))


def test_replay_stops_where_the_record_breaks_a_rule() -> None:
    twice = decode(changed(moves=[*json.loads(MOVES), [1, {"move": "throw", "dice": [0, 1, 2, 3, 4]}]]))
    steps = replay(twice)
    assert [next(steps).after.turn for _ in range(3)] == [1, 1, 2]
    with pytest.raises(IllegalMove) as refusal:
        next(steps)
    assert (refusal.value.actor, refusal.value.reason) == (1, "not_your_turn")


def test_replay_refuses_options_that_do_not_fit() -> None:
    with pytest.raises(WrongOption, match="players=2"):
        next(replay(decode(changed(options={"players": 2}))))
