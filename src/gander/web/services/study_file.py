"""A study: the same games, in the same order, with the same deals, for everybody who takes part.

`gander serve --protocol FILE` reads a TOML file such as

    name = "Twelve games, one after the other"
    seed = "autumn"

    [[blocks]]
    game = "GAME"
    games = 12
    options = { level = "advanced" }

and hands each participant, known by a code, one game after the other. A block may seat bots beside the participant and
change how the table is run: `seats` and `settings` are those of opening a table.
"""

import hashlib
import tomllib
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from gander.contract.game import GameError, options_from
from gander.games import game as game_of
from gander.table.clock import check_countdowns
from gander.table.terms import PlannedSeat, Settings


class BrokenProtocol(GameError):
    """A protocol that cannot be read, or asks for a game that the rules do not allow."""


class StudySettings(Settings, frozen=True, forbid_unknown_fields=True):
    """A setting that is not known would change a study without a word."""


class Block(Struct, frozen=True, forbid_unknown_fields=True):
    """Some games of the same kind."""

    game: str
    games: Annotated[int, Meta(ge=1, le=1000)] = 1
    options: dict[str, Any] = {}
    seats: tuple[PlannedSeat, ...] = ()
    """Who sits beside the participant, who has the first seat."""
    settings: StudySettings = StudySettings()


class Study(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=100)]
    seed: Annotated[str, Meta(min_length=1, max_length=100)]
    blocks: Annotated[tuple[Block, ...], Meta(min_length=1)]

    @property
    def games(self) -> tuple[Block, ...]:
        """One block for every game, in their order."""
        return tuple(block for block in self.blocks for _ in range(block.games))

    @property
    def deals(self) -> tuple[str, ...]:
        """The seeds of all games."""
        return tuple(self.seed_of(number) for number in range(len(self.games)))

    def participant(self, name: str) -> str:
        """By what somebody is known in the list of what was dealt: no name, and nothing that fits another study."""
        return hashlib.sha256(f"{self.seed} {name.casefold()}".encode()).hexdigest()

    def seed_of(self, number: int) -> str:
        """The seed of a game, counted from 0: the same for every participant."""
        return hashlib.sha256(f"{self.seed} {number}".encode()).hexdigest()


def read_study(path: Path) -> Study:
    """Raises `BrokenProtocol`, before anybody is asked to play."""
    try:
        study = msgspec.convert(tomllib.loads(path.read_text("utf-8")), Study)
        for block in study.blocks:
            game = game_of(block.game)
            game.setup(options_from(game, {**block.options, "players": 1 + len(block.seats)}))
            check_countdowns(game, block.settings)
    except (msgspec.MsgspecError, tomllib.TOMLDecodeError, UnicodeDecodeError, GameError) as error:
        raise BrokenProtocol(f"broken protocol {path}: {error}") from error
    return study
