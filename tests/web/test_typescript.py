"""The wire types of the page are those of the server."""

from __future__ import annotations

import re
from pathlib import Path

from gander.web.writers.codes import codes
from gander.web.writers.offer_words import offer_words
from gander.web.writers.offers import offers, written
from gander.web.writers.paths import paths
from gander.web.writers.show import show
from gander.web.writers.typescript import protocol
from tests.tree import text_of


def test_the_page_has_the_present_types() -> None:
    assert text_of(Path("client/src/wire/protocol.ts")) == protocol(), "run `make protocol`"


def test_the_page_offers_what_the_games_say() -> None:
    assert text_of(Path("client/src/wire/offers.ts")) == offers(), "run `make protocol`"
    assert text_of(Path("client/src/wire/offer-words.ts")) == offer_words(), "run `make protocol`"


def test_the_page_has_the_present_paths() -> None:
    assert text_of(Path("client/src/wire/paths.ts")) == paths(), "run `make protocol`"


def test_the_page_has_the_present_codes() -> None:
    assert text_of(Path("client/src/wire/codes.ts")) == codes(), "run `make protocol`"


def test_an_offer_has_its_words_in_every_language() -> None:
    """Spelt out by hand for one line of one option."""
    assert '"rookie": "3 Verdächtige merken"' in offer_words()


def test_what_is_too_long_for_a_line_is_broken() -> None:
    assert written({"a": [1, 2]}) == '{"a": [1, 2]}'
    assert written(["x" * 60, "y" * 60]) == f'[\n  "{"x" * 60}",\n  "{"y" * 60}",\n]'


def test_a_message_becomes_an_interface() -> None:
    """Spelt out by hand for one message with a tag, a limit, a sentence and a type of the game."""
    assert """\
/** Make a move for a seat that this device holds. */
export interface MakeMove<G extends GameName = GameName> {
  readonly type: "move";
  readonly seat: number;
""" in protocol()
    assert '  readonly move: Games[G]["move"];\n' in protocol()


def test_what_the_server_leaves_out_is_optional_and_never_null() -> None:
    assert "  readonly outcome?: Outcome;\n" in protocol()


def test_no_two_types_share_a_name() -> None:
    """TypeScript would make one of the two without a word."""
    names = re.findall(r"^export (?:interface|type) (\w+)", protocol(), re.MULTILINE)
    assert [name for name in names if names.count(name) > 1] == []


def test_no_state_of_a_game_has_a_wire_type() -> None:
    assert "State" not in protocol()


def test_a_list_of_lists_is_read_only_inside_and_outside() -> None:
    """As of the numbers over each place of a line-up."""
    assert "  readonly numbers: readonly (readonly number[])[];\n" in protocol()


def test_the_page_shows_things_as_long_as_the_clock_waits() -> None:
    assert text_of(Path("client/src/wire/show.ts")) == show(), "run `make protocol`"
