"""Non-interference on the wire: what a seat cannot see now changes no byte that it is sent, on any channel."""

from __future__ import annotations

import io
import json
import logging
import re
import zipfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from litestar.routes import HTTPRoute, WebSocketRoute
from msgspec.structs import replace

from gander.client import Device
from gander.contract.game import Viewer
from gander.games import GAMES
from gander.games.goose.pieces import Suspect
from gander.games.goose.view import seen_now
from gander.luck import QuickLuck
from gander.table.events import Moved
from gander.table.terms import PlannedSeat, Settings
from gander.web.messages import Hold, Invite, Join, LookUp, Move, OpenTable, Pause, Sit, Start, Watch
from gander.web.notepad_messages import (
    AskDrill,
    AskPlayer,
    AskProgress,
    AskResults,
    AskReview,
    Merge,
    Participate,
    UseLink,
)
from tests.web.kit import served
from tests.web.worlds import Wire, World, a_world, settle, two_worlds, with_state

AGREEMENTS: list[tuple[str, int, dict[str, Any]]] = [
    ("goose", 3, {"level": "rookie"}),
    ("goose", 4, {"level": "expert", "mode": "cooperative"}),
    ("goose", 1, {"level": "experienced"}),
    ("boar", 4, {"level": "rookie"}),
    ("boar", 2, {"level": "expert", "naming": True}),
    ("boar", 1, {}),
    ("brains", 3, {}),
]
SEED = "5eed" * 16


class Party:
    """A table in one world: a host, players, a stage and a spectator, all connected.

    Players have devices of their own; of three or more the last two pass one around.
    """

    def __init__(self, world: World) -> None:
        self.world = world
        self.table = ""
        self.code = ""
        self.tokens: dict[str, str] = {}
        self.wires: dict[str, Wire] = {}

    async def sit_down(self, game: str, players: int, options: dict[str, Any]) -> None:
        self.tokens["host"] = await self.enter(
            "/api/tables",
            OpenTable(game, (PlannedSeat("open"),) * players, options, Settings(spectators=True), SEED),
        )
        self.code = (await self.world.ask("GET", f"/api/tables/{self.table}", self.tokens["host"]))["code"]
        self.world.call(self.code, "CODE")
        for seat in range(players):
            if seat < max(2, players - 1):
                self.tokens[str(seat)] = await self.enter("/api/join", Join(self.code, seat, f"Player {seat}"))
            else:
                self.tokens[str(seat)] = token = self.tokens[str(seat - 1)]
                await self.world.ask("POST", f"/api/tables/{self.table}/actions", token, Sit(seat, f"Player {seat}"))
        stage = await self.world.ask("POST", f"/api/tables/{self.table}/invitations", self.tokens["host"], Invite())
        self.tokens["stage"] = await self.enter("/api/join", Join(stage["code"]))
        self.tokens["spectator"] = ""
        for who in self.tokens:
            await self.connect(who)
        await self.world.ask("POST", f"/api/tables/{self.table}/actions", self.tokens["host"], Start())
        await settle()

    async def enter(self, path: str, body: object) -> str:
        """Come to the table as a new device; its token."""
        status, text = await self.world.http("POST", path, "", body)
        assert status < 300, text
        token = text.partition("gander=")[2].partition(";")[0]
        self.table = json.loads(text.partition("\n\n")[2])["table"]
        self.world.call(token, "TOKEN")
        self.world.call(self.table, "TABLE")
        return token

    async def connect(self, who: str) -> None:
        if who in self.wires:
            await self.wires[who].close()
        self.wires[who] = wire = Wire(self.world, f"/api/tables/{self.table}/play", self.tokens[who])
        await settle()
        await wire.say(Hold(int(who)) if who.isdigit() else Watch())

    async def move(self, seat: int, move: Any) -> None:
        live = self.world.live(self.table)
        number = live.table.seq
        await self.wires[str(seat)].say(Move(seat, number, f"m{number}", move))
        assert live.table.seq > number, self.wires[str(seat)].sent[-2:]

    @property
    def state(self) -> Any:
        current = self.world.live(self.table).table.round
        assert current is not None
        return current.state

    def take_state(self, state: Any) -> None:
        live = self.world.live(self.table)
        live.table = with_state(live.table, state)

    def become(self, other: Party) -> None:
        """Have the same game as the other world again."""
        live = self.world.live(self.table)
        live.table = replace(live.table, round=other.world.live(other.table).table.round)

    def heard(self, who: str) -> list[str]:
        return [self.world.plain(text) for text in self.wires[who].sent]

    async def leave(self) -> None:
        for wire in self.wires.values():
            await wire.close()


