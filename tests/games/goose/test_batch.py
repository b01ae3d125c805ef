"""Many games of the Goose at once against the rules, decision by decision."""

from __future__ import annotations

from typing import Any, Final

import pytest

from gander.games.goose.batch.rows import PHASES
from gander.games.goose.game import VALUES
from gander.games.goose.pieces import FEATURES, SUSPECTS, Dice, Shuffle, Suspect
from gander.games.goose.state import State
from tests.batches import Beside, Moment, check_any_move
from tests.games.goose.plainly import option_sets
from tests.kit import some_of

NUMBER: Final[dict[Suspect | None, int]] = {None: -1, **{card: number for number, card in enumerate(SUSPECTS)}}
ALL: Final = [
    {"players": one.players, "level": one.level, "mode": one.mode, "starter": number % one.players}
    for number, one in enumerate(option_sets())
]


def plainly(state: State) -> tuple[int, ...]:
    left = [sum(1 << NUMBER[card] % 5 for card in state.deck if NUMBER[card] // 5 == colour) for colour in range(5)]
    question, proposal = state.question, state.proposal
    wrong = [VALUES.index(value) for value in state.wrong]
    return (
        PHASES[state.phase],
        state.turn,
        *left,
        *(NUMBER[card] for card in state.lineup),
        *map(len, state.piles),
        len(state.errors),
        len(state.box),
        sum(state.ready),
        -1 if state.fresh is None else state.fresh,
        question.number if question else 0,
        FEATURES.index(question.feature) if question else 0,
        NUMBER[state.held],
        *(wrong + [-1] * (len(state.ready) - 1 - len(wrong)) if state.mode == "versus" else ()),
        len(wrong),
        proposal.seat if proposal else -1,
        VALUES.index(proposal.value) if proposal else -1,
        sum(1 << seat for seat, agrees in enumerate(proposal.accepted) if agrees) if proposal else 0,
        NUMBER[state.shown],
    )


def chance(state: State, moments: list[Moment], made: int, game: int) -> Shuffle | Dice:
    if state.phase == "shuffle":
        return Shuffle(tuple(reversed(as_dealt(moments, game))))
    after = moments[made].state
    return Dice(int(after.number[game]), FEATURES[after.feature[game]])


def as_dealt(moments: list[Moment], game: int) -> list[Suspect]:
    """The line-up, then every new card, in the order in which they came."""
    dealt = [int(card[game]) for card in moments[0].state.lineup]
    for moment in moments:
        dealt += [card for card in (int(card[game]) for card in moment.state.lineup) if card not in {-1, *dealt}]
    return [SUSPECTS[card] for card in dealt]


GOOSE: Final = Beside("goose", chance, plainly)


@pytest.mark.parametrize("options", [ALL[place] for place in some_of(ALL)], ids=str)
def test_arrays_keep_the_rules(options: dict[str, Any]) -> None:
    assert GOOSE.check(options, games=2, seed=1, rows_every=3) > 120


@pytest.mark.nightly
@pytest.mark.parametrize("options", ALL, ids=str)
def test_arrays_keep_the_rules_over_millions_of_decisions(options: dict[str, Any]) -> None:
    """36 ways to play, more than 35,000 decisions each."""
    assert sum(GOOSE.check(options, games=100, seed=seed, rows_every=7) for seed in range(2, 8)) > 35_000


@pytest.mark.parametrize("mode", ["solo", "versus", "cooperative"])
def test_moves_are_chosen_evenly(mode: str) -> None:
    check_any_move("goose", {"players": 1 if mode == "solo" else 3, "mode": mode})
