"""Cards to start with (A9), in every game that has them: they count, everybody sees them, and nothing else changes."""

from __future__ import annotations

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from gander.contract.ending import TurnPoints, by_points
from gander.contract.game import Outcome, WrongOption, options_from, ranked
from gander.contract.head_start import OFFER
from gander.games import GAMES, box
from gander.speech.languages import Language
from gander.speech.result import ranking
from gander.speech.voice import Voice
from gander.text.catalogue import catalogue
from tests.kit import Agreed, agreements, as_json, random_game

WITH_CARDS = [
    agreed for game in GAMES.values() for agreed in agreements(game) if getattr(agreed.options, "ahead", UNSET)
]
every_agreement = pytest.mark.parametrize("agreed", WITH_CARDS, ids=str)
OFFERING = [name for name, game in GAMES.items() if OFFER in game.offers]
every_game = pytest.mark.parametrize("name", OFFERING)


def test_a_game_that_offers_cards_is_tried_with_them() -> None:
    assert {agreed.game.name for agreed in WITH_CARDS} == set(OFFERING)


def without_cards(agreed: Agreed) -> Agreed:
    return Agreed(agreed.game, replace(agreed.options, ahead=UNSET))


@every_game
def test_A9_a_game_without_is_what_it_was_before(name: str) -> None:
    """Nothing about them is written, seen or told, so that old games keep their names and programs their rows."""
    game = GAMES[name]
    plain = game.options(players=2, mode="versus")
    assert b"ahead" not in as_json(plain)
    assert b"ahead" not in as_json(game.observe(game.setup(plain), 0))
    assert b"ahead" not in as_json(ranked("over", (3, 4)))
    nobody = options_from(game, {"players": 2, "mode": "versus", "ahead": [0, 0]})
    assert game.setup(nobody) == game.setup(plain)


@every_game
@pytest.mark.parametrize("given", [(1,), (1, 1, 1), (31, 0), (-1, 2)])
def test_A9_every_seat_has_from_0_to_30(name: str, given: tuple[int, ...]) -> None:
    with pytest.raises(WrongOption) as wrong:
        GAMES[name].setup(GAMES[name].options(players=2, mode="versus", ahead=given))
    assert wrong.value.option == "ahead"


@every_game
def test_A9_alone_and_in_a_group_there_is_nobody_to_be_ahead_of(name: str) -> None:
    for mode, counts in GAMES[name].players.items():
        if mode != "versus":
            with pytest.raises(WrongOption) as wrong:
                GAMES[name].setup(GAMES[name].options(players=counts[0], mode=mode, ahead=(3,) * counts[0]))
            assert wrong.value.expected == "left out where nobody plays against another"


@every_agreement
def test_A9_everybody_sees_them_all_the_time_and_nothing_else_is_changed(agreed: Agreed) -> None:
    """Move by move the same game as without: what can be done, what happens, what is seen, what the deck holds."""
    plain = without_cards(agreed).setup()
    game, state = agreed.game, agreed.setup()
    for made in random_game(agreed, seed=2):
        assert game.to_move(state) == game.to_move(plain)
        seats = game.to_move(state)
        assert [game.legal_moves(state, seat) for seat in seats] == [game.legal_moves(plain, seat) for seat in seats]
        for viewer in agreed.viewers:
            seen = game.observe(state, viewer)
            assert seen.ahead == agreed.options.ahead
            assert replace(seen, ahead=UNSET) == game.observe(plain, viewer)
        step, same = game.apply(state, made.actor, made.move), game.apply(plain, made.actor, made.move)
        assert step.events == same.events
        state, plain = step.after, same.after
        assert replace(state, ahead=()) == plain


@every_agreement
def test_A9_they_count_at_the_end_and_were_not_won(agreed: Agreed) -> None:
    ended = random_game(agreed, seed=2)[-1].step.after
    outcome, plain = agreed.game.outcome(ended), agreed.game.outcome(replace(ended, ahead=()))
    assert outcome is not None
    assert plain is not None
    given = agreed.options.ahead
    assert list(outcome.scores) == [won + cards for won, cards in zip(plain.scores, given, strict=True)]
    assert outcome.earned == plain.scores == plain.earned
    assert outcome.ahead == given
    best = max(outcome.scores)
    assert outcome.winners == tuple(seat for seat, score in enumerate(outcome.scores) if score == best)


def test_A9_who_has_most_with_them_wins_and_equals_share() -> None:
    assert ranked("over", (3, 5), (1, 0)).winners == (1,)
    assert ranked("over", (3, 5), (2, 0)) == Outcome("over", (5, 5), (1, 1), (0, 1), (2, 0))
    assert ranked("over", (-2, 0, 1), (4, 0, 0)) == Outcome("over", (2, 0, 1), (1, 3, 2), (0,), (4, 0, 0))


# What is told --------------------------------------------------------------------------------------------------------


def turning(points: list[tuple[int, ...]], ahead: tuple[int, ...]) -> tuple[str, dict[str, int]]:
    found = by_points([TurnPoints(standing) for standing in points], ranked("over", points[-1], ahead))
    assert found is not None
    return found.key, found.values


@pytest.mark.parametrize(
    ("points", "ahead", "told"),
    [
        ([(0, 1), (1, 1), (1, 2)], (3, 0), ("ahead", {"turns": 3})),
        ([(0, 1), (0, 2), (0, 3), (0, 4)], (1, 0), ("lead", {"turn": 2, "turns": 4})),
        ([(0, 2), (0, 3), (1, 3)], (1, 0), ("start", {"turn": 1, "turns": 3})),
        ([(1, 0), (1, 1), (1, 1)], (0, 1), ("lead", {"turn": 2, "turns": 3})),
        ([(1, 0), (1, 0), (2, 0)], (0, 0), ("start", {"turn": 1, "turns": 3})),
    ],
)
def test_A9_where_a_game_turned_is_told_with_what_everybody_started_with(
    points: list[tuple[int, ...]], ahead: tuple[int, ...], told: tuple[str, dict[str, int]]
) -> None:
    """Nobody «had the first points» by what was given; who never lost such a lead was ahead from the beginning."""
    assert turning(points, ahead if any(ahead) else ()) == told


@every_agreement
def test_A9_the_text_mode_tells_them_with_the_points(agreed: Agreed) -> None:
    voice = Voice(catalogue("en"), tuple(f"P{seat}" for seat in agreed.seats))
    given = ", ".join(f"P{seat} {cards}" for seat, cards in enumerate(agreed.options.ahead) if cards)
    teller = box(agreed.game.name).teller
    played = random_game(agreed, seed=2)
    told = [line for made in played for line in teller.situation(voice, agreed.game.observe(made.step.after, None))]
    assert f"Of these to start with: {given}." in told
    assert "A9" in {rule for made in played for rule in teller.rules_now(agreed.game.observe(made.step.before, None))}


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["Mia wins with 7 points, 4 of them to start with.", "Place 2: Ben, 5 points."]),
        ("de", ["Mia gewinnt, Ergebnis: 7 Punkte, davon 4 zum Anfang.", "Platz 2: Ben, 5 Punkte."]),
    ],
)
def test_A9_a_result_says_how_much_of_it_was_there_from_the_beginning(language: Language, lines: list[str]) -> None:
    voice = Voice(catalogue(language), ("Mia", "Ben"))
    assert ranking(voice, ranked("over", (3, 5), (4, 0)), "count.point")[::2] == lines
