"""The Brains as one sees them on the page."""

from __future__ import annotations

import re
from typing import Final

from tests.page.screens import Screens

KEEPS: Final = (((0, 2, 4), 16.87, 0.298), ((0, 2, 3, 4), 16.17, 0.291), ((0, 1, 2, 3, 4), 16, 0.289))

SCREENS: Final = Screens(
    begin="Throw the dice",
    begun=re.compile(r"^Throw \d dice again"),
    told=re.compile("^Throw 1: "),
    tables=("first", "second", "pay", "waiting", "over"),
    scrolls_with_longer_words=dict.fromkeys(
        ("second", "3-second", "4-second", "5-second", "five-pay"),
        "the button below the dice has two lines, and four pixels of it are below the edge",
    ),
    stays=(".players", ".prompt", ".felt", ".dice", ".totals"),
    shown_first="second",
    lesson=(
        *("Throw the dice", "Die 2: brain", "Die 3: 5 blue", "Die 4: 4 blue", "Throw 2 dice again", "blue: 9 × 2 = 18"),
        *("Go on", "Throw the dice", "blue: 8", "Go on", "blue: 6"),
    ),
    lesson_steps=9,
    lesson_fits=(360, 640),
    measured=re.compile(r"^With each decision you leave about [\d.]+ brains on the table\.$"),
    measured_in_german=re.compile(r"^Mit jeder Entscheidung lässt du etwa [\d,]+ Hirne auf dem Tisch liegen\.$"),
    mirrored=(("second", "button:has-text('Show the odds')", "button.main"),),
    advice={
        "keeps": [{"keep": keep, "brains": brains, "chance": chance} for keep, brains, chance in KEEPS],
        "exact": False,
    },
)
