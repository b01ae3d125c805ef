"""HTTP: the games of a study, one after the other. `study_file.py` says what a study is."""

from collections.abc import Collection
from typing import Any

from litestar import Request, Response, get, post
from litestar.params import JSONBody

from gander.contract.game import GameError
from gander.notepad.harvest import catch_up
from gander.store.notepad import results, study_links
from gander.store.notepad.devices import circle_of
from gander.store.notepad.study_deals import before_release, deal_out, dealt_to, in_the_middle
from gander.study.plan import most_games
from gander.study.study_file import Block, Study
from gander.table.codes import as_typed, hash_of, new_table_id
from gander.table.errors import BrokenTable, NotAllowed, Unknown, WrongTime
from gander.table.events import Device
from gander.table.live.live_table import LiveTable
from gander.table.names import clean_name
from gander.table.table import Table
from gander.table.terms import PlannedSeat
from gander.web.api.lobby import entered, opening
from gander.web.messages.notepad_messages import Participate
from gander.web.messages.study_messages import StudyInfo
from gander.web.messages.table_messages import Entered, OpenTable
from gander.web.services.services import Services, TheServices
from gander.web.services.sessions import known_or_new, visitor_of


def study_of(services: Services) -> Study:
    if services.settings.study is None:
        raise Unknown("no_study", "this server runs no study")
    return services.settings.study


@get("/api/study", sync_to_thread=False)
def study_info(services: TheServices) -> StudyInfo:
    """The study that this server runs."""
    study = study_of(services)
    return StudyInfo(
        name=study.name,
        games=most_games(study),
        path=study.path,
        by=study.by,
        contact=study.contact,
        about={"": study.about} if isinstance(study.about, str) else study.about,
        languages=study.languages,
        by_link=study.access == "link",
        recruiting=study.recruiting,
        fixed=study.page,
    )


@post("/api/study/next")
async def next_game(
    request: Request[Any, Any, Any], services: TheServices, data: JSONBody[Participate]
) -> Response[Entered]:
    """Open the next game of a participant, or lead back to the one that is being played.

    A deal that was opened counts as dealt: who looks at a game and ends it does not get it again.
    """
    services.opening.check(visitor_of(request))
    study, token = study_of(services), known_or_new(request, data.key)
    if study.goes_by_steps:
        raise WrongTime("study_steps", "this study is more than its games: it is taken step by step")
    name, code = await name_and_code(services, study, clean_name(data.participant))
    device, participant = hash_of(token), study.participant(name)
    async with services.notepad.turn_of(participant):
        await check_link(services, participant, code, device)
        await check_device(services, participant, device)
        live = await begun(services, participant, device) or await next_table(
            services, study, participant, name, device
        )
    return entered(request, services, live, token)


async def name_and_code(services: Services, study: Study, typed: str) -> tuple[str, str]:
    """Of «P1-K7QX3M9P» P1 and K7QX3M9P, where P1 was given a link; else all of it is a name. Whoever mistypes the rest
    is refused, and not taken for somebody new."""
    ends = [len(typed), *(place for place in reversed(range(len(typed))) if typed[place] == "-")]
    for end in ends:
        name = typed[:end].strip()
        if await services.notepad.ask(study_links.link_of, study.participant(name)) is not None:
            return name, as_typed(typed[end:])
    return typed, ""


async def check_link(services: Services, participant: str, code: str, device: Device) -> None:
    """Where a link was given out, a participant is who came by it first. Raises `NotAllowed`."""
    link = await services.notepad.ask(study_links.link_of, participant)
    if link is not None and link.device is None:
        await services.notepad.run(study_links.use, participant, services.codes.hash_of(code), device)
        link = await services.notepad.ask(study_links.link_of, participant)
    if link is None:
        return
    if link.device is None:
        raise NotAllowed("study_link", "one takes part here by a link of one's own, as it was given out")
    if link.device not in await services.notepad.ask(circle_of, device, services.tables.clock()):
        raise NotAllowed("participant_elsewhere", "somebody takes part under this code on another device")


