"""Where the lines go and where the answers come from."""

import os
import sys
from typing import Final, TextIO

CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"
"""Empty the screen, then what was scrolled off it, and begin at the top.

In this order: several terminals move the screen into the scroll-back when it is emptied.
"""
BLANK_LINES: Final = 40
"""What stands for `CLEAR` where nothing can be taken back: more lines than most windows have."""
PROMPT: Final = "> "
INTERRUPTED: Final = 130
"""The exit code that shells give to a program that Ctrl-C ended."""


class Terminal:
    """Lines out, lines in. Nothing is drawn and the cursor is never moved, except to begin on an empty screen."""

    def __init__(self, answers: TextIO, lines: TextIO, *, can_clear: bool) -> None:
        self._answers, self._lines, self._can_clear = answers, lines, can_clear
        self._is_empty = True

    @classmethod
    def of_this_process(cls) -> "Terminal":
        """A real terminal can be cleared; a pipe, a file or a window without control codes cannot."""
        return cls(sys.stdin, sys.stdout, can_clear=sys.stdout.isatty() and os.environ.get("TERM") != "dumb")

    def say(self, *lines: str) -> None:
        for line in lines:
            print(line, file=self._lines)
            self._is_empty = False
        self._lines.flush()

    def read(self) -> str:
        """One line that somebody typed. Raises `EOFError` when there will be no more."""
        print(PROMPT, end="", file=self._lines, flush=True)
        self._is_empty = False
        typed = self._answers.readline()
        if not self._answers.isatty():
            print(file=self._lines)  # nobody pressed Enter, so the next line would go on behind the prompt
        if not typed:
            raise EOFError
        return typed.strip()

    def clear(self) -> None:
        """Leave nothing of what was said before on the screen or above it."""
        if self._is_empty:
            return
        self._lines.write(CLEAR if self._can_clear else "\n" * BLANK_LINES)
        self._lines.flush()
        self._is_empty = True
