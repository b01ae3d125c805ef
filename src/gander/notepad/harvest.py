"""From logs to the notepad. Everything here can be done again at any time, and doing it twice changes nothing."""

import time
from collections.abc import AsyncIterator, Callable, Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import asdict

from gander.contract.answer import MEASURES
from gander.contract.game import GameError, Seat
from gander.contract.played_game import GONE, Person, PlayedGame, level_of, uid_of, variant_of
from gander.games import game as game_of
from gander.measures.answers import AnyAnswer, answers_at, answers_of, encode_answers
from gander.measures.figures import encode_numbers, figures_of, numbers_of, tally_of
from gander.measures.practice import could_be
from gander.measures.tally import counts_of
from gander.notepad.calendar import bring_days
from gander.notepad.export_file import (
    File,
    WrittenExercise,
    WrittenGhost,
    WrittenPlayer,
    brought_by,
    check_file,
    read_game,
    write_game,
)
from gander.notepad.finished_games import finished_games
from gander.store.notepad import classes, exercises, import_export, players, results, saved_ghosts
from gander.store.notepad.exercises import Practised
from gander.store.notepad.notepad import Notepad
from gander.store.notepad.notepad_views import Brought, SeatResult
from gander.store.notepad.result_rows import SavedGame, SavedSeat
from gander.store.notepad.saved_ghosts import SavedGhost
from gander.table.errors import SPOILT, BrokenTable
from gander.table.events import AnyEvent, Device
from gander.table.log import EventLog
from gander.table.names import clean_name
from gander.table.terms import Animal

ALL: Final = 1_000_000
AT_ONCE: Final = 200
"""The tables that are read for one request; more can only be waiting after the measures have changed."""


def saved_game(played: PlayedGame, *, elsewhere: bytes | None = None) -> tuple[SavedGame, tuple[SavedSeat, ...]]:
    """What a finished game leaves on the notepads of its players."""
    answers = answers_of(played)
    seats = tuple(range(len(played.seats)))
    game = SavedGame(
        id=uid_of(played),
        table_id=None if elsewhere else played.table,
        number=played.number,
        game=played.game,
        version=played.version,
        level=level_of(played),
        mode=game_of(played.game).setup(played.options).mode,
        variant=variant_of(played),
        players=len(seats),
        started=played.started,
        ended=played.ended,
        seed=played.seed,
        chosen=played.chosen,
        measures=MEASURES,
        seats=tuple(_result(played, seat) for seat in seats),
        played=elsewhere,
    )
    return game, tuple(one for seat in seats for one in _saved_seat(played, seat, answers))


def _result(played: PlayedGame, seat: Seat) -> SeatResult:
    stint, outcome = played.at_the_end(seat), played.outcome
    return SeatResult(
        seat=seat,
        name=stint.person.name if stint.person else "" if stint.bot else GONE,
        bot=stint.bot,
        score=outcome.earned[seat],
        place=outcome.places[seat],
        won=seat in outcome.winners,
        animal=stint.person.animal if stint.person else None,
        ahead=outcome.scores[seat] - outcome.earned[seat],
        catch=played.catches[seat] if played.catches else 0,
        feathers=played.feathers[seat] if played.feathers else 0,
    )


def _own_answers(played: PlayedGame, seat: Seat, answers: Sequence[AnyAnswer]) -> list[AnyAnswer]:
    """Those of whoever sat there at the end."""
    return [answer for answer in answers_at(answers, seat) if answer.move >= played.at_the_end(seat).start]


def own_answers(played: PlayedGame, seat: Seat) -> tuple[AnyAnswer, ...]:
    """What somebody answered in a game, worked out for the moment."""
    return tuple(_own_answers(played, seat, answers_of(played)))


def _saved_seat(played: PlayedGame, seat: Seat, answers: Sequence[AnyAnswer]) -> Iterator[SavedSeat]:
    """The person who played to the end at a seat; what others answered there before is not theirs."""
    stint = played.at_the_end(seat)
    if stint.person is None:
        return
    own = _own_answers(played, seat, answers)
    made = [move for move in played.moves if move.actor == seat]
    since = sum(place >= stint.start for place, move in enumerate(played.moves) if move.actor == seat)
    yield SavedSeat(
        seat=seat,
        device=stint.person.device,
        name=stint.person.name,
        animal=stint.person.animal,
        result=2 * since >= len(made),
        numbers=encode_numbers(numbers_of(played.game, own)),
        tally=counts_of(tally_of(played.game, own), figures_of(played.game).pairs).tobytes(),
        answers=encode_answers(own),
    )


