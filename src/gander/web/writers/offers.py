"""Writes what the page offers before a game: `python -m gander.web.writers.offers > client/src/wire/offers.ts`."""

import json
from typing import Any, Final, get_args

import msgspec

from gander.box import Box
from gander.games import BOXES
from gander.table.terms import ANIMALS, Reaction
from gander.web.api.offered_games import players_of

WIDTH: Final = 120
HEADING: Final = """\
// Made by `python -m gander.web.writers.offers` from what the games say of themselves. Do not edit.
/* eslint-disable */
import type { Animal, GameName, Mode, Option, Reaction } from "./protocol";

/** What can be agreed for a game, and what the page must know to run it. */
export interface Offer {
  /** For each mode the least and the most players. */
  readonly players: Readonly<Partial<Record<Mode, readonly [number, number]>>>;
  readonly options: readonly Option[];
  /** The usual seconds of each countdown. */
  readonly countdowns: Readonly<Record<string, number>>;
  /** The moves that one person may make for all who look at the same screen. */
  readonly saidForAll: readonly string[];
  /** The modes in which a result is a number of turns, kept below zero, so that more is better. */
  readonly fewest: readonly Mode[];
  /** Whether what people remember decides it, so that their notepad says how they fare in it. */
  readonly remembered: boolean;
}

"""


def offer(box: Box) -> dict[str, Any]:
    game = box.game
    return {
        "players": players_of(game),
        "options": [msgspec.structs.asdict(option) for option in game.offers],
        "countdowns": {**game.countdowns},
        "saidForAll": [kind.__struct_config__.tag for kind in game.said_for_all],
        "fewest": list(game.fewest),
        "remembered": box.answer_reader is not None,
    }


def constant(name: str, value: object, kind: str) -> str:
    return f"export const {name} = {written(value)} as const satisfies {kind};\n"


def written(value: Any, indent: str = "") -> str:
    """A value in JSON, on one line if it fits."""
    line = json.dumps(value, ensure_ascii=False)
    if len(indent) + len(line) <= WIDTH:
        return line
    inner = indent + "  "
    if isinstance(value, dict):
        parts = [f"{json.dumps(key)}: {written(part, inner)}" for key, part in value.items()]
        return "{\n" + "".join(f"{inner}{part},\n" for part in parts) + indent + "}"
    return "[\n" + "".join(f"{inner}{written(part, inner)},\n" for part in value) + indent + "]"


def offers() -> str:
    """The whole file."""
    games = {name: offer(box) for name, box in BOXES.items()}
    return HEADING + "\n".join(
        [
            constant("OFFERS", games, "Readonly<Record<GameName, Offer>>"),
            constant("ANIMALS", ANIMALS, "readonly Animal[]"),
            constant("REACTIONS", get_args(Reaction), "readonly Reaction[]"),
        ]
    )


if __name__ == "__main__":
    print(offers(), end="")
