"""Read the folders of a study, and do with them what the field does: one estimate for a person, one model for a group.

    gander export --psych-ds study --data study-data
    python examples/read_study.py study

Works on Psych-DS and on BIDS alike. Needs pandas and gander for the estimate, and statsmodels for the mixed model.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd

from gander.contract.measure import RecallMeasure
from gander.contract.options import Level
from gander.games import box
from gander.measures.estimate import sample_of
from gander.measures.recall import change_of
from gander.measures.reference import level_or_lowest, reference
from gander.measures.verdict import Judgement

EMPTY = ["", "n/a"]


def rows_of(folder: Path, name: str) -> pd.DataFrame:
    """One of the tables, in either layout: `answers`, `results`, `participants`, `questions` or `steps`."""
    if (folder / "data").is_dir():
        return pd.read_csv(folder / "data" / f"description-{name}_data.csv", na_values=EMPTY, keep_default_na=False)
    own = sorted(folder.glob(f"sub-*/beh/*_acq-{name}_beh.tsv"))
    files = [folder / "participants.tsv"] if name == "participants" else own
    read = [pd.read_csv(file, sep="\t", na_values=EMPTY, keep_default_na=False) for file in files]
    rows = pd.concat(read, ignore_index=True).rename(columns={"participant_id": "participant"})
    return rows.assign(participant=rows["participant"].str.removeprefix("sub-"))


class Row:
    """One answer of the table, as a measure asks for it."""

    def __init__(self, columns: dict[str, Any]) -> None:
        self.__dict__ = {name: None if pd.isna(value) else value for name, value in columns.items()}


def estimate(answers: pd.DataFrame, participant: str, game: str) -> Judgement:
    """How much somebody keeps in a game, as their notepad says it."""
    by = box(game).measure.by
    assert isinstance(by, RecallMeasure), "for a game of hidden cards"
    own = answers[(answers["participant"].astype(str) == participant) & (answers["game"] == game)]
    games = []
    for _, rows in own.groupby("game_id", sort=False):  # the files have them in their order, the oldest first
        counted = [Row({str(key): value for key, value in one.items()}) for one in rows.to_dict("records")]
        numbers = [
            [float(one.right), one.guess, *(covariate.of(one) for covariate in by.covariates)]  # type: ignore[attr-defined]
            for one in counted
            if one.counted  # type: ignore[attr-defined]
        ]
        games.append(np.array(numbers, np.float64).reshape(-1, 2 + len(by.covariates)))
    level: Level = level_or_lowest(game, own["level"].iloc[-1])
    ordinary = reference(game).ordinary[level]
    return change_of(sample_of(games), by.covariates, ordinary.situations, ordinary.guess)


def mixed_model(rows: pd.DataFrame) -> Any:
    """The share by condition, people differing from one another: a random intercept for each. So do different games."""
    import statsmodels.formula.api as models

    formula = "right ~ C(condition)" + (" + C(game)" if rows["game"].nunique() > 1 else "")
    return models.mixedlm(formula, rows, groups=rows["participant"]).fit(reml=True)


def games_by_condition(folder: Path) -> pd.DataFrame:
    """The share of right answers in every game, beside the condition of whoever played it."""
    answers = rows_of(folder, "answers")
    games = answers[answers["counted"] == 1].groupby(["participant", "game", "game_id"], as_index=False)["right"].mean()
    people = rows_of(folder, "participants")[["participant", "condition"]]
    return games.merge(people.astype({"participant": str}), on="participant")


def main(folder: Path) -> None:
    answers = rows_of(folder, "answers")
    for (participant, game), _ in answers.groupby(["participant", "game"]):
        if isinstance(box(str(game)).measure.by, RecallMeasure):
            now = estimate(answers, str(participant), str(game)).now
            print(f"{participant} {game} keeps {now.mean:.4f} ({now.low:.4f} to {now.high:.4f})")
    rows = games_by_condition(folder)
    if rows["condition"].nunique() > 1:
        print(mixed_model(rows).summary())


if __name__ == "__main__":
    main(Path(sys.argv[1]))
