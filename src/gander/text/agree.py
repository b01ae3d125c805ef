"""Before the game: what is not known yet is asked, in plain sentences."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any, Final, TypeVar

from msgspec.structs import fields

from gander.bots import UnknownBot, bot_names
from gander.contract.game import AnyGame, Seat, WrongOption
from gander.games import GAMES
from gander.games import game as game_of
from gander.games.boar.pieces import DESIGNS_AT
from gander.games.brains.pieces import COLOURS as BRAINS_COLOURS
from gander.games.goose.pieces import LINEUP_AT
from gander.memory.characters import PROFILES
from gander.speech.answers import Choice, Question, Refused, sounds_like
from gander.speech.catalogue import Catalogue
from gander.text.asker import Asker

T = TypeVar("T")

BOT: Final = "bot"
"""What one types for a seat that the computer plays; `bot:otter` says which bot."""


@dataclass(frozen=True)
class Wishes:
    """What was said on the command line; `None` is asked."""

    game: str | None = None
    seats: str | None = None
    bot: str | None = None
    level: str | None = None
    mode: str | None = None
    naming: bool | None = None
    left_out: tuple[str, ...] | None = None
    colours: tuple[str, ...] | None = None
    youngest: str | None = None


@dataclass(frozen=True)
class Agreed:
    """Everything that is settled before the first card."""

    game: AnyGame
    options: Any
    names: tuple[str, ...]
    bots: dict[Seat, str]


@dataclass(frozen=True)
class Sitting:
    """Who sits at the table, clockwise; the bots by seat, with the name of the bot or `None` if it is still open."""

    names: tuple[str, ...]
    bots: dict[Seat, str | None]


@dataclass(frozen=True)
class Talk:
    """The conversation once it is known who plays: what a game's own questions need."""

    asker: Asker
    wishes: Wishes
    names: tuple[str, ...]
    people: list[Seat]


def agree(asker: Asker, wishes: Wishes) -> Agreed:
    """Raises `WrongOption`, `UnknownGame` or `UnknownBot` for a wish that cannot be granted."""
    game = _game(asker, wishes.game)
    _check_options(game, wishes)
    sitting = _sitting(asker, game, wishes.seats)
    bots = _bots(asker, game, sitting, wishes.bot)
    names = named(asker.voice.words, sitting, bots)
    people = [seat for seat in range(len(names)) if seat not in bots]
    options: dict[str, Any] = {"players": len(names)}
    options["mode"] = _mode(asker, game, len(names), wishes.mode)
    options |= _OPTIONS[game.name](Talk(asker, wishes, names, people))
    options["starter"] = _starter(asker, names, people, wishes.youngest)
    agreed = Agreed(game, game.options(**options), names, bots)
    game.setup(agreed.options)  # an option that does not fit is named before anything is said
    return agreed


def _choose(
    asker: Asker, question: str, choices: Sequence[Choice[T]], lines: Sequence[str] = (), **values: object
) -> T:
    """Ask for one of a few things, listed with their numbers. Enter takes the first."""
    listed = lines or [choice.says[0] for choice in choices]
    text = (asker.voice.say(question, **values), *(f"{i} {line}" for i, line in enumerate(listed, 1)))
    numbered = [Choice(choice.value, (*choice.says, str(i))) for i, choice in enumerate(choices, 1)]
    numbered[0] = Choice(numbered[0].value, (*numbered[0].says, ""))
    return asker.ask(Question(text, tuple(numbered)), _help(asker, question))


def _help(asker: Asker, question: str) -> Callable[[str], tuple[str, ...]]:
    return lambda typed: (asker.voice.say(f"{question}_help"),)


# The game and who plays it -------------------------------------------------------------------------------------------


def _game(asker: Asker, wish: str | None) -> AnyGame:
    if wish is not None:
        return game_of(wish)
    choices = [Choice(game, (asker.voice.say(f"{name}.title"), name)) for name, game in GAMES.items()]
    return _choose(asker, "agree.game", choices, [_advert(asker, game) for game in GAMES.values()])


