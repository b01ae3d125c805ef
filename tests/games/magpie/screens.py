"""The Magpie as one sees it on the page."""

from __future__ import annotations

import re
from typing import Final

from tests.page.screens import Practice, Screens

SCREENS: Final = Screens(
    begin=re.compile(r"^Card 1, row 1, column 1: face down\. Turn it over"),
    begun=re.compile(r"^Card 2, row 1, column 2: face down\. Turn it over"),
    told=re.compile(r"^Card 1: \w+\.$"),
    tables=("first", "second", "study", "other", "forty-two", "together", "over", "solo"),
    opens={"4-glance": ".glance button"},
    stays=(".places li:first-child", ".places li:last-child", ".piles", ".prompt"),
    shown_first="second",
    lesson=("Card 1,", "Card 2,", "Ready", "Go on", "Ready", "Card 2,", "Card 3,", "Card 1,", "Card 5,", "Card 9,"),
    lesson_steps=11,
    measured=re.compile(r"^Of \d+ cards you remember about [\d.]+\.$"),
    measured_in_german=re.compile(r"^Von \d+ Karten behältst du etwa [\d,]+\.$"),
    practice=Practice(onward=re.compile("^Ready$"), cards="The cards,", answers=".places button"),
)
