"""The finished games in the log of a table. Games that were abandoned are not among them (A2)."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from gander.contract.game import Outcome
from gander.contract.played_game import GONE, Person, PlayedGame, PlayedMove, Stint
from gander.luck import mixed
from gander.table.change import evolve, opened
from gander.table.events import AnyEvent, GameEnded, Moved, Opened, Paused, Resumed, Started
from gander.table.table import Chair, Table


def finished_games(events: Sequence[AnyEvent]) -> Iterator[PlayedGame]:
    """Every game of a table that came to its end. Raises `BrokenRecord` for a table of other rules."""
    table: Table | None = None
    game: _GameSoFar | None = None
    for event in events:
        if isinstance(event, Opened):
            table = opened(event)
            continue
        assert table is not None
        if isinstance(event, Moved):
            assert game is not None
            game.move(event)
            continue
        table = evolve(table, event)
        if isinstance(event, Started):
            game = _GameSoFar(table, event)
        elif game is not None:
            game.notice(table, event)
            if isinstance(event, GameEnded) and event.outcome is not None:
                yield game.finished(table, event, event.outcome)


class _GameSoFar:
    """A game that is being read."""

    def __init__(self, table: Table, started: Started[Any]) -> None:
        self._table = table
        self._started = started
        self._number = table.games
        self._moves: list[PlayedMove] = []
        self._paused_for = 0.0
        self._paused_at: float | None = None
        self._stints: list[list[Stint]] = [[_stint(0, chair)] for chair in table.chairs]

    def move(self, event: Moved[Any]) -> None:
        clock = max(0.0, event.at - self._started.at - self._paused_for)
        self._moves.append(PlayedMove(event.actor, event.move, event.at, clock, event.by, event.hidden, event.took))

    def notice(self, table: Table, event: AnyEvent) -> None:
        """Somebody came or went, or the clocks were stopped."""
        if isinstance(event, Paused):
            self._paused_at = event.at
        elif isinstance(event, Resumed) and self._paused_at is not None:
            self._paused_for += event.at - self._paused_at
            self._paused_at = None
        for seat, chair in enumerate(table.chairs):
            stint = _stint(len(self._moves), chair)
            if replace(stint, start=self._stints[seat][-1].start) != self._stints[seat][-1]:
                self._stints[seat].append(stint)

    def finished(self, table: Table, event: GameEnded, outcome: Outcome) -> PlayedGame:
        return PlayedGame(
            table=self._table.id,
            number=self._number,
            game=self._table.game.name,
            version=self._table.game.version,
            options=self._started.options,
            seed=mixed(bytes.fromhex(self._started.seed), self._started.shares).hex(),
            chosen=self._started.chosen,
            started=self._started.at,
            ended=event.at,
            moves=tuple(self._moves),
            seats=tuple(map(tuple, self._stints)),
            outcome=outcome,
            catches=event.catches,
            feathers=_feathers(table),
        )


def _feathers(table: Table) -> tuple[int, ...]:
    """Of the people in the room who sit here; a bot has none."""
    if table.room is None:
        return ()
    people = [None if chair.bot else table.person_at(seat) for seat, chair in enumerate(table.chairs)]
    return tuple(0 if person is None else table.room.people[person].feathers for person in people)


def _stint(move: int, chair: Chair) -> Stint:
    """Who plays here: a bot also while it stands in for somebody; nobody whose data were removed."""
    if chair.bot is not None:
        return Stint(move, bot=chair.bot)
    if chair.device is None or chair.name is None or chair.name == GONE:
        return Stint(move)
    return Stint(move, Person(chair.name, chair.animal or "", chair.device))
