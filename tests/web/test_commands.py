"""`gander serve`, `gander play` on the page and `gander verify`, as somebody types them."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec
import pytest
from msgspec.structs import replace
from typer.testing import CliRunner

from gander.cli import app
from gander.fair import decode
from gander.luck import QuickLuck
from gander.speech.catalogue import shared_words
from gander.speech.languages import LANGUAGES
from gander.speech.message import forms_of
from gander.store.one_server import the_only_server
from gander.text.catalogue import catalogue
from gander.web.api.records import record_of
from gander.web.server.run import listen
from tests.databases import new_database
from tests.kinds import FOR_TWO
from tests.table.kit import HERE, sitting
from tests.tree import ROOT

GANDER = [sys.executable, "-c", "from gander.cli import main; main()"]


@contextmanager
def gander(*words: str) -> Iterator[subprocess.Popen[str]]:
    """The command, running; it is told to stop at the end, and does so without a word."""
    command = [*GANDER, *words, "--language", "en"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        try:
            yield process
        except BaseException:
            process.kill()  # else a test that failed would wait for it for ever
            raise
        process.send_signal(signal.SIGINT)
        rest, _ = process.communicate(timeout=20)
        assert (rest, process.returncode) == ("", 130)


def said(process: subprocess.Popen[str], ending: str) -> str:
    """What the command has printed up to a line with this text."""
    assert process.stdout is not None
    lines = []
    for line in process.stdout:
        lines.append(line)
        if ending in line:
            return "".join(lines)
    raise AssertionError("".join(lines))


def test_serve_serves(tmp_path: Path) -> None:
    with gander("serve", "--port", "0", "--data", str(tmp_path)) as process:
        text = said(process, "Serving")
        address = next(word for word in text.split() if word.startswith("http:"))
        assert re.fullmatch(r"http://127\.0\.0\.1:\d+", address), "what is copied with it breaks the link"
        assert httpx.get(f"{address}/health").json()["status"] == "ok"
    assert (tmp_path / "gander.db").exists()


def test_play_for_this_computer_only(tmp_path: Path) -> None:
    with gander("play", "--no-browser", "--local", "--port", "0", "--data", str(tmp_path)) as process:
        text = said(process, "stop with")
    assert "http://127.0.0.1:" in text
    assert "phones" not in text


def test_play_in_the_network_shows_a_qr_code_or_says_that_there_is_no_network(tmp_path: Path) -> None:
    with gander("play", "--no-browser", "--port", "0", "--data", str(tmp_path)) as process:
        text = said(process, "stop with")
    assert ("█" in text) == ("phones and tablets" in text)
    assert ("No network" in text) != ("phones and tablets" in text)


def test_a_busy_port_is_said_and_another_is_chosen(tmp_path: Path) -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with gander("play", "--no-browser", "--local", "--port", str(port), "--data", str(tmp_path)) as process:
            text = said(process, "stop with")
    assert f"Port {port} is used by another program" in text
    assert f"http://127.0.0.1:{port}/" not in text


def test_serve_says_in_which_database_tables_are_kept(tmp_path: Path, postgres_server: str) -> None:
    address = new_database(postgres_server)
    with gander("serve", "--port", "0", "--data", str(tmp_path), "--database", address) as process:
        text = said(process, "Serving")
    assert text.rstrip().endswith(address)
    assert str(tmp_path) not in text


@pytest.mark.parametrize("file", ["sqlite:{}/other.db", "sqlite:///{}/other.db", "{}/other.db"])
def test_serve_takes_no_file_for_a_database(tmp_path: Path, file: str) -> None:
    """Its key would lie in another folder than it, and every other command would look for it there."""
    address, folder = file.format(tmp_path / "elsewhere"), tmp_path / "data"
    (tmp_path / "elsewhere").mkdir()
    result = CliRunner().invoke(app, ["serve", "--port", "0", "--database", address, "--data", str(folder)])
    assert result.exit_code == 2
    assert result.stderr.startswith("gander: ")
    assert result.stderr.count("\n") == 1
    assert "--data" in result.stderr
    assert "postgresql://" in result.stderr
    assert not folder.exists()
    assert list((tmp_path / "elsewhere").iterdir()) == []


def test_serve_does_not_choose_another_port(tmp_path: Path) -> None:
    with listen("127.0.0.1", 0) as taken:
        result = CliRunner().invoke(app, ["serve", "--port", str(taken.getsockname()[1]), "--data", str(tmp_path)])
    assert result.exit_code == 2
    assert "Address already in use" in result.output


def test_a_broken_database_is_said_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / "gander.db").write_bytes(b"something else" * 1000)
    result = CliRunner().invoke(app, ["serve", "--port", "0", "--data", str(tmp_path)])
    assert result.exit_code == 2
    assert "is damaged" in result.output
    assert (tmp_path / "gander.db").read_bytes() == b"something else" * 1000


@pytest.fixture
def record(tmp_path: Path) -> Path:
    table = sitting(FOR_TWO.game.name, HERE, HERE).start()
    table.play_on(QuickLuck(1), 10_000)
    path = tmp_path / "game.json"
    path.write_bytes(msgspec.json.encode(record_of(table.table, 1, table.events)))
    return path


@pytest.mark.parametrize(("language", "word"), [("en", "Checked"), ("de", "Geprüft")])
def test_verify_finds_a_game_fair(record: Path, language: str, word: str) -> None:
    result = CliRunner().invoke(app, ["verify", str(record), "--language", language])
    assert (result.exit_code, result.output.split(":")[0]) == (0, word)


def test_verify_finds_a_lie(record: Path) -> None:
    lie = replace(decode(record.read_bytes()), seed="00" * 32)
    record.write_bytes(msgspec.json.encode(lie))
    result = CliRunner().invoke(app, ["verify", str(record), "--language", "en"])
    assert result.exit_code == 1
    assert "does not belong to the hash" in result.output


def test_verify_says_what_it_cannot_read(tmp_path: Path) -> None:
    (tmp_path / "x.json").write_text("{}")
    result = CliRunner().invoke(app, ["verify", str(tmp_path / "x.json")])
    assert result.exit_code == 2
    assert "broken record" in result.output


def test_no_address_and_no_path_is_followed_by_what_would_be_copied_along() -> None:
    """A double click takes the next full stop or comma with it."""
    spoken = [[*shared_words(each, "commands").values(), *catalogue(each).messages.values()] for each in LANGUAGES]
    said = [text for messages in spoken for message in messages for _, text in forms_of(message)]
    assert [text for text in said if re.search(r"\{(address|data|file)\}[.,;!?)]", text)] == []


def test_a_second_server_on_one_database_is_refused_with_the_process_that_has_it(tmp_path: Path) -> None:
    with the_only_server(tmp_path / "gander.db"):
        result = CliRunner().invoke(app, ["serve", "--port", "0", "--data", str(tmp_path)])
    assert result.exit_code == 2
    assert f"process {os.getpid()}" in result.output
