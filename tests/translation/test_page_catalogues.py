"""The catalogues of the page, as they are written from the words before it is built."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from shutil import copytree

import pytest

from gander.games import GAMES
from gander.speech.languages import LANGUAGES, WORDS, category
from gander.speech.message import Choice
from gander.translation.page_words import NotForThePage, catalogue, folders_of_games, write_page_words
from tests.tree import ROOT

ENGLISH = """title = Owl
page-lid-title = The Owl
page-table-look = Look, { $name }
page-table-bow---tie = bow tie
"""
OWL = {
    "en.ftl": ENGLISH,
    "de.ftl": "page-table-look = Schau, { $name }\npage-table-old = Alt\n",
}


@pytest.fixture
def target(tmp_path: Path) -> Path:
    folder = tmp_path / "games" / "owl" / "words"
    folder.mkdir(parents=True)
    for name, text in OWL.items():
        (folder / name).write_text(text, encoding="utf-8")
    write_page_words(tmp_path / "page", {"owl": folder})
    return tmp_path / "page"


def test_every_part_that_is_loaded_by_itself_is_a_file(target: Path) -> None:
    text = (target / "games/owl/lid/en.ts").read_text(encoding="utf-8")
    assert text.endswith('export const words = {\n  "title": "The Owl",\n} as const;\n\nexport default words;\n')
    assert {f"words/{language}/{part}.ts" for language in LANGUAGES for part in ("table", "beyond")} <= {
        path.relative_to(target).as_posix() for path in target.rglob("*.ts")
    }


def test_what_a_language_lacks_is_english_and_what_only_it_has_is_left_out(target: Path) -> None:
    german = (target / "games/owl/words/de.ts").read_text(encoding="utf-8")
    assert '"look": "Schau, {name}",\n  "bow tie": "bow tie",\n}' in german
    assert '"title": "The Owl"' in (target / "games/owl/lid/de.ts").read_text(encoding="utf-8")
    assert "Alt" not in german


def test_what_is_right_is_left_alone_and_what_is_no_longer_said_is_gone(target: Path, tmp_path: Path) -> None:
    kept = target / "words/en.ts"
    written = kept.stat().st_mtime_ns
    write_page_words(target, {})
    assert kept.stat().st_mtime_ns == written
    assert not (target / "games/owl/words/en.ts").exists()


def test_forms_by_number_are_said_as_the_page_chooses_them() -> None:
    def english(value: object, ordinal: bool) -> str:
        return category("en", value, ordinal)

    cards = Choice("n", {"one": "{n} card", "other": "{n} cards"}, "other", english)
    assert '"cards": { one: "{n} card", other: "{n} cards" },' in catalogue({"cards": cards})
    places = Choice("n", {"one": "{n}st", "other": "{n}th"}, "other", english, ordinal=True)
    assert '"place": { type: "ordinal", one: "{n}st", other: "{n}th" },' in catalogue({"place": places})
    for other in (
        Choice("gender", {"feminine": "she", "other": "they"}, "other", english),
        Choice("n", {"one": cards, "other": "x"}, "other", english),
        Choice("n", {"0": "no card", "other": "{n} cards"}, "other", english),
    ):
        with pytest.raises(NotForThePage, match="what has forms"):
            catalogue({"what": other})


HALF_FINISHED = {
    "beyond the page": "page-table-look =\n    { $gender ->\n        [feminine] Zij\n       *[other] Kijk\n    }\n",
    "cannot be read": "page-table-look = { $\n",
}


@pytest.mark.parametrize("half", HALF_FINISHED.values(), ids=HALF_FINISHED)
def test_what_a_language_that_is_only_tried_cannot_say_is_english(
    half: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody who works on it does not break the page for everybody else."""
    games, tried = tmp_path / "owl" / "words", tmp_path / "words"
    games.mkdir(parents=True)
    copytree(WORDS, tried)
    (tried / "nl").mkdir()
    (tried / "nl" / "language.ftl").write_text("decimal-mark = ,\n", encoding="utf-8")
    for name, text in {**OWL, "nl.ftl": half}.items():
        (games / name).write_text(text, encoding="utf-8")
    monkeypatch.setattr("gander.translation.page_words.WORDS", tried)
    monkeypatch.setattr("gander.speech.languages.WORDS", tried)
    write_page_words(tmp_path / "page", {"owl": games})
    dutch = (tmp_path / "page/games/owl/words/nl.ts").read_text(encoding="utf-8")
    assert '"look": "Look, {name}",' in dutch
    tags = (tmp_path / "page/languages.ts").read_text(encoding="utf-8")
    assert 'TRIED: readonly string[] = ["nl"];' in tags
    assert '"nl"' not in tags.partition("TRIED")[0]


def test_what_an_offered_language_cannot_say_ends_the_build(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (tmp_path / "de.ftl").write_text(HALF_FINISHED["beyond the page"], encoding="utf-8")
    with pytest.raises(NotForThePage, match=r"look has forms by \$gender: the page chooses once, by the number \$n"):
        write_page_words(tmp_path / "page", {"owl": tmp_path})


def test_every_game_is_found_where_it_lies() -> None:
    assert set(folders_of_games(ROOT / "src")) == set(GAMES)


def test_they_are_written_where_nothing_is_installed() -> None:
    """A wheel is built in an empty environment."""
    bare = "import sys; sys.path.insert(0, 'src'); import gander.translation.page_words; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", bare], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert {"msgspec", "numpy", "rich", "typer"}.isdisjoint(done.stdout.split())
