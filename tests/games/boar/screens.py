"""The Boar as one sees it on the page."""

from __future__ import annotations

import re
from typing import Final

from tests.page.screens import Practice, Screens

SCREENS: Final = Screens(
    begin=re.compile("^Draw the "),
    begun="Your card 1 of 1",
    told="You draw a card.",
    tables=("turn", "waiting", "choose", "naming", "solo", "empty-deck"),
    opens={
        **dict.fromkeys(("turn", "naming", "4-turn", "4-halfway", "4-naming", "4-naming-full"), ".hand button"),
        "4-glance-naming": ".hand button",
        **dict.fromkeys(("4-glance", "4-glance-full"), ".glance button"),
    },
    scrolls=("3-turn", "4-turn", "4-naming-full", "4-glance-full"),
    stays=(".others", ".middle", ".stacks", ".hand", ".hand li:first-child", ".prompt"),
    grow={"growing": (".hand li:first-child",)},
    shown_first="turn",
    lesson=(
        *("Draw the boar", "Go on", "Draw the duck", "Your card 1 of 2", "Play card 1"),
        *("Your card 1 of 1", "Play card 1", "Go on", "Your card 1 of 1", "Play card 1"),
    ),
    lesson_steps=8,
    measured=re.compile(r"^Of \d+ cards in your hand you know about [\d.]+\.$"),
    measured_in_german=re.compile(r"^Von \d+ Karten auf deiner Hand kennst du etwa [\d,]+\.$"),
    mirrored=(("turn", ".others .badge", ".others .card"),),
    practice=Practice(onward=re.compile("^(Take it|Ready)$"), cards="Your hand", answers=".drill ol button"),
)
