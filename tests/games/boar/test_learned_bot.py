"""The learned player: it knows what the arrays know, likes what they like, and plays well."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from gander.bots import make_bot
from gander.contract.game import CHANCE
from gander.games.boar.batch import many
from gander.games.boar.batch.knowledge import knowledge_of, move_of
from gander.games.boar.batch.state import BatchOptions, agreed
from gander.games.boar.game import GAME, VOCABULARY
from gander.games.boar.learned_bot import DRAW, PLAY, TAKE_TABLE, TAKE_TOP, LearnedBoar, allowed, judge, learned_weights
from gander.games.boar.pieces import ANIMALS, Draw, Move, Options, Play, Shuffle, Take
from gander.luck import QuickLuck
from gander.research.simulate import play_game
from gander.research.standings import mean_of
from tests.games.boar.test_batch import Moment, decks

GAMES = 8


def played_by_the_network(options: Options) -> tuple[list[Moment], list[Any]]:
    """Games over arrays, and how well each thing to do was liked."""
    luck, table, rules = np.random.default_rng(1), many(np, options), agreed(np, options)
    state = table.setup(luck.random, GAMES)
    moments, liked = [], []
    while (table.seat(state) >= 0).any():
        seen = knowledge_of(rules, state)
        liking = np.where(allowed(np, seen), judge(np, learned_weights(options.players), seen)[0], -np.inf)
        move = move_of(rules, state, liking.argmax(axis=1))
        moments.append(Moment(state, table.legal(state), move))
        liked.append(liking)
        state = table.step(state, move, luck.random(GAMES))
    return moments, liked


def deed_of(move: Move, rules: BatchOptions, hand: tuple[str, ...]) -> int:
    if isinstance(move, Draw):
        return DRAW
    if isinstance(move, Take):
        return TAKE_TOP if move.table is None else TAKE_TABLE
    assert isinstance(move, Play)
    animals = [ANIMALS[design - 1] for design in rules.designs]
    assert move.name in (None, hand[move.slot])
    return PLAY + animals.index(hand[move.slot])  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "options",
    [
        Options(2),
        Options(2, "expert"),
        Options(3, "advanced", naming=True),
        Options(4, left_out=("boar", "owl", "fox")),
    ],
    ids=str,
)
def test_it_remembers_what_the_arrays_know(options: Options) -> None:
    """At each decision of games over arrays it does what the network likes best there, as far as rounding can tell."""
    (moments, liked), rules = played_by_the_network(options), agreed(np, options)
    for game, deck in enumerate(decks(moments)):
        bots = [LearnedBoar(seat) for seat in range(options.players)]
        step = GAME.apply(GAME.setup(options), CHANCE, Shuffle(deck))
        for moment, liking in zip(moments, liked, strict=True):
            for seat, bot in enumerate(bots):
                bot.see(GAME.observe(step.after, seat), step.told(seat))
            now = step.after
            if now.phase == "over":
                break
            moves = GAME.legal_moves(now, now.turn)
            said = deed_of(bots[now.turn].choose(GAME.observe(now, now.turn), moves), rules, now.hands[now.turn])
            assert liking[game][said] >= liking[game].max() - 1e-3
            assert moment.legal[game][moment.move[game]]
            step = GAME.apply(now, now.turn, VOCABULARY[moment.move[game]])


def test_it_beats_who_thinks_of_nothing_but_the_next_pair() -> None:
    """Each deal from both seats. In 2,000 games it had 0.72 of the win."""
    options, won = Options(2, "advanced"), []
    for deal in range(60):
        for own in range(2):
            bots = [make_bot("boar", "learned" if seat == own else "greedy", seat, QuickLuck(0)) for seat in range(2)]
            winners = play_game(GAME, options, bots, QuickLuck(deal)).outcome.winners
            won.append((own in winners) / len(winners))
    share = mean_of(won)
    assert share.excludes(0.5)
    assert share.mean > 0.5
