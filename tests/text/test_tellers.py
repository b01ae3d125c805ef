"""Every game in words: over whole games of every agreement, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from gander.contract.game import CLOCK
from gander.games import BOXES, GAMES
from gander.luck import QuickLuck
from gander.speech.languages import LANGUAGES, Language
from gander.speech.voice import Voice
from gander.text.catalogue import catalogue
from gander.text.rules import rules_in_words
from tests.kit import AGREEMENTS, Agreed, every_agreement, random_game

NAMES = ("Mia", "Ben", "Ida", "Oma", "Tom")


def voice_for(agreed: Agreed, language: Language, you: int | None = None) -> Voice:
    return Voice(catalogue(language), NAMES[: agreed.options.players], you)


def test_every_game_has_a_teller() -> None:
    assert BOXES.keys() == GAMES.keys()


@pytest.mark.parametrize("language", LANGUAGES)
@every_agreement
def test_everything_that_happens_has_words(agreed: Agreed, language: Language) -> None:
    teller = BOXES[agreed.game.name].teller
    for made in random_game(agreed, 1):
        for viewer in agreed.viewers:
            voice = voice_for(agreed, language, viewer)
            lines = [teller.event(voice, event) for event in made.step.told(viewer)]
            lines += teller.situation(voice, agreed.game.observe(made.step.after, viewer))
            assert all(line.strip() and "None" not in line and "{" not in line for line in lines), lines


@pytest.mark.parametrize("language", LANGUAGES)
@every_agreement
def test_every_move_can_be_said_in_every_way_that_stands_for_it(agreed: Agreed, language: Language) -> None:
    """Each choice is understood by each of its names, and every legal move is among the choices once."""
    game, teller = agreed.game, BOXES[agreed.game.name].teller
    for made in random_game(agreed, 2)[::9]:
        state = made.step.after
        for seat in game.awaited(state):
            if seat < 0:
                continue
            moves = game.legal_moves(state, seat)
            question = teller.question(voice_for(agreed, language, seat), game.observe(state, seat), seat, moves)
            assert [choice.value for choice in question.choices] == list(moves)
            for choice in question.choices:
                assert {repr(question.understand(said)) for said in choice.says} == {repr(choice.value)}


@every_agreement
def test_rules_that_matter_now_have_words(agreed: Agreed) -> None:
    words, teller = catalogue("en"), BOXES[agreed.game.name].teller
    for made in random_game(agreed, 1):
        numbers = teller.rules_now(agreed.game.observe(made.step.after, None))
        lines = rules_in_words(words, agreed.game.name, numbers)[1:]
        assert numbers
        assert [line.partition(":")[0] for line in lines] == list(numbers)


@every_agreement
def test_words_carry_no_secret(agreed: Agreed) -> None:
    """In any world that a seat cannot tell from this one it reads the same lines."""
    game, luck = agreed.game, QuickLuck(4)
    for made in random_game(agreed, 3)[::11]:
        state = made.step.after
        for viewer in agreed.viewers:
            other = game.rearrange(state, viewer, luck)
            assert lines_for(agreed, viewer, state) == lines_for(agreed, viewer, other)


def lines_for(agreed: Agreed, viewer: int | None, state: Any) -> list[str]:
    """The situation of a viewer, and the question if there is one."""
    game, teller = agreed.game, BOXES[agreed.game.name].teller
    voice, seen = voice_for(agreed, "en", viewer), game.observe(state, viewer)
    lines = teller.situation(voice, seen)
    if viewer is not None and viewer in game.awaited(state):
        lines += teller.question(voice, seen, viewer, game.legal_moves(state, viewer)).lines
    return lines


@every_agreement
def test_result_names_every_score(agreed: Agreed) -> None:
    end = random_game(agreed, 1)[-1].step.after
    outcome = agreed.game.outcome(end)
    assert outcome is not None
    lines = BOXES[agreed.game.name].teller.result(voice_for(agreed, "en"), agreed.game.observe(end, None), outcome)
    said = [str(agreed.game.said_score(agreed.options.mode, score)) for score in outcome.scores]
    assert all(any(score in line for line in lines) for score in said)
    assert all(NAMES[seat] in lines[0] for seat in outcome.winners)


def test_clock_is_never_asked() -> None:
    assert all(
        CLOCK not in agreed.game.awaited(made.step.after) for agreed in AGREEMENTS for made in random_game(agreed, 1)
    )
