"""HTTP: five minutes of practice, and what was practised."""

import secrets
from typing import Any, Final

from litestar import Request, Response, post
from litestar.params import JSONBody

from gander.measures.practice import Practice, could_be
from gander.notepad.views import practice_for
from gander.store.notepad import exercises
from gander.store.notepad.days import player_on
from gander.store.notepad.exercises import Practised
from gander.table.codes import hash_of
from gander.table.errors import WrongValue
from gander.table.names import clean_name
from gander.table.terms import ANIMALS
from gander.web.api.notepad.notepad import caught_up, pad_of_player
from gander.web.messages.notepad_messages import AskPlayer, AskPractice, PracticeSaved, PractisedBy, SavePractice
from gander.web.services.services import TheServices
from gander.web.services.sessions import cookie, known_or_new, visitor_of

AnyRequest = Request[Any, Any, Any]

MOST_LISTED: Final = 100


@post("/api/practice", status_code=200)
async def show_practice(request: AnyRequest, services: TheServices, data: JSONBody[AskPractice]) -> Practice:
    """Situations in which a player of this notepad errs most above chance, over all games; others every time."""
    read = await caught_up(request, services)
    player = await services.notepad.ask(player_on, read.pad, clean_name(data.name))
    read.check(*filter(None, (player,)))
    return await practice_for(services.notepad, read.pad, player, secrets.token_hex(8))


@post("/api/practice/done", status_code=200)
async def save_practice(
    request: AnyRequest, services: TheServices, data: JSONBody[SavePractice]
) -> Response[PracticeSaved]:
    """Put a practice that was done to its end on the notepad of this device, once."""
    services.opening.check(visitor_of(request))
    now, token = services.tables.clock(), known_or_new(request)
    for one in data.done:
        if not could_be(one.game, one.kind, one.asked, one.got, one.step):
            raise WrongValue("wrong_practice", f"nobody practises {one.kind!r} of {one.game!r} like that")
    done = [Practised(data.practice, now, one.game, one.kind, one.asked, one.got, one.step) for one in data.done]
    name = clean_name(data.name)
    player = await services.notepad.run(exercises.save, hash_of(token), name, data.animal or ANIMALS[0], done)
    return Response(PracticeSaved(player), cookies=[cookie(token, request, secure=services.settings.secure)])


@post("/api/notepad/practised", status_code=200)
async def show_practised(request: AnyRequest, services: TheServices, data: JSONBody[AskPlayer]) -> PractisedBy:
    """What a player has practised, exercise by exercise, the newest first."""
    pad = await pad_of_player(request, services, data.player)
    return PractisedBy(tuple(await services.notepad.ask(exercises.exercises_of, pad, data.player, MOST_LISTED)))


HANDLERS: Final = [show_practice, save_practice, show_practised]
