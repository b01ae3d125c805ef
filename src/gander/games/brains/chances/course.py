"""How a game of MMM… Brains! went: everybody's chance to win from turn to turn, decisions and luck apart.

Between two turns everybody's chances are those of `win_chances.py`. Within a turn the chance of the player to move goes
up and down with every throw, which is luck, and falls with every choice that is not the best, which is given away. So a
turn brings its player, to the last digit, the luck of its throws less what its decisions gave away; the turns of others
bring the rest.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from gander.contract.game import Event, Seat
from gander.contract.played_game import PlayedGame
from gander.games.brains.chances.state_chances import chances_at, position_at
from gander.games.brains.chances.win_chances import is_exact, worth_of_announcing
from gander.games.brains.chances.worth import Chosen, DiceWorth, best_of, odds_of
from gander.games.brains.game import GAME
from gander.games.brains.pieces import THROWS, Colour, Face, Land, Paid, Passed, Throw, Took, faces_up
from gander.games.brains.state import State

TURNING: Final = 0.05
"""A turn that changes a chance by less is not where the game turned."""
MOST_TURNING: Final = 3


class CourseStep(Struct, frozen=True):
    """A throw, and the decision once the dice lay."""

    move: int
    """Which move of the game the decision was, from 0."""
    faces: tuple[Face, ...]
    """How the dice lay."""
    luck: float
    """What the throw brought of the chance to win, above what could be expected of it."""
    choice: Chosen
    best: Chosen
    left: float
    """What the decision gave away of the chance to win."""


class Turn(Struct, frozen=True):
    """A turn of somebody, throw by throw."""

    seat: Seat
    steps: tuple[CourseStep, ...]
    event: Took | Paid | Passed
    """What came of it."""
    chances: tuple[float, ...]
    """Everybody's chance to win after it, by seat."""
    exact: bool
    """Whether its chances are solved; else they are estimated."""


class Course(Struct, frozen=True):
    """How a game went for one of its players. `start`, `luck`, less `left`, and `others` add up to 1 or 0."""

    seat: Seat
    colours: tuple[Colour, ...]
    """The colour of each seat."""
    start: tuple[float, ...]
    """Everybody's chance to win before the first throw, by seat."""
    turns: tuple[Turn, ...]
    luck: float
    """What the player's own throws brought."""
    left: float
    """What the player's own decisions gave away."""
    others: float
    """What the turns of the others brought."""
    exact: bool
    """Whether all chances are solved; else some are estimated."""
    turning: tuple[int, ...]
    """The turns that changed the player's chance most, from 0, in their order."""


def course(played: PlayedGame, seat: Seat) -> Course:
    """How a game went for the player at a seat."""
    return seen_from(seat, GAME.setup(played.options), tuple(turns_of(played)))


def seen_from(seat: Seat, begun: State, turns: tuple[Turn, ...]) -> Course:
    start = chances_at(begun)
    own = [step for turn in turns if turn.seat == seat for step in turn.steps]
    changes = _changes(start, turns, seat)
    return Course(
        seat=seat,
        colours=begun.colours,
        start=start,
        turns=turns,
        luck=sum(step.luck for step in own),
        left=sum(step.left for step in own),
        others=sum(change for turn, change in zip(turns, changes, strict=True) if turn.seat != seat),
        exact=all(turn.exact for turn in turns),
        turning=_turning(changes),
    )


def _changes(start: Sequence[float], turns: Sequence[Turn], seat: Seat) -> list[float]:
    """What each turn brought somebody."""
    chances = [start[seat], *(turn.chances[seat] for turn in turns)]
    return [after - before for before, after in pairwise(chances)]


def _turning(changes: Sequence[float]) -> tuple[int, ...]:
    places = [place for place, change in enumerate(changes) if abs(change) >= TURNING]
    return tuple(sorted(sorted(places, key=lambda place: -abs(changes[place]))[:MOST_TURNING]))


# Turn by turn --------------------------------------------------------------------------------------------------------


def turns_of(played: PlayedGame) -> Iterator[Turn]:
    """Every turn that was played to its end."""
    state: State = GAME.setup(played.options)
    weighed = _WeighedTurn(state)
    for place, moved in enumerate(played.moves):
        step = GAME.apply(state, moved.actor, moved.move)
        after: State = step.after
        if isinstance(moved.move, Land):
            weighed.land(after)
        elif state.throws:
            weighed.decide(state, place, moved.move)
            if not isinstance(moved.move, Throw):
                yield weighed.ended(after, step.events[0])
                weighed = _WeighedTurn(after)
        state = after


class _WeighedTurn:
    """A turn while it is played again.

    Before its first throw the player's chance is the one that everybody's chances say, and after it again. What those
    round off is in the luck of the first throw and the last: so all adds up, and the best choice gives nothing away.
    """

    def __init__(self, before: State) -> None:
        self._before = before
        self._steps: list[CourseStep] = []
        self._luck = 0.0
        self._expected = chances_at(before)[before.turn]
        self._odds: DiceWorth | None = None

    def land(self, after: State) -> None:
        if self._odds is None:
            self._odds = odds_of(*worth_of_announcing(position_at(self._before)))
        self._luck = self._odds.best(after.faces, THROWS - after.throws) - self._expected

    def decide(self, state: State, place: int, choice: Chosen) -> None:
        assert self._odds is not None
        values = self._odds.values(state.faces, THROWS - state.throws)
        best = best_of(values)
        # What the dice were worth as they lay, so that nothing is lost between luck and decision.
        left = self._odds.best(state.faces, THROWS - state.throws) - values[choice]
        self._steps.append(CourseStep(place, faces_up(state.faces), self._luck, choice, best, left))
        self._expected = values[choice]

    def ended(self, after: State, event: Event) -> Turn:
        assert isinstance(event, Took | Paid | Passed)
        before, chances = self._before, chances_at(after)
        *steps, last = self._steps
        rounded_off = chances[before.turn] - self._expected
        steps.append(replace(last, luck=last.luck + rounded_off))
        return Turn(before.turn, tuple(steps), event, chances, is_exact(position_at(before)))
