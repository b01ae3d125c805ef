"""What there is to play, and with whom."""

from functools import cache
from typing import Any, get_args

import msgspec
from litestar import get

from gander.bots import bot_names
from gander.contract.game import AnyGame, Level, Mode, WrongOption
from gander.games import GAMES
from gander.memory.characters import PROFILES
from gander.table.terms import ANIMALS, MOST_SEATS, Reaction
from gander.web.messages import BotInfo, Catalogue, GameInfo, Words


@get("/api/games", sync_to_thread=False)
def games() -> Catalogue:
    """All games, with their options and the bots that play them."""
    return catalogue()


@cache
def catalogue() -> Catalogue:
    return Catalogue(tuple(game_info(game) for game in GAMES.values()), ANIMALS, get_args(Reaction))


def game_info(game: AnyGame) -> GameInfo:
    return GameInfo(
        game=game.name,
        version=game.version,
        players={mode: counts for mode in game.modes if (counts := players_in(game, mode))},
        levels=get_args(Level) if "level" in game.options.__struct_fields__ else (),
        options=options_schema(game),
        bots=tuple(bot_info(bot) for bot in bot_names()),
    )


def players_in(game: AnyGame, mode: Mode) -> tuple[int, int] | None:
    """The least and the most players: those with which the rules let a game begin."""
    allowed = [players for players in range(1, MOST_SEATS + 1) if can_begin(game, players, mode)]
    return (allowed[0], allowed[-1]) if allowed else None


def can_begin(game: AnyGame, players: int, mode: Mode) -> bool:
    try:
        game.setup(game.options(players=players, mode=mode))
    except WrongOption:
        return False
    return True


def options_schema(game: AnyGame) -> dict[str, Any]:
    _, definitions = msgspec.json.schema_components([game.options])
    schema: dict[str, Any] = definitions[game.options.__name__]
    return schema


def bot_info(key: str) -> BotInfo:
    profile = PROFILES.get(key)
    if profile is None:
        return BotInfo(key, Words(key, key), Words("Makes any move.", "Macht irgendeinen Zug."))
    return BotInfo(key, Words(profile.name.en, profile.name.de), Words(profile.line.en, profile.line.de))