# The channels --------------------------------------------------------------------------------------------------------

Probe = Callable[[Party, str], Awaitable[object]]


def http(method: str, path: str, body: object = None) -> Probe:
    async def probe(party: Party, who: str) -> object:
        filled = path.replace("{table_id}", party.table)
        status, text = await party.world.http(method, filled, party.tokens[who], body)
        return status, party.world.plain(text)

    return probe


async def reconnect(party: Party, who: str) -> object:
    """Cover, the view that belongs to it, the public view, somebody else's seat, and a move that is refused."""
    await party.connect(who)
    wire, start = party.wires[who], 0
    for message in (Hold(None), Watch(), Hold(0), Move(0, 1, "stale", {"move": "draw"})):
        await wire.say(message)
    await party.connect(who)
    return [party.world.plain(text) for text in (*wire.sent[start:], *party.wires[who].sent)]


async def sheets(party: Party, who: str) -> object:
    """A ZIP file carries the time at which it was packed; what is in it must be the same."""
    status, packed = await party.world.http_bytes("GET", "/api/notepad/sheets", party.tokens[who])
    with zipfile.ZipFile(io.BytesIO(packed)) as archive:
        return status, [archive.read(name) for name in archive.namelist()]


def notepad(name: str, body: object) -> dict[tuple[str, str], list[Probe]]:
    path = f"/api/notepad/{name}"
    return {("POST", path): [http("POST", path, body)]}


async def link(party: Party, who: str) -> object:
    """A code is random, and so are its picture and the token of a device that gets its first one."""
    status, text = await party.world.http("POST", "/api/notepad/links", party.tokens[who])
    return status, re.sub(r"gander=[\w-]+|content-length: \d+", "", re.sub(r'"invitation":{.*?}}', "", text))


CHANNELS: dict[tuple[str, str], list[Probe]] = {
    ("GET", "/api/notepad"): [http("GET", "/api/notepad")],
    ("DELETE", "/api/notepad"): [http("DELETE", "/api/notepad")],
    ("GET", "/api/notepad/file"): [http("GET", "/api/notepad/file")],
    ("POST", "/api/notepad/file"): [http("POST", "/api/notepad/file")],
    ("GET", "/api/notepad/sheets"): [sheets],
    ("POST", "/api/notepad/links"): [link],
    **notepad("results", AskResults()),
    **notepad("averages", AskPlayer(1)),
    **notepad("progress", AskProgress(1, "goose")),
    **notepad("review", AskReview(1, "0" * 32)),
    **notepad("drill", AskDrill(1, "goose")),
    **notepad("players", Merge(1, 2)),
    **notepad("linked", UseLink("WRONG")),
    ("GET", "/api/study"): [http("GET", "/api/study")],
    ("POST", "/api/study/next"): [http("POST", "/api/study/next", Participate("P1"))],
    ("GET", "/"): [http("GET", "/")],
    ("HEAD", "/"): [http("HEAD", "/")],
    ("GET", "/{path}"): [http("GET", "/table/TABLE"), http("GET", "/index.html"), http("GET", "/nothing.png")],
    ("HEAD", "/{path}"): [http("HEAD", "/index.html")],
    ("GET", "/health"): [http("GET", "/health")],
    ("GET", "/metrics"): [http("GET", "/metrics")],
    ("GET", "/openapi.json"): [http("GET", "/openapi.json")],
    ("GET", "/api/games"): [http("GET", "/api/games")],
    ("POST", "/api/tables"): [http("POST", "/api/tables", {"game": "goose"})],
    ("POST", "/api/invitations"): [http("POST", "/api/invitations", LookUp("WRONG"))],
    ("POST", "/api/join"): [http("POST", "/api/join", Join("WRONG"))],
    ("GET", "/api/tables/mine"): [http("GET", "/api/tables/mine")],
    ("GET", "/api/tables/{table_id}"): [http("GET", "/api/tables/{table_id}")],
    ("GET", "/api/tables/{table_id}/invitation"): [http("GET", "/api/tables/{table_id}/invitation")],
    ("POST", "/api/tables/{table_id}/invitations"): [http("POST", "/api/tables/{table_id}/invitations", Invite(0))],
    ("POST", "/api/tables/{table_id}/actions"): [http("POST", "/api/tables/{table_id}/actions", Pause())],
    ("GET", "/api/tables/{table_id}/record"): [
        http("GET", "/api/tables/{table_id}/record"),
        http("GET", "/api/tables/{table_id}/record?game=1"),
        http("GET", "/api/tables/{table_id}/record?game=2"),
    ],
    ("POST", "/api/advice/{game}"): [
        *(http("POST", f"/api/advice/{game}", {}) for game in GAMES),
        http("POST", "/api/advice/brains", {"dice": [1, 2, 3, 4, 0], "throws": 1, "middle": 9}),
    ],
    ("WEBSOCKET", "/api/tables/{table_id}/play"): [reconnect],
}


