"""How much one address or device may ask for; and that a class of thirty behind one address is not locked out."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from gander.client import Device, Refusal
from gander.table.events import AnyEvent
from gander.table.live.capacity import Capacity
from gander.table.log import MemoryLog
from gander.table.terms import Settings
from gander.web.server import app as wiring
from gander.web.server.app import app_for
from gander.web.services.limits import MOST_BUCKETS, AtOnce, Bucket, TooMany, VisitorLimiter
from gander.web.services.sessions import Visitor, network_of
from gander.web.services.settings import Allowance, ConcurrentLimit, Rate, ServerSettings
from tests.kinds import TURN_BY_TURN
from tests.web.kit import HERE, NO_LIMIT, OPEN, UNLIMITED, heard, served, table_for
from tests.web.rights import a_finished_game
from tests.web.worlds import NOON, Wire, World, a_world, settle

GAME = TURN_BY_TURN.game.name
ONCE = Rate(burst=1, per_minute=0.001)
ONE = Allowance(ONCE, ONCE)
BY_DEVICE = Allowance(device=ONCE, address=NO_LIMIT)
OPENING = {"game": GAME, "seats": [{"kind": "bot"}], "options": {}}


def test_a_bucket_fills_again() -> None:
    bucket = Bucket(Rate(burst=2, per_minute=60), now=0)
    taken = [bucket.take(now) for now in (0, 0, 0, 0.5, 1, 10, 10, 10)]
    assert taken == [True, True, False, False, True, True, True, False]


def test_one_address_does_not_use_up_the_limit_of_another() -> None:
    limiter = VisitorLimiter("trying", ONE, lambda: 0)
    limiter.check(Visitor("a"))
    with pytest.raises(TooMany):
        limiter.check(Visitor("a"))
    limiter.check(Visitor("b"))


def test_a_device_that_asks_too_often_takes_nothing_from_its_neighbours() -> None:
    limiter = VisitorLimiter("trying", Allowance(device=ONCE, address=Rate(2, 0.001)), lambda: 0)
    limiter.check(Visitor("school", "mad"))
    for _ in range(100):
        with pytest.raises(TooMany, match="one device"):
            limiter.check(Visitor("school", "mad"))
    limiter.check(Visitor("school", "calm"))
    with pytest.raises(TooMany, match="one address"):
        limiter.check(Visitor("school", "third"))


def test_visitors_without_a_cookie_share_nothing_but_their_address() -> None:
    limiter = VisitorLimiter("trying", BY_DEVICE, lambda: 0)
    lines = AtOnce("lines", ConcurrentLimit(device=1, address=2, in_all=10))
    for number in range(10):
        limiter.check(Visitor(f"home {number}"))
        lines.enter(Visitor(f"home {number}"))


def test_a_flood_of_addresses_does_not_fill_the_memory() -> None:
    limiter = VisitorLimiter("trying", ONE, lambda: 0)
    for number in range(MOST_BUCKETS + 100):
        limiter.check(Visitor(str(number), str(number)))
    assert (len(limiter.addresses), len(limiter.devices)) == (MOST_BUCKETS, MOST_BUCKETS)


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
    ],
)
def test_what_belongs_to_one_customer_is_one_address(host: str, network: str) -> None:
    assert network_of(host) == network


def test_there_are_only_so_many_at_once() -> None:
    lines = AtOnce("lines", ConcurrentLimit(device=1, address=2, in_all=3), "too_many_sockets")
    ann, ben, eve, far = Visitor("a", "ann"), Visitor("a", "ben"), Visitor("a", "eve"), Visitor("b", "far")
    refusals = []
    for visitor in (ann, ann, ben, eve, far, Visitor("c", "late")):
        try:
            lines.enter(visitor)
        except TooMany as refused:
            refusals.append((visitor.device, refused.code))
    assert refusals == [("ann", "too_many_sockets"), ("eve", "too_many_sockets"), ("late", "server_full")]
    for visitor in (ann, ben, far):
        lines.leave(visitor)
    assert lines.open == 0
    lines.enter(ann)


@pytest.mark.parametrize(
    ("limit", "method", "path", "body"),
    [
        ("opening", "POST", "/api/tables", OPENING),
        ("hurrying", "POST", "/api/tables", {**OPENING, "settings": {"pace": 0}}),
        ("joining", "POST", "/api/join", {"code": "WRONG"}),
        ("joining", "POST", "/api/invitations", {"code": "WRONG"}),
        ("asking", "GET", "/api/tables/mine", None),
        ("asking", "GET", "/api/tables/nowhere", None),
        ("asking", "GET", "/openapi.json", None),
        ("asking", "GET", "/", None),
    ],
)
async def test_who_asks_too_often_is_told_to_wait(
    tmp_path: Path, limit: str, method: str, path: str, body: Any
) -> None:
    few: dict[str, Any] = {limit: ONE}
    async with a_world(tmp_path, **few) as world:
        first, _ = await world.http(method, path, "", body)
        second, text = await world.http(method, path, "", body)
    assert first != 429
    assert second == 429
    assert "too_many_requests" in text


async def test_tables_with_bots_that_take_their_time_are_not_counted_as_fast(tmp_path: Path) -> None:
    async with a_world(tmp_path, hurrying=ONE) as world:
        answers = [(await world.http("POST", "/api/tables", "", OPENING))[0] for _ in range(3)]
    assert answers == [201, 201, 201]


async def test_a_class_of_thirty_joins_from_one_address_within_a_minute(tmp_path: Path) -> None:
    """Ten tables: everybody opens the page and the lists, looks up a code, joins and has a line."""
    usual = {name: getattr(ServerSettings(tmp_path), name) for name in UNLIMITED}
    lines = []
    async with a_world(tmp_path, **usual) as world:
        for _ in range(10):
            _, text = await world.http("POST", "/api/tables", "", table_for(GAME, HERE, OPEN, OPEN, OPEN))
            table, host = json.loads(text.partition("\n\n")[2])["table"], token_in(text)
            code = (await world.ask("GET", f"/api/tables/{table}", host))["code"]
            for name in ("Ada", "Ben", "Cem"):
                for path in ("/", *(f"/assets/{number}.js" for number in range(20)), "/api/games", "/api/tables/mine"):
                    await world.http("GET", path)
                await world.ask("POST", "/api/invitations", "", {"code": code})
                status, text = await world.http("POST", "/api/join", "", {"code": code, "name": name})
                assert status == 200, text
                lines.append(Wire(world, f"/api/tables/{table}/play", token_in(text)))
        await settle()
        assert [json.loads(line.sent[0])["type"] for line in lines] == ["view"] * 30
        for line in lines:
            await line.hang_up()


def token_in(answer: str) -> str:
    return answer.partition("gander=")[2].partition(";")[0]


async def test_a_clock_that_is_set_back_locks_nobody_out(tmp_path: Path) -> None:
    now = [NOON]
    twice = Rate(burst=2, per_minute=0.001)
    settings = ServerSettings(tmp_path, asking=Allowance(twice, twice))
    app = app_for(settings, tmp_path, MemoryLog, lambda: now[0])
    async with app.lifespan():
        world = World(app, MemoryLog(), settings)
        first, _ = await world.http("GET", "/api/tables/mine")
        now[0] -= 3600
        second, _ = await world.http("GET", "/api/tables/mine")
        now[0] += 7200
        third, _ = await world.http("GET", "/api/tables/mine")
    assert [first, second, third] == [200, 200, 429]


async def test_a_flood_of_tables_is_refused(tmp_path: Path) -> None:
    async with served(tmp_path, capacity=Capacity(most_tables=2)) as address, Device(address) as device:
        for _ in range(2):
            await device.open(table_for(GAME, HERE))
        with pytest.raises(Refusal) as caught:
            await device.open(table_for(GAME, HERE))
    assert (caught.value.status, caught.value.code) == (503, "busy")


async def test_a_flood_of_lines_is_refused(tmp_path: Path) -> None:
    async with served(tmp_path, lines=ConcurrentLimit(2, 100, 100)) as address, Device(address) as device:
        host = await device.open(table_for(GAME, HERE))
        async with device.line(host.table.id) as one, device.line(host.table.id) as two:
            await one.recv()
            await two.recv()
            with pytest.raises(InvalidStatus) as caught:
                await device.line(host.table.id)
            assert caught.value.response.status_code == 403
        async with device.line(host.table.id) as again:
            assert json.loads(await again.recv())["type"] == "view"


async def test_who_watches_without_a_cookie_takes_no_line_from_another_home(tmp_path: Path) -> None:
    """All who have no cookie once shared twelve lines in the whole world."""
    watched = Settings(spectators=True)
    async with served(tmp_path, lines=ConcurrentLimit(1, 3, 100)) as address, Device(address) as device:
        table = (await device.open(table_for(GAME, HERE, settings=watched))).table.id
        async with Device(address).line(table) as one, Device(address).line(table) as two:
            assert json.loads(await one.recv())["type"] == json.loads(await two.recv())["type"] == "view"


async def test_who_talks_too_much_is_cut_off(tmp_path: Path) -> None:
    async with served(tmp_path, talking=Rate(burst=5, per_minute=0.001)) as address, Device(address) as device:
        host = await device.open(table_for(GAME, HERE))
        async with device.line(host.table.id) as line:
            for _ in range(6):
                await line.send('{"type":"watch"}')
            with pytest.raises(ConnectionClosed) as caught:
                [message async for message in line]
    assert caught.value.rcvd is not None
    assert caught.value.rcvd.code == 4429


async def test_records_are_read_one_after_the_other_and_nobody_asks_for_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everything else that is read stands in the same queue: people waited for every record before them."""
    async with a_world(tmp_path, records=ConcurrentLimit(device=3, address=4, in_all=10)) as world:
        token, table = await a_finished_game(world)
        read, at_once = world.log.read, Counter[str]()

        async def slowly(*place: Any) -> list[AnyEvent]:
            at_once["now"] += 1
            at_once["most"] = max(at_once["most"], at_once["now"])
            await settle()
            at_once["now"] -= 1
            return await read(*place)

        monkeypatch.setattr(world.log, "read", slowly)
        path = f"/api/tables/{table}/record"
        answers = await asyncio.gather(*(world.http("GET", path, token) for _ in range(6)))
    assert Counter(status for status, _ in answers) == {200: 3, 429: 3}
    assert at_once["most"] == 1


async def test_the_description_is_written_once(tmp_path: Path) -> None:
    wiring.written_description.cache_clear()
    async with a_world(tmp_path) as world:
        for _ in range(3):
            await world.ask("GET", "/openapi.json")
    assert wiring.written_description.cache_info().misses == 1


async def test_a_line_for_which_there_is_no_room_is_asked_to_come_again(tmp_path: Path) -> None:
    """The page tries again by itself; of a table that is not there it would be told so for good."""
    async with served(tmp_path) as address:
        device = Device(address)
        tables = [(await device.open(table_for(GAME, HERE))).table.id for _ in range(2)]
    async with served(tmp_path, capacity=Capacity(most_tables=1)) as address:
        device.server = address
        async with device.line(tables[0]) as first:
            assert (await heard(first))["type"] == "view"
            async with device.line(tables[1]) as second:
                assert (await heard(second))["code"] == "busy"
                await second.wait_closed()
    await device.close()
    assert second.close_code == 1013
