"""Who plays is seen on a phone, too: where the window is high, faces are large."""

from __future__ import annotations

import pytest

from tests.gallery.conftest import Opens, shows
from tests.gallery.room import STILL, WIDTHS


@pytest.mark.parametrize(("board", "least"), [("magpie-2-first", 54), ("magpie-4-first", 44)])
def test_faces_use_the_room_of_a_phone(opens: Opens, board: str, least: int) -> None:
    page = opens(390, 844, {"language": "de"}, is_mobile=True, has_touch=True, **STILL)
    shows(page, board)
    assert min(page.evaluate(WIDTHS, ".badge .animal")) >= least  # 38 and 32 pixels on a low phone
