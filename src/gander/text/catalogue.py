"""All sentences of a language: those of the text mode, and those of every game."""

from functools import cache

from gander.box import Box
from gander.games import BOXES
from gander.speech.catalogue import Catalogue, shared_words
from gander.speech.languages import Language


def catalogue(language: Language) -> Catalogue:
    """The catalogue of that language, with the words of every game that is registered by now."""
    return _catalogue(language, tuple(BOXES.values()))


@cache
def _catalogue(language: Language, boxes: tuple[Box, ...]) -> Catalogue:
    messages = dict(shared_words(language))
    for box in boxes:
        messages |= box.words(language)
    return Catalogue(language, messages)
