"""A fair table over HTTP: proposed from what the notepad knows, to the device that holds it, and without a trait."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from msgspec.structs import replace

from gander.client import Device
from gander.contract.played_game import Person
from gander.games import BOXES
from gander.measures.verdict import FEWEST
from gander.memory.characters import PROFILES
from gander.notepad.export_file import WrittenPlayer, write_file, write_game
from gander.table.terms import PlannedSeat
from gander.web.messages.notepad_messages import AskHandicaps
from tests.kinds import FOR_TWO
from tests.web.kit import served
from tests.web.notepads import ask
from tools.studies.ghosts import plans, played
from tools.studies.kinds_of_people import anybody

MIA, BEN, LEA = (PlannedSeat("here", name=name) for name in ("Mia", "Ben", "Lea"))
OTTER = PlannedSeat("bot", bot="otter")
CHICK = PlannedSeat("bot", bot="chick")
GAME = FOR_TWO.game.name
KNOWN = 4 * len({plan.game for plan in plans()})
"""Games by which somebody is known: a few of each kind."""


def a_notepad(**games: int) -> Any:
    """So many games of each. Mia remembers as a crow does, all others as a chick."""
    somebody, offered = anybody(np.random.default_rng(5)), plans()
    found = []
    for name, count in games.items():
        person = replace(somebody, traits=PROFILES["crow" if name == "Mia" else "chick"].traits)
        for number in range(count):
            one = played(person, offered[number % len(offered)], f"{name} {number}")
            found.append(write_game(one, {0: Person(name, "otter", "")}))
    people = [WrittenPlayer(name, "otter") for name in games]
    return json.loads(b"".join(write_file(people, found)))


async def fair(device: Device, *seats: PlannedSeat, game: str = GAME, **options: Any) -> Any:
    """Asks again while it is being worked out, as the page does."""
    asked = msgspec.to_builtins(AskHandicaps(game, seats, {"mode": "versus", **options}))
    while not (told := await ask(device, "fair", **asked))["ready"]:
        pass
    return told


async def test_who_is_known_gets_a_proposal_and_who_is_not_is_named(tmp_path: Path) -> None:
    """One walk: two people who are known, one who is not yet, one nobody knows, bots, ghosts, and another device."""
    async with served(tmp_path) as address, Device(address) as device, Device(address) as stranger:
        await device.post("/api/notepad/file", a_notepad(Mia=KNOWN, Ben=KNOWN, Lea=3))

        told = await fair(device, BEN, MIA)
        assert told["people"] == [{"seat": seat, "games": KNOWN, "missing": 0} for seat in (0, 1)]
        assert (told["ready"], told["tried"]) == (True, 20)
        assert any(given[0] > 0 for given in told["given"].values()), "glances, cards or both"
        assert all(given[1] == 0 for given in told["given"].values())
        assert set(told) == {"ready", "people", "given", "even", "unsure", "tried"}, "numbers to give, and no trait"
        assert await fair(device, BEN, MIA, glances=[0, 5]) == told, "what was agreed before changes nothing"

        early = await fair(device, MIA, LEA)
        assert early["given"] == {}
        assert [(one["seat"], one["games"], one["missing"] > 0) for one in early["people"]] == [
            (0, KNOWN, False),
            (1, 3, True),
        ]
        unknown = await fair(device, MIA, PlannedSeat("here", name="Ida"), PlannedSeat("open"), OTTER)
        assert unknown["given"] == {}
        assert [one["missing"] for one in unknown["people"]] == [0, FEWEST, FEWEST]

        beside = await fair(device, MIA, CHICK)
        assert [one["seat"] for one in beside["people"]] == [0]
        assert all(given[0] == 0 for given in beside["given"].values())

        ben = next(one for one in json.loads(await device.get("/api/notepad"))["players"] if one["name"] == "Ben")
        (ghost,) = (await ask(device, "ghost/made", player=ben["id"]))["ghosts"]
        with_ghost = PlannedSeat("bot", bot=ghost["bot"])
        ghostly = (await fair(device, with_ghost, MIA))["given"]
        assert any(given[0] > 0 for given in ghostly.values()), "a ghost plays as its person does"
        assert all(given[1] == 0 for given in ghostly.values())

        for one in (await fair(stranger, BEN, MIA))["people"]:
            assert (one["games"], one["missing"]) == (0, FEWEST)
        with pytest.raises(Exception, match="no ghost"):
            await fair(stranger, with_ghost, OTTER)

        await device.post("/api/notepad/players", {"action": "remove", "player": ben["id"]})
        assert (await fair(device, BEN, MIA))["people"][0] == {"seat": 0, "games": 0, "missing": FEWEST}


async def test_nothing_is_proposed_where_nobody_wins_or_memory_does_not_decide(tmp_path: Path) -> None:
    async with served(tmp_path) as address, Device(address) as device:
        with pytest.raises(Exception, match="nobody wins against another"):
            await fair(device, MIA, BEN, mode="cooperative")
        for name, box in BOXES.items():
            if box.answer_reader is None:
                seats = [OTTER] * max(2, box.game.counts[0])
                with pytest.raises(Exception, match="says nothing about"):
                    await fair(device, *seats, game=name)
        with pytest.raises(Exception, match="unknown bot"):
            await fair(device, MIA, PlannedSeat("bot", bot="nobody"))
        with pytest.raises(Exception, match="wrong option"):
            await fair(device, MIA, BEN, level="none")
