"""A recorded game, step by step: as everybody saw it, as one seat saw it, or with nothing hidden."""

from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from gander.contract.game import AnyGame, Event, GameError, Outcome, Step, Viewer, WrongOption
from gander.games import box
from gander.games import game as game_of
from gander.record import BrokenRecord, Record, replay
from gander.speech.answers import AnswerChoice, Prompt
from gander.speech.voice import Voice
from gander.text.asker import Asker, Quit
from gander.text.rules import rules_in_words
from gander.text.terminal import INTERRUPTED, Terminal

NEXT: Final = 1
BACK: Final = -1


@dataclass(frozen=True)
class Scene:
    """A step in which something happened, as somebody may be told and shown it."""

    events: tuple[Event, ...]
    seen: Any


class Replay:
    """Raises `BrokenRecord` for a record that these rules do not replay, `WrongOption` for a view that it lacks."""

    def __init__(self, record: Record[Any, Any], terminal: Terminal, voice: Voice, *, sees_all: bool = False) -> None:
        self.game: AnyGame = game_of(record.game)
        self.teller = box(record.game).teller
        self.voice, self.terminal = voice, terminal
        steps = steps_of(record)
        self.outcome: Outcome | None = self.game.outcome(steps[-1].after)
        if sees_all and self.outcome is None:
            raise WrongOption("all", True, "left out: the game in this file is not finished")
        self.scenes = [self._scene(step, voice.you, sees_all) for step in steps if step.events]

    def _scene(self, step: Step[Any], viewer: Viewer, sees_all: bool) -> Scene:
        if sees_all:
            return Scene(step.events, self.teller.laid_open(step.after))
        return Scene(step.told(viewer), self.game.observe(step.after, viewer))

    def run(self) -> int:
        """Go forward and back until somebody leaves or goes on after the end; the exit code."""
        code = 0
        try:
            self._look()
        except (Quit, EOFError):
            pass
        except KeyboardInterrupt:
            self.terminal.say("")
            code = INTERRUPTED
        self.terminal.say(self.voice.say("replay.goodbye"))
        return code

    def _look(self) -> None:
        asker = Asker(self.terminal, self.voice)
        at = 0
        while at < len(self.scenes):
            self._show(at)
            at = max(0, at + asker.ask(self._question(at), partial(self._help, at)))

    def _show(self, at: int) -> None:
        scene = self.scenes[at]
        self.terminal.clear()
        self.terminal.say(self.voice.say("replay.step", number=at + 1, steps=len(self.scenes)))
        self.terminal.say(*self.teller.news(self.voice, scene.events))
        self.terminal.say(*self.teller.situation(self.voice, scene.seen))
        if self.outcome is not None and at == len(self.scenes) - 1:
            self.terminal.say(*self.teller.result(self.voice, scene.seen, self.outcome))

    def _question(self, at: int) -> Prompt[int]:
        key = "replay.last" if at == len(self.scenes) - 1 else "replay.ask"
        choices = (
            AnswerChoice(NEXT, (self.voice.say("replay.next"), "")),
            AnswerChoice(BACK, (self.voice.say("replay.back"),)),
        )
        return Prompt((self.voice.say(key),), choices)

    def _help(self, at: int, typed: str) -> tuple[str, ...]:
        numbers = None if typed else self.teller.rules_now(self.scenes[at].seen)
        return rules_in_words(self.voice.words, self.game.name, numbers)


def steps_of(record: Record[Any, Any]) -> list[Step[Any]]:
    """Every step of a record. Raises `BrokenRecord`, which names the first move that breaks a rule."""
    steps: list[Step[Any]] = []
    try:
        for step in replay(record):
            steps.append(step)
    except GameError as error:
        raise BrokenRecord(f"broken record: move {len(steps) + 1} of {len(record.moves)}: {error}") from error
    if not steps:
        raise BrokenRecord("broken record: it holds no move")
    return steps
