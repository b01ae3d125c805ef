"""HTTP: what others reach on the deal of a game that is over."""

import asyncio
from typing import Any

from litestar import get
from msgspec.structs import replace

from gander.comparisons.same_deal import DealComparison, GameSetup, deal_of, luck_of
from gander.comparisons.same_deal_messages import Fortune, SameDeal
from gander.contract.game import Outcome
from gander.fair import FairRecord
from gander.games import game as game_of
from gander.record import replay
from gander.web.api.records import check_may_be_known, record_of
from gander.web.services.background_jobs import NotWorkedOut
from gander.web.services.services import TheServices, TheVisit


@get("/api/tables/{table_id:str}/same-deal")
async def same_deal(services: TheServices, visit: TheVisit) -> SameDeal:
    """What pure guessing, each character and perfect memory reach with the cards and dice of the last game, once it is
    over. It takes a while the first time: the answer waits for it a little."""
    table = visit.live.table
    written = record_of(table, table.games, await services.whole(table.id, visit.visitor))
    await check_may_be_known(services, visit, written)
    ghosts = {seat: chair.ghost.traits for seat, chair in enumerate(table.chairs) if chair.ghost is not None}
    outcome, deal = await asyncio.to_thread(outcome_of, written), replace(deal_of(written), ghosts=ghosts)
    if outcome is None or all(deal.bots):
        return SameDeal(ready=True)
    try:
        found = await services.same_deals.answer(deal, visit.visitor.address)
    except NotWorkedOut:
        return SameDeal(ready=True)
    return (
        SameDeal(ready=False) if found is None else await asyncio.to_thread(message_of, deal, found, written, outcome)
    )


def outcome_of(record: FairRecord[Any, Any]) -> Outcome | None:
    """A game that the host ended before its end has none."""
    steps = tuple(replay(record))
    return game_of(record.game).outcome(steps[-1].after) if steps else None


def message_of(deal: GameSetup, found: DealComparison, record: FairRecord[Any, Any], outcome: Outcome) -> SameDeal:
    brought = luck_of(record, outcome)
    people = tuple(seat for seat, bot in enumerate(deal.bots) if bot is None)
    fortunes = (Fortune(round(own, 1), otherwise) for own, otherwise in zip(brought, found.luck, strict=True))
    return SameDeal(True, people, found.others, tuple(fortunes))
