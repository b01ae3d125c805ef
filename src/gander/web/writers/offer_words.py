"""Writes what options are called: `python -m gander.web.writers.offer_words > client/src/wire/offer-words.ts`.

Apart from the options themselves, which every table needs: their words are read where a game is set up.
"""

from collections.abc import Sequence
from typing import Any, Final

from gander.box import Box
from gander.contract.options import Option
from gander.games import BOXES
from gander.speech.catalogue import Catalogue
from gander.speech.languages import LANGUAGES, Language
from gander.speech.options import OptionWords
from gander.web.writers.offers import constant

HEADING: Final = """\
// Made by `python -m gander.web.writers.offer_words` from the catalogues of the games. Do not edit.
/* eslint-disable */
import type { GameName } from "./protocol";

/** An option in one language. */
export interface OfferedWords {
  readonly label: string;
  readonly line: string;
  /** What a choice is called, unless it is itself, as a number. */
  readonly choices: Readonly<Record<string, string>>;
  /** How large each choice is, as in "3 suspects". */
  readonly sizes: Readonly<Record<string, string>>;
}

/** By language, the options of a game by name. */
export type WordsOfOptions = Readonly<Record<string, Readonly<Record<string, OfferedWords>>>>;

"""


def offer_words(languages: Sequence[Language] = LANGUAGES) -> str:
    """The whole file."""
    games = {name: {language: in_language(box, language) for language in languages} for name, box in BOXES.items()}
    return HEADING + constant("OFFER_WORDS", games, "Readonly<Record<GameName, WordsOfOptions>>")


def in_language(box: Box, language: Language) -> dict[str, Any]:
    return {option.name: words_of(box.catalogue(language), box.name, option) for option in box.game.offers}


def words_of(catalogue: Catalogue, game: str, option: Option) -> dict[str, Any]:
    words = OptionWords(catalogue, game, option)
    return {
        "label": words.say("label"),
        "line": words.say("line"),
        "choices": {choice: words.choice(choice) for choice in option.choices if words.choice(choice) != choice},
        "sizes": {choice: words.size(choice) for choice in option.sizes},
    }


if __name__ == "__main__":
    print(offer_words(), end="")
