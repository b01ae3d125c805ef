"""What may be agreed before a game. Whoever asks for something else learns which option is wrong and what is right."""

from __future__ import annotations

from collections import Counter
from itertools import product
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from gander.contract.game import AnyGame, WrongOption, options_from
from gander.contract.options import Mode, Option
from gander.games import GAMES
from gander.games.boar import game as boar
from gander.games.boar.pieces import Options as BoarOptions
from gander.games.brains import game as brains
from gander.games.brains.pieces import Options as BrainsOptions
from gander.games.goose import game as goose
from gander.games.goose.pieces import Options as GooseOptions
from tests.kit import AGREEMENTS
from tests.tree import text_of

ANIMALS = "boar, wolf, badger, deer, duck, owl, mouse, hare, fox"
COLOURS = "red, yellow, blue, green, black"

WRONG: list[tuple[AnyGame, dict[str, Any], str, str]] = [
    (goose.GAME, {"players": 0}, "players", "1 to 5"),
    (goose.GAME, {"players": 6}, "players", "1 to 5"),
    (goose.GAME, {"players": -1}, "players", "1 to 5"),
    (goose.GAME, {"players": 1, "mode": "versus"}, "players", "2 to 5 for a versus game"),
    (goose.GAME, {"players": 1, "mode": "cooperative"}, "players", "2 to 5 for a cooperative game"),
    (goose.GAME, {"players": 6, "mode": "cooperative"}, "players", "2 to 5 for a cooperative game"),
    (goose.GAME, {"players": 2, "mode": "solo"}, "players", "1 for a solo game"),
    (goose.GAME, {"players": 3, "starter": 3}, "starter", "the seat that starts, 0 to 2"),
    (goose.GAME, {"players": 3, "starter": -1}, "starter", "the seat that starts, 0 to 2"),
    (goose.GAME, {"players": 1, "starter": 1}, "starter", "the seat that starts, 0"),
    (boar.GAME, {"players": 0}, "players", "1 to 4"),
    (boar.GAME, {"players": 5}, "players", "1 to 4"),
    (boar.GAME, {"players": 1, "mode": "versus"}, "players", "2 to 4 for a versus game"),
    (boar.GAME, {"players": 2, "mode": "solo"}, "players", "1 for a solo game"),
    (boar.GAME, {"players": 2, "mode": "cooperative"}, "mode", "one of solo, versus"),
    (boar.GAME, {"players": 2, "starter": 2}, "starter", "the seat that starts, 0 to 1"),
    (
        boar.GAME,
        {"players": 1, "naming": True},
        "naming",
        "False in a solo game: naming the card is for 2 to 4 players",
    ),
    (boar.GAME, {"left_out": ()}, "left_out", f"3 of {ANIMALS}, none twice, at level rookie"),
    (boar.GAME, {"left_out": ("fox", "hare")}, "left_out", f"3 of {ANIMALS}, none twice, at level rookie"),
    (boar.GAME, {"left_out": ("fox", "fox", "hare")}, "left_out", f"3 of {ANIMALS}, none twice, at level rookie"),
    (
        boar.GAME,
        {"level": "advanced", "left_out": ("fox", "hare")},
        "left_out",
        f"1 of {ANIMALS}, none twice, at level advanced",
    ),
    (boar.GAME, {"level": "expert", "left_out": ("fox",)}, "left_out", "empty at level expert"),
    (brains.GAME, {"players": 2}, "players", "3 to 5"),
    (brains.GAME, {"players": 6}, "players", "3 to 5"),
    (brains.GAME, {"mode": "solo"}, "mode", "one of versus"),
    (brains.GAME, {"mode": "cooperative"}, "mode", "one of versus"),
    (brains.GAME, {"players": 4, "starter": 4}, "starter", "the seat that starts, 0 to 3"),
    (brains.GAME, {"colours": ("red", "red", "blue")}, "colours", f"3 different colours of {COLOURS}"),
    (brains.GAME, {"colours": ("red", "blue")}, "colours", f"3 different colours of {COLOURS}"),
    (brains.GAME, {"players": 4, "colours": ("red", "blue", "green")}, "colours", f"4 different colours of {COLOURS}"),
]


def test_every_agreement_that_the_rules_allow() -> None:
    """Goose: four levels for one, and for two to five in two modes. Boar: for one, for two to four, named or not."""
    plain = Counter(agreed.game.name for agreed in AGREEMENTS if getattr(agreed.options, "left_out", None) is None)
    assert plain["goose"] == 4 * (1 + 4 + 4)
    assert plain["boar"] == 4 * (1 + 3 * 2)
    assert plain["brains"] == 3 + 1  # and one with colours of its own
    assert set(plain) == set(GAMES)


