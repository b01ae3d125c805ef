"""The bytes of a line: as RFC 6455 has them, as another program reads them, and how a line ends."""

from __future__ import annotations

import asyncio
import json
from asyncio import StreamWriter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from gander.client import Device
from gander.web.api.socket import NOTES
from gander.web.messages.table_messages import Hold, MakeMove, Start
from gander.web.transport import wire as wires
from gander.web.transport.frames import PONG, TEXT, FrameReader, WrongFrame, answer_to, framed
from tests.kinds import ALONE, TURN_BY_TURN
from tests.web.kit import HERE, heard, send, served, table_for
from tests.web.kit import OPEN as OPEN_SEAT
from tests.web.pipe import Pipe, piped, running
from tests.web.test_door import MASK, all_of, line_to, opened_line
from tests.web.test_headers import LINE

LARGEST = 4096
HELLO = bytes.fromhex("818537fa213d7f9f4d5158")
"""«Hello» as a browser sends it: the example of the RFC, 5.7."""


def messages(reader: FrameReader, data: bytes) -> list[str | bytes]:
    read = [reader.message(first, payload) for first, payload in reader.frames(data) if first & 0x0F < 8]
    return [message for message in read if message is not None]


def test_the_examples_of_the_rfc() -> None:
    assert answer_to(b"dGhlIHNhbXBsZSBub25jZQ==") == b"s3pPLMBiTxaQ9kYGzzhZRbK+xOo="
    assert framed(TEXT, b"Hello") == bytes.fromhex("810548656c6c6f")
    assert framed(PONG, b"Hello") == bytes.fromhex("8a0548656c6c6f")
    assert framed(TEXT, bytes(256))[:4] == bytes.fromhex("817e0100")
    assert framed(TEXT, bytes(65536))[:10] == bytes.fromhex("817f0000000000010000")
    assert messages(FrameReader(LARGEST), HELLO) == ["Hello"]


def test_a_message_in_pieces_with_a_ping_between_them() -> None:
    pieces = b"\x01\x83" + MASK + b"Hel" + b"\x89\x80" + MASK + b"\x80\x82" + MASK + b"lo"
    assert messages(FrameReader(LARGEST), pieces) == ["Hello"]
    one_by_one = FrameReader(LARGEST)
    assert [text for at in range(len(pieces)) for text in messages(one_by_one, pieces[at : at + 1])] == ["Hello"]


@given(st.lists(st.text(max_size=200) | st.binary(max_size=200), max_size=5), st.integers(1, 300))
def test_what_another_program_sends_is_read_and_what_we_send_it_reads(sent: list[str | bytes], size: int) -> None:
    """In pieces of any size."""
    client = ClientProtocol(parse_uri("ws://x/"), state=OPEN)
    for message in sent:
        client.send_text(message.encode()) if isinstance(message, str) else client.send_binary(message)
    data = b"".join(client.data_to_send())
    reader = FrameReader(LARGEST)
    assert [text for at in range(0, len(data), size) for text in messages(reader, data[at : at + size])] == sent

    for message in sent:
        if isinstance(message, str):
            client.receive_data(framed(TEXT, message.encode()))
    told = [event for event in client.events_received() if isinstance(event, Frame)]
    assert {event.opcode for event in told} <= {Opcode.TEXT}
    assert [bytes(event.data).decode() for event in told] == [text for text in sent if isinstance(text, str)]


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        (b"\x81\x05Hello", 1002),  # without a mask
        (b"\xc1\x80" + MASK, 1002),  # as by an extension
        (b"\x83\x80" + MASK, 1002),  # of no kind
        (b"\x80\x80" + MASK, 1002),  # goes on with nothing
        (b"\x01\x80" + MASK + b"\x81\x80" + MASK, 1002),  # begins within another
        (b"\x09\x80" + MASK, 1002),  # a ping in pieces
        (b"\x89\xfe\x00\x7e", 1002),  # a long ping
        (b"\x81\xfe\x10\x01", 1009),  # before the message itself has come
        (b"\x81\xff\x80\x00\x00\x00\x00\x00\x00\x00", 1009),
        (b"\x01\xfe\x10\x00" + MASK + bytes(4096) + b"\x80\x81", 1009),
        (b"\x81\x81" + MASK + b"\xff", 1007),
    ],
)
def test_wrong_frames(frame: bytes, code: int) -> None:
    with pytest.raises(WrongFrame) as caught:
        messages(FrameReader(LARGEST), frame)
    assert caught.value.code == code


async def test_a_wrong_frame_ends_the_line_with_its_code(tmp_path: Path) -> None:
    async with served(tmp_path) as address, Device(address) as device:
        reader, writer = await opened_line(address, device)
        writer.write(b"\x81\x05Hello")
        assert (1002).to_bytes(2) in await all_of(reader)
        writer.close()


async def test_a_goodbye_is_answered(tmp_path: Path) -> None:
    async with served(tmp_path) as address, Device(address) as device:
        reader, writer = await opened_line(address, device)
        writer.write(b"\x88\x82" + MASK + (1000).to_bytes(2))
        assert (await all_of(reader)).endswith(framed(8, (1000).to_bytes(2)))
        writer.close()


