"""Every sound, rendered by a browser: equally loud to the ear, never cut off, none lasts; as docs/sound.md says."""

from __future__ import annotations

import pytest

from tests.gallery.conftest import Opens
from tests.sounds import ALL, heard, levels_in_docs

ALIKE = 2
"""LU, as the loudest of the loudest moments of each sound goes: EBU R 128 measures in these."""
ON_A_PHONE = 7
"""LU. Felt, a low string and a heart lose most of what they are made of, and must be heard all the same."""


def test_sounds_are_equally_loud_and_never_cut_off(opens: Opens) -> None:
    page = opens(1440, 900)
    measured = heard(page)
    together = measured.pop(ALL)
    kinds = {name.split()[0] for name in measured}
    assert kinds == {"wood", "paper", "felt", "tick", "right", "wrong", "turn", "dice", "heart", "tune"}
    for evening, most in {"usual": ALIKE, "loud": ALIKE, "phone": ON_A_PHONE}.items():
        levels = {name: one[evening] for name, one in measured.items()}
        assert max(levels.values()) - min(levels.values()) < most, (evening, levels)
    for name, one in measured.items():
        assert one["quiet"] < one["usual"] - 6 < one["loud"] - 10, (name, one)
        assert one["offset"] < 0.005, (name, one)
        assert one["hiss"] < 0.2, (name, one)
        assert one["end"] < (2 if name.startswith("tune") else 1.2), (name, one)
    assert max(one["peak"] for one in (*measured.values(), together)) < 1
    for name, said in levels_in_docs().items():
        now = together if name == ALL else measured.pop(name)
        assert [now["quiet"], now["usual"], now["loud"], now["phone"]] == pytest.approx(said, abs=0.5), name
    assert measured == {}, "docs/sound.md lacks these"
