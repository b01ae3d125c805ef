"""What the seats of many games see that decide in The Astute Goose, in the order of the observation."""

from typing import Any, Final, get_args

from gander.contract.arrays import Column, always, amount, either, laid_out, members, one_of
from gander.contract.game import Mode
from gander.contract.glances import LEFT_IN_ROW
from gander.games.goose.batch.state import (
    AGREE,
    ANSWER,
    KINDS,
    NEW_CARD,
    NONE,
    OTHERS,
    OVER,
    ROLL,
    STUDY,
    BatchOptions,
    BatchState,
    seat_of,
)
from gander.games.goose.game import VALUES
from gander.games.goose.pieces import (
    ANIMALS,
    CLOTHINGS,
    COLOURS,
    FEATURES,
    LINEUP_AT,
    MOST_PLAYERS,
    OVERVIEW,
    PIPS,
    SUSPECTS,
    Phase,
)
from gander.games.goose.rules import NUMBERS_OVER

SEATS: Final = range(MOST_PLAYERS)
SLOTS: Final = range(max(LINEUP_AT.values()))
MOST_OVER_ONE: Final = PIPS // min(LINEUP_AT.values())
GLANCES: Final = 1 + LEFT_IN_ROW + (1 + len(SLOTS)) + (1 + 3 * KINDS)
"""The places of a row that tell of glances: games over arrays have none."""
NEVER: Final = 99

# Words stand in a row in the order of the alphabet.
MODES: Final = sorted(get_args(Mode))
PHASES: Final = {
    "study": STUDY,
    "roll": ROLL,
    "answer": ANSWER,
    "others": OTHERS,
    "agree": AGREE,
    "new_card": NEW_CARD,
    "over": OVER,
}
PHASES_IN_ORDER: Final = [PHASES.get(phase, NEVER) for phase in sorted(get_args(Phase))]
COLOURS_IN_ORDER: Final = [COLOURS.index(colour) for colour in sorted(COLOURS)]
CLOTHINGS_IN_ORDER: Final = [CLOTHINGS.index(clothing) for clothing in sorted(CLOTHINGS)]
ANIMALS_IN_ORDER: Final = [ANIMALS.index(animal) for animal in sorted(ANIMALS)]
FEATURES_IN_ORDER: Final = [FEATURES.index(feature) for feature in sorted(FEATURES)]
VALUES_IN_ORDER: Final = [VALUES.index(value) for feature in OVERVIEW for value in sorted(OVERVIEW[feature])]


def rows(table: BatchOptions, state: BatchState) -> Any:
    xp, games = table.xp, len(state.phase)
    piles = len(state.points)
    return laid_out(
        xp,
        [
            always(xp, [1], games),
            one_of(xp, seat_of(table, state), SEATS),
            always(xp, [mode == table.mode for mode in MODES], games),
            one_of(xp, state.phase, PHASES_IN_ORDER),
            one_of(xp, state.turn, SEATS),
            *_lineup(table, state),
            always(xp, _numbers(table.suspects), games),
            amount(xp, members(xp, state.deck), len(SUSPECTS)),
            *(part for pile in state.points for part in (always(xp, [1], games), amount(xp, pile, len(SUSPECTS)))),
            always(xp, [0, 0] * (MOST_PLAYERS - piles), games),
            amount(xp, state.errors, len(SUSPECTS)),
            amount(xp, state.box, len(SUSPECTS)),
            *_yes_or_no(table, [state.ready > seat for seat in range(table.players)]),
            *_maybe(state.fresh >= 0, one_of(xp, state.fresh, SLOTS)),
            *_question(table, state),
            *_wrong(table, state),
            *_maybe(state.held >= 0, one_of(xp, either(xp, state.held >= 0, state.turn, NONE), SEATS)),
            always(xp, [0] * (1 + 3 * KINDS), games),  # the card in a hand: who decides does not hold it
            *_proposal(table, state),
            *_maybe(state.shown >= 0, _suspect(xp, state.shown)),
            always(xp, [0] * GLANCES, games),
        ],
    )


