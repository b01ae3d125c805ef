"""Checking the luck of a game that is over. `docs/fair.md` has all that is needed to do the same without us."""

from collections.abc import Sequence
from datetime import date
from typing import Generic, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from gander.contract.game import CHANCE, GameError, IllegalMove, Seat
from gander.day import seed_of_day
from gander.games import game as game_of
from gander.luck import FairLuck, Share, hash_of_seed, mixed
from gander.record import BrokenRecord, Record, RecordedMove, check_version

O = TypeVar("O")  # noqa: E741
M = TypeVar("M")


class TablePlayer(Struct, frozen=True):
    """Who sat at a seat when the game was over."""

    name: str | None
    bot: str | None


class FairRecord(Record[O, M], Generic[O, M], frozen=True, kw_only=True):
    """The record of a game with all that is needed to check it. It is a plain record, too."""

    seed: str
    """What the server chose, in hexadecimal."""
    hash: str
    """What was on the table before the first shuffle."""
    chosen: bool
    """The host chose the seed and could know what came."""
    shares: tuple[Share, ...] = ()
    """What the devices at the table added."""
    players: tuple[TablePlayer, ...]
    times: tuple[float, ...]
    """When each move was made, in seconds since 1970."""
    by: tuple[str, ...]
    """Who made each move: a person, a bot, the clock, or chance."""


class Verdict(Struct, frozen=True):
    """What checking found: every chance move was recomputed, or the first thing that is wrong."""

    chances: int
    moves: int
    fault: str | None = None
    chosen: bool = False
    shared: tuple[Seat, ...] = ()
    """The seats whose devices had a share in the luck."""
    silent: tuple[Seat, ...] = ()
    """Those whose devices pledged one and did not show it."""


def decode(text: bytes | str) -> FairRecord[object, object]:
    """Raises `BrokenRecord` for what is no record with a seed, and `UnknownGame`."""
    try:
        heading = msgspec.json.decode(text, type=Record[msgspec.Raw, msgspec.Raw])
        game = game_of(heading.game)
        check_version(game, heading.version)
        record: FairRecord[object, object] = msgspec.json.decode(text, type=FairRecord[game.options, game.move])  # type: ignore[name-defined]
    except msgspec.MsgspecError as error:
        raise BrokenRecord(f"broken record: {error}") from error
    return record


def verify(record: FairRecord[object, object]) -> Verdict:
    """Recompute every shuffle and roll from the seed, and every other move by the rules."""
    moves = len(record.moves)
    try:
        secret = bytes.fromhex(record.seed)
    except ValueError:
        return Verdict(0, moves, f"the seed {record.seed!r} is not hexadecimal")
    if hash_of_seed(secret) != record.hash:
        return Verdict(0, moves, f"the seed does not belong to the hash {record.hash}")
    for share in record.shares:
        if (fault := _fault_of(share)) is not None:
            return Verdict(0, moves, fault)
    verdict = _replayed(record, mixed(secret, record.shares), record.moves)
    silent = [seat for share in record.shares if share.salt is None for seat in share.seats]
    shared = [seat for share in record.shares if share.salt is not None for seat in share.seats]
    return replace(verdict, shared=tuple(shared), silent=tuple(silent))


def follows_day(record: FairRecord[object, object], day: date, secret: str | None) -> bool:
    """Whether a game was dealt as the deal of this day, by a server's secret or else by the formula of the world."""
    level = getattr(record.options, "level", None)
    return not record.shares and level is not None and record.seed == seed_of_day(day, record.game, level, secret)


def _fault_of(share: Share) -> str | None:
    try:
        return None if share.is_honoured() else f"the salt of seats {list(share.seats)} is not what was pledged"
    except ValueError:
        return f"the salt {share.salt!r} is not hexadecimal"


def _replayed(record: FairRecord[object, object], seed: bytes, moves: Sequence[RecordedMove[object]]) -> Verdict:
    game, chances = game_of(record.game), 0
    try:
        state = game.setup(record.options)
        for number, moved in enumerate(moves, start=1):
            if moved.actor == CHANCE:
                if game.to_move(state) != (CHANCE,):
                    return Verdict(chances, number, f"move {number}: chance was not to move")
                if moved.move != game.chance(state, FairLuck(seed, chances)):
                    return Verdict(chances, number, f"move {number}: the seed gives another {moved.move!r}")
                chances += 1
            state = game.apply(state, moved.actor, moved.move).after
    except IllegalMove as error:
        return Verdict(chances, len(moves), f"the rules do not allow this game: {error}")
    except GameError as error:
        return Verdict(chances, len(moves), str(error))
    return Verdict(chances, len(moves), chosen=record.chosen)
