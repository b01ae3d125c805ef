"""Studies for tests, of games that nobody dawdles over."""

from __future__ import annotations

from pathlib import Path

from gander.study.reading import read_study
from gander.study.study_file import Study
from tests.kinds import ALSO_ALONE, TURN_BY_TURN

ALONE, FOR_TWO = ALSO_ALONE.game.name, TURN_BY_TURN.game.name

TWO_CONDITIONS = f"""
name = "Early and late"
seed = "autumn"
path = "early"
by = "Goosefield School"
about = {{ en = "Two games.", de = "Zwei Spiele." }}
access = "link"
recruiting = "PROLIFIC_PID"

[page]
language = "en"
sound = false

[consent]
version = "v1"
text = {{ en = "I take part because I want to.", de = "Ich nehme freiwillig teil." }}

[[conditions]]
name = "early"

[[conditions]]
name = "late"

[[pages]]
id = "you"
place = "start"
[[pages.questions]]
id = "age"
kind = "number"
text = {{ en = "How old are you?", de = "Wie alt sind Sie?" }}
least = 18
most = 110

[[blocks]]
id = "first"
game = "{ALONE}"
conditions = ["early"]
options = {{ level = "rookie" }}

[[blocks]]
id = "second"
game = "{ALONE}"
conditions = ["late"]
options = {{ level = "rookie" }}

[[pages]]
id = "effort"
place = "end"
[[pages.questions]]
id = "tried"
kind = "scale"
text = "How hard did you try?"
points = 5

[completion]
finished = "DONE"
declined = "NO"
stopped = "STOP"
url = "https://recruiting.example/complete?cc={{code}}"
"""

IN_PAIRS = f"""
name = "Two at a table"
seed = "spring"

[leaving]
what = "WHAT"
seconds = 0

[[blocks]]
game = "{FOR_TWO}"
people = 2
settings = {{ pace = 0 }}

[completion]
finished = "DONE"
unpaired = "ALONE"
"""


def study_in(folder: Path, text: str) -> Study:
    file = folder / "study.toml"
    file.write_text(text)
    return read_study(file)
