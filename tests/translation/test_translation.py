"""What translators have: a language that is checked, counted, and taken out of one table and into it."""

from __future__ import annotations

import csv
from io import StringIO
from pathlib import Path

import pytest
from typer.testing import CliRunner

from gander.cli import app
from gander.games import GAMES
from gander.speech.languages import LANGUAGES
from gander.speech.message import filled
from gander.translation.audit import Finding, audit, progress
from gander.translation.fluent_file import fluent_file
from gander.translation.table import PICTURED, fill, table
from gander.translation.word_files import WordFile, word_files

ENGLISH = """### All of it

## At the table

# At most 8 letters.
go = Go on
told = { $name } looks.
cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
one_of =
    { $n ->
        [one] The one
       *[other] All of them
    }
rest = { " " }and the rest
"""


@pytest.fixture
def file(tmp_path: Path) -> WordFile:
    """Words of which German has some, and not all of those rightly."""
    for language, text in (("en", ENGLISH), ("de", "go = Immer weiter\ntold = { $nam } guckt.\nold = Alt\n")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "words.ftl").write_text(text, encoding="utf-8")
    return WordFile("words", tmp_path, of_game=False)


def test_what_is_wrong_is_found(file: WordFile) -> None:
    assert audit([file], "de") == (
        Finding("words", "go", "long", "12 / 8"),
        Finding("words", "told", "gaps", "nam / name"),
        Finding("words", "cards", "missing"),
        Finding("words", "one_of", "missing"),
        Finding("words", "rest", "missing"),
        Finding("words", "old", "unused"),
    )
    assert audit([file], "en") == ()


def test_a_sentence_four_times_as_long_is_found(file: WordFile) -> None:
    file.path("de").write_text(f"told = {{ $name }} {'sieht sich das lange an ' * 3}.\n", encoding="utf-8")
    (found,) = (finding for finding in audit([file], "de") if finding.fault != "missing")
    assert (found.key, found.fault) == ("told", "long")


def test_a_form_that_german_does_not_have_is_found(file: WordFile) -> None:
    forms = "cards =\n { $n ->\n  [few] { $n } K.\n  *[other] { $n } Karten\n }\n"
    file.path("de").write_text(forms, encoding="utf-8")
    assert Finding("words", "cards", "forms", "few, one") in audit([file], "de")


FEMININE = "page-table-hers =\n    { $gender ->\n        [feminine] Sie\n       *[other] Er\n    }\n"


def test_what_the_page_cannot_choose_by_is_a_fault_of_its_own(tmp_path: Path) -> None:
    """A terminal can: what it says, too, has no keys that begin with page."""
    terminal = FEMININE.removeprefix("page-table-")
    (tmp_path / "en.ftl").write_text(FEMININE + terminal, encoding="utf-8")
    (tmp_path / "de.ftl").write_text(FEMININE + terminal, encoding="utf-8")
    assert audit([WordFile("owl", tmp_path, of_game=True)], "de") == (
        Finding("owl", "page.table.hers", "page", "$gender"),
    )


def test_a_remark_with_forms_is_such_a_fault_too(tmp_path: Path) -> None:
    forms = "otter-sure-1 =\n    { $n ->\n        [one] Ja.\n       *[other] Ja, ja.\n    }\n"
    for language in ("en", "de"):
        (tmp_path / language / "page").mkdir(parents=True)
        (tmp_path / language / "page" / "remarks.ftl").write_text(forms, encoding="utf-8")
    found = audit([WordFile("page/remarks", tmp_path, of_game=False)], "de")
    assert found == (Finding("page/remarks", "otter.sure.1", "page", "$n"),)


def test_a_sentence_that_says_no_number_may_be_one_for_all(file: WordFile) -> None:
    file.path("de").write_text("one_of = Alles\ncards = Karten\n", encoding="utf-8")
    found = [finding for finding in audit([file], "de") if finding.fault != "missing"]
    assert found == [Finding("words", "cards", "gaps", "– / n")]


def test_a_file_that_cannot_be_read_is_one_finding(file: WordFile) -> None:
    file.path("de").write_text("go = { $\n", encoding="utf-8")
    (found,) = audit([file], "de")
    assert found.fault == "unreadable"
    assert "line 1" in found.detail


def test_progress_counts_what_is_said_of_what_there_is(file: WordFile) -> None:
    so_far = progress([file], "de")
    assert (so_far.said, so_far.all) == (2, 5)


