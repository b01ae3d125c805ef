"""The characters, as data."""

import re
from pathlib import Path

import msgspec
import pytest

from gander.contract.game import GameError
from gander.memory.characters import PROFILES, Profile, Traits, UnknownCharacter, profile_of
from gander.speech.languages import LANGUAGES
from gander.text.catalogue import catalogue
from tests.tree import text_of


def test_every_character_is_an_animal_with_a_name_and_a_line_in_every_language() -> None:
    for key, profile in PROFILES.items():
        assert profile.key == key
    for language in LANGUAGES:
        words = catalogue(language)
        assert len({words.say(f"bot.{key}.line") for key in PROFILES}) == len(PROFILES)
        assert all(words.say(f"bot.{key}.name") for key in PROFILES)
    assert all(key in catalogue(LANGUAGES[0]).say(f"bot.{key}.name") for key in PROFILES)


def test_a_character_travels_as_json() -> None:
    assert msgspec.json.decode(msgspec.json.encode(PROFILES["otter"]), type=Profile) == PROFILES["otter"]


def test_an_unknown_character_is_refused_with_the_known_ones() -> None:
    assert profile_of("crow") is PROFILES["crow"]
    with pytest.raises(UnknownCharacter, match=r"'cow': known are chick, .*elephant") as refusal:
        profile_of("cow")
    assert isinstance(refusal.value, GameError)


def test_the_page_on_memory_gives_the_traits_that_the_characters_have() -> None:
    page = text_of(Path("docs/papers/memory.md"))
    for name in Traits.__struct_fields__:
        row = re.search(rf"^\| `{name}` \|(.*)\|$", page, re.MULTILINE)
        assert row, f"docs/papers/memory.md has no row for {name}"
        printed = [float(cell) for cell in row[1].split("|")[: len(PROFILES)]]
        assert printed == [getattr(profile.traits, name) for profile in PROFILES.values()]
