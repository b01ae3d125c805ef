"""The Brilliant Boar by the numbers of its rules. Cards are laid by hand; the last card of a deck is on top."""

from __future__ import annotations

from collections import Counter

import pytest

from gander.contract.game import CHANCE, IllegalMove, Level, Outcome
from gander.games.boar.game import GAME
from gander.games.boar.pieces import (
    Animal,
    Backs,
    Draw,
    Drawn,
    Ended,
    Erred,
    Faces,
    Options,
    Paired,
    Play,
    Played,
    Shuffle,
    Shuffled,
    Stayed,
    Take,
)
from gander.games.boar.state import State
from gander.luck import QuickLuck
from tests.games.boar.positions import animals, boar_at
from tests.games.boar.specimen import animals_in
from tests.kit import played


def refused(state: State, actor: int, move: object) -> str:
    """The reason for which a move is refused."""
    with pytest.raises(IllegalMove) as refusal:
        GAME.apply(state, actor, move)  # type: ignore[arg-type]
    return refusal.value.reason


def dealt(options: Options) -> State:
    """A game whose deck was just shuffled."""
    state = GAME.setup(options)
    return played(GAME, state, (CHANCE, GAME.chance(state, QuickLuck(1)))).after


# Components and setup ------------------------------------------------------------------------------------------------


def test_B1_six_cards_of_each_of_nine_designs() -> None:
    designs = animals("boar wolf badger deer duck owl mouse hare fox")
    assert Counter(dealt(Options(2, "expert")).deck) == dict.fromkeys(designs, 6)


@pytest.mark.parametrize(
    ("level", "cards", "left_out"),
    [("rookie", 36, "fox hare mouse"), ("experienced", 42, "fox hare"), ("advanced", 48, "fox"), ("expert", 54, "")],
)
def test_B2_level_decides_the_number_of_designs(level: Level, cards: int, left_out: str) -> None:
    state = dealt(Options(2, level))
    assert len(state.deck) == cards
    assert set(animals("boar wolf badger deer duck owl mouse hare fox")) - set(state.deck) == set(animals(left_out))


def test_B2_designs_left_out_are_free_to_choose() -> None:
    state = dealt(Options(2, "experienced", left_out=("boar", "owl")))
    assert Counter(state.deck) == dict.fromkeys(animals("wolf badger deer duck mouse hare fox"), 6)


def test_B3_deck_lies_face_up_and_no_hands_are_dealt() -> None:
    setup = GAME.setup(Options(3))
    deck = tuple(sorted(setup.designs * 6))
    step = played(GAME, setup, (CHANCE, Shuffle(deck)))
    assert step.events == (Shuffled(36),)
    assert step.after.hands == ((), (), ())
    for viewer in (None, 0, 1, 2):
        seen = GAME.observe(step.after, viewer)
        assert (seen.top, seen.deck) == ("wolf", 36)  # the last of them in the alphabet


@pytest.mark.parametrize("deck", [(), ("boar",) * 36, ("boar", "wolf", "badger", "deer", "duck", "fox") * 6])
def test_B3_deck_must_be_whole(deck: tuple[Animal, ...]) -> None:
    assert refused(GAME.setup(Options(3)), CHANCE, Shuffle(deck)) == "wrong_deck"


# Turn ----------------------------------------------------------------------------------------------------------------


def test_B4_card_drawn_goes_to_the_last_place_and_the_turn_ends() -> None:
    step = played(GAME, boar_at("hare duck", "", "", deck="owl fox wolf"), (0, Draw()))
    assert step.after.hands == (animals("hare duck wolf"), (), ())
    assert GAME.to_move(step.after) == (1,)


def test_B4_others_see_the_card_drawn_and_its_owner_does_not() -> None:
    step = played(GAME, boar_at("hare", "", "", deck="owl wolf"), (0, Draw()))
    for other in (1, 2):
        assert step.told(other) == (Drawn(0, "wolf"),)
        assert GAME.observe(step.after, other).hands[0] == Faces(("hare", "wolf"))
    for viewer in (0, None):
        assert step.told(viewer) == (Drawn(0, None),)
        assert GAME.observe(step.after, viewer).hands[0] == Backs(2)


@pytest.mark.parametrize(
    ("slot", "animal", "left"), [(0, "hare", "duck wolf"), (1, "duck", "hare wolf"), (2, "wolf", "hare duck")]
)
def test_B5_card_from_any_place_is_laid_face_up(slot: int, animal: Animal, left: str) -> None:
    step = played(GAME, boar_at("hare duck wolf", "", deck="owl"), (0, Play(slot)))
    assert step.after.hands[0] == animals(left)
    assert step.after.table == (animal,)
    for viewer in (None, 0, 1):
        assert step.told(viewer)[0] == Played(0, slot, animal, None)
        assert GAME.observe(step.after, viewer).table == (animal,)


