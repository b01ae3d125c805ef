"""`gander memory`"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from gander.cli.flags import LanguageFlag
from gander.speech.catalogue import Language

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.table import Table

    from gander.memory.characters import Profile, Words
    from gander.memory.people import ModelComparison, PublishedFigure


def memory(
    trials: Annotated[int, typer.Option(metavar="N", min=1, help="How often each task is done.")] = 4000,
    seed: Annotated[str, typer.Option(help="The same seed gives the same figures.")] = "0",
    language: LanguageFlag = None,
) -> None:
    """How our bots remember, beside published figures for people."""
    from rich.console import Console

    from gander.luck import QuickLuck
    from gander.memory.characters import profile_of
    from gander.memory.people import PEOPLE, compare
    from gander.speech.catalogue import language_of

    page = ComparisonTables(language or language_of())
    console = Console()
    for key in PEOPLE:
        profile = profile_of(key)
        console.print(page.table(profile, compare(profile, trials, QuickLuck(seed))))
    console.print(page.say("caption", trials=trials), highlight=False)


class ComparisonTables:
    """The comparison in one language."""

    def __init__(self, language: Language) -> None:
        self.language = language

    def say(self, key: str, **values: object) -> str:
        from gander.cli.words import say

        return say(f"memory.{key}", self.language, **values)

    def of(self, words: Words) -> str:
        return words.de if self.language == "de" else words.en

    def table(self, profile: Profile, rows: Sequence[ModelComparison]) -> Table:
        """One character, task by task, beside the people it stands for."""
        from gander.memory.people import CONDITIONS, TASKS
        from gander.speech.tables import numbers_table

        table = numbers_table(self.of(profile.name), self.say(profile.key), self.say("model"), self.say("near"))
        for task, title in TASKS.items():
            table.add_row(self.of(title))
            for row in rows:
                if row.task == task:
                    name = f"  {self.of(CONDITIONS[row.condition])}"
                    table.add_row(name, self.people(row.people), self.share(row.model), self.verdict(row.within))
        return table

    def people(self, figure: PublishedFigure | None) -> str:
        """The share, and one standard deviation where it is known."""
        if figure is None:
            return "–"
        return self.share(figure.share) + ("" if figure.sd is None else f" ± {self.share(figure.sd)}")

    def share(self, share: float) -> str:
        text = f"{share:.3f}"
        return text.replace(".", ",") if self.language == "de" else text

    def verdict(self, within: bool | None) -> str:
        return "–" if within is None else self.say("yes" if within else "no")