def _advert(asker: Asker, game: AnyGame) -> str:
    title, aim = asker.voice.say(f"{game.name}.title"), asker.voice.say(f"{game.name}.aim")
    players = asker.voice.say("agree.players", least=game.players.start, most=game.players.stop - 1)
    return f"{title}: {aim} {players}"


def _check_options(game: AnyGame, wishes: Wishes) -> None:
    """Refuse an option that belongs to another game."""
    known = {field.name for field in fields(game.options)}
    for option in {"level", "naming", "left_out", "colours"} - known:
        if getattr(wishes, option) is not None:
            raise WrongOption(option, getattr(wishes, option), f"left out: {game.name} has no such option")


def _sitting(asker: Asker, game: AnyGame, wish: str | None) -> Sitting:
    if wish is not None:
        try:
            return seated(game, wish)
        except Refused as refused:
            least, most = game.players.start, game.players.stop - 1
            expected = f"{least} to {most} different names, at least one of them a person's"
            raise WrongOption("seats", wish, expected) from refused
    key = "agree.seats" if game.players.start > 1 else "agree.seats_or_alone"
    most, least = game.players.stop - 1, game.players.start
    lines = (asker.voice.say(key, least=least, most=most), asker.voice.say("agree.seats_example"))
    return asker.ask_freely(lines, lambda typed: seated(game, typed), _help(asker, "agree.seats"))


def seated(game: AnyGame, typed: str) -> Sitting:
    """The names in seat order. Raises `Refused`."""
    entries = names_in(typed)
    bots = {seat: _bot_named(entry) for seat, entry in enumerate(entries) if is_bot(entry)}
    people = [entry.casefold() for entry in entries if not is_bot(entry)]
    if not people:
        raise Refused("agree.nobody")
    if len(entries) not in game.players:
        least, most = game.players.start, game.players.stop - 1
        raise Refused("agree.wrong_number", n=len(entries), least=least, most=most)
    twice = [name for name in people if people.count(name) > 1]
    if twice:
        raise Refused("agree.same_name", name=next(entry for entry in entries if entry.casefold() == twice[0]))
    return Sitting(tuple(entries), bots)


BETWEEN_NAMES: Final = re.compile(r"[,;&]|\band\b|\bund\b", re.IGNORECASE)


def names_in(typed: str) -> list[str]:
    """Names with commas between them, or «and»; without any of these, spaces stand between them."""
    parts = BETWEEN_NAMES.split(typed) if BETWEEN_NAMES.search(typed) else typed.split()
    return [" ".join(part.split()) for part in parts if part.strip()]


def is_bot(entry: str) -> bool:
    return entry.casefold().partition(":")[0].strip() == BOT


def _bot_named(entry: str) -> str | None:
    return entry.partition(":")[2].strip().casefold() or None


def _bots(asker: Asker, game: AnyGame, sitting: Sitting, wish: str | None) -> dict[Seat, str]:
    """Which bot sits where: those named at the seats, and one kind for the rest."""
    known = bot_names()
    for name in (*sitting.bots.values(), wish):
        if name is not None and name not in known:
            raise UnknownBot(name, known)
    if wish is None and None in sitting.bots.values():
        wish = _ask_bot(asker, known)
    return {seat: name or wish or known[0] for seat, name in sitting.bots.items()}


def _ask_bot(asker: Asker, known: tuple[str, ...]) -> str:
    if len(known) == 1:
        return known[0]
    words = asker.voice.words
    known = tuple(sorted(known, key=lambda name: name not in PROFILES))  # characters are better company
    choices = [Choice(name, (bot_title(words, name), name)) for name in known]
    return _choose(
        asker, "agree.bot", choices, [f"{bot_title(words, name)}. {bot_line(words, name)}" for name in known]
    )


def bot_title(words: Catalogue, bot: str) -> str:
    return str(getattr(PROFILES[bot].name, words.language)) if bot in PROFILES else words.say(f"bot.{bot}.name")


