"""Thinking the last cards of the Boar through: the little board against the rules, the moves against the exact best."""

from __future__ import annotations

from functools import cache

import pytest
from msgspec.structs import replace

from gander.games.boar.game import GAME
from gander.games.boar.last_cards import DRAW, LastCardMove, LastCards, best, thought_through
from gander.games.boar.pieces import Draw, Move, Options, Play, Shuffle, Take
from gander.games.boar.state import State
from gander.luck import QuickLuck
from tests.games.boar.positions import boar_at
from tools.studies.boar_search import distinct_moves, sensible


def position_of(state: State) -> LastCards:
    """The state as somebody sees it who knows all cards."""
    designs = state.designs
    hands = [[hand.count(animal) for animal in designs] for hand in state.hands]
    top = designs.index(state.deck[-1]) if state.deck else None
    return LastCards(hands, [state.table.count(animal) for animal in designs], top, state.turn)


def made(state: State, option: LastCardMove) -> State:
    """The same option by the rules."""
    if option == DRAW:
        return GAME.apply(state, state.turn, Draw()).after
    animal = state.designs[option.design]
    move: Move = Play(state.hands[state.turn].index(animal))
    after = GAME.apply(state, state.turn, move).after
    if after.phase == "choose":
        move = Take(None if option.kind == "top" else after.table.index(animal))
        after = GAME.apply(after, after.turn, move).after
    return after


def last_cards(players: int, seed: int) -> State:
    """A game played sensibly until one card is left in the deck."""
    luck = QuickLuck(seed)
    state = GAME.setup(Options(players, "rookie"))
    state = GAME.apply(state, -1, GAME.chance(state, luck)).after
    while len(state.deck) > 1:
        state = GAME.apply(state, state.turn, sensible(state, luck)).after
    return state


def leads(state: State) -> list[float]:
    outcome = GAME.outcome(state)
    assert outcome is not None
    total, others = sum(outcome.scores), len(outcome.scores) - 1
    return [score - (total - score) / others for score in outcome.scores]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(8))
def test_the_little_board_keeps_the_rules(players: int, seed: int) -> None:
    luck, state = QuickLuck(seed), last_cards(players, seed)
    earlier = [len(pile) for pile in state.piles]
    position = position_of(state)
    while state.phase != "over":
        assert len(position.options()) >= len(distinct_moves(state))
        assert (position.turn, position.over) == (state.turn, False)
        option = position.options()[luck.below(len(position.options()))]
        position.make(option)
        state = made(state, option)
        assert (position.hands, position.table) == (position_of(state).hands, position_of(state).table)
        assert position.points == [len(pile) - before for pile, before in zip(state.piles, earlier, strict=True)]
    assert position.over
    means = [before - (sum(earlier) - before) / (players - 1) for before in earlier]
    found = [position.lead(seat) + mean for seat, mean in enumerate(means)]
    assert found == pytest.approx(leads(state))


def test_B9_top_and_table_are_two_options() -> None:
    state = boar_at("wolf", "fox", deck="wolf", table="wolf")
    wolf = state.designs.index("wolf")
    assert set(position_of(state).options()) == {DRAW, LastCardMove("table", wolf), LastCardMove("top", wolf)}


# Against the exact best ----------------------------------------------------------------------------------------------


def exact(state: State) -> float:
    """The lead of the player to move over the other one, by plain recursion over the rules."""
    hands = tuple(tuple(sorted(hand)) for hand in state.hands)
    piles = tuple(tuple(sorted(pile)) for pile in state.piles)
    return exact_in_any_order(replace(state, hands=hands, piles=piles, table=tuple(sorted(state.table))))


@cache
def exact_in_any_order(state: State) -> float:
    return max(exact_after(state, GAME.apply(state, state.turn, move).after) for move in distinct_moves(state))


def exact_after(before: State, after: State) -> float:
    lead = leads(after)[after.turn] if after.phase == "over" else exact(after)
    return lead if after.turn == before.turn else -lead


def loss(state: State) -> float:
    """What the move that was thought through is worse than the best, for two who both play the best from then on."""
    position = position_of(state)
    option = best(position, position.options(), QuickLuck(0))
    return exact(state) - exact_after(state, made(state, option))


def test_with_two_players_what_is_thought_through_is_the_best() -> None:
    """Sensible moves alone would lose more than half a card at this point."""
    states = [last_cards(2, seed) for seed in range(30)]
    thought = [loss(state) for state in states]
    luck = QuickLuck(0)
    sensibly = [GAME.apply(state, state.turn, sensible(state, luck)).after for state in states]
    thoughtless = [exact(state) - exact_after(state, after) for state, after in zip(states, sensibly, strict=True)]
    assert thought == [0] * len(states)
    assert sum(thoughtless) / len(states) > 0.5


def test_B13_sees_that_the_last_to_hold_cards_pays() -> None:
    """By hand: who lays the wolf gives a pair away and keeps the fox; who lays the fox wins."""
    state = boar_at("fox wolf", "wolf hare")
    fox, wolf = state.designs.index("fox"), state.designs.index("wolf")
    position = position_of(state)
    luck = QuickLuck(0)
    assert thought_through(position, LastCardMove("lay", wolf), luck) == -3
    assert thought_through(position, LastCardMove("lay", fox), luck) in (1, 3)
    assert best(position, position.options(), luck) == LastCardMove("lay", fox)


def test_thinking_changes_nothing() -> None:
    position = position_of(boar_at("fox wolf", "wolf hare", deck="owl"))
    before = (position.hands, position.table, position.top, position.turn, position.points)
    hands = [hand.copy() for hand in position.hands]
    best(position, position.options(), QuickLuck(0))
    assert (position.hands, position.table, position.top, position.turn, position.points) == before
    assert position.hands == hands


def test_the_deck_of_a_whole_game_is_shuffled_by_the_rules() -> None:
    """Guards the set-up of these tests: all cards are there when one is left in the deck."""
    state = last_cards(3, 1)
    cards = [*state.deck, *state.table, *(a for hand in (*state.hands, *state.piles) for a in hand)]
    GAME.apply(GAME.setup(Options(3, "rookie")), -1, Shuffle(tuple(cards)))
