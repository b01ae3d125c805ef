"""How fast the notepad's pages open, with few games on it and with very many; and how fast the estimate is."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any, Final

import httpx

from gander.contract.answer import MEASURES
from gander.contract.played_game import Person, PlayedGame, Stint
from gander.games import GAMES
from gander.luck import QuickLuck
from gander.measures.answers import answers_of
from gander.measures.figures import figures_of, numbers_of, tally_of
from gander.measures.reference import from_record, play, sometimes
from gander.measures.report import ReportedGame, report
from gander.measures.tally import counts_of
from gander.notepad.harvest import saved_game
from gander.store.notepad import results
from gander.store.notepad.notepad import Notepad
from gander.table.codes import hash_of, new_token
from gander.web.server.app import app_for
from gander.web.services.settings import Allowance, Rate, ServerSettings

ON_THE_PAD: Final = (100, 5000)
DIFFERENT: Final = 250
"""So many games are really played; on the pad they stand again and again, each time as another game."""
NO_LIMIT: Final = Rate(1_000_000, 1_000_000)


def some_games() -> list[PlayedGame]:
    luck = QuickLuck(1)
    options = GAMES["goose"].options(players=1, level="expert")
    return [from_record(*play("goose", options, sometimes("goose", 0.7), luck)) for _ in range(DIFFERENT)]


async def fill(path: Path, device: str, games: int) -> None:
    """A pad with so many games, as if each had been played at a table of its own."""
    mia, notepad = Person("Mia", "otter", device), Notepad(path)
    played = some_games()
    for number in range(games):
        one = played[number % DIFFERENT]
        when = 1_700_000_000.0 + 3600 * number
        again = PlayedGame(
            f"table {number}", 1, one.game, one.version, one.options, "", False, when, when, one.moves,
            ((Stint(0, mia),),), one.outcome,
        )  # fmt: skip
        await notepad.run(_as_played, f"table {number}", device, when)
        await notepad.run(results.save, [saved_game(again)], results.HarvestedTable(f"table {number}", 0, MEASURES))
    await notepad.close()


def _as_played(connection: Any, table: str, device: str, when: float) -> None:
    connection.execute("insert into tables (id, game, at) values (?, 'goose', ?)", (table, when))
    connection.execute("insert into devices values (?, ?)", (device, table))


async def pages(games: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        token = new_token()
        settings = ServerSettings(Path(folder), opening=Allowance(NO_LIMIT, NO_LIMIT))
        await fill(settings.file, hash_of(token), games)
        app = app_for(settings, Path(folder))
        async with app.lifespan(), _browser(app, token) as browser:
            pad = await _timed(f"{games:5d} games: the notepad", browser, "GET", "/api/notepad")
            player = pad["players"][0]["id"]
            asked = {"player": player, "game": "goose"}
            await _timed(f"{games:5d} games: the last results", browser, "POST", "/api/notepad/results", {})
            await _timed(
                f"{games:5d} games: means and bests", browser, "POST", "/api/notepad/averages", asked_of(player)
            )
            once = f"{games:5d} games: progress, after a new game"
            await _timed(once, browser, "POST", "/api/notepad/progress", asked, times=1)
            await _timed(f"{games:5d} games: progress, again", browser, "POST", "/api/notepad/progress", asked)


def asked_of(player: int) -> dict[str, int]:
    return {"player": player}


def _browser(app: Any, token: str) -> httpx.AsyncClient:
    transport = httpx.ASGITransport(app=app)
    return httpx.AsyncClient(transport=transport, base_url="http://gander.test", cookies={"gander": token}, timeout=60)


async def _timed(
    what: str, browser: httpx.AsyncClient, method: str, path: str, body: Any = None, times: int = 5
) -> Any:
    """Ask, say how long it took, and give back the answer."""
    taken, worked = [], []
    for _ in range(times):
        start, busy = perf_counter(), process_time()
        answer = await browser.request(method, path, json=body)
        taken.append(perf_counter() - start)
        worked.append(process_time() - busy)
        answer.raise_for_status()
    show(what, median(taken), median(worked))
    return answer.json()


def show(what: str, taken: float, worked: float) -> None:
    """On a machine that does other things, too, the time of the processor says more than that of the clock."""
    print(f"{what:40} {1000 * taken:7.0f} ms, {1000 * worked:7.0f} ms of CPU")


def estimate() -> None:
    """The report on 1,000 answers, and on ten and a hundred times as many."""
    games = []
    for played in some_games():
        answers = answers_of(played)
        counts = counts_of(tally_of("goose", answers), figures_of("goose").pairs)
        games.append(ReportedGame(0.0, "expert", numbers_of("goose", answers), counts))
    games *= 20
    report("goose", "own", games[:10])
    for count in (46, 460, 4600):
        start, busy = perf_counter(), process_time()
        made = report("goose", "own", games[:count])
        show(f"report on {made.answers:7,d} answers", perf_counter() - start, process_time() - busy)


def run() -> None:
    estimate()
    for games in ON_THE_PAD:
        asyncio.run(pages(games))
