"""The page about the protocol is up to date and complete."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from gander.games import GAMES
from gander.web.api.errors import CODES as HTTP_CODES
from gander.web.messages.error_codes import SHARED, meanings
from gander.web.writers.protocol_page import page
from tests.tree import files_ending, text_of

PARTS = (
    "src/gander/table",
    "src/gander/classroom",
    "src/gander/web",
    "src/gander/games",
    "src/gander/contract/game.py",
    "src/gander/record.py",
)
KINDS = {"Unknown", "NotAllowed", "WrongTime", "WrongValue", "TooMany", "Problem", "Refused", "__init__"}


def test_the_page_is_up_to_date() -> None:
    assert text_of(Path("docs/protocol.md")) == page(), "run `make protocol`"


def test_every_link_leads_to_a_heading() -> None:
    headings = {heading.lower() for heading in re.findall(r"^#+ (.+)$", page(), re.MULTILINE)}
    assert [link for link in re.findall(r"\(#([^)]+)\)", page()) if link not in headings] == []


def said_in(source: str) -> Iterator[str]:
    """The codes that a module refuses with."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            place = 2 if name == "IllegalMove" else 0
            if (name in KINDS or name == "IllegalMove") and len(node.args) > place:
                match node.args[place]:
                    case ast.Constant(str(code)) if code.isidentifier():
                        yield code
        match node:
            case ast.Assign([ast.Name("code")], ast.Constant(str(code))):
                yield code
            case ast.AnnAssign(ast.Name("code"), value=ast.Constant(str(code))):
                yield code


@pytest.mark.parametrize(
    ("source", "code"),
    [
        ("raise WrongTime('late', 'too late')", "late"),
        ("raise IllegalMove(seat, move, 'odd', 'even is asked')", "odd"),
        ("class Bad(Exception):\n    code = 'bad'", "bad"),
        ("class Bad(Exception):\n    code: ClassVar[str] = 'bad'", "bad"),
        ("super().__init__('full', detail)", "full"),
    ],
)
def test_a_code_is_found(source: str, code: str) -> None:
    assert list(said_in(source)) == [code]


def codes_in(*places: str) -> set[str]:
    sources = [path for path in files_ending(".py") if str(path).startswith(places)]
    return {code for path in sources for code in said_in(text_of(path))}


def test_every_code_is_explained_and_every_explained_code_is_used() -> None:
    said = codes_in(*PARTS) | set(HTTP_CODES.values())
    said |= {
        "unknown_bot",
        "not_saved",
        "not_read",
        "unanswered",
    }  # from the bots and the store, whose other errors never get here
    said |= {"too_many_sockets"}  # which the server hands to its count of lines
    said |= {
        "broken_file",
        "locked",
        "name_taken",
        "no_such_device",
        "no_such_ghost",
        "no_such_link",
        "no_such_player",
        "same_player",
        "weak_lock",
    }  # from the notepad
    said |= {"wrong_answer"}  # from the pages of a study
    assert said | {"refused"} == meanings().keys()


@pytest.mark.parametrize("name", GAMES)
def test_a_game_explains_the_codes_of_its_own(name: str) -> None:
    assert codes_in(f"src/gander/games/{name}/") - SHARED.keys() == GAMES[name].refusals.keys()
