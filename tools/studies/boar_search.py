"""How much a player of The Brilliant Boar gives away, against a search that takes its time.

The search knows what a player knows who forgets nothing: everything but the order of the deck below its top. It tries
every move in many such orders, in the same ones for each move, and plays each game to its end with sensible moves by
all. What a move is worth is the lead it ends with: one's own score less the mean of the others'.

`python -m tools.studies.boar_search` prints what the elephant gives away. The move that looks best in some rollouts
looks better than it is; so where the two disagree, both moves are measured once more in fresh rollouts.
"""

import argparse
import multiprocessing
import os
from collections.abc import Iterator, Sequence
from itertools import islice
from statistics import fmean
from typing import Final, get_args

from msgspec import Struct
from msgspec.structs import replace

from gander.bots import make_bot
from gander.contract.game import CHANCE, Level, Luck, Seat, shuffled
from gander.games.boar.game import GAME
from gander.games.boar.pieces import Draw, Move, Options, Play, Take
from gander.games.boar.state import State
from gander.luck import QuickLuck
from gander.research.simulate import Plan
from gander.research.standings import Mean, mean_of

ROLLOUTS: Final = 1000
POSITIONS: Final = 200
KEEP_EVERY: Final = 5
"""Of the decisions of a game, one in so many becomes a position."""


class Position(Struct, frozen=True):
    """A decision: the state, and the move that the player made."""

    state: State
    made: Move


class Verdict(Struct, frozen=True):
    """What the search says of a decision. Both figures are in cards."""

    same: bool
    given_away: float
    """The best move's worth in the search, less that of the move made."""
    measured_anew: float
    """The same difference in fresh rollouts."""


# The search ----------------------------------------------------------------------------------------------------------


def distinct_moves(state: State) -> list[Move]:
    """The legal moves without those that come to the same, as playing the one or the other of two wolves does."""
    kinds = {_kind(state, move): move for move in reversed(GAME.legal_moves(state, state.turn))}
    return list(kinds.values())


def _kind(state: State, move: Move) -> object:
    if isinstance(move, Play):
        return state.hands[state.turn][move.slot]
    return move.table is None if isinstance(move, Take) else type(move)


def another_deck(state: State, luck: Luck) -> State:
    """The same game with the deck in another order below its top, which nobody knows (B3)."""
    return replace(state, deck=shuffled(state.deck[:-1], luck) + state.deck[-1:])


def sensible(state: State, luck: Luck) -> Move:
    """Pair with the table, then with the top; else draw; else lay a card that nobody else holds."""
    if state.phase == "choose":
        return Take(state.table.index(state.played)) if state.played in state.table else Take(None)
    hand = state.hands[state.turn]
    for face_up in (state.table, state.deck[-1:]):
        for slot, animal in enumerate(hand):
            if animal in face_up:
                return Play(slot)
    if state.deck:
        return Draw()
    others = {animal for seat, held in enumerate(state.hands) if seat != state.turn for animal in held}
    slots = [slot for slot, animal in enumerate(hand) if animal not in others] or range(len(hand))
    return Play(slots[luck.below(len(slots))])


def lead_after(state: State, move: Move, luck: Luck) -> float:
    """The lead at the end of one game that goes on with this move."""
    seat = state.turn
    state = GAME.apply(state, seat, move).after
    while state.phase != "over":
        state = GAME.apply(state, state.turn, sensible(state, luck)).after
    return lead(state, seat)


def lead(state: State, seat: Seat) -> float:
    """One's own score less the mean of the others'."""
    outcome = GAME.outcome(state)
    assert outcome is not None
    others = [score for other, score in enumerate(outcome.scores) if other != seat]
    return outcome.scores[seat] - fmean(others)


def search(state: State, moves: Sequence[Move], rollouts: int, luck: Luck) -> list[float]:
    """What each of the moves is worth."""
    sums = [0.0] * len(moves)
    for _ in range(rollouts):
        deal = another_deck(state, luck)
        for number, move in enumerate(moves):
            sums[number] += lead_after(deal, move, luck)
    return [total / rollouts for total in sums]


