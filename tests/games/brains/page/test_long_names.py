"""A long name beside what it pays makes no row of the list higher on a phone: its animal stands for it."""

from __future__ import annotations

import pytest

from tests.gallery.conftest import Opens, shows
from tests.gallery.room import STILL


@pytest.mark.parametrize("table", ["five-pay", "five-last", "five-waiting"])
def test_all_of_it_is_in_sight_on_a_phone(opens: Opens, table: str) -> None:
    page = opens(375, 812, {"language": "de"}, is_mobile=True, has_touch=True, **STILL)
    shows(page, f"brains-{table}")
    assert page.evaluate("document.documentElement.scrollHeight") <= 812
