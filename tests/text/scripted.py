"""A person at a terminal, for tests: reads what is on the screen, and knows nothing else."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import NamedTuple

from gander.contract.game import Seat
from gander.luck import QuickLuck
from gander.speech.catalogue import Language
from gander.speech.voice import Voice
from gander.text.agree import Wishes
from gander.text.catalogue import catalogue
from gander.text.play import Play
from gander.text.terminal import CLEAR, PROMPT, Terminal

REFUSALS: dict[Language, str] = {"en": "You can say: ", "de": "Du kannst sagen: "}
EXAMPLES: dict[Language, str] = {"en": "for example ", "de": "zum Beispiel "}


class Screen(io.StringIO):
    """What was written to a terminal that can be cleared."""

    def isatty(self) -> bool:
        return True

    @property
    def visible(self) -> str:
        """All that is on the screen or above it."""
        return self.getvalue().rpartition(CLEAR)[2]

    @property
    def screens(self) -> list[str]:
        """Everything that was ever visible at once, just before it was cleared."""
        return self.getvalue().split(CLEAR)


class Person(io.StringIO):
    """Types the answers in `script`; after them presses Enter, and picks any of what a refusal says is possible.

    `reaction` is what to type whenever certain words are on the screen.
    """

    def __init__(
        self, screen: Screen, script: tuple[str, ...], language: Language, seed: int, reaction: tuple[str, str] | None
    ) -> None:
        super().__init__()
        self.screen, self.script, self.language, self.reaction = screen, list(script), language, reaction
        self.luck = QuickLuck(seed)
        self.typed = 0

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]
        self.typed += 1
        assert self.typed < 20_000, f"no end of questions: {self.screen.visible}"
        assert self.screen.visible.endswith(PROMPT)
        if self.script:
            answer = self.script.pop(0)
            if answer == "<eof>":
                return ""
            if answer == "<interrupt>":
                raise KeyboardInterrupt
            return f"{answer}\n"
        if self.reaction and self.reaction[0] in self.screen.visible:
            return f"{self.reaction[1]}\n"
        return f"{self._answer()}\n"

    def _answer(self) -> str:
        refusal = self.screen.visible.splitlines()[-2] if self.screen.visible.count("\n") > 1 else ""
        _, refused, listed = refusal.partition(REFUSALS[self.language])
        if not refused:
            return ""
        examples = re.findall(rf"{EXAMPLES[self.language]}([^,.]+)", listed)
        named = re.split(r", (?:or |oder )?", listed.rstrip("."))
        possible = [word for word in named if len(word.split()) <= 2] + examples
        return possible[self.luck.below(len(possible))]


class Sitting(NamedTuple):
    """One run of the text mode: what was on the screen, and the exit code."""

    screen: Screen
    code: int


def sit_down(
    wishes: Wishes,
    *script: str,
    language: Language = "en",
    seed: int = 1,
    dumb: bool = False,
    save: Path | None = None,
    reaction: tuple[str, str] | None = None,
) -> Sitting:
    """Play with scripted answers until the game is over or somebody leaves."""
    screen = Screen()
    person = Person(screen, script, language, seed, reaction)
    terminal = Terminal(person, screen, can_clear=not dumb)
    code = Play(terminal, Voice(catalogue(language), ()), save, str(seed)).run(wishes)
    return Sitting(screen, code)


def holder_of(screen: str, names: tuple[str, ...]) -> Seat | None:
    """Who is asked on this screen."""
    asked = [line for line in screen.splitlines() if line.split(", ")[0] in names]
    return names.index(asked[-1].split(", ")[0]) if asked else None
