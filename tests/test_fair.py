"""Luck that can be checked: against the page that describes it, written here a second time."""

from __future__ import annotations

import hashlib
import hmac
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from gander import fair
from gander.fair import FairRecord
from gander.games import GAMES
from gander.luck import FairLuck, QuickLuck, hash_of_seed
from gander.record import BrokenRecord
from gander.record import decode as decode_record
from gander.web.records import record_of
from tests.table.kit import HERE, SEED, sitting
from tests.tree import text_of


def numbers(seed: bytes, chance: int, sizes: list[int]) -> list[int]:
    """A second implementation, from the words of docs/fair.md alone."""
    stream = b"".join(hmac.new(seed, b"gander %d %d" % (chance, i), hashlib.sha256).digest() for i in range(50))
    words = [int.from_bytes(stream[i : i + 8], "big") for i in range(0, len(stream), 8)]
    drawn = []
    for n in sizes:
        while (word := words.pop(0)) >= 2**64 // n * n:
            pass
        drawn.append(word % n)
    return drawn


def shuffled(cards: list[Any], seed: bytes, chance: int) -> list[Any]:
    """Step 4 of docs/fair.md."""
    draws = numbers(seed, chance, list(range(len(cards), 1, -1)))
    for i, j in zip(range(len(cards) - 1, 0, -1), draws, strict=True):
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def chance_moves(record: Any) -> list[dict[str, Any]]:
    """What chance did in a record, as plain JSON."""
    return [move for actor, move in msgspec.json.decode(msgspec.json.encode(record))["moves"] if actor == -1]


def test_the_page_is_enough_to_check_goose() -> None:
    record = finished("goose")
    seed, (shuffle, *rolls) = bytes.fromhex(record.seed), chance_moves(record)
    colours = ["yellow", "red", "purple", "blue", "green"]
    clothes = ["bow tie", "necktie", "scarf", "key chain", "striped shirt"]
    animals = ["rat", "dog", "cat", "goose", "parrot"]
    deck = [
        {"colour": colours[c], "clothing": clothes[f], "animal": animals[(c + f) % 5]}
        for c in range(5)
        for f in range(5)
    ]
    assert shuffle["deck"] == shuffled(deck, seed, 0)
    for chance, roll in enumerate(rolls, start=1):
        (drawn,) = numbers(seed, chance, [18])
        assert (roll["number"], roll["feature"]) == (drawn // 3 + 1, ["colour", "clothing", "animal"][drawn % 3])


def test_the_page_is_enough_to_check_boar() -> None:
    record = finished("boar")  # rookie: the first six designs
    (shuffle,) = chance_moves(record)
    designs = ["boar", "wolf", "badger", "deer", "duck", "owl"]
    assert shuffle["deck"] == shuffled(designs * 6, bytes.fromhex(record.seed), 0)


def test_the_page_is_enough_to_check_brains() -> None:
    record = finished("brains")
    for chance, land in enumerate(chance_moves(record)):
        dice = len(land["faces"])
        (drawn,) = numbers(bytes.fromhex(record.seed), chance, [6**dice])
        assert land["faces"] == [drawn // 6 ** (dice - 1 - place) % 6 for place in range(dice)]


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


def finished(game: str) -> FairRecord[Any, Any]:
    table = sitting(game, HERE, HERE, HERE).start()
    table.play_on(QuickLuck(5), 10_000)
    assert table.table.phase == "over"
    return record_of(table.table, 1, table.events)


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
    assert "does not belong to the hash" in str(fair.verify(replace(finished("boar"), seed="ff" * 32)).fault)


def test_a_move_against_the_rules_is_found_out() -> None:
    record = finished("boar")
    shuffle, first, *others = record.moves
    twice = replace(record, moves=(shuffle, first, first, *others))
    assert "the rules do not allow this game" in str(fair.verify(twice).fault)


def test_a_seed_that_was_chosen_is_said() -> None:
    assert fair.verify(replace(finished("boar"), chosen=True)).chosen


def test_it_is_a_plain_record_too() -> None:
    written = msgspec.json.encode(finished("goose"))
    assert decode_record(written).moves == finished("goose").moves


@pytest.mark.parametrize("text", [b"", b"{}", b"[1]", b'{"game":"goose","version":1,"options":{},"moves":[]}'])
def test_what_is_no_fair_record(text: bytes) -> None:
    with pytest.raises(BrokenRecord):
        fair.decode(text)
