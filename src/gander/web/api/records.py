"""HTTP: the record of a game that is over, for keeping, studying and checking."""

import asyncio
from typing import Annotated, Any

from litestar import Response, get
from litestar.params import QueryParameter

from gander.fair import FairRecord, TablePlayer
from gander.games import box
from gander.games import game as game_of
from gander.luck import hash_of_seed
from gander.measures.playback import Playbacks, loveliest
from gander.notepad.finished_games import finished_games
from gander.record import Record, RecordedMove, replay
from gander.table.errors import Unknown, WrongTime
from gander.table.events import AnyEvent, GameEnded, Moved, Started
from gander.table.table import Table
from gander.web.api.classes.class_tables import check_nobody_plays
from gander.web.api.studies.study import check_given_out
from gander.web.messages.table_messages import Story
from gander.web.services.services import Services, TheServices, TheVisit, Visit


@get("/api/tables/{table_id:str}/record")
async def record(
    services: TheServices,
    visit: TheVisit,
    game: Annotated[int | None, QueryParameter(ge=1, le=10_000)] = None,
) -> Response[FairRecord[Any, Any]]:
    """Every move and the seed of a game that is over: of the last one, or of the one with this number."""
    table = visit.live.table
    number = table.games if game is None else game
    written = record_of(table, number, await services.whole(table.id, visit.visitor))
    await check_may_be_known(services, visit, written)
    name = f"gander-{written.game}-{table.id}-{number}.json"
    return Response(written, headers={"content-disposition": f'attachment; filename="{name}"'})


@get("/api/tables/{table_id:str}/story")
async def story(services: TheServices, visit: TheVisit) -> Story[Any]:
    """How the last game went, once it is over: where it turned, and what everybody won."""
    table = visit.live.table
    written = record_of(table, table.games, await services.whole(table.id, visit.visitor))
    await check_may_be_known(services, visit, written)
    return await asyncio.to_thread(story_of, written)


@get("/api/tables/{table_id:str}/loveliest")
async def loveliest_misses(services: TheServices, visit: TheVisit) -> Playbacks[Any, Any, Any, Any]:
    """What all who were there may laugh about, once the last game is over: at most one miss of each person."""
    table = visit.live.table
    events = await services.whole(table.id, visit.visitor)
    written = record_of(table, table.games, events)
    await check_may_be_known(services, visit, written)
    return await asyncio.to_thread(loveliest_in, events, table.games)


async def check_may_be_known(services: Services, visit: Visit, written: FairRecord[Any, Any]) -> None:
    """What tells a deal is not for somebody who can still make use of it, or can tell others. Raises `WrongTime`."""
    await check_given_out(services, written.players[0].name or "", visit.device, (written.seed,))
    await check_nobody_plays(services, visit.live.table.id, written.seed)


def loveliest_in(events: list[AnyEvent], number: int) -> Playbacks[Any, Any, Any, Any]:
    """None in a game that one person played, or that the host ended before its end."""
    played = next((game for game in finished_games(events) if game.number == number), None)
    if played is None or sum(played.at_the_end(seat).person is not None for seat in range(len(played.seats))) < 2:
        return Playbacks(())
    return Playbacks(loveliest(played))


def story_of(record: Record[Any, Any]) -> Story[Any]:
    """A game that the host ended before its end has no story."""
    steps = tuple(replay(record))
    outcome = game_of(record.game).outcome(steps[-1].after) if steps else None
    if outcome is None:
        return Story(None, ())
    ending = box(record.game).ending
    return Story(ending.turning(steps, outcome), ending.piles(steps[-1].after))


def record_of(table: Table, number: int, events: list[AnyEvent]) -> FairRecord[Any, Any]:
    """A game of this table. While it runs its record holds all secrets, so there is none."""
    starts = [place for place, event in enumerate(events) if isinstance(event, Started)]
    if not 1 <= number <= len(starts):
        raise Unknown("no_such_game", f"no game {number}: {len(starts)} were begun at this table")
    after = events[starts[number - 1] :]
    end = next((place for place, event in enumerate(after) if isinstance(event, GameEnded)), None)
    if end is None:
        raise WrongTime("not_over", f"game {number} is still being played: its record is secret until it is over")
    started = after[0]
    assert isinstance(started, Started)
    moves = [event for event in after[:end] if isinstance(event, Moved)]
    return FairRecord(
        game=table.game.name,
        version=table.game.version,
        options=started.options,
        moves=tuple(RecordedMove(event.actor, event.move) for event in moves),
        seed=started.seed,
        hash=hash_of_seed(bytes.fromhex(started.seed)),
        chosen=started.chosen,
        shares=started.shares,
        players=tuple(TablePlayer(chair.name, chair.bot) for chair in table.chairs),
        times=tuple(event.at for event in moves),
        by=tuple(event.by for event in moves),
    )
