"""HTTP: the notepad of the device that asks. Nobody sees another device's players."""

import secrets
from functools import partial
from typing import Any, Final, NamedTuple

from litestar import Request, Response, delete, get, post
from litestar.params import JSONBody
from msgspec.structs import replace

from gander.contract.answer import MEASURES
from gander.contract.game import GameError
from gander.games import game as game_of
from gander.measures.drill import Drill
from gander.measures.reference import reference
from gander.measures.report import Report
from gander.notepad import views
from gander.notepad.calendar import days_for_file
from gander.notepad.export_file import read_file, write_file
from gander.notepad.harvest import bring, catch_up, games_for_file, players_for_file, practised_for_file
from gander.notepad.review import Review
from gander.notepad.sheets import zipped
from gander.store.notepad import devices, exercises, import_export, locks, players, results
from gander.store.notepad.locks import is_locked
from gander.store.notepad.notepad_views import Brought, DeviceKind, PadGame, Player
from gander.store.notepad.result_rows import ResultFilter, SavedGame
from gander.store.progress_choice import choose, choose_for_one, wants_progress, who_wants_progress
from gander.table.codes import as_typed, hash_of, new_code
from gander.table.errors import BrokenTable, Unknown, WrongTime
from gander.table.events import Device
from gander.table.names import clean_name
from gander.web.api.lobby import MOST_LISTED
from gander.web.api.studies.study import check_game_given_out, check_pad_given_out
from gander.web.messages.notepad_messages import (
    AskDrill,
    AskPlayer,
    AskProgress,
    AskResults,
    AskReview,
    Averages,
    Change,
    ChooseProgress,
    Devices,
    LinkCode,
    ManagePlayer,
    Merge,
    Pad,
    Reached,
    Remove,
    Results,
    Unlink,
    UseLink,
)
from gander.web.services.invitations import invitation
from gander.web.services.services import Services, TheServices
from gander.web.services.sessions import NOBODY, cookie, device_of, known_or_new, visitor_of

AnyRequest = Request[Any, Any, Any]

LINK_SECONDS: Final = 600.0
LARGEST_FILE: Final = 64 * 1024 * 1024


class ReadPad(NamedTuple):
    """The pad of a device, as far as the device may read it."""

    pad: str
    waiting: int
    """How many tables are still to be read."""
    shut: frozenset[int]
    """Of these players nothing may be told, nor changed."""

    def check(self, *wanted: int) -> None:
        """Raises `NotAllowed`."""
        if not self.shut.isdisjoint(wanted):
            raise is_locked()

    def check_all(self) -> None:
        """For what concerns everybody on the pad. Raises `NotAllowed`."""
        self.check(*self.shut)


async def caught_up(request: AnyRequest, services: Services) -> ReadPad:
    """The pad of the device that asks, with all that was played by now.

    A device that has never played has none, and so nothing is found on it.
    """
    device = device_of(request)
    return ReadPad("", 0, frozenset()) if device == NOBODY else await read_pad(services, device)


async def read_pad(services: Services, device: Device) -> ReadPad:
    caught = await catch_up(services.tables.log, services.notepad, device)
    return ReadPad(caught.pad or "", caught.waiting, await shut_for(services, device, caught.pad or ""))


async def shut_for(services: Services, device: Device, pad: str) -> frozenset[int]:
    return await services.notepad.ask(locks.shut_on, pad, device, services.tables.clock())


async def pad_shown(services: Services, device: Device, pad: str, waiting: int = 0) -> Pad:
    """Who is on a pad. Those whose lock is shut stand at the end: when they last played is not told either."""
    progress = await services.notepad.ask(wants_progress, pad)
    locked = await services.notepad.ask(locks.locked_on, pad, device)
    shut = await shut_for(services, device, pad)
    found = await services.notepad.ask(players.players, pad)
    wanting = await services.notepad.ask(who_wants_progress, pad)
    open_ones = [
        replace(one, locked=one.id in locked, open_until=locked.get(one.id), progress=one.id in wanting)
        for one in found
        if one.id not in shut
    ]
    shut_ones = [Player(one.id, one.name, one.animal, 0, None, locked=True) for one in found if one.id in shut]
    return Pad((*open_ones, *sorted(shut_ones, key=lambda one: one.id)), waiting, progress=progress)


