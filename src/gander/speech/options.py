"""The words of an option: the game's own, or those that all games share."""

from dataclasses import dataclass

from gander.contract.options import Option
from gander.speech.catalogue import Catalogue


@dataclass(frozen=True)
class OptionWords:
    """What is said of one option of a game, in one language."""

    words: Catalogue
    game: str
    option: Option

    def say(self, part: str, **values: object) -> str:
        """Its `label`, its `line`, the question to `ask`, and the `help` with it."""
        return self.words.say_first(self._own(part), f"option.{self.option.name}.{part}", **values)

    def choice(self, choice: str) -> str:
        """What a choice is called: a word of the option, or a value of the game; a number is itself."""
        if self.option.kind == "amounts":
            return choice
        return self.words.say_first(f"option.{self.option.name}.{choice}", f"{self.game}.value.{choice}")

    def size(self, choice: str) -> str:
        """How large a choice is, as in «3 suspects»; nothing where that is not known."""
        sizes = self.option.sizes
        return self.words.say(self._own("size"), n=sizes[choice]) if choice in sizes else ""

    def _own(self, part: str) -> str:
        return f"{self.game}.option.{self.option.name}.{part}"
