"""Simulated people on whom ghosts are tried: made of the model of memory, and of kinds that it does not contain.

- *Slots:* somebody keeps so many things and each of them whole; of everything else they keep nothing, and guess.
- *Streaks:* attention comes and goes. While it is away every move is blind.
- *Learners:* somebody gets better from game to game, in what stays in mind or in how many slots there are.
- *Planless:* somebody remembers as in the model, but plays without a thought: a match, if one comes to mind,
  else anything.

Nothing here is taken from the formula of `gander.memory.model`; of who plays by it, only the traits are drawn.
"""

from collections.abc import Callable, Hashable, Iterable, Sequence
from math import exp, log
from typing import Any, Final, Literal, NamedTuple, TypeAlias, TypeVar

import numpy as np
from msgspec.structs import replace

from gander.contract.bot import AnyBot
from gander.contract.game import Event, Luck, Seat
from gander.games import box
from gander.games.boar.bots import BoarBot
from gander.games.boar.pieces import Play
from gander.games.whale.bots import WhaleBot
from gander.games.whale.pieces import COLOURS, CREATURES, Card, Grid, Point, is_hit
from gander.memory.characters import PROFILES, Profile, Traits
from gander.memory.ghost_profile import TYPICAL
from gander.memory.model import LOOK, Memory, Recollection, Sight

V = TypeVar("V", bound=Hashable)
Chance: TypeAlias = np.random.Generator

Kind: TypeAlias = Literal["model", "slots", "streaks", "learners", "planless"]


class Sitting(NamedTuple):
    """Where somebody sits down to play."""

    game: str
    seat: Seat
    luck: Luck
    before: int = 0
    """How many games they have played before."""


Person: TypeAlias = Callable[[Sitting], AnyBot]
"""Somebody who plays every game."""


def by_profile(profile: Profile) -> Person:
    return lambda sitting: box(sitting.game).bots.character(profile, sitting.seat, sitting.luck)


def anybody(luck: Chance) -> Profile:
    """Every trait by itself, between the chick's and the crow's and somewhat beyond, where they differ."""
    low, high = PROFILES["chick"].traits, PROFILES["crow"].traits
    drawn = {name: _between(getattr(low, name), getattr(high, name), luck) for name in Traits.__struct_fields__}
    return replace(TYPICAL, traits=Traits(**drawn))


def _between(one: float, other: float, luck: Chance) -> float:
    """On the scale of logarithms; where our characters are alike, a tenth more or less."""
    ends = sorted((log(one), log(other))) if abs(one / other - 1) > 0.25 else (log(one) - 0.1, log(one) + 0.1)
    return exp(luck.uniform(*ends))


# Slots ---------------------------------------------------------------------------------------------------------------

BLUR: Final = 0.02
"""What is kept is known nearly for certain."""


class Slots(Memory):
    """A few things, each kept whole until another takes its slot: any, or the one that was seen longest ago."""

    def __init__(self, slots: int, oldest_goes: bool, luck: Luck) -> None:
        super().__init__(TYPICAL, luck)
        self._slots, self._oldest_goes = slots, oldest_goes
        self._held: dict[int, dict[str, Hashable]] = {}
        """What is kept of each place, the one that was seen longest ago first."""

    def see_all(self, sights: Iterable[Sight], effort: float = LOOK) -> None:
        shown: dict[int, dict[str, Hashable]] = {}
        for place, value, topic in sights:
            shown.setdefault(place, {})[topic] = value
        places = list(shown)
        while places:
            place = places.pop(self._luck.below(len(places)))
            self._occupied.add(place)
            self._held.pop(place, None)
            if len(self._held) >= self._slots:
                del self._held[list(self._held)[0 if self._oldest_goes else self._luck.below(len(self._held))]]
            self._held[place] = shown[place]

    def clear(self, place: int) -> None:
        self._occupied.discard(place)
        self._held.pop(place, None)

    def remove(self, place: int) -> None:
        self.clear(place)
        self._occupied = {other - (other > place) for other in self._occupied}
        self._held = {other - (other > place): thing for other, thing in self._held.items()}

    def distribution(self, place: int, candidates: Sequence[V], topic: str = "") -> dict[V, float]:
        kept = self._held.get(place, {}).get(topic)
        blur = BLUR if kept in candidates else 1.0
        return {value: blur / len(candidates) + (1 - blur) * (value == kept) for value in candidates}

    def draw(self, chances: dict[V, float]) -> Recollection[V]:
        values = list(chances)
        return Recollection(values[_drawn(list(chances.values()), self._luck)], max(chances.values()))


def _drawn(chances: Sequence[float], luck: Luck) -> int:
    point = luck.below(1 << 30) / (1 << 30) * sum(chances)
    for number, chance in enumerate(chances):
        point -= chance
        if point < 0:
            return number
    return len(chances) - 1


def by_slots(slots: int, oldest_goes: bool) -> Person:
    def sits(sitting: Sitting) -> AnyBot:
        player: Any = box(sitting.game).bots.character
        made: AnyBot = player(TYPICAL, sitting.seat, sitting.luck, Slots(slots, oldest_goes, sitting.luck))
        return made

    return sits


