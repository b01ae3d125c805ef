"""The notepad as a file: everything of its players, to take along to another device. `docs/data.md` describes it.

A file holds the games themselves, not what was derived from them, so that whoever reads it derives it anew. A game is
known by the digest of its moves: the same game read twice is there once. What is read is held to the same limits as
what is played here: a name that cannot be typed at a table cannot come in a file.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date
from functools import cache
from typing import Annotated, Any, Final, TypeAlias

import msgspec
from msgspec import Meta, Raw, Struct
from msgspec.structs import replace

from gander.contract.game import AnyGame, GameError, Outcome, Seat
from gander.contract.played_game import By, Person, PlayedGame, PlayedMove, Stint
from gander.games import game as game_of
from gander.memory.fit import Fit
from gander.memory.ghost_profile import are_possible
from gander.record import BrokenRecord, check_version
from gander.table.errors import WrongValue
from gander.table.names import clean_name
from gander.table.terms import Animal, BotName, Milliseconds, Moment, Month, Name

FORMAT: Final = "gander-notepad"
VERSION: Final = 1
OWN: Final = "own"
"""Stands for the device of the players whose file it is: devices are nobody's business."""
OTHERS: Final = "others"
MOST_GAMES: Final = 20_000
MOST_EXERCISES: Final = 100_000
MOST_DAYS: Final = 20_000
MOST_GHOSTS: Final = 1_000


Number: TypeAlias = Annotated[int, Meta(ge=1, le=1_000_000)]
Small: TypeAlias = Annotated[int, Meta(ge=0, le=100)]
HexSeed: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{0,64}\Z")]


class WrittenMove(Struct, frozen=True, array_like=True):
    """A move as it stands in a file."""

    actor: Seat
    move: Raw
    at: Moment
    clock: Moment
    by: By = "person"
    hidden: bool = False
    took: Milliseconds | None = None


class WrittenGame(Struct, frozen=True):
    """A finished game as it stands in a file."""

    game: str
    version: int
    options: Raw
    number: Number
    seed: HexSeed
    chosen: bool
    started: Moment
    ended: Moment
    moves: tuple[WrittenMove, ...]
    seats: tuple[tuple[Stint, ...], ...]
    outcome: Outcome


class WrittenGhost(Struct, frozen=True):
    """A ghost of a player as it stands in a file."""

    month: Month
    games: Number
    fit: Fit


class WrittenPlayer(Struct, frozen=True):
    name: Name
    animal: str
    code: Name | None = None
    ghosts: Annotated[tuple[WrittenGhost, ...], Meta(max_length=MOST_GHOSTS)] = ()
    """Older files have none."""


class WrittenExercise(Struct, frozen=True):
    """An exercise that somebody has done, as it stands in a file."""

    player: Name
    practice: Annotated[str, Meta(pattern=r"^[\w.-]{1,64}\Z")]
    at: Moment
    game: str
    kind: str
    asked: Small
    got: Small
    step: Small


class WrittenDay(Struct, frozen=True):
    """A deal of the day that somebody has begun, as it stands in a file."""

    player: Name
    day: date
    game: str
    level: str
    begun_on: date
    finished: Annotated[str, Meta(pattern=r"^[0-9a-f]{32}\Z")] | None = None
    """The digest of the game that was made of it."""
    secret: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")] | None = None
    """What the deals of the day followed from where it was begun, once it is over; none where that was the formula."""


class File(Struct, frozen=True):
    """A whole notepad."""

    format: str
    version: int
    players: tuple[WrittenPlayer, ...]
    games: tuple[Raw, ...]
    practised: tuple[WrittenExercise, ...] = ()
    """Older files have none."""
    days: tuple[WrittenDay, ...] = ()
    """Neither have they these."""


class BrokenFile(GameError):
    """A file that is no notepad, or one of a newer Gander."""

    code = "broken_file"


# Writing -------------------------------------------------------------------------------------------------------------


def write_game(played: PlayedGame, own: Mapping[Seat, Person], *, nameless: bool = False) -> bytes:
    """A game for a file. `own` are the players whose file it is, by their present names or codes.

    Of others the name stays, unless the file is to be without names.
    """
    seats = tuple(
        tuple(_stint(stint, own.get(seat) if stint is stints[-1] else None, nameless) for stint in stints)
        for seat, stints in enumerate(played.seats)
    )
    parts = {name: getattr(played, name) for name in WrittenGame.__struct_fields__}
    return msgspec.json.encode(parts | {"seats": seats})


def _stint(stint: Stint, own: Person | None, nameless: bool) -> Stint:
    if stint.person is None:
        return stint
    if own is not None:
        return replace(stint, person=replace(own, device=OWN))
    name = OTHERS if nameless else stint.person.name
    return replace(stint, person=replace(stint.person, name=name, device=OTHERS))


def write_file(
    players: Iterable[WrittenPlayer],
    games: Iterable[bytes],
    practised: Iterable[WrittenExercise] = (),
    days: Iterable[WrittenDay] = (),
) -> Iterator[bytes]:
    """The file, piece by piece."""
    parts = {"players": tuple(players), "practised": tuple(practised), "days": tuple(days)}
    heading = msgspec.json.encode({"format": FORMAT, "version": VERSION, **parts})
    yield heading[:-1] + b',"games":['
    for number, game in enumerate(games):
        yield (b",\n" if number else b"\n") + game
    yield b"]}\n"