@pytest.mark.parametrize("slot", [-1, 2, 99])
def test_B5_card_must_be_in_the_hand(slot: int) -> None:
    assert refused(boar_at("hare duck", "", deck="owl"), 0, Play(slot)) == "no_such_card"


def test_B6_without_cards_one_can_only_draw() -> None:
    state = boar_at("", "fox", deck="owl")
    assert GAME.legal_moves(state, 0) == (Draw(),)
    assert refused(state, 0, Play(0)) == "no_such_card"


def test_B6_with_cards_and_a_deck_one_can_do_both() -> None:
    assert GAME.legal_moves(boar_at("fox owl", "", deck="owl"), 0) == (Draw(), Play(0), Play(1))


def test_B6_with_an_empty_deck_one_can_only_play() -> None:
    state = boar_at("fox owl", "wolf")
    assert GAME.legal_moves(state, 0) == (Play(0), Play(1))
    assert refused(state, 0, Draw()) == "deck_empty"


def test_B6_with_an_empty_deck_an_empty_hand_sits_out() -> None:
    step = played(GAME, boar_at("fox owl", "", "", "wolf"), (0, Play(0)))
    assert GAME.to_move(step.after) == (3,)
    assert GAME.to_move(played(GAME, boar_at("wolf", "", "fox owl", "duck", table="wolf"), (0, Play(0))).after) == (2,)


def test_B7_nobody_sees_or_reorders_the_own_hand() -> None:
    state = boar_at("hare duck wolf", "owl", deck="fox")
    assert GAME.observe(state, 0).hands == (Backs(3), Faces(("owl",)))
    assert GAME.observe(state, 1).hands == (Faces(("hare", "duck", "wolf")), Backs(1))
    assert GAME.observe(state, None).hands == (Backs(3), Backs(1))
    for move in GAME.legal_moves(state, 0):
        hand = GAME.apply(state, 0, move).after.hands[0]
        assert hand in [animals(kept) for kept in ("hare duck wolf fox", "duck wolf", "hare wolf", "hare duck")]


def test_B8_match_with_the_deck() -> None:
    step = played(GAME, boar_at("hare wolf", "", deck="owl fox wolf", table="duck"), (0, Play(1)))
    assert step.events == (Played(0, 1, "wolf", None), Paired(0, "wolf", None))
    assert step.after.piles == (animals("wolf wolf"), ())
    assert (step.after.deck, step.after.table) == (animals("owl fox"), ("duck",))
    assert GAME.to_move(step.after) == (0,)
    assert GAME.legal_moves(step.after, 0) == (Draw(), Play(0))


def test_B8_match_with_the_table() -> None:
    step = played(GAME, boar_at("hare wolf", "", deck="owl fox", table="duck wolf boar"), (0, Play(1)))
    assert step.events == (Played(0, 1, "wolf", None), Paired(0, "wolf", 1))
    assert step.after.piles == (animals("wolf wolf"), ())
    assert (step.after.deck, step.after.table) == (animals("owl fox"), ("duck", "boar"))
    assert GAME.to_move(step.after) == (0,)


def test_B8_one_match_after_another() -> None:
    state = boar_at("hare wolf hare", "fox", deck="hare owl wolf", table="hare")
    step = played(GAME, state, (0, Play(1)), (0, Play(0)), (0, Draw()))
    assert step.after.piles[0] == animals("wolf wolf hare hare")
    assert step.after.hands[0] == animals("hare owl")
    assert GAME.to_move(step.after) == (1,)


def test_B8_match_with_the_table_when_the_deck_is_empty() -> None:
    after = played(GAME, boar_at("wolf hare", "fox", table="duck wolf"), (0, Play(0))).after
    assert (after.piles, after.table) == ((animals("wolf wolf"), ()), ("duck",))
    assert GAME.to_move(after) == (0,)


def test_B9_player_chooses_among_several_matches() -> None:
    laid = played(GAME, boar_at("wolf hare", "fox", deck="owl wolf", table="duck wolf"), (0, Play(0)))
    assert laid.events == (Played(0, 0, "wolf", None),)
    assert GAME.to_move(laid.after) == (0,)
    assert GAME.legal_moves(laid.after, 0) == (Take(None), Take(1))
    assert {GAME.observe(laid.after, viewer).played for viewer in (None, 0, 1)} == {"wolf"}

    from_deck = played(GAME, laid.after, (0, Take(None)))
    assert from_deck.events == (Paired(0, "wolf", None),)
    assert (from_deck.after.deck, from_deck.after.table) == (("owl",), ("duck", "wolf"))
    from_table = played(GAME, laid.after, (0, Take(1)))
    assert from_table.events == (Paired(0, "wolf", 1),)
    assert (from_table.after.deck, from_table.after.table) == (("owl", "wolf"), ("duck",))
    for chosen in (from_deck.after, from_table.after):
        assert chosen.piles[0] == animals("wolf wolf")
        assert GAME.legal_moves(chosen, 0) == (Draw(), Play(0))