async def test_every_route_is_a_channel_that_is_tested(tmp_path: Path) -> None:
    routes: set[tuple[str, str]] = set()
    async with a_world(tmp_path) as world:
        found = world.app.routes
    for route in found:
        path = route.path_format.replace("{path:path}", "{path}").replace(":str}", "}")
        if isinstance(route, HTTPRoute):
            routes |= {(method, path) for method in route.methods if method != "OPTIONS"}
        else:
            assert isinstance(route, WebSocketRoute)
            routes.add(("WEBSOCKET", path))
    assert routes == CHANNELS.keys()


async def all_channels(party: Party, who: str, *, notepad: bool = True) -> dict[tuple[str, str], list[object]]:
    """What comes over every channel; those of the notepad take long, and know nothing of a game before its end."""
    asked = {channel: probes for channel, probes in CHANNELS.items() if notepad or "notepad" not in channel[1]}
    return {channel: [await probe(party, who) for probe in probes] for channel, probes in asked.items()}


# Two worlds ----------------------------------------------------------------------------------------------------------


async def two_parties(worlds: tuple[World, World], agreement: tuple[str, int, dict[str, Any]]) -> tuple[Party, Party]:
    ours, theirs = Party(worlds[0]), Party(worlds[1])
    for party in (ours, theirs):
        await party.sit_down(*agreement)
    return ours, theirs


async def play_in_both(ours: Party, theirs: Party, luck: QuickLuck, steps: int) -> None:
    """The same moves in both worlds, as long as both allow them."""
    for _ in range(steps):
        game = GAMES[ours.world.live(ours.table).table.game.name]
        seats = game.awaited(ours.state)
        if not seats:
            return
        seat = seats[luck.below(len(seats))]
        moves = game.legal_moves(ours.state, seat)
        move = moves[luck.below(len(moves))]
        if move not in game.legal_moves(theirs.state, seat):
            return
        await ours.move(seat, move)
        await theirs.move(seat, move)


def viewers(players: int) -> list[tuple[str, Viewer]]:
    return [*((str(seat), seat) for seat in range(players)), ("stage", None), ("spectator", None)]


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


@pytest.mark.parametrize("agreement", AGREEMENTS, ids=lambda agreement: f"{agreement[0]}-{agreement[1]}")
async def test_two_worlds_that_a_viewer_cannot_tell_apart_send_the_same_bytes(
    tmp_path: Path, agreement: tuple[str, int, dict[str, Any]]
) -> None:
    compared = 0
    async with two_worlds(tmp_path) as worlds:
        for seed in range(8):
            luck = QuickLuck(seed)
            ours, theirs = await two_parties(worlds, agreement)
            while GAMES[agreement[0]].outcome(ours.state) is None and compared < 20 * (seed + 1):
                await play_in_both(ours, theirs, luck, luck.below(4))
                who, viewer = viewers(agreement[1])[luck.below(agreement[1] + 2)]
                compared += await compare(ours, theirs, who, viewer, luck)
                if not same_length(ours, theirs):
                    break
                theirs.become(ours)
            await ours.leave()
            await theirs.leave()
    assert compared > 50


