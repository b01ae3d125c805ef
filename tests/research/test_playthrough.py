"""How values, moves and events are written in a playthrough."""

from __future__ import annotations

from msgspec import Struct

from gander.research.playthrough import moves_named, named, show


class Card(Struct, frozen=True):
    colour: str
    animal: str


class FaceUp(Struct, frozen=True, tag="face_up"):
    card: Card


class FaceDown(Struct, frozen=True, tag="face_down"):
    pass


class Hand(Struct, frozen=True, tag="hand"):
    cards: int | tuple[str, ...]


class Take(Struct, frozen=True):
    table: int | None


def test_values_are_written_short() -> None:
    assert show((FaceUp(Card("yellow", "rat")), FaceDown())) == "[face_up (yellow, rat), face_down]"
    assert show((Hand(2), Hand(("owl", "owl")))) == "[hand 2, hand [owl, owl]]"
    assert show((0, 0, 0, True, None)) == "[3 × 0, yes, –]"


def test_moves_are_written_with_their_kind() -> None:
    assert named(Take(None)) == "Take table –"
    assert moves_named([Take(1), Take(2)]) == "Take table 1/2"
