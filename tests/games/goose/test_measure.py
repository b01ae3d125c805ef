"""The answers in a game of Goose, against a game written down by hand."""

from __future__ import annotations

from typing import Any

import pytest

from gander.contract.game import CHANCE
from gander.contract.played_game import Stint
from gander.games.goose.game import GAME
from gander.games.goose.pieces import (
    OVERVIEW,
    SUSPECTS,
    Accept,
    Answer,
    Answered,
    Dice,
    Propose,
    Ready,
    Roll,
    Shuffle,
    Slip,
)
from gander.measures.answers import answers_of
from gander.measures.playback import loveliest
from gander.measures.reference import played_games, sometimes
from tests.games.goose.positions import suspect
from tests.notepad.kit import BEN, MIA, some_game, written

LINEUP = [suspect(name) for name in ("yellow bow tie", "red bow tie", "purple scarf")]
NEXT = suspect("blue scarf")
LATER = [card for card in SUSPECTS if card not in (*LINEUP, NEXT)]
DECK = (*LATER, NEXT, *reversed(LINEUP))
"""The last card is dealt first."""

OPENING = [(CHANCE, Shuffle(DECK), 0.0), (0, Ready(), 30.0)]


def test_an_answer_knows_what_was_shown_when_and_for_how_long() -> None:
    played = written(
        "goose",
        [*OPENING, (0, Roll(), 40.0), (CHANCE, Dice(2, "colour"), 40.0), (0, Answer("green"), 47.5)],
        level="rookie",
    )
    (answer,) = answers_of(played)
    assert (answer.truth, answer.answer, answer.right) == (("red",), "green", False)
    assert (answer.feature, answer.place, answer.position, answer.load) == ("colour", 1, "middle", 3)
    assert (answer.events, answer.replacements, answer.occupant, answer.before) == (0, 0, 0, None)
    assert (answer.shown_for, answer.age, answer.response) == (30.0, 10.0, 7.5)
    assert answer.options == OVERVIEW["colour"]
    # yellow lies on the left and purple on the right; blue and green were never shown
    assert answer.outcomes == ("neighbour", "right", "neighbour", "never", "never")
    assert answer.error == "never"
    assert answer.guess == pytest.approx(1 / 5)
    # Of the 25 cards the two others are known: 23 may lie here, 5 each of them red, blue and green.
    assert answer.reasoned == pytest.approx(5 / 23)


def test_a_new_card_is_one_event_and_leaves_the_one_before_in_mind() -> None:
    played = written(
        "goose",
        [
            *OPENING,
            (0, Roll(), 40.0),
            (CHANCE, Dice(2, "colour"), 40.0),
            (0, Answer("red"), 45.0),
            (0, Ready(), 55.0),  # the blue scarf lies at place 1
            (0, Roll(), 60.0),
            (CHANCE, Dice(5, "colour"), 60.0),  # 5 is place 1 again with three suspects
            (0, Answer("red"), 63.0),
            (0, Ready(), 70.0),
            (0, Roll(), 71.0),
            (CHANCE, Dice(3, "clothing"), 71.0),
            (0, Answer("scarf"), 72.0),
        ],
        level="rookie",
    )
    first, second, third = answers_of(played)
    assert first.right
    assert (second.truth, second.before, second.error, second.occupant) == (("blue",), "red", "before", 1)
    assert (second.events, second.shown_for, second.age) == (0, 10.0, 5.0)
    # Since the deal: two questions and two new cards.
    assert (third.events, third.replacements, third.right, third.position) == (4, 2, True, "last")


def test_answers_in_turn_know_what_was_called_wrong() -> None:
    played = written(
        "goose",
        [
            (CHANCE, Shuffle(DECK), 0.0),
            (0, Ready(), 1.0),
            (1, Ready(), 30.0),
            (0, Roll(), 40.0),
            (CHANCE, Dice(1, "animal"), 40.0),
            (0, Answer("dog"), 42.0),
            (1, Answer("dog"), 45.0),
        ],
        [[Stint(0, MIA)], [Stint(0, BEN)]],
        players=2,
        level="rookie",
    )
    own, in_turn = answers_of(played)
    assert (own.kind, own.seat) == ("answer", 0)
    assert (in_turn.kind, in_turn.seat) == ("in_turn", 1)
    assert (own.guess, in_turn.guess) == pytest.approx((1 / 5, 1 / 4))
    assert (in_turn.error, in_turn.response) == ("called", 3.0)


