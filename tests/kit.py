"""What the tests of the games share: every agreement, random play and odd moves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain, combinations, islice, product
from operator import itemgetter
from typing import Any, Final, NamedTuple, TypeVar, get_args

import msgspec
import pytest
from _pytest.mark.structures import ParameterSet
from msgspec.inspect import BoolType, IntType, LiteralType, NoneType, StructType, UnionType, VarTupleType

from gander.contract.game import CHANCE, CLOCK, AnyGame, Game, Luck, Mode, Move, Seat, Step, Viewer, WrongOption
from gander.games import GAMES
from gander.luck import QuickLuck
from tests.specimen import specimen

as_json = msgspec.json.encode

# Agreements ----------------------------------------------------------------------------------------------------------


class Agreed(NamedTuple):
    """A game and the options that were agreed for it."""

    game: AnyGame
    options: Any

    def __str__(self) -> str:
        words = [self.game.name]
        for option, value in msgspec.to_builtins(self.options).items():
            if value:
                words.append(
                    option if value is True else "+".join(map(str, value)) if isinstance(value, tuple) else str(value)
                )
        return "-".join(words)

    def setup(self) -> Any:
        return self.game.setup(self.options)

    @property
    def seats(self) -> range:
        return range(self.options.players)

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        return (None, *self.seats)


def values_to_try(field: msgspec.structs.FieldInfo) -> Iterable[Any]:
    """All values of an option that has few; the default of one that has many."""
    if field.name == "players":
        return range(8)
    kind = msgspec.inspect.type_info(field.type)
    if field.name == "mode":
        return get_args(Mode)
    if isinstance(kind, LiteralType):
        return kind.values
    return (False, True) if isinstance(kind, BoolType) else (field.default,)


def agreements(game: AnyGame) -> Iterator[Agreed]:
    """Every mode, level, variant and number of players that a game allows, and what else it brings.

    The last seat starts.
    """
    fields = msgspec.structs.fields(game.options)
    for values in product(*map(values_to_try, fields)):
        chosen = dict(zip([field.name for field in fields], values, strict=True))
        chosen["starter"] = max(0, chosen["players"] - 1)
        try:
            game.setup(game.options(**chosen))
        except WrongOption:
            continue
        yield Agreed(game, game.options(**chosen))
    yield from (Agreed(game, options) for options in specimen(game.name).more_options)


AGREEMENTS: Final = tuple(chain.from_iterable(map(agreements, GAMES.values())))


def pairs_of(options: Any) -> set[tuple[Any, ...]]:
    """Every two of them together."""
    named = options if isinstance(options, dict) else msgspec.structs.asdict(options)
    return set(combinations(sorted(named.items(), key=itemgetter(0)), 2))


def some_of(every: Sequence[Any]) -> list[int]:
    """Places of so many options that any two that somewhere go together meet in one of them.

    What breaks a rule is hardly ever more than two options at once.
    """
    pairs = list(map(pairs_of, every))
    chosen, left = list[int](), set[tuple[Any, ...]]().union(*pairs)
    while left:
        most = max(range(len(every)), key=lambda place: len(pairs[place] & left))
        chosen.append(most)
        left -= pairs[most]
    return sorted(chosen)


def by_pairs(every: Sequence[Agreed]) -> list[ParameterSet]:
    """For tests of every agreement: by day enough of each game that any two options meet, the others only at night."""
    by_day = set[int]()
    for game in {agreed.game.name for agreed in every}:
        places = [place for place, agreed in enumerate(every) if agreed.game.name == game]
        by_day |= {places[chosen] for chosen in some_of([every[place].options for place in places])}
    return [
        pytest.param(agreed, marks=[] if place in by_day else [pytest.mark.nightly])
        for place, agreed in enumerate(every)
    ]


every_agreement = pytest.mark.parametrize("agreed", by_pairs(AGREEMENTS), ids=str)
A_FEW: Final = tuple(Agreed(game, options) for name, game in GAMES.items() for options in specimen(name).ways)

# Random play ---------------------------------------------------------------------------------------------------------


class Made(NamedTuple):
    """A move, who made it, and what came of it."""

    actor: Seat
    move: Any
    step: Step[Any]


def any_move(game: AnyGame, state: Any, actor: Seat, luck: Luck) -> Any:
    """A legal move: first any kind, then any move of that kind, so that rare kinds are not drowned by numerous ones."""
    if actor == CHANCE:
        return game.chance(state, luck)
    moves = game.legal_moves(state, actor)
    kinds = sorted({type(move) for move in moves}, key=lambda kind: kind.__name__)
    kind = kinds[luck.below(len(kinds))]
    of_kind = [move for move in moves if type(move) is kind]
    return of_kind[luck.below(len(of_kind))]


def any_actor(game: AnyGame, state: Any, luck: Luck) -> Seat:
    """One who may move, most often one for whom the game waits."""
    actors = game.awaited(state) if luck.below(4) else game.to_move(state)
    return actors[luck.below(len(actors))]


def random_play(agreed: Agreed, seed: int, longest: int = 20_000) -> Iterator[Made]:
    """A game of random legal moves to its end, which must come."""
    game, luck, state = agreed.game, QuickLuck(seed), agreed.setup()
    for _ in range(longest):
        if not game.to_move(state):
            return
        actor = any_actor(game, state, luck)
        move = any_move(game, state, actor, luck)
        step = game.apply(state, actor, move)
        yield Made(actor, move, step)
        state = step.after
    raise AssertionError(f"{agreed} did not end within {longest} moves")


@lru_cache(maxsize=300)
def random_game(agreed: Agreed, seed: int) -> tuple[Made, ...]:
    """The same as a whole, remembered for the next test that asks for it."""
    return tuple(random_play(agreed, seed))


S = TypeVar("S")


def played(game: Game[Any, S, Any, Any], state: S, *moves: tuple[Seat, Move]) -> Step[S]:
    """Make moves one after the other; the last step."""
    assert moves
    for actor, move in moves:
        step = game.apply(state, actor, move)
        state = step.after
    return step


def steps_of(game: Game[Any, S, Any, Any], state: S, *moves: tuple[Seat, Any]) -> tuple[Step[S], ...]:
    """The same, step by step."""
    steps: list[Step[S]] = []
    for actor, move in moves:
        steps.append(game.apply(steps[-1].after if steps else state, actor, move))
    return tuple(steps)


class FixedLuck:
    """Luck that was written down before."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = list(numbers)

    def below(self, n: int) -> int:
        number = self.numbers.pop(0)
        assert 0 <= number < n
        return number