async def test_who_answers_no_ping_is_gone_and_who_does_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wires, "PING_SECONDS", 0.2)
    async with served(tmp_path) as address, Device(address) as device, Device(address) as other:
        table = (await other.open(table_for(ALONE.game.name, HERE))).table.id
        async with other.line(table) as line:
            reader, writer = await opened_line(address, device)
            assert (1011).to_bytes(2) in await all_of(reader)
            writer.close()
            await line.recv()
            await send(line, Hold(0))
            while (await heard(line)).get("hand") != 0:
                pass


async def test_who_is_awaited_and_does_not_answer_is_away_until_they_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The line is not cut for it: a phone in a cellar plays on when it is heard again."""
    monkeypatch.setattr(wires, "AWAITED_SECONDS", 0.1)
    async with served(tmp_path) as address, Device(address) as device, Device(address) as other:
        host = await device.open(table_for(TURN_BY_TURN.game.name, HERE, OPEN_SEAT))
        assert host.table.code is not None
        guest = await other.join(host.table.code, "Ben")
        _, writer = await line_to(address, device, host.table.id)
        async with other.line(guest.table.id) as line:
            await other.act(host.table.id, Start())
            while (await heard(line)).get("awaited") != [0]:
                pass
            assert await next_presence(line) == [1]
            answering = asyncio.create_task(answer_pings(writer))
            assert await next_presence(line) == [0, 1]
        answering.cancel()
        writer.close()


async def answer_pings(writer: StreamWriter) -> None:
    while True:
        writer.write(b"\x8a\x80" + MASK)
        await asyncio.sleep(0.02)


async def next_presence(line: ClientConnection) -> list[int]:
    while (message := await heard(line))["type"] != "presence":
        pass
    seats: list[int] = message["connected"]
    return seats


def test_no_line_is_asked_more_often_than_it_must_be() -> None:
    """It takes two pings to know that nobody answers."""
    assert 2 * wires.AWAITED_SECONDS < 5 < wires.PING_SECONDS


@asynccontextmanager
async def piped_line(folder: Path) -> AsyncIterator[Pipe]:
    """A line without a network between."""
    async with running(folder) as (server, address), Device(address) as device:
        table = (await device.open(table_for(ALONE.game.name, HERE))).table.id
        (cookie,) = [f"{one.name}={one.value}" for one in device._http.cookies.jar]
        pipe = piped(server)
        await pipe.send(
            f"GET /api/tables/{table}/play HTTP/1.1\r\nhost: localhost\r\ncookie: {cookie}\r\n".encode() + LINE
        )
        await pipe.answered()
        assert pipe.came.startswith(b"HTTP/1.1 101")
        pipe.came.clear()
        yield pipe
        pipe.abort()


async def until_lost(pipe: Pipe, say: bytes = b"") -> None:
    async with asyncio.timeout(20):
        while not pipe.lost:
            await pipe.send(say)
            await asyncio.sleep(0.02)


async def test_answers_to_pings_do_not_pile_up_for_who_does_not_read(tmp_path: Path) -> None:
    async with piped_line(tmp_path) as pipe:
        pipe.stop_taking()
        for number in range(1000):
            await pipe.send(b"\x89\x82" + MASK + number.to_bytes(2))
        assert pipe.came == b""
        pipe.take_again()
        assert pipe.came == framed(PONG, (999).to_bytes(2))


async def test_who_talks_and_never_reads_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wires, "PING_SECONDS", 0.1)
    monkeypatch.setattr(wires, "CUT_SECONDS", 0.1)
    async with piped_line(tmp_path) as pipe:
        pipe.stop_taking()
        await until_lost(pipe, say=b"\x8a\x80" + MASK)


async def test_who_says_goodbye_and_does_not_read_the_rest_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wires, "CUT_SECONDS", 0.1)
    async with piped_line(tmp_path) as pipe:
        pipe.stop_taking()
        await pipe.send(b"\x88\x80" + MASK)
        await until_lost(pipe)


async def test_what_is_said_during_a_move_is_heard_after_it(tmp_path: Path) -> None:
    """All in one breath, and answered in this order."""
    async with served(tmp_path) as address, Device(address) as device:
        host = await device.open(table_for(ALONE.game.name, HERE))
        await device.act(host.table.id, Start())
        async with device.line(host.table.id) as line:
            await send(line, Hold(0))
            while not (view := await heard(line)).get("moves"):
                pass
            async with asyncio.TaskGroup() as breath:
                breath.create_task(send(line, MakeMove(0, view["seq"], "first", view["moves"][0])))
                for number in range(NOTES - 1):
                    breath.create_task(send(line, MakeMove(0, 0, f"late{number}", view["moves"][0])))
            answered: list[str] = []
            while len(answered) < NOTES:
                told = await heard(line)
                name = told["id"] if told["type"] == "refused" else told.get("done")
                if name is not None and name not in answered:
                    answered.append(name)
    assert answered == ["first", *(f"late{number}" for number in range(NOTES - 1))]


async def test_a_server_that_stops_says_goodbye(tmp_path: Path) -> None:
    async with served(tmp_path) as address, Device(address) as device:
        table = (await device.open(table_for(ALONE.game.name, HERE))).table.id
        line = await device.line(table)
        await line.recv()
    last = [message async for message in line][-1]
    assert json.loads(last)["type"] == "going_down"
    assert line.close_code == 1001
