"""A game, whole. All that Python knows of it lies in one package; here the rest asks for a part without its name.

A part is found by the name of its module and loaded when it is first asked for, so that the rules of every game are
known at once and the numbers behind a bot only when it plays.

    pieces.py         cards, dice, options, moves, events, observations     the module itself
    game.py           the rules                                             GAME
    bots.py           how a character plays it                              BOTS
    measure.py        what its answers say about a player                   MEASURE
    teller.py         the game in words                                     TELLER
    ending.py         where it turned and what was won, once it is over     ENDING
    words/            its sentences, one file for each language
    adviser.py        advice on what is open to all, where it can be exact  ADVISER, if there is one
    answer_reader.py  what answers from memory were given from              ANSWER_READER, if memory matters
    batch/            the rules over arrays, for many games at once         BATCH, if it has them
    commands.py       what else the command line can do with it             COMMANDS, if there are any
"""

from collections.abc import Callable, Mapping
from functools import cached_property
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

from gander.contract.adviser import AnyAdviser
from gander.contract.answer_reader import AnyAnswerReader
from gander.contract.batch import AnyBatch
from gander.contract.bot import BotMakers
from gander.contract.ending import AnyEnding
from gander.contract.game import AnyGame, Seat, UnknownGame
from gander.contract.measure import AnyMeasure
from gander.speech.catalogue import Catalogue, read_words, shared_words
from gander.speech.languages import Language
from gander.speech.message import Message
from gander.speech.teller import AnyTeller

T = TypeVar("T")


class Box:
    """One game with everything that belongs to it."""

    def __init__(self, package: str) -> None:
        self.package = package
        self.name = package.rpartition(".")[2]

    @cached_property
    def pieces(self) -> ModuleType:
        return import_module(f"{self.package}.pieces")

    @cached_property
    def game(self) -> AnyGame:
        game: AnyGame = self._part("game", "GAME")
        return game

    @cached_property
    def bots(self) -> BotMakers:
        bots: BotMakers = self._part("bots", "BOTS")
        return bots

    @cached_property
    def measure(self) -> AnyMeasure:
        measure: AnyMeasure = self._part("measure", "MEASURE")
        return measure

    @cached_property
    def teller(self) -> AnyTeller:
        teller: AnyTeller = self._part("teller", "TELLER")
        return teller

    @cached_property
    def ending(self) -> AnyEnding:
        ending: AnyEnding = self._part("ending", "ENDING")
        return ending

    @cached_property
    def adviser(self) -> AnyAdviser | None:
        if find_spec(f"{self.package}.adviser") is None:
            return None
        adviser: AnyAdviser = self._part("adviser", "ADVISER")
        return adviser

    @cached_property
    def answer_reader(self) -> Callable[[Seat], AnyAnswerReader] | None:
        """Makes a reader of the game as it is seen from a seat."""
        if find_spec(f"{self.package}.answer_reader") is None:
            return None
        reader: Callable[[Seat], AnyAnswerReader] = self._part("answer_reader", "ANSWER_READER")
        return reader

    @cached_property
    def batch(self) -> Callable[[Any, Any], AnyBatch] | None:
        """Takes the module of the arrays and the options."""
        if find_spec(f"{self.package}.batch") is None:
            return None
        batch: Callable[[Any, Any], AnyBatch] = self._part("batch", "BATCH")
        return batch

    @cached_property
    def commands(self) -> Mapping[str, Callable[..., None]]:
        if find_spec(f"{self.package}.commands") is None:
            return {}
        commands: Mapping[str, Callable[..., None]] = self._part("commands", "COMMANDS")
        return commands

    def words(self, language: Language) -> Mapping[str, Message]:
        """Its sentences in a language."""
        return read_words(Path(str(files(self.package))) / "words", language, prefix=f"{self.name}.")

    def catalogue(self, language: Language) -> Catalogue:
        """Its sentences, with those that all games share."""
        return Catalogue(language, {**shared_words(language), **self.words(language)})

    def _part(self, module: str, name: str) -> Any:
        return getattr(import_module(f"{self.package}.{module}"), name)


def on_the_shelf(shelf: Mapping[str, T], name: str) -> T:
    """Raises `UnknownGame`, which lists the known ones."""
    try:
        return shelf[name]
    except KeyError:
        raise UnknownGame(name, shelf) from None