# Catching up ---------------------------------------------------------------------------------------------------------


class CatchUp(NamedTuple):
    """What a device finds after catching up."""

    pad: str | None
    """Its pad, if it has one."""
    waiting: int
    """How many tables are still to be read."""


async def catch_up(log: EventLog, notepad: Notepad, device: Device, most: int = AT_ONCE) -> CatchUp:
    """Put on the notepad what was played on this device, and on those that share its pad, since the last time.

    Of requests that come at once the first does it for all: the others wait, and find it done.
    """
    async with notepad.turn_of(device):
        waiting = await _catch_up_one(log, notepad, device, most)
        found = await notepad.ask(results.device_pad, device)
        for other in found.others:
            waiting += await _catch_up_one(log, notepad, other, most)
        outdated = await notepad.ask(results.outdated, found.pad, MEASURES)
        if not waiting:
            for table in outdated.tables[:most]:
                await _read(log, notepad, table)
            waiting = max(0, len(outdated.tables) - most)
        if outdated.imports:
            await measure_again(notepad)
        return CatchUp(found.pad, waiting)


async def _catch_up_one(log: EventLog, notepad: Notepad, device: Device, most: int) -> int:
    """Read the tables of one device that are new or went on; how many are still waiting.

    The tables come with the latest first. Those never read are read. Of the others only the first can have gone on
    since, up to one that has not. What a class played is on nobody's notepad.
    """
    found = await log.tables_of(device, ALL)
    of_classes = await notepad.ask(classes.tables_of_classes, found)
    tables = [table for table in found if table not in of_classes]
    read = await notepad.ask(results.harvest_of, tables, MEASURES)
    went_on, waiting = True, 0
    for table in tables:
        if table in read and not went_on:
            continue
        if most <= 0:
            waiting += table not in read
        elif await _read(log, notepad, table, read.get(table)):
            most -= 1
        else:
            went_on = False
    return waiting


async def _read(log: EventLog, notepad: Notepad, table: str, known: int | None = None) -> bool:
    """Put the games of a table on the notepad, unless it has no more events than are known."""
    try:
        events = await log.read(table)
    except BrokenTable:  # it is set aside, and stands in nobody's way
        return True
    if len(events) == known:
        return False
    games = await notepad.on_its_thread(partial(games_in, events))
    await notepad.run(results.save, games, results.HarvestedTable(table, len(events), MEASURES))
    return True


def games_in(events: Sequence[AnyEvent]) -> list[tuple[SavedGame, tuple[SavedSeat, ...]]]:
    """The finished games of a table, ready for the notepad; none of a table of other rules."""
    try:
        return [saved_game(played) for played in finished_games(events)]
    except SPOILT:  # as for a table of older rules: what was kept of it stays as it is
        return []


async def measure_again(notepad: Notepad, most: int = AT_ONCE) -> None:
    """Derive again what was brought from elsewhere and measured in an older way."""
    for game_id, written in await notepad.ask(import_export.outdated_imports, MEASURES, most):
        seats = await notepad.on_its_thread(partial(_measured_again, written))
        await notepad.run(import_export.renew, game_id, seats, MEASURES)


def _measured_again(written: bytes) -> tuple[SavedSeat, ...]:
    try:
        return saved_game(read_game(written), elsewhere=written)[1]
    except GameError:  # as for a game of older rules
        return ()


# One game again ------------------------------------------------------------------------------------------------------


async def played_game(log: EventLog, notepad: Notepad, game: SavedGame) -> PlayedGame | None:
    """A finished game as it was played; none of older rules, or of a table that is set aside."""
    try:
        if game.played is not None:
            return await notepad.on_its_thread(partial(read_game, game.played))
        events = await log.read(game.table_id or "")
        return await notepad.on_its_thread(
            lambda: next((one for one in finished_games(events) if one.number == game.number), None)
        )
    except (BrokenTable, *SPOILT):
        return None


# Files ---------------------------------------------------------------------------------------------------------------


