"""Locks on players: on a device that people share, nobody reads what another has locked until it is opened there.

A lock is four pictures in order, and kept as their hash under the server's key. What is opened on a device stays so for
a while, or until somebody closes it. Wrong tries are counted for the player, wherever they were made.
"""

from collections.abc import Callable, Sequence
from hmac import compare_digest
from secrets import token_hex
from typing import Final, NamedTuple

from gander.store.notepad.players import check_player, known_pad, pad_behind, player_called, players, use_link
from gander.store.sql import Connection
from gander.table.errors import NotAllowed, WrongValue
from gander.table.events import Device

OPEN_SECONDS: Final = 15 * 60.0
PICTURES: Final = 4
FEWEST_DIFFERENT: Final = 3
"""Whoever takes one picture four times is found out at once."""
FREE_TRIES: Final = 5
WAITS: Final = (30.0, 60.0, 120.0, 240.0, 480.0, 900.0)
"""Seconds after the last free try, the next one and so on; the last of them for all that follow."""

Seal = Callable[[str], str]
"""A hash under a key that is not in the database: the pictures are too few for one that anybody can try."""


class Try(NamedTuple):
    """What became of a try to open a lock."""

    is_right: bool
    wait: float = 0.0
    """Seconds until the next one."""


def put_on(connection: Connection, pad: str, player: int, pictures: Sequence[str], seal: Seal) -> None:
    """Lock a player, everywhere and at once, in place of any lock before. Raises `Unknown` and `WrongValue`."""
    check_player(connection, pad, player)
    if len(set(pictures)) < FEWEST_DIFFERENT:
        raise WrongValue("weak_lock", f"a lock has at least {FEWEST_DIFFERENT} different pictures")
    take_off(connection, player)
    salt = token_hex(16)
    insert = "insert into locks (player, salt, pictures) values (?, ?, ?)"
    connection.execute(insert, (player, salt, _sealed(seal, salt, pictures)))


def _sealed(seal: Seal, salt: str, pictures: Sequence[str]) -> str:
    return seal(f"lock {salt} {' '.join(pictures)}")


def take_off(connection: Connection, player: int) -> bool:
    """Whether there was one."""
    connection.execute("delete from opened_locks where player = ?", (player,))
    return connection.execute("delete from locks where player = ?", (player,)).rowcount == 1


def open_here(
    connection: Connection, pad: str, player: int, device: Device, pictures: Sequence[str], seal: Seal, now: float
) -> Try:
    """Try to open a lock on a device. A clock that was set back makes nobody wait for longer. Raises `Unknown`."""
    check_player(connection, pad, player)
    lock = connection.execute("select salt, pictures, wrong, again from locks where player = ?", (player,)).fetchone()
    if lock is None:
        return Try(is_right=True)
    wait = min(lock["again"] - now, WAITS[-1])
    if wait > 0:
        return Try(is_right=False, wait=wait)
    if compare_digest(lock["pictures"], _sealed(seal, lock["salt"], pictures)):
        connection.execute("update locks set wrong = 0, again = 0 where player = ?", (player,))
        opened = """
            insert into opened_locks (player, device, until) values (?, ?, ?)
            on conflict (player, device) do update set until = excluded.until
        """
        connection.execute(opened, (player, device, now + OPEN_SECONDS))
        return Try(is_right=True)
    wait = wait_after(lock["wrong"] + 1)
    connection.execute("update locks set wrong = wrong + 1, again = ? where player = ?", (now + wait, player))
    return Try(is_right=False, wait=wait)


def wait_after(wrong: int) -> float:
    """How long nobody may try after so many wrong ones."""
    return 0.0 if wrong < FREE_TRIES else WAITS[min(wrong - FREE_TRIES, len(WAITS) - 1)]


def close_here(connection: Connection, player: int, device: Device) -> None:
    connection.execute("delete from opened_locks where player = ? and device = ?", (player, device))


SHUT: Final = """
    select locks.player from locks join players on players.id = locks.player
    where pad = :pad and not exists (
        select 1 from opened_locks
        where opened_locks.player = locks.player and device = :device and until > :now and until <= :latest
    )
"""


def shut_on(connection: Connection, pad: str, device: Device, now: float) -> frozenset[int]:
    """The players of a pad whose lock is not open on a device. What was opened with a clock that was wrong is shut."""
    asked = {"pad": pad, "device": device, "now": now, "latest": now + OPEN_SECONDS}
    return frozenset(row["player"] for row in connection.execute(SHUT, asked))


def locked_on(connection: Connection, pad: str, device: Device) -> dict[int, float]:
    """The players of a pad who have a lock, and until when each was last opened on a device; 0 for never."""
    query = """
        select locks.player, coalesce(until, 0) as until from locks join players on players.id = locks.player
        left join opened_locks on opened_locks.player = locks.player and device = ? where pad = ?
    """
    return {row["player"]: float(row["until"]) for row in connection.execute(query, (device, pad))}


def link(connection: Connection, device: Device, code_hash: str, now: float) -> None:
    """The device shares another pad from now on. Who is called the same there is the same person, and opens what was
    locked: so it must be open here. Raises `Unknown` and `NotAllowed`."""
    old, pad = known_pad(connection, device) or "", pad_behind(connection, code_hash, now)
    shut = shut_on(connection, old, device, now) if old != pad else ()
    for player in players(connection, old):
        if player.id in shut and player_called(connection, pad, player.name) is not None:
            raise is_locked()
    use_link(connection, device, code_hash, now)


def is_locked() -> NotAllowed:
    return NotAllowed("locked", "this player has a lock that is not open on this device")
