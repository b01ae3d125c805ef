"""Golden playthroughs: whole games as text, for reading and for comparing.

A page tells a game move by move: what each actor may do, what is done, what everybody is told and sees. When a rule
changes, the change of the pages is the review of it. Nothing is written twice:

* a view is written where it changed, first as the public sees it, then for each seat what it sees otherwise;
* an event is written as the public is told it, then for each seat in the form that differs;
* a long list of moves that was written before is named by its step.

Which games are played is written in the tests of each game, and so are the pages.
"""

import textwrap
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from math import prod
from typing import Any, Final

from msgspec import UNSET, Struct
from msgspec.structs import asdict

from gander.contract.game import CHANCE, AnyGame, Luck, Outcome, Seat, Step, Viewer, who
from gander.luck import QuickLuck

WIDTH: Final = 118
LONG: Final = 60
"""A list of moves longer than this is written once."""


@dataclass(frozen=True)
class Script:
    """What is agreed for a game, and how it begins; then luck decides."""

    name: str
    options: Any
    seed: int = 0
    """Chosen so that the game is short and much happens in it."""
    opening: tuple[tuple[Seat, Any], ...] = ()


# Playing -------------------------------------------------------------------------------------------------------------


def steps(game: AnyGame, script: Script) -> Iterator[tuple[Seat, Any, Step[Any]]]:
    """The game from its first move to its last: actor, move, step."""
    luck = QuickLuck(f"{script.name} {script.seed}")
    opening = iter(script.opening)
    state = game.setup(script.options)
    while game.to_move(state):
        actor, move = next(opening, None) or chosen(game, state, luck)
        step = game.apply(state, actor, move)
        yield actor, move, step
        state = step.after


def chosen(game: AnyGame, state: Any, luck: Luck) -> tuple[Seat, Any]:
    """A random move that makes good reading: rare kinds of move are as likely as common ones."""
    actors = game.to_move(state)
    if actors == (CHANCE,):
        return CHANCE, game.chance(state, luck)
    while True:
        actor = actors[luck.below(len(actors))]
        moves = game.legal_moves(state, actor)
        kinds = sorted({type(move).__name__ for move in moves})
        kind = kinds[luck.below(len(kinds))]
        fitting = [move for move in moves if type(move).__name__ == kind]
        move = fitting[luck.below(len(fitting))]
        if not isinstance(move, game.interruptions) or luck.below(2):
            return actor, move


# Words ---------------------------------------------------------------------------------------------------------------


def show(value: Any) -> str:
    """A value in one line. Only a struct that is one of several kinds says which."""
    if value is None:
        return "–"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Struct):
        kind = str(value.__struct_config__.tag or "")
        inside = [show(part) for part in asdict(value).values()]
        return " ".join([kind, *inside] if len(inside) < 2 else [kind, f"({', '.join(inside)})"]).strip()
    if isinstance(value, tuple):
        return f"[{', '.join(counted(map(show, value)))}]"
    return str(value)


def shown(thing: Struct) -> dict[str, str]:
    """The parts of something, without those that it lacks."""
    return {name: show(value) for name, value in asdict(thing).items() if value is not UNSET}


def counted(words: Iterable[str]) -> list[str]:
    """Three equal words or more in a row are counted instead of repeated."""
    runs = [list(run) for _, run in groupby(words)]
    return [word for run in runs for word in (run if len(run) < 3 else [f"{len(run)} × {run[0]}"])]


def named(thing: Struct) -> str:
    """A move or an event with its kind and what belongs to it."""
    inside = ", ".join(f"{name} {show(value)}" for name, value in asdict(thing).items())
    return " ".join(filter(None, [type(thing).__name__, inside]))


def moves_named(moves: Sequence[Struct]) -> str:
    """Moves of one kind: every combination in short if all are there, else one by one."""
    columns = {name: list(dict.fromkeys(getattr(move, name) for move in moves)) for name in moves[0].__struct_fields__}
    if len(moves) > 1 and prod(map(len, columns.values())) == len(moves):
        inside = ", ".join(f"{name} {'/'.join(map(show, values))}" for name, values in columns.items())
        return f"{type(moves[0]).__name__} {inside}"
    return "; ".join(map(named, moves))


