"""What the notepad's pages show of one player: made from what is stored, and kept until the next game."""

from collections.abc import Sequence
from typing import Final

import msgspec
import numpy as np

from gander.contract.answer import MEASURES
from gander.contract.game import Level
from gander.luck import QuickLuck
from gander.progress.coach import LEVELS
from gander.progress.drill import Drill, drill
from gander.progress.harvest import decode_answers, numbers_from
from gander.progress.report import Basis, Game, Report, report
from gander.progress.review import Review, review
from gander.progress.tally import WIDTH
from gander.store import results
from gander.store.notepad import Notepad
from gander.store.rows import Measured

decode_report = msgspec.json.Decoder(Report).decode
encode_report = msgspec.json.Encoder().encode

GAMES_FOR_DRILL: Final = 20


async def report_for(
    pad: Notepad, owner: str, player: int, game: str, basis: Basis = "own", since: float | None = None
) -> Report:
    """How a player of the pad plays a game. `since` is a time that parts earlier games from recent ones."""
    together = basis == "group"
    games = await pad.ask(results.count_measured, owner, player, game, together=together)
    if since is None:
        known = await pad.ask(results.report, player, game, basis, games, MEASURES)
        if known is not None:
            return decode_report(known)
    played = await pad.ask(results.measured, owner, player, game, together=together)
    first_recent = None if since is None else sum(one.ended < since for one in played)
    made = await pad.aside(lambda: report(game, basis, _games(game, played), first_recent))
    if since is None:
        await pad.run(results.keep_report, player, game, basis, games, MEASURES, encode_report(made))
    return made


def _games(game: str, played: Sequence[Measured]) -> list[Game]:
    numbers = numbers_from(game, [one.numbers for one in played])
    tallies = np.frombuffer(b"".join(one.tally for one in played)).reshape(-1, WIDTH)
    return [
        Game(one.ended, _level(one.level), rows, counts)
        for one, rows, counts in zip(played, numbers, tallies, strict=True)
    ]


def _level(name: str | None) -> Level | None:
    return next((level for level in LEVELS if level == name), None)


async def review_for(pad: Notepad, owner: str, player: int, game_id: str) -> Review:
    """What a player of the pad missed in a finished game. Raises `Unknown`."""
    game, written = await pad.ask(results.answers, owner, player, game_id)
    return review(game_id, game, decode_answers(written))


async def drill_for(pad: Notepad, owner: str, player: int, game: str, level: Level, seed: str) -> Drill:
    """Situations like those that a player of the pad missed most of late. The same seed gives the same drill."""
    recent = await pad.ask(results.recent_answers, owner, player, game, GAMES_FOR_DRILL)
    answers = [answer for written in recent for answer in decode_answers(written)]
    return drill(game, level, answers, QuickLuck(seed))