async def pad_of_player(request: AnyRequest, services: Services, player: int) -> str:
    """The pad of the device that asks, if it may read this player of it. Raises `NotAllowed`."""
    read = await caught_up(request, services)
    read.check(player)
    return read.pad


async def check_progress(services: Services, pad: str, player: int) -> None:
    """Raises `WrongTime` where nothing is to be worked out about somebody, and `Unknown` where nobody is."""
    await services.notepad.ask(players.check_player, pad, player)
    if player not in await services.notepad.ask(who_wants_progress, pad):
        raise WrongTime("progress_off", "progress and ghosts are switched off for this player or notepad")


# Looking -------------------------------------------------------------------------------------------------------------


@get("/api/notepad")
async def show_pad(request: AnyRequest, services: TheServices) -> Pad:
    """Who is on the notepad of this device."""
    read, device = await caught_up(request, services), device_of(request)
    await services.notepad.run(devices.see, device, services.tables.clock(), kind_of(request))
    shown = await pad_shown(services, device, read.pad, read.waiting)
    if shown.players:
        return shown
    return replace(shown, taken_off=await services.notepad.ask(devices.taken_off_at, device))


def kind_of(request: AnyRequest) -> DeviceKind:
    """What kind of device asks, as far as it says."""
    told = request.headers.get("user-agent", "")
    if "iPad" in told or ("Android" in told and "Mobile" not in told):
        return "tablet"
    return "phone" if "Mobi" in told else "computer"


@post("/api/notepad/results", status_code=200)
async def show_results(request: AnyRequest, services: TheServices, data: JSONBody[AskResults]) -> Results:
    """Finished games of this device's players, the newest first."""
    read = await caught_up(request, services)
    read.check(*filter(None, (data.player,)))
    wanted = ResultFilter(**{name: getattr(data, name) for name in AskResults.__struct_fields__})
    found = await services.notepad.ask(results.results, read.pad, wanted, read.shut)
    return Results(tuple(map(as_shown, found)), more=len(found) == data.most)


def as_shown(game: SavedGame) -> PadGame:
    return PadGame(**{name: getattr(game, name) for name in PadGame.__struct_fields__})


@post("/api/notepad/averages", status_code=200)
async def show_averages(request: AnyRequest, services: TheServices, data: JSONBody[AskPlayer]) -> Averages:
    """Means and bests of a player, with what perfect memory and pure guessing reach."""
    pad = await pad_of_player(request, services, data.player)
    found = await services.notepad.ask(results.averages, pad, data.player)
    lines = {
        game: {level: Reached(line.perfect, line.guessing) for level, line in reference(game).results.items()}
        for game in {average.game for average in found}
    }
    return Averages(tuple(found), lines)


@post("/api/notepad/progress", status_code=200)
async def show_progress(request: AnyRequest, services: TheServices, data: JSONBody[AskProgress]) -> Report:
    """How a player plays a game: what is kept, how that went, and what changed beyond practice."""
    pad = await pad_of_player(request, services, data.player)
    await check_progress(services, pad, data.player)
    game = game_of(data.game).name
    return await views.report_for(services.notepad, pad, data.player, game, data.basis, data.since)


@post("/api/notepad/review", status_code=200)
async def show_review(
    request: AnyRequest, services: TheServices, data: JSONBody[AskReview]
) -> Review[Any, Any, Any, Any, Any]:
    """What a player missed in a finished game, when it had been seen, and how everybody's chances went."""
    pad = await pad_of_player(request, services, data.player)
    await check_game_given_out(services, pad, data.game_id)
    return await views.review_for(services.tables.log, services.notepad, pad, data.player, data.game_id)


@post("/api/notepad/drill", status_code=200)
async def show_drill(request: AnyRequest, services: TheServices, data: JSONBody[AskDrill]) -> Drill[Any]:
    """Situations like those that a player misses most; another set every time."""
    pad = await pad_of_player(request, services, data.player)
    game = game_of(data.game).name
    return await views.drill_for(services.notepad, pad, data.player, game, data.level, secrets.token_hex(8))


