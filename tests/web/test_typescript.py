"""The wire types of the page are those of the server."""

from __future__ import annotations

from pathlib import Path

from gander.web.typescript import protocol
from tests.tree import text_of


def test_the_page_has_the_present_types() -> None:
    assert text_of(Path("client/src/protocol.ts")) == protocol(), "run `make protocol`"


def test_a_message_becomes_an_interface() -> None:
    """Spelt out by hand for one message with a tag, a limit, a sentence and a type of the game."""
    assert """\
/** Make a move for a seat that this device holds. */
export interface Move<G extends GameName = GameName> {
  readonly type: "move";
  readonly seat: number;
""" in protocol()
    assert '  readonly move: Games[G]["move"];\n' in protocol()


def test_what_the_server_leaves_out_is_optional_and_never_null() -> None:
    assert "  readonly outcome?: Outcome;\n" in protocol()


def test_no_state_of_a_game_has_a_wire_type() -> None:
    assert "State" not in protocol()


def test_a_list_of_lists_is_read_only_inside_and_outside() -> None:
    """What the Goose's observation says of the numbers over its places."""
    assert "  readonly numbers: readonly (readonly number[])[];\n" in protocol()