def _maybe(there: Column, thing: Any) -> list[Any]:
    return [there[None], thing]


def _suspect(xp: Any, card: Column) -> Any:
    """The three values of a card, none of them if there is no card."""
    colour = card // KINDS
    clothing = card - KINDS * colour
    animal = (colour + clothing) % KINDS
    return xp.concatenate(
        [
            one_of(xp, colour, COLOURS_IN_ORDER),
            one_of(xp, either(xp, card < 0, NONE, clothing), CLOTHINGS_IN_ORDER),
            one_of(xp, either(xp, card < 0, NONE, animal), ANIMALS_IN_ORDER),
        ]
    )


def _lineup(table: BatchOptions, state: BatchState) -> list[Any]:
    """Face up: all while the line-up is studied and when the game is over, else the new card (G6, G14)."""
    xp, games = table.xp, len(state.phase)
    all_up = (state.phase == STUDY) | (state.phase == OVER)
    blocks = []
    for slot, card in enumerate(state.lineup):
        there = card >= 0
        up = there & (all_up | (state.fresh == slot))
        blocks += [xp.stack([there | ~there, up, there & ~up, ~there]), _suspect(xp, either(xp, up, card, NONE))]
    size = 4 + 3 * KINDS
    return [*blocks, always(xp, [0] * size * (len(SLOTS) - table.suspects), games)]


def _numbers(suspects: int) -> list[float]:
    """The numbers over each place (G4), the same in the whole game."""
    row: list[float] = []
    for slot in SLOTS:
        numbers = NUMBERS_OVER[suspects][slot] if slot < suspects else ()
        row.append(slot < suspects)
        for place in range(MOST_OVER_ONE):
            number = numbers[place] if place < len(numbers) else 0
            row += [number > 0, *(number == pip for pip in range(1, PIPS + 1))]
    return row


def _yes_or_no(table: BatchOptions, seats: list[Column]) -> list[Any]:
    """For every seat that there is: yes or no."""
    xp, games = table.xp, len(seats[0])
    blocks = [part for yes in seats for part in (always(xp, [1], games), yes[None])]
    return [*blocks, always(xp, [0, 0] * (MOST_PLAYERS - len(seats)), games)]


def _question(table: BatchOptions, state: BatchState) -> list[Any]:
    xp, asked = table.xp, state.number > 0
    return [
        asked[None],
        one_of(xp, state.number, range(1, PIPS + 1)),
        one_of(xp, either(xp, asked, table.slot(state.number), NONE), SLOTS),
        one_of(xp, either(xp, asked, state.feature, NONE), FEATURES_IN_ORDER),
    ]


def _wrong(table: BatchOptions, state: BatchState) -> list[Any]:
    xp, games = table.xp, len(state.phase)
    blocks = [part for value in state.wrong for part in _maybe(value >= 0, one_of(xp, value, VALUES_IN_ORDER))]
    return [*blocks, always(xp, [0] * (1 + len(VALUES)) * (MOST_PLAYERS - len(state.wrong)), games)]


def _proposal(table: BatchOptions, state: BatchState) -> list[Any]:
    xp, games = table.xp, len(state.phase)
    if table.mode != "cooperative":
        return [always(xp, [0] * (1 + MOST_PLAYERS + len(VALUES) + 2 * MOST_PLAYERS), games)]
    there = state.proposer >= 0
    accepted = [part[None] for seat in range(table.players) for part in (there, (state.accepted >> seat & 1) > 0)]
    return [
        there[None],
        one_of(xp, state.proposer, SEATS),
        one_of(xp, state.value, VALUES_IN_ORDER),
        *accepted,
        always(xp, [0, 0] * (MOST_PLAYERS - table.players), games),
    ]
