"""What is agreed before play: who may sit where, and how the table goes about it."""

from typing import Annotated, Final, Literal, TypeAlias, get_args

from msgspec import Meta, Struct

Animal: TypeAlias = Literal[
    "bear",
    "frog",
    "hedgehog",
    "koala",
    "octopus",
    "otter",
    "panda",
    "penguin",
    "sloth",
    "snail",
    "turtle",
    "whale",
]
"""Who a person can be at the table. A bot is the animal of its character."""
ANIMALS: Final[tuple[Animal, ...]] = get_args(Animal)

Device: TypeAlias = str
"""The SHA-256 of a device's token, in hexadecimal."""

LONGEST_NAME: Final = 20
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
BotName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=20)]
BotWanted: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
"""A bot by its name, or a ghost of the notepad of whoever asks."""
Month: TypeAlias = Annotated[str, Meta(pattern="^[0-9]{4}-(0[1-9]|1[0-2])$")]
"""As in 2026-11."""

Phase: TypeAlias = Literal["lobby", "playing", "paused", "over"]
Reaction: TypeAlias = Literal["glad", "shocked", "smug", "sorry", "applause", "hurry"]
"""The stickers: all that can be said at a table, besides moves. There is no free text."""

Seconds: TypeAlias = Annotated[float, Meta(ge=0, le=3600)]
Moment: TypeAlias = Annotated[float, Meta(ge=0, le=1e11)]
"""Seconds since 1970, up to a year that calendars know."""
Milliseconds: TypeAlias = Annotated[float, Meta(ge=0, le=86_400_000)]
"""How long somebody took: a day at most."""


class PlannedSeat(Struct, frozen=True):
    """What the host wants at one seat."""

    kind: Literal["here", "open", "bot"]
    """A person on the host's own device, a place for somebody who joins, or a bot."""
    name: Name | None = None
    """Needed for a person here."""
    animal: Animal | None = None
    bot: BotWanted | None = None
    """The character of a bot, as listed by `/api/games`, or a ghost, as `/api/notepad/ghosts` names it."""


BotSeconds: TypeAlias = Annotated[float, Meta(ge=0, le=60)]
"""How long a bot takes for a move."""


class Settings(Struct, frozen=True):
    """How the table is run. The rules of the game are in its options."""

    pace: BotSeconds = 1.2
    """Seconds that a bot takes for a move. With 0 nobody watches: nothing waits for what is shown to people."""
    countdowns: dict[str, Seconds] = {}
    """How long the countdowns of the game last, as far as not as usual."""
    relaxed: bool = False
    """No countdown runs: it goes on when all are ready."""
    turn_seconds: Annotated[float, Meta(ge=1, le=86400)] | None = None
    """The time for a move; afterwards the table makes a plain one. `null`: no limit."""
    spectators: bool = False
    """Whether anybody who knows the table's address may see the public view."""
    any_number: bool = False
    """Play with those who are there when somebody starts: seats that are still open go away then."""
