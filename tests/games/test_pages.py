"""The page of each game names every option, phase, move and event that the game has, and its newest version."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import msgspec
import pytest
from msgspec import UNSET

from gander.contract.game import AnyGame
from gander.games import GAMES
from gander.speech.languages import LANGUAGES
from tests.kit import AGREEMENTS, Agreed, everybody, random_game
from tests.tree import text_of


def tags(union: object) -> set[str]:
    """The names of moves or events on the wire."""
    return {kind.__struct_config__.tag for kind in get_args(union)}


def names_in(game: AnyGame) -> set[str]:
    """Every name of the game that somebody reading its messages meets."""
    options = {field.name for field in msgspec.structs.fields(game.options)}
    phases = next(field.type for field in msgspec.structs.fields(game.observation) if field.name in ("phase", "stage"))
    return options | set(get_args(phases)) | tags(game.move) | tags(game.event)


@pytest.mark.parametrize("name", GAMES)
def test_page_names_everything(name: str) -> None:
    page = text_of(Path(f"docs/games/{name}.md"))
    assert sorted(word for word in names_in(GAMES[name]) if f"`{word}`" not in page) == []


@pytest.mark.parametrize("name", GAMES)
def test_page_tells_the_history_of_the_rules(name: str) -> None:
    history = text_of(Path(f"docs/games/{name}.md")).split("## Versions")[1]
    versions = [int(line.split(".")[0]) for line in history.splitlines() if line[:1].isdigit()]
    assert versions == list(range(1, GAMES[name].version + 1))


def has_glances(agreed: Agreed) -> bool:
    return bool(getattr(agreed.options, "glances", UNSET))


def has_secrets(name: str) -> bool:
    """Whether anybody ever sees something alone, in some game of each way to agree on it; glances are agreed apart."""
    agreements = [agreed for agreed in AGREEMENTS if agreed.game.name == name and not has_glances(agreed)]
    return any(
        agreed.game.sees_alone(made.step.after, seat)
        for agreed in agreements
        for made in random_game(agreed, seed=1)
        for seat in everybody(agreed)
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_only_games_with_secrets_promise_a_cover(name: str, language: str) -> None:
    """A game in which everything lies open says so on its lid, instead of the common line with the cover."""
    own_line = "page-lid-setup-where-device-line" in text_of(Path(f"src/gander/games/{name}/words/{language}.ftl"))
    assert own_line is not has_secrets(name)