@pytest.mark.parametrize(("game", "given", "option", "expected"), WRONG)
def test_wrong_option_is_named_with_what_would_be_right(
    game: AnyGame, given: dict[str, Any], option: str, expected: str
) -> None:
    with pytest.raises(WrongOption) as wrong:
        game.setup(game.options(**given))
    value = given[option]
    assert (wrong.value.option, wrong.value.value, wrong.value.expected) == (option, value, expected)
    assert str(wrong.value) == f"wrong option: {option}={value!r}: must be {expected}"


@pytest.mark.parametrize(
    ("game", "options", "option"),
    [
        (goose.GAME, GooseOptions(level="legend"), "level"),  # type: ignore[arg-type]
        (goose.GAME, GooseOptions(mode="team"), "mode"),  # type: ignore[arg-type]
        (goose.GAME, GooseOptions(players="2"), "players"),  # type: ignore[arg-type]
        (boar.GAME, BoarOptions(level="legend"), "level"),  # type: ignore[arg-type]
        (boar.GAME, BoarOptions(level="advanced", left_out=("unicorn",)), "left_out"),  # type: ignore[arg-type]
        (brains.GAME, BrainsOptions(colours=("red", "blue", "pink")), "colours"),  # type: ignore[arg-type]
    ],
)
def test_option_of_a_wrong_type_is_refused_by_the_rules_too(game: AnyGame, options: Any, option: str) -> None:
    with pytest.raises(WrongOption) as wrong:
        game.setup(options)
    assert (wrong.value.option, wrong.value.value) == (option, getattr(options, option))


@pytest.mark.parametrize(
    ("game", "given", "options"),
    [
        (goose.GAME, {}, GooseOptions()),
        (goose.GAME, {"players": 3, "level": "expert", "mode": None}, GooseOptions(3, "expert")),
        (
            boar.GAME,
            {"players": 2, "naming": True, "left_out": ["fox", "owl", "boar"]},
            BoarOptions(2, naming=True, left_out=("fox", "owl", "boar")),
        ),
        (
            brains.GAME,
            {"players": 3, "colours": ["red", "blue", "green"]},
            BrainsOptions(3, colours=("red", "blue", "green")),
        ),
    ],
)
def test_plain_values_become_options(game: AnyGame, given: dict[str, object], options: object) -> None:
    assert options_from(game, given) == options


LEVELS = ("rookie", "experienced", "advanced", "expert")


@pytest.mark.parametrize(
    ("game", "given", "option", "words"),
    [
        (goose.GAME, {"level": "legend"}, "level", ("one of", *LEVELS)),
        (goose.GAME, {"level": None}, "level", ("one of", *LEVELS)),
        (goose.GAME, {"mode": "team"}, "mode", ("one of", "solo", "versus", "cooperative", "or nothing")),
        (goose.GAME, {"players": "two"}, "players", ("a whole number",)),
        (goose.GAME, {"players": "2"}, "players", ("a whole number",)),
        (goose.GAME, {"players": 2.5}, "players", ("a whole number",)),
        (goose.GAME, {"players": True}, "players", ("a whole number",)),
        (goose.GAME, {"naming": True}, "naming", ("left out", "players, level, mode, starter")),
        (boar.GAME, {"naming": "yes"}, "naming", ("true or false",)),
        (boar.GAME, {"left_out": "fox"}, "left_out", ("a list, each one of", "boar", "or nothing")),
        (boar.GAME, {"left_out": ["unicorn"]}, "left_out", ("a list, each one of", "boar", "or nothing")),
        (boar.GAME, {"levle": "expert"}, "levle", ("left out", "players, level, mode, starter, naming, left_out")),
        (brains.GAME, {"colours": ["red", "blue", "pink"]}, "colours", ("a list, each one of", "red", "or nothing")),
        (brains.GAME, {"level": "rookie"}, "level", ("left out", "players, mode, starter, colours")),
    ],
)
def test_plain_value_of_a_wrong_kind_is_a_wrong_option(
    game: AnyGame, given: dict[str, object], option: str, words: tuple[str, ...]
) -> None:
    with pytest.raises(WrongOption) as wrong:
        options_from(game, given)
    assert (wrong.value.option, wrong.value.value) == (option, given[option])
    assert [word for word in words if word not in wrong.value.expected] == []


# The description -----------------------------------------------------------------------------------------------------


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
