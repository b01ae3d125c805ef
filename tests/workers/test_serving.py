"""`gander serve` with several workers: one port, one key, short codes that all know."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager, nullcontext, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest

from gander.client import Device, Refusal
from gander.store.coordination.workers import bury
from gander.store.errors import WrongAddress, WrongKey
from gander.store.key import KEY_FILE, key_in
from gander.store.postgres import Postgres
from gander.table.codes import Codes
from gander.table.terms import Settings
from gander.web.messages.notepad_messages import BeginDay, UseLink
from gander.web.messages.table_messages import End, Join, Start
from gander.web.server.run import check_key
from gander.web.services.limits import TooMany
from gander.web.services.settings import BotsAloneLimit, Rate, ServerSettings
from gander.web.services.short_codes import NO_RATE, SharedShortCodes
from tests.kinds import ALONE, FOR_TWO, TURN_BY_TURN
from tests.processes import GANDER, PATIENCE, environment, gander
from tests.web.kit import BOT, HERE, NO_LIMIT, OPEN, play_to_the_end, served, table_for
from tests.workers.conftest import Worker, worker
from tests.workers.test_membership import Deaf

GAME = TURN_BY_TURN.game.name


@contextmanager
def serving(folder: Path, database: str, channels: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """Two workers; gives their address and the process that looks after them."""
    options = ["--port", "0", "--data", str(folder), "--database", database, "--channels", channels, "--workers", "2"]
    options += ["--turn-away", "2"]
    command = [GANDER, "serve", *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment()) as process:
        try:
            assert process.stdout is not None
            words = process.stdout.readline().split()
            yield next(word for word in words if word.startswith("http")).rstrip(".,:"), process
        finally:
            process.terminate()
            process.wait(PATIENCE)


def children(process: subprocess.Popen[str]) -> set[int]:
    """The workers: those of its children that serve."""
    listed = subprocess.run(["pgrep", "-P", str(process.pid), "-f", "spawn_main"], capture_output=True, check=False)
    return set(map(int, listed.stdout.split()))


def wait_until_others(process: subprocess.Popen[str], before: set[int]) -> None:
    deadline = time.monotonic() + PATIENCE
    while len(children(process)) < 2 or children(process) & before:
        assert time.monotonic() < deadline
        time.sleep(0.05)


@asynccontextmanager
async def asked_all_the_time(server: str) -> AsyncIterator[list[int]]:
    """The answers of `/health` meanwhile."""
    answers: list[int] = []

    async def ask() -> None:
        async with httpx.AsyncClient(base_url=server) as balancer:
            while True:
                answers.append((await balancer.get("/health")).status_code)
                await asyncio.sleep(0.02)

    asking = asyncio.create_task(ask())
    yield answers
    asking.cancel()
    with suppress(asyncio.CancelledError):
        await asking


async def test_a_game_goes_on_while_its_workers_are_killed_and_renewed(
    tmp_path: Path, database: str, redis_server: str
) -> None:
    with serving(tmp_path, database, redis_server) as (server, process):
        async with Device(server) as device:
            player = await device.open(table_for(GAME, HERE))
            before = children(process)
            assert len(before) == 2
            killed = before.pop()
            os.kill(killed, signal.SIGKILL)
            wait_until_others(process, {killed})
            async with asked_all_the_time(server) as well:
                process.send_signal(signal.SIGHUP)
                await asyncio.to_thread(wait_until_others, process, before)
            assert set(well) == {200}, "the port is served all the time, so nobody is turned away"
            await device.post(f"/api/tables/{player.table.id}/actions", {"action": "start"})
            assert (await play_to_the_end(player, 1)).outcome is not None
            process.terminate()
            while (answer := await device._http.get("/health")).status_code == 200:
                await asyncio.sleep(0.01)
            assert (answer.status_code, answer.json()["status"]) == (503, "stopping")
            assert json.loads(await device.get("/api/games")), "until a balancer has noticed it is served"
        assert process.wait(PATIENCE) == 0


def test_a_file_has_one_worker(tmp_path: Path) -> None:
    refused = gander("serve", "--port", "0", "--data", str(tmp_path), "--workers", "2")
    assert refused.returncode != 0
    assert "postgresql://" in refused.stderr
    with pytest.raises(WrongAddress):
        ServerSettings(tmp_path, channels="redis://127.0.0.1").channel()


def test_a_server_with_another_key_is_refused(tmp_path: Path, database: str) -> None:
    ours, theirs = tmp_path / "ours", tmp_path / "theirs"
    check_key(ServerSettings(ours, database=database))
    with pytest.raises(WrongKey, match=KEY_FILE):
        check_key(ServerSettings(theirs, database=database))
    (theirs / KEY_FILE).write_bytes((ours / KEY_FILE).read_bytes())
    check_key(ServerSettings(theirs, database=database))
    assert key_in(ours) == key_in(theirs)


async def test_a_short_code_of_one_worker_opens_the_door_at_another(
    tmp_path: Path, database: str, redis_server: str
) -> None:
    Postgres(database).open().close()
    async with (
        served(tmp_path, database=database, channels=redis_server) as one,
        served(tmp_path, database=database, channels=redis_server) as other,
        Device(one) as screen,
        Device(other) as phone,
    ):
        table = (await screen.open(table_for(GAME, HERE, OPEN))).table.id
        short = json.loads(await screen.get(f"/api/tables/{table}/invitation"))["short"]
        entered = json.loads(await phone.post("/api/join", Join(short, name="Ben")))
        assert entered["table"] == table


@pytest.mark.parametrize("most", [BotsAloneLimit(at_once=2, a_day=1000), BotsAloneLimit(at_once=1000, a_day=2)])
async def test_games_that_only_bots_play_are_counted_by_all_workers_together(
    tmp_path: Path, database: str, redis_server: str, most: BotsAloneLimit
) -> None:
    """One address has two, at whichever workers; when one at one worker is over, another begins at the other."""
    where: dict[str, Any] = {"database": database, "channels": redis_server, "bots_alone": most}
    async with (
        served(tmp_path, **where) as one,
        served(tmp_path, **where) as other,
        Device(one) as first,
        Device(other) as second,
    ):
        slow = Settings(pace=60)
        tables = [
            (device, (await device.open(table_for(FOR_TWO.game.name, BOT, BOT, settings=slow))).table.id)
            for device in (first, second, first, second)
        ]
        for device, table in tables[:2]:
            await device.act(table, Start())
        for device, table in tables[2:]:
            with pytest.raises(Refusal, match="too_many_requests"):
                await device.act(table, Start())
        device, table = tables[0]
        await device.act(table, End())
        device, table = tables[3]
        with nullcontext() if most.at_once == 2 else pytest.raises(Refusal, match="too_many_requests"):
            await device.act(table, Start())


async def test_a_deal_of_the_day_that_is_begun_at_two_workers_at_once_has_one_table(
    tmp_path: Path, database: str, redis_server: str
) -> None:
    """Eight days, of which the other worker hears before the first has opened the table."""
    async with (
        served(tmp_path, database=database, channels=redis_server) as one,
        served(tmp_path, database=database, channels=redis_server) as other,
        Device(one) as tablet,
        Device(other) as phone,
    ):
        link = json.loads(await tablet.post("/api/notepad/links", {}))["invitation"]["code"]
        await phone.post("/api/notepad/linked", UseLink(link))
        today = datetime.now(UTC).date()
        for past in range(8):
            day = (today - timedelta(past)).isoformat()
            wanted = BeginDay(day, today.isoformat(), ALONE.game.name, "rookie", "Mia")
            answers = await asyncio.gather(*(each.post("/api/day/begin", wanted) for each in (tablet, phone)))
            assert len({json.loads(answer)["table"] for answer in answers}) == 1
    with closing(Postgres(database).connect()) as line:
        assert line.execute("select count(*) from tables").fetchone()[0] == 8


def codes_of(one: Worker, guessing: Rate, in_all: Rate, at_home: Rate = NO_RATE) -> SharedShortCodes:
    return SharedShortCodes(one.membership, guessing, in_all, at_home, hash_of_address=Codes(b"key").hash_of_address)


async def test_a_clock_of_the_database_that_is_set_back_locks_nobody_out(database: str) -> None:
    often, once = NO_LIMIT, Rate(burst=1, per_minute=1)
    async with worker(database, Deaf()) as one:
        codes = codes_of(one, often, once)
        assert await codes.table_of("AAAA", "phone") is None
        with pytest.raises(TooMany):
            await codes.table_of("AAAA", "phone")
        with closing(Postgres(database).connect()) as line:
            line.execute("update guesses set at = at + 3600")
        assert await codes.table_of("AAAA", "phone") is None


async def test_all_workers_know_where_a_short_code_is_shown(database: str) -> None:
    once = Rate(burst=1, per_minute=0.001)
    async with worker(database, Deaf()) as one, worker(database, Deaf()) as other:
        codes = [
            SharedShortCodes(each.membership, once, once, Rate(3, 0.001), hash_of_address=str.upper)
            for each in (one, other)
        ]
        code = await codes[0].of("ours", "school")
        assert await codes[1].of("ours") == code
        assert await codes[1].table_of("AAAA", "school") is None
        for _ in range(5):
            assert await codes[1].table_of(code, "school") == "ours"
        with pytest.raises(TooMany):
            await codes[0].table_of(code, "elsewhere")
        for place in (0, 1):
            with pytest.raises(TooMany):
                await codes[place].table_of("AAAA", "school")
        with pytest.raises(TooMany):  # who slips so often is guessing
            await codes[0].table_of(code, "school")


async def test_no_address_of_a_network_is_written_down(tmp_path: Path, database: str, redis_server: str) -> None:
    """What workers count together they know by a hash under the server's key; after a day that goes, too, by itself."""
    async with served(tmp_path, database=database, channels=redis_server) as one, Device(one) as screen:
        table = (await screen.open(table_for(FOR_TWO.game.name, HERE, OPEN))).table.id
        bots = (await screen.open(table_for(FOR_TWO.game.name, BOT, BOT, settings=Settings(pace=60)))).table.id
        await screen.act(bots, Start())
        await screen.get(f"/api/tables/{table}/invitation")
        with pytest.raises(Refusal):
            await screen.join("BBBB", "Ben")
        with closing(Postgres(database).connect()) as line:
            query = "select table_name from information_schema.tables where table_schema = current_schema()"
            kinds = [row[0] for row in line.execute(query).fetchall()]
            rows = {kind: [str(tuple(row)) for row in line.execute(f"select * from {kind}")] for kind in kinds}
            assert [len(rows[kind]) for kind in ("short_codes", "bots_alone")] == [1, 1]
            assert len(rows["guesses"]) >= 3
            assert [row for some in rows.values() for row in some if "127.0.0.1" in row] == []
            for kind in ("guesses", "bots_alone"):
                line.execute(f"update {kind} set at = at - 2 * 86400")
            bury(line)
            assert [line.execute(f"select 1 from {kind}").fetchall() for kind in ("guesses", "bots_alone")] == [[], []]


async def test_all_workers_count_wrong_guesses_together(database: str) -> None:
    often, thrice = NO_LIMIT, Rate(burst=3, per_minute=0.001)
    async with worker(database, Deaf()) as one, worker(database, Deaf()) as other:
        codes = [codes_of(each, often, thrice) for each in (one, other)]
        code = await codes[0].of("ours")
        assert await codes[1].of("ours") == code
        for place in (0, 1, 0):
            assert await codes[place].table_of(code, "phone") == "ours"  # a right one does not count
            assert await codes[place].table_of("AAAA", "phone") is None
        for each in codes:
            with pytest.raises(TooMany):
                await each.table_of("AAAA", "phone")
