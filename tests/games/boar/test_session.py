"""Whole games of Boar in the terminal: nobody ever sees the own hand."""

from __future__ import annotations

from pathlib import Path

from gander.games.boar.game import GAME
from gander.text.agree import Wishes
from tests.text.scripted import holder_of, played_to_the_end, screens_around, sit_down

ROOKIE = {"level": "rookie"}
ALONE = Wishes(game="boar", seats="Mia", options=ROOKIE)
OF_THREE = Wishes(game="boar", seats="Mia, Ben, Ida", youngest="Ben", options={**ROOKIE, "naming": False})


def test_places_and_winner_are_told(tmp_path: Path) -> None:
    sitting, end = played_to_the_end(OF_THREE, tmp_path / "game.json")
    outcome = GAME.outcome(end)
    assert outcome is not None
    for seat, name in enumerate(("Mia", "Ben", "Ida")):
        points = "1 point" if outcome.scores[seat] == 1 else f"{outcome.scores[seat]} points"
        assert f"Place {outcome.places[seat]}: {name}, {points}." in sitting.screen.visible
    winners = [("Mia", "Ben", "Ida")[seat] for seat in outcome.winners]
    verb = " wins with " if len(winners) == 1 else " share the win with "
    assert any(" and ".join(winners) + verb in line for line in sitting.screen.visible.splitlines())


def test_card_that_was_drawn_is_gone() -> None:
    before, after = screens_around("Top of the deck", sit_down(ALONE, "", "d"))
    assert "You have no cards in hand." in before
    assert "You draw the top card. It is your newest card now." in after
    assert "You hold 1 card" in after
    drawn = before.partition("Top of the deck: ")[2].partition(".")[0]
    top = after.partition("Top of the deck: ")[2].partition(".")[0]
    assert after.count(drawn) == (drawn == top)


def test_own_hand_is_never_shown_in_a_game_that_goes_round() -> None:
    names = ("Mia", "Ben", "Ida")
    screens = sit_down(OF_THREE).screen.screens
    asked = [(names[seat], screen) for screen in screens[:-1] if (seat := holder_of(screen, names)) is not None]
    assert len(asked) > 30
    assert [screen for name, screen in asked if f"{name} holds" in screen or f"{name} draws" in screen] == []
    assert any("holds, oldest first" in screen for _, screen in asked)


def test_screen_is_covered_between_two_people() -> None:
    """Before anybody else is asked there is a screen with nothing on it but the cover."""
    names = ("Mia", "Ben", "Ida")
    screens = sit_down(OF_THREE).screen.screens[:-1]
    holders = [holder_of(screen, names) for screen in screens]
    handed_over = 0
    for i, holder in enumerate(holders):
        before = [seat for seat in holders[:i] if seat is not None]
        if holder is not None and before and before[-1] != holder:
            cover = f"Hand over to {names[holder]}. Press Enter when only {names[holder]} looks.\n> \n"
            assert screens[i - 1] == cover
            handed_over += 1
    assert handed_over > 20
