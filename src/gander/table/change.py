"""How each event changes a table. Folding `evolve` over the log gives the table again."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

from msgspec.structs import replace

from gander.contract.game import CHANCE, Seat, with_item
from gander.games import game as game_of
from gander.luck import mixed
from gander.record import check_version
from gander.table.codes import hash_of
from gander.table.events import (
    Admitted,
    Agreed,
    AnyEvent,
    BetPlaced,
    CodeIssued,
    GameEnded,
    Gathered,
    Moved,
    Opened,
    Paced,
    Paused,
    Pledged,
    Reclaimed,
    Resumed,
    Revealed,
    SaidReady,
    Sealed,
    Seated,
    SeriesAgreed,
    Started,
    Substituted,
    TakenOver,
    Vacated,
)
from gander.table.room.catches import with_catch
from gander.table.room.change import CHANGES_OF_THE_ROOM, room_of, with_result, with_sitter, without_sitter
from gander.table.series import runs, with_winner
from gander.table.show import NOTHING, showing_of
from gander.table.table import Chair, Deal, Round, Seal, Table
from gander.table.terms import ANIMALS, PlannedSeat


def opened(event: Opened[Any]) -> Table:
    """A new table. Raises `BrokenRecord` if it was opened under other rules of the game."""
    game = game_of(event.game)
    check_version(game, event.version)
    table = Table(
        id=event.table,
        seq=1,
        game=game,
        phase="lobby",
        options=event.options,
        settings=event.settings,
        host=event.host,
        code=event.code,
        code_hash=event.code_hash or hash_of(event.code or ""),
        seed=bytes.fromhex(event.seed),
        chosen=event.chosen,
        chairs=tuple(_planned(seat, plan, event) for seat, plan in enumerate(event.seats)),
        hosts_before=event.hosts_before,
    )
    return replace(table, room=room_of(table, event))


def _planned(seat: Seat, plan: PlannedSeat, event: Opened[Any]) -> Chair:
    if plan.kind == "bot":
        return Chair(bot=plan.bot, ghost=event.ghosts.get(seat), planned_bot=True)
    if plan.kind == "open":
        return Chair()
    return Chair(plan.name, plan.animal or ANIMALS[seat], event.host)


def evolve(table: Table, event: AnyEvent) -> Table:
    """The table after one more event."""
    if type(event) is Moved:
        return _moved(table, event)
    changed = _CHANGES[type(event)](table, event)
    return replace(changed, seq=table.seq + 1, step=None, untold=table.untold + (type(event) is BetPlaced))


def fold(events: Iterable[AnyEvent]) -> Table | None:
    """The table that a log tells of; `None` for an empty log."""
    table = None
    for event in events:
        table = opened(event) if isinstance(event, Opened) else evolve(table, event) if table else None
    return table


def course(events: Sequence[AnyEvent]) -> Iterator[tuple[AnyEvent, Table]]:
    """The same in less time, step by step: the events that matter to the table of today, and the table after each.

    The moves of all games but the last are passed over: what came of a game is written at its end.
    """
    backwards = range(len(events) - 1, 0, -1)
    last_game = next((place for place in backwards if type(events[place]) is Started), 0)
    table = None
    for place, event in enumerate(events):
        if type(event) is Moved and place < last_game:
            continue
        if isinstance(event, Opened):
            table = opened(event)
        elif table is None:
            return
        else:
            table = evolve(table if table.seq == place else replace(table, seq=place), event)
        yield event, table


def _seated(table: Table, event: Seated) -> Table:
    seat, held = event.seat, table.held_by
    chair = Chair(event.name, event.animal, event.device, circle=event.circle)
    held_by = with_item(held, seat, held[seat] | {event.device}) if held else ()
    seated = replace(_with_chair(_without_invitation(table, seat), seat, chair), held_by=held_by)
    return with_sitter(seated, event, table.person_at(seat))


def _vacated(table: Table, event: Vacated) -> Table:
    """Who leaves during a game is expected back, and nobody else at their seat; who is sent away is not."""
    left, in_game = table.chairs[event.seat], table.phase in ("playing", "paused")
    before = None if event.kicked or table.phase == "lobby" else replace(left, bot=None)
    chair = Chair(bot=left.bot, before=before, closed=in_game)
    vacated = _with_chair(_without_invitation(table, event.seat) if chair.closed else table, event.seat, chair)
    if before is not None:
        return vacated
    return without_sitter(vacated, table.person_at(event.seat), kicked=event.kicked)


def _substituted(table: Table, event: Substituted) -> Table:
    chair = replace(table.chairs[event.seat], bot=event.bot, ghost=event.ghost)
    return _with_chair(table, event.seat, chair)


def _reclaimed(table: Table, event: Reclaimed) -> Table:
    """Where nobody is, the seat is for people from now on, also if the host had wanted a bot there."""
    return _with_chair(table, event.seat, replace(table.chairs[event.seat], bot=None, ghost=None, planned_bot=False))


def _with_chair(table: Table, seat: Seat, chair: Chair) -> Table:
    """Who comes or goes breaks the seal: the game was fixed among others. What was shown by then is no secret more."""
    pledges = table.pledges if table.seal is None else {}
    return replace(table, chairs=with_item(table.chairs, seat, chair), seal=None, pledges=pledges)


def _without_invitation(table: Table, seat: Seat | None) -> Table:
    return replace(table, invitations=tuple(invited for invited in table.invitations if invited.seat != seat))


def _invited(table: Table, event: CodeIssued) -> Table:
    """A new code for the same seat makes the old one void."""
    return replace(table, invitations=(*_without_invitation(table, event.seat).invitations, event))


def _admitted(table: Table, event: Admitted) -> Table:
    return replace(_without_invitation(table, None), stages=(*table.stages, event.device))


def _taken_over(table: Table, event: TakenOver) -> Table:
    """Who was the host may have the table back, also from those who took it over later."""
    before = table.hosts_before
    if event.device in before:
        return replace(table, host=event.device, hosts_before=before[: before.index(event.device)])
    return replace(table, host=event.device, hosts_before=(*before, table.host))


def _pledged(table: Table, event: Pledged) -> Table:
    return replace(table, pledges={**table.pledges, event.device: event.pledge})


def _sealed(table: Table, event: Sealed) -> Table:
    return replace(table, seal=Seal(event.at, bytes.fromhex(event.seed), event.starter, event.patience, table.shares()))


def _revealed(table: Table, event: Revealed) -> Table:
    assert table.seal is not None
    share = replace(table.seal.shares[event.device], salt=event.salt)
    return replace(table, seal=replace(table.seal, shares={**table.seal.shares, event.device: share}))


def _said_ready(table: Table, event: SaidReady) -> Table:
    chair = replace(table.chairs[event.seat], ready=event.ready)
    return replace(table, chairs=with_item(table.chairs, event.seat, chair))


def _gathered(table: Table, event: Gathered[Any]) -> Table:
    """Seats move up, so a code that was given out for one is void."""
    stages = tuple(invited for invited in table.invitations if invited.seat is None)
    here = tuple(chair for chair in table.chairs if not chair.is_empty())
    return replace(table, chairs=here, options=event.options, invitations=stages)


def _series_agreed(table: Table, event: SeriesAgreed) -> Table:
    assert table.round is not None
    return replace(table, wins=with_winner((0,) * len(table.chairs), table.round.outcome))


def _started(table: Table, event: Started[Any]) -> Table:
    seats, game = len(table.chairs), table.game
    state, secret = game.setup(event.options), bytes.fromhex(event.seed)
    begun = Round(
        options=event.options,
        deal=Deal(secret, mixed(secret, event.shares), event.chosen, event.shares),
        state=state,
        legal=tuple(game.legal_moves(state, seat) for seat in range(seats)),
        awaited=game.awaited(state),
        since=(table.told + 1,) * seats,
        asked_at=(event.at,) * seats,
        shown=(NOTHING,) * seats,
        countdown=game.countdown(state),
        countdown_at=event.at,
        countdown_shown=NOTHING,
        done=(None,) * seats,
    )
    wins = table.wins if runs(table.wins) else None
    began_with = tuple(chair.device for chair in table.chairs)
    held_by = tuple(frozenset(() if device is None else (device,)) for device in began_with)
    fresh = replace(table, pledges={}, seal=None, began_with=began_with, held_by=held_by)
    return replace(fresh, phase="playing", games=table.games + 1, wins=wins, round=begun)


def _paused(table: Table, event: Paused) -> Table:
    return replace(table, phase="paused", paused_at=event.at)


def _resumed(table: Table, event: Resumed) -> Table:
    """Nobody loses time by a pause."""
    assert table.round is not None
    pause = event.at - table.paused_at
    asked_at = tuple(at + pause for at in table.round.asked_at)
    resumed = replace(table.round, asked_at=asked_at, countdown_at=table.round.countdown_at + pause)
    return replace(table, phase="playing", round=resumed)


def _ended(table: Table, event: GameEnded) -> Table:
    assert table.round is not None
    over = replace(table.round, outcome=event.outcome, awaited=(), countdown=None)
    wins = None if table.wins is None else with_winner(table.wins, event.outcome)
    chairs = tuple(replace(chair, closed=False) if chair.closed else chair for chair in table.chairs)
    ended = replace(table, phase="over", wins=wins, round=over, chairs=chairs, asked_to_end=())
    return with_result(ended, event)


_CHANGES: Final[dict[type, Callable[[Table, Any], Table]]] = {
    Seated: _seated,
    Vacated: _vacated,
    Substituted: _substituted,
    Reclaimed: _reclaimed,
    CodeIssued: _invited,
    Admitted: _admitted,
    TakenOver: _taken_over,
    SeriesAgreed: _series_agreed,
    Pledged: _pledged,
    Sealed: _sealed,
    Revealed: _revealed,
    SaidReady: _said_ready,
    Agreed: lambda table, event: replace(table, options=event.options),
    Gathered: _gathered,
    Started: _started,
    Paced: lambda table, event: replace(table, settings=replace(table.settings, pace=event.pace)),
    Paused: _paused,
    Resumed: _resumed,
    GameEnded: _ended,
    **CHANGES_OF_THE_ROOM,
}


def _moved(table: Table, event: Moved[Any]) -> Table:
    """The game goes a step further. Raises `IllegalMove` and changes nothing if the rules do not allow it."""
    was, game, number, actor = table.round, table.game, table.told + 1, event.actor
    assert was is not None
    step = game.apply(was.state, actor, event.move)
    state = step.after
    legal = tuple([game.legal_moves(state, seat) for seat in range(len(was.legal))])
    countdown = game.countdown(state)
    showing = showing_of(game, step)
    runs_on = countdown == was.countdown
    found, catches = with_catch(game, step, was.found, was.catches)
    anew = [seat == actor or now != before for seat, (now, before) in enumerate(zip(legal, was.legal, strict=True))]
    after = Round(
        was.options,
        was.deal,
        state,
        legal,
        game.awaited(state),
        tuple([number if new else since for new, since in zip(anew, was.since, strict=True)]),
        tuple([event.at if new else at for new, at in zip(anew, was.asked_at, strict=True)]),
        tuple([showing if new else before for new, before in zip(anew, was.shown, strict=True)]),
        countdown,
        was.countdown_at if runs_on else event.at,
        was.countdown_shown if runs_on else showing,
        with_item(was.done, actor, event.id) if actor >= 0 and event.by == "person" else was.done,
        was.chances + (actor == CHANCE),
        was.outcome,
        found,
        catches,
    )
    return replace(table, seq=table.seq + 1, round=after, step=step)
