"""How a ghost plays beside what it remembers: with wits of its own, blindly at times, and rashly."""

from __future__ import annotations

import pytest

from gander.bots import make_bot, make_ghost
from gander.games import BOXES, box
from gander.games import game as game_of
from gander.luck import QuickLuck
from gander.memory.fit import fit
from tests.bots.answering import answers_of, played

WITH_MEMORY = [name for name in BOXES if box(name).answer_reader is not None]


@pytest.mark.parametrize("name", sorted(BOXES))
def test_a_ghost_of_an_earlier_version_plays_on_as_it_did(name: str) -> None:
    """Without manners of its own it draws no more luck than a character, so that old tables replay."""
    players = max(2, *(min(some) for some in game_of(name).players.values()))
    ghosts = [make_ghost(name, {}, seat, QuickLuck(seat)) for seat in range(players)]
    otters = [make_bot(name, "otter", seat, QuickLuck(seat)) for seat in range(players)]
    assert played(name, ghosts).record.moves == played(name, otters).record.moves


@pytest.mark.parametrize("name", WITH_MEMORY)
@pytest.mark.parametrize("players", [1, 2])
def test_who_plays_blindly_and_rashly_brings_every_game_to_its_end(name: str, players: int) -> None:
    manners = {"wits": 0.01, "blind": 0.9, "rash": 0.9}
    bots = [make_ghost(name, manners, seat, QuickLuck(seat)) for seat in range(players)]
    assert played(name, bots).outcome.scores


@pytest.mark.parametrize("name", WITH_MEMORY)
def test_how_often_a_ghost_plays_blindly_is_read_in_its_answers(name: str) -> None:
    """Where one always points, least well: a rash guess looks much the same."""
    blind, seldom = fit(answers_of(name, 12, blind=0.4)).traits, fit(answers_of(name, 12, blind=0.001)).traits
    assert blind["blind"].value == pytest.approx(0.4, abs=0.15)
    assert seldom["blind"].value < 0.1
