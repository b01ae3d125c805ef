"""HTTP: the games of a study, one after the other. `study_file.py` says what a study is."""

from collections.abc import Collection
from typing import Any

from litestar import Request, Response, get, post
from litestar.params import JSONBody

from gander.contract.game import GameError
from gander.notepad.harvest import catch_up
from gander.store.notepad import results
from gander.store.notepad.study_deals import deal_out, dealt_to, in_the_middle
from gander.table.codes import hash_of, new_table_id
from gander.table.decide import clean_name
from gander.table.errors import BrokenTable, Unknown, WrongTime
from gander.table.events import Device
from gander.table.live.live_table import LiveTable
from gander.table.terms import PlannedSeat
from gander.web.api.lobby import entered, opening
from gander.web.messages.notepad_messages import Participate, StudyInfo
from gander.web.messages.table_messages import Entered, OpenTable
from gander.web.services.services import Services, TheServices
from gander.web.services.sessions import known_or_new, visitor_of
from gander.web.services.study_file import Block, Study


def study_of(services: Services) -> Study:
    if services.settings.study is None:
        raise Unknown("no_study", "this server runs no study")
    return services.settings.study


@get("/api/study", sync_to_thread=False)
def study_info(services: TheServices) -> StudyInfo:
    """The study that this server runs."""
    study = study_of(services)
    return StudyInfo(study.name, len(study.games))


@post("/api/study/next")
async def next_game(
    request: Request[Any, Any, Any], services: TheServices, data: JSONBody[Participate]
) -> Response[Entered]:
    """Open the next game of a participant, or lead back to the one that is being played.

    A deal that was opened counts as dealt: who looks at a game and ends it does not get it again.
    """
    services.opening.check(visitor_of(request))
    study, name, token = study_of(services), clean_name(data.participant), known_or_new(request, data.key)
    device, participant = hash_of(token), study.participant(name)
    async with services.notepad.turn_of(participant):
        live = await begun(services, participant, device) or await next_table(
            services, study, participant, name, device
        )
    return entered(request, services, live, token)


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
    had = finished | (await services.notepad.ask(dealt_to, participant)).keys()
    number = next((number for number, deal in enumerate(study.deals) if deal not in had), None)
    if number is None:
        raise WrongTime("study_over", f"{name!r} has been dealt all {len(study.deals)} games of the study")
    table = table_for(study.games[number], name, study.seed_of(number))
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


async def check_pad_given_out(services: Services, pad: str) -> None:
    """Nor are all the games of a notepad, while somebody on it is in the middle of the study."""
    waiting = await services.notepad.ask(in_the_middle, pad, services.deals)
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