def otherwise_told(step: Step[Any], seat: Seat) -> list[str]:
    """The events that this seat is told in another form than the public."""
    pairs = zip(step.told(seat), step.told(None), strict=True)
    return [named(own) for own, public in pairs if own != public]


def line(text: str) -> str:
    return textwrap.fill(text, WIDTH, subsequent_indent="      ", break_long_words=False, break_on_hyphens=False)


# Pages ---------------------------------------------------------------------------------------------------------------


@dataclass
class PlaythroughPage:
    """A page while it is written, and what its reader knows by now."""

    game: AnyGame
    seats: range
    lines: list[str] = field(default_factory=list)
    public: dict[str, str] = field(default_factory=dict)
    apart: dict[Seat, dict[str, str]] = field(default_factory=dict)
    """What each seat sees otherwise than the public."""
    listed: dict[str, int] = field(default_factory=dict)
    """In which step a long list of moves was written."""

    def write(self, text: str) -> None:
        self.lines.append(line(text))

    def moves(self, state: Any, number: int) -> None:
        actors = [actor for actor in self.game.to_move(state) if actor != CHANCE]
        for moves, having in groupby(actors, key=lambda actor: self.game.legal_moves(state, actor)):
            kinds = [list(kind) for _, kind in groupby(moves, key=type)]
            offers = [self.unless_listed(moves_named(kind), number) for kind in kinds]
            self.write(f"  {', '.join(map(who, having))} may: {'; '.join(offers)}")

    def unless_listed(self, moves: str, number: int) -> str:
        if len(moves) <= LONG:
            return moves
        first = self.listed.setdefault(moves, number)
        return moves if first == number else f"{moves.split()[0]} … as in {first}"

    def events(self, step: Step[Any]) -> None:
        public = step.told(None)
        if public:
            self.write(f"  told: {'; '.join(map(named, public))}")
        for private, told in groupby(self.seats, key=lambda seat: otherwise_told(step, seat)):
            if private:
                self.write(f"  told {', '.join(map(who, told))}: {'; '.join(private)}")

    def views(self, state: Any) -> None:
        public = self.view(state, None)
        self.changes("seen", self.public, public)
        self.public = public
        for seat in self.seats:
            apart = {name: text for name, text in self.view(state, seat).items() if text != public[name]}
            known = self.apart.get(seat, {})
            # A seat that sees no more than the public again.
            as_all = {name: "as all" for name in known if name not in apart}
            self.changes(f"seen by {who(seat)}", known, apart | as_all)
            self.apart[seat] = apart

    def view(self, state: Any, viewer: Viewer) -> dict[str, str]:
        return shown(self.game.observe(state, viewer))

    def changes(self, whose: str, before: dict[str, str], after: dict[str, str]) -> None:
        changed = [f"{name} {text}" for name, text in after.items() if before.get(name) != text]
        if changed:
            self.write(f"  {whose}: {'; '.join(changed)}")

    def outcome(self, outcome: Outcome) -> None:
        self.write("")
        self.write("over")
        for name, value in shown(outcome).items():
            self.write(f"  {name}: {value}")


def page(game: AnyGame, script: Script) -> str:
    """The text of one game."""
    state = game.setup(script.options)
    written = PlaythroughPage(game, range(script.options.players))
    written.write(f"{script.name}: {game.name}, rules version {game.version}")
    options = [f"{name} {text}" for name, text in shown(script.options).items()]
    written.write(f"  options: {'; '.join(options)}")
    written.views(state)
    for number, (actor, move, step) in enumerate(steps(game, script), start=1):
        written.write("")
        written.moves(step.before, number)
        written.write(f"{number} {who(actor)}: {named(move)}")
        written.events(step)
        written.views(step.after)
        state = step.after
    outcome = game.outcome(state)
    assert outcome is not None
    written.outcome(outcome)
    return "\n".join(written.lines) + "\n"
