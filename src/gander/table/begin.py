"""How a game begins, so that nobody can choose its luck: neither the host, nor who runs the server, nor both together.

Every device that holds a seat pledges a number that nobody else knows. When somebody starts, the server's own secret
and all pledges are fixed; then the devices show their numbers, and the deal follows from all of them. Who sits at the
table needs to trust nobody but their own device. `docs/fair.md` says what that proves, and what it does not.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import fields, replace

from gander.contract.game import Seat, WrongOption, mode_of, options_from
from gander.contract.options import BY_SEAT
from gander.luck import hash_of_seed, in_order
from gander.table.clock import silence_ends
from gander.table.decide import Stride, check_at_table, check_holder, check_phase, nothing, settle
from gander.table.errors import NotAllowed, WrongTime, WrongValue
from gander.table.events import (
    PATIENCE,
    Agreed,
    Device,
    Gathered,
    Pledged,
    Revealed,
    SaidReady,
    Sealed,
    SeriesAgreed,
    Started,
)
from gander.table.series import runs
from gander.table.table import Table


def pledge(table: Table, now: float, device: Device, word: str) -> Stride:
    """Bind a device to its share in the coming game. A new pledge takes the place of the last.

    One that comes when the game is fixed or on has no share in it. That is nobody's fault: somebody was quicker.
    """
    if not table.seats_of(device):
        raise NotAllowed("not_your_seat", "only a device that holds a seat has a share in the luck")
    is_late = table.seal is not None or table.moved_on is not None or table.phase not in ("lobby", "over")
    if is_late or table.pledges.get(device) == word:
        return nothing(table)
    return nothing(table).then(Pledged(now, device, word))


def ready(table: Table, now: float, device: Device, seat: Seat, *, is_ready: bool) -> Stride:
    """Before the game somebody says that they are ready; nobody has to wait for it."""
    chair = check_holder(table, device, seat)
    check_phase(table, "lobby")
    return nothing(table) if chair.ready == is_ready else nothing(table).then(SaidReady(now, seat, is_ready))


def agree(table: Table, now: float, device: Device, given: Mapping[str, object]) -> Stride:
    """Before the game all who are at the table may choose another level, or whatever else the game offers.

    How many play follows from who is there, and where somebody chose the luck they chose the rest with it. What makes
    no sense in another mode goes with the old one. Raises `WrongOption` for what the rules do not allow.
    """
    check_at_table(table, device)
    check_phase(table, "lobby")
    if table.seal is not None or table.chosen:
        raise WrongTime("sealed", "what is played here is settled")
    mode: Any = given.get("mode", table.options.mode)
    gone = {option.name for option in table.game.offers if mode is not None and not option.applies(mode)}
    now_agreed = {field.name: getattr(table.options, field.name) for field in fields(table.options)}
    kept = {name: value for name, value in now_agreed.items() if name not in gone}
    options = options_from(table.game, {**kept, **given, "players": len(table.chairs)})
    table.game.setup(options)
    return nothing(table) if options == table.options else nothing(table).then(Agreed(now, options))


def start(table: Table, now: float, device: Device, patience: float = PATIENCE) -> Stride:
    """All who are at the table may: nobody walks to the big screen for it."""
    check_at_table(table, device)
    check_phase(table, "lobby")
    stride = _gathered(table, now)
    agreed = stride.after.options
    if table.chosen:
        return settle(stride.then(Started(now, agreed, table.seed.hex(), chosen=True)), now)
    return _sealed(stride, Sealed(now, table.seed.hex(), agreed.starter, patience))


def _gathered(table: Table, now: float) -> Stride:
    """Who plays, if the game begins now. Raises `WrongTime` if somebody has to be waited for."""
    here = [seat for seat, chair in enumerate(table.chairs) if not chair.is_empty()]
    if len(here) == len(table.chairs):
        return nothing(table)
    if not table.settings.any_number:
        waiting_for = [seat for seat in range(len(table.chairs)) if seat not in here]
        raise WrongTime("seats_open", f"nobody is at seats {waiting_for} yet")
    return nothing(table).then(Gathered(now, _agreed_among(table, here)))


def _agreed_among(table: Table, here: Sequence[Seat]) -> Any:
    """What was agreed, for those at these seats only. Raises `WrongTime` if they are too few for the game."""
    agreed, game = table.options, table.game
    starter = here.index(agreed.starter) if agreed.starter in here else 0
    try:
        mode_of(len(here), agreed.mode, starter, game.players)
    except WrongOption as too_few:
        raise WrongTime("too_few", f"{len(here)} seats are taken: {too_few}") from None
    by_seat = {option.name: getattr(agreed, option.name) for option in game.offers if option.kind in BY_SEAT}
    chosen = {name: tuple(value[seat] for seat in here) for name, value in by_seat.items() if value}
    return replace(agreed, players=len(here), starter=starter, **chosen)


def again(
    table: Table,
    now: float,
    device: Device,
    starts: str,
    seed: bytes,
    *,
    best_of_three: bool = False,
    patience: float = PATIENCE,
) -> Stride:
    """Another game with the same people: the youngest starts again, or who won. A best of three goes on by itself.

    All who are at the table may, as with the first one.
    """
    check_at_table(table, device)
    check_phase(table, "over")
    outcome = table.round.outcome if table.round else None
    starter = outcome.winners[0] if starts == "winner" and outcome and outcome.winners else table.options.starter
    stride, sealed = nothing(table), Sealed(now, seed.hex(), starter, patience)
    if best_of_three and table.seal is None and not runs(table.wins):
        stride = stride.then(SeriesAgreed(now))
    return _sealed(stride, sealed)


def _sealed(stride: Stride, sealed: Sealed) -> Stride:
    """Who asks twice gets the same game: a second secret could be chosen by what the first would have brought."""
    table = stride.after
    if table.seal is not None:
        return stride
    if not table.shares():
        options: Any = replace(table.options, starter=sealed.starter)
        return settle(stride.then(Started(sealed.at, options, sealed.seed)), sealed.at)
    return stride.then(sealed)


def reveal(table: Table, now: float, device: Device, salt: str) -> Stride:
    """Show what was pledged. The last one begins the game; one that comes after that changes nothing."""
    if table.phase == "playing" and table.seats_of(device):
        return nothing(table)
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
