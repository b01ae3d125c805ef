"""Where the lines go and where the answers come from."""

import os
import shutil
import sys
import textwrap
from typing import Final, TextIO

CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"
"""Empty the screen, then what was scrolled off it, and begin at the top.

In this order: several terminals move the screen into the scroll-back when it is emptied.
"""
BLANK_LINES: Final = 40
"""What stands for `CLEAR` where nothing can be taken back: more lines than most windows have."""
WIDEST: Final = 100
"""Longer lines are hard to read, however wide the window is."""
PROMPT: Final = "> "
INTERRUPTED: Final = 130
"""The exit code that shells give to a program that Ctrl-C ended."""


class Terminal:
    """Lines out, lines in. Nothing is drawn and the cursor is never moved, except to begin on an empty screen."""

    def __init__(self, answers: TextIO, lines: TextIO, *, can_clear: bool, breaks_lines: bool = False) -> None:
        self._answers, self._lines = answers, lines
        self._can_clear, self._breaks_lines = can_clear, breaks_lines
        self._is_empty = True
        self._ends_in_space = True

    @classmethod
    def of_this_process(cls) -> "Terminal":
        """A real terminal can be cleared; a pipe, a file or a window without control codes cannot."""
        is_real = sys.stdout.isatty()
        is_dumb = os.environ.get("TERM") == "dumb"
        return cls(sys.stdin, sys.stdout, can_clear=is_real and not is_dumb, breaks_lines=is_real)

    def say(self, *lines: str) -> None:
        for line in lines:
            print(self._broken(line), file=self._lines)
            self._is_empty, self._ends_in_space = False, not line
        self._lines.flush()

    def leave_space(self) -> None:
        """An empty line, unless there is one."""
        if not self._ends_in_space:
            self.say("")

    def _broken(self, line: str) -> str:
        """A long line in lines that fit the window, broken between words."""
        if not self._breaks_lines:
            return line
        width = min(shutil.get_terminal_size().columns, WIDEST)
        return textwrap.fill(line, width, break_long_words=False, break_on_hyphens=False)

    def read(self) -> str:
        """One line that somebody typed. Raises `EOFError` when there will be no more."""
        print(PROMPT, end="", file=self._lines, flush=True)
        self._is_empty = self._ends_in_space = False
        typed = self._answers.readline()
        if not typed or not self._answers.isatty():
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
        self._is_empty = self._ends_in_space = True
