"""Writes a file of words: in the order of the English one, with its comments."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from gander.speech.fluent import key_of, written_key
from gander.speech.message import Message

_GAP: Final = re.compile(r"\{(\w+)\}")
_KEY: Final = re.compile(r"([a-zA-Z][\w-]*) *=")


def fluent_file(english: Path, own: Mapping[str, Message]) -> str:
    """The file of another language beside an English one."""
    lines: list[str] = []
    for line in english.read_text(encoding="utf-8").splitlines():
        begun = _KEY.match(line)
        if begun and (key := key_of(begun[1])) in own:
            lines.append(written(key, own[key]))
        elif line.startswith("#") or not line.strip():
            lines.append(line)
    text = "\n".join(lines).strip("\n")
    return re.sub(r"\n{3,}", "\n\n", text) + "\n"


def written(key: str, message: Message) -> str:
    """One sentence as Fluent has it."""
    return f"{written_key(key)} ={_pattern(message, '    ')}"


def _pattern(message: Message, indent: str) -> str:
    if isinstance(message, str):
        return f" {_text(message)}"
    chosen = f'NUMBER(${message.by}, type: "ordinal")' if message.ordinal else f"${message.by}"
    lines = [f"\n{indent}{{ {chosen} ->"]
    for name, form in message.forms.items():
        star = "*" if name == message.otherwise else " "
        lines.append(f"{indent}   {star}[{name}]{_pattern(form, indent + '        ')}")
    return "\n".join([*lines, f"{indent}}}"])


def _text(text: str) -> str:
    """Blanks at either end would be lost outside quotes."""
    bare = text.strip()
    before, after = text[: len(text) - len(text.lstrip())], text[len(text.rstrip()) :]
    quoted = (f'{{ "{before}" }}' if before else "", f'{{ "{after}" }}' if after else "")
    return f"{quoted[0]}{_GAP.sub(lambda gap: f'{{ ${gap[1]} }}', bare)}{quoted[1]}"
