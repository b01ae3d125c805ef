"""All sentences of a language: those of the text mode, and those of every game."""

from functools import cache
from importlib.resources import files

from gander import speech
from gander.games import BOXES
from gander.speech.catalogue import Catalogue, Language, read_words


@cache
def catalogue(language: Language) -> Catalogue:
    """The catalogue of that language."""
    messages = read_words(files(speech) / "words", language)
    for box in BOXES.values():
        messages |= box.words(language)
    return Catalogue(language, messages)
