"""A person at a terminal, for tests: reads what is on the screen, and knows nothing else."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any, NamedTuple

from msgspec.structs import replace

from gander.contract.game import AnyGame, Seat, mode_of
from gander.luck import QuickLuck
from gander.record import Record, RecordedMove, decode, new_record
from gander.record import replay as steps_of
from gander.speech.languages import SOURCE, Language
from gander.speech.voice import Voice
from gander.text.agree import Agreement, Wishes, agree, is_bot, names_in
from gander.text.asker import Asker
from gander.text.catalogue import catalogue
from gander.text.play import TerminalPlay
from gander.text.replay import Replay
from gander.text.terminal import CLEAR, PROMPT, Terminal

TYPED, LISTED = "<typed>", "<listed>"


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
        listed = listed_by(refusal, self.language)
        if not listed:
            return ""
        examples: list[str] = re.findall(r"\d[^,]*", listed)
        possible = [word for word in listed.split(", ") if len(word.split()) <= 2] + examples
        return possible[self.luck.below(len(possible))]


def listed_by(refusal: str, language: Language) -> str:
    """What can be said, as a refusal lists it; nothing if this is none."""
    for key in ("answer.nothing", "answer.unknown"):
        said = catalogue(language).say(key, typed=TYPED, choices=LISTED)
        pattern = re.escape(said).replace(TYPED, ".*").replace(LISTED, "(.*)")
        if found := re.fullmatch(pattern, refusal.strip()):
            return str(found[1])
    return ""


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
    code = TerminalPlay(terminal, Voice(catalogue(language), ()), save, str(seed)).run(wishes)
    return Sitting(screen, code)


def played_to_the_end(wishes: Wishes, file: Path, **settings: Any) -> tuple[Sitting, Any]:
    """A whole game, and its last state by the record that was saved."""
    sitting = sit_down(wishes, save=file, **settings)
    return sitting, list(steps_of(decode(file.read_bytes())))[-1].after


def screens_around(words: str, sitting: Sitting) -> tuple[str, str]:
    """The first screen with these words, and the one after it."""
    screens = sitting.screen.screens
    at = next(i for i, screen in enumerate(screens) if words in screen)
    return screens[at], screens[at + 1]


def holder_of(screen: str, names: tuple[str, ...]) -> Seat | None:
    """Who is asked on this screen."""
    asked = [line for line in screen.splitlines() if line.split(", ")[0] in names]
    return names.index(asked[-1].split(", ")[0]) if asked else None


# Before the game -----------------------------------------------------------------------------------------------------


def agreed(wishes: Wishes, *answers: str, language: Language = "en") -> tuple[Agreement, str]:
    """What comes of these answers, and what was said. Every answer must be needed."""
    typed, said = io.StringIO("".join(f"{answer}\n" for answer in answers)), io.StringIO()
    result = agree(Asker(Terminal(typed, said, can_clear=False), Voice(catalogue(language), ())), wishes)
    assert typed.read() == ""
    return result, said.getvalue()


def options_after(*answers: str, language: Language = "en") -> Any:
    """What is agreed by answers alone."""
    return agreed(Wishes(), *answers, language=language)[0].options


def wishes_for(game: AnyGame, options: Any, seats: str) -> Wishes:
    """Everything that is in the options, wished for by these people and bots; they start as agreed if they can."""
    names = names_in(seats, catalogue(SOURCE))
    mode = mode_of(len(names), options.mode, 0, game.players)
    offered = {option.name: getattr(options, option.name) for option in game.offers if option.applies(mode)}
    starter = names[options.starter]
    return Wishes(
        game.name,
        seats,
        "uniform" if any(map(is_bot, names)) else None,
        options.mode,
        None if is_bot(starter) else starter,
        {name: value for name, value in offered.items() if value is not None},
    )


# Looking back --------------------------------------------------------------------------------------------------------


def record_of(game: AnyGame, options: Any, *moves: tuple[Seat, Any]) -> Record[Any, Any]:
    return replace(new_record(game, options), moves=tuple(RecordedMove(actor, move) for actor, move in moves))


def shown(record: Record[Any, Any], *typed: str, seat: int | None = None, sees_all: bool = False) -> list[str]:
    """The screens one sees with these answers, after which there are no more."""
    screen = Screen()
    answers = io.StringIO("".join(f"{line}\n" for line in typed))
    names = tuple(f"Player {number + 1}" for number in range(record.options.players))
    voice = Voice(catalogue("en"), names, seat)
    assert Replay(record, Terminal(answers, screen, can_clear=True), voice, sees_all=sees_all).run() == 0
    return screen.screens
