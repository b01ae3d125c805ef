"""Those who play the Magpie: what their choice of a second card tells of them."""

from __future__ import annotations

from gander.memory.fit import fit
from tests.bots.answering import answers_of


def test_the_wits_of_a_ghost_are_read_in_its_answers() -> None:
    dull, bright = (fit(answers_of("magpie", 20, wits=wits)).traits["wits"].value for wits in (0.1, 0.9))
    assert dull < 0.4 < 0.6 < bright
