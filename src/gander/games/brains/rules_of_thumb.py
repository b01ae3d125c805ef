"""How people play MMM… Brains! who do not reckon: rules of thumb, for the weaker characters.

Everything is read off the table as it lies: which colour shows most, whom it would hit, whether that is enough.
"""

from gander.games.brains.pieces import BRAIN, DICE, Announce, Move, Observation, Pass, Throw, Total

ENOUGH = 10
"""A total to be content with: about what a turn of two throws brings."""
WORTH_KEEPING = 2
"""One brain multiplies nothing, two double (M5)."""


def stick_to_a_colour(observation: Observation, may_throw: bool) -> Move:
    """Keep the colour that shows most, throw everything else, brains too, as often as allowed."""
    favourite = _biggest(_welcome(observation))
    others = tuple(die for die in range(DICE) if die not in _dice_of(observation, favourite))
    return Throw(others) if may_throw and others else _announce(favourite or _smallest(observation))


def keep_brains_and_hit_the_leader(observation: Observation, may_throw: bool) -> Move:
    """Also keep two brains or more, be content with enough, and prefer to hit whoever holds most."""
    favourite = _biggest(_hitting_the_leader(observation)) or _biggest(_welcome(observation))
    kept = {*_dice_of(observation, favourite), *_brains_to_keep(observation)}
    others = tuple(die for die in range(DICE) if die not in kept)
    content = favourite is not None and (favourite.total >= ENOUGH or not others)
    return Throw(others) if may_throw and not content else _announce(favourite or _smallest(observation))


# What lies on the table ----------------------------------------------------------------------------------------------


def _welcome(observation: Observation) -> list[Total]:
    """The colours that bring something: all of them while collecting, later those that hit somebody else."""
    return [total for total in observation.totals if total.total and total.payer != observation.turn]


def _hitting_the_leader(observation: Observation) -> list[Total]:
    """The colours that hit the opponent with most brains, once brains are paid."""
    others = [brains for seat, brains in enumerate(observation.brains) if seat != observation.turn]
    return [
        total
        for total in _welcome(observation)
        if total.payer is not None and observation.brains[total.payer] == max(others)
    ]


def _biggest(totals: list[Total]) -> Total | None:
    return max(totals, key=lambda total: total.total, default=None)


def _smallest(observation: Observation) -> Total | None:
    """The cheapest way out when every colour costs oneself."""
    return min((total for total in observation.totals if total.total), key=lambda total: total.total, default=None)


def _dice_of(observation: Observation, favourite: Total | None) -> list[int]:
    """The dice that show a number of this colour."""
    if favourite is None:
        return []
    return [
        die for die, face in enumerate(observation.dice) if face.number != BRAIN and face.colour == favourite.colour
    ]


def _brains_to_keep(observation: Observation) -> list[int]:
    """Two brains or more, but not all five: with those every total is 0 (M5)."""
    brains = [die for die, face in enumerate(observation.dice) if face.number == BRAIN]
    return brains[: DICE - 1] if len(brains) >= WORTH_KEEPING else []


def _announce(total: Total | None) -> Move:
    """Five brains leave nothing to announce (M6, M10)."""
    return Pass() if total is None else Announce(total.colour)