def same_length(ours: Party, theirs: Party) -> bool:
    return len(ours.world.log.events[ours.table]) == len(theirs.world.log.events[theirs.table])


async def compare(ours: Party, theirs: Party, who: str, viewer: Viewer, luck: QuickLuck) -> int:
    """Change what the viewer cannot see in one world, and play on until the rules show it; how often was compared."""
    game = GAMES[ours.world.live(ours.table).table.game.name]
    for party in (ours, theirs):
        await party.connect(who)
    assert ours.heard(who) == theirs.heard(who)
    theirs.take_state(game.rearrange(theirs.state, viewer, luck))
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


async def test_the_comparison_notices_what_differs(tmp_path: Path) -> None:
    """What seat 0 of Boar cannot see, seat 1 sees."""
    async with two_worlds(tmp_path) as worlds:
        ours, theirs = await two_parties(worlds, ("boar", 4, {}))
        await play_in_both(ours, theirs, QuickLuck(1), 12)
        theirs.take_state(GAMES["boar"].rearrange(theirs.state, 0, QuickLuck(2)))
        assert await all_channels(ours, "0") == await all_channels(theirs, "0")
        ones, others = await all_channels(ours, "1"), await all_channels(theirs, "1")
        assert [channel for channel in CHANNELS if ones[channel] != others[channel]] == [
            ("WEBSOCKET", "/api/tables/{table_id}/play")
        ]
        await ours.leave()
        await theirs.leave()


# Like grep -----------------------------------------------------------------------------------------------------------


def suspects_in(message: Any) -> set[Suspect]:
    """Every card whose face stands anywhere in a message."""
    if isinstance(message, dict):
        own = {Suspect(**message)} if message.keys() == {"colour", "clothing", "animal"} else set()
        return own.union(*map(suspects_in, message.values()))
    return set().union(*map(suspects_in, message)) if isinstance(message, list) else set()


@pytest.mark.parametrize("players", [1, 3])
async def test_a_card_that_was_turned_down_is_in_nothing_that_is_sent_until_the_rules_show_it(
    tmp_path: Path, players: int
) -> None:
    read = 0
    async with a_world(tmp_path) as world:
        for seed in range(4):
            party = Party(world)
            await party.sit_down("goose", players, {"level": "advanced"})
            read += await grep(party, players, QuickLuck(seed))
            await party.leave()
    assert read > 100


async def grep(party: Party, players: int, luck: QuickLuck) -> int:
    """Play on, with reconnects, and read everything that is sent; how many messages that were."""
    place, read = {who: 0 for who, _ in viewers(players)}, 0
    for _ in range(60):
        for who in place:
            if luck.below(8) == 0:
                place[who] = 0
                await party.connect(who)
        for who, viewer in viewers(players):
            for text in party.wires[who].sent[place[who] :]:
                read += 1
                assert suspects_in(json.loads(text)) <= seen_now(party.state, viewer), (who, text)
                assert SEED not in text
            place[who] = len(party.wires[who].sent)
        seats = GAMES["goose"].awaited(party.state)
        if not seats:
            break
        seat = seats[luck.below(len(seats))]
        moves = GAMES["goose"].legal_moves(party.state, seat)
        await party.move(seat, moves[luck.below(len(moves))])
    return read


async def test_no_secret_in_any_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    async with served(tmp_path) as address, Device(address) as device:
        host = await device.open(OpenTable("boar", (PlannedSeat("here", "Mia"),), {}, seed=SEED))
        await device.act(host.table.id, Start())
        async with device.line(host.table.id) as line:
            await line.send('{"type":"hold","seat":0}')
            await line.send('{"type":"nonsense"')
            await line.recv()
        token = device._http.cookies["gander"]
    ours = [record for record in caplog.records if not record.name.startswith(("websockets.client", "http"))]
    logged = "\n".join(record.getMessage() for record in ours)
    assert [secret for secret in (SEED, token, "shuffle") if secret in logged] == []
