"""«Add a game» in CONTRIBUTING.md, walked: a folder and a line, and the game is there for everybody.

The Lynx lies in `tests/lynx/`. It is copied to a folder that Python has never heard of, and registered.
"""

from __future__ import annotations

import importlib
import inspect
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import numpy as np
import pytest

from gander import fair
from gander.client import Device
from gander.games import BOXES, GAMES, box, register
from gander.record import decode, replay
from gander.research.batch import NoBatch, batch
from gander.research.playthrough import page
from gander.speech.languages import LANGUAGES, Language
from gander.text.agree import Wishes
from gander.web.api.offered_games import offered_games
from gander.web.messages.table_messages import Start
from tests.bots import test_every_bot
from tests.games import test_contract
from tests.kit import Agreed, agreements
from tests.oracle.duel import Duel
from tests.secrecy import check_game
from tests.specimen import specimen
from tests.text.scripted import sit_down
from tests.tree import ROOT
from tests.web.kit import BOT, HERE, play_to_the_end, served, table_for

LYNX = "lynx"


@pytest.fixture(scope="module", autouse=True)
def lynx(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The game is registered for these tests, and forgotten after them."""
    new = shutil.copytree(ROOT / "tests" / LYNX, tmp_path_factory.mktemp("new"), dirs_exist_ok=True)
    sys.path[:0] = [str(new), str(new / "src")]
    importlib.invalidate_caches()
    register(LYNX)
    offered_games.cache_clear()  # another test may have asked for it in this process
    yield
    del BOXES[LYNX], GAMES[LYNX], sys.path[:2]
    offered_games.cache_clear()


def ways_to_play() -> list[Agreed]:
    return list(agreements(GAMES[LYNX]))


def test_it_can_be_played_alone_and_by_up_to_four() -> None:
    assert [str(agreed) for agreed in ways_to_play()] == [
        *("lynx-1-solo", "lynx-2-versus-1", "lynx-3-versus-2", "lynx-4-versus-3")
    ]


@pytest.mark.parametrize("module", [test_contract, test_every_bot])
def test_it_keeps_the_contract(module: object) -> None:
    """Every test that all games must pass in every way to play them."""
    tests = [test for name, test in inspect.getmembers(module, inspect.isfunction) if name.startswith("test_")]
    of_an_agreement = [test for test in tests if list(inspect.signature(test).parameters) == ["agreed"]]
    assert len(of_an_agreement) >= 4
    for agreed in ways_to_play():
        for test in of_an_agreement:
            test(agreed)


def test_it_needs_no_rules_over_arrays() -> None:
    with pytest.raises(NoBatch, match=LYNX):
        batch(LYNX, np)


def test_it_keeps_its_secret() -> None:
    for agreed in ways_to_play():
        for seed in range(20):
            assert list(check_game(agreed.game, agreed, seed))


def test_it_agrees_with_its_second_implementation() -> None:
    for options in specimen(LYNX).plainly.option_sets:
        for seed in range(20):
            assert Duel.of(LYNX, options, seed).play() > 0


def test_it_has_playthroughs() -> None:
    for script in specimen(LYNX).scripts:
        assert page(GAMES[LYNX], script).startswith(f"{script.name}: lynx, rules version 1\n")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", ["Mia", "Mia, Ben", "Mia, bot:otter"])
def test_it_is_played_in_a_terminal(seats: str, language: Language, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    wishes = Wishes(game=LYNX, seats=seats, youngest="Mia")
    sitting = sit_down(wishes, language=language, save=file)
    assert sitting.code == 0
    assert str(box(LYNX).words(language)["lynx.title"]) in sitting.screen.getvalue()
    *_, last = replay(decode(file.read_bytes()))
    assert GAMES[LYNX].outcome(last.after) is not None


async def test_it_is_played_over_the_wire(tmp_path: Path) -> None:
    async with served(tmp_path) as address, Device(address) as device:
        offered = msgspec.json.decode(await device.get("/api/games"))["games"]
        assert [game["players"] for game in offered if game["game"] == LYNX] == [{"solo": [1, 1], "versus": [2, 4]}]
        host = await device.open(table_for(LYNX, HERE, BOT))
        await device.act(host.table.id, Start())
        outcome = (await play_to_the_end(host, 1)).outcome
        assert outcome is not None
        verdict = fair.verify(fair.decode(await device.get(f"/api/tables/{host.table.id}/record")))
        assert (verdict.fault, verdict.chances) == (None, 1)
        (kept,) = msgspec.json.decode(await device.post("/api/notepad/results", {}))["games"]
        assert [seat["score"] for seat in kept["seats"]] == list(outcome.scores)
