"""Who plays MMM… Brains!: from rules of thumb to exact odds.

There is nothing to remember in this game, so a character differs from another only in how it reasons: its `wits`.
A bot gets all it knows from the observation it is asked about, and the same observation always gets the same answer.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

import numpy as np
from msgspec import Struct

from gander.contract.bot import BotMakers
from gander.contract.game import Event, Luck, Seat
from gander.games.brains.chances.win_chances import Position, worth_of_announcing
from gander.games.brains.odds.turn_odds import MOST, Worth, best_choice, best_colour, final_values, worth_of_taking
from gander.games.brains.pieces import COLOURS, THROWS, Announce, Move, Observation, Pass, Throw
from gander.games.brains.rules_of_thumb import keep_brains_and_hit_the_leader, stick_to_a_colour
from gander.memory.characters import Profile

Aim: TypeAlias = Callable[[Observation], tuple[Worth, float]]
"""What a player is after: the worth of every announcement, and that of five brains."""

Way: TypeAlias = Callable[[Observation, int], Move]
"""How a player moves once the dice lie, with so many throws left."""


# What to be after ----------------------------------------------------------------------------------------------------


def turns_from(observation: Observation) -> list[Seat]:
    """The seats in the order of their turns, the mover first. Once brains are paid, only who has some (M10)."""
    players = len(observation.brains)
    seats = [(observation.turn + turn) % players for turn in range(players)]
    return [seat for seat in seats if observation.stage == "collect" or observation.brains[seat]]


def brains_moved(observation: Observation, not_leading: float = 0.5) -> tuple[Worth, float]:
    """Brains, simply: the most to take, later the most for others to pay, less dear if not from the leader."""
    if observation.stage == "collect":
        return worth_of_taking(observation.middle), 0.0
    paid = np.arange(MOST + 1)
    mover, *others = turns_from(observation)
    worth = np.tile(-np.minimum(paid, observation.brains[mover]).astype(np.float64), (len(COLOURS), 1))
    leading = max(observation.brains[seat] for seat in others)
    for seat in others:
        held = observation.brains[seat]
        weight = 1.0 if held == leading else not_leading
        worth[COLOURS.index(observation.colours[seat])] = np.minimum(paid, held) * weight
    return worth, 0.0


def brains_from_anybody(observation: Observation) -> tuple[Worth, float]:
    """The same without a look at who leads: a hit is a hit."""
    return brains_moved(observation, not_leading=1.0)


def chance_to_win(observation: Observation) -> tuple[Worth, float]:
    """The chance to win, exact with up to three players left, else the estimate of `estimate.py`."""
    seats = turns_from(observation)
    return worth_of_announcing(
        Position(
            holdings=tuple(observation.brains[seat] for seat in seats),
            colours=tuple(COLOURS.index(observation.colours[seat]) for seat in seats),
            middle=observation.middle if observation.stage == "collect" else None,
        )
    )


A_BRAIN: Final = 0.005
"""What a brain counts beside the chance to win. Chances are those among players who always do the best for themselves.
Nobody does: others throw brains away and do not always hit who leads, and then brains are worth more than chances say.
Found in games of three against all other characters; against others like itself it costs less than can be measured."""


def chance_among_others_as_they_are(observation: Observation) -> tuple[Worth, float]:
    """The chance to win, and a little for brains; against a single player left the chance alone, which is exact."""
    worth, passing = chance_to_win(observation)
    if len(turns_from(observation)) == 2:
        return worth, passing
    brains, none = brains_moved(observation)
    return worth + A_BRAIN * brains, passing + A_BRAIN * none


FELT: Final = 0.2
"""A clever person who does not calculate feels a chance in fifths, from hopeless to as good as won."""
HARDLY: Final = 1e-5
"""What a brain counts between things that feel alike: all brains of a game together are less than such a step."""


def chance_as_it_feels(observation: Observation) -> tuple[Worth, float]:
    """Brains while they are collected, then the chance to win as one feels it.

    What feels alike is told apart by brains, those of the leader first.
    """
    brains, none = brains_moved(observation)
    if observation.stage == "collect":
        return brains, none
    worth, passing = chance_to_win(observation)
    return np.round(worth / FELT) * FELT + HARDLY * brains, round(passing / FELT) * FELT


# How to move ---------------------------------------------------------------------------------------------------------


def by_thumb(rule: Callable[[Observation, bool], Move]) -> Way:
    return lambda observation, throws_left: rule(observation, throws_left > 0)


def by_odds(aim: Aim, foresight: int = THROWS) -> Way:
    """The best move for an aim, looking so many throws ahead."""

    def move(observation: Observation, throws_left: int) -> Move:
        worth, passing = aim(observation)
        faces = tuple(face.number for face in observation.dice)
        choice = best_choice(final_values(worth, passing), faces, min(throws_left, foresight))
        if choice.thrown:
            return Throw(choice.thrown)
        colour = best_colour(worth, faces)
        return Pass() if colour is None else Announce(COLOURS[colour])

    return move


class Manner(Struct, frozen=True):
    """How somebody plays who has at least these wits."""

    wits: float
    way: Way


MANNERS: Final = (
    Manner(0, by_thumb(stick_to_a_colour)),
    Manner(0.2, by_thumb(keep_brains_and_hit_the_leader)),
    Manner(0.4, by_odds(brains_from_anybody, foresight=1)),
    Manner(0.7, by_odds(chance_as_it_feels)),
    Manner(0.9, by_odds(chance_among_others_as_they_are)),
)
"""From the weakest to the one that is as good as we know."""


def way_of(wits: float) -> Way:
    """The best manner that these wits are enough for."""
    return [manner.way for manner in MANNERS if manner.wits <= wits][-1]


class BrainsBot:
    """A character at a table of MMM… Brains! It needs neither luck nor its seat: an observation says who moves."""

    def __init__(self, way: Way) -> None:
        self._way = way

    def see(self, observation: Observation, events: tuple[Event, ...]) -> None:
        """Everything that counts lies on the table."""

    def choose(self, observation: Observation, moves: tuple[Move, ...]) -> Move:
        if len(moves) == 1:  # the first throw, or the only colour after the last
            return moves[0]
        return self._way(observation, THROWS - observation.throws)


def character(profile: Profile, seat: Seat, luck: Luck) -> BrainsBot:
    return BrainsBot(way_of(profile.wits))


def exact(seat: Seat, luck: Luck) -> BrainsBot:
    """Who takes everybody for a player as good as itself."""
    return BrainsBot(by_odds(chance_to_win))


BOTS: Final = BotMakers(character, yardsticks={"exact": exact})
