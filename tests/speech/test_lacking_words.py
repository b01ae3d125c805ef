"""A language that lacks sentences, or all of them, says these in English, and nothing ends because of it."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from gander.cli import app
from gander.cli.memory import ComparisonTables
from gander.cli.words import say
from gander.games import BOXES
from gander.speech.catalogue import read_words
from gander.speech.message import filled
from gander.store.upkeep.retention import Retention
from gander.text.catalogue import catalogue
from gander.web.api.offered_games import translated
from gander.web.services.privacy import Privacy, sentences
from gander.web.writers.offer_words import in_language, offer_words

POLISH = "pl"
"""Nobody has begun it: it has no folder and no file."""


def test_a_command_speaks() -> None:
    assert say("serve.ready", POLISH, address="here", data="there") == say(
        "serve.ready", "en", address="here", data="there"
    )


def test_every_game_is_played() -> None:
    assert dict(catalogue(POLISH).messages) == dict(catalogue("en").messages)


def test_the_bots_are_called_as_in_english() -> None:
    assert translated("bot.otter.name", ("de", POLISH)) == {"de": "Otto der Otter", POLISH: "Otto the otter"}


@pytest.mark.parametrize("game", BOXES)
def test_the_page_gets_words_for_every_option(game: str) -> None:
    assert in_language(BOXES[game], POLISH) == in_language(BOXES[game], "en")


def test_what_is_written_for_the_page_has_no_type_that_names_a_language() -> None:
    heading, _, words = offer_words(("en", POLISH)).partition("OFFER_WORDS")
    assert '"en"' not in heading
    assert POLISH in words


def test_numbers_are_written_as_in_english() -> None:
    assert catalogue(POLISH).decimal(0.5, 2) == "0.50"
    assert ComparisonTables(POLISH).share(0.5) == "0.500"


def test_what_is_kept_is_told() -> None:
    privacy = Privacy(retention=Retention("02-01", 90))
    assert sentences(privacy, POLISH, 0.0) == sentences(privacy, "en", 0.0)


def test_a_half_finished_file_is_read_as_far_as_it_goes(tmp_path: Path) -> None:
    tmp_path.joinpath("en.ftl").write_text("a = Hello, { $name }\nb = Bye\n", encoding="utf-8")
    tmp_path.joinpath("pl.ftl").write_text("a = Cześć, { $name }\n", encoding="utf-8")
    words = read_words(tmp_path, POLISH)
    assert [filled(words[key], {"name": "Mia"}) for key in "ab"] == ["Cześć, Mia", "Bye"]


@pytest.mark.parametrize("place", ["fr_FR.UTF-8", "pl_PL.UTF-8"])
@pytest.mark.parametrize("command", [["memory", "--trials", "1"], ["odds"], ["players"]])
def test_a_foreign_environment_ends_no_command(command: list[str], place: str, tmp_path: Path) -> None:
    within = {"LC_ALL": place, "LANG": place, "GANDER_DATA": str(tmp_path), "HOME": str(tmp_path)}
    result = CliRunner().invoke(app, command, env=within)
    assert not isinstance(result.exception, KeyError | TypeError), result.exception
