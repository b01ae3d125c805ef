"""A lock on a player, in both databases: what opens it, for how long, and how often one may be wrong."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable

import pytest

from gander.store.notepad import devices, locks, players
from gander.store.notepad.locks import Try
from gander.store.notepad.notepad import Notepad
from gander.store.sql import Database
from gander.store.upkeep.census import everybody, forget_lost_device, forget_person
from gander.table.codes import Codes
from gander.table.errors import NotAllowed, Unknown, WrongValue
from gander.table.terms import ANIMALS

TABLET, PHONE = "tablet", "phone"
RIGHT, WRONG = ("bear", "frog", "bear", "panda"), ("frog", "bear", "bear", "panda")
NOON = 1_000_000.0
MINUTE = 60.0
seal = Codes(b"key").hash_of


@pytest.fixture(params=["sqlite", "postgres"])
async def notepad(request: pytest.FixtureRequest, empty: Callable[[str], Database]) -> AsyncIterator[Notepad]:
    notepad = Notepad(empty(request.param))
    yield notepad
    await notepad.close()


class Shared:
    """A tablet on which Mia plays, who may have a lock, and what becomes of it."""

    def __init__(self, notepad: Notepad) -> None:
        self.notepad, self.pad, self.mia = notepad, "", 0

    async def begin(self) -> Shared:
        self.pad = await self.notepad.run(players.pad_of, TABLET)
        self.mia = await self.notepad.run(players.player_named, self.pad, "Mia", "otter", 0.0)
        await self.notepad.run(locks.put_on, self.pad, self.mia, RIGHT, seal)
        return self

    async def tries(self, pictures: tuple[str, ...], now: float = NOON, device: str = TABLET) -> Try:
        return await self.notepad.run(locks.open_here, self.pad, self.mia, device, pictures, seal, now)

    async def shut(self, now: float = NOON, device: str = TABLET) -> bool:
        return self.mia in await self.notepad.ask(locks.shut_on, self.pad, device, now)


async def test_it_opens_by_four_pictures_in_order_on_one_device_for_a_quarter_of_an_hour(notepad: Notepad) -> None:
    mia = await Shared(notepad).begin()
    assert await mia.shut()
    assert await mia.tries(WRONG) == Try(is_right=False)
    assert await mia.shut()
    assert await mia.tries(RIGHT) == Try(is_right=True)
    assert not await mia.shut()
    assert await mia.shut(device=PHONE)
    assert not await mia.shut(NOON + 15 * MINUTE - 1)
    assert await mia.shut(NOON + 15 * MINUTE)
    assert await mia.shut(NOON - 1), "a clock that was set back leaves nothing open for longer"


async def test_closed_it_is_shut_at_once_and_locked_again_on_every_device(notepad: Notepad) -> None:
    mia = await Shared(notepad).begin()
    for device in (TABLET, PHONE):
        await mia.tries(RIGHT, device=device)
    await notepad.run(locks.close_here, mia.mia, TABLET)
    assert await mia.shut()
    assert not await mia.shut(device=PHONE)
    await notepad.run(locks.put_on, mia.pad, mia.mia, WRONG, seal)
    assert await mia.shut(device=PHONE)
    assert not (await mia.tries(RIGHT)).is_right
    assert (await mia.tries(WRONG)).is_right


async def test_after_five_wrong_ones_the_waits_double_up_to_a_quarter_of_an_hour(notepad: Notepad) -> None:
    mia, now, waits = await Shared(notepad).begin(), NOON, []
    for _ in range(12):
        tried = await mia.tries(WRONG, now)
        waits.append(tried.wait)
        now += tried.wait
    assert waits == [0, 0, 0, 0, 30, 60, 120, 240, 480, 900, 900, 900]
    await mia.tries(WRONG, now)
    assert await mia.tries(RIGHT, now + 1) == Try(is_right=False, wait=899), "the right ones wait, too"
    assert await mia.tries(RIGHT, now + 1, PHONE) == Try(is_right=False, wait=899), "nor does another device help"
    assert (await mia.tries(RIGHT, now - 10_000)).wait == 900, "a clock that was set back makes nobody wait for longer"
    assert (await mia.tries(RIGHT, now + 900)).is_right
    assert [(await mia.tries(WRONG, now + 900)).wait for _ in range(5)] == [0, 0, 0, 0, 30]


def test_who_guesses_for_an_hour_gets_in_once_in_1650_times() -> None:
    """Five at once, then after 30 s, 90 s, 3.5, 7.5, 15.5, 30.5 and 45.5 minutes; the next after an hour."""
    tries, now = 0, 0.0
    while now < 60 * MINUTE:
        tries += 1
        now += locks.wait_after(tries)
    pictures = len(ANIMALS)
    weak = pictures + pictures * (pictures - 1) // 2 * (2**4 - 2)  # of one picture, or of two
    assert pictures**4 - weak == 19_800
    assert (tries, 19_800 / tries) == (12, 1650)


async def test_a_lock_has_at_least_three_different_pictures(notepad: Notepad) -> None:
    mia = await Shared(notepad).begin()
    for weak in (("bear",) * 4, ("bear", "frog", "frog", "bear")):
        with pytest.raises(WrongValue, match="weak_lock"):
            await notepad.run(locks.put_on, mia.pad, mia.mia, weak, seal)
    assert (await mia.tries(RIGHT)).is_right


async def test_nothing_in_the_database_tells_the_pictures(notepad: Notepad) -> None:
    mia = await Shared(notepad).begin()
    ben = await notepad.run(players.player_named, mia.pad, "Ben", "frog", 0.0)
    await notepad.run(locks.put_on, mia.pad, ben, RIGHT, seal)
    rows = await notepad.ask(lambda line: [tuple(row) for row in line.execute("select * from locks")])
    assert not any(picture in str(rows) for picture in RIGHT)
    assert len({row[2] for row in rows}) == 2, "the same pictures look different for everybody"


async def test_it_goes_with_the_player(notepad: Notepad) -> None:
    mia = await Shared(notepad).begin()
    await mia.tries(RIGHT)
    (person,) = await notepad.ask(everybody)
    await notepad.run(forget_person, person)
    left = "select (select count(*) from locks) + (select count(*) from opened_locks) as n"
    assert await notepad.ask(lambda line: int(line.execute(left).fetchone()["n"])) == 0


async def test_a_device_that_is_taken_off_or_lost_has_nothing_open(notepad: Notepad) -> None:
    mia = await Shared(notepad).begin()
    await notepad.run(players.offer_link, mia.pad, "code", NOON, NOON + 600)
    await notepad.run(locks.link, PHONE, "code", NOON)
    for leave in (
        lambda line: devices.take_off(line, TABLET, devices.key_of(PHONE), NOON),
        lambda line: forget_lost_device(line, PHONE),
    ):
        await mia.tries(RIGHT, device=PHONE)
        assert not await mia.shut(device=PHONE)
        await notepad.run(leave)
        assert await mia.shut(device=PHONE)


async def test_two_players_who_become_one_stay_locked(notepad: Notepad) -> None:
    mia = await Shared(notepad).begin()
    ben = await notepad.run(players.player_named, mia.pad, "Ben", "frog", 0.0)
    await notepad.run(players.merge_players, mia.pad, mia.mia, ben)
    mia.mia = ben
    assert await mia.shut()
    assert (await mia.tries(RIGHT)).is_right


async def test_who_shares_a_notepad_with_a_namesake_opens_no_lock_by_it(notepad: Notepad) -> None:
    """Somebody makes up a Mia on their own phone, and has the tablet share its notepad."""
    mia = await Shared(notepad).begin()
    other = await notepad.run(players.pad_of, PHONE)
    namesake = await notepad.run(players.player_named, other, "Mia", "frog", 0.0)
    await notepad.run(players.offer_link, other, "code", NOON, NOON + 600)
    with pytest.raises(NotAllowed, match="locked"):
        await notepad.run(locks.link, TABLET, "code", NOON)
    assert await mia.shut()
    await notepad.run(players.offer_link, mia.pad, "back", NOON, NOON + 600)
    await notepad.run(locks.link, PHONE, "back", NOON)
    assert await mia.shut(device=PHONE)
    with pytest.raises(Unknown):
        await notepad.ask(players.check_player, mia.pad, namesake)
