"""What the Lynx brings to the tests of all games."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from msgspec.structs import replace
from tests.games.lynx.oracle import Lynx  # type: ignore[import-not-found]  # there once it is copied
from tests.games.lynx.positions import first_at, second_at  # type: ignore[import-not-found]

from gander.contract.game import shuffled
from gander.research.playthrough import Script
from lynx.pieces import Look, Move, Name, Observation, Options, Shuffle
from tests.oracle.plain import Plainly
from tests.specimen import Specimen


def plain_move(move: Move) -> tuple[Any, ...]:
    match move:
        case Shuffle(deck):
            return "deal", deck
        case Look():
            return ("look",)
        case Name(prey):
            return "name", prey


def view(seen: Observation) -> dict[str, Any]:
    return {
        "card": seen.card,
        "said": {seat: prey for seat, prey in enumerate(seen.named) if prey},
        "points": list(seen.points),
        "last": seen.last,
        "left": seen.deck,
    }


SPECIMEN: Final = Specimen(
    count=lambda state: Counter([*state.deck, *state.gone]),
    whole=lambda options: {4: 3},
    hidden_places={"deck"},
    shows_who_remembers=False,
    exchanged=lambda state, luck: replace(state, deck=shuffled(state.deck, luck)),
    ways=(Options(1), Options(3, starter=1)),
    scripts=(Script("lynx-solo", Options(1)), Script("lynx-versus", Options(2))),
    plainly=Plainly(
        option_sets=(Options(1), Options(2), Options(4)),
        vary=lambda options, rng: Options(options.players, options.mode, rng.randrange(options.players)),
        oracle=lambda options: Lynx(options.players, options.starter),
        move=plain_move,
        places=lambda state: {"deck": list(state.deck), "past": list(state.gone)},
        view=view,
        reasons={"deck_empty": "no card left"},
        first_at=first_at,
        second_at=second_at,
    ),
)
