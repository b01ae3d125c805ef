"""The contract, over every game and every agreement: random play, refusals, replay, codecs, nothing lost or doubled."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from gander import record
from gander.contract.game import CHANCE, CLOCK, AnyGame, IllegalMove, Outcome
from gander.luck import QuickLuck
from tests.kit import (
    Agreed,
    Made,
    any_actor,
    any_move,
    as_json,
    every_agreement,
    everybody,
    is_legal,
    odd_moves,
    random_game,
)
from tests.specimen import specimen as specimen_of

SEEDS = (1, 2)


def games_of(agreed: Agreed) -> Iterator[tuple[Made, ...]]:
    """Some games of random moves, each to its end."""
    return (random_game(agreed, seed) for seed in SEEDS)


def states_of(agreed: Agreed) -> Iterator[Any]:
    """Every state of these games, from the first to the last."""
    for game in games_of(agreed):
        yield agreed.setup()
        yield from (made.step.after for made in game)


# Playing -------------------------------------------------------------------------------------------------------------


@every_agreement
def test_random_play_ends_with_an_outcome(agreed: Agreed) -> None:
    for game in games_of(agreed):
        *before, last = (made.step.after for made in game)
        assert {agreed.game.outcome(state) for state in before} == {None}
        outcome = agreed.game.outcome(last)
        assert isinstance(outcome, Outcome)
        assert outcome.reason
        assert agreed.options.mode not in agreed.game.fewest or max(outcome.scores) < 0
        assert agreed.game.observe(last, None) is not None


@every_agreement
def test_nobody_moves_after_the_end(agreed: Agreed) -> None:
    for game in games_of(agreed):
        over = game[-1].step.after
        assert agreed.game.to_move(over) == agreed.game.awaited(over) == ()
        assert {agreed.game.legal_moves(over, actor) for actor in everybody(agreed)} == {()}
        for made in game[:: 1 + len(game) // 20]:
            with pytest.raises(IllegalMove) as refusal:
                agreed.game.apply(over, made.actor, made.move)
            assert refusal.value.reason == "game_over"


@every_agreement
def test_to_move_are_exactly_those_with_legal_moves(agreed: Agreed) -> None:
    game = agreed.game
    for state in states_of(agreed):
        to_move = game.to_move(state)
        with_moves = {actor for actor in everybody(agreed) if game.legal_moves(state, actor)}
        assert set(to_move) - {CHANCE} == with_moves
        assert len(set(to_move)) == len(to_move)
        assert CHANCE not in to_move or to_move == (CHANCE,)
        assert set(game.awaited(state)) <= set(to_move)
        assert bool(game.awaited(state)) == bool(to_move)


@every_agreement
def test_every_legal_move_can_be_made(agreed: Agreed) -> None:
    game = agreed.game
    for state in states_of(agreed):
        for actor in set(game.to_move(state)) - {CHANCE}:
            moves = game.legal_moves(state, actor)
            assert len(set(moves)) == len(moves)
            for move in moves:
                step = game.apply(state, actor, move)
                assert step.before == state
                assert step.after != state


@every_agreement
def test_apply_changes_nothing_that_was(agreed: Agreed) -> None:
    """The last state's bytes are taken before the move and after it."""
    game, luck, state = agreed.game, QuickLuck(3), agreed.setup()
    while game.to_move(state):
        before = as_json(state)
        actor = any_actor(game, state, luck)
        step = game.apply(state, actor, any_move(game, state, actor, luck))
        assert as_json(state) == as_json(step.before) == before
        state = step.after


@every_agreement
def test_every_illegal_move_is_refused_with_a_reason(agreed: Agreed) -> None:
    """Moves of every kind with odd values, by anybody, and moves that are legal at other moments."""
    game, luck = agreed.game, QuickLuck(4)
    made = random_game(agreed, SEEDS[0])
    moves, actors = (*odd_moves(game), *(one.move for one in made)), everybody(agreed)
    refusals = 0
    for state in (agreed.setup(), *(one.step.after for one in made)):
        before, to_move = as_json(state), game.to_move(state)
        for _ in range(12):
            actor, move = actors[luck.below(len(actors))], moves[luck.below(len(moves))]
            if not is_legal(game, state, actor, move):
                check_refusal(game, state, actor, move, out_of_turn=actor not in to_move)
                refusals += 1
        assert as_json(state) == before
    assert refusals > len(made)


