"""Who may do what, as a table: every action, route and message, and for each the people who may.

Everything is asked of one table. Its host has no seat; `holder` has seat 0. An onlooker came by the room's code and
has none. A spectator knows the address of a table
that allows spectators, a stranger that of one that does not; both have a cookie of their own. Two more have none:
`nobody` at a table that allows spectators, `nobody outside` at one that does not. The tests are made from this.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from gander.luck import hash_of_seed
from gander.table.codes import new_token
from gander.table.terms import PlannedSeat, Settings
from gander.web.messages.room_messages import (
    Bet,
    GoHome,
    Hand,
    ProposeGame,
    SendHome,
    SwitchBets,
    TakeProposal,
    Wish,
    Withdraw,
)
from gander.web.messages.table_messages import (
    Again,
    Agree,
    Cheer,
    End,
    Hold,
    Hurry,
    Invite,
    Join,
    Kick,
    Leave,
    MakeMove,
    OpenTable,
    Pace,
    Pause,
    Pledge,
    React,
    Reclaim,
    Resume,
    Reveal,
    SayReady,
    Sit,
    Start,
    Substitute,
    TakeOver,
    Watch,
)
from tests.kinds import ALONE, TURN_BY_TURN
from tests.web.worlds import Wire, World, play_alone, settle

Who: TypeAlias = Literal["host", "holder", "stage", "onlooker", "spectator", "nobody", "stranger", "nobody outside"]
Moment: TypeAlias = Literal["gathering", "filled", "proposed", "ready", "sealed", "playing", "helped", "paused", "over"]
"""`gathering`: seat 1 is open. `filled`: a bot has it. `proposed`: the host has proposed a game. `helped`: a bot plays
for the holder."""

AT_TABLE: Final[tuple[Who, ...]] = ("host", "holder", "stage")
IN_ROOM: Final[tuple[Who, ...]] = (*AT_TABLE, "onlooker")
INSIDE: Final[tuple[Who, ...]] = (*IN_ROOM, "spectator", "nobody")
OUTSIDE: Final[tuple[Who, ...]] = ("stranger", "nobody outside")
EVERYBODY: Final[tuple[Who, ...]] = (*INSIDE, *OUTSIDE)
NOT_SHOWN: Final = "no_such_table"
"""What those outside are told, whatever they ask."""

HOST: Final[tuple[Who, ...]] = ("host",)
HOLDER: Final[tuple[Who, ...]] = ("holder",)
HOST_OR_HOLDER: Final[tuple[Who, ...]] = ("host", "holder")


SALT: Final = "11" * 32


class Right(NamedTuple):
    """One thing that can be asked of a table."""

    asked: object
    """An action, a message over the line, or a body."""
    may: tuple[Who, ...]
    refusal: str = NOT_SHOWN
    """What the others inside are told."""
    moment: Moment = "playing"

    def answer(self, who: Who) -> str | None:
        """The code of the refusal that is due to somebody, if one is."""
        if who in self.may:
            return None
        return NOT_SHOWN if who in OUTSIDE else self.refusal


ACTIONS: Final = (
    Right(SayReady(0), HOLDER, "not_your_seat", "gathering"),
    Right(Agree({}), AT_TABLE, "not_at_table", "gathering"),
    Right(Start(), AT_TABLE, "not_at_table", "ready"),
    Right(Pace(2), HOST, "not_host"),
    Right(Pause(), AT_TABLE, "not_at_table"),
    Right(Resume(), AT_TABLE, "not_at_table", "paused"),
    Right(End(), AT_TABLE, "not_at_table"),
    Right(Again(), AT_TABLE, "not_at_table", "over"),
    Right(Pledge(SALT), HOLDER, "not_your_seat", "ready"),
    Right(Reveal(SALT), HOLDER, "not_sealed", "sealed"),
    Right(Sit(1, "Ida"), IN_ROOM, "not_at_table", "gathering"),
    Right(TakeOver(), AT_TABLE, "not_at_table"),
    Right(Leave(0), HOLDER, "not_your_seat"),
    Right(Kick(0), HOST, "not_host"),
    Right(Substitute(0), AT_TABLE, "not_your_seat"),
    Right(Substitute(1), AT_TABLE, "not_at_table", "gathering"),
    Right(Reclaim(0), HOST_OR_HOLDER, "not_your_seat", "helped"),
    Right(Reclaim(1), AT_TABLE, "not_at_table", "filled"),
    Right(ProposeGame(TURN_BY_TURN.game.name, {}), IN_ROOM, "not_at_table"),
    Right(Hand(1), ("holder", "onlooker"), "not_in_room", "proposed"),
    Right(Withdraw(1), HOST, "not_host", "proposed"),
    Right(TakeProposal(1), HOST, "not_host", "proposed"),
    Right(Wish(watches=True), IN_ROOM, "not_at_table"),
    Right(Bet(0, True), (), "no_bet"),
    Right(SwitchBets(on=False), HOST, "not_host"),
    Right(GoHome(), IN_ROOM, "not_at_table"),
    Right(SendHome(2), HOST, "not_host"),
)

MESSAGES: Final = (
    Right(Watch(), INSIDE),
    Right(Hold(None), INSIDE),
    Right(Hold(0), HOLDER, "not_your_seat"),
    Right(MakeMove(0, 0, "one", {}), HOLDER, "not_your_seat"),
    Right(React(0, "applause"), HOLDER, "not_your_seat"),
    Right(Cheer("applause"), ("onlooker",), "not_in_room"),
    Right(Hurry(0), HOLDER, "not_your_seat"),
)
"""Over the line. The number and the move are filled in when it is asked."""

TABLE: Final = "/api/tables/{table_id}"
ROUTES_OF_A_TABLE: Final[Mapping[tuple[str, str], tuple[Right, ...]]] = {
    ("GET", TABLE): (Right(None, INSIDE),),
    ("GET", f"{TABLE}/invitation"): (Right(None, IN_ROOM, "no_such_code", "gathering"),),
    ("POST", f"{TABLE}/invitations"): (Right(Invite(0), HOST_OR_HOLDER, "not_host"), Right(Invite(), HOST, "not_host")),
    ("POST", f"{TABLE}/actions"): ACTIONS,
    ("GET", f"{TABLE}/record"): (Right(None, INSIDE, moment="over"),),
    ("GET", f"{TABLE}/story"): (Right(None, INSIDE, moment="over"),),
    ("GET", f"{TABLE}/loveliest"): (Right(None, INSIDE, moment="over"),),
    ("GET", f"{TABLE}/day"): (Right(None, INSIDE),),
    ("GET", f"{TABLE}/same-deal"): (Right(None, INSIDE, moment="over"),),
}
LINE: Final = ("WEBSOCKET", f"{TABLE}/play")

OWN: Final = (
    ("GET", "/api/tables/mine"),
    ("GET", "/api/notepad"),
    ("GET", "/api/notepad/file"),
    ("GET", "/api/notepad/sheets"),
    ("GET", "/api/notepad/devices"),
    ("POST", "/api/notepad/unlinked"),
    ("DELETE", "/api/notepad"),
    ("POST", "/api/notepad/results"),
    ("POST", "/api/notepad/averages"),
    ("POST", "/api/notepad/progress"),
    ("POST", "/api/notepad/review"),
    ("POST", "/api/notepad/drill"),
    ("POST", "/api/notepad/players"),
    ("POST", "/api/notepad/practised"),
    ("POST", "/api/notepad/locks"),
    ("GET", "/api/notepad/ghosts"),
    ("POST", "/api/notepad/ghost"),
    ("POST", "/api/notepad/ghost/made"),
    ("POST", "/api/notepad/ghost/removed"),
    ("POST", "/api/notepad/fair"),
    ("POST", "/api/practice"),
    ("POST", "/api/day"),
    ("GET", "/api/classes"),
)
"""These know the device that asks, and nothing of any other."""

MAKES_SOMEBODY: Final = (
    ("POST", "/api/tables"),
    ("POST", "/api/classes"),
    ("POST", "/api/classes/enter"),
    ("POST", "/api/join"),
    ("POST", "/api/study/next"),
    ("POST", "/api/study/step"),
    ("POST", "/api/day/begin"),
    ("POST", "/api/practice/done"),
    ("POST", "/api/notepad/kept"),
    ("POST", "/api/notepad/links"),
    ("POST", "/api/notepad/linked"),
    ("POST", "/api/notepad/file"),
)
"""Without a cookie one gets one here, another each time; what a code is needed for has no other key."""

FOR_ANYBODY: Final = (
    ("GET", "/api/games"),
    ("POST", "/api/invitations"),
    ("POST", "/api/classes/look"),
    ("GET", "/api/study"),
    ("GET", "/api/privacy"),
    ("GET", "/api/leaf"),
    ("GET", "/api/day/{day}"),
    ("POST", "/api/advice/{game}"),
    ("GET", "/health"),
    ("GET", "/openapi.json"),
)
"""Nothing here is anybody's."""


