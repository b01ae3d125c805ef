"""The Whale in the plain words of its second implementation."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final, cast

from gander.contract.game import Mode
from gander.contract.glances import Glance
from gander.games.whale import pieces as whale
from gander.games.whale.state import State
from tests.games.whale import oracle
from tests.games.whale.positions import SHAPES, card, cards
from tests.oracle import Oracle, Plain, PlainMove
from tests.oracle.ahead import ahead_seen, some_ahead, with_ahead
from tests.oracle.glances import glances_seen, some_glances, with_glances
from tests.oracle.plain import Plainly
from tests.oracle.positions import Lines, numbers, words

Card = tuple[str, str]
PHASES: Final = {"shuffle": "deal", "turn": "point", "new_card": "memorise"}
CARD: Final[dict[whale.Card, Card]] = {card: (card.colour, card.creature) for card in whale.CARDS}


def option_sets() -> Iterator[whale.Options]:
    for level in whale.GRID_AT:
        yield whale.Options(1, level, "solo")
        for players in range(2, 5):
            yield whale.Options(players, level, "versus")


def vary(options: whale.Options, rng: random.Random) -> whale.Options:
    starter = rng.randrange(options.players)
    glances, ahead = some_glances(options, rng), some_ahead(options, rng)
    return whale.Options(options.players, options.level, options.mode, starter, glances, ahead)


def second(options: whale.Options) -> Oracle:
    assert options.mode is not None
    table = oracle.Whale(options.players, options.level, options.mode, options.starter)
    may_look = with_glances(table, options.glances or (), lambda it: it.grid if it.phase == "point" else [])
    return with_ahead(may_look, options.ahead or ())


def plain_move(move: whale.Move) -> PlainMove:
    match move:
        case whale.Shuffle(deck):
            return "deal", tuple(CARD[card] for card in reversed(deck))
        case whale.Point(place):
            return "point", place
        case Glance(place):
            return "glance", place
        case whale.Ready():
            return ("ready",)
        case whale.TimeUp():
            return ("time is up",)


def places(state: State) -> Plain:
    is_open = state.phase in ("study", "over")
    return {
        "grid": [CARD[card] for card in state.grid],
        "face up": [place for place in range(len(state.grid)) if is_open or place == state.fresh],
        "deck": [CARD[card] for card in reversed(state.deck)],
        "turned": state.turned and CARD[state.turned],
        "laid away": [CARD[card] for card in state.away],
        "piles": [sorted(CARD[card] for card in pile) for pile in state.piles],
        "errors": sorted(CARD[card] for card in state.errors),
        "gone": sorted(CARD[card] for card in state.box),
    }


def view(seen: whale.Observation) -> Plain:
    getting_ready = seen.phase in ("study", "new_card")
    return {
        "phase": PHASES.get(seen.phase, seen.phase),
        "turn": seen.turn,
        "rows": seen.rows,
        "columns": seen.columns,
        "grid": [CARD[lying.card] if isinstance(lying, whale.FaceUp) else "back" for lying in seen.grid],
        "deck": seen.deck,
        "turned": seen.turned and CARD[seen.turned],
        "laid away": [CARD[card] for card in seen.away],
        "hits": seen.hits,
        "piles": list(seen.points),
        "errors": seen.errors,
        "gone": seen.box,
        "new": seen.fresh,
        "pointed at": seen.shown and CARD[seen.shown],
        "unready": [seat for seat, ready in enumerate(seen.ready) if getting_ready and not ready],
        **glances_seen(seen.glances, CARD.__getitem__),
        **ahead_seen(seen.ahead),
    }


# Positions: a card is named by its colour and its creature.


def first_at(lines: Lines) -> State:
    players = int(lines["players"])
    grid, deck = cards(lines["grid"]), cards(lines.get("deck", ""))[::-1]
    fresh, turned = numbers(lines, "new card"), lines.get("turned")
    lying = {*grid, *deck, *([card(turned)] if turned else [])}
    return State(
        mode=cast(Mode, lines["mode"]),
        phase="study" if lines["cards"] == "face up" else "new_card" if fresh else "turn",
        turn=int(lines["turn"]),
        shape=SHAPES[len(grid)],
        deck=deck,
        grid=grid,
        piles=((),) * players,
        errors=(),
        box=tuple(card for card in whale.CARDS if card not in lying),
        ready=(False,) * players,
        turned=card(turned) if turned else None,
        hits=int(lines.get("hits", 0)),
        fresh=fresh[0] if fresh else None,
    )


def second_at(lines: Lines) -> Oracle:
    named = {f"{colour} {creature}": (colour, creature) for colour, creature in oracle.all_cards()}
    grid = [named.pop(name) for name in words(lines, "grid")]
    level = {rows * columns: level for level, (rows, columns) in oracle.ROWS_AND_COLUMNS.items()}[len(grid)]
    table = oracle.Whale(int(lines["players"]), level, lines["mode"], int(lines["turn"]))
    table.grid = grid
    table.deck = [named.pop(name) for name in words(lines, "deck")]
    table.turned = named.pop(lines["turned"]) if "turned" in lines else None
    table.gone = list(named.values())
    table.hits = int(lines.get("hits", 0))
    table.new = next(iter(numbers(lines, "new card")), None)
    table.face_up = set(range(len(grid))) if lines["cards"] == "face up" else set(numbers(lines, "new card"))
    table.unready = set(range(table.players)) if table.face_up else set()
    table.phase = "study" if lines["cards"] == "face up" else "memorise" if table.face_up else "point"
    return table


PLAINLY: Final = Plainly(
    option_sets=tuple(option_sets()),
    vary=vary,
    oracle=second,
    move=plain_move,
    places=places,
    view=view,
    reasons={"deck_empty": "deck empty"},
    first_at=first_at,
    second_at=second_at,
)
