"""A code leads to a table; the database does not."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

from msgspec.structs import replace

from gander.client import Device
from gander.store.key import key_in
from gander.table.codes import CODE_LENGTH, LETTERS, Codes, hash_of, new_token
from gander.web.messages.table_messages import Invite, Join
from tests.kinds import TURN_BY_TURN
from tests.table.kit import CODE, opening
from tests.web.kit import HERE, OPEN, served, table_for
from tests.web.worlds import a_world

GAME = TURN_BY_TURN.game.name


def kept_in(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in folder.iterdir() if path.is_file())


async def test_no_code_is_in_any_file_nor_anything_that_could_be_tried_against_it(tmp_path: Path) -> None:
    async with served(tmp_path) as address, Device(address) as device:
        player = await device.open(table_for(GAME, HERE, OPEN))
        own = player.table.code
        given = json.loads(await device.post(f"/api/tables/{player.table.id}/invitations", Invite(1)))["code"]
    assert own is not None
    kept = kept_in(tmp_path)
    for code in (own, given):
        assert code.encode() not in kept
        assert hash_of(code).encode() not in kept


async def test_the_code_is_the_same_after_a_restart_and_leads_in(tmp_path: Path) -> None:
    async with served(tmp_path) as address, Device(address) as device:
        player = await device.open(table_for(GAME, HERE, OPEN))
        code = player.table.code
        token = device._http.cookies["gander"]
    async with served(tmp_path) as address, Device(address) as host, Device(address) as guest:
        host._http.cookies["gander"] = token
        assert code is not None
        assert json.loads(await host.get(f"/api/tables/{player.table.id}"))["code"] == code
        assert (await guest.join(code, "Ben")).seat == 1


async def test_without_the_key_the_tables_are_there_and_their_codes_are_not(tmp_path: Path) -> None:
    async with served(tmp_path) as address, Device(address) as device:
        player = await device.open(table_for(GAME, HERE, OPEN))
        token = device._http.cookies["gander"]
    (tmp_path / "gander.key").unlink()
    async with served(tmp_path) as address, Device(address) as device:
        device._http.cookies["gander"] = token
        assert "code" not in json.loads(await device.get(f"/api/tables/{player.table.id}"))


def test_workers_that_start_together_take_the_same_key(tmp_path: Path) -> None:
    for attempt in range(10):
        folder, start = tmp_path / str(attempt), Barrier(8)

        def key(folder: Path = folder, start: Barrier = start) -> bytes:
            start.wait()
            return key_in(folder)

        with ThreadPoolExecutor(8) as workers:
            found = {worker.result() for worker in [workers.submit(key) for _ in range(8)]}
        assert len(found) == 1
        assert [path.name for path in folder.iterdir()] == ["gander.key"]


async def test_the_key_is_for_the_server_alone(tmp_path: Path) -> None:
    async with served(tmp_path / "new"):
        pass
    assert (tmp_path / "new" / "gander.key").stat().st_mode & 0o777 == 0o600


async def test_a_code_that_was_written_down_in_full_still_leads_in(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        older = replace(opening(GAME, (HERE, OPEN)), code=CODE, code_hash="")
        await world.log.append("t", 0, [older], None)
        assert (await world.ask("POST", "/api/invitations", new_token(), {"code": CODE}))["open"] == [1]
        status, _ = await world.http("POST", "/api/join", "", Join(CODE, 1, "Ben"))
        assert status == 200


def test_codes_use_every_letter_and_differ_from_table_to_table_and_server_to_server() -> None:
    codes = [Codes(key).of_table(f"table {number}") for key in (b"one", b"two") for number in range(500)]
    assert len(set(codes)) == len(codes)
    assert {len(code) for code in codes} == {CODE_LENGTH}
    assert set("".join(codes)) == set(LETTERS)


def test_only_this_server_knows_that_a_deal_is_shared() -> None:
    ours, others = Codes(b"a" * 32), Codes(b"b" * 32)
    seed = ours.shared_seed("class X 0")
    assert len(seed) == 64
    assert seed == ours.shared_seed("class X 0") != ours.shared_seed("class X 1")
    assert ours.is_shared(seed)
    for other in (ours.seed_of("class X 0"), others.shared_seed("class X 0"), seed[:32], seed[32:] + seed[:32], ""):
        assert not ours.is_shared(other)