A_CLASS: Final = "/api/classes/{class_id}"
FOR_THE_TEACHER: Final = (
    ("GET", A_CLASS),
    ("POST", f"{A_CLASS}/actions"),
    ("GET", f"{A_CLASS}/sheet"),
    ("GET", f"{A_CLASS}/table"),
    ("GET", f"{A_CLASS}/cards"),
)
"""For the device on which the class was opened."""

FOR_PUPILS: Final = (("POST", f"{A_CLASS}/place"),)
"""For those who are in the class, about themselves."""

FOR_THE_OPERATOR: Final = (("GET", "/metrics"),)
"""For who sits at the machine of the server."""


class Gathering:
    """The people of the table of rights, at a real table."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.table = ""
        self.tokens: dict[Who, str] = {"nobody": "", "nobody outside": ""}

    async def come(self, moment: Moment, *, spectators: bool) -> None:
        """Sit down, and bring the table to this moment. Nobody has a line to it."""
        seats = (PlannedSeat("open"),) * 2
        opening: OpenTable[Any] = OpenTable(TURN_BY_TURN.game.name, seats, {}, Settings(spectators=spectators))
        self.tokens["host"], entered = await self.enter("/api/tables", opening)
        self.table = entered["table"]
        code = (await self.ask("host", "GET", TABLE))["code"]
        self.tokens["holder"], _ = await self.enter("/api/join", Join(code, 0, "Mia"))
        if moment not in ("gathering", "filled", "proposed"):
            await self.enter("/api/join", Join(code, 1, "Ben"))
        stage = await self.ask("host", "POST", f"{TABLE}/invitations", Invite())
        self.tokens["stage"], _ = await self.enter("/api/join", Join(stage["code"]))
        self.tokens["onlooker"], _ = await self.enter("/api/join", Join(code, name="Kim", watch=True))
        self.tokens["spectator"] = self.tokens["stranger"] = new_token()
        if moment == "sealed":
            await self.ask("holder", "POST", f"{TABLE}/actions", Pledge(hash_of_seed(bytes.fromhex(SALT))))
        steps: dict[Moment, tuple[object, ...]] = {
            "sealed": (Start(),),
            "filled": (Substitute(1),),
            "proposed": (ProposeGame(TURN_BY_TURN.game.name, {}),),
            "playing": (Start(),),
            "helped": (Start(), Substitute(0)),
            "paused": (Start(), Pause()),
            "over": (Start(), End()),
        }
        for step in steps.get(moment, ()):
            await self.ask("host", "POST", f"{TABLE}/actions", step)

    async def enter(self, path: str, body: object) -> tuple[str, Any]:
        """Come as a new device: its token, and what it is told."""
        status, text = await self.world.http("POST", path, "", body)
        assert status < 300, text
        return text.partition("gander=")[2].partition(";")[0], json.loads(text.partition("\n\n")[2])

    async def ask(self, who: Who, method: str, path: str, body: object = None) -> Any:
        return await self.world.ask(method, path.replace("{table_id}", self.table), self.tokens[who], body)

    async def refusal(self, who: Who, method: str, path: str, body: object = None) -> str | None:
        """The code with which it is refused, if it is."""
        filled = path.replace("{table_id}", self.table)
        status, text = await self.world.http(method, filled, self.tokens[who], body)
        code: str | None = None if status < 300 else json.loads(text.partition("\n\n")[2])["code"]
        return code

    async def refusal_over_the_line(self, who: Who, message: object) -> str | None:
        wire = Wire(self.world, LINE[1].replace("{table_id}", self.table), self.tokens[who])
        await settle()
        heard = [*wire.sent, *(await wire.say(self.filled(message)) if wire.closed is None else ())]
        await wire.hang_up()
        return next((told["code"] for text in heard if (told := json.loads(text))["type"] == "refused"), None)

    def filled(self, message: object) -> object:
        """A move that the rules allow, in answer to what is asked now."""
        if not isinstance(message, MakeMove):
            return message
        table = self.world.live(self.table).table
        assert table.round is not None
        return MakeMove(0, table.seq, "one", table.round.legal[0][0])

    def seq(self) -> int:
        return self.world.live(self.table).table.seq


async def a_finished_game(world: World) -> tuple[str, str]:
    """A game alone, to its end: the device that played it, and its table."""
    gathering = Gathering(world)
    here = (PlannedSeat("here", name="Mia"),)
    token, entered = await gathering.enter("/api/tables", OpenTable(ALONE.game.name, here, {}, Settings(pace=0)))
    table = entered["table"]
    await world.ask("POST", f"/api/tables/{table}/actions", token, Start())
    await play_alone(world, token, table)
    return token, table
