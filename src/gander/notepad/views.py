"""What the notepad's pages show of one player: made from what is stored, and kept until the next game."""

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

import msgspec
import numpy as np

from gander.contract.answer import MEASURES
from gander.contract.game import Level, Seat
from gander.contract.played_game import PlayedGame
from gander.games import BOXES, box
from gander.luck import QuickLuck
from gander.measures.answers import AnyAnswer, decode_answers
from gander.measures.drill import Drill, drill
from gander.measures.figures import decode_numbers, figures_of
from gander.measures.playback import playbacks
from gander.measures.practice import Practice, PracticeRecord, practice
from gander.measures.reference import level_named
from gander.measures.report import Basis, Report, ReportedGame, report
from gander.measures.tally import width_of
from gander.notepad.harvest import own_answers, played_game
from gander.notepad.review import AnyReview, missed_in, review
from gander.store.notepad import exercises, results
from gander.store.notepad.notepad import Notepad
from gander.store.notepad.notepad_views import SeatResult
from gander.store.notepad.result_rows import AnswerNumbers
from gander.table.log import EventLog

decode_report = msgspec.json.Decoder(Report).decode
encode_report = msgspec.json.Encoder().encode

GAMES_FOR_DRILL: Final = 20


async def report_for(
    notepad: Notepad, pad: str, player: int, game: str, basis: Basis = "own", since: float | None = None
) -> Report:
    """How a player of the pad plays a game. `since` is a time that parts earlier games from recent ones."""
    together = basis == "group"
    games = await notepad.ask(results.count_measured, pad, player, game, MEASURES, together=together)
    if since is None:
        known = await notepad.ask(results.report, player, game, basis, games, MEASURES)
        if known is not None:
            return decode_report(known)
    played = await notepad.ask(results.measured, pad, player, game, MEASURES, together=together)
    first_recent = None if since is None else sum(one.ended < since for one in played)
    made = await notepad.on_its_thread(lambda: report(game, basis, _games(game, played), first_recent))
    if since is None:
        await notepad.run(results.save_report, player, game, basis, games, MEASURES, encode_report(made))
    return made


def _games(game: str, played: Sequence[AnswerNumbers]) -> list[ReportedGame]:
    numbers = decode_numbers(game, [one.numbers for one in played])
    tallies = np.frombuffer(b"".join(one.tally for one in played)).reshape(-1, width_of(figures_of(game).pairs))
    return [
        ReportedGame(one.ended, level_named(one.level), rows, counts)
        for one, rows, counts in zip(played, numbers, tallies, strict=True)
    ]


async def review_for(log: EventLog, notepad: Notepad, pad: str, player: int, game_id: str) -> AnyReview:
    """What a player of the pad missed in a finished game, and how it went. Raises `Unknown`."""
    written = await notepad.ask(results.answers, pad, player, game_id, MEASURES)
    game = await notepad.ask(results.whole_game, pad, game_id)
    played = await played_game(log, notepad, game)
    if written.answers is not None:
        own = decode_answers(game.game, written.answers)
    elif played is not None:  # where they are not kept
        own = await notepad.on_its_thread(lambda: own_answers(played, written.seat))
    else:
        raise results.no_such_game(game_id)
    if played is None:
        return review(game_id, game.game, own, game.seats)
    return await notepad.on_its_thread(partial(_looked_back, played, written.seat, game_id, own, game.seats))


def _looked_back(
    played: PlayedGame, seat: Seat, game_id: str, own: tuple[AnyAnswer, ...], seats: tuple[SeatResult, ...]
) -> AnyReview:
    """With what only the game itself can tell: how it went for somebody, and what they saw when."""
    rules = box(played.game).measure.course
    course = rules.of(played, seat) if rules else None
    return review(game_id, played.game, own, seats, course, playbacks(played, seat, missed_in(own)))


async def practice_for(notepad: Notepad, pad: str, player: int | None, seed: str) -> Practice:
    """Five minutes of what a player of the pad misses most of late, over all games. `None` is somebody new there.

    The same seed gives the same practice.
    """
    records: dict[str, PracticeRecord] = {}
    if player is not None:
        steps = await notepad.ask(exercises.steps_of, player)
        for game in BOXES:
            recent = await notepad.ask(results.recent_answers, pad, player, game, MEASURES, GAMES_FOR_DRILL)
            answers = [answer for one in recent for answer in decode_answers(game, one.answers)]
            last = level_named(recent[0].level) if recent else None
            records[game] = PracticeRecord(answers, last, steps.get(game, {}))
    return await notepad.on_its_thread(lambda: practice(records, QuickLuck(seed)))


async def drill_for(notepad: Notepad, pad: str, player: int, game: str, level: Level | None, seed: str) -> Drill[Any]:
    """Situations like those that a player of the pad missed most of late, by default at the level played last.

    The same seed gives the same drill.
    """
    recent = await notepad.ask(results.recent_answers, pad, player, game, MEASURES, GAMES_FOR_DRILL)
    answers = [answer for one in recent for answer in decode_answers(game, one.answers)]
    last = level_named(recent[0].level) if recent else None
    return drill(game, level or last, answers, QuickLuck(seed))
