"""The search for traits that come near to people."""

from itertools import islice, pairwise

import msgspec
import pytest

from gander.memory.characters import PROFILES
from gander.memory.people import ModelComparison, PublishedFigure
from tools.studies.fit_memory import misfit, search


def test_misfit_is_a_mean_square_in_allowances() -> None:
    rows = [
        ModelComparison("updating", "load 2", PublishedFigure(0.5, 0.1), 0.7),  # two standard deviations off
        ModelComparison("colours", "right", PublishedFigure(0.5), 0.4),  # two allowances of a twentieth off
        ModelComparison(
            "colours", "swap 1", PublishedFigure(0.05), 0.06
        ),  # two tenths of an allowance off, counted tenfold
        ModelComparison("colours", "another", None, 0.9),
    ]
    assert misfit(rows) == pytest.approx(4)


def test_the_search_only_ever_comes_nearer() -> None:
    otter = PROFILES["otter"]
    dull = msgspec.structs.replace(otter, traits=msgspec.structs.replace(otter.traits, keenness=18))
    found = list(islice(search(dull, trials=60), 5))
    assert all(later < earlier for (earlier, _), (later, _) in pairwise(found))
    assert found[-1][1].traits.keenness > dull.traits.keenness