def judge(position: Position, rollouts: int, luck: Luck) -> Verdict:
    """Hold the move that was made against the best one that the search finds."""
    state = position.state
    moves = distinct_moves(state)
    made = [_kind(state, move) for move in moves].index(_kind(state, position.made))
    worths = search(state, moves, rollouts, luck)
    best = max(range(len(moves)), key=worths.__getitem__)
    if worths[best] == worths[made]:
        return Verdict(True, 0.0, 0.0)
    anew = search(state, [moves[best], moves[made]], rollouts, luck)
    return Verdict(False, worths[best] - worths[made], anew[0] - anew[1])


# Positions -----------------------------------------------------------------------------------------------------------


def positions(plan: Plan) -> Iterator[Position]:
    """Some of the decisions of the bots, game after game for ever, where there was something to decide."""
    luck = QuickLuck(plan.seed)
    while True:
        for position in _decisions(plan, luck):
            if len(distinct_moves(position.state)) > 1 and not luck.below(KEEP_EVERY):
                yield position


def _decisions(plan: Plan, luck: Luck) -> Iterator[Position]:
    """All decisions of one game."""
    bots = [make_bot(plan.game, name, seat, luck) for seat, name in enumerate(plan.bots)]
    state = GAME.setup(plan.options)
    while actors := GAME.to_move(state):
        (actor,) = actors
        if actor == CHANCE:
            move = GAME.chance(state, luck)
        else:
            move = bots[actor].choose(GAME.observe(state, actor), GAME.legal_moves(state, actor))
            yield Position(state, move)
        step = GAME.apply(state, actor, move)
        for seat, bot in enumerate(bots):
            bot.see(GAME.observe(step.after, seat), step.told(seat))
        state = step.after


def between(bot: str, players: int, level: Level, seed: str) -> Plan:
    """Games in which this bot sits in all seats."""
    return Plan("boar", Options(players, level), (bot,) * players, seed)


# The study -----------------------------------------------------------------------------------------------------------


class Study(Struct, frozen=True):
    """What all verdicts say together."""

    positions: int
    same: int
    given_away: Mean
    measured_anew: Mean
    worst: float


def study(plan: Plan, count: int, rollouts: int, processes: int = 1) -> Study:
    """Judge so many decisions. The results are the same whatever the number of processes."""
    tasks = [
        (position, rollouts, f"{plan.seed}/{number}") for number, position in enumerate(islice(positions(plan), count))
    ]
    if processes == 1:
        verdicts = [_judge_one(*task) for task in tasks]
    else:
        with multiprocessing.get_context("spawn").Pool(processes) as pool:
            verdicts = pool.starmap(_judge_one, tasks, chunksize=1)
    return Study(
        len(verdicts),
        sum(verdict.same for verdict in verdicts),
        mean_of([verdict.given_away for verdict in verdicts]),
        mean_of([verdict.measured_anew for verdict in verdicts]),
        max(verdict.measured_anew for verdict in verdicts),
    )


def _judge_one(position: Position, rollouts: int, seed: str) -> Verdict:
    return judge(position, rollouts, QuickLuck(seed))


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.studies.boar_search", description=__doc__.split("\n")[0])
    parser.add_argument("--bot", default="elephant", help="who plays in all seats (%(default)s)")
    parser.add_argument("--players", type=int, default=2, help="how many (%(default)s)")
    parser.add_argument("--level", choices=get_args(Level), default="expert", help="how hard (%(default)s)")
    parser.add_argument("--positions", type=int, default=POSITIONS, help="decisions to judge (%(default)s)")
    parser.add_argument("--rollouts", type=int, default=ROLLOUTS, help="games for each move (%(default)s)")
    parser.add_argument("--seed", default="0")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args(arguments)
    plan = between(asked.bot, asked.players, asked.level, asked.seed)
    print(f"{asked.bot}: {asked.players} players, {asked.level}; {asked.rollouts} rollouts for each move")
    print(report(study(plan, asked.positions, asked.rollouts, asked.processes)))


def report(found: Study) -> str:
    first, anew = found.given_away, found.measured_anew
    return (
        f"{found.positions} decisions, in {found.same} of them the search knows nothing better\n"
        f"given away: {first.mean:.3f} ± {first.margin or 0:.3f} cards a decision\n"
        f"measured anew: {anew.mean:.3f} ± {anew.margin or 0:.3f}, at most {found.worst:.2f}"
    )


if __name__ == "__main__":
    main()
