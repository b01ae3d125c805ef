"""Whole games of Goose in the terminal, and what is left on the screen."""

from __future__ import annotations

from pathlib import Path

from gander.record import decode
from gander.text.agree import Wishes
from tests.text.scripted import screens_around, sit_down

ROOKIE = {"level": "rookie"}
ALONE = Wishes(game="goose", seats="Mia", options=ROOKIE)
OF_THREE = Wishes(game="goose", seats="Mia, Ben, bot", mode="versus", youngest="Mia", options=ROOKIE)


def test_line_up_is_gone_when_it_is_turned_down() -> None:
    before, after = screens_around("Mia, take a good look", sit_down(ALONE))
    suspects = [line.partition("): ")[2] for line in before.splitlines() if line.startswith("Suspect ")]
    assert len(suspects) == 3
    assert "All cards are face down now." in after
    assert not any(suspect in after for suspect in suspects)


def test_card_that_one_looks_at_alone_is_covered_for_the_others() -> None:
    looked_at = 0
    for seed in range(1, 6):
        screens = sit_down(OF_THREE, seed=seed).screen.screens
        for i, screen in enumerate(screens):
            card = screen.partition("You look at the card alone: ")[2].partition(". Keep")[0]
            if not card:
                continue
            looked_at += 1
            after = "\n".join(screens[i + 1 :])
            told = after.find("A new suspect comes")  # from here on the card may have been shown
            assert card not in after[: max(told, 0)].partition("The card is shown")[0]
    assert looked_at > 10


def test_everybody_is_told_what_the_one_before_did() -> None:
    """After a wrong answer the next player hears it, in a screen of their own."""
    screens = sit_down(OF_THREE, seed=2).screen.screens
    at = next(i for i, screen in enumerate(screens) if "Hand over to Ben" in screen)
    assert "Mia says: " in screens[at + 1]
    assert "Mia looks at the card alone." in screens[at + 1]


def test_refused_answers_are_explained() -> None:
    screen = sit_down(ALONE, "", "red", "", "", "", "pink elephant", "quit", "").screen.getvalue()
    assert "Only the Enter key is needed here." in screen
    assert "Please type something. You can say: " in screen
    assert "I do not know “pink elephant” here. You can say: " in screen


def test_question_mark_shows_the_rules_that_matter_now() -> None:
    screen = sit_down(ALONE, "", "?", "? all", "quit", "").screen.getvalue()
    now, all_rules = screen.partition("All rules of this game:")[::2]
    assert "G6: All look at the suspects" in now
    assert "G18: " not in now
    assert all(f"\nG{number}: " in all_rules for number in range(1, 20))
    assert "\nA1: " in all_rules
    assert "\nB1: " not in all_rules


def test_G13_anybody_at_the_screen_may_say_that_a_card_was_seen() -> None:
    """The left neighbour of whoever holds the card gets it."""
    sitting = sit_down(OF_THREE, reaction=("If somebody saw the card of Mia, type seen.", "seen"))
    assert "Mia let somebody see the card. Ben gets it: 1 point." in sitting.screen.getvalue()
    assert sitting.code == 0


def test_game_can_be_saved_on_leaving(tmp_path: Path) -> None:
    file = tmp_path / "half.json"
    sit_down(ALONE, "", "", "quit", str(file))
    record = decode(file.read_bytes())
    assert [type(moved.move).__name__ for moved in record.moves] == ["Shuffle", "Ready"]
