"""Before the game: what is not known yet is asked, in plain sentences."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Final, TypeVar

from msgspec import UNSET

from gander.bots import UnknownBot, bot_names
from gander.contract.game import AnyGame, Seat, WrongOption, mode_of, options_from
from gander.contract.options import Mode, Option
from gander.games import GAMES
from gander.games import game as game_of
from gander.memory.characters import PROFILES
from gander.speech.answers import AnswerChoice, NotUnderstood, Prompt, sounds_like
from gander.speech.catalogue import Catalogue
from gander.speech.options import OptionWords
from gander.text.asker import Asker

T = TypeVar("T")

BOT: Final = "bot"
"""What one types for a seat that the computer plays; `bot:otter` says which bot."""


@dataclass(frozen=True)
class Wishes:
    """What was said on the command line; the rest is asked."""

    game: str | None = None
    seats: str | None = None
    bot: str | None = None
    mode: Mode | None = None
    youngest: str | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    """What the game itself offers, by name."""


@dataclass(frozen=True)
class Agreement:
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
    """The conversation once it is known who plays what: enough to ask for the options of a game."""

    asker: Asker
    wishes: Wishes
    game: AnyGame
    mode: Mode
    names: tuple[str, ...]
    people: list[Seat]


def agree(asker: Asker, wishes: Wishes) -> Agreement:
    """Raises `WrongOption`, `UnknownGame` or `UnknownBot` for a wish that cannot be granted."""
    game = _game(asker, wishes.game)
    _check_options(game, wishes)
    sitting = _sitting(asker, game, wishes.seats)
    bots = _bots(asker, game, sitting, wishes.bot)
    names = named(asker.voice.words, sitting, bots)
    people = [seat for seat in range(len(names)) if seat not in bots]
    wished = _mode(asker, game, len(names), wishes.mode)
    mode = mode_of(len(names), wished, 0, game.players)
    talk = Talk(asker, wishes, game, mode, names, people)
    offered = {option.name: value for option in game.offers if (value := _offered(talk, option)) is not UNSET}
    starter = _starter(asker, names, people, wishes.youngest)
    options = options_from(game, {"players": len(names), "mode": wished, **offered, "starter": starter})
    game.setup(options)  # an option that does not fit is named before anything is said
    return Agreement(game, options, names, bots)


def _choose(
    asker: Asker, question: str, explanation: str, choices: Sequence[AnswerChoice[T]], lines: Sequence[str] = ()
) -> T:
    """Ask for one of a few things, listed with their numbers. Enter takes the first."""
    listed = lines or [choice.says[0] for choice in choices]
    text = (question, *(f"{i} {line}" for i, line in enumerate(listed, 1)))
    numbered = [AnswerChoice(choice.value, (*choice.says, str(i))) for i, choice in enumerate(choices, 1)]
    numbered[0] = AnswerChoice(numbered[0].value, (*numbered[0].says, ""))
    return asker.ask(Prompt(text, tuple(numbered)), lambda typed: (explanation,))


def _choose_by_key(asker: Asker, key: str, choices: Sequence[AnswerChoice[T]], lines: Sequence[str] = ()) -> T:
    return _choose(asker, asker.voice.say(key), asker.voice.say(f"{key}_help"), choices, lines)


# The game and who plays it -------------------------------------------------------------------------------------------


def _game(asker: Asker, wish: str | None) -> AnyGame:
    if wish is not None:
        return game_of(wish)
    choices = [AnswerChoice(game, (asker.voice.say(f"{name}.title"), name)) for name, game in GAMES.items()]
    return _choose_by_key(asker, "agree.game", choices, [_advert(asker, game) for game in GAMES.values()])


def _advert(asker: Asker, game: AnyGame) -> str:
    title, aim = asker.voice.say(f"{game.name}.title"), asker.voice.say(f"{game.name}.aim")
    players = asker.voice.say("agree.players", least=game.counts[0], most=game.counts[-1])
    return f"{title}: {aim} {players}"


def _check_options(game: AnyGame, wishes: Wishes) -> None:
    """Refuse an option that belongs to another game."""
    known = {option.name for option in game.offers}
    for option, value in wishes.options.items():
        if option not in known:
            raise WrongOption(option, value, f"left out: {game.name} has no such option")


def _sitting(asker: Asker, game: AnyGame, wish: str | None) -> Sitting:
    if wish is not None:
        try:
            return seated(game, wish, asker.voice.words)
        except NotUnderstood as refused:
            expected = f"{game.counts[0]} to {game.counts[-1]} different names, at least one of them a person's"
            raise WrongOption("seats", wish, expected) from refused
    key = "agree.seats_or_alone" if 1 in game.counts else "agree.seats"
    lines = (
        asker.voice.say(key, least=game.counts[0], most=game.counts[-1]),
        asker.voice.say("agree.seats_example"),
    )
    explanation = asker.voice.say("agree.seats_help")
    return asker.ask_freely(lines, lambda typed: seated(game, typed, asker.voice.words), lambda typed: (explanation,))


def seated(game: AnyGame, typed: str, words: Catalogue) -> Sitting:
    """The names in seat order. Raises `NotUnderstood`."""
    entries = names_in(typed, words)
    bots = {seat: _bot_named(entry) for seat, entry in enumerate(entries) if is_bot(entry)}
    people = [entry.casefold() for entry in entries if not is_bot(entry)]
    if not people:
        raise NotUnderstood("agree.nobody")
    if len(entries) not in game.counts:
        raise NotUnderstood("agree.wrong_number", n=len(entries), least=game.counts[0], most=game.counts[-1])
    twice = [name for name in people if people.count(name) > 1]
    if twice:
        raise NotUnderstood("agree.same_name", name=next(entry for entry in entries if entry.casefold() == twice[0]))
    return Sitting(tuple(entries), bots)


def names_in(typed: str, words: Catalogue) -> list[str]:
    """Names with commas between them, or «and» as it is spoken; without any of these, spaces stand between them."""
    between = re.compile(rf"[,;&]|\b{re.escape(words.say('agree.and'))}\b", re.IGNORECASE)
    parts = between.split(typed) if between.search(typed) else typed.split()
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
    choices = [AnswerChoice(name, (bot_title(words, name), name)) for name in known]
    return _choose_by_key(
        asker, "agree.bot", choices, [f"{bot_title(words, name)}. {bot_line(words, name)}" for name in known]
    )


def bot_title(words: Catalogue, bot: str) -> str:
    return words.say(f"bot.{bot}.name")


def bot_line(words: Catalogue, bot: str) -> str:
    return words.say(f"bot.{bot}.line")


def named(words: Catalogue, sitting: Sitting, bots: dict[Seat, str]) -> tuple[str, ...]:
    """Everybody's name; a bot whose name is taken gets a number behind it."""
    names: list[str] = [name for seat, name in enumerate(sitting.names) if seat not in bots]
    for seat in sorted(bots):
        title = bot_title(words, bots[seat])
        numbered = (f"{title} {number}" if number > 1 else title for number in count(1))
        names.insert(seat, next(name for name in numbered if name not in names))
    return tuple(names)


