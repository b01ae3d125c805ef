"""Non-interference on the wire: what a seat cannot see now changes no byte that it is sent, on any channel."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import pytest
from litestar.routes import HTTPRoute, WebSocketRoute

from gander.client import Device
from gander.contract.game import Viewer
from gander.games import GAMES
from gander.luck import QuickLuck
from gander.table.events import Moved
from gander.table.terms import PlannedSeat
from gander.web.messages.table_messages import OpenTable, Start
from gander.web.server.app import routes
from tests.kinds import ALONE
from tests.kit import A_FEW, Agreed
from tests.web.kit import served
from tests.web.parties import CHANNELS, SEED, Party, all_channels, play_in_both, two_parties, viewers
from tests.web.worlds import two_worlds


def test_every_route_is_a_channel_that_is_tested() -> None:
    found: set[tuple[str, str]] = set()
    for route in routes(largest_body=1).routes:
        path = route.path_format.replace("{path:path}", "{path}").replace(":str}", "}")
        if isinstance(route, HTTPRoute):
            found |= {(method, path) for method in route.methods if method != "OPTIONS"}
        else:
            assert isinstance(route, WebSocketRoute)
            found.add(("WEBSOCKET", path))
    assert found == CHANNELS.keys()


# Two worlds ----------------------------------------------------------------------------------------------------------


def told_by_the_rules(party: Party, viewer: Viewer, start: Any, since: int) -> object:
    """What the rules alone let a viewer know of the moves made since, from a given state on."""
    game = GAMES[party.world.live(party.table).table.game.name]
    state, told = start, []
    for event in party.world.log.events[party.table][since:]:
        if isinstance(event, Moved):
            step = game.apply(state, event.actor, event.move)
            state = step.after
            told.append((step.told(viewer), game.observe(state, viewer)))
    return told


@pytest.mark.parametrize("games", [2, pytest.param(8, marks=pytest.mark.nightly)], ids=["few", "many"])
@pytest.mark.parametrize("agreed", A_FEW, ids=str)
async def test_two_worlds_that_a_viewer_cannot_tell_apart_send_the_same_bytes(
    tmp_path: Path, agreed: Agreed, games: int
) -> None:
    compared, players = 0, len(agreed.seats)
    async with two_worlds(tmp_path) as worlds:
        for seed in range(games):
            luck = QuickLuck(seed)
            ours, theirs = await two_parties(worlds, agreed)
            while agreed.game.outcome(ours.state) is None and compared < 20 * (seed + 1):
                await play_in_both(ours, theirs, luck, luck.below(4))
                who, viewer = viewers(players)[luck.below(players + 3)]
                compared += await compare(ours, theirs, who, viewer, luck)
                if not same_length(ours, theirs):
                    break
                theirs.become(ours)
            await ours.leave()
            await theirs.leave()
    assert compared > 6 * games


def same_length(ours: Party, theirs: Party) -> bool:
    return len(ours.world.log.events[ours.table]) == len(theirs.world.log.events[theirs.table])


async def compare(ours: Party, theirs: Party, who: str, viewer: Viewer, luck: QuickLuck) -> int:
    """Change what the viewer cannot see in one world, and play on until the rules show it; how often was compared."""
    game = GAMES[ours.world.live(ours.table).table.game.name]
    for party in (ours, theirs):
        await party.connect(who)
    assert ours.heard(who) == theirs.heard(who)
    theirs.take_state(game.rearrange(theirs.state, viewer, luck))
    for party in (ours, theirs):
        await party.show_stickers()
    assert ours.heard(who) == theirs.heard(who)
    starts, since = (ours.state, theirs.state), len(ours.world.log.events[ours.table])
    notepad = luck.below(5) == 0
    assert await all_channels(ours, who, notepad=notepad) == await all_channels(theirs, who, notepad=notepad)
    for moves in range(1, 10):
        await play_in_both(ours, theirs, luck, 1)
        told, also_told = (
            told_by_the_rules(party, viewer, start, since) for party, start in zip((ours, theirs), starts, strict=True)
        )
        if told != also_told:
            return moves
        assert ours.heard(who) == theirs.heard(who)
        if luck.below(4) == 0:
            assert await all_channels(ours, who, notepad=False) == await all_channels(theirs, who, notepad=False)
    return moves


# Logs ----------------------------------------------------------------------------------------------------------------


async def test_no_secret_in_any_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    async with served(tmp_path) as address, Device(address) as device:
        host = await device.open(OpenTable(ALONE.game.name, (PlannedSeat("here", "Mia"),), {}, seed=SEED))
        await device.act(host.table.id, Start())
        async with device.line(host.table.id) as line:
            await line.send('{"type":"hold","seat":0}')
            await line.send('{"type":"nonsense"')
            await line.recv()
        token = device._http.cookies["gander"]
    ours = [record for record in caplog.records if not record.name.startswith(("websockets.client", "http"))]
    logged = "\n".join(record.getMessage() for record in ours)
    assert [secret for secret in (SEED, token, "shuffle") if secret in logged] == []
