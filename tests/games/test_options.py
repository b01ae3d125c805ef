"""What a game describes of its options is what its rules, its types and its page say."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from msgspec import UNSET

from gander.contract.game import AnyGame, WrongOption, options_from
from gander.contract.options import Mode, Option
from gander.games import GAMES
from tests.tree import text_of

OFFERS = [(game, option) for game in GAMES.values() for option in game.offers]


def every_offer(test: Any) -> Any:
    return pytest.mark.parametrize(("game", "option"), OFFERS, ids=lambda it: it.name)(test)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_description_names_every_option_of_the_game(game: AnyGame) -> None:
    fields = {field.name for field in msgspec.structs.fields(game.options)}
    assert {option.name for option in game.offers} == fields - {"players", "mode", "starter"}


@every_offer
def test_the_description_says_what_the_typed_options_say(game: AnyGame, option: Option) -> None:
    field = next(field for field in msgspec.structs.fields(game.options) if field.name == option.name)
    schema = msgspec.json.schema(field.type)
    if option.kind == "amounts":
        least, *_, most = map(int, option.choices)
        assert (schema["type"], schema["items"]["type"], field.default) == ("array", "integer", UNSET)
        limits = schema["items"].get("minimum", least), schema["items"].get("maximum", most)
        assert limits == (least, most)
        return
    if option.kind in ("some", "seats"):
        schema = next(part for part in schema["anyOf"] if part.get("type") == "array")["items"]
    kinds = {"type": "boolean"} if option.kind == "switch" else {"enum": sorted(option.choices)}
    assert schema == kinds
    assert field.default == option.default
    assert set(option.sizes) in (set(), set(option.choices))


@every_offer
def test_an_option_is_refused_in_a_mode_in_which_it_makes_no_sense(game: AnyGame, option: Option) -> None:
    for mode, counts in game.players.items():
        given: dict[str, Any] = {"players": counts[0], "mode": mode}
        game.setup(options_from(game, given))
        if option.kind == "switch" and not option.applies(mode):
            with pytest.raises(WrongOption):
                game.setup(options_from(game, {**given, option.name: not option.default}))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_players_are_what_the_rules_allow(game: AnyGame) -> None:
    for mode, players in product(get_args(Mode), range(8)):
        if players in game.players.get(mode, ()):
            game.setup(game.options(players=players, mode=mode))
        else:
            with pytest.raises(WrongOption):
                game.setup(game.options(players=players, mode=mode))


@every_offer
def test_the_page_of_the_game_tells_of_the_option(game: AnyGame, option: Option) -> None:
    """Its row names every choice or size, and what is played unless said otherwise."""
    page = text_of(Path(f"docs/games/{game.name}.md")).split("## Options")[1].split("##")[0]
    row = next(line for line in page.splitlines() if line.startswith(f"| `{option.name}` |"))
    _, _, values, default, _ = row.split("|")
    if option.kind == "one":
        assert [choice for choice in option.choices if f"`{choice}`" not in values] == []
        assert default.strip() == f"`{option.default}`"
    assert [size for size in option.sizes.values() if str(size) not in values] == []


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_page_of_the_game_tells_how_many_play(game: AnyGame) -> None:
    page = text_of(Path(f"docs/games/{game.name}.md"))
    least, most = game.counts[0], game.counts[-1]
    assert f"| `players` | {least} to {most} |" in page
    assert [mode for mode in game.players if f"`{mode}`" not in page] == []
