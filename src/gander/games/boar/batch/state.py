"""Many games of The Brilliant Boar at the moment of a decision, and how they begin."""

from typing import Any, NamedTuple, TypeVar

from gander.contract.arrays import chosen, either
from gander.contract.batch import Array, Draw
from gander.games.boar.batch.cards import NOTHING, CardRow, empty
from gander.games.boar.pieces import ANIMALS, COPIES, Options
from gander.games.boar.rules import designs_in_play
from gander.games.boar.rules import setup as set_up

T = TypeVar("T")

TURN, CHOOSE, OVER = range(3)


class BatchOptions(NamedTuple):
    """What the options come to, for all games the same."""

    xp: Any
    players: int
    starter: int
    solo: bool
    naming: bool
    designs: tuple[int, ...]
    """The animals in play, as cards are numbered."""

    @property
    def deck(self) -> int:
        return COPIES * len(self.designs)

    @property
    def most_in_hand(self) -> int:
        """Between two draws all others have a turn, and at most every second of theirs can end without a draw."""
        return self.deck if self.solo else (2 * self.deck + 1) // 3

    @property
    def most_on_table(self) -> int:
        """A card that has its like there does not stay, unless it is named wrongly (B8, B15)."""
        return self.deck if self.naming else len(self.designs)


def agreed(xp: Any, options: Options) -> BatchOptions:
    designs = tuple(ANIMALS.index(animal) + 1 for animal in designs_in_play(options))
    return BatchOptions(xp, options.players, options.starter, set_up(options).mode == "solo", options.naming, designs)


class BatchState(NamedTuple):
    """Each number of a game in an array of its own."""

    phase: Array
    turn: Array
    deck: Array
    """How many cards it has, the top included."""
    top: Array
    under: tuple[Array, ...]
    """How many cards of each design are in the deck below its top."""
    hands: tuple[CardRow, ...]
    table: CardRow
    collected: tuple[Array, ...]
    errors: Array
    played: Array
    """The card just laid, while its player chooses which of several to pair it with (B9)."""


def setup(rules: BatchOptions, draw: Draw, games: int) -> BatchState:
    """Games before the first decision: chance has uncovered the top (B3)."""
    xp = rules.xp

    def all_games(number: int) -> Array:
        return xp.full(games, number, xp.int8)

    whole = tuple(all_games(COPIES) for _ in rules.designs)
    deck = all_games(rules.deck)
    top, under = uncovered(rules, whole, deck, draw((games,)))
    return BatchState(
        phase=all_games(TURN),
        turn=all_games(rules.starter),
        deck=deck,
        top=top,
        under=under,
        hands=tuple(empty(xp, games, rules.most_in_hand) for _ in range(rules.players)),
        table=empty(xp, games, rules.most_on_table),
        collected=tuple(all_games(0) for _ in range(rules.players)),
        errors=all_games(0),
        played=all_games(NOTHING),
    )


def uncovered(
    rules: BatchOptions, left: tuple[Array, ...], cards: Array, chance: Array
) -> tuple[Array, tuple[Array, ...]]:
    """Any of the cards that are left, and what is left then. Where there is none, `NOTHING`."""
    xp = rules.xp
    top, nth = xp.full_like(cards, NOTHING), (chance * cards).astype(xp.int8)
    under = []
    for design, count in zip(rules.designs, left, strict=True):
        is_here = (nth >= 0) & (nth < count)
        top = either(xp, is_here, design, top)
        under.append(count - is_here)
        nth = nth - count
    return top, tuple(under)


def seat_of(rules: BatchOptions, state: BatchState) -> Array:
    return rules.xp.where(state.phase == OVER, rules.xp.int8(-1), state.turn)


def own_hand(xp: Any, state: BatchState) -> CardRow:
    """The hand of the seat that decides."""
    return of_seat(xp, state.turn, state.hands)


def of_seat(xp: Any, seat: Array, each: tuple[T, ...]) -> T:
    """From each game what belongs to this seat."""
    found, *others = each
    for number, other in enumerate(others, 1):
        found = chosen(xp, seat == number, other, found)
    return found
