"""A study to begin with, in which every setting is explained."""

from importlib.resources import files

from gander.games import GAMES


def new_study() -> str:
    """The text of `new.toml`, with games that fit what it says of them."""
    solo = [game for game in GAMES.values() if "solo" in game.players and "versus" in game.players]
    shown = next(game for game in solo if game.countdowns)
    with_a_bot, alone = [game for game in solo if game is not shown][:2]
    text = (files("gander.study") / "new.toml").read_text("utf-8")
    for word, name in {"SHOWN": shown, "WITH_A_BOT": with_a_bot, "ALONE": alone}.items():
        text = text.replace(f'"{word}"', f'"{name.name}"')
    return text.replace("COUNTDOWN", next(iter(shown.countdowns)))