# How it is played ----------------------------------------------------------------------------------------------------


def _mode(asker: Asker, game: AnyGame, players: int, wish: Mode | None) -> Mode | None:
    """Asked where the rules leave a choice: several play each for themself, or together."""
    modes = [mode for mode, counts in game.players.items() if players in counts]
    if wish is not None or len(modes) < 2:
        return wish
    choices = [AnswerChoice(mode, (asker.voice.say(f"agree.mode_{mode}"), mode)) for mode in modes]
    return _choose_by_key(asker, "agree.mode", choices)


def _offered(talk: Talk, option: Option) -> Any:
    """What is agreed for one option, or `UNSET` where nobody is asked."""
    if option.name in talk.wishes.options:
        return talk.wishes.options[option.name]
    if not option.applies(talk.mode):
        return UNSET
    words = OptionWords(talk.asker.voice.words, talk.game.name, option)
    match option.kind:
        case "one":
            return _one(talk.asker, words)
        case "switch":
            return _switch(talk.asker, words)
        case "seats":
            return _one_each(talk, words)
        case "some" | "amounts":
            return UNSET


def _one(asker: Asker, words: OptionWords) -> str:
    choices = [AnswerChoice(choice, (words.choice(choice), choice)) for choice in words.option.choices]
    sizes = [words.size(choice.value) for choice in choices]
    lines = [
        f"{choice.says[0]}: {size}" if size else choice.says[0] for choice, size in zip(choices, sizes, strict=True)
    ]
    return _choose(asker, words.say("ask"), words.say("help"), choices, lines)


def _switch(asker: Asker, words: OptionWords) -> bool:
    yes, no = (AnswerChoice(on, (asker.voice.say(f"answer.{said}"),)) for on, said in ((True, "yes"), (False, "no")))
    return _choose(asker, words.say("ask"), words.say("help"), [yes, no] if words.option.default else [no, yes])


def _one_each(talk: Talk, words: OptionWords) -> tuple[str, ...]:
    """Every person chooses; the bots get what is left."""
    free = list(words.option.choices)
    chosen: dict[Seat, str] = {}
    for seat in talk.people:
        choices = [AnswerChoice(choice, (words.choice(choice),)) for choice in free]
        chosen[seat] = _choose(talk.asker, words.say("ask", name=talk.names[seat]), words.say("help"), choices)
        free.remove(chosen[seat])
    return tuple(chosen[seat] if seat in chosen else free.pop(0) for seat in range(len(talk.names)))


def _starter(asker: Asker, names: tuple[str, ...], people: list[Seat], wish: str | None) -> Seat:
    """The youngest person starts (A1)."""
    if wish is not None:
        found = [seat for seat, name in enumerate(names) if sounds_like(wish, name)]
        if not found:
            raise WrongOption("youngest", wish, f"one of {', '.join(names)}")
        return found[0]
    if len(people) == 1:
        return people[0]
    return _choose_by_key(asker, "agree.youngest", [AnswerChoice(seat, (names[seat],)) for seat in people])
