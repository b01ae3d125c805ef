"""Many games between bots: seeds in, results out.

A game depends on the seed and on its own number only, so the results are the same whatever the number of processes.
The bots move on by one seat from game to game, and once they are round they sit in another order: each of them starts
as often as the others, and sits behind each of the others as often.
"""

import multiprocessing
import os
import signal
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, partial
from itertools import combinations, permutations, repeat
from typing import Any, Final, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from gander.bots import make_bot
from gander.contract.bot import AnyBot, Maker
from gander.contract.game import CHANCE, AnyGame, GameError, Luck, Outcome, Seat, WrongOption
from gander.games import game as game_of
from gander.luck import QuickLuck
from gander.record import Record, RecordedMove, new_record

T = TypeVar("T")

LONGEST: Final = 100_000
"""No game of ours comes near so many moves: a game that does is one in which bots never agree."""
CHUNKS_PER_PROCESS: Final = 20
"""Enough for an even load and a smooth progress bar, few enough to cost nothing."""


class EndlessGame(GameError):
    """The bots did not bring a game to an end."""

    code = "endless_game"


class SimulatedGame(Struct, frozen=True):
    """A finished game between bots."""

    record: Record[Any, Any]
    outcome: Outcome


class Plan(Struct, frozen=True):
    """What is to be simulated: a game, its options, and the bots who play it, one for each seat."""

    game: str
    options: Any
    bots: tuple[str, ...]
    seed: str


class Result(Struct, frozen=True):
    """How one of the games went. Scores, places and winners are by seat; `bots` says who sat where."""

    number: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    moves: int
    """Moves of the bots, without those of chance."""


# One game ------------------------------------------------------------------------------------------------------------


def play_game(
    game: AnyGame, options: object, bots: Sequence[AnyBot], luck: Luck, longest: int = LONGEST
) -> SimulatedGame:
    """Play one game to its end, the bots seeing what people in their seats would see.

    Every bot stays in the seat in which it was put, and in most games one seat is better than another. To compare
    bots, use `play_games`: it moves them on from game to game.
    """
    state = game.setup(options)
    moves: list[RecordedMove[Any]] = []
    while awaited := game.awaited(state):
        seat = _next_to_speak(awaited, luck)
        if seat == CHANCE:
            move = game.chance(state, luck)
        else:
            move = bots[seat].choose(game.observe(state, seat), game.legal_moves(state, seat))
        step = game.apply(state, seat, move)
        state = step.after
        moves.append(RecordedMove(seat, move))
        for viewer, bot in enumerate(bots):
            bot.see(game.observe(state, viewer), step.told(viewer))
        if len(moves) >= longest:
            raise EndlessGame(f"endless game: {game.name} with {options!r}: no end after {longest} moves")
    outcome = game.outcome(state)
    assert outcome is not None
    return SimulatedGame(replace(new_record(game, options), moves=tuple(moves)), outcome)


def _next_to_speak(awaited: tuple[Seat, ...], luck: Luck) -> Seat:
    """Where several are awaited, any of them may be the first."""
    return awaited[0] if len(awaited) == 1 else awaited[luck.below(len(awaited))]


# Many games ----------------------------------------------------------------------------------------------------------


def play_games(
    game: AnyGame, options: object, bots: Mapping[str, Maker], games: int, seed: str = "0"
) -> Iterator[Result]:
    """Let bots of your own play one another, each in every seat in turn; `gander.research.standings` sums it up.

    `partial(make_bot, game.name, "otter")` makes one of Gander's own. With such bots alone the games are those of
    `simulate_many` with the same seed.
    """
    for number in range(games):
        yield _play_seated(game, options, tuple(bots.items()), seed, number)


def seats_in(number: int, bots: tuple[T, ...]) -> tuple[T, ...]:
    """The bots in the order in which they sit in this game: one seat further than in the game before.

    After a round of the table they sit in the next order round it, since it is worth much to sit behind a weak player:
    where dice decide, more than to be an elephant and not a crow.
    """
    first, *others = bots
    orders = _orders(len(others))
    order = orders[number // len(bots) % len(orders)]
    seated = (first, *(others[place] for place in order))
    turn = number % len(bots)
    return seated[-turn:] + seated[:-turn] if turn else seated


@cache
def _orders(many: int) -> tuple[tuple[int, ...], ...]:
    return tuple(permutations(range(many)))


def simulate_one(plan: Plan, number: int) -> Result:
    """The game of this number."""
    bots = tuple((name, partial(make_bot, plan.game, name)) for name in plan.bots)
    return _play_seated(game_of(plan.game), plan.options, bots, plan.seed, number)


def _play_seated(game: AnyGame, options: object, bots: tuple[tuple[str, Maker], ...], seed: str, number: int) -> Result:
    """Each bot has luck of its own, and so has the deal: a bot that draws more often changes neither."""
    seated = seats_in(number, bots)
    made = [make(seat, QuickLuck(f"{seed}/{number}/seat {seat}")) for seat, (_, make) in enumerate(seated)]
    played = play_game(game, options, made, QuickLuck(f"{seed}/{number}/chance"))
    moves = sum(moved.actor >= 0 for moved in played.record.moves)
    names = tuple(name for name, _ in seated)
    return Result(number, names, played.outcome.scores, played.outcome.winners, moves)


def simulate_many(plan: Plan, games: int, processes: int | None = None) -> Iterator[Result]:
    """The results of so many games, in their order, from all cores unless told otherwise."""
    check(plan)
    processes = min(processes or os.cpu_count() or 1, games)
    if processes <= 1:
        yield from map(simulate_one, repeat(plan, games), range(games))
        return
    chunk = max(1, games // (processes * CHUNKS_PER_PROCESS))
    # Not forked: a progress bar has a thread of its own, and a fork would copy its locks in any state.
    with multiprocessing.get_context("spawn").Pool(processes, initializer=_let_parent_handle_interrupts) as pool:
        yield from pool.imap(partial(simulate_one, plan), range(games), chunksize=chunk)


def _let_parent_handle_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def check(plan: Plan) -> None:
    """Raise what is wrong with a plan before any process is started."""
    game_of(plan.game).setup(plan.options)
    for seat, name in enumerate(plan.bots):
        make_bot(plan.game, name, seat, QuickLuck(plan.seed))


def tables(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Who plays against whom: one bot against itself, as many bots as seats, or a tournament of all with all."""
    if len(bots) == 1:
        return [(bots[0],) * players]
    if len(bots) < players:
        raise WrongOption("bots", ",".join(bots), f"1, {players} or more names for {players} players")
    return list(combinations(bots, players))