# Reading -------------------------------------------------------------------------------------------------------------


def read_file(text: bytes) -> File:
    """Raises `BrokenFile`."""
    try:
        found = msgspec.json.decode(text, type=File)
        for player in found.players:
            msgspec.convert(player.animal, Animal)
            clean_name(player.name)
            clean_name(player.code or player.name)
            for ghost in player.ghosts:
                _check_ghost(ghost)
        for name in (*(one.player for one in found.practised), *(one.player for one in found.days)):
            clean_name(name)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError, WrongValue) as error:
        raise BrokenFile(f"broken file: {error}") from error
    check_file(found)
    return found


def _check_ghost(ghost: WrittenGhost) -> None:
    """Raises `BrokenFile` for traits that nobody can have."""
    traits = {name: trait.value for name, trait in ghost.fit.traits.items()}
    if not are_possible(traits):
        raise BrokenFile(f"broken file: nobody can have these traits: {traits}")


def check_file(found: File) -> None:
    """Whether it is a file that we can read. Raises `BrokenFile`."""
    if found.format != FORMAT:
        raise BrokenFile(f"broken file: its format is {found.format!r}: {FORMAT!r} is needed")
    if found.version > VERSION:
        raise BrokenFile(f"broken file: version {found.version}: this Gander reads versions up to {VERSION}")
    if len(found.practised) > MOST_EXERCISES:
        raise BrokenFile(f"broken file: {len(found.practised)} exercises: at most {MOST_EXERCISES} are read at once")
    if len(found.days) > MOST_DAYS:
        raise BrokenFile(f"broken file: {len(found.days)} days: at most {MOST_DAYS} are read at once")
    if len(found.games) > MOST_GAMES:
        raise BrokenFile(f"broken file: {len(found.games)} games: at most {MOST_GAMES} are read at once")


@cache
def _moves_of(game: str) -> "msgspec.json.Decoder[Any]":
    return msgspec.json.Decoder(game_of(game).move)


def read_game(text: bytes | Raw) -> PlayedGame:
    """A game from a file, checked against the rules. Raises `GameError` for one that they do not allow."""
    try:
        written = msgspec.json.decode(text, type=WrittenGame)
        rules = game_of(written.game)
        check_version(rules, written.version)
        decode = _moves_of(written.game).decode
        options = msgspec.json.decode(written.options, type=rules.options)
        moves = tuple(
            PlayedMove(one.actor, decode(one.move), one.at, one.clock, one.by, one.hidden, one.took)
            for one in written.moves
        )
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise BrokenRecord(f"broken record: {error}") from error
    seats = tuple(_checked(stints, len(moves)) for stints in written.seats)
    check_result(rules, options, moves, written)
    parts = {name: getattr(written, name) for name in WrittenGame.__struct_fields__}
    return PlayedGame(table="", **(parts | {"options": options, "moves": moves, "seats": seats}))


def _checked(stints: Sequence[Stint], moves: int) -> tuple[Stint, ...]:
    """Somebody plays from the first move on, under a name that may be shown. Raises `BrokenRecord`."""
    starts = [stint.start for stint in stints]
    if starts[:1] != [0] or starts != sorted(starts) or starts[-1] > moves:
        raise BrokenRecord(f"broken record: the seat changes hands before moves {starts} of {moves}")
    try:
        return tuple(map(_clean, stints))
    except (msgspec.MsgspecError, WrongValue) as error:
        raise BrokenRecord(f"broken record: {error}") from error


def _clean(stint: Stint) -> Stint:
    msgspec.convert(stint.bot, BotName | None)
    if stint.person is None:
        return stint
    msgspec.convert(stint.person.animal, Animal)
    return replace(stint, person=replace(stint.person, name=clean_name(msgspec.convert(stint.person.name, Name))))


def check_result(rules: AnyGame, options: Any, moves: Sequence[PlayedMove], written: WrittenGame) -> None:
    """Play it again: nobody can write themself a result. Raises `GameError`."""
    state = rules.setup(options)
    for move in moves:
        state = rules.apply(state, move.actor, move.move).after
    if rules.outcome(state) != written.outcome:
        raise BrokenRecord(f"broken record: {written.game}: the moves lead to another result than {written.outcome}")
    if len(written.seats) != options.players or not all(written.seats):
        raise BrokenRecord(f"broken record: {len(written.seats)} seats: {options.players} played")


def brought_by(played: PlayedGame, device: str) -> PlayedGame:
    """The game as one of the notepad on which it is read: its own players sit on this device, the others nowhere."""
    return replace(played, seats=tuple(tuple(_brought(stint, device) for stint in stints) for stints in played.seats))


def _brought(stint: Stint, device: str) -> Stint:
    if stint.person is None:
        return stint
    return replace(stint, person=replace(stint.person, device=device if stint.person.device == OWN else ""))
