"""A table with everybody at it, in a world whose bytes are caught, and every channel by which it could be asked."""

from __future__ import annotations

import asyncio
import io
import json
import re
import zipfile
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from msgspec.structs import replace

from gander.contract.game import Viewer
from gander.games import GAMES
from gander.luck import QuickLuck
from gander.table.terms import PlannedSeat, Settings
from gander.web.messages.class_messages import EnterClass, LookUpClass, OpenClass, PauseAll
from gander.web.messages.notepad_messages import (
    AskDay,
    AskDrill,
    AskHandicaps,
    AskPlayer,
    AskPractice,
    AskProgress,
    AskResults,
    AskReview,
    BeginDay,
    ChooseProgress,
    Merge,
    OpenLock,
    Participate,
    RemoveGhost,
    Unlink,
    UseLink,
)
from gander.web.messages.room_messages import Hand, ProposeGame, TakeProposal, Wish, Withdraw
from gander.web.messages.study_messages import TakePart
from gander.web.messages.table_messages import (
    Cheer,
    Hold,
    Invite,
    Join,
    LookUp,
    MakeMove,
    OpenTable,
    Pause,
    React,
    Resume,
    Sit,
    Start,
    Watch,
)
from tests.kinds import ALONE, TURN_BY_TURN
from tests.kit import Agreed
from tests.specimen import specimen
from tests.web.kit import BOT
from tests.web.notepads import practised
from tests.web.worlds import Wire, World, settle, with_state

SEED = "5eed" * 16