def with_slots(luck: Chance) -> Person:
    return by_slots(int(luck.integers(2, 8)), bool(luck.integers(2)))


# Streaks -------------------------------------------------------------------------------------------------------------


class Streaks:
    """Somebody whose attention comes and goes, and who moves blindly while it is away."""

    def __init__(self, player: AnyBot, luck: Luck, goes: float, comes: float) -> None:
        self._player, self._luck = player, luck
        self._goes, self._comes = goes, comes
        self._away = False

    def see(self, observation: Any, events: tuple[Event, ...]) -> None:
        self._player.see(observation, events)

    def choose(self, observation: Any, moves: tuple[Any, ...]) -> Any:
        if len(moves) == 1:
            return moves[0]
        if _drawn((self._comes, 1 - self._comes) if self._away else (self._goes, 1 - self._goes), self._luck) == 0:
            self._away = not self._away
        return _any(moves, self._luck) if self._away else self._player.choose(observation, moves)


def in_streaks(luck: Chance) -> Person:
    """Away for a tenth to half of the time, three to ten moves on end."""
    person, share, length = by_profile(anybody(luck)), luck.uniform(0.1, 0.5), luck.uniform(3, 10)
    comes = 1 / length
    return lambda sitting: Streaks(person(sitting), sitting.luck, comes * share / (1 - share), comes)


def _any(moves: Sequence[Any], luck: Luck) -> Any:
    return moves[luck.below(len(moves))]


# Learners ------------------------------------------------------------------------------------------------------------


def who_learns(luck: Chance) -> Person:
    """From a fifth to three fifths of what they reach in the end, most of the way within five to twenty games."""
    games, end = luck.uniform(5, 20), anybody(luck)
    slots, oldest_goes, gap = int(luck.integers(3, 8)), bool(luck.integers(2)), luck.uniform(0.4, 0.8)
    keenness = luck.uniform(75, 155) if luck.integers(2) else 0.0

    def sits(sitting: Sitting) -> AnyBot:
        skill = 1 - gap * exp(-sitting.before / games)
        if not keenness:
            return by_slots(round(slots * skill), oldest_goes)(sitting)
        return by_profile(replace(end, traits=replace(end.traits, keenness=keenness * skill)))(sitting)

    return sits


# Without a plan ------------------------------------------------------------------------------------------------------


class PlanlessBoar:
    """Plays a card that comes to mind as a match, else makes any move."""

    def __init__(self, profile: Profile, seat: Seat, luck: Luck) -> None:
        self._memory, self._luck = Memory(profile, luck), luck
        self._watching = BoarBot(profile, seat, luck, self._memory)

    def see(self, observation: Any, events: tuple[Event, ...]) -> None:
        self._watching.see(observation, events)

    def choose(self, observation: Any, moves: tuple[Any, ...]) -> Any:
        wanted = {*observation.table, observation.top} - {None}
        slots = dict.fromkeys(move.slot for move in moves if isinstance(move, Play))
        mind = {slot: self._memory.recall(slot, observation.designs).value for slot in slots}
        matches = [
            move
            for move in moves
            if isinstance(move, Play) and mind[move.slot] in wanted and move.name in (None, mind[move.slot])
        ]
        return _any(matches or moves, self._luck)


class PlanlessWhale:
    """Points where something comes to mind that goes with the turned card, else anywhere."""

    def __init__(self, profile: Profile, seat: Seat, luck: Luck) -> None:
        self._luck, self._grid = luck, Grid(1, 1)
        self._memory = Memory(profile, luck, lambda place, other: self._grid.steps(place, other))
        self._watching = WhaleBot(profile, seat, luck, self._memory)

    def see(self, observation: Any, events: tuple[Event, ...]) -> None:
        self._grid = Grid(observation.rows, observation.columns)
        self._watching.see(observation, events)

    def choose(self, observation: Any, moves: tuple[Any, ...]) -> Any:
        if observation.turned is None:
            return moves[0]
        points = [move for move in moves if isinstance(move, Point)]
        matches = [move for move in points if is_hit(self._card(move.place), observation.turned)]
        return _any(matches or points, self._luck)

    def _card(self, place: int) -> Card:
        colour = self._memory.recall(place, COLOURS, "colour").value
        return Card(colour, self._memory.recall(place, CREATURES, "creature").value)


def without_plan(luck: Chance) -> Person:
    profile = replace(anybody(luck), wits=0.0)
    others = by_profile(profile)
    own: dict[str, Any] = {"boar": PlanlessBoar, "whale": PlanlessWhale}

    def sits(sitting: Sitting) -> AnyBot:
        if sitting.game not in own:
            return others(sitting)
        made: AnyBot = own[sitting.game](profile, sitting.seat, sitting.luck)
        return made

    return sits


KINDS: Final[dict[Kind, Callable[[Chance], Person]]] = {
    "model": lambda luck: by_profile(anybody(luck)),
    "slots": with_slots,
    "streaks": in_streaks,
    "learners": who_learns,
    "planless": without_plan,
}
"""How somebody of each kind is drawn."""
