"""Whole games in the terminal, and what is left on the screen."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from gander.bots import UniformBot
from gander.contract.game import Event
from gander.luck import QuickLuck
from gander.record import replay as steps_of
from gander.speech.languages import LANGUAGES, Language
from gander.speech.voice import Voice
from gander.text.agree import Wishes
from gander.text.asker import Asker
from gander.text.catalogue import catalogue
from gander.text.session import Session
from gander.text.terminal import BLANK_LINES, CLEAR, INTERRUPTED, Terminal
from tests.kinds import ALONE, OPEN_TO_ALL, TURN_BY_TURN
from tests.kit import A_FEW, Agreed
from tests.text.scripted import Person, Screen, played_to_the_end, sit_down, wishes_for

SEATS = {1: "Mia", 2: "Mia, bot", 3: "Mia, Ben, bot", 4: "Mia, bot, Ben, bot"}
ONE_PERSON = wishes_for(*ALONE, seats="Mia")
TWO_PEOPLE = wishes_for(*TURN_BY_TURN, seats="Mia, Ben")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("agreed", A_FEW, ids=str)
def test_game_is_played_to_its_end_and_saved(agreed: Agreed, language: Language, tmp_path: Path) -> None:
    wishes = replace(wishes_for(*agreed, seats=SEATS[len(agreed.seats)]), bot=None)  # which bot plays is asked
    sitting, end = played_to_the_end(wishes, tmp_path / "game.json", language=language)
    outcome = agreed.game.outcome(end)
    assert sitting.code == 0
    assert outcome is not None
    said = [str(agreed.game.said_score(agreed.options.mode, score)) for score in outcome.scores]
    assert all(score in sitting.screen.visible for score in said)
    assert catalogue(language).say("goodbye.thanks") in sitting.screen.visible


# What stays on the screen --------------------------------------------------------------------------------------------


def test_where_nothing_is_secret_nothing_is_covered() -> None:
    assert not any(
        "Hand over" in screen for screen in sit_down(wishes_for(*OPEN_TO_ALL, seats="Mia, Ben, bot")).screen.screens
    )


def test_without_a_real_terminal_blank_lines_push_the_old_away() -> None:
    text = sit_down(ONE_PERSON, dumb=True).screen.getvalue()
    assert CLEAR not in text
    assert "\n" * BLANK_LINES in text


def test_bots_are_told_what_their_seat_may_know() -> None:
    told: list[Any] = []

    class Watcher(UniformBot):
        def see(self, observation: object, events: tuple[Event, ...]) -> None:
            told.append((observation, events))

    game, screen = TURN_BY_TURN.game, Screen()
    person = Person(screen, (), "en", 1, None)
    asker = Asker(Terminal(person, screen, can_clear=True), Voice(catalogue("en"), ("Mia", "Bot")))
    session = Session(game, TURN_BY_TURN.options, {1: Watcher(QuickLuck(2))}, QuickLuck(3), asker)
    session.play()
    assert told == [(game.observe(step.after, 1), step.told(1)) for step in steps_of(session.record)]


# Answers and commands ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way_out", ["quit", "q", "QUIT", "<eof>"])
def test_leaving_is_clean_and_offers_to_save(way_out: str) -> None:
    sitting = sit_down(ONE_PERSON, "", way_out, "")
    assert sitting.code == 0
    assert "Shall I save the game so far?" in sitting.screen.getvalue()
    assert sitting.screen.visible.endswith("Goodbye. See you soon.\n")


def test_interrupt_leaves_with_its_own_code() -> None:
    sitting = sit_down(ONE_PERSON, "", "<interrupt>", "<interrupt>")
    assert sitting.code == INTERRUPTED
    assert sitting.screen.visible.endswith("Goodbye. See you soon.\n")


def test_leaving_before_the_first_card_offers_nothing_to_save() -> None:
    sitting = sit_down(Wishes(), "quit")
    assert "save" not in sitting.screen.getvalue()
    assert sitting.screen.visible.endswith("Goodbye. See you soon.\n")


def test_file_that_cannot_be_written_is_explained(tmp_path: Path) -> None:
    sitting = sit_down(ONE_PERSON, "", "quit", str(tmp_path / "no" / "such" / "folder.json"))
    assert "could not be saved" in sitting.screen.visible
    assert sitting.code == 0


def test_same_seed_same_game() -> None:
    assert sit_down(TWO_PEOPLE, seed=7).screen.getvalue() == sit_down(TWO_PEOPLE, seed=7).screen.getvalue()
    assert sit_down(TWO_PEOPLE, seed=7).screen.getvalue() != sit_down(TWO_PEOPLE, seed=8).screen.getvalue()
