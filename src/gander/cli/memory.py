"""`gander memory`"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from gander.speech.language_flag import LanguageFlag
from gander.speech.languages import Language, decimal
from gander.speech.message import filled

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.table import Table

    from gander.memory.characters import Profile
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
    from gander.speech.languages import language_of

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

    def table(self, profile: Profile, rows: Sequence[ModelComparison]) -> Table:
        """One character, task by task, beside the people it stands for."""
        from gander.memory.people import TASKS
        from gander.speech.catalogue import shared_words
        from gander.speech.tables import numbers_table

        name = filled(shared_words(self.language, "bots")[f"bot.{profile.key}.name"], {})
        table = numbers_table(name, self.say(profile.key), self.say("model"), self.say("near"))
        for task in TASKS:
            table.add_row(self.say(f"task.{task.replace(' ', '_')}"))
            for row in rows:
                if row.task == task:
                    table.add_row(
                        f"  {self.condition(row.condition)}",
                        self.people(row.people),
                        self.share(row.model),
                        self.verdict(row.within),
                    )
        return table

    def condition(self, name: str) -> str:
        """What is counted: «right with 6 frames» for `load 6`."""
        what, _, number = name.removeprefix("in turn ").rpartition(" ")
        if not number.isdigit():
            return self.say(f"condition.{name.removeprefix('in turn ').replace(' ', '_')}")
        return self.say(f"condition.{'right_as' if what == 'right' else what}", n=int(number))

    def people(self, figure: PublishedFigure | None) -> str:
        """The share, and one standard deviation where it is known."""
        if figure is None:
            return "–"
        return self.share(figure.share) + ("" if figure.sd is None else f" ± {self.share(figure.sd)}")

    def share(self, share: float) -> str:
        return decimal(self.language, f"{share:.3f}")

    def verdict(self, within: bool | None) -> str:
        return "–" if within is None else self.say("yes" if within else "no")
