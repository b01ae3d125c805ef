"""Games written down: of every game, and of none."""

from __future__ import annotations

import pytest

from gander.contract.game import GameError, UnknownGame
from gander.games import GAMES, game
from gander.record import BrokenRecord, decode, encode, new_record, replay


@pytest.mark.parametrize("name", GAMES)
def test_new_record_carries_the_version_of_the_rules(name: str) -> None:
    playing = game(name)
    record = new_record(playing, playing.options())
    assert (record.game, record.version, record.moves) == (name, playing.version, ())
    assert decode(encode(record)) == record
    assert list(replay(record)) == []


@pytest.mark.parametrize("name", GAMES)
def test_record_of_other_rules_names_both_versions(name: str) -> None:
    text = f'{{"game":"{name}","version":7,"options":{{}}}}'
    with pytest.raises(BrokenRecord, match=f"^broken record: {name} rules version 7: these are version 1$"):
        decode(text)


def test_record_of_an_unknown_game_lists_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match=f"known are {', '.join(GAMES)}"):
        decode('{"game":"chess","version":1,"options":{}}')


def test_broken_record_is_an_error_of_the_caller() -> None:
    assert issubclass(BrokenRecord, GameError)
    assert BrokenRecord.code == "broken_record"
