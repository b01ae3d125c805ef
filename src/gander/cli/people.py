"""`gander players`, `gander forget` and `gander unlock`"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from gander.cli.databases import database_in
from gander.cli.refusal import explained
from gander.cli.serve import DATA, DATABASE
from gander.speech.language_flag import LanguageFlag

if TYPE_CHECKING:
    from gander.speech.languages import Language
    from gander.store.notepad.classes import KnownClass
    from gander.store.sql import Connection, Database
    from gander.store.upkeep.census import KnownPerson

NAME = typer.Argument(metavar="NAME", help="The name, as gander players writes it.")
NOTEPAD = typer.Option(metavar="KEY", help="Whose, where several are called so: the key that gander players shows.")
DEVICE = typer.Option(metavar="KEY", help="A lost device instead of a person, by its key.")
YES = typer.Option("--yes", help="Do it, after showing it.")


def list_players(
    data: Annotated[Path | None, DATA] = None,
    database: Annotated[str | None, DATABASE] = None,
    language: LanguageFlag = None,
) -> None:
    """List everybody of whom something is kept here, notepad by notepad."""
    with explained():
        from contextlib import closing

        from gander.speech.languages import language_of
        from gander.store.notepad.classes import known_classes
        from gander.store.upkeep.census import everybody

        store, speech = database_in(data, database), language or language_of()
        bring_in(store)
        with closing(store.open()) as connection:
            _show(everybody(connection), speech)
            _show_classes(known_classes(connection), speech)


def forget(
    name: Annotated[str | None, NAME] = None,
    notepad: Annotated[str | None, NOTEPAD] = None,
    device: Annotated[str | None, DEVICE] = None,
    yes: Annotated[bool, YES] = False,
    data: Annotated[Path | None, DATA] = None,
    database: Annotated[str | None, DATABASE] = None,
    language: LanguageFlag = None,
) -> None:
    """Remove a person, or a lost device, with all that was worked out from their games. Servers may go on meanwhile."""
    with explained():
        from contextlib import closing

        from gander.contract.game import WrongOption
        from gander.speech.languages import language_of

        if (name is None) == (device is None):
            raise WrongOption("NAME", str(name), "a name, or --device with a key")
        store, speech = database_in(data, database), language or language_of()
        bring_in(store)
        with closing(store.open()) as connection:
            if name is not None:
                _forget_name(store, connection, name, notepad, speech, yes=yes)
            else:
                _forget_device(store, connection, device or "", speech, yes=yes)


def unlock(
    name: Annotated[str, NAME],
    notepad: Annotated[str | None, NOTEPAD] = None,
    data: Annotated[Path | None, DATA] = None,
    database: Annotated[str | None, DATABASE] = None,
    language: LanguageFlag = None,
) -> None:
    """Take the lock off somebody who has forgotten its pictures. Servers may go on meanwhile."""
    with explained():
        from contextlib import closing

        from gander.cli.words import say
        from gander.speech.languages import language_of
        from gander.store.notepad.locks import take_off
        from gander.store.sql import transaction
        from gander.store.upkeep.census import called, everybody

        store, speech = database_in(data, database), language or language_of()
        with closing(store.open()) as connection:
            found = [one for one in called(everybody(connection), name, notepad) if one.player is not None]
            _check_one(found, name, speech)
            with transaction(connection, store.to_write):
                was_locked = take_off(connection, found[0].player or 0)
        typer.echo(say("unlock.done" if was_locked else "unlock.none", speech, name=found[0].name))


def _check_one(found: list[KnownPerson], name: str, speech: Language) -> None:
    """Raises `WrongOption` unless these are one person; shows who could be meant."""
    from gander.contract.game import WrongOption

    if len({one.notepad for one in found}) > 1:
        _show(found, speech)
        raise WrongOption("NAME", name, "one person: say which with --notepad")
    if not found:
        raise WrongOption("NAME", name, "somebody whom gander players lists")


def bring_in(database: Database) -> None:
    """What was played by now is on the notepads afterwards."""
    import asyncio

    from gander.notepad.harvest import ALL, catch_up
    from gander.store.log import SqlLog
    from gander.store.notepad import import_export
    from gander.store.notepad.notepad import Notepad

    async def read() -> None:
        log, pad = SqlLog(database), Notepad(database)
        try:
            for one in await pad.ask(import_export.all_devices):
                await catch_up(log, pad, one, most=ALL)
        finally:
            await pad.close()
            await log.close()

    asyncio.run(read())


def _show(people: list[KnownPerson], speech: Language) -> None:
    from datetime import date

    from gander.cli.words import say
    from gander.store.notepad.devices import key_of

    for one in people:
        last = "–" if one.last is None else date.fromtimestamp(one.last).isoformat()
        devices = ", ".join(key_of(device) for device in one.devices if device) or "–"
        facts = {"name": one.name, "pad": one.notepad, "games": one.games, "ghosts": one.ghosts, "last": last}
        more = {"practised": one.practised, "tables": one.tables, "classes": one.classes, "devices": devices}
        typer.echo(say("players.on_pad" if one.player is not None else "players.at_tables", speech, **facts, **more))
    typer.echo(say("players.total", speech, people=len(people)))


def _show_classes(classes: list[KnownClass], speech: Language) -> None:
    """By the device on which each is taught: that one may be lost, too."""
    from datetime import date

    from gander.cli.words import say
    from gander.store.notepad.devices import key_of

    for one in classes:
        facts = {"opened": date.fromtimestamp(one.opened).isoformat(), "pupils": len(one.pupils)}
        key = "players.kept_class" if one.is_saved else "players.class"
        typer.echo(say(key, speech, **facts, device=key_of(one.teacher)))


def _forget_name(
    store: Database, connection: Connection, name: str, notepad: str | None, speech: Language, *, yes: bool
) -> None:
    from gander.cli.words import say
    from gander.store.sql import transaction
    from gander.store.upkeep.census import called, everybody, forget_person, places_with

    found = called(everybody(connection), name, notepad)
    _check_one(found, name, speech)
    _show(found, speech)
    if not yes:
        typer.echo(say("forget.shown", speech))
        return
    for one in found:
        with transaction(connection, store.to_write):
            forget_person(connection, one)
    store.wipe(connection)
    others = len(called(everybody(connection), name, None))
    typer.echo(say("forget.done", speech, name=name, places=places_with(connection, name), others=others))


def _forget_device(store: Database, connection: Connection, key: str, speech: Language, *, yes: bool) -> None:
    from gander.cli.words import say
    from gander.contract.game import WrongOption
    from gander.store.sql import transaction
    from gander.store.upkeep.census import device_with, everybody, forget_lost_device, places_with
    from gander.table.errors import Unknown

    try:
        device = device_with(connection, key)
    except Unknown as unknown:
        raise WrongOption("device", key, f"the key of one device: {unknown}") from None
    _show([one for one in everybody(connection) if one.devices == (device,)], speech)
    if not yes:
        typer.echo(say("forget.shown", speech))
        return
    with transaction(connection, store.to_write):
        gone = forget_lost_device(connection, device)
    store.wipe(connection)
    names = ", ".join(gone) or "–"
    typer.echo(say("forget.device", speech, names=names, places=places_with(connection, device)))
