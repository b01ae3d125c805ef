"""Whole games in a terminal that speaks the made-up language (`tests/made_up.py`): nothing is left in English."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

from tests.made_up import STAYS, TAG, copy_of_sources, english_words
from tests.tree import ROOT

NAMES: Final = {"mia", "ben"}
PLAIN: Final = re.compile(r"(?<![\w.@/+-])[A-Za-z]{2,}(?![\w@/+])")
LEAST: Final = 300
"""Lines; five games have more."""


def test_a_terminal_says_all_in_it(tmp_path: Path) -> None:
    source = copy_of_sources(tmp_path, page=False)
    ran = subprocess.run(
        [sys.executable, "-m", "tests.text.foreign", TAG, str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(source), "PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    english = {*english_words()} - NAMES
    lines = ran.stdout.splitlines()
    assert len(lines) > LEAST
    assert [line for line in lines if english & {word.lower() for word in PLAIN.findall(STAYS.sub("", line))}] == []
