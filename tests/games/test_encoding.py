"""Every game in numbers: nothing is lost, nothing hidden is told, and no number ever comes to mean something else."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final
from zlib import crc32

import msgspec
import numpy as np
import pytest

from gander.contract.game import CHANCE, CLOCK
from gander.games import GAMES
from gander.luck import QuickLuck
from gander.research.encoding import FEW, Encoding, encoding_of, part_of
from tests.kit import A_FEW, Agreed, as_json, every_agreement, random_game
from tests.tree import ROOT

GOLDEN: Final = ROOT / "tests" / "games"


def golden(name: str) -> Path:
    """Written with `python -m gander.research.encoding NAME`."""
    return GOLDEN / name / "encoding.txt"


@pytest.mark.parametrize("name", GAMES)
def test_numbers_mean_what_they_have_always_meant(name: str) -> None:
    """Moves may be added at the end; whatever else changes needs a new version of the encoding."""
    assert "\n".join(encoding_of(name).lines()) + "\n" == golden(name).read_text()


@every_agreement
def test_every_move_of_a_seat_has_a_number_of_its_own(agreed: Agreed) -> None:
    encoding = encoding_of(agreed.game.name)
    assert len(set(encoding.moves)) == len(encoding.moves)
    for made in random_game(agreed, 1):
        for seat in set(agreed.game.to_move(made.step.before)) - {CHANCE, CLOCK}:
            moves = agreed.game.legal_moves(made.step.before, seat)
            numbers = encoding.numbers(moves)
            assert {encoding.moves[number] for number in numbers} == set(moves)
            assert np.flatnonzero(encoding.mask(moves)).tolist() == numbers


@every_agreement
def test_what_is_seen_can_be_read_back(agreed: Agreed) -> None:
    encoding = encoding_of(agreed.game.name)
    decoder, luck = msgspec.json.Decoder(agreed.game.observation), QuickLuck(1)
    for made in random_game(agreed, 1):
        viewer = agreed.viewers[luck.below(len(agreed.viewers))]
        seen = agreed.game.observe(made.step.after, viewer)
        row = encoding.row(seen, viewer)
        assert row.shape == (encoding.size,)
        assert row.min() >= 0
        assert row.max() <= 1
        assert encoding.read(row) == (seen, viewer)
        assert decoder.decode(as_json(seen)) == seen, "it is as large as its type says at most"


@every_agreement
def test_scores_are_between_their_bounds(agreed: Agreed) -> None:
    outcome = agreed.game.outcome(random_game(agreed, 1)[-1].step.after)
    assert outcome is not None
    lowest, highest = agreed.game.scores
    assert all(lowest <= score <= highest for score in outcome.earned)


# Secrets -------------------------------------------------------------------------------------------------------------


def tells_apart(encoding: Encoding, agreed: Agreed, state: Any, viewer: int | None, luck: QuickLuck) -> bool:
    """Whether the rows of a state and of one that looks the same differ."""
    game, other = agreed.game, agreed.game.rearrange(state, viewer, luck)
    rows = [encoding.row(game.observe(world, viewer), viewer).tobytes() for world in (state, other)]
    masks = [
        encoding.mask(game.legal_moves(world, viewer)).tobytes() if viewer is not None else b""
        for world in (state, other)
    ]
    return rows[0] != rows[1] or masks[0] != masks[1]


@every_agreement
def test_rows_of_what_looks_the_same_are_the_same(agreed: Agreed) -> None:
    encoding, luck = encoding_of(agreed.game.name), QuickLuck(2)
    for made in random_game(agreed, 1):
        viewer = agreed.viewers[luck.below(len(agreed.viewers))]
        assert not tells_apart(encoding, agreed, made.step.after, viewer, luck)


class Peeking(Encoding):
    """An encoding that is shown the whole world, and lets a number of it slip into the row."""

    world: Any = None

    def row(self, observation: Any, viewer: int | None) -> Any:
        row = super().row(observation, viewer)
        row[-1] = crc32(as_json(self.world)) / 2**32
        return row


@pytest.mark.parametrize("agreed", A_FEW, ids=str)
def test_a_row_that_tells_more_is_noticed(agreed: Agreed) -> None:
    encoding, luck, game = Peeking(agreed.game), QuickLuck(1), agreed.game
    for made in random_game(agreed, 1):
        worlds = (made.step.after, game.rearrange(made.step.after, None, luck))
        rows = set()
        for encoding.world in worlds:
            rows.add(encoding.row(game.observe(encoding.world, None), None).tobytes())
        assert len(rows) == len(set(map(as_json, worlds)))


# Layouts -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [int, tuple[bool, ...], str])
def test_a_type_without_an_end_has_no_layout(kind: Any) -> None:
    with pytest.raises(TypeError, match="no layout"):
        part_of(msgspec.inspect.type_info(kind))


@pytest.mark.parametrize(("largest", "size"), [(FEW - 1, FEW), (FEW, 1)])
def test_a_number_of_few_values_has_a_place_for_each(largest: int, size: int) -> None:
    part = part_of(msgspec.inspect.IntType(ge=0, le=largest))
    assert part.size == size
    for value in range(largest + 1):
        marks: list[tuple[int, float]] = []
        part.mark(value, 0, marks)
        row = np.zeros(size, np.float32)
        for place, held in marks:
            row[place] = held
        assert part.read(row, 0) == value
