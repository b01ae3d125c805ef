"""Read the answers of a notepad with pandas, and look at three things.

gander export notepad.zip
python examples/read_answers.py notepad.zip
"""

from __future__ import annotations

import sys
import zipfile

import pandas as pd


def answers_in(file: str) -> pd.DataFrame:
    """One row per answer. With the file unpacked it is one line: pd.read_csv("answers.csv")."""
    with zipfile.ZipFile(file) as archive, archive.open("answers.csv") as table:
        return pd.read_csv(table, parse_dates=["ended", "at"])


def report(answers: pd.DataFrame) -> str:
    """Right answers by load, by the events in between, and the kinds of error, of those that count."""
    counted = answers[answers["counted"] == 1]
    cards = counted[counted["game"] != "brains"]
    by_load = cards.groupby(["participant", "game", "load"])["right"].agg(["count", "mean"])
    by_events = cards.groupby(["game", pd.cut(cards["events"], [-1, 0, 2, 5, 10, 20, 1000])], observed=True)["right"]
    errors = cards.groupby("game")["error"].value_counts()
    parts = [by_load.round(2), by_events.agg(["count", "mean"]).round(2), errors]
    return "\n\n".join(part.to_string() for part in parts)


if __name__ == "__main__":
    print(report(answers_in(sys.argv[1])))
