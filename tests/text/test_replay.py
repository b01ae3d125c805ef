"""Looking back at a game: as everybody, as one player, or with nothing hidden."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from gander.contract.game import CHANCE, WrongOption
from gander.games.boar import game as boar
from gander.games.boar.pieces import ANIMALS, Draw, Play, Shuffle
from gander.games.boar.pieces import Options as BoarOptions
from gander.games.goose import game as goose
from gander.games.goose.pieces import SUSPECTS, Answer, Dice, Ready, Roll
from gander.games.goose.pieces import Options as GooseOptions
from gander.games.goose.pieces import Shuffle as ShuffleSuspects
from gander.record import BrokenRecord, Record, RecordedMove, decode, encode, new_record
from gander.speech.voice import Voice
from gander.text.agree import Wishes
from gander.text.catalogue import catalogue
from gander.text.replay import Replay
from gander.text.terminal import Terminal
from tests.text.scripted import Screen, sit_down

DECK = ANIMALS[:6] * 6  # the last card, an owl, is on top; below it a duck and a deer


def record_of(game: Any, options: Any, *moves: tuple[int, Any]) -> Record[Any, Any]:
    return replace(new_record(game, options), moves=tuple(RecordedMove(actor, move) for actor, move in moves))


TWO_DRAWS = record_of(
    boar.GAME, BoarOptions(players=2), (CHANCE, Shuffle(DECK)), (0, Draw()), (1, Draw()), (0, Play(0))
)
WRONG_ANSWER = record_of(
    goose.GAME,
    GooseOptions(players=2),
    (CHANCE, ShuffleSuspects(SUSPECTS)),
    (0, Ready()),
    (1, Ready()),
    (0, Roll()),
    (CHANCE, Dice(1, "animal")),
    (0, Answer("rat")),
)


def shown(record: Record[Any, Any], *typed: str, seat: int | None = None, sees_all: bool = False) -> list[str]:
    """The screens one sees with these answers, after which there are no more."""
    screen = Screen()
    answers = io.StringIO("".join(f"{line}\n" for line in typed))
    names = tuple(f"Player {number + 1}" for number in range(record.options.players))
    voice = Voice(catalogue("en"), names, seat)
    assert Replay(record, Terminal(answers, screen, can_clear=True), voice, sees_all=sees_all).run() == 0
    return screen.screens


def steps_shown(screens: list[str]) -> list[str]:
    return [screen.split(" ")[1] for screen in screens]


def test_enter_goes_on_and_b_goes_back() -> None:
    assert steps_shown(shown(TWO_DRAWS, "", "", "b", "b", "b", "next")) == ["1", "2", "3", "2", "1", "1", "2"]


def test_goes_on_to_the_end_and_leaves() -> None:
    screens = shown(TWO_DRAWS, *[""] * 4)
    assert steps_shown(screens) == ["1", "2", "3", "4"]
    assert screens[-1].endswith("That was the replay.\n")


def test_leaves_at_once() -> None:
    assert steps_shown(shown(TWO_DRAWS, "q")) == ["1"]


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


def test_only_the_one_who_looked_sees_the_card() -> None:
    held = "green, striped shirt, goose"  # the last suspect of the deck is dealt first
    assert held in shown(WRONG_ANSWER, *[""] * 4, seat=0)[-1]
    assert held not in shown(WRONG_ANSWER, *[""] * 4, seat=1)[-1]
    assert held not in shown(WRONG_ANSWER, *[""] * 4)[-1]


def test_nothing_is_hidden_in_a_finished_game(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    sit_down(Wishes("boar", "Mia, Ben", youngest="Mia", options={"level": "rookie", "naming": False}), save=file)
    record = decode(file.read_bytes())
    screens = shown(record, *[""] * len(record.moves), sees_all=True)
    deck = record.moves[0].move.deck
    assert f"draws the top card: {deck[-1]}." in screens[1]
    assert f"Player 1 holds, oldest first: {deck[-1]}." in screens[1]
    assert "Place 1: " in screens[-1]


def test_running_game_is_not_laid_open() -> None:
    with pytest.raises(WrongOption, match="not finished"):
        shown(TWO_DRAWS, sees_all=True)


def test_record_that_breaks_a_rule_names_the_move() -> None:
    broken = replace(TWO_DRAWS, moves=(*TWO_DRAWS.moves[:2], RecordedMove(1, Play(0))))
    with pytest.raises(BrokenRecord, match="move 3 of 3: illegal move"):
        shown(decode(encode(broken)))


def test_record_with_impossible_options_is_broken() -> None:
    broken = replace(TWO_DRAWS, options=BoarOptions(players=9))
    with pytest.raises(BrokenRecord, match="players=9"):
        shown(broken)


def test_record_without_a_move_is_broken() -> None:
    with pytest.raises(BrokenRecord, match="no move"):
        shown(replace(TWO_DRAWS, moves=()))