# Odd moves -----------------------------------------------------------------------------------------------------------

ODD_NUMBERS: Final = (0, 1, 4, 5, 6, 7, 99, -1, -2)


def odd_values(kind: msgspec.inspect.Type) -> tuple[Any, ...]:
    """Some values of a kind, right ones and wrong ones."""
    match kind:
        case IntType():
            return ODD_NUMBERS
        case NoneType():
            return (None,)
        case LiteralType(values):
            return (*values, "unicorn")
        case UnionType(types):
            return tuple(chain.from_iterable(map(odd_values, types)))
        case StructType(cls, fields):
            return tuple(islice((cls(*values) for values in product(*(odd_values(f.type) for f in fields))), 200))
        case VarTupleType(item_type=item):
            items = odd_values(item)[:9]
            some = ((one,) * count for one in items for count in (1, 2, 5))
            return ((), *some, items, items[::-1], items * 6, *([tuple(range(5))] if isinstance(item, IntType) else []))
    raise NotImplementedError(f"no odd values of {kind}")


def odd_moves(game: AnyGame) -> tuple[Any, ...]:
    """Moves of every kind that a game has, most of them not legal most of the time."""
    return odd_values(msgspec.inspect.type_info(game.move))


def everybody(agreed: Agreed) -> tuple[Seat, ...]:
    """All who could try a move, also some who are nobody."""
    return (*agreed.seats, CHANCE, CLOCK, len(agreed.seats), -3, 99)


def order_aside(move: Any) -> tuple[Any, ...]:
    """A move of chance without the order of its cards or dice, which is free."""
    values = (getattr(move, name) for name in move.__struct_fields__)
    return type(move), *(tuple(sorted(map(repr, value))) if isinstance(value, tuple) else value for value in values)


_chances: Final[dict[tuple[Any, ...], frozenset[Any]]] = {}


def chances_of(game: AnyGame, state: Any) -> frozenset[Any]:
    """Everything that chance could do now, order aside. Of a deck there is then but one; five dice lie in 7776 ways."""
    first = order_aside(next(iter(game.chances(state))))
    is_deck = any(isinstance(value, tuple) and len(value) > 5 for value in first)
    if first not in _chances:
        _chances[first] = frozenset(map(order_aside, islice(game.chances(state), 1 if is_deck else 7776)))
    return _chances[first]


def is_legal(game: AnyGame, state: Any, actor: Seat, move: Any) -> bool:
    """Whether a move is among those that the game lists."""
    if actor not in game.to_move(state):
        return False
    if actor == CHANCE:
        return order_aside(move) in chances_of(game, state)
    return move in game.legal_moves(state, actor)
