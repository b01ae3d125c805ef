"""`gander export` and `gander import`"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from gander.cli.databases import database_in
from gander.cli.refusal import explained
from gander.cli.serve import DATA, DATABASE
from gander.speech.language_flag import LanguageFlag

if TYPE_CHECKING:
    from gander.store.notepad.notepad import Notepad
    from gander.store.notepad.notepad_views import Brought
    from gander.store.notepad.result_rows import AllAnswers
    from gander.store.sql import Database
    from gander.table.log import EventLog

A_DAY = 24 * 3600.0


def export_notepad(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A .json to import elsewhere, or a .zip of tables for statistics.")
    ],
    psych_ds: Annotated[
        bool, typer.Option("--psych-ds", help="FILE is a new folder, laid out as Psych-DS, with studies.")
    ] = False,
    bids: Annotated[bool, typer.Option("--bids", help="FILE is a new folder, laid out as BIDS, with studies.")] = False,
    codes: Annotated[bool, typer.Option("--codes", help="Participant codes instead of names.")] = False,
    data: Annotated[Path | None, DATA] = None,
    database: Annotated[str | None, DATABASE] = None,
    language: LanguageFlag = None,
) -> None:
    """Write everything on the notepads of this computer to a file."""
    with explained():
        import asyncio

        from gander.cli.words import say
        from gander.contract.game import WrongOption
        from gander.speech.languages import language_of

        store = database_in(data, database)
        if psych_ds or bids:
            if file.exists() or (psych_ds and bids):
                raise WrongOption("FILE", str(file), "a folder that is not there yet, for one of the two layouts")
            games, players = asyncio.run(_laid_out(store, file, bids=bids, codes=codes))
        elif file.suffix not in (".json", ".zip"):
            raise WrongOption("FILE", str(file), "a name that ends in .json or .zip")
        else:
            text, games, players = asyncio.run(_exported(store, sheets=file.suffix == ".zip", codes=codes))
            file.write_bytes(text)
        typer.echo(say("export.done", language or language_of(), games=games, players=players, file=file))


def import_notepad(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A .json that was exported here or elsewhere.")],
    data: Annotated[Path | None, DATA] = None,
    database: Annotated[str | None, DATABASE] = None,
    language: LanguageFlag = None,
) -> None:
    """Put the games of an exported file on the notepad of this computer; none is doubled."""
    with explained():
        import asyncio

        from gander.cli.words import say
        from gander.speech.languages import language_of

        speech = language or language_of()
        brought, code = asyncio.run(_imported(database_in(data, database), file.read_bytes()))
        typer.echo(say("import.done", speech, new=brought.new, known=brought.known, refused=brought.refused))
        if code is not None:
            typer.echo(say("import.link", speech, code=code))


# Export --------------------------------------------------------------------------------------------------------------


async def _rows(log: EventLog, pad: Notepad) -> tuple[list[str], list[AllAnswers]]:
    """The notepads, and all answers on them, with what was played until now."""
    from gander.contract.answer import MEASURES
    from gander.notepad.harvest import ALL, catch_up
    from gander.store.notepad import import_export, players

    for device in await pad.ask(import_export.all_devices):
        await catch_up(log, pad, device, most=ALL)
    owners = await pad.ask(players.pads)
    rows = [row for owner in owners for row in await pad.ask(import_export.all_answers, owner, MEASURES)]
    rows.sort(key=lambda row: (row.game.ended, row.game.id, row.seat))
    return owners, rows


async def _laid_out(database: Database, folder: Path, *, bids: bool, codes: bool) -> tuple[int, int]:
    """How many games are in the folder, and of how many players."""
    from gander.notepad.datasets import all_sheets, write_bids, write_psych_ds
    from gander.store.log import SqlLog
    from gander.store.notepad.notepad import Notepad
    from gander.store.notepad.participants import everybody_in_studies

    log, pad = SqlLog(database), Notepad(database)
    try:
        _, rows = await _rows(log, pad)
        sheets = all_sheets(rows, await pad.ask(everybody_in_studies), codes=codes)
        (write_bids if bids else write_psych_ds)(folder, sheets)
        return len({row.game.id for row in rows}), len({row.player for row in rows})
    finally:
        await pad.close()
        await log.close()


async def _exported(database: Database, *, sheets: bool, codes: bool) -> tuple[bytes, int, int]:
    """The file, how many games are in it, and of how many players."""
    from gander.notepad.sheets import zipped
    from gander.store.log import SqlLog
    from gander.store.notepad import exercises
    from gander.store.notepad.notepad import Notepad

    log, pad = SqlLog(database), Notepad(database)
    try:
        owners, rows = await _rows(log, pad)
        done = await pad.ask(exercises.all_practised, owners)
        text = zipped(rows, done, codes=codes) if sheets else await _file(log, pad, owners, codes=codes)
        return text, len({row.game.id for row in rows}), len({row.player for row in rows})
    finally:
        await pad.close()
        await log.close()


async def _file(log: EventLog, pad: Notepad, owners: list[str], *, codes: bool) -> bytes:
    import time

    from gander.notepad.calendar import days_for_file
    from gander.notepad.export_file import write_file
    from gander.notepad.harvest import games_for_file, players_for_file, practised_for_file
    from gander.store.notepad import players

    found = [player for owner in owners for player in await pad.ask(players.players, owner)]
    shown = {one.id: (one.code or f"player {one.id}") if codes else one.name for one in found}
    _check_names(list(shown.values()))
    games = [game async for game in games_for_file(log, pad, owners, shown if codes else None)]
    done = await practised_for_file(pad, owners, shown if codes else None)
    begun = await days_for_file(pad, owners, time.time(), shown if codes else None)
    people = await players_for_file(pad, owners, shown if codes else None)
    return b"".join(write_file(people, games, done, begun))


def _check_names(names: list[str]) -> None:
    """On another device whoever has the same name is the same person, so no two may share one."""
    from gander.contract.game import WrongOption

    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise WrongOption("names", ", ".join(twice), "different on all notepads: rename a player, or use --codes")


# Import --------------------------------------------------------------------------------------------------------------


async def _imported(database: Database, text: bytes) -> tuple[Brought, str | None]:
    """What came in, and a code if it lies on a notepad that no device shows yet."""
    import time

    from gander.notepad.export_file import read_file
    from gander.notepad.harvest import bring
    from gander.store.notepad import players
    from gander.store.notepad.notepad import Notepad
    from gander.table.codes import hash_of, new_code, new_token

    found = read_file(text)
    pad = Notepad(database)
    try:
        owners = await pad.ask(players.pads)
        if len(owners) == 1:
            device, code = (await pad.ask(players.devices_of, owners[0]))[0], None
        else:
            device, code = hash_of(new_token()), new_code()
            owner = await pad.run(players.pad_of, device)
            await pad.run(players.offer_link, owner, hash_of(code), time.time(), time.time() + A_DAY)
        return await bring(pad, device, found), code
    finally:
        await pad.close()