def test_a_table_has_a_line_for_every_form(file: WordFile) -> None:
    rows = list(csv.DictReader(StringIO(table([file], "de"))))
    assert [row["key"] for row in rows] == [
        "words:go",
        "words:told",
        "words:cards[one]",
        "words:cards[other]",
        "words:one_of[one]",
        "words:one_of[other]",
        "words:rest",
    ]
    assert rows[0] == {
        "key": "words:go",
        "English": "Go on",
        "note": "At most 8 letters.",
        "place": "words: At the table",
        "length": "8",
        "translation": "Immer weiter",
    }
    assert rows[2]["English"] == "{n} card"


def test_with_pictures_a_table_leads_to_those_that_there_are(file: WordFile, tmp_path: Path) -> None:
    (tmp_path / PICTURED).write_text('["words:cards"]', encoding="utf-8")
    rows = {row["key"]: row for row in csv.DictReader(StringIO(table([file], "de", tmp_path)))}
    link = (tmp_path / "index.html").as_uri() + "#words:cards"
    assert rows["words:cards[one]"]["picture"] == rows["words:cards[other]"]["picture"] == link
    assert rows["words:go"]["picture"] is None
    assert rows["words:go"]["translation"] == "Immer weiter"


def test_a_table_that_is_filled_in_is_the_language(file: WordFile) -> None:
    said = {
        "words:go": "Weiter",
        "words:told": "{name} guckt.",
        "words:cards[one]": "{n} Karte",
        "words:cards[other]": "{n} Karten",
        "words:one_of[one]": "Die eine",
        "words:one_of[other]": "Alle",
        "words:rest": "und der Rest",
    }
    rows = csv.DictReader(StringIO(table([file], "de")))
    out = StringIO()
    writer = csv.DictWriter(out, rows.fieldnames or ())
    writer.writeheader()
    writer.writerows({**row, "translation": said[row["key"]]} for row in rows)
    result = fill([file], "de", out.getvalue())
    assert (result.said, result.refused) == (5, [])
    assert audit([file], "de") == ()
    assert filled(file.by_key("de")["cards"].message, {"n": 1}) == "1 Karte"
    assert file.path("de").read_text(encoding="utf-8").startswith("### All of it\n\n## At the table\n\n# At most 8")


def test_lines_that_make_no_sentence_are_named_and_the_rest_is_taken(file: WordFile) -> None:
    text = "key,translation\nwords:go,Los\nwords:told,{name guckt\nwords:cards[one],{n} Karte\nwords:nothing,Nichts\n"
    result = fill([file], "de", text)
    assert result.said == 1
    assert result.refused == ["words:told", "words:cards", "words:nothing"]
    assert filled(file.by_key("de")["go"].message, {}) == "Los"


def test_english_is_written_as_it_was(file: WordFile) -> None:
    own = {entry.key: entry.message for entry in file.entries("en")}
    assert fluent_file(file.path("en"), own) == ENGLISH


def test_the_files_there_are() -> None:
    names = [file.name for file in word_files()]
    assert {"terminal", "bots", "commands", "privacy", *GAMES} <= set(names)
    assert "language" not in names


def run(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["words", *arguments, "--language", "en"])
    return result.exit_code, result.output


def test_commands_say_what_a_language_lacks_and_how_far_each_is(tmp_path: Path) -> None:
    assert run("check", "de") == (0, "Nothing is missing in “de”.\n")
    code, lines = run("progress")
    assert code == 0
    offered = lines.splitlines()[: len(LANGUAGES)]
    assert [line.partition(":")[0] for line in offered] == [*LANGUAGES]
    assert all("(100%)" in line for line in offered)
    assert all("not offered yet" in line for line in lines.splitlines()[len(LANGUAGES) :])


def test_commands_write_a_table_for_a_spreadsheet(tmp_path: Path) -> None:
    code, said = run("table", "de", str(tmp_path / "de.csv"))
    assert (code, said) == (0, f"Wrote {tmp_path / 'de.csv'}\n")
    rows = list(csv.DictReader(StringIO((tmp_path / "de.csv").read_text(encoding="utf-8-sig"))))
    assert {row["translation"] for row in rows if row["key"] == "bots:bot.otter.name"} == {"Otto der Otter"}


def test_a_language_that_nobody_has_begun_is_refused() -> None:
    code, said = run("check", "zz")
    assert code == 2
    assert "known are en, de" in " ".join(said.split())