def bot_line(words: Catalogue, bot: str) -> str:
    return str(getattr(PROFILES[bot].line, words.language)) if bot in PROFILES else words.say(f"bot.{bot}.line")


def named(words: Catalogue, sitting: Sitting, bots: dict[Seat, str]) -> tuple[str, ...]:
    """Everybody's name; a bot whose name is taken gets a number behind it."""
    names: list[str] = [name for seat, name in enumerate(sitting.names) if seat not in bots]
    for seat in sorted(bots):
        title = bot_title(words, bots[seat])
        numbered = (f"{title} {number}" if number > 1 else title for number in count(1))
        names.insert(seat, next(name for name in numbered if name not in names))
    return tuple(names)


# How it is played ----------------------------------------------------------------------------------------------------


def _mode(asker: Asker, game: AnyGame, players: int, wish: str | None) -> str | None:
    """One player plays solo; several play each for themself or, where the game allows it, together."""
    if wish is not None or players == 1 or "cooperative" not in game.modes:
        return wish
    choices = [Choice(mode, (asker.voice.say(f"agree.mode_{mode}"), mode)) for mode in ("versus", "cooperative")]
    return _choose(asker, "agree.mode", choices)


def _level(asker: Asker, game: str, sizes: Sequence[tuple[str, int]], wish: str | None) -> str:
    if wish is not None:
        return wish
    choices = [Choice(level, (asker.voice.say(f"agree.level_{level}"), level)) for level, _ in sizes]
    lines = [
        f"{asker.voice.say(f'agree.level_{level}')}: {asker.voice.say(f'{game}.level', n=n)}" for level, n in sizes
    ]
    return _choose(asker, "agree.level", choices, lines)


def _goose(talk: Talk) -> dict[str, Any]:
    return {"level": _level(talk.asker, "goose", list(LINEUP_AT.items()), talk.wishes.level)}


def _boar(talk: Talk) -> dict[str, Any]:
    level = _level(talk.asker, "boar", list(DESIGNS_AT.items()), talk.wishes.level)
    naming = talk.wishes.naming
    if naming is None:
        naming = len(talk.names) > 1 and _naming(talk.asker)
    return {"level": level, "naming": naming, "left_out": talk.wishes.left_out}


def _naming(asker: Asker) -> bool:
    choices = [Choice(False, (asker.voice.say("answer.no"),)), Choice(True, (asker.voice.say("answer.yes"),))]
    return _choose(asker, "agree.naming", choices)


def _brains(talk: Talk) -> dict[str, Any]:
    """Every person chooses a colour; the bots get the ones that are left (M3)."""
    if talk.wishes.colours is not None:
        return {"colours": talk.wishes.colours}
    free: list[str] = list(BRAINS_COLOURS)
    chosen: dict[Seat, str] = {}
    for seat in talk.people:
        choices = [Choice(colour, (talk.asker.voice.say(f"brains.value.{colour}"),)) for colour in free]
        chosen[seat] = _choose(talk.asker, "agree.colour", choices, name=talk.names[seat])
        free.remove(chosen[seat])
    return {"colours": tuple(chosen[seat] if seat in chosen else free.pop(0) for seat in range(len(talk.names)))}


_OPTIONS: Final[dict[str, Callable[[Talk], dict[str, Any]]]] = {"goose": _goose, "boar": _boar, "brains": _brains}
"""What each game asks besides."""


def _starter(asker: Asker, names: tuple[str, ...], people: list[Seat], wish: str | None) -> Seat:
    """The youngest person starts (A1)."""
    if wish is not None:
        found = [seat for seat, name in enumerate(names) if sounds_like(wish, name)]
        if not found:
            raise WrongOption("youngest", wish, f"one of {', '.join(names)}")
        return found[0]
    if len(people) == 1:
        return people[0]
    return _choose(asker, "agree.youngest", [Choice(seat, (names[seat],)) for seat in people])