# Changing ------------------------------------------------------------------------------------------------------------


@post("/api/notepad/players", status_code=200)
async def manage_player(request: AnyRequest, services: TheServices, data: JSONBody[ManagePlayer]) -> Pad:
    """Rename, merge or remove a player. What is removed is really gone, also from the logs."""
    read = await caught_up(request, services)
    pad, waiting, _ = read
    match data:
        case Change(player, name, animal, code, progress):
            read.check(player)
            name = None if name is None else clean_name(name)
            code = clean_name(code) if code else code
            await services.notepad.run(players.change_player, pad, player, name, animal, code)
            if progress is not None:
                await services.notepad.run(choose_for_one, pad, player, progress)
                await services.notepad.wipe()
        case Merge(player, into):
            read.check(player, into)
            await services.notepad.run(players.merge_players, pad, player, into)
        case Remove(player):
            read.check(player)
            await remove(services, pad, player)
    return await pad_shown(services, device_of(request), pad, waiting)


async def remove(services: Services, pad: str, *gone: int) -> None:
    """Remove players of a pad, from what is kept and from the tables that somebody looks at, here or elsewhere."""
    for player in gone:
        await services.notepad.run(players.remove_player, pad, player)
    await services.notepad.wipe()
    services.tables.neighbours.rewrote()
    await services.tables.read_rewritten()


@post("/api/notepad/kept", status_code=200)
async def choose_progress(request: AnyRequest, services: TheServices, data: JSONBody[ChooseProgress]) -> Response[Pad]:
    """Keep progress and ghosts for this notepad, or delete what there is of them. Results stay."""
    services.opening.check(visitor_of(request))
    token = known_or_new(request)
    device = hash_of(token)
    pad = await services.notepad.run(players.pad_of, device)
    ReadPad(pad, 0, await shut_for(services, device, pad)).check_all()
    await services.notepad.run(choose, pad, data.progress)
    await services.notepad.wipe()
    caught = await catch_up(services.tables.log, services.notepad, device)
    shown = await pad_shown(services, device, pad, caught.waiting)
    return Response(shown, cookies=[cookie(token, request, secure=services.settings.secure)])


@delete("/api/notepad", status_code=200)
async def delete_all(request: AnyRequest, services: TheServices) -> Pad:
    """Remove every player of this device's notepad, with all their data."""
    read = await caught_up(request, services)
    read.check_all()
    await remove(services, read.pad, *[player.id for player in await services.notepad.ask(players.players, read.pad)])
    return await pad_shown(services, device_of(request), read.pad, read.waiting)


@post("/api/notepad/links", status_code=200)
async def offer_link(request: AnyRequest, services: TheServices) -> Response[LinkCode]:
    """A code by which another device comes to share this notepad."""
    services.joining.check(visitor_of(request))
    token, code, now = known_or_new(request), new_code(), services.tables.clock()
    pad = await services.notepad.run(players.pad_of, hash_of(token))
    await services.notepad.run(players.offer_link, pad, hash_of(code), now, now + LINK_SECONDS)
    offered = LinkCode(invitation(request, services.settings, code, "link"), LINK_SECONDS)
    return Response(offered, cookies=[cookie(token, request, secure=services.settings.secure)])


@post("/api/notepad/linked", status_code=200)
async def use_link(request: AnyRequest, services: TheServices, data: JSONBody[UseLink]) -> Response[Pad]:
    """Share the notepad of another device; this device's players come along."""
    services.joining.check(visitor_of(request))
    token = known_or_new(request)
    device = hash_of(token)
    code_hash, now = hash_of(as_typed(data.code)), services.tables.clock()
    await catch_up(services.tables.log, services.notepad, device)
    await check_no_game_between(services, *await services.notepad.ask(players.both_sides, device, code_hash, now))
    await services.notepad.run(locks.link, device, code_hash, now)
    caught = await catch_up(services.tables.log, services.notepad, device)
    shown = await pad_shown(services, device, caught.pad or "", caught.waiting)
    return Response(shown, cookies=[cookie(token, request, secure=services.settings.secure)])


