"""What others reach on one deal: the same options and seats, shuffle and dice, and somebody else playing.

    python -m gander.comparisons.same_deal 300 < deal.json

The people of the table are replaced, all of them alike: by pure guessing, by each character, by somebody who forgets
nothing. Bots that sat there keep their seats. `docs/papers/same-deal.md` says why this is fair, and where it ends.
"""

import sys
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from gander.bots import make_bot, make_ghost
from gander.comparisons.low_priority import work_at_low_priority
from gander.comparisons.same_deal_messages import Bar, OtherPlayer
from gander.contract.bot import AnyBot
from gander.contract.game import CHANCE, AnyGame, Outcome, Seat, Step
from gander.contract.measure import Way
from gander.fair import FairRecord
from gander.games import box
from gander.games import game as game_of
from gander.luck import FairLuck, QuickLuck, hash_of_seed, mixed
from gander.measures.reference import from_record
from gander.memory.characters import PROFILES
from gander.record import Record, RecordedMove

GAMES: Final = 300
"""Enough that «7 of 10» is rarely off by more than half of one."""
GUESSING: Final = "guessing"
PERFECT: Final = "perfect"


class GameSetup(Struct, frozen=True):
    """A game before its first move: what was agreed, what its luck follows from, and which bots sat where."""

    game: str
    version: int
    options: Any
    seed: str
    """In hexadecimal, with what every device added to it."""
    bots: tuple[str | None, ...]
    """`None` where a person sat."""
    ghosts: dict[Seat, dict[str, float]] = {}
    """The traits of those bots who are ghosts."""


S = TypeVar("S", bound=GameSetup)


class DealComparison(Struct, frozen=True):
    """A deal, as others play it."""

    others: tuple[OtherPlayer, ...]
    """The weakest first."""
    luck: tuple[tuple[Bar, ...], ...]
    """What luck brings to each seat with other dice; empty where the game cannot tell."""


def deal_of(record: FairRecord[Any, Any]) -> GameSetup:
    """A seat with a name is a person's, also while a bot plays there for them."""
    seed = mixed(bytes.fromhex(record.seed), record.shares).hex()
    bots = tuple(player.bot if player.name is None else None for player in record.players)
    return GameSetup(record.game, record.version, record.options, seed, bots)


def luck_of(record: Record[Any, Any], outcome: Outcome) -> tuple[float, ...]:
    """What the dice brought to each seat in a game that was played; empty where the game cannot tell."""
    measure = box(record.game).measure
    return () if measure.luck is None else measure.luck(from_record(record, outcome))


# One game ------------------------------------------------------------------------------------------------------------


class NotedLuck(QuickLuck):
    """Luck that knows whether it was asked."""

    __slots__ = ("asked",)

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.asked = False

    def below(self, n: int) -> int:
        self.asked = True
        return int(self._random() * n)


class SameLuck(FairLuck):
    """The luck of a deal, which every game on it asks for again: no block of it is reckoned twice."""

    __slots__ = ()
    _words_of = staticmethod(lru_cache(maxsize=4096)(FairLuck._words_of))


class _AsBot:
    """A bot at a seat. It gets what a person there would get."""

    def __init__(self, game: AnyGame, state: Any, seat: Seat, bot: AnyBot) -> None:
        self._game, self._seat, self._bot = game, seat, bot
        self._seen = game.observe(state, seat)

    def see(self, step: Step[Any]) -> None:
        self._seen = self._game.observe(step.after, self._seat)
        self._bot.see(self._seen, step.told(self._seat))

    def choose(self, state: Any, moves: tuple[Any, ...]) -> Any:
        return self._bot.choose(self._seen, moves)


class _ByWay:
    """Somebody who looks at the whole state, which no bot may."""

    def __init__(self, way: Way, seat: Seat, luck: QuickLuck) -> None:
        self._way, self._seat, self._luck = way, seat, luck

    def see(self, step: Step[Any]) -> None:
        """It looks when it chooses."""

    def choose(self, state: Any, moves: tuple[Any, ...]) -> Any:
        return self._way(state, self._seat, moves, self._luck)