@pytest.mark.parametrize("wrong", [Take(0), Take(2), Take(-1), Draw(), Play(0)])
def test_B9_only_a_match_can_be_chosen(wrong: object) -> None:
    laid = played(GAME, boar_at("wolf hare", "fox", deck="owl wolf", table="duck wolf"), (0, Play(0))).after
    assert refused(laid, 0, wrong) == "no_match"


def test_B10_card_without_a_match_stays_for_anyone() -> None:
    step = played(GAME, boar_at("hare wolf", "hare", deck="owl fox"), (0, Play(0)))
    assert step.events == (Played(0, 0, "hare", None), Stayed(0, "hare"))
    assert step.after.table == ("hare",)
    assert GAME.to_move(step.after) == (1,)
    assert played(GAME, step.after, (1, Play(0))).after.piles == ((), animals("hare hare"))


def test_B11_taking_the_top_card_uncovers_the_next() -> None:
    state = boar_at("wolf", "", deck="owl fox wolf")
    for move in (Draw(), Play(0)):
        after = played(GAME, state, (0, move)).after
        assert {GAME.observe(after, viewer).top for viewer in (None, 0, 1)} == {"fox"}
    last = played(GAME, boar_at("wolf hare", "duck", deck="wolf"), (0, Play(0))).after
    assert GAME.observe(last, 0).top is None


@pytest.mark.parametrize("table", ["", "duck"])
def test_B12_with_an_empty_deck_one_must_play_what_cannot_match(table: str) -> None:
    state = boar_at("fox owl", "wolf", table=table)
    assert GAME.legal_moves(state, 0) == (Play(0), Play(1))
    after = played(GAME, state, (0, Play(0))).after
    assert after.table == (*animals(table), "fox")
    assert GAME.to_move(after) == (1,)


# End -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("state", "move"),
    [
        (boar_at("hare hare", "", "", deck="wolf"), Draw()),  # the last card drawn, nobody else has any
        (boar_at("wolf", "hare", "", deck="wolf"), Play(0)),  # the deck's last card paired
        (boar_at("wolf", "", "", deck="wolf"), Play(0)),  # no hand at all is left
        (boar_at("wolf", "hare owl", "", table="wolf"), Play(0)),  # the second-last hand paired away
        (boar_at("fox", "hare owl", "", table="hare"), Play(0)),  # the second-last hand laid away
    ],
)
def test_B13_ends_the_moment_the_deck_is_empty_and_one_hand_is_left(state: State, move: Draw | Play) -> None:
    step = played(GAME, state, (0, move))
    assert step.events[-1] == Ended()
    assert GAME.to_move(step.after) == ()
    outcome = GAME.outcome(step.after)
    assert outcome
    assert outcome.reason == "one_hand_left"


def test_B13_last_hand_may_not_be_played_on() -> None:
    over = played(GAME, boar_at("fox", "hare owl", table="hare"), (0, Play(0))).after
    assert GAME.legal_moves(over, 1) == ()
    assert refused(over, 1, Play(0)) == "game_over"


@pytest.mark.parametrize(
    ("state", "move"),
    [
        (boar_at("hare", "", "", deck="owl wolf"), Draw()),  # a card is left in the deck
        (boar_at("hare", "fox", "", deck="wolf"), Draw()),  # two hands are left
        (boar_at("wolf hare", "fox", "", table="wolf"), Play(0)),
    ],
)
def test_B13_goes_on_before_that(state: State, move: Draw | Play) -> None:
    after = played(GAME, state, (0, move)).after
    assert GAME.to_move(after)
    assert GAME.outcome(after) is None


def test_B13_hands_are_laid_open_at_the_end() -> None:
    over = played(GAME, boar_at("fox", "hare owl", table="hare"), (0, Play(0))).after
    for viewer in (None, 0, 1):
        assert GAME.observe(over, viewer).hands == (Faces(()), Faces(("hare", "owl")))


def test_B14_worked_example() -> None:
    """Chris: nine pairs, two cards in hand. Andrea: seven pairs. Iris: nine pairs. Two cards lie in the middle."""
    chris = "boar boar " * 3 + "wolf wolf " * 2 + "badger badger " * 3 + "deer deer"
    andrea = "deer deer " * 2 + "duck duck " * 3 + "owl owl " * 2
    iris = "owl owl " + "mouse mouse " * 3 + "hare hare " * 3 + "fox fox " * 2
    last_move = boar_at("wolf fox", "", "fox", table="wolf", piles=(chris, andrea, iris), turn=2)
    assert animals_in(last_move) == dict.fromkeys(last_move.designs, 6)
    over = played(GAME, last_move, (2, Play(0))).after
    assert over.table == ("wolf", "fox")
    assert GAME.outcome(over) == Outcome("one_hand_left", scores=(16, 14, 18), places=(2, 3, 1), winners=(2,))


