"""A line that swallows everything and stays open: a program that plays takes another, as the page does."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import aclosing
from pathlib import Path
from typing import Any

import pytest

from gander.client import Device
from gander.web.messages.table_messages import Start
from tests.kinds import ALONE
from tests.web.kit import HERE, served, table_for
from tests.workers.wires import Wire


async def test_who_gets_no_answer_or_hears_nothing_takes_another_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("PATIENCE", "QUIET"):
        monkeypatch.setattr(f"gander.client.{name}", 0.3)
    async with (
        served(tmp_path) as address,
        Wire(int(address.rpartition(":")[2]), postgres=False) as wire,
        Device(wire.instead_of(address)) as device,
        asyncio.timeout(60),
    ):
        player = await device.open(table_for(ALONE.game.name, HERE))
        await device.act(player.table.id, Start())
        async with aclosing(player.views()) as views:
            view = await one_that_asks(views)
            silence(wire)
            await player.move(view, view.moves[0])
            while player.waits_for_answer():
                await anext(views)
            silence(wire)
            assert (await anext(views)).seq > view.seq


async def one_that_asks(views: AsyncGenerator[Any, None]) -> Any:
    while not (view := await anext(views)).moves:
        pass
    return view


def silence(wire: Wire) -> None:
    """Those that stand; new ones pass on everything."""
    for line in wire.lines:
        line.silent = True
