"""The Boar in the plain words of its second implementation."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final, cast, get_args

from gander.contract.game import Level
from gander.contract.glances import Glance
from gander.games.boar import pieces as boar
from gander.games.boar.state import State
from tests.games.boar import oracle
from tests.oracle import Oracle, Plain, PlainMove
from tests.oracle.ahead import ahead_seen, some_ahead, with_ahead
from tests.oracle.glances import glances_seen, some_glances, with_glances
from tests.oracle.plain import Plainly
from tests.oracle.positions import Lines, words


def option_sets() -> Iterator[boar.Options]:
    for level in get_args(Level):
        yield boar.Options(1, level, "solo")
        for players in range(2, 5):
            for naming in (False, True):
                yield boar.Options(players, level, "versus", naming=naming)


def vary(options: boar.Options, rng: random.Random) -> boar.Options:
    """Half of the games are played with the usual designs."""
    left_out = None
    if rng.random() < 0.5:
        left_out = tuple(rng.sample(boar.ANIMALS, len(boar.ANIMALS) - boar.DESIGNS_AT[options.level]))
    starter = rng.randrange(options.players)
    glances, ahead = some_glances(options, rng), some_ahead(options, rng)
    return boar.Options(options.players, options.level, options.mode, starter, options.naming, left_out, glances, ahead)


def second(options: boar.Options) -> Oracle:
    table = oracle.Boar(options.players, options.level, options.naming, options.left_out, options.starter)
    may_look = with_glances(table, options.glances or (), lambda it: it.hands[it.turn] if it.played is None else [])
    return with_ahead(may_look, options.ahead or ())


def plain_move(move: boar.Move) -> PlainMove:
    match move:
        case boar.Shuffle(deck):
            return "deal", deck[::-1]
        case boar.Play(slot, None):
            return "play", slot
        case boar.Play(slot, name):
            return "play", slot, name
        case boar.Take(table):
            return "take", table
        case Glance(place):
            return "glance", place
        case boar.Draw():
            return ("draw",)


def places(state: State) -> Plain:
    return {
        "deck": list(reversed(state.deck)),
        "hands": list(map(list, state.hands)),
        "table": list(state.table),
        "piles": [sorted(pile) for pile in state.piles],
        "errors": sorted(state.errors),
        "played": state.played,
    }


def view(seen: boar.Observation) -> Plain:
    return {
        "designs": set(seen.designs),
        "turn": seen.turn,
        "top": seen.top,
        "deck": seen.deck,
        "hands": [list(hand.animals) if isinstance(hand, boar.Faces) else hand.cards for hand in seen.hands],
        "table": list(seen.table),
        "piles": list(seen.collected),
        "errors": seen.errors,
        "played": seen.played,
        **glances_seen(seen.glances, str),
        **ahead_seen(seen.ahead),
    }


# Positions


def first_at(lines: Lines) -> State:
    players = int(lines["players"])
    nothing: tuple[tuple[boar.Animal, ...], ...] = ((),) * players
    return State(
        designs=animals(lines, "designs"),
        mode="solo" if players == 1 else "versus",
        naming="naming" in lines,
        phase="turn",
        turn=int(lines["turn"]),
        deck=animals(lines, "deck")[::-1],
        hands=tuple(animals(lines, f"hand {seat}") for seat in range(players)),
        table=animals(lines, "table"),
        piles=nothing,
        errors=(),
        played=None,
    )


def animals(lines: Lines, what: str) -> tuple[boar.Animal, ...]:
    return tuple(cast(boar.Animal, word) for word in words(lines, what))


def second_at(lines: Lines) -> Oracle:
    table = oracle.Boar(int(lines["players"]), "expert", "naming" in lines, starter=int(lines["turn"]))
    table.dealt = True
    table.cards = words(lines, "designs")
    table.deck = words(lines, "deck")
    table.hands = [words(lines, f"hand {seat}") for seat in range(table.players)]
    table.table = words(lines, "table")
    return table


PLAINLY: Final = Plainly(
    option_sets=tuple(option_sets()),
    vary=vary,
    oracle=second,
    move=plain_move,
    places=places,
    view=view,
    reasons={"deck_empty": "deck empty", "one_hand_left": "at most one hand"},
    first_at=first_at,
    second_at=second_at,
)