@get("/api/notepad/devices")
async def show_devices(request: AnyRequest, services: TheServices) -> Devices:
    """The devices that share this notepad."""
    await caught_up(request, services)
    return await devices_shown(services, device_of(request))


@post("/api/notepad/unlinked", status_code=200)
async def take_off(request: AnyRequest, services: TheServices, data: JSONBody[Unlink]) -> Devices:
    """Take a device off this notepad. What was played on it until now stays here."""
    await caught_up(request, services)
    device = device_of(request)
    await services.notepad.run(devices.take_off, device, data.key, services.tables.clock())
    return await devices_shown(services, device)


async def devices_shown(services: Services, device: Device) -> Devices:
    return Devices(tuple(await services.notepad.ask(devices.listed, device)))


async def check_no_game_between(services: Services, ours: frozenset[Device], theirs: frozenset[Device]) -> None:
    """Who plays against somebody does not become the same person meanwhile: they would see each other's hands."""
    if ours == theirs:
        return
    for device in ours:
        for table_id in await services.tables.log.tables_of(device, MOST_LISTED):
            try:
                table = await services.tables.peek(table_id)
            except (GameError, Unknown, BrokenTable):  # nobody plays there
                continue
            here = {chair.device for chair in table.chairs}
            if table.phase != "over" and here & ours and here & theirs:
                raise WrongTime(
                    "same_table", f"devices of both notepads sit at table {table_id}: play it to its end first"
                )


# Files ---------------------------------------------------------------------------------------------------------------


@get("/api/notepad/file")
async def take_file(request: AnyRequest, services: TheServices) -> Response[Any]:
    """Everything of this device's players, for another device or for keeping; but those whose lock is shut."""
    services.opening.check(visitor_of(request))
    pad, _, shut = await caught_up(request, services)
    await check_pad_given_out(services, pad, shut)
    people = await players_for_file(services.notepad, [pad], without=shut)
    games = [game async for game in games_for_file(services.tables.log, services.notepad, [pad], without=shut)]
    done = await practised_for_file(services.notepad, [pad], without=shut)
    begun = await days_for_file(services.notepad, [pad], services.tables.clock(), without=shut)
    text = b"".join(write_file(people, games, done, begun))
    headers = {"content-disposition": 'attachment; filename="gander-notepad.json"'}
    return Response(text, media_type="application/json", headers=headers)


@get("/api/notepad/sheets", media_type="application/zip")
async def take_sheets(request: AnyRequest, services: TheServices) -> Response[bytes]:
    """One row per answer, per result and per exercise, and what every column means: four tables in a ZIP file."""
    services.opening.check(visitor_of(request))
    pad, _, shut = await caught_up(request, services)
    await check_pad_given_out(services, pad, shut)
    rows = [
        one for one in await services.notepad.ask(import_export.all_answers, pad, MEASURES) if one.player not in shut
    ]
    done = [one for one in await services.notepad.ask(exercises.all_practised, [pad]) if one.player not in shut]
    packed = await services.notepad.on_its_thread(partial(zipped, rows, done))
    headers = {"content-disposition": 'attachment; filename="gander-notepad.zip"'}
    return Response(packed, media_type="application/zip", headers=headers)


@post("/api/notepad/file", status_code=200, request_max_body_size=LARGEST_FILE)
async def bring_file(request: AnyRequest, services: TheServices) -> Response[Brought]:
    """Put the games of a file, sent as it is, on this device's notepad. Games that are there are not doubled."""
    services.opening.check(visitor_of(request))
    token = known_or_new(request)
    with services.uploads.one_more(visitor_of(request)):
        found = await services.notepad.on_its_thread(partial(read_file, await request.body()))
        brought = await bring(services.notepad, hash_of(token), found, services.tables.clock)
    return Response(brought, cookies=[cookie(token, request, secure=services.settings.secure)])


HANDLERS: Final = [
    show_pad,
    delete_all,
    show_results,
    show_averages,
    show_progress,
    show_review,
    show_drill,
    manage_player,
    choose_progress,
    offer_link,
    use_link,
    show_devices,
    take_off,
    take_file,
    bring_file,
    take_sheets,
]
