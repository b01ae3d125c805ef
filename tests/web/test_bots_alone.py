"""One address has a few games that only bots play, and so many a day; nobody is kept from leaving a table, and what all
have left waits."""

from __future__ import annotations

from pathlib import Path

from gander.table.codes import new_token
from gander.table.terms import PlannedSeat, Settings
from gander.web.messages.room_messages import GoHome
from gander.web.messages.table_messages import (
    Action,
    End,
    Join,
    Leave,
    LookUp,
    Reclaim,
    Resume,
    Start,
    Substitute,
    Watch,
)
from gander.web.services.settings import BotsAloneLimit
from tests.kinds import FOR_TWO
from tests.web.kit import BOT, HERE, OPEN, table_for
from tests.web.rights import Gathering
from tests.web.worlds import Wire, World, a_world, settle

SLOW = Settings(pace=60, spectators=True)
TWO = BotsAloneLimit(at_once=2, a_day=1000)


async def opened(world: World, *seats: PlannedSeat) -> tuple[str, str]:
    token, entered = await Gathering(world).enter("/api/tables", table_for(FOR_TWO.game.name, *seats, settings=SLOW))
    return token, entered["table"]


async def do(world: World, at: tuple[str, str], action: Action) -> int:
    token, table = at
    return (await world.http("POST", f"/api/tables/{table}/actions", token, action))[0]


async def test_an_address_has_so_many_at_a_time_whoever_opens_them(tmp_path: Path) -> None:
    async with a_world(tmp_path, bots_alone=TWO) as world:
        first, second, third = [await opened(world, BOT, BOT) for _ in range(3)]
        assert [await do(world, one, Start()) for one in (first, second, third)] == [200, 200, 429]
        with_person = await opened(world, HERE, BOT)
        assert await do(world, with_person, Start()) == 200
        assert await do(world, first, End()) == 200
        assert await do(world, third, Start()) == 200


async def test_an_address_has_so_many_a_day(tmp_path: Path) -> None:
    async with a_world(tmp_path, bots_alone=BotsAloneLimit(at_once=1000, a_day=2)) as world:
        tables = [await opened(world, BOT, BOT) for _ in range(3)]
        assert [await do(world, one, Start()) for one in tables] == [200, 200, 429]


async def test_a_seat_that_is_given_to_a_bot_makes_no_difference(tmp_path: Path) -> None:
    async with a_world(tmp_path, bots_alone=BotsAloneLimit(at_once=0, a_day=1000)) as world:
        table = await opened(world, OPEN, BOT)
        assert await do(world, table, Substitute(0)) == 200
        assert await do(world, table, Start()) == 429


async def looked_at(world: World, table: str) -> Wire:
    """Somebody who knows the address looks on from now on."""
    wire = Wire(world, f"/api/tables/{table}/play", new_token())
    await wire.say(Watch())
    return wire


async def test_who_plays_on_cannot_hand_it_all_to_bots_and_who_leaves_ends_the_game(tmp_path: Path) -> None:
    async with a_world(tmp_path, bots_alone=BotsAloneLimit(at_once=0, a_day=1000)) as world:
        table = await opened(world, HERE, BOT)
        assert await do(world, table, Start()) == 200
        assert await do(world, table, Substitute(0)) == 429
        assert world.live(table[1]).table.phase == "playing"
        wire = await looked_at(world, table[1])
        assert await do(world, table, Leave(0)) == 200
        assert world.live(table[1]).table.phase == "over"
        await wire.hang_up()


async def test_where_there_is_room_bots_play_on_for_who_looks_on(tmp_path: Path) -> None:
    async with a_world(tmp_path, bots_alone=TWO) as world:
        table = await opened(world, HERE, BOT)
        assert await do(world, table, Start()) == 200
        wire = await looked_at(world, table[1])
        assert await do(world, table, Leave(0)) == 200
        assert world.live(table[1]).table.phase == "playing"
        await wire.hang_up()


async def test_a_game_that_all_have_left_waits_for_them_and_not_for_its_big_screen(tmp_path: Path) -> None:
    async with a_world(tmp_path, bots_alone=TWO) as world:
        token, entered = await Gathering(world).enter(
            "/api/tables", table_for(FOR_TWO.game.name, OPEN, OPEN, settings=SLOW)
        )
        screen = token, entered["table"]
        code = (await world.ask("GET", f"/api/tables/{screen[1]}", token))["code"]
        holder, _ = await Gathering(world).enter("/api/join", Join(code, 0, "Mia"))
        person = (holder, screen[1])
        assert await do(world, screen, Substitute(1)) == 200
        assert await do(world, screen, Start()) == 200
        wires = [Wire(world, f"/api/tables/{screen[1]}/play", token) for token, _ in (screen, person)]
        await settle()
        assert await do(world, person, Leave(0)) == 200
        assert world.live(screen[1]).table.phase == "paused"
        assert await do(world, person, Reclaim(0)) == 200
        assert await do(world, person, Resume()) == 200
        assert world.live(screen[1]).table.phase == "playing"
        assert world.live(screen[1]).table.chairs[0].bot is None

        assert await do(world, person, GoHome()) == 200
        assert world.live(screen[1]).table.phase == "paused"
        door = await world.ask("POST", "/api/invitations", holder, LookUp(code))
        assert (door["open"], door.get("watch")) == ([], True)  # from the bot's seat one would see one's own cards
        for wire in wires:
            await wire.hang_up()


async def test_the_screen_may_let_the_bots_go_on(tmp_path: Path) -> None:
    async with a_world(tmp_path, bots_alone=BotsAloneLimit(at_once=1, a_day=1000)) as world:
        table, other = [await opened(world, HERE, BOT) for _ in range(2)]
        for one in (table, other):
            assert await do(world, one, Start()) == 200
            assert await do(world, one, Leave(0)) == 200
        assert [await do(world, one, Resume()) for one in (table, other)] == [200, 429]


async def test_nobody_sits_there_twice_when_two_leave(tmp_path: Path) -> None:
    async with a_world(tmp_path, bots_alone=TWO) as world:
        table = await opened(world, HERE, PlannedSeat("here", name="Ida"))
        assert await do(world, table, Start()) == 200
        assert [await do(world, table, Leave(seat)) for seat in (0, 1)] == [200, 200]
        bots = [chair.bot for chair in world.live(table[1]).table.chairs]
        assert None not in bots
        assert len(set(bots)) == 2
