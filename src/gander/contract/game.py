"""The contract every game keeps.

A game is a value and functions over it. Nothing here knows a clock, a network, a name or a generator of random
numbers: chance and a countdown that ran out are moves like any other, made by `CHANCE` and by `CLOCK`, so a list of
moves replays to the same game for ever.

What a player may know has a type of its own. A `State` holds everything; an observation holds what one viewer may see
at this moment, and what is hidden is absent from it, not blanked. An `Event` says what happened, and `seen_by` gives
the form of it that a viewer may be told.

The errors, all of them `ValueError`, are named for what the caller did:

    GameError
    ├── UnknownGame    asked for a game that is not registered
    ├── WrongOption    asked for a game that the rules do not allow
    └── IllegalMove    made a move that the rules do not allow now
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from operator import add
from typing import Any, ClassVar, Final, Generic, Protocol, TypeAlias, TypeVar

import msgspec
from msgspec import UNSET, Struct, UnsetType

from gander.contract.options import Level as Level
from gander.contract.options import Mode as Mode
from gander.contract.options import Option

Seat: TypeAlias = int
"""A place at the table, counted clockwise from 0."""

Viewer: TypeAlias = Seat | None
"""Who looks: a seat, or `None` for the public, who may know only what everybody at the table may."""

CHANCE: Final[Seat] = -1
"""Shuffles the deck and rolls the dice."""
CLOCK: Final[Seat] = -2
"""Ends a countdown that ran out."""


class Luck(Protocol):
    """Where randomness comes from. It is always handed in, never kept in a state."""

    def below(self, n: int) -> int:
        """One of the numbers 0 to n - 1, each as likely as any other."""
        ...


T = TypeVar("T")
O = TypeVar("O", bound=Struct)  # noqa: E741


def shuffled(cards: Iterable[T], luck: Luck) -> tuple[T, ...]:
    """All the cards in a random order (Fisher and Yates, from the last place down)."""
    order = list(cards)
    for i in range(len(order) - 1, 0, -1):
        j = luck.below(i + 1)
        order[i], order[j] = order[j], order[i]
    return tuple(order)


def with_item(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """The same items with another one at that place."""
    return items[:place] + (item,) + items[place + 1 :]


def without_item(items: tuple[T, ...], place: int) -> tuple[T, ...]:
    """The items without the one at that place; later ones move up."""
    return items[:place] + items[place + 1 :]


# Moves, events, steps ------------------------------------------------------------------------------------------------


def _tag(class_name: str) -> str:
    """`TimeUp` is `time_up` on the wire."""
    return "".join(f"_{c.lower()}" if c.isupper() else c for c in class_name).lstrip("_")


class Move(Struct, frozen=True, gc=False, tag_field="move", tag=_tag):
    """Something a seat, `CHANCE` or `CLOCK` does."""


class Event(Struct, frozen=True, gc=False, tag_field="event", tag=_tag):
    """Something that happened. Each kind must say who may be told what: there is no default."""

    def seen_by(self, viewer: Viewer) -> "Event":
        """This event in the form that the viewer may be told."""
        raise NotImplementedError(f"{type(self).__name__} does not say who may see it")


class PublicEvent(Event, frozen=True, gc=False):
    """An event that everybody may be told whole."""

    def seen_by(self, viewer: Viewer) -> "Event":
        return self


S = TypeVar("S")


class Step(Struct, Generic[S], frozen=True, gc=False):
    """One move made: the state before it, the state after it, and what happened."""

    before: S
    after: S
    events: tuple[Event, ...]

    def told(self, viewer: Viewer) -> tuple[Event, ...]:
        """What happened, in the form that the viewer may be told."""
        return tuple(event.seen_by(viewer) for event in self.events)


class Outcome(Struct, frozen=True, gc=False, repr_omit_defaults=True):
    """How a game ended. Solo and cooperative games have a result and no winner."""

    reason: str
    scores: tuple[int, ...]
    places: tuple[int, ...]
    winners: tuple[Seat, ...]
    ahead: tuple[int, ...] | UnsetType = UNSET
    """What every seat started with and did not win; it is in the scores. Absent in a game without (A9)."""

    @property
    def earned(self) -> tuple[int, ...]:
        """The scores without what was given: what a result is compared by."""
        return self.scores if isinstance(self.ahead, UnsetType) else _sums(self.scores, [-n for n in self.ahead])


def places_by_score(scores: Sequence[int]) -> tuple[int, ...]:
    """The place of each seat, best score first; equal scores share a place (A3)."""
    return tuple(1 + sum(other > score for other in scores) for score in scores)


def ranked(reason: str, earned: tuple[int, ...], ahead: tuple[int, ...] = ()) -> Outcome:
    """An outcome in which the most points win and equal best scores share the win (A3); what was given counts (A9)."""
    scores = with_ahead(earned, ahead)
    places = places_by_score(scores)
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    return Outcome(reason, scores, places, winners, ahead or UNSET)


def with_ahead(points: tuple[int, ...], ahead: tuple[int, ...] | UnsetType) -> tuple[int, ...]:
    """Points together with what every seat started with (A9)."""
    return _sums(points, ahead) if ahead else points


def _sums(some: Sequence[int], more: Sequence[int]) -> tuple[int, ...]:
    return tuple(map(add, some, more))


def shared_outcome(reason: str, result: int, players: int) -> Outcome:
    """An outcome that all players share, as in a solo or cooperative game."""
    return Outcome(reason, (result,) * players, (1,) * players, ())


# Errors --------------------------------------------------------------------------------------------------------------


class GameError(ValueError):
    """Something the rules do not allow; `code` names it on the wire."""

    code: ClassVar[str] = "game_error"


class UnknownGame(GameError):
    code = "unknown_game"

    def __init__(self, name: str, known: Iterable[str]) -> None:
        self.name, self.known = name, tuple(known)
        super().__init__(f"unknown game: {name!r}: known are {', '.join(self.known)}")


class WrongOption(GameError):
    code = "wrong_option"

    def __init__(self, option: str, value: object, expected: str) -> None:
        self.option, self.value, self.expected = option, value, expected
        super().__init__(f"wrong option: {option}={value!r}: must be {expected}")


class IllegalMove(GameError):
    """`reason` is a stable code («not_your_turn»), `detail` a sentence for whoever reads the log."""

    code = "illegal_move"

    def __init__(self, actor: Seat, move: object, reason: str, detail: str) -> None:
        self.actor, self.move, self.reason, self.detail = actor, move, reason, detail
        super().__init__(f"illegal move: {move!r}: {detail}")


def who(actor: Seat) -> str:
    """How an error names an actor."""
    return {CHANCE: "chance", CLOCK: "the clock"}.get(actor, f"seat {actor}")


def not_to_move(actor: Seat, move: object, awaited: Sequence[Seat]) -> IllegalMove:
    """The refusal for a move out of turn."""
    if not awaited:
        return IllegalMove(actor, move, "game_over", "the game is over")
    turn = " or ".join(who(seat) for seat in awaited)
    return IllegalMove(actor, move, "not_your_turn", f"{who(actor)} may not make it now: to move is {turn}")


# Options -------------------------------------------------------------------------------------------------------------


def mode_of(players: int, mode: Mode | None, starter: Seat, players_in: Mapping[Mode, range]) -> Mode:
    """The mode that is played: the one asked for, else the first that fits the number of players.

    Refuses a mode, a number of players or a starter that the game does not know (A1).
    """
    if mode is not None and mode not in players_in:
        raise WrongOption("mode", mode, f"one of {', '.join(players_in)}")
    fitting = [known for known, counts in players_in.items() if players in counts and mode in (known, None)]
    if not fitting:
        allowed = [count for known, counts in players_in.items() if mode in (known, None) for count in counts]
        raise WrongOption("players", players, _span(allowed) + (f" for a {mode} game" if mode else ""))
    if starter not in range(players):
        raise WrongOption("starter", starter, f"the seat that starts, {_span(range(players))}")
    return fitting[0]


def _span(numbers: Iterable[int]) -> str:
    """`1 to 5`, or the one number there is."""
    first, last = min(numbers := sorted(numbers)), max(numbers)
    return f"{first} to {last}" if first < last else f"{first}"


def options_from(game: "Game[O, Any, Any, Any]", given: Mapping[str, object]) -> O:
    """The options of a game from names and plain values, as a form or a message brings them; what is unset is left out.

    Raises `WrongOption` for an option that the game does not have and for a value of the wrong kind. Whether the values
    fit together is for `setup` to say.
    """
    kinds = {field.name: field.type for field in msgspec.structs.fields(game.options)}
    chosen = {}
    for option, value in given.items():
        if value is UNSET:
            continue
        if option not in kinds:
            raise WrongOption(option, value, f"left out: the options are {', '.join(kinds)}")
        try:
            chosen[option] = msgspec.convert(value, kinds[option])
        except msgspec.ValidationError:
            raise WrongOption(option, value, _in_words(msgspec.inspect.type_info(kinds[option]))) from None
    return game.options(**chosen)


def _in_words(kind: msgspec.inspect.Type) -> str:
    """What a value of this kind is, for an error."""
    match kind:
        case msgspec.inspect.LiteralType(values):
            return f"one of {', '.join(map(str, values))}"
        case msgspec.inspect.VarTupleType(item_type=item):
            return f"a list, each {_in_words(item)}"
        case msgspec.inspect.UnionType(types):
            return " or ".join(map(_in_words, types))
    names = {"IntType": "a whole number", "BoolType": "true or false", "NoneType": "nothing"}
    return names.get(type(kind).__name__, type(kind).__name__)


# The game itself -----------------------------------------------------------------------------------------------------

M = TypeVar("M")
V = TypeVar("V")


def _no_countdown(state: object) -> None:
    """A game without countdowns."""


def _to_the_end(state: object, seat: Seat) -> bool:
    """A game in which everybody plays to the end."""
    return True


def nobody_to_bet_on(state: object) -> None:
    """A game in which nobody has to know anything."""


def nothing_to_catch(state: object) -> None:
    """A game in which nobody finds one thing after the other in one turn."""


def _not_shown(step: object) -> None:
    """Nothing is shown of what somebody knew."""


@dataclass(frozen=True, eq=False)
class Game(Generic[O, S, M, V]):
    """The rules of one game, as functions over its states.

    `version` is stamped on every log and raised whenever old logs would replay to something else.
    """

    name: str
    version: int
    players: Mapping[Mode, range]
    """How many may play in each mode."""

    options: type[O]
    state: type[S]
    move: Any
    """The union of the moves, for codecs."""
    event: Any
    """The union of the events, for codecs."""
    observation: type[V]
    """Its numbers and its rows say how large they can become, so that programs can lay them out in an array."""
    vocabulary: tuple[M, ...]
    """Every move that a seat can ever make, whatever was agreed. Programs know a move by its place here, so what is
    new goes to the end."""
    scores: tuple[int, int]
    """No score is below the first or above the second, what was given to start with apart (A9)."""

    setup: Callable[[O], S]
    """The state before the first shuffle. Raises `WrongOption`."""
    to_move: Callable[[S], tuple[Seat, ...]]
    """Who has a legal move: seats, `CHANCE`, `CLOCK`; nobody once the game is over."""
    legal_moves: Callable[[S, Seat], tuple[M, ...]]
    """All moves of a seat or of `CLOCK`, in a stable order. Those of `CHANCE` are listed by `chances`."""
    chance: Callable[[S, Luck], M]
    """The shuffle or roll that luck proposes, when `CHANCE` is to move."""
    chances: Callable[[S], Iterable[M]]
    """Every shuffle or roll that could come, lazily: there may be very many."""
    apply: Callable[[S, Seat, M], Step[S]]
    """Make a move. Raises `IllegalMove` and changes nothing if the rules do not allow it."""
    observe: Callable[[S, Viewer], V]
    """What a viewer sees at this moment."""
    outcome: Callable[[S], Outcome | None]
    """How the game ended, or `None` while it runs (A2)."""
    rearrange: Callable[[S, Viewer, Luck], S]
    """Another state that this viewer cannot tell from the first by what is seen now."""
    idle_move: Callable[[S, Seat], M]
    """The move made for somebody whose time ran out. It depends on nothing that is hidden."""
    fewest: tuple[Mode, ...] = ()
    """Modes in which the result is a number of turns and the fewest are best. Its score is that number below zero, so
    that more is better everywhere; people are told the number itself."""
    offers: tuple[Option, ...] = ()
    """What can be agreed besides players, mode and starter, in the order in which it is asked."""
    interruptions: tuple[type, ...] = ()
    """Kinds of move that may be made but for which nobody waits."""
    said_for_all: tuple[type[Move], ...] = ()
    """Kinds of move that one person may make for all who look at the same screen."""
    countdowns: Mapping[str, float] = field(default_factory=dict)
    """The countdowns that `CLOCK` can end, with their usual seconds."""
    countdown: Callable[[S], str | None] = _no_countdown
    """Which of them runs, if any: whenever `CLOCK` is to move, one does."""
    suspense: tuple[type[Event], ...] = ()
    """Kinds of event that everybody watches before anything else happens: nobody's time runs meanwhile."""
    counted: tuple[type[Event], ...] = ()
    """Kinds of event in which what lay there counts: all watch that too, but nothing is turned over before."""
    chapters: tuple[type[Event], ...] = ()
    """Kinds of event with which another part of the game begins: all read its title after what was counted."""
    falling: tuple[type[Event], ...] = ()
    """Kinds of event in which dice fall: that is a moment, and nobody's time either."""
    thrown: tuple[type[Event], ...] = ()
    """The same for dice that are thrown again and again, the last one of them after a breath."""
    bet_on: Callable[[S], Seat | None] = nobody_to_bet_on
    """Who thinks about something that nobody sees, so that others may bet whether they know it: a public fact."""
    knew: Callable[[Step[S]], bool | None] = _not_shown
    """Whether they did, where their move shows it to all; else nobody has won a bet."""
    tally: Callable[[S], tuple[Seat, tuple[int, ...]] | None] = nothing_to_catch
    """Whose turn it is, and what every seat has found so far: public facts, of which a best catch is counted."""
    plays_on: Callable[[S, Seat], bool] = _to_the_end
    """Whether a seat still has a part in the game, and is not out."""
    refusals: Mapping[str, str] = field(default_factory=dict)
    """What the reasons of its own mean with which it refuses moves."""

    @property
    def counts(self) -> tuple[int, ...]:
        """Every number of players with which the game can be played, the smallest first."""
        return tuple(sorted({count for counts in self.players.values() for count in counts}))

    def said_score(self, mode: Mode | None, score: int) -> int:
        """A score as people are told it: a number of turns is kept below zero."""
        return -score if mode in self.fewest else score

    def sees_alone(self, state: S, seat: Seat) -> bool:
        """Whether a seat sees something that the public, and so somebody beside it, may not."""
        return self.observe(state, seat) != self.observe(state, None)

    def awaited(self, state: S) -> tuple[Seat, ...]:
        """The actors without whom the game does not go on."""
        acting = self.to_move(state)
        if not self.interruptions or acting == (CHANCE,):
            return acting
        return tuple(
            actor
            for actor in acting
            if any(not isinstance(move, self.interruptions) for move in self.legal_moves(state, actor))
        )


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
