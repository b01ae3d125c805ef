"""Ghosts on the notepad: how much is known of a player, and what their ghost is like.

    python -m gander.notepad.ghost_fitting < games.json

fits in a process of its own: it takes a second or two, during which every table would wait for a thread.
"""

from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias
from zlib import crc32

import msgspec
from msgspec import Struct

from gander.comparisons.ghost_readiness import games_missing
from gander.comparisons.low_priority import work_at_low_priority
from gander.comparisons.questions import questions_in, weighed
from gander.contract.answer import MEASURES
from gander.games import BOXES, box
from gander.measures.intervals import Likeness
from gander.memory.fit import Fit, fit_with_doubt
from gander.notepad.export_file import read_game, write_game
from gander.notepad.harvest import played_game
from gander.store.notepad import results, saved_ghosts
from gander.store.notepad.notepad import Notepad
from gander.table.log import EventLog

MOST_GAMES: Final = 60
"""The last so many say how somebody plays; what was before them counts less than a thirtieth of the last game."""
BASIS: Final = "ghost"
"""Under which a fit is kept among the reports, until the next game."""
CONTENT: Final = "with manners and practice, and the last games above all"
"""What is kept of a fit. A new word here has those that were kept with less made anew."""


class SeatedGame(Struct, frozen=True):
    """A game as it is written to a file, and the seat of the player."""

    game: msgspec.Raw
    seat: int


class PlayerFit(Struct, frozen=True):
    """What is known of a player."""

    games: int
    """In how many of their games there were answers to go by."""
    fit: Fit
    possible: tuple[dict[str, float], dict[str, float]]
    """The traits with which they would do as much worse, and better, as their answers leave open."""

    @property
    def missing(self) -> int:
        """About how many more games it takes to tell them from others; 0 when it is enough."""
        return games_missing(self.fit, self.games)


def likeness(found: Fit) -> dict[str, Likeness]:
    """Each trait in words: the person's own where that can be told, else typical."""
    return {
        name: "typical" if not trait.is_own() else "more" if trait.off > 0 else "less"
        for name, trait in found.traits.items()
    }


Fitting: TypeAlias = Callable[[list[SeatedGame]], Awaitable[PlayerFit]]
"""Has `fitted` called in a process of its own."""


async def player_fit(log: EventLog, notepad: Notepad, pad: str, player: int, fitting: Fitting) -> PlayerFit:
    """What is known of a player of the pad, from the last games in which there was something to remember."""
    names = [name for name in BOXES if box(name).answer_reader is not None]
    games = await notepad.ask(saved_ghosts.games_of, pad, player, names, MOST_GAMES)
    which = crc32("".join((CONTENT, *(game.id for game, _ in games))).encode()) >> 1
    before = await notepad.ask(results.report, player, "", BASIS, which, MEASURES)
    if before is not None:
        return decode_fit(before)
    seated = []
    for game, seat in games:
        played = await played_game(log, notepad, game)
        if played is not None:
            seated.append(SeatedGame(msgspec.Raw(write_game(played, {}, nameless=True)), seat))
    found = await fitting(seated)
    await notepad.run(results.save_report, player, "", BASIS, which, MEASURES, msgspec.json.encode(found))
    return found


decode_fit = msgspec.json.Decoder(PlayerFit).decode


def fitted(games: list[SeatedGame]) -> PlayerFit:
    """The likeliest traits of whoever sat there, in the last games above all. The newest come first."""
    asked = [some for one in reversed(games) if (some := questions_in(read_game(one.game), one.seat))]
    return PlayerFit(len(asked), *fit_with_doubt(*weighed(asked)))


if __name__ == "__main__":
    work_at_low_priority(list[SeatedGame], fitted)