async def bring(notepad: Notepad, device: Device, found: File, clock: Callable[[], float] = time.time) -> Brought:
    """Put the games of a file on the notepad of a device. Raises `BrokenFile`."""
    check_file(found)
    new = known = refused = 0
    for written in found.games:
        game = await notepad.on_its_thread(partial(_brought_game, written, device))
        if game is None:
            refused += 1
            continue
        is_new = await notepad.run(import_export.bring, device, *game)
        new, known = new + is_new, known + (not is_new)
    await bring_practised(notepad, device, found)
    await bring_days(notepad, device, found, clock())
    await bring_ghosts(notepad, device, found)
    codes = [(p.name, clean_name(p.code)) for p in found.players if p.code]
    await notepad.run(import_export.remember_codes, device, codes)
    return Brought(new, known, refused)


async def bring_practised(notepad: Notepad, device: Device, found: File) -> None:
    """What was practised comes along; exercises that this Gander does not know stay behind."""
    animals = {player.name: player.animal for player in found.players}
    for one in found.practised:
        if one.player in animals and could_be(one.game, one.kind, one.asked, one.got, one.step):
            done = Practised(one.practice, one.at, one.game, one.kind, one.asked, one.got, one.step)
            await notepad.run(exercises.save, device, clean_name(one.player), animals[one.player], (done,))


async def bring_ghosts(notepad: Notepad, device: Device, found: File) -> None:
    """The ghosts of players come along with them; one that is there for the same month stays."""
    for player in found.players:
        for one in player.ghosts:
            animal = msgspec.convert(player.animal, Animal)
            ghost = SavedGhost(0, clean_name(player.name), animal, one.month, one.games, one.fit)
            await notepad.run(saved_ghosts.bring, device, ghost, found_on(one.month))


def found_on(month: str) -> float:
    """The first moment of a month, in seconds since 1970."""
    return datetime.strptime(month, "%Y-%m").replace(tzinfo=UTC).timestamp()


async def players_for_file(
    notepad: Notepad, pads: Sequence[str], codes: Mapping[int, str] | None = None, without: Collection[int] = ()
) -> list[WrittenPlayer]:
    """Everybody on some pads as they are written to a file, with their ghosts; but those who are left out."""
    own: dict[int, list[WrittenGhost]] = {}
    for ghost in await notepad.ask(saved_ghosts.ghosts, pads):
        own.setdefault(ghost.player, []).append(WrittenGhost(ghost.month, ghost.games, ghost.fit))
    found = [player for pad in pads for player in await notepad.ask(players.players, pad)]
    return [
        WrittenPlayer(codes[one.id] if codes else one.name, one.animal, one.code, tuple(own.get(one.id, ())))
        for one in found
        if one.id not in without
    ]


async def practised_for_file(
    notepad: Notepad, pads: Sequence[str], codes: Mapping[int, str] | None = None, without: Collection[int] = ()
) -> list[WrittenExercise]:
    """Everything that was practised on some pads as it is written to a file."""
    found = [one for one in await notepad.ask(exercises.all_practised, pads) if one.player not in without]
    return [WrittenExercise(player=codes[one.player] if codes else one.name, **asdict(one.done)) for one in found]


def _brought_game(written: msgspec.Raw, device: Device) -> tuple[SavedGame, tuple[SavedSeat, ...]] | None:
    try:
        game, seats = saved_game(brought_by(read_game(written), device), elsewhere=bytes(written))
    except GameError:
        return None
    return game, tuple(seat for seat in seats if seat.device == device)


async def games_for_file(
    log: EventLog,
    notepad: Notepad,
    pads: Sequence[str],
    codes: Mapping[int, str] | None = None,
    without: Collection[int] = (),
) -> AsyncIterator[bytes]:
    """Every finished game of some pads as it is written to a file, the oldest first.

    `codes` are what stands for the names of players; then nobody else is named either. A player who is left out is one
    of the others in the games of those who are not.
    """
    tables: dict[str, dict[int, PlayedGame]] = {}
    for game_id, table, number, written in await notepad.ask(import_export.games_to_write, pads, without):
        seats = await notepad.ask(import_export.seats_of, pads, game_id)
        own = {
            seat: Person(codes[player] if codes else name, animal, "")
            for seat, player, name, animal in seats
            if player not in without
        }
        if written is not None:
            with suppress(GameError):  # one of older rules, or from a file that would be refused today
                yield write_game(read_game(written), own, nameless=codes is not None)
            continue
        assert table is not None
        if table not in tables:
            with suppress(*SPOILT):
                tables = {table: {played.number: played for played in finished_games(await log.read(table))}}
        if number in tables.get(table, {}):
            yield write_game(tables[table][number], own, nameless=codes is not None)
