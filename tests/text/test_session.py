"""Whole games in the terminal, and what is left on the screen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gander.bots import UniformBot
from gander.contract.game import Event
from gander.games import game as game_of
from gander.games.boar.pieces import Options as BoarOptions
from gander.luck import QuickLuck
from gander.record import decode
from gander.record import replay as steps_of
from gander.speech.catalogue import Language
from gander.speech.voice import Voice
from gander.text.agree import Wishes
from gander.text.asker import Asker
from gander.text.catalogue import catalogue
from gander.text.session import Session
from gander.text.terminal import BLANK_LINES, CLEAR, INTERRUPTED, Terminal
from tests.text.scripted import Person, Screen, Sitting, holder_of, sit_down

ROOKIE, EXPERT = {"level": "rookie"}, {"level": "expert"}
SOLO_GOOSE = Wishes(game="goose", seats="Mia", options=ROOKIE)
SOLO_BOAR = Wishes(game="boar", seats="Mia", options=ROOKIE)
GOOSE = Wishes(game="goose", seats="Mia, Ben, bot", mode="versus", youngest="Mia", options=ROOKIE)
GOOSE_TOGETHER = Wishes(game="goose", seats="Mia, Ben, bot", mode="cooperative", youngest="Ben", options=EXPERT)
BOAR = Wishes(game="boar", seats="Mia, Ben, Ida", youngest="Ben", options={**ROOKIE, "naming": False})
BOAR_BY_NAME = Wishes(game="boar", seats="Mia, bot, Ben", youngest="Mia", options={**EXPERT, "naming": True})
BRAINS = Wishes(game="brains", seats="Mia, Ben, bot", youngest="Ben", options={"colours": ("red", "blue", "black")})
BRAINS_ALONE = Wishes(
    game="brains", seats="Mia, bot, bot, bot", options={"colours": ("red", "yellow", "blue", "green")}
)
ALL = [SOLO_GOOSE, SOLO_BOAR, GOOSE, GOOSE_TOGETHER, BOAR, BOAR_BY_NAME, BRAINS, BRAINS_ALONE]


def name_of(value: Any) -> str:
    return f"{value.game} {value.seats}" if isinstance(value, Wishes) else str(value)


def played_to_the_end(wishes: Wishes, file: Path, **settings: Any) -> tuple[Sitting, Any]:
    """A whole game, and its last state by the record that was saved."""
    sitting = sit_down(wishes, save=file, **settings)
    return sitting, list(steps_of(decode(file.read_bytes())))[-1].after


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("wishes", ALL, ids=name_of)
def test_game_is_played_to_its_end_and_saved(wishes: Wishes, language: Language, tmp_path: Path) -> None:
    sitting, end = played_to_the_end(wishes, tmp_path / "game.json", language=language)
    assert wishes.game is not None
    outcome = game_of(wishes.game).outcome(end)
    assert sitting.code == 0
    assert outcome is not None
    assert all(str(score) in sitting.screen.visible for score in outcome.scores)
    assert {"en": "Thank you", "de": "Danke"}[language] in sitting.screen.visible


def test_places_and_winner_are_told(tmp_path: Path) -> None:
    sitting, end = played_to_the_end(BOAR, tmp_path / "game.json")
    outcome = game_of("boar").outcome(end)
    assert outcome is not None
    for seat, name in enumerate(("Mia", "Ben", "Ida")):
        points = "1 point" if outcome.scores[seat] == 1 else f"{outcome.scores[seat]} points"
        assert f"Place {outcome.places[seat]}: {name}, {points}." in sitting.screen.visible
    winners = [("Mia", "Ben", "Ida")[seat] for seat in outcome.winners]
    verb = " wins with " if len(winners) == 1 else " share the win with "
    assert any(" and ".join(winners) + verb in line for line in sitting.screen.visible.splitlines())


# What stays on the screen --------------------------------------------------------------------------------------------


def test_line_up_is_gone_when_it_is_turned_down() -> None:
    before, after = screens_around("Mia, look well", sit_down(SOLO_GOOSE))
    suspects = [line.partition("): ")[2] for line in before.splitlines() if line.startswith("Suspect ")]
    assert len(suspects) == 3
    assert "All cards are face down now." in after
    assert not any(suspect in after for suspect in suspects)


def screens_around(words: str, sitting: Sitting) -> tuple[str, str]:
    """The first screen with these words, and the one after it."""
    screens = sitting.screen.screens
    at = next(i for i, screen in enumerate(screens) if words in screen)
    return screens[at], screens[at + 1]


def test_card_that_was_drawn_is_gone() -> None:
    before, after = screens_around("Top of the deck", sit_down(SOLO_BOAR, "", "d"))
    assert "You have no cards in hand." in before
    assert "You draw the top card. It is your newest card now." in after
    assert "You hold 1 card" in after
    drawn = before.partition("Top of the deck: ")[2].partition(".")[0]
    top = after.partition("Top of the deck: ")[2].partition(".")[0]
    assert after.count(drawn) == (drawn == top)


def test_own_hand_is_never_shown_in_a_game_that_goes_round() -> None:
    names = ("Mia", "Ben", "Ida")
    screens = sit_down(BOAR).screen.screens
    asked = [(names[seat], screen) for screen in screens[:-1] if (seat := holder_of(screen, names)) is not None]
    assert len(asked) > 30
    assert [screen for name, screen in asked if f"{name} holds" in screen or f"{name} draws" in screen] == []
    assert any("holds, oldest first" in screen for _, screen in asked)


def test_screen_is_covered_between_two_people() -> None:
    """Before anybody else is asked there is a screen with nothing on it but the cover."""
    names = ("Mia", "Ben", "Ida")
    screens = sit_down(BOAR).screen.screens[:-1]
    holders = [holder_of(screen, names) for screen in screens]
    handed_over = 0
    for i, holder in enumerate(holders):
        before = [seat for seat in holders[:i] if seat is not None]
        if holder is not None and before and before[-1] != holder:
            cover = f"Hand over to {names[holder]}. Press Enter when only {names[holder]} looks.\n> \n"
            assert screens[i - 1] == cover
            handed_over += 1
    assert handed_over > 20


def test_card_that_one_looks_at_alone_is_covered_for_the_others() -> None:
    looked_at = 0
    for seed in range(1, 6):
        screens = sit_down(GOOSE, seed=seed).screen.screens
        for i, screen in enumerate(screens):
            card = screen.partition("You look at the card alone: ")[2].partition(". Keep")[0]
            if not card:
                continue
            looked_at += 1
            after = "\n".join(screens[i + 1 :])
            told = after.find("A new suspect comes")  # from here on the card may have been shown
            assert card not in after[: max(told, 0)].partition("The card is shown")[0]
    assert looked_at > 10


def test_where_nothing_is_secret_nothing_is_covered() -> None:
    assert not any("Hand over" in screen for screen in sit_down(BRAINS).screen.screens)


def test_everybody_is_told_what_the_one_before_did() -> None:
    """After a wrong answer the next player hears it, in a screen of their own."""
    screens = sit_down(GOOSE, seed=2).screen.screens
    at = next(i for i, screen in enumerate(screens) if "Hand over to Ben" in screen)
    assert "Mia says: " in screens[at + 1]
    assert "Mia looks at the card alone." in screens[at + 1]


def test_without_a_real_terminal_blank_lines_push_the_old_away() -> None:
    text = sit_down(SOLO_GOOSE, dumb=True).screen.getvalue()
    assert CLEAR not in text
    assert "\n" * BLANK_LINES in text


def test_bots_are_told_what_their_seat_may_know() -> None:
    told: list[Any] = []

    class Watcher(UniformBot):
        def see(self, observation: object, events: tuple[Event, ...]) -> None:
            told.append((observation, events))

    game, screen = game_of("boar"), Screen()
    person = Person(screen, (), "en", 1, None)
    asker = Asker(Terminal(person, screen, can_clear=True), Voice(catalogue("en"), ("Mia", "Bot")))
    session = Session(game, BoarOptions(players=2), {1: Watcher(QuickLuck(2))}, QuickLuck(3), asker)
    session.play()
    assert told == [(game.observe(step.after, 1), step.told(1)) for step in steps_of(session.record)]


# Answers and commands ------------------------------------------------------------------------------------------------


def test_refused_answers_are_explained() -> None:
    screen = sit_down(SOLO_GOOSE, "", "red", "", "", "", "pink elephant", "quit", "").screen.getvalue()
    assert "Only the Enter key is needed here." in screen
    assert "Please type something. You can say: " in screen
    assert "I do not know «pink elephant» here. You can say: " in screen


def test_question_mark_shows_the_rules_that_matter_now() -> None:
    screen = sit_down(SOLO_GOOSE, "", "?", "? all", "quit", "").screen.getvalue()
    now, all_rules = screen.partition("All rules of this game:")[::2]
    assert "G6: All look at the suspects" in now
    assert "G18: " not in now
    assert all(f"\nG{number}: " in all_rules for number in range(1, 20))
    assert "\nA1: " in all_rules
    assert "\nB1: " not in all_rules


def test_G13_anybody_at_the_screen_may_say_that_a_card_was_seen() -> None:
    """The left neighbour of whoever holds the card gets it."""
    sitting = sit_down(GOOSE, reaction=("If somebody saw the card of Mia, type seen.", "seen"))
    assert "Mia let somebody see the card. Ben gets it: 1 point." in sitting.screen.getvalue()
    assert sitting.code == 0


@pytest.mark.parametrize("way_out", ["quit", "q", "QUIT", "<eof>"])
def test_leaving_is_clean_and_offers_to_save(way_out: str) -> None:
    sitting = sit_down(SOLO_GOOSE, "", way_out, "")
    assert sitting.code == 0
    assert "Shall I save the game so far?" in sitting.screen.getvalue()
    assert sitting.screen.visible.endswith("Goodbye. See you soon.\n")


def test_interrupt_leaves_with_its_own_code() -> None:
    sitting = sit_down(SOLO_GOOSE, "", "<interrupt>", "<interrupt>")
    assert sitting.code == INTERRUPTED
    assert sitting.screen.visible.endswith("Goodbye. See you soon.\n")


def test_leaving_before_the_first_card_offers_nothing_to_save() -> None:
    sitting = sit_down(Wishes(), "quit")
    assert "save" not in sitting.screen.getvalue()
    assert sitting.screen.visible.endswith("Goodbye. See you soon.\n")


def test_game_can_be_saved_on_leaving(tmp_path: Path) -> None:
    file = tmp_path / "half.json"
    sit_down(SOLO_GOOSE, "", "", "quit", str(file))
    record = decode(file.read_bytes())
    assert [type(moved.move).__name__ for moved in record.moves] == ["Shuffle", "Ready"]


def test_file_that_cannot_be_written_is_explained(tmp_path: Path) -> None:
    sitting = sit_down(SOLO_GOOSE, "", "quit", str(tmp_path / "no" / "such" / "folder.json"))
    assert "could not be saved" in sitting.screen.visible
    assert sitting.code == 0


def test_same_seed_same_game() -> None:
    assert sit_down(BOAR, seed=7).screen.getvalue() == sit_down(BOAR, seed=7).screen.getvalue()
    assert sit_down(BOAR, seed=7).screen.getvalue() != sit_down(BOAR, seed=8).screen.getvalue()
