"""What the commands around the server say, in every language."""

from gander.speech.catalogue import shared_words
from gander.speech.languages import Language
from gander.speech.message import filled


def say(key: str, language: Language, **values: object) -> str:
    return filled(shared_words(language, "commands")[key], values)
