"""Positions written down as text, for both implementations.

A position is a block of lines `what: value`; `tests/games/*/counts.txt` say which lines each game knows. What is left
out is empty. Cards are listed with the next one first.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

from gander.contract.game import Mode
from gander.games.boar import pieces as boar
from gander.games.boar import state as boar_state
from gander.games.brains import pieces as brains
from gander.games.brains import state as brains_state
from gander.games.goose import pieces as goose
from gander.games.goose.state import State as GooseState
from tests.games.boar import oracle as boar_oracle
from tests.games.brains import oracle as brains_oracle
from tests.games.goose import oracle as goose_oracle
from tests.oracle import Oracle

Lines = dict[str, str]

FILES = sorted((Path(__file__).parent.parent / "games").glob("*/counts.txt"))


def blocks(text: str) -> Iterator[tuple[Lines, dict[int, int]]]:
    """Each position of a file, and its counts by depth."""
    for block in text.split("\n\n"):
        lines = [line for line in block.splitlines() if not line.startswith("#")]
        position = dict(line.split(": ", 1) for line in lines if ": " in line)
        pairs = [line.split() for line in lines if ": " not in line]
        if position:
            yield position, {int(depth): int(nodes) for depth, nodes in pairs}


POSITIONS = [block for file in FILES for block in blocks(file.read_text(encoding="utf-8"))]
"""All positions that are written down, with their counts."""


def both(lines: Lines) -> tuple[Any, Oracle]:
    """The position as a state of the first implementation, and as a table of the second."""
    read = {
        "goose": (first_goose, second_goose),
        "boar": (first_boar, second_boar),
        "brains": (first_brains, second_brains),
    }
    first, second = read[lines["game"]]
    return first(lines), second(lines)


def words(lines: Lines, what: str) -> list[str]:
    return [word.strip() for word in lines.get(what, "").split(",") if word.strip()]


def numbers(lines: Lines, what: str) -> list[int]:
    return list(map(int, words(lines, what)))


# Goose: a card is named by its colour and its clothing, which decide the animal.


def first_goose(lines: Lines) -> GooseState:
    suspects = {f"{card.colour} {card.clothing}": card for card in goose.SUSPECTS}
    players, mode = int(lines["players"]), cast(Mode, lines["mode"])
    lineup = tuple(suspects.get(name) for name in words(lines, "line-up"))
    deck = tuple(suspects[name] for name in reversed(words(lines, "deck")))
    fresh = numbers(lines, "new card")
    return GooseState(
        mode=mode,
        phase="study" if lines["cards"] == "face up" else "new_card" if fresh else "roll",
        turn=int(lines["turn"]),
        deck=deck,
        lineup=lineup,
        piles=((),) * (players if mode == "versus" else 1),
        errors=(),
        box=tuple(card for card in goose.SUSPECTS if card not in deck and card not in lineup),
        ready=(False,) * players,
        fresh=fresh[0] if fresh else None,
    )


def second_goose(lines: Lines) -> Oracle:
    cards = {f"{card[0]} {card[1]}": card for card in goose_oracle.all_cards()}
    line_up = [cards.pop(name, None) for name in words(lines, "line-up")]
    level = {size: level for level, size in goose_oracle.SUSPECTS.items()}[len(line_up)]
    table = goose_oracle.Goose(int(lines["players"]), level, lines["mode"], int(lines["turn"]))
    table.line_up = line_up
    table.deck = [cards.pop(name) for name in words(lines, "deck")]
    table.box = list(cards.values())
    table.face_up = set(range(table.size)) if lines["cards"] == "face up" else set(numbers(lines, "new card"))
    table.unready = set(range(table.players)) if table.face_up else set()
    table.phase = "study" if lines["cards"] == "face up" else "memorise" if table.face_up else "roll"
    return table


# Boar


def first_boar(lines: Lines) -> boar_state.State:
    players = int(lines["players"])
    nothing: tuple[tuple[boar.Animal, ...], ...] = ((),) * players
    return boar_state.State(
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


def second_boar(lines: Lines) -> Oracle:
    table = boar_oracle.Boar(int(lines["players"]), "expert", "naming" in lines, starter=int(lines["turn"]))
    table.dealt = True
    table.cards = words(lines, "designs")
    table.deck = words(lines, "deck")
    table.hands = [words(lines, f"hand {seat}") for seat in range(table.players)]
    table.table = words(lines, "table")
    return table


# Brains: the faces are numbers, or 0 for a brain.


def first_brains(lines: Lines) -> brains_state.State:
    purses = tuple(numbers(lines, "brains"))
    paying = lines["phase"] == "2"
    without = tuple(seat for seat, purse in enumerate(purses) if paying and not purse)
    return brains_state.State(
        mode="versus",
        stage="pay" if paying else "collect",
        turn=int(lines["turn"]),
        colours=tuple(cast(brains.Colour, word) for word in words(lines, "colours")),
        middle=int(lines["middle"]),
        brains=purses,
        out=(without,) if without else (),
        throws=int(lines["throws"]),
        faces=tuple(numbers(lines, "dice")),
        thrown=tuple(numbers(lines, "in the air")),
    )


def second_brains(lines: Lines) -> Oracle:
    table = brains_oracle.Brains(words(lines, "colours"), int(lines["turn"]))
    table.phase = int(lines["phase"])
    table.brains = numbers(lines, "brains")
    table.middle, table.gone = (int(lines["middle"]), 0) if table.phase == 1 else (0, int(lines["middle"]))
    table.throws = int(lines["throws"])
    table.faces = [face or brains_oracle.BRAIN for face in numbers(lines, "dice")]
    table.rolling = numbers(lines, "in the air")
    if table.phase == 2 and 0 in table.brains:
        table.out = [[seat for seat in range(table.players) if not table.brains[seat]]]
    return table
