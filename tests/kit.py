"""What the tests of the games share: every agreement, random play, odd moves, and positions in one line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from itertools import chain, islice, product
from typing import Any, Final, NamedTuple, TypeVar, get_args

import msgspec
from msgspec.inspect import BoolType, IntType, LiteralType, NoneType, StructType, UnionType, VarTupleType

from gander.contract.game import CHANCE, CLOCK, AnyGame, Game, Luck, Mode, Move, Seat, Step, Viewer, WrongOption
from gander.games import GAMES
from gander.games.boar.game import GAME as BOAR
from gander.games.boar.pieces import ANIMALS, Animal
from gander.games.boar.pieces import Options as BoarOptions
from gander.games.boar.state import State as BoarState
from gander.games.brains.game import GAME as BRAINS
from gander.games.brains.pieces import BRAIN, Colour, Stage
from gander.games.brains.pieces import Options as BrainsOptions
from gander.games.brains.state import State as BrainsState
from gander.games.goose.pieces import SUSPECTS, Feature, Phase, Question, Suspect, Value
from gander.games.goose.state import State as GooseState
from gander.luck import QuickLuck

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
                words.append(option if value is True else "+".join(value) if isinstance(value, tuple) else str(value))
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
    """Every mode, level, variant and number of players that a game allows. The last seat starts."""
    fields = msgspec.structs.fields(game.options)
    for values in product(*map(values_to_try, fields)):
        chosen = dict(zip([field.name for field in fields], values, strict=True))
        chosen["starter"] = max(0, chosen["players"] - 1)
        try:
            game.setup(game.options(**chosen))
        except WrongOption:
            continue
        yield Agreed(game, game.options(**chosen))


CHOSEN_PARTS: Final = (
    Agreed(BOAR, BoarOptions(players=2, level="rookie", left_out=("boar", "owl", "deer"))),
    Agreed(BOAR, BoarOptions(players=3, level="advanced", naming=True, left_out=("wolf",))),
    Agreed(BRAINS, BrainsOptions(players=3, colours=("black", "green", "red"))),
)
"""Agreements about which designs and colours are played with."""

AGREEMENTS: Final = (*chain.from_iterable(map(agreements, GAMES.values())), *CHOSEN_PARTS)

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


# What there is -------------------------------------------------------------------------------------------------------


def suspects_in(state: GooseState) -> Counter[Any]:
    lying = [card for card in (*state.lineup, state.held) if card is not None]
    return Counter([*state.deck, *lying, *state.errors, *state.box, *chain(*state.piles)])


def animals_in(state: BoarState) -> Counter[Any]:
    laid = [] if state.played is None else [state.played]
    return Counter([*state.deck, *state.table, *laid, *state.errors, *chain(*state.hands, *state.piles)])


def brains_in(state: BrainsState) -> Counter[Any]:
    return Counter(brains=state.middle + sum(state.brains))


COUNT: Final[dict[str, Callable[[Any], Counter[Any]]]] = {
    "goose": suspects_in,
    "boar": animals_in,
    "brains": brains_in,
}
"""Counts everything there is in a state of a game, wherever it lies."""

# Positions -----------------------------------------------------------------------------------------------------------


def suspect(name: str) -> Suspect:
    """`red scarf` is the card with these two values; there is one."""
    (found,) = (card for card in SUSPECTS if f"{card.colour} {card.clothing}" == name)
    return found


def suspects(names: str) -> tuple[Suspect, ...]:
    """`red scarf, blue necktie`."""
    return tuple(suspect(name.strip()) for name in names.split(",")) if names else ()


def goose_at(
    lineup: str,
    *,
    deck: str = "",
    asked: tuple[int, Feature] | None = None,
    phase: Phase = "roll",
    mode: Mode = "versus",
    players: int = 2,
    turn: Seat = 0,
    held: str | None = None,
    wrong: tuple[Value, ...] = (),
    fresh: int | None = None,
    piles: tuple[str, ...] | None = None,
    errors: str = "",
    box: str = "",
) -> GooseState:
    """A position of Goose. In the line-up `-` is a gap; the last card of the deck is next; `asked` counts from 1."""
    places = [None if name.strip() == "-" else suspect(name.strip()) for name in lineup.split(",")]
    full = ("",) * (players if mode == "versus" else 1) if piles is None else piles
    return GooseState(
        mode=mode,
        phase=phase,
        turn=turn,
        deck=suspects(deck),
        lineup=tuple(places),
        piles=tuple(map(suspects, full)),
        errors=suspects(errors),
        box=suspects(box),
        ready=(False,) * players,
        fresh=fresh,
        question=Question(asked[0], asked[0] - 1, asked[1]) if asked else None,
        held=suspect(held) if held else None,
        wrong=wrong,
    )


def animals(names: str) -> tuple[Animal, ...]:
    """`wolf fox fox`."""
    found = tuple(animal for name in names.split() for animal in ANIMALS if animal == name)
    assert len(found) == len(names.split()), names
    return found


def boar_at(
    *hands: str,
    deck: str = "",
    table: str = "",
    piles: tuple[str, ...] | None = None,
    errors: str = "",
    mode: Mode = "versus",
    naming: bool = False,
    turn: Seat = 0,
) -> BoarState:
    """A position of Boar in which somebody has the turn. The last card of the deck is on top."""
    return BoarState(
        designs=ANIMALS,
        mode=mode,
        naming=naming,
        phase="turn",
        turn=turn,
        deck=animals(deck),
        hands=tuple(map(animals, hands)),
        table=animals(table),
        piles=tuple(map(animals, piles or ("",) * len(hands))),
        errors=animals(errors),
        played=None,
    )


def dice(faces: str) -> tuple[int, ...]:
    """`3 3 5 * 1` are five dice in order, the fourth with its brain up."""
    return tuple(BRAIN if face == "*" else int(face) for face in faces.split())


def brains_at(
    faces: str = "",
    *,
    brains_of: tuple[int, ...] = (10, 10, 10),
    colours: tuple[Colour, ...] = ("red", "yellow", "blue"),
    middle: int = 0,
    stage: Stage = "pay",
    turn: Seat = 0,
    throws: int | None = None,
    out: tuple[tuple[Seat, ...], ...] = (),
) -> BrainsState:
    """A position of Brains: the dice lie after one throw, or are still to be thrown if no faces are given."""
    return BrainsState(
        mode="versus",
        stage=stage,
        turn=turn,
        colours=colours,
        middle=middle,
        brains=brains_of,
        out=out,
        throws=(1 if faces else 0) if throws is None else throws,
        faces=dice(faces),
        thrown=(),
    )