def check_refusal(game: AnyGame, state: Any, actor: int, move: Any, out_of_turn: bool) -> None:
    """The refusal says who wanted what, and tells a move out of turn from a wrong one."""
    with pytest.raises(IllegalMove) as caught:
        game.apply(state, actor, move)
    refusal = caught.value
    assert (refusal.actor, refusal.move) == (actor, move)
    assert refusal.detail
    if out_of_turn:
        assert refusal.reason == ("not_your_turn" if game.to_move(state) else "game_over")
    else:
        assert refusal.reason
        assert refusal.reason not in ("not_your_turn", "game_over")


@every_agreement
def test_a_countdown_runs_exactly_while_the_clock_may_move(agreed: Agreed) -> None:
    for state in states_of(agreed):
        running = agreed.game.countdown(state)
        assert (running is not None) == (CLOCK in agreed.game.to_move(state))
        assert running is None or running in agreed.game.countdowns


@every_agreement
def test_idle_move_is_legal(agreed: Agreed) -> None:
    for state in states_of(agreed):
        for actor in set(agreed.game.to_move(state)) - {CHANCE}:
            assert agreed.game.idle_move(state, actor) in agreed.game.legal_moves(state, actor)


@every_agreement
def test_idle_play_ends(agreed: Agreed) -> None:
    """When everybody has left the table, the game still comes to its end."""
    game, luck, state = agreed.game, QuickLuck(5), agreed.setup()
    for _ in range(5000):
        if not game.to_move(state):
            break
        actor = game.awaited(state)[0]
        move = game.chance(state, luck) if actor == CHANCE else game.idle_move(state, actor)
        state = game.apply(state, actor, move).after
    assert game.outcome(state)


# Pieces --------------------------------------------------------------------------------------------------------------


@every_agreement
def test_nothing_is_lost_or_doubled(agreed: Agreed) -> None:
    """Piece by piece, after every move."""
    specimen = specimen_of(agreed.game.name)
    count, expected = specimen.count, specimen.whole(agreed.options)
    for game in games_of(agreed):
        dealt = count(game[0].step.after)
        assert {number: list(dealt.values()).count(number) for number in dealt.values()} == expected
        for made in game:
            assert count(made.step.after) == dealt


# Records and codecs --------------------------------------------------------------------------------------------------


@every_agreement
def test_replay_equals_the_live_game(agreed: Agreed) -> None:
    for game in games_of(agreed):
        moves = tuple(record.RecordedMove(made.actor, made.move) for made in game)
        written = msgspec.structs.replace(record.new_record(agreed.game, agreed.options), moves=moves)
        read = record.decode(record.encode(written))
        assert read == written
        assert list(record.replay(read)) == [made.step for made in game]


@every_agreement
def test_codecs_lose_nothing(agreed: Agreed) -> None:
    game = agreed.game
    options = msgspec.json.Decoder(game.options)
    states, observations = msgspec.json.Decoder(game.state), msgspec.json.Decoder(game.observation)
    moves, events, outcomes = (msgspec.json.Decoder(kind) for kind in (game.move, game.event, Outcome | None))
    assert options.decode(as_json(agreed.options)) == agreed.options
    for made in random_game(agreed, SEEDS[1]):
        state, step = made.step.after, made.step
        assert states.decode(as_json(state)) == state
        assert moves.decode(as_json(made.move)) == made.move
        assert outcomes.decode(as_json(game.outcome(state))) == game.outcome(state)
        for viewer in agreed.viewers:
            observation = game.observe(state, viewer)
            assert type(observation) is game.observation
            assert observations.decode(as_json(observation)) == observation
            for event in step.told(viewer):
                assert events.decode(as_json(event)) == event


# Viewers -------------------------------------------------------------------------------------------------------------


@every_agreement
def test_whoever_holds_no_seat_sees_what_the_public_sees(agreed: Agreed) -> None:
    game, seats = agreed.game, len(agreed.seats)
    for made in random_game(agreed, SEEDS[1]):
        state = made.step.after
        public = game.observe(state, None)
        assert all(game.observe(state, stranger) == public for stranger in (CHANCE, CLOCK, seats, 99))
        told = made.step.told(None)
        assert all(made.step.told(stranger) == told for stranger in (CHANCE, CLOCK, 99))


@every_agreement
def test_rearranged_world_has_the_same_pieces_and_idle_moves(agreed: Agreed) -> None:
    game, count, luck = agreed.game, specimen_of(agreed.game.name).count, QuickLuck(8)
    for made in random_game(agreed, SEEDS[1]):
        state = made.step.after
        for viewer in agreed.viewers:
            other = game.rearrange(state, viewer, luck)
            assert count(other) == count(state)
            if viewer in game.to_move(state):
                assert game.idle_move(other, viewer) == game.idle_move(state, viewer)
