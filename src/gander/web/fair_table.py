"""HTTP: what to give whom at a table so that all have about the same chances. Only who holds the notepad may ask."""

from collections.abc import Sequence
from typing import Any

from litestar import Request, post
from litestar.params import JSONBody
from msgspec import Struct

from gander.contract.game import Seat, mode_of, options_from
from gander.games import box
from gander.games import game as game_of
from gander.progress.proposal import planned
from gander.progress.verdict import FEWEST
from gander.store.players import player_called
from gander.table.errors import WrongTime, WrongValue
from gander.table.ghost import GHOST
from gander.table.terms import PlannedSeat
from gander.web.ghost_seats import ghosts_wanted
from gander.web.ghosts import known
from gander.web.lobby import planned_seats
from gander.web.notepad import caught_up
from gander.web.notepad_messages import AskFair, FairTable, SeatKnown
from gander.web.reckoner import NotWorkedOut
from gander.web.server import Server, TheServer
from gander.web.sessions import device_of, visitor_of


class Guests(Struct, frozen=True):
    """The people who are to sit at a table, as far as their notepad knows them."""

    people: tuple[SeatKnown, ...]
    traits: dict[Seat, dict[str, float]]

    @property
    def are_known(self) -> bool:
        return not any(person.missing for person in self.people)


@post("/api/notepad/fair", status_code=200)
async def propose(request: Request[Any, Any, Any], server: TheServer, data: JSONBody[AskFair]) -> FairTable:
    """What to give whom at a table, from what the notepad knows of those who are to sit there. It takes seconds the
    first time: the answer waits for it a little."""
    options = agreed(data)
    ghosts = await ghosts_wanted(server.notepad, device_of(request), data.seats)
    seats = planned_seats(data.seats, ghosts)
    pad, _ = await caught_up(request, server)
    guests = await those_known(server, pad, seats)
    if not guests.are_known:
        return FairTable(ready=True, people=guests.people)
    traits = guests.traits | {seat: ghost.traits for seat, ghost in ghosts.items()}
    table = planned(data.game, options, tuple(seat.bot or GHOST for seat in seats), traits)
    try:
        found = await server.proposals.answer(table, visitor_of(request).address)
    except NotWorkedOut:
        raise WrongTime("no_proposal", "it could not be worked out") from None
    if found is None:
        return FairTable(ready=False, people=guests.people)
    return FairTable(ready=True, people=guests.people, given=found.given, even=found.even, tried=found.games)


def agreed(data: AskFair) -> Any:
    """The options of a table at which somebody wins and memory decides. Raises `WrongOption` and `WrongValue`."""
    game = game_of(data.game)
    options: Any = options_from(game, {**data.options, "players": len(data.seats)})
    game.setup(options)
    if mode_of(options.players, options.mode, options.starter, game.players) != "versus":
        raise WrongValue("no_proposal", "nobody wins against another in this mode")
    if box(data.game).reader is None:
        raise WrongValue("no_proposal", f"what is known of people says nothing about {data.game}")
    return options


async def those_known(server: Server, pad: str, seats: Sequence[PlannedSeat]) -> Guests:
    people, traits = [], {}
    for seat, plan in enumerate(seats):
        if plan.kind == "bot":
            continue
        player = await server.notepad.ask(player_called, pad, plan.name or "") if plan.kind == "here" else None
        if player is None:
            people.append(SeatKnown(seat, 0, FEWEST))
            continue
        found = await known(server, pad, player)
        people.append(SeatKnown(seat, found.games, found.missing))
        traits[seat] = found.fit.as_played()
    return Guests(tuple(people), traits)
