"""The Goose as one sees it on the page."""

from __future__ import annotations

import re
from typing import Final

from tests.page.screens import Practice, Screens

SCREENS: Final = Screens(
    begin="Ready",
    begun="Roll the dice",
    told="All cards are turned down.",
    tables=("study", "roll", "answer", "clothing", "others", "neighbour", "agree", "new-card", "over", "solo"),
    scrolls=("five-glance-agree",),
    opens={"five-glance": ".glance button"},
    scrolls_with_longer_words={"five-agree": "three rows of answers of two lines: eleven pixels are below the edge"},
    stays=(
        *(".places li:first-child", ".places li:last-child", ".piles", ".prompt"),
        *(".die", ".answers li:first-child", ".answers li:last-child"),
        *(".overview li:first-child", ".overview .place:last-child li:last-child"),
    ),
    shown_first="answer",
    lesson=("Ready", "Roll the dice", "blue", "Ready", "Go on", "parrot", "Ready", "Roll the dice"),
    lesson_steps=9,
    measured=re.compile(r"^Of \d suspects you remember about [\d.]+\.$"),
    measured_in_german=re.compile(r"^Von \d Verdächtigen behältst du etwa [\d,]+\.$"),
    practice=Practice(onward=re.compile("^Ready$"), cards="The line-up", answers="[role=group] button"),
)
