"""The Whale as one sees it on the page."""

from __future__ import annotations

import re
from typing import Final

from tests.page.screens import Practice, Screens

SCREENS: Final = Screens(
    begin="Ready",
    begun=re.compile("^Card 1, row 1, column 1: face down. Point at it"),
    told="All cards are turned down.",
    tables=("study", "turn", "other", "away", "sixteen", "new-card", "over", "solo"),
    opens={"4-glance": ".glance button"},
    scrolls_with_longer_words=dict.fromkeys(
        ("4-glance", "4-glance-seen", "4-glance-passed"),
        "the question has three lines beside a long name, and the last row of cards begins at the edge",
    ),
    stays=(".places li:first-child", ".places li:last-child", ".piles", ".prompt"),
    shown_first="turn",
    lesson=("Ready", "Card 1,", "Ready", "Card 1,", "Ready", "Card 4,", "Ready", "Go on", "Ready", "Card 1,"),
    lesson_steps=11,
    measured=re.compile(r"^Of \d+ cards you remember about [\d.]+\.$"),
    measured_in_german=re.compile(r"^Von \d+ Karten behältst du etwa [\d,]+\.$"),
    practice=Practice(onward=re.compile("^Ready$"), cards="The cards,", answers=".places button"),
)
