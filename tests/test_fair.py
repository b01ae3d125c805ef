"""Luck that can be checked: against the page that describes it, written here a second time."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from gander import fair
from gander.games import GAMES
from gander.luck import FairLuck, hash_of_seed
from gander.record import BrokenRecord
from gander.record import decode as decode_record
from tests.fairness import SALT, finished, kept, numbers
from tests.table.kit import SEED
from tests.tree import text_of

ANY = next(iter(GAMES))


def test_the_numbers_are_those_of_the_description() -> None:
    sizes = [6, 18, 2, 1, 54, 3, 2**63 + 1, 2**63 + 1, 2**63 + 1, 25]
    luck = FairLuck(bytes.fromhex(SEED), 3)
    assert [luck.below(n) for n in sizes] == numbers(bytes.fromhex(SEED), 3, sizes)


def test_the_test_vector_of_the_page_is_right() -> None:
    page = text_of(Path("docs/fair.md"))
    seed = re.search(r"seed +([0-9a-f]{64})", page)
    hashed = re.search(r"hash +([0-9a-f]{64})", page)
    rows = re.findall(r"chance +(\d+), numbers below ([\d, ]+): +([\d, ]+)", page)
    assert seed
    assert hashed
    assert len(rows) >= 2
    assert hashlib.sha256(bytes.fromhex(seed[1])).hexdigest() == hashed[1] == hash_of_seed(bytes.fromhex(seed[1]))
    for chance, sizes, drawn in rows:
        asked = [int(size) for size in sizes.split(",")]
        told = [int(number) for number in drawn.split(",")]
        luck = FairLuck(bytes.fromhex(seed[1]), int(chance))
        assert told == numbers(bytes.fromhex(seed[1]), int(chance), asked) == [luck.below(n) for n in asked]


def test_every_number_is_as_likely_as_any_other() -> None:
    """Chi-square with 17 degrees of freedom exceeds 40.8 once in a thousand times; the seed is fixed."""
    luck, draws = FairLuck(bytes(32), 0), 18_000
    counts = [0] * 18
    for _ in range(draws):
        counts[luck.below(18)] += 1
    assert sum((count - draws / 18) ** 2 / (draws / 18) for count in counts) < 40.8


@pytest.mark.parametrize("game", GAMES)
def test_a_game_as_it_was_played_is_found_fair(game: str) -> None:
    written = msgspec.json.encode(finished(game))
    verdict = fair.verify(fair.decode(written))
    assert verdict.fault is None
    assert verdict.chances == sum(moved.actor == -1 for moved in finished(game).moves)


@pytest.mark.parametrize("game", GAMES)
def test_every_other_chance_move_is_found_out(game: str) -> None:
    """The same game with luck from another seed, sold under the first."""
    record = finished(game)
    other = "ff" * 32
    sold = replace(record, seed=other, hash=hash_of_seed(bytes.fromhex(other)))
    assert "the seed gives another" in str(fair.verify(sold).fault)


def test_a_seed_that_was_exchanged_is_found_out() -> None:
    assert "does not belong to the hash" in str(fair.verify(replace(finished(ANY), seed="ff" * 32)).fault)


@pytest.mark.parametrize("game", GAMES)
def test_a_move_against_the_rules_is_found_out(game: str) -> None:
    record = finished(game)
    first = next(place for place, moved in enumerate(record.moves) if moved.actor >= 0)
    twice = replace(record, moves=(*record.moves[: first + 1], *record.moves[first:]))
    assert "the rules do not allow this game" in str(fair.verify(twice).fault)


@pytest.mark.parametrize("game", GAMES)
def test_what_the_devices_added_is_part_of_the_luck(game: str) -> None:
    record = finished(game, SALT)
    verdict = fair.verify(fair.decode(msgspec.json.encode(record)))
    assert (verdict.fault, verdict.shared, verdict.silent) == (None, (0, 1, 2), ())
    without = fair.verify(replace(record, shares=()))
    assert "the seed gives another" in str(without.fault)


@pytest.mark.parametrize("game", GAMES)
def test_the_record_that_the_page_checks_is_one_of_ours(game: str) -> None:
    """`python -m tests.fairness --write` writes it anew."""
    assert kept(game).read_bytes() == msgspec.json.encode(finished(game, SALT))


def test_a_salt_that_was_exchanged_is_found_out() -> None:
    record = finished(ANY, SALT)
    exchanged = replace(record, shares=(replace(record.shares[0], salt="ff" * 32),))
    assert "is not what was pledged" in str(fair.verify(exchanged).fault)


def test_a_salt_that_is_none_is_found_out() -> None:
    record = finished(ANY, SALT)
    assert "is not hexadecimal" in str(
        fair.verify(replace(record, shares=(replace(record.shares[0], salt="xy"),))).fault
    )


def test_who_was_silent_is_said() -> None:
    record = finished(ANY, SALT, silent=True)
    verdict = fair.verify(record)
    assert (verdict.fault, verdict.shared, verdict.silent) == (None, (), (0, 1, 2))


def test_a_seed_that_was_chosen_is_said() -> None:
    assert fair.verify(replace(finished(ANY), chosen=True)).chosen


def test_it_is_a_plain_record_too() -> None:
    written = msgspec.json.encode(finished(ANY))
    assert decode_record(written).moves == finished(ANY).moves


PLAIN = b'{"game":"%s","version":1,"options":{},"moves":[]}' % ANY.encode()


@pytest.mark.parametrize("text", [b"", b"{}", b"[1]", PLAIN])
def test_what_is_no_fair_record(text: bytes) -> None:
    with pytest.raises(BrokenRecord):
        fair.decode(text)
