"""HTTP: what to give whom at a table so that all have about the same chances. Only who holds the notepad may ask."""

from collections.abc import Sequence
from time import monotonic
from typing import Any

from litestar import Request, post
from litestar.params import JSONBody
from msgspec import Struct

from gander.comparisons.handicap_proposal import HandicapProposal, PlannedTable, Possible, planned
from gander.contract.game import Seat, mode_of, options_from
from gander.games import box
from gander.games import game as game_of
from gander.measures.verdict import FEWEST
from gander.notepad.ghost_fitting import PlayerFit, SeatedGame, player_fit
from gander.store.notepad.players import player_called
from gander.table.errors import WrongTime, WrongValue
from gander.table.terms import PlannedSeat
from gander.web.api.lobby import planned_seats
from gander.web.api.notepad.ghost_lookup import ghosts_wanted
from gander.web.api.notepad.notepad import ReadPad, caught_up
from gander.web.messages.notepad_messages import AskHandicaps, Handicaps, SeatKnown
from gander.web.services.background_jobs import PATIENCE_SECONDS, A, BackgroundJobs, NotWorkedOut
from gander.web.services.services import Services, TheServices
from gander.web.services.sessions import device_of, visitor_of


class NotYet(RuntimeError):
    """Somebody's answers are still being read."""


class Guests(Struct, frozen=True):
    """The people who are to sit at a table, as far as their notepad knows them."""

    people: tuple[SeatKnown, ...]
    traits: dict[Seat, dict[str, float]]
    possible: Possible

    @property
    def are_known(self) -> bool:
        return not any(person.missing for person in self.people)


class PatientAsker:
    """Somebody who asks from here, and waits so long for all answers together."""

    def __init__(self, services: Services, asker: str) -> None:
        self._services, self._asker = services, asker
        self._until = monotonic() + PATIENCE_SECONDS

    async def known(self, pad: str, player: int) -> PlayerFit:
        """What is known of a player. Raises `NotYet` and `NotWorkedOut`."""
        async with self._services.notepad.turn_of(f"ghosts of {pad}"):
            return await player_fit(self._services.tables.log, self._services.notepad, pad, player, self._fitted)

    async def _fitted(self, games: list[SeatedGame]) -> PlayerFit:
        return await self._in_time(self._services.fits, games)

    async def proposed(self, table: PlannedTable) -> HandicapProposal:
        """What could be given. Raises `NotYet` and `NotWorkedOut`."""
        return await self._in_time(self._services.proposals, table)

    async def _in_time(self, jobs: BackgroundJobs[A], asked: object) -> A:
        found = await jobs.answer(asked, self._asker, max(0, self._until - monotonic()))
        if found is None:
            raise NotYet
        return found


@post("/api/notepad/fair", status_code=200)
async def propose(request: Request[Any, Any, Any], services: TheServices, data: JSONBody[AskHandicaps]) -> Handicaps:
    """What to give whom at a table, from what the notepad knows of those who are to sit there. It takes seconds the
    first time: the answer waits for it a little."""
    options = agreed(data)
    ghosts = await ghosts_wanted(services.notepad, device_of(request), data.seats, services.tables.clock())
    seats = planned_seats(data.seats, ghosts)
    read = await caught_up(request, services)
    waiting = PatientAsker(services, visitor_of(request).address)
    try:
        guests = await those_known(services, waiting, read, seats)
        if not guests.are_known:
            return Handicaps(ready=True, people=guests.people)
        traits = guests.traits | {seat: ghost.traits for seat, ghost in ghosts.items()}
        bots = tuple(seat.bot for seat in seats)
        found = await waiting.proposed(planned(data.game, options, bots, traits, guests.possible))
    except NotYet:
        return Handicaps(ready=False, people=())
    except NotWorkedOut:
        raise WrongTime("no_proposal", "it could not be worked out") from None
    return Handicaps(True, guests.people, found.given, found.even, found.unsure, found.games)


def agreed(data: AskHandicaps) -> Any:
    """The options of a table at which somebody wins and memory decides. Raises `WrongOption` and `WrongValue`."""
    game = game_of(data.game)
    options: Any = options_from(game, {**data.options, "players": len(data.seats)})
    game.setup(options)
    if mode_of(options.players, options.mode, options.starter, game.players) != "versus":
        raise WrongValue("no_proposal", "nobody wins against another in this mode")
    if box(data.game).answer_reader is None:
        raise WrongValue("no_proposal", f"what is known of people says nothing about {data.game}")
    return options


async def those_known(services: Services, waiting: PatientAsker, read: ReadPad, seats: Sequence[PlannedSeat]) -> Guests:
    people, traits, possible = [], {}, {}
    for seat, plan in enumerate(seats):
        if plan.kind == "bot":
            continue
        player = await services.notepad.ask(player_called, read.pad, plan.name or "") if plan.kind == "here" else None
        if player is None:
            people.append(SeatKnown(seat, 0, FEWEST))
            continue
        read.check(player)
        found = await waiting.known(read.pad, player)
        people.append(SeatKnown(seat, found.games, found.missing))
        traits[seat], possible[seat] = found.fit.as_played(), found.possible
    return Guests(tuple(people), traits, possible)
