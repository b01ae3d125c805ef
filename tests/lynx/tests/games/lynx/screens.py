"""The Lynx as one sees it on the page."""

from __future__ import annotations

import re
from typing import Final

from tests.page.screens import Practice, Screens

SCREENS: Final = Screens(
    begin="I have seen it",
    begun=re.compile("^Frog"),
    told="The card is turned down.",
    tables=("look", "name", "other", "over", "solo"),
    stays=(".cards li:first-child", ".piles", ".prompt"),
    shown_first="name",
    lesson=("I have seen it", "Frog", "Go on", "Go on", "Snail"),
    lesson_steps=6,
    measured=re.compile(r"^Of \d+ cards? you keep about [\d.]+\.$"),
    measured_in_german=re.compile(r"^Von \d+ Karten? behältst du etwa [\d,]+\.$"),
    practice=Practice(onward=re.compile("^I have seen it$"), cards="The card", answers=".answers button"),
)