def test_a_group_answers_once_and_everybodys_proposal_is_kept() -> None:
    played = written(
        "goose",
        [
            (CHANCE, Shuffle(DECK), 0.0),
            (0, Ready(), 1.0),
            (1, Ready(), 30.0),
            (0, Roll(), 40.0),
            (CHANCE, Dice(1, "colour"), 40.0),
            (0, Propose("red"), 42.0),
            (1, Propose("yellow"), 45.0),
            (0, Accept(), 50.0),
        ],
        players=2,
        mode="cooperative",
        level="rookie",
    )
    answers = answers_of(played)
    assert [(a.kind, a.seat, a.answer, a.right, a.counted) for a in answers] == [
        ("proposal", 0, "red", False, False),
        ("proposal", 1, "yellow", True, False),
        ("group", None, "yellow", True, True),
    ]


def test_who_came_later_is_not_blamed_for_what_they_never_saw() -> None:
    moves = [
        (CHANCE, Shuffle(DECK), 0.0),
        (0, Ready(), 1.0),
        (1, Ready(), 30.0),
        (0, Roll(), 40.0),
        (CHANCE, Dice(1, "colour"), 40.0),
        (0, Answer("yellow"), 42.0),
    ]
    came_late = written("goose", moves, [[Stint(0, bot="otter"), Stint(4, MIA)], [Stint(0, BEN)]], players=2)
    was_there = written("goose", moves, [[Stint(0, bot="otter"), Stint(2, MIA)], [Stint(0, BEN)]], players=2)
    assert [(a.seen, a.counted) for a in answers_of(came_late)] == [(False, False)]
    assert [(a.seen, a.counted) for a in answers_of(was_there)] == [(True, True)]


def test_a_slip_is_no_answer() -> None:
    played = written(
        "goose",
        [
            (CHANCE, Shuffle(DECK), 0.0),
            (0, Ready(), 1.0),
            (1, Ready(), 30.0),
            (0, Roll(), 40.0),
            (CHANCE, Dice(1, "animal"), 40.0),
            (0, Answer("dog"), 42.0),
            (0, Slip(), 44.0),
        ],
        players=2,
        level="rookie",
    )
    assert len(answers_of(played)) == 1


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("options", [{"players": 1}, {"players": 3}, {"players": 2, "mode": "cooperative"}], ids=str)
def test_answers_agree_with_the_log_they_came_from(seed: int, options: dict[str, Any]) -> None:
    """The rules say of every answer whether it was right; so do the derived answers, one for one."""
    played = some_game("goose", seed, level="advanced", **options)
    state, told, cards = GAME.setup(played.options), [], 0
    for moved in played.moves:
        step = GAME.apply(state, moved.actor, moved.move)
        told += [(event.value, event.right) for event in step.events if isinstance(event, Answered)]
        state = step.after
    derived = [answer for answer in answers_of(played) if answer.kind != "proposal"]
    assert [(answer.answer, answer.right) for answer in derived] == told
    for answer in derived:
        assert (answer.options[answer.outcomes.index("right")],) == answer.truth
        assert (answer.error is None) == answer.right
        assert 0 < answer.guess <= answer.reasoned <= 1
        assert answer.events is not None
        assert answer.replacements is not None
        assert answer.events == 2 * answer.replacements or state.deck == () or options["players"] != 1
        cards += answer.right
    scores = played.outcome.scores
    if options["players"] == 3:
        assert cards == sum(scores)
    else:
        assert cards - (len(derived) - cards) == scores[0]


def test_a_miss_is_played_back_from_its_last_sight() -> None:
    """The suspect of whom was asked shows what was asked (G5)."""
    found = [
        playback
        for played in played_games("goose", sometimes("goose", 0.5), 3, players=3)
        for playback in loveliest(played)
    ]
    assert len(found) > 2
    for playback in found:
        shown = playback.moments[0].observation.lineup[playback.answer.place].suspect
        assert getattr(shown, playback.answer.feature) in playback.answer.truth
