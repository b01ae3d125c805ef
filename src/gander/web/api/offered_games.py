"""What there is to play, and with whom."""

from collections.abc import Sequence
from functools import cache
from typing import get_args

from litestar import get

from gander.bots import bot_names
from gander.contract.game import AnyGame
from gander.contract.options import Mode
from gander.games import GAMES
from gander.speech.catalogue import shared_words
from gander.speech.languages import LANGUAGES, Language
from gander.speech.message import filled
from gander.table.terms import ANIMALS, Reaction
from gander.web.messages.table_messages import BotInfo, GameInfo, OfferedGames


@get("/api/games", sync_to_thread=False)
def games() -> OfferedGames:
    """All games, with their options and the bots that play them."""
    return offered_games()


@cache
def offered_games() -> OfferedGames:
    return OfferedGames(tuple(game_info(game) for game in GAMES.values()), ANIMALS, get_args(Reaction))


def game_info(game: AnyGame) -> GameInfo:
    return GameInfo(
        game=game.name,
        version=game.version,
        players=players_of(game),
        options=game.offers,
        countdowns={**game.countdowns},
        bots=tuple(bot_info(bot) for bot in bot_names()),
    )


def players_of(game: AnyGame) -> dict[Mode, tuple[int, int]]:
    """The least and the most players of each mode."""
    return {mode: (counts[0], counts[-1]) for mode, counts in game.players.items()}


def bot_info(key: str) -> BotInfo:
    return BotInfo(key, translated(f"bot.{key}.name"), translated(f"bot.{key}.line"))


def translated(key: str, languages: Sequence[Language] = LANGUAGES) -> dict[str, str]:
    """A sentence about a bot in every language; in English where it lacks."""
    return {language: filled(shared_words(language, "bots")[key], {}) for language in languages}
