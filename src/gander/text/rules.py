"""The rules in words, by number."""

from collections.abc import Iterable

from gander.speech.catalogue import Catalogue


def rules_in_words(words: Catalogue, game: str, numbers: Iterable[str] | None) -> tuple[str, ...]:
    """A line for each of these rules; for all rules of the game if no numbers are given."""
    heading = words.say("rules.all" if numbers is None else "rules.now")
    if numbers is None:
        keys = [*words.keys_below("rule.any"), *words.keys_below(f"{game}.rule")]
    else:
        keys = [key for number in numbers for key in (f"{game}.rule.{number}", f"rule.any.{number}") if key in words]
    return (heading, *(f"{key.rpartition('.')[2]}: {words.say(key)}" for key in keys))
