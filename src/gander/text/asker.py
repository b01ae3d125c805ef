"""Asks until an answer is understood, and knows the words that are always understood."""

from collections.abc import Callable
from typing import Final, TypeVar

from gander.speech.answers import NotUnderstood, Prompt, Understand, sounds_like
from gander.speech.voice import Voice
from gander.text.terminal import Terminal

T = TypeVar("T")

HELP: Final = "?"


class Quit(Exception):
    """Somebody typed that they want to leave."""


Help = Callable[[str], tuple[str, ...]]
"""The lines for `?`, given what was typed behind it."""


class Asker:
    def __init__(self, terminal: Terminal, voice: Voice) -> None:
        self.terminal, self.voice = terminal, voice

    def ask(self, question: Prompt[T], help_with: Help) -> T:
        return self.ask_freely(question.lines, question.understand, help_with)

    def ask_freely(self, lines: tuple[str, ...], understand: Understand[T], help_with: Help) -> T:
        """Ask, explain what is refused, and ask again. Raises `Quit`."""
        self.terminal.leave_space()
        self.terminal.say(*lines)
        while True:
            typed = self.terminal.read()
            if any(sounds_like(typed, word) for word in self.voice.say("command.quit").split()):
                raise Quit
            if typed.startswith(HELP):
                self.terminal.say(*help_with(typed.removeprefix(HELP).strip()), "", *lines)
                continue
            try:
                return understand(typed)
            except NotUnderstood as refused:
                self.terminal.say(self.voice.say(refused.key, **refused.values))

    def wait(self, line: str) -> None:
        """Go on when Enter is pressed, whatever was typed before it. Raises `Quit`."""
        self.ask_freely((line,), lambda typed: None, lambda typed: ())
