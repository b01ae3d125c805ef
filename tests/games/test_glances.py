"""A fair table (A4 to A8): glances in every game that has hidden cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import UNSET
from msgspec.structs import asdict, astuple

from gander.contract.game import WrongOption, options_from
from gander.contract.glances import OFFER, Glance, Glanced
from gander.games import GAMES
from gander.measures.answers import answers_of
from tests.bots.looking import game_of
from tests.kit import Agreed, Made, agreements, as_json, random_game
from tests.notepad.kit import written
from tests.specimen import specimen

WITH_GLANCES = [
    agreed for game in GAMES.values() for agreed in agreements(game) if getattr(agreed.options, "glances", UNSET)
]
every_agreement = pytest.mark.parametrize("agreed", WITH_GLANCES, ids=str)
OFFERING = [name for name, game in GAMES.items() if OFFER in game.offers]
every_game = pytest.mark.parametrize("name", OFFERING)


def glances_in(agreed: Agreed) -> Iterator[Made]:
    """Every glance of some random games."""
    for seed in range(1, 4):
        yield from (made for made in random_game(agreed, seed) if isinstance(made.move, Glance))


def seen(agreed: Agreed, state: Any, viewer: int | None) -> Any:
    return agreed.game.observe(state, viewer).glances


@every_game
def test_A4_a_game_without_glances_is_what_it_was_before(name: str) -> None:
    """Nothing about them is written, seen or told, so that old games keep their names and programs their rows."""
    game = GAMES[name]
    plain = game.options(players=2, mode="versus")
    assert b"glances" not in as_json(plain)
    assert b"glances" not in as_json(game.observe(game.setup(plain), 0))
    nobody = options_from(game, {"players": 2, "mode": "versus", "glances": [0, 0]})
    assert game.setup(nobody) == game.setup(plain)


@every_game
@pytest.mark.parametrize("given", [(1,), (1, 1, 1), (6, 0), (-1, 2)])
def test_A4_every_seat_has_from_0_to_5(name: str, given: tuple[int, ...]) -> None:
    with pytest.raises(WrongOption) as wrong:
        GAMES[name].setup(GAMES[name].options(players=2, mode="versus", glances=given))
    assert wrong.value.option == "glances"


@every_game
def test_A4_alone_there_are_none(name: str) -> None:
    with pytest.raises(WrongOption) as wrong:
        GAMES[name].setup(GAMES[name].options(players=1, mode="solo", glances=(3,)))
    assert wrong.value.expected == "left out in a game alone"


@every_agreement
def test_A4_what_was_agreed_is_what_everybody_begins_with(agreed: Agreed) -> None:
    assert seen(agreed, agreed.setup(), None).left == agreed.options.glances


@every_agreement
def test_A5_one_looks_on_ones_own_turn_at_any_hidden_card_there(agreed: Agreed) -> None:
    game = agreed.game
    for one in glances_in(agreed):
        before = one.step.before
        cards = specimen(game.name).glanced_at(before)
        possible = {Glance(place) for place, card in enumerate(cards) if card is not None}
        assert one.actor == game.observe(before, None).turn
        assert {move for move in game.legal_moves(before, one.actor) if isinstance(move, Glance)} == possible
        others = set(agreed.seats) - {one.actor}
        assert not [move for seat in others for move in game.legal_moves(before, seat) if isinstance(move, Glance)]


@every_agreement
def test_A6_one_glance_for_each_answer_and_the_answer_covers_the_card(agreed: Agreed) -> None:
    game, covered = agreed.game, 0
    for one in glances_in(agreed):
        assert not [move for move in game.legal_moves(one.step.after, one.actor) if isinstance(move, Glance)]
        assert one.step.after.glances[one.actor] == one.step.before.glances[one.actor] - 1
    for made in random_game(agreed, 1):
        before, after = made.step.before, made.step.after
        if before.glanced is not None and after.glanced is None:
            covered += 1
            assert as_json(after) != as_json(before)
    assert covered, "the card was never covered again"
    assert random_game(agreed, 1)[-1].step.after.glanced is None


@every_agreement
def test_A7_all_see_where_and_how_many_are_left_and_only_one_sees_what(agreed: Agreed) -> None:
    looked = 0
    for one in glances_in(agreed):
        looked += 1
        after, place = one.step.after, one.move.place
        card = specimen(agreed.game.name).glanced_at(one.step.before)[place]
        for viewer in agreed.viewers:
            glances = seen(agreed, after, viewer)
            (told,) = one.step.told(viewer)
            assert isinstance(told, Glanced)
            assert (glances.place, told.seat, told.place) == (place, one.actor, place)
            assert glances.left == after.glances
            assert {glances.card, told.card} == ({card} if viewer == one.actor else {None})
    assert looked > 5


@every_agreement
def test_A7_a_look_is_for_one_pair_of_eyes_when_a_screen_is_passed_around(agreed: Agreed) -> None:
    for one in glances_in(agreed):
        assert agreed.game.sees_alone(one.step.after, one.actor)


@every_agreement
def test_A8_nobody_looks_for_somebody_whose_time_ran_out(agreed: Agreed) -> None:
    game = agreed.game
    for one in glances_in(agreed):
        assert not isinstance(game.idle_move(one.step.before, one.actor), Glance)
        assert not isinstance(game.idle_move(one.step.after, one.actor), Glance)


def is_about_a_look(name: str, answer: Any, made: Made, looked: set[int]) -> bool:
    """Whether it is about the card that lies open to who answers.

    Where nothing was shown before, a look comes before the first of two cards and the answer is the second: there it is
    about any card that was looked at.
    """
    if not specimen(name).all_shown:
        return bool(looked & set(answer.truth))
    open_to_them = made.step.before.glanced
    return open_to_them is not None and open_to_them in (answer.place, *astuple(made.move))


@pytest.mark.parametrize("agreed", [one for one in WITH_GLANCES if one.options.mode == "versus"], ids=str)
def test_A8_what_one_has_looked_at_is_no_answer_from_memory(agreed: Agreed) -> None:
    """Not counted is the answer about the card that lies open; others of those who never looked are."""
    not_counted = counted = 0
    for seed in range(1, 13):
        game = random_game(agreed, seed)
        moves = [(one.actor, one.move, float(number)) for number, one in enumerate(game)]
        options = asdict(agreed.options)
        given = {answer.move: answer for answer in answers_of(written(agreed.game.name, moves, **options))}
        looked: dict[int, set[int]] = {}
        for number, one in enumerate(game):
            answer = given.get(number)
            if isinstance(one.move, Glance):
                looked.setdefault(one.actor, set()).add(one.move.place)
            elif answer is not None and one.actor not in looked:
                counted += answer.counted
            elif answer is not None and is_about_a_look(agreed.game.name, answer, one, looked[one.actor]):
                not_counted += 1
                assert not answer.counted
    assert counted > 5
    assert not_counted > 0


@every_agreement
def test_a_glance_at_what_is_not_there_is_refused(agreed: Agreed) -> None:
    one = next(glances_in(agreed))
    for place in (-1, 99):
        with pytest.raises(ValueError, match="illegal move"):
            agreed.game.apply(one.step.before, one.actor, Glance(place))
    with pytest.raises(ValueError, match="illegal move"):
        agreed.game.apply(one.step.after, one.actor, one.move)


def test_a_game_that_offers_glances_is_tried_with_them_and_has_something_to_look_at() -> None:
    assert {agreed.game.name for agreed in WITH_GLANCES} == set(OFFERING)
    assert [name for name in OFFERING if not specimen(name).hidden_places] == []


@pytest.mark.parametrize("agreed", [one for one in WITH_GLANCES if specimen(one.game.name).all_shown], ids=str)
def test_A5_who_always_knows_never_looks(agreed: Agreed) -> None:
    """The elephant forgets nothing, however many glances are left over at the end."""
    assert not any(isinstance(made.move, Glance) for seed in range(2) for made in game_of(agreed, "elephant", seed))
