"""How a game begins, so that nobody can choose its luck: neither the host, nor who runs the server, nor both together.

Every device that holds a seat pledges a number that nobody else knows. When the host starts, the server's own secret
and all pledges are fixed; then the devices show their numbers, and the deal follows from all of them. Who sits at the
table needs to trust nobody but their own device. `docs/fair.md` says what that proves, and what it does not.
"""

from typing import Any

from msgspec.structs import replace

from gander.contract.game import Seat
from gander.luck import hash_of_seed, in_order
from gander.table.clock import silence_ends
from gander.table.decide import Stride, check_host, check_phase, nothing, settle
from gander.table.errors import NotAllowed, WrongTime, WrongValue
from gander.table.events import Device, Pledged, Revealed, Sealed, Started
from gander.table.table import Table


def pledge(table: Table, now: float, device: Device, word: str) -> Stride:
    """Bind a device to its share in the coming game. A new pledge takes the place of the last."""
    check_phase(table, "lobby", "over")
    if not table.seats_of(device):
        raise NotAllowed("not_your_seat", "only a device that holds a seat has a share in the luck")
    if table.seal is not None:
        raise WrongTime("sealed", "the coming game is sealed: it begins in a moment")
    if table.pledges.get(device) == word:
        return nothing(table)
    return nothing(table).then(Pledged(now, device, word))


def start(table: Table, now: float, device: Device) -> Stride:
    check_host(table, device)
    check_phase(table, "lobby")
    if waiting_for := [seat for seat, chair in enumerate(table.chairs) if chair.device is None and chair.bot is None]:
        raise WrongTime("seats_open", f"nobody is at seats {waiting_for} yet")
    if table.chosen:
        return settle(nothing(table).then(Started(now, table.options, table.seed.hex(), chosen=True)), now)
    return _sealed(table, now, table.seed, table.options.starter)


def again(table: Table, now: float, device: Device, starts: str, seed: bytes) -> Stride:
    """Another game with the same people: the youngest starts again, or who won."""
    check_host(table, device)
    check_phase(table, "over")
    outcome = table.round.outcome if table.round else None
    starter = outcome.winners[0] if starts == "winner" and outcome and outcome.winners else table.options.starter
    return _sealed(table, now, seed, starter)


def _sealed(table: Table, now: float, secret: bytes, starter: Seat) -> Stride:
    """Who asks twice gets the same game: a second secret could be chosen by what the first would have brought."""
    if table.seal is not None:
        return nothing(table)
    if not table.shares():
        options: Any = replace(table.options, starter=starter)
        return settle(nothing(table).then(Started(now, options, secret.hex())), now)
    return nothing(table).then(Sealed(now, secret.hex(), starter))


def reveal(table: Table, now: float, device: Device, salt: str) -> Stride:
    """Show what was pledged. The last one begins the game."""
    if table.seal is None or device not in table.seal.shares:
        raise WrongTime("not_sealed", "nothing is waiting for a share of this device")
    share = table.seal.shares[device]
    if share.salt is not None:
        return nothing(table)
    if hash_of_seed(bytes.fromhex(salt)) != share.pledge:
        raise WrongValue("not_pledged", f"this is not what was pledged: its SHA-256 is not {share.pledge}")
    stride = nothing(table).then(Revealed(now, device, salt))
    assert stride.after.seal is not None
    waiting = any(share.salt is None for share in stride.after.seal.shares.values())
    return stride if waiting else _begun(stride, now)


def without_the_silent(table: Table, now: float) -> Stride:
    """Nobody waits longer for a share that does not come; that it is missing is written down."""
    due = silence_ends(table)
    return nothing(table) if due is None or due > now else _begun(nothing(table), now)


def _begun(stride: Stride, now: float) -> Stride:
    table = stride.after
    seal = table.seal
    assert seal is not None
    shares = in_order(seal.shares.values())
    options: Any = replace(table.options, starter=seal.starter)
    return settle(stride.then(Started(now, options, seal.secret.hex(), shares=shares)), now)
