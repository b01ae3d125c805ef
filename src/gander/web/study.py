"""HTTP: the games of a study, one after the other. `study_file.py` says what a study is."""

from typing import Any

from litestar import Request, Response, get, post
from litestar.params import JSONBody

from gander.progress.harvest import catch_up
from gander.store import results
from gander.table.codes import hash_of
from gander.table.decide import clean_name
from gander.table.errors import Unknown, WrongTime
from gander.table.terms import PlannedSeat
from gander.web.lobby import entered, opening
from gander.web.messages import Entered, OpenTable
from gander.web.notepad_messages import Participate, StudyInfo
from gander.web.server import Server, TheServer
from gander.web.sessions import known_or_new, visitor_of
from gander.web.study_file import Block, Study


def study_of(server: Server) -> Study:
    if server.settings.study is None:
        raise Unknown("no_study", "this server runs no study")
    return server.settings.study


@get("/api/study", sync_to_thread=False)
def study_info(server: TheServer) -> StudyInfo:
    """The study that this server runs."""
    study = study_of(server)
    return StudyInfo(study.name, len(study.games))


@post("/api/study/next")
async def next_game(
    request: Request[Any, Any, Any], server: TheServer, data: JSONBody[Participate]
) -> Response[Entered]:
    """Open the next game of a participant: the first that they have not finished."""
    server.opening.check(visitor_of(request))
    study, name, token = study_of(server), clean_name(data.participant), known_or_new(request)
    device = hash_of(token)
    caught = await catch_up(server.host.log, server.notepad, device)
    finished = await server.notepad.ask(results.finished_seeds, caught.pad or "", name)
    seeds = [study.seed_of(number) for number in range(len(study.games))]
    number = next((number for number, seed in enumerate(seeds) if seed not in finished), None)
    if number is None:
        raise WrongTime("study_over", f"{name!r} has played all {len(seeds)} games of the study")
    table = table_for(study.games[number], name, seeds[number])
    live = await server.host.open(opening(table, device, server.codes, server.host.clock()))
    return entered(request, server, live, token)


def table_for(block: Block, name: str, seed: str) -> OpenTable[dict[str, Any]]:
    """The table of one game: the participant, and whoever sits beside."""
    seats = (PlannedSeat("here", name=name), *block.seats)
    return OpenTable(block.game, seats, block.options, block.settings, seed)


HANDLERS = [study_info, next_game]
