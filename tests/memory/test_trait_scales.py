"""The traits in which people differ, on their scales."""

from __future__ import annotations

from itertools import product

import pytest

from gander.memory.ghost_profile import are_possible, with_traits
from gander.memory.model import formulas_of
from gander.memory.trait_scales import FREE, FURTHEST, OF_ONE_WHOLE, traits_at, typical


def test_in_the_middle_of_all_scales_lies_the_typical_person() -> None:
    assert traits_at((name, 0.0) for name in FREE) == pytest.approx({name: typical(name) for name in FREE})


@pytest.mark.parametrize("offs", [*product((-FURTHEST, 0.0, FURTHEST), repeat=len(OF_ONE_WHOLE))])
def test_however_much_somebody_mixes_up_a_trace_is_still_tied_to_its_place(offs: tuple[float, ...]) -> None:
    """And no trace grows as it gets older."""
    person = with_traits(traits_at(zip(OF_ONE_WHOLE, offs, strict=True)))
    tied = [formulas_of(person.traits).tied[age] for age in (0, 1, 5, 50)]
    assert tied == sorted(tied, reverse=True)
    assert tied[-1] > 0


@pytest.mark.parametrize("name", FREE)
def test_further_on_a_scale_there_is_more_of_the_trait(name: str) -> None:
    found = [traits_at([(name, off)])[name] for off in (-1e9, -1.0, 0.0, 1.0, 1e9)]
    assert found == sorted(found)
    assert len(set(found)) == len(found)
    for furthest in (found[0], found[-1]):
        assert are_possible({name: furthest})
