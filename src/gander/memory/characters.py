"""The characters: who the bots are, as data.

One set of traits per character serves every task and every game. The otter and the tortoise are fitted to people
(`docs/papers/memory.md` says how); the others stand between them and beyond.
"""

from typing import Final

from msgspec import Struct

from gander.contract.game import GameError


class Traits(Struct, frozen=True, kw_only=True):
    """The parameters of a memory. `docs/papers/memory.md` has the formula each stands in."""

    keenness: float
    """How strong a thing is that was just shown, alone, with an effort of 1."""
    crowding: float
    """How much it suffers from other occupied places: a power of their number."""
    first: float
    """How much better it is taken in if no place was occupied when it came."""
    few: float
    """How many occupied places leave a third of that advantage."""
    fading: float
    """How much its tie to its own place suffers from later events: a power of their number."""
    linger: float
    """The part of a value's strength that is left once something else is in its place."""
    removal: float
    """The part of the attention to a new thing that goes into letting go of what lay in its place."""
    swap: float
    """The part that is tied only roughly to the place, so that it intrudes on places nearby. It does not fade."""
    reach: float
    """The distance over which such intrusions fall to a third."""
    when: float
    """The part that is tied only roughly to the moment, so that it intrudes on what came at about the same time. It
    does not fade."""
    span: float
    """How many times as old something else is when such intrusions have fallen to a third, as a logarithm."""
    familiar: float
    """The part that is tied to no place and no moment: it intrudes anywhere, just for having been seen. It does not
    fade."""
    uneven: float
    """How much the strength of things differs by chance after a look with an effort of 1: now well looked at, now
    hardly. The shorter the look, the more."""
    lapse: float
    """The chance of answering blindly, whatever one remembers."""


class Profile(Struct, frozen=True, kw_only=True):
    """A character."""

    key: str
    """Its name in code and on the wire, which is the animal it is. What people call it is in `speech/words/`."""
    traits: Traits
    wits: float
    """How much it also reasons, from 0 to 1. The memory takes no notice of this; the players do."""
    blind: float = 0.0
    """The share of moves that are made without a thought, as likely one as another. No character's; some people's."""
    rash: float = 0.0
    """How often somebody makes the first move that comes to mind, and any where none does. No character's either."""


_CHICK = Profile(
    key="chick",
    traits=Traits(
        keenness=43,
        crowding=1.2,
        first=0.4,
        few=6,
        fading=1.1,
        linger=0.85,
        removal=0.25,
        swap=0.1,
        reach=1.8,
        when=0.16,
        span=1.3,
        familiar=0.12,
        uneven=0.2,
        lapse=0.07,
    ),
    wits=0,
)

_SQUIRREL = Profile(
    key="squirrel",
    traits=Traits(
        keenness=64,
        crowding=1.2,
        first=0.4,
        few=6,
        fading=1.0,
        linger=0.8,
        removal=0.2,
        swap=0.1,
        reach=1.8,
        when=0.16,
        span=1.3,
        familiar=0.12,
        uneven=0.15,
        lapse=0.04,
    ),
    wits=0.25,
)

_TORTOISE = Profile(
    key="tortoise",
    traits=Traits(
        keenness=85,
        crowding=1.2,
        first=0.4,
        few=6,
        fading=0.95,
        linger=0.75,
        removal=0.15,
        swap=0.09,
        reach=1.8,
        when=0.15,
        span=1.3,
        familiar=0.11,
        uneven=0.15,
        lapse=0.03,
    ),
    wits=0.5,
)

_OTTER = Profile(
    key="otter",
    traits=Traits(
        keenness=114,
        crowding=1.2,
        first=0.4,
        few=6,
        fading=0.95,
        linger=0.7,
        removal=0.1,
        swap=0.09,
        reach=1.8,
        when=0.15,
        span=1.3,
        familiar=0.11,
        uneven=0.05,
        lapse=0.025,
    ),
    wits=0.5,
)

_CROW = Profile(
    key="crow",
    traits=Traits(
        keenness=155,
        crowding=1.2,
        first=0.4,
        few=6,
        fading=0.88,
        linger=0.6,
        removal=0.05,
        swap=0.08,
        reach=1.8,
        when=0.14,
        span=1.3,
        familiar=0.105,
        uneven=0.05,
        lapse=0.01,
    ),
    wits=0.75,
)

_ELEPHANT = Profile(
    key="elephant",
    traits=Traits(
        keenness=1e6,
        crowding=0,
        first=0,
        few=1,
        fading=0,
        linger=0,
        removal=0,
        swap=0,
        reach=1,
        when=0,
        span=1,
        familiar=0,
        uneven=0,
        lapse=0,
    ),
    wits=1,
)

PROFILES: Final[dict[str, Profile]] = {
    profile.key: profile for profile in (_CHICK, _SQUIRREL, _TORTOISE, _OTTER, _CROW, _ELEPHANT)
}
"""All characters by key, the weakest first."""


class UnknownCharacter(GameError):
    code = "unknown_character"

    def __init__(self, key: str) -> None:
        self.key = key
        super().__init__(f"unknown character: {key!r}: known are {', '.join(PROFILES)}")


def profile_of(key: str) -> Profile:
    """The character of that name. Raises `UnknownCharacter`."""
    try:
        return PROFILES[key]
    except KeyError:
        raise UnknownCharacter(key) from None
