"""The sentences under fields are read in one place, for the files for research and for the protocol."""

from __future__ import annotations

from msgspec import Struct

from gander.contract.field_docs import field_docs, from_general, own_field_docs


class Animal(Struct):
    """The sentence under the class is no field's."""

    legs: int
    """How many it stands on."""
    name: str
    sound: str = "none"
    """What it says
    when it is asked."""

    def speak(self) -> str:
        """The sentence under a method is no field's either."""
        return self.sound


class Bird(Animal):
    legs: int
    """Always two."""
    wings: int = 2
    """How many it flies with."""


def test_a_sentence_belongs_to_the_field_above_it() -> None:
    assert own_field_docs(Animal) == {"legs": "How many it stands on.", "sound": "What it says\nwhen it is asked."}


def test_a_struct_has_the_sentences_of_the_more_general_one_unless_it_says_more() -> None:
    assert own_field_docs(Bird) == {"legs": "Always two.", "wings": "How many it flies with."}
    assert field_docs(Bird) == {
        "legs": "Always two.",
        "sound": "What it says\nwhen it is asked.",
        "wings": "How many it flies with.",
    }


def test_the_most_general_struct_comes_first() -> None:
    assert list(from_general(Bird)) == [Animal, Bird]
