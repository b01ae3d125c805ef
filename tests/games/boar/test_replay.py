"""Looking back at a game of Boar: hands are seen from behind or from the front."""

from __future__ import annotations

from pathlib import Path

from gander.contract.game import CHANCE
from gander.games.boar.game import GAME
from gander.games.boar.pieces import ANIMALS, Draw, Options, Play, Shuffle
from gander.record import decode
from gander.text.agree import Wishes
from tests.text.scripted import record_of, shown, sit_down

DECK = ANIMALS[:6] * 6  # the last card, an owl, is on top; below it a duck and a deer

TWO_DRAWS = record_of(GAME, Options(players=2), (CHANCE, Shuffle(DECK)), (0, Draw()), (1, Draw()), (0, Play(0)))


def test_public_sees_no_hand() -> None:
    drawn = shown(TWO_DRAWS, "", "")[2]
    assert "Player 2 draws the top card.\n" in drawn
    assert "Player 1 holds 1 card." in drawn
    assert "owl" not in drawn


def test_seat_sees_the_hands_of_the_others() -> None:
    drawn = shown(TWO_DRAWS, "", "", seat=0)[2]
    assert "Player 2 draws the top card: duck." in drawn
    assert "Player 2 holds, oldest first: duck." in drawn
    assert "You hold 1 card" in drawn
    assert "owl" not in drawn


def test_nothing_is_hidden_in_a_finished_game(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    sit_down(Wishes("boar", "Mia, Ben", youngest="Mia", options={"level": "rookie", "naming": False}), save=file)
    record = decode(file.read_bytes())
    screens = shown(record, *[""] * len(record.moves), sees_all=True)
    deck = record.moves[0].move.deck
    assert f"draws the top card: {deck[-1]}." in screens[1]
    assert f"Player 1 holds, oldest first: {deck[-1]}." in screens[1]
    assert "Place 1: " in screens[-1]