# Variants ------------------------------------------------------------------------------------------------------------


def test_B15_pair_counts_only_if_the_name_was_right() -> None:
    state = boar_at("hare wolf", "", deck="owl wolf", naming=True)
    right = played(GAME, state, (0, Play(1, "wolf")))
    assert right.events == (Played(0, 1, "wolf", "wolf"), Paired(0, "wolf", None))
    assert GAME.to_move(right.after) == (0,)
    wrong = played(GAME, state, (0, Play(1, "hare")))
    assert wrong.events == (Played(0, 1, "wolf", "hare"), Stayed(0, "wolf"))
    assert (wrong.after.table, wrong.after.deck) == (("wolf",), ("owl", "wolf"))
    assert wrong.after.piles == ((), ())
    assert GAME.to_move(wrong.after) == (1,)


def test_B15_right_name_without_a_match_stays() -> None:
    step = played(GAME, boar_at("hare wolf", "", deck="owl wolf", naming=True), (0, Play(0, "hare")))
    assert step.events == (Played(0, 0, "hare", "hare"), Stayed(0, "hare"))


def test_B15_misnamed_cards_can_lie_there_twice() -> None:
    state = boar_at("wolf", "wolf hare", "duck", table="wolf", naming=True)
    twice = played(GAME, state, (0, Play(0, "hare"))).after
    assert twice.table == ("wolf", "wolf")
    choosing = played(GAME, twice, (1, Play(0, "wolf"))).after
    assert GAME.legal_moves(choosing, 1) == (Take(0), Take(1))
    assert played(GAME, choosing, (1, Take(1))).after.table == ("wolf",)


def test_B15_every_card_is_named_if_that_was_agreed_and_none_if_not() -> None:
    named, plain = boar_at("hare", "", deck="owl", naming=True), boar_at("hare", "", deck="owl")
    assert GAME.legal_moves(named, 0) == (Draw(), *(Play(0, animal) for animal in named.designs))
    assert refused(named, 0, Play(0)) == "name_missing"
    assert refused(plain, 0, Play(0, "hare")) == "name_not_asked"


def test_B16_solo_match_is_two_points_and_another_turn() -> None:
    step = played(GAME, boar_at("hare wolf", deck="owl wolf", mode="solo"), (0, Play(1)))
    assert step.events == (Played(0, 1, "wolf", None), Paired(0, "wolf", None))
    assert (step.after.piles, step.after.errors) == ((animals("wolf wolf"),), ())


def test_B16_solo_wrong_card_goes_with_the_top_to_the_error_pile() -> None:
    step = played(GAME, boar_at("hare wolf", deck="fox owl wolf", mode="solo"), (0, Play(0)))
    assert step.events == (Played(0, 0, "hare", None), Erred(0, "hare", "wolf"))
    assert Counter(step.after.errors) == Counter(["hare", "wolf"])
    assert (step.after.deck, step.after.table) == (("fox", "owl"), ())
    assert GAME.to_move(step.after) == (0,)


@pytest.mark.parametrize(
    ("hand", "move", "result"),
    [
        ("hare duck", Draw(), 6 - 2 - 3),  # hare, duck and wolf are left in hand
        ("hare wolf", Play(1), 8 - 2 - 1),  # two more collected, hare is left
        ("hare wolf", Play(0), 6 - 4 - 1),  # two more errors, wolf is left
    ],
)
def test_B16_solo_ends_with_the_deck_and_counts_errors_and_hand_off(hand: str, move: Draw | Play, result: int) -> None:
    state = boar_at(hand, deck="wolf", mode="solo", piles=("owl owl fox fox boar boar",), errors="deer duck")
    step = played(GAME, state, (0, move))
    assert step.events[-1] == Ended()
    assert GAME.outcome(step.after) == Outcome("deck_empty", scores=(result,), places=(1,), winners=())


# Idle ----------------------------------------------------------------------------------------------------------------


def test_idle_player_draws_or_plays_the_newest_card() -> None:
    assert GAME.idle_move(boar_at("fox", "", deck="owl"), 0) == Draw()
    assert GAME.idle_move(boar_at("fox owl", "hare"), 0) == Play(1)
    laid = played(GAME, boar_at("wolf", "fox", deck="wolf", table="wolf"), (0, Play(0))).after
    assert GAME.idle_move(laid, 0) == Take(None)