class _PlayedDeal(Struct, frozen=True):
    record: Record[Any, Any]
    outcome: Outcome
    by_chance: bool
    """Whether somebody chose by chance, so that another game could go otherwise."""


def play(deal: GameSetup, who: str, number: int) -> _PlayedDeal:
    """The game of this number that somebody plays on a deal. The luck of the table is that of the deal."""
    game, measure = game_of(deal.game), box(deal.game).measure
    ways = {GUESSING: measure.guessing, PERFECT: measure.perfect}
    luck, seed = NotedLuck(f"{deal.seed} {who} {number}"), bytes.fromhex(deal.seed)
    state = game.setup(deal.options)

    def seated(seat: Seat, bot: str) -> _AsBot | _ByWay:
        if bot in ways:
            return _ByWay(ways[bot], seat, luck)
        if seat in deal.ghosts:
            return _AsBot(game, state, seat, make_ghost(deal.game, deal.ghosts[seat], seat, luck))
        return _AsBot(game, state, seat, make_bot(deal.game, bot, seat, luck))

    players = [seated(seat, bot or who) for seat, bot in enumerate(deal.bots)]
    moves: list[RecordedMove[Any]] = []
    chances = 0
    while awaited := game.awaited(state):
        actor = awaited[0] if len(awaited) == 1 else awaited[luck.below(len(awaited))]
        if actor == CHANCE:
            move = game.chance(state, SameLuck(seed, chances))
            chances += 1
        else:
            move = players[actor].choose(state, game.legal_moves(state, actor))
        step = game.apply(state, actor, move)
        state = step.after
        moves.append(RecordedMove(actor, move))
        for player in players:
            player.see(step)
    outcome = game.outcome(state)
    assert outcome is not None
    return _PlayedDeal(Record(deal.game, deal.version, deal.options, tuple(moves)), outcome, luck.asked)


# Many games ----------------------------------------------------------------------------------------------------------


def everybody() -> tuple[str, ...]:
    """Those who are compared, the weakest first."""
    return (GUESSING, *PROFILES, PERFECT)


def compared(deal: GameSetup, games: int = GAMES) -> DealComparison:
    """Everybody on one deal, and what luck brings with other dice."""
    return DealComparison(tuple(reached(deal, who, games) for who in everybody()), other_luck(deal, games))


def reached(deal: GameSetup, who: str, games: int = GAMES) -> OtherPlayer:
    """What somebody reaches at each seat."""
    first = play(deal, who, 0)
    more = [play(deal, who, number) for number in range(1, games)] if first.by_chance else []
    played = [first, *more]
    return OtherPlayer(who, len(played), bars([one.outcome.earned for one in played]))


def other_luck(deal: GameSetup, games: int = GAMES) -> tuple[tuple[Bar, ...], ...]:
    """What dice bring to each seat, in games with dice of their own.

    On average it is nothing, whoever plays, for luck is counted from what the dice could be expected to bring. So
    those play who do it fastest.
    """
    if box(deal.game).measure.luck is None:
        return ()
    quickest = next(iter(PROFILES))
    seats = (None,) * len(deal.bots)
    others = (
        replace(deal, seed=hash_of_seed(b"other dice %d" % number), bots=seats, ghosts={}) for number in range(games)
    )
    played = [play(other, quickest, 0) for other in others]
    return bars([luck_of(one.record, one.outcome) for one in played])


def bars(games: Sequence[Sequence[float]]) -> tuple[tuple[Bar, ...], ...]:
    """How often each seat came to what, the lowest first, in whole numbers."""
    counts = [Counter(map(round, values)) for values in zip(*games, strict=True)]
    return tuple(tuple(Bar(value, count[value]) for value in sorted(count)) for count in counts)


# In a process of its own ---------------------------------------------------------------------------------------------


def as_agreed(deal: S) -> S:
    """As it came in, with its options as the game has them."""
    return replace(deal, options=msgspec.convert(deal.options, game_of(deal.game).options))


if __name__ == "__main__":
    work_at_low_priority(GameSetup, lambda deal: compared(as_agreed(deal), int(sys.argv[1])))
