"""From a game's log to its answers: the one place where they are derived, so that old games gain new measures."""

import zlib
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, TypeAlias

import msgspec

from gander.contract.answer import MeasuredAnswer
from gander.contract.game import Seat
from gander.contract.played_game import PlayedGame
from gander.games import box

AnyAnswer: TypeAlias = MeasuredAnswer[Any]


def answers_of(played: PlayedGame) -> tuple[Any, ...]:
    """Every answer of a game, in the order in which they were given, by anybody."""
    return tuple(box(played.game).measure.answers(played))


def answers_at(answers: Iterable[AnyAnswer], seat: Seat) -> tuple[AnyAnswer, ...]:
    """The answers of one seat, and those of the group it belonged to."""
    return tuple(answer for answer in answers if answer.seat == seat or answer.seat is None)


def encode_answers(answers: Sequence[AnyAnswer]) -> bytes:
    """For the notepad. Names of fields come again with every answer, so nearly all of it is packed away."""
    return zlib.compress(msgspec.msgpack.encode(answers))


@cache
def _decoder(game: str) -> "msgspec.msgpack.Decoder[tuple[Any, ...]]":
    kind: Any = box(game).measure.answer
    return msgspec.msgpack.Decoder(tuple[kind, ...])


def decode_answers(game: str, written: bytes) -> tuple[Any, ...]:
    return _decoder(game).decode(zlib.decompress(written))