class Party:
    """A table in one world: a host, players, a stage, an onlooker in the room and a spectator, all connected.

    Players have devices of their own; of three or more the last two pass one around.
    """

    def __init__(self, world: World) -> None:
        self.world = world
        self.table = ""
        self.code = ""
        self.tokens: dict[str, str] = {}
        self.wires: dict[str, Wire] = {}

    async def sit_down(self, agreed: Agreed) -> None:
        players, options = len(agreed.seats), msgspec.to_builtins(agreed.options)
        chosen = {name: value for name, value in options.items() if name != "players" and value is not None}
        self.tokens["host"] = await self.enter(
            "/api/tables",
            OpenTable(agreed.game.name, (PlannedSeat("open"),) * players, chosen, Settings(spectators=True), SEED),
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
        self.tokens["onlooker"] = await self.enter("/api/join", Join(self.code, name="Onlooker", watch=True))
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
            await self.wires[who].hang_up()
        self.wires[who] = wire = Wire(self.world, f"/api/tables/{self.table}/play", self.tokens[who])
        await settle()
        await wire.say(Hold(int(who)) if who.isdigit() else Watch())

    async def move(self, seat: int, move: Any) -> None:
        live = self.world.live(self.table)
        number = live.table.told
        await self.wires[str(seat)].say(MakeMove(seat, number, f"m{number}", move))
        assert live.table.told > number, self.wires[str(seat)].sent[-2:]

    async def show_stickers(self) -> None:
        """One from a seat, one from who looks on."""
        await self.wires["0"].say(React(0, "smug"))
        await self.wires["onlooker"].say(Cheer("shocked"))

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
            await wire.hang_up()


# The channels --------------------------------------------------------------------------------------------------------

Probe = Callable[[Party, str], Awaitable[object]]


def http(method: str, path: str, body: object = None) -> Probe:
    async def probe(party: Party, who: str) -> object:
        filled = path.replace("{table_id}", party.table)
        status, text = await party.world.http(method, filled, party.tokens[who], body)
        return status, party.world.plain(text)

    return probe


async def same_deal(party: Party, who: str) -> object:
    """As the page asks: again, while it is not worked out. How long that takes is no secret, but differs."""
    while True:
        found = await http("GET", "/api/tables/{table_id}/same-deal")(party, who)
        if '"ready":false' not in str(found):
            return found
        await asyncio.sleep(0.1)


async def reconnect(party: Party, who: str) -> object:
    """Cover, the view that belongs to it, the public view, somebody else's seat, and a move that is refused."""
    await party.connect(who)
    wire, start = party.wires[who], 0
    for message in (Hold(None), Watch(), Hold(0), MakeMove(0, 1, "stale", {"move": "draw"})):
        await wire.say(message)
    await party.connect(who)
    return [party.world.plain(text) for text in (*wire.sent[start:], *party.wires[who].sent)]


async def sheets(party: Party, who: str) -> object:
    """A ZIP file carries the time at which it was packed; what is in it must be the same."""
    status, packed = await party.world.http_bytes("GET", "/api/notepad/sheets", party.tokens[who])
    with zipfile.ZipFile(io.BytesIO(packed)) as archive:
        return status, [archive.read(name) for name in archive.namelist()]


def way_in(method: str, path: str, body: object = None) -> Probe:
    """To the room or to one's own seat: a code is random, and so are its link, its picture and its letters."""

    async def probe(party: Party, who: str) -> object:
        filled = path.replace("{table_id}", party.table)
        status, text = await party.world.http(method, filled, party.tokens[who], body)
        return status, party.world.plain(text) if status >= 300 else sorted(json.loads(text.partition("\n\n")[2]))

    return probe


def notepad(name: str, body: object) -> dict[tuple[str, str], list[Probe]]:
    path = f"/api/notepad/{name}"
    return {("POST", path): [http("POST", path, body)]}


async def link(party: Party, who: str) -> object:
    """A code is random, and so are its picture and the token of a device that gets its first one."""
    status, text = await party.world.http("POST", "/api/notepad/links", party.tokens[who])
    return status, re.sub(r"gander=[\w-]+|content-length: \d+", "", re.sub(r'"invitation":{.*?}}', "", text))


async def kept(party: Party, who: str) -> object:
    """The token of a new device is random."""
    chosen = ChooseProgress(progress=True)
    status, text = await party.world.http("POST", "/api/notepad/kept", party.tokens[who], chosen)
    return status, re.sub(r"gander=[\w-]+", "", text)


async def devices(party: Party, who: str) -> object:
    """Each device has a random key."""
    status, text = await party.world.http("GET", "/api/notepad/devices", party.tokens[who])
    return status, re.sub(r'"key":"[0-9a-f]{16}"', "", text)


async def begin_day(party: Party, who: str) -> object:
    """A table beside the one that is played at; its address is random, and so is the token of a new device."""
    wanted = BeginDay("1970-01-12", "1970-01-12", ALONE.game.name, "rookie", "Mia")
    status, text = await party.world.http("POST", "/api/day/begin", party.tokens[who], wanted)
    party.world.call(json.loads(text.partition("\n\n")[2])["table"], "DAY")
    return status, party.world.plain(re.sub(r"gander=[\w-]+", "", text))


def day_origin(day: str) -> Probe:
    """Each server draws secrets of its own; it is their seals alone that may differ."""

    async def probe(party: Party, who: str) -> object:
        status, text = await party.world.http("GET", f"/api/day/{day}", party.tokens[who])
        return status, re.sub(r'seal":"[0-9a-f]{64}"', "", text)

    return probe


async def five_minutes(party: Party, who: str) -> object:
    """Its situations are random; what is practised, and why, is not."""
    status, text = await party.world.http("POST", "/api/practice", party.tokens[who], AskPractice("Mia"))
    found = json.loads(text.partition("\n\n")[2])
    return status, found["known"], [(one["game"], one["kind"], one["begins"]) for one in found["exercises"]]


async def practice_done(party: Party, who: str) -> object:
    status, text = await party.world.http("POST", "/api/practice/done", party.tokens[who], practised())
    return status, re.sub(r"gander=[\w-]+", "", text)


async def open_class(party: Party, who: str) -> object:
    """Its address is random, and so is the token of a new device."""
    status, text = await party.world.http("POST", "/api/classes", party.tokens[who], OpenClass("c1a55" * 12 + "ffff"))
    return status, re.sub(r'gander=[\w-]+|"id":"[^"]+"', "", text)


async def own_classes(party: Party, who: str) -> object:
    """How many there are: their addresses follow from the token of the device, which is random."""
    status, text = await party.world.http("GET", "/api/classes", party.tokens[who])
    return status, re.sub(r'"[\w-]{20}"', '"ID"', text)


def a_class(method: str, *paths: str) -> dict[tuple[str, str], list[Probe]]:
    """Of which nobody here is; `test_class_secrets.py` is about those who are."""
    return {(method, f"/api/classes/{{class_id}}{path}"): [http(method, f"/api/classes/NONE{path}")] for path in paths}


CHANNELS: dict[tuple[str, str], list[Probe]] = {
    ("GET", "/api/notepad"): [http("GET", "/api/notepad")],
    ("DELETE", "/api/notepad"): [http("DELETE", "/api/notepad")],
    ("GET", "/api/notepad/file"): [http("GET", "/api/notepad/file")],
    ("POST", "/api/notepad/file"): [http("POST", "/api/notepad/file")],
    ("GET", "/api/notepad/sheets"): [sheets],
    ("POST", "/api/notepad/links"): [link],
    ("GET", "/api/notepad/devices"): [devices],
    **notepad("unlinked", Unlink("none")),
    **notepad("results", AskResults()),
    **notepad("averages", AskPlayer(1)),
    **notepad("progress", AskProgress(1, ALONE.game.name)),
    **notepad("review", AskReview(1, "0" * 32)),
    **notepad("drill", AskDrill(1, ALONE.game.name)),
    **notepad("practised", AskPlayer(1)),
    ("GET", "/api/notepad/ghosts"): [http("GET", "/api/notepad/ghosts")],
    **notepad("ghost", AskPlayer(1)),
    **notepad("ghost/made", AskPlayer(1)),
    **notepad("ghost/removed", RemoveGhost(1, "2026-11")),
    **notepad("fair", AskHandicaps(TURN_BY_TURN.game.name, (PlannedSeat("here", name="Player 0"), BOT), {})),
    **notepad("players", Merge(1, 2)),
    **notepad("linked", UseLink("WRONG")),
    **notepad("locks", OpenLock(1, ("bear", "frog", "bear", "panda"))),
    ("GET", "/api/study"): [http("GET", "/api/study")],
    ("GET", "/api/privacy"): [http("GET", "/api/privacy")],
    ("GET", "/api/leaf"): [http("GET", "/api/leaf")],
    ("POST", "/api/notepad/kept"): [kept],
    ("POST", "/api/study/next"): [http("POST", "/api/study/next", Participate("P1"))],
    ("POST", "/api/study/step"): [http("POST", "/api/study/step", TakePart("P1"))],
    ("POST", "/api/classes"): [open_class],
    ("GET", "/api/classes"): [own_classes],
    **a_class("GET", "", "/sheet", "/table", "/cards"),
    **a_class("POST", "/place"),
    ("POST", "/api/classes/{class_id}/actions"): [http("POST", "/api/classes/TABLE/actions", PauseAll(on=True))],
    ("POST", "/api/classes/look"): [http("POST", "/api/classes/look", LookUpClass("WRONG"))],
    ("POST", "/api/classes/enter"): [http("POST", "/api/classes/enter", EnterClass("WRONG"))],
    ("POST", "/api/practice"): [five_minutes],
    ("POST", "/api/practice/done"): [practice_done],
    ("POST", "/api/day"): [http("POST", "/api/day", AskDay("Mia", "1970-01-12"))],
    ("POST", "/api/day/begin"): [begin_day],
    ("GET", "/api/day/{day}"): [day_origin("1970-01-12"), day_origin("1970-01-13"), day_origin("1970-01-14")],
    ("GET", "/api/tables/{table_id}/day"): [http("GET", "/api/tables/{table_id}/day")],
    ("GET", "/"): [http("GET", "/")],
    ("HEAD", "/"): [http("HEAD", "/")],
    ("GET", "/{path}"): [http("GET", "/table/TABLE"), http("GET", "/index.html"), http("GET", "/nothing.png")],
    ("HEAD", "/{path}"): [http("HEAD", "/index.html")],
    ("GET", "/health"): [http("GET", "/health")],
    ("GET", "/metrics"): [http("GET", "/metrics")],
    ("GET", "/openapi.json"): [http("GET", "/openapi.json")],
    ("GET", "/api/games"): [http("GET", "/api/games")],
    ("POST", "/api/tables"): [http("POST", "/api/tables", {"game": ALONE.game.name})],
    ("POST", "/api/invitations"): [http("POST", "/api/invitations", LookUp("WRONG"))],
    ("POST", "/api/join"): [http("POST", "/api/join", Join("WRONG"))],
    ("GET", "/api/tables/mine"): [http("GET", "/api/tables/mine")],
    ("GET", "/api/tables/{table_id}"): [http("GET", "/api/tables/{table_id}")],
    ("GET", "/api/tables/{table_id}/invitation"): [way_in("GET", "/api/tables/{table_id}/invitation")],
    ("POST", "/api/tables/{table_id}/invitations"): [way_in("POST", "/api/tables/{table_id}/invitations", Invite(0))],
    ("POST", "/api/tables/{table_id}/actions"): [
        http("POST", "/api/tables/{table_id}/actions", Pause()),
        http("POST", "/api/tables/{table_id}/actions", ProposeGame(TURN_BY_TURN.game.name, {})),
        http("POST", "/api/tables/{table_id}/actions", Hand(1)),
        http("POST", "/api/tables/{table_id}/actions", TakeProposal(1)),
        http("POST", "/api/tables/{table_id}/actions", Withdraw(1)),
        http("POST", "/api/tables/{table_id}/actions", Wish(watches=True)),
        http("POST", "/api/tables/{table_id}/actions", Resume()),
    ],
    ("GET", "/api/tables/{table_id}/record"): [
        http("GET", "/api/tables/{table_id}/record"),
        http("GET", "/api/tables/{table_id}/record?game=1"),
        http("GET", "/api/tables/{table_id}/record?game=2"),
    ],
    ("GET", "/api/tables/{table_id}/story"): [http("GET", "/api/tables/{table_id}/story")],
    ("GET", "/api/tables/{table_id}/loveliest"): [http("GET", "/api/tables/{table_id}/loveliest")],
    ("GET", "/api/tables/{table_id}/same-deal"): [same_deal],
    ("POST", "/api/advice/{game}"): [
        *(http("POST", f"/api/advice/{game}", {}) for game in GAMES),
        *(http("POST", f"/api/advice/{game}", asked) for game in GAMES for asked in specimen(game).questions),
    ],
    ("WEBSOCKET", "/api/tables/{table_id}/play"): [reconnect],
}


async def all_channels(party: Party, who: str, *, notepad: bool = True) -> dict[tuple[str, str], list[object]]:
    """What comes over every channel; those of the notepad take long, and know nothing of a game before its end."""
    of_notepad = {channel for channel in CHANNELS if any(word in channel[1] for word in ("notepad", "day", "practice"))}
    asked = {channel: probes for channel, probes in CHANNELS.items() if notepad or channel not in of_notepad}
    return {channel: [await probe(party, who) for probe in probes] for channel, probes in asked.items()}


# Playing -------------------------------------------------------------------------------------------------------------


async def two_parties(worlds: tuple[World, World], agreed: Agreed) -> tuple[Party, Party]:
    ours, theirs = Party(worlds[0]), Party(worlds[1])
    for party in (ours, theirs):
        await party.sit_down(agreed)
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
    return [*((str(seat), seat) for seat in range(players)), ("stage", None), ("onlooker", None), ("spectator", None)]
