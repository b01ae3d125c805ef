"""Over the wire: nobody comes to a second seat of a running game, nor to the seat of somebody who is there."""

from __future__ import annotations

from pathlib import Path

from gander.table.codes import new_token
from gander.table.live.capacity import Capacity
from gander.web.messages.notepad_messages import UseLink
from gander.web.messages.table_messages import End, Invite, Join, Leave, Sit
from tests.web.rights import TABLE, Gathering
from tests.web.worlds import Wire, World, a_world, settle


async def linked(world: World, owner: str, other: str) -> str | None:
    """Let another device share a notepad; the code of the refusal, if it is refused."""
    code = (await world.ask("POST", "/api/notepad/links", owner))["invitation"]["code"]
    return await refused(world, "/api/notepad/linked", other, UseLink(code))


async def refused(world: World, path: str, token: str, body: object) -> str | None:
    status, text = await world.http("POST", path, token, body)
    return None if status < 300 else text.partition('"code":"')[2].partition('"')[0]


async def test_a_second_device_of_the_same_person_is_no_way_to_another_seat(tmp_path: Path) -> None:
    async with a_world(tmp_path, capacity=Capacity(patience_seconds=0)) as world:
        gathering = Gathering(world)
        await gathering.come("playing", spectators=False)
        holder, tablet = gathering.tokens["holder"], new_token()
        code = (await gathering.ask("host", "POST", f"{TABLE}/invitations", Invite(1)))["code"]
        assert await linked(world, holder, tablet) is None
        assert await refused(world, "/api/join", tablet, Join(code)) == "seats_apart"
        assert await refused(world, "/api/join", holder, Join(code)) == "seats_apart"
        await gathering.ask("holder", "POST", f"{TABLE}/actions", Leave(0))
        actions = f"/api/tables/{gathering.table}/actions"
        assert await refused(world, actions, gathering.tokens["stage"], Sit(0, "Ida")) == "seat_taken"
        assert await refused(world, "/api/join", holder, Join(code)) == "seats_apart"


async def test_two_who_play_against_each_other_do_not_link_their_notepads_meanwhile(tmp_path: Path) -> None:
    async with a_world(tmp_path, capacity=Capacity(patience_seconds=0)) as world:
        gathering = Gathering(world)
        await gathering.come("playing", spectators=False)
        code = (await gathering.ask("host", "POST", f"{TABLE}/invitations", Invite(1)))["code"]
        other, _ = await gathering.enter("/api/join", Join(code, None, "Ben"))
        assert await linked(world, gathering.tokens["holder"], other) == "same_table"
        assert await linked(world, other, gathering.tokens["holder"]) == "same_table"
        await gathering.ask("host", "POST", f"{TABLE}/actions", End())
        assert await linked(world, gathering.tokens["holder"], other) is None


async def test_a_seat_is_not_taken_from_who_has_a_line(tmp_path: Path) -> None:
    async with a_world(tmp_path, capacity=Capacity(patience_seconds=0)) as world:
        gathering = Gathering(world)
        await gathering.come("playing", spectators=False)
        wire = Wire(world, f"/api/tables/{gathering.table}/play", gathering.tokens["holder"])
        await settle()
        code = (await gathering.ask("host", "POST", f"{TABLE}/invitations", Invite(0)))["code"]
        assert await refused(world, "/api/join", new_token(), Join(code)) == "seat_held"
        await wire.hang_up()
        assert await refused(world, "/api/join", new_token(), Join(code)) is None


async def test_a_line_that_was_cut_a_moment_ago_is_waited_for(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        gathering = Gathering(world)
        await gathering.come("playing", spectators=False)
        wire = Wire(world, f"/api/tables/{gathering.table}/play", gathering.tokens["holder"])
        await settle()
        await wire.hang_up()
        code = (await gathering.ask("host", "POST", f"{TABLE}/invitations", Invite(0)))["code"]
        assert await refused(world, "/api/join", new_token(), Join(code)) == "seat_held"
        own = (await gathering.ask("holder", "POST", f"{TABLE}/invitations", Invite(0)))["code"]
        assert await refused(world, "/api/join", new_token(), Join(own)) is None
