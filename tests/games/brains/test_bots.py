"""Those who play the Brains: always by the rules, to the end, and each in its own manner."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from gander.contract.game import CHANCE
from gander.games.brains.bots import (
    A_BRAIN,
    MANNERS,
    BrainsBot,
    brains_moved,
    chance_among_others_as_they_are,
    chance_as_it_feels,
    chance_to_win,
    character,
    way_of,
)
from gander.games.brains.game import GAME
from gander.games.brains.pieces import COLOURS, THROWS, Announce, Colour, Faces, Move, Observation, Options, Pass, Throw
from gander.games.brains.rules_of_thumb import keep_brains_and_hit_the_leader, stick_to_a_colour
from gander.games.brains.state import State
from gander.luck import QuickLuck
from gander.memory.characters import PROFILES, profile_of
from tools.figures.versions import version_of

Seats = tuple[str, ...]
ELEPHANT = "elephant"

MOST_STEPS = 5000
"""A game that is not over after so many never ends."""


def bot(key: str) -> BrainsBot:
    return character(profile_of(key), 0, QuickLuck(0))


def position(
    faces: Faces,
    *,
    throws: int = 1,
    brains: tuple[int, ...] = (0, 0, 0),
    middle: int | None = None,
    colours: tuple[Colour, ...] = ("red", "yellow", "blue"),
) -> State:
    """Seat 0 has thrown. While there is something in the middle brains are collected; in phase 2 say 0."""
    left = 100 - sum(brains) if middle is None else middle
    out = () if left else tuple((seat,) for seat, held in enumerate(brains) if not held)
    stage = "collect" if left else "pay"
    return State("versus", stage, 0, colours, left, brains, out, throws, faces, ())  # type: ignore[arg-type]


def seen(state: State) -> Observation:
    return GAME.observe(state, 0)


# By the rules, to the end --------------------------------------------------------------------------------------------


@st.composite
def agreements(draw: st.DrawFn) -> tuple[Options, Seats, int]:
    """Any agreement, with any character in any seat."""
    players = draw(st.integers(3, 5))
    colours = tuple(draw(st.permutations(COLOURS))[:players])
    seats = tuple(draw(st.lists(st.sampled_from(sorted(PROFILES)), min_size=players, max_size=players)))
    return Options(players, starter=draw(st.integers(0, players - 1)), colours=colours), seats, draw(st.integers(0))


@given(agreed=agreements())
@settings(max_examples=25)
def test_only_legal_moves_and_always_an_end(agreed: tuple[Options, Seats, int]) -> None:
    options, seats, seed = agreed
    luck = QuickLuck(seed)
    bots = [character(profile_of(key), seat, luck) for seat, key in enumerate(seats)]
    state = GAME.setup(options)
    for _ in range(MOST_STEPS):
        acting = GAME.to_move(state)
        if not acting:
            break
        state = GAME.apply(state, acting[0], moved(state, acting[0], bots, luck)).after
    assert GAME.outcome(state) is not None


def moved(state: State, actor: int, bots: list[BrainsBot], luck: QuickLuck) -> Move:
    if actor == CHANCE:
        return GAME.chance(state, luck)
    legal = GAME.legal_moves(state, actor)
    move = bots[actor].choose(GAME.observe(state, actor), legal)
    assert move in legal
    return move


some_faces = st.tuples(*[st.integers(0, 5)] * 5)


@given(
    faces=st.one_of(some_faces, st.just((0, 0, 0, 0, 0))),
    throws=st.integers(1, THROWS),
    brains=st.lists(st.integers(0, 30), min_size=3, max_size=5).filter(lambda held: held[0] and any(held[1:])),
    middle=st.integers(0, 20),
    key=st.sampled_from(sorted(PROFILES)),
)
@example(faces=(0, 0, 0, 0, 0), throws=1, brains=[16, 30, 30, 30], middle=20, key="elephant")
def test_legal_in_any_position(faces: Faces, throws: int, brains: list[int], middle: int, key: str) -> None:
    """Also in those that a game seldom reaches, such as five brains or somebody out, or never, such as too many."""
    state = position(faces, throws=throws, brains=tuple(brains), middle=middle, colours=COLOURS[-len(brains) :])
    legal = GAME.legal_moves(state, 0)
    assert bot(key).choose(seen(state), legal) in legal


@given(faces=some_faces, throws=st.integers(1, THROWS), key=st.sampled_from(sorted(PROFILES)))
def test_observation_decides_alone(faces: Faces, throws: int, key: str) -> None:
    """The same table, sent over a wire, gets the same answer from another bot with other luck that saw other games."""
    state = position(faces, throws=throws, brains=(20, 30, 10), middle=0)
    legal = GAME.legal_moves(state, 0)
    observation = seen(state)
    copy: Any = msgspec.json.decode(msgspec.json.encode(observation), type=Observation)
    other = character(profile_of(key), 4, QuickLuck("other"))
    other.choose(seen(position((1, 2, 3, 4, 5))), GAME.legal_moves(position((1, 2, 3, 4, 5)), 0))
    assert bot(key).choose(observation, legal) == other.choose(copy, legal)


# Manners -------------------------------------------------------------------------------------------------------------


def test_wits_choose_the_manner() -> None:
    ways = [manner.way for manner in MANNERS]
    assert [way_of(profile.wits) for profile in PROFILES.values()] == [*ways[:3], *ways[2:]]
    assert way_of(0.19) is ways[0]
    assert way_of(0.2) is ways[1]


def chosen(key: str, state: State) -> Move:
    return bot(key).choose(seen(state), GAME.legal_moves(state, 0))


# Die d shows number n in the colour d + n (M1), so these five dice show: red 5, red 4, red 3, red 2, red 1.
ALL_RED: Faces = (5, 4, 3, 2, 1)


@pytest.mark.parametrize("key", ["chick", "squirrel", "tortoise", "crow"])
def test_fifteen_in_one_colour_is_taken(key: str) -> None:
    assert chosen(key, position(ALL_RED)) == Announce("red")


def test_chick_throws_brains_away() -> None:
    """Two brains beside red 5 and red 4 and a yellow 2: the squirrel has 18 and stops, the chick throws on."""
    state = position((5, 4, 0, 0, 2))
    assert stick_to_a_colour(seen(state), may_throw=True) == Throw((2, 3, 4))
    assert keep_brains_and_hit_the_leader(seen(state), may_throw=True) == Announce("red")


def test_squirrel_keeps_two_brains_but_not_one() -> None:
    one_brain = position((5, 0, 1, 1, 1))  # red 5; green, black and red 1: six in red
    assert keep_brains_and_hit_the_leader(seen(one_brain), may_throw=True) == Throw((1, 2, 3))
    two_brains = position((1, 0, 0, 1, 1))  # yellow, black and red 1: each counts 2
    assert keep_brains_and_hit_the_leader(seen(two_brains), may_throw=True) == Throw((0, 3))


def test_crow_feels_chances_in_fifths_and_counts_brains_where_they_feel_alike() -> None:
    table = seen(position((1, 1, 1, 1, 1), brains=(30, 30, 30), middle=0))
    worth, passing = chance_to_win(table)
    felt, felt_passing = chance_as_it_feels(table)
    assert np.abs(felt - worth).max() <= 0.1 + 0.001
    assert abs(felt / 0.2 - np.round(felt / 0.2)).max() < 0.005
    assert felt_passing == pytest.approx(round(passing / 0.2) * 0.2)
    yellow = felt[COLOURS.index("yellow")]
    alike = [total for total in range(1, 28) if abs(yellow[total] - yellow[1]) < 0.1]
    assert len(alike) > 1
    assert (np.diff(yellow[alike]) > 0).all()


def test_squirrel_hits_the_leader_with_less() -> None:
    """Yellow 4 hits seat 1, blue 3 hits seat 2, who leads."""
    state = position((2, 3, 4, 0, 4), throws=3, brains=(20, 10, 30), middle=0)
    hits = {total.payer: total.total for total in seen(state).totals if total.payer}
    assert hits[1] > hits[2]
    assert keep_brains_and_hit_the_leader(seen(state), may_throw=False) == Announce("blue")
    assert stick_to_a_colour(seen(state), may_throw=False) == Announce("yellow")


@pytest.mark.parametrize("key", sorted(PROFILES))
def test_five_brains_are_thrown_again_and_passed_at_last(key: str) -> None:
    paying = {"brains": (20, 30, 10), "middle": 0}
    assert isinstance(chosen(key, position((0,) * 5, throws=2, brains=(20, 30, 10), middle=0)), Throw)
    assert chosen(key, position((0,) * 5, throws=3, **paying)) == Pass()  # type: ignore[arg-type]


def test_cheapest_way_out_when_every_colour_costs_oneself() -> None:
    """Green 3 and 1, black 3 and 1, red 1, and nobody else holds one of these colours: red costs least."""
    state = position((3, 3, 1, 1, 1), throws=3, brains=(20, 30, 10), middle=0)
    assert {total.colour: total.brains for total in seen(state).totals if total.payer == 0} == {
        "red": 1,
        "green": 4,
        "black": 4,
    }
    assert {chosen(key, state) for key in PROFILES} == {Announce("red")}


def test_brains_of_others_count_for_those_who_reckon() -> None:
    """The leader's brains count whole, those of others half, one's own against one. Nobody pays more than they have."""
    worth, passing = brains_moved(seen(position((1, 1, 1, 1, 1), brains=(8, 6, 30), middle=0)))
    assert passing == 0
    assert worth[COLOURS.index("blue"), [4, 27]].tolist() == [4, 27]
    assert worth[COLOURS.index("yellow"), [4, 27]].tolist() == [2, 3]
    assert worth[COLOURS.index("red"), [4, 27]].tolist() == [-4, -8]
    assert worth[COLOURS.index("black"), [4, 27]].tolist() == [-4, -8]


def test_a_brain_counts_beside_the_chance_to_win_while_there_are_several_others() -> None:
    """Four brains more from somebody who does not lead count as two of the leader's; a single other can be reckoned."""
    table = seen(position((1, 1, 1, 1, 1), brains=(20, 10, 30), middle=0))
    more = chance_among_others_as_they_are(table)[0] - chance_to_win(table)[0]
    yellow, blue = more[COLOURS.index("yellow")], more[COLOURS.index("blue")]
    assert yellow[8] - yellow[4] == pytest.approx(2 * A_BRAIN)
    assert blue[8] - blue[4] == pytest.approx(4 * A_BRAIN)
    duel = seen(position((1, 1, 1, 1, 1), brains=(20, 0, 30), middle=0))
    assert (chance_among_others_as_they_are(duel)[0] == chance_to_win(duel)[0]).all()


def test_elephant_takes_the_sure_win() -> None:
    """Yellow has 5 left and shows 5: that wins at once. With 6 left it does not, and there are throws to come."""
    faces = (2, 5, 2, 2, 1)
    assert chosen(ELEPHANT, position(faces, brains=(9, 5, 0), middle=0)) == Announce("yellow")
    assert isinstance(chosen(ELEPHANT, position(faces, brains=(9, 6, 0), middle=0)), Throw)


def test_a_small_change_of_mind_makes_tables_of_the_docs_old(monkeypatch: pytest.MonkeyPatch) -> None:
    before = version_of("brains")
    monkeypatch.setattr("gander.games.brains.bots.A_BRAIN", 0.0)
    version_of.cache_clear()
    assert version_of("brains") != before
    version_of.cache_clear()