async def check_device(services: Services, participant: str, device: Device) -> None:
    """A participant is who came first under their code, with the devices of their notepad. Raises `NotAllowed`."""
    for table_id in (await services.notepad.ask(dealt_to, participant)).values():
        try:
            table = await services.tables.peek(table_id)
        except (GameError, Unknown, BrokenTable):
            continue
        first = (*table.hosts_before, table.host)[0]
        if first != device and first not in await services.notepad.ask(circle_of, device, services.tables.clock()):
            raise NotAllowed("participant_elsewhere", "somebody takes part under this code on another device")


def is_of_study(services: Services, table: Table) -> bool:
    return table.seed.hex() in services.deals


def check_protocol(services: Services, table: Table) -> None:
    """A table of a study has the game that the protocol says, and no other. Raises `WrongTime`."""
    if is_of_study(services, table):
        raise WrongTime("study_game", "this is the table of one game of a study: ask for the next one")


async def begun(services: Services, participant: str, device: Device) -> LiveTable | None:
    """The game that a participant is playing on this device."""
    for table_id in (await services.notepad.ask(dealt_to, participant)).values():
        try:
            table = await services.tables.peek(table_id)
        except (GameError, Unknown, BrokenTable):  # nothing that could be played on
            continue
        if table.phase != "over" and table.seats_of(device):
            return await services.tables.table(table_id)
    return None


async def next_table(services: Services, study: Study, participant: str, name: str, device: Device) -> LiveTable:
    """A table with the first deal that the participant has not got yet. Raises `WrongTime` after the last."""
    caught = await catch_up(services.tables.log, services.notepad, device)
    finished = await services.notepad.ask(results.finished_seeds, caught.pad or "", name)
    for known in (participant, before_release(participant)):
        finished |= (await services.notepad.ask(dealt_to, known)).keys()
    deals = study.deals(services.codes)
    number = next((number for number, deal in enumerate(deals) if deal not in finished), None)
    if number is None:
        raise WrongTime("study_over", f"{name!r} has been dealt all {len(deals)} games of the study")
    table = table_for(study.games[number], name, deals[number])
    event = opening(table, device, services.codes, services.tables.clock(), new_table_id())
    await services.notepad.run(deal_out, participant, event.seed, event.table)
    return await services.tables.open(event)


async def check_given_out(services: Services, name: str, device: Device, deals: Collection[str]) -> None:
    """The record of a study's deal is not for somebody who can still make use of it. Raises `WrongTime`."""
    if services.deals.isdisjoint(deals):
        return
    caught = await catch_up(services.tables.log, services.notepad, device)
    finished = await services.notepad.ask(results.finished_seeds, caught.pad or "", name)
    if not services.deals <= finished:
        raise in_study()


async def check_pad_given_out(services: Services, pad: str, without: Collection[int] = ()) -> None:
    """Nor are all the games of a notepad, while somebody on it is in the middle of the study."""
    waiting = await services.notepad.ask(in_the_middle, pad, services.deals, without)
    if waiting:
        raise in_study()


async def check_game_given_out(services: Services, pad: str, game_id: str) -> None:
    """Nor is a game of the study that is on it: to look back on it tells the cards."""
    if services.deals and await services.notepad.ask(results.seed_of, game_id) in services.deals:
        await check_pad_given_out(services, pad)


def in_study() -> WrongTime:
    return WrongTime("in_study", "the deals of a study are given out when the participant has finished all its games")


def table_for(block: Block, name: str, seed: str) -> OpenTable[dict[str, Any]]:
    """The table of one game: the participant, and whoever sits beside."""
    seats = (PlannedSeat("here", name=name), *block.seats)
    return OpenTable(block.game, seats, block.options, block.settings, seed)


HANDLERS = [study_info, next_game]
