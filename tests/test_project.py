"""The habits of the project that no linter knows."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from gander import __version__
from gander.translation.page_words import write_page_words
from hatch_build import WRITTEN, digest_of
from tests.tree import ROOT, files, files_ending, text_of

LONGEST_FILE = 450
MOST_MODULES = 16
FULLER = {
    "src/gander/cli": "a module for each command, as many as there are",
    "src/gander/table": "one value, its events, and what decides, changes and shows it",
}
"""Rooms that hold more modules than others may, and why."""
REGISTRY_HOSTS = [".".join(parts) for parts in (("pypi", "org"), ("pythonhosted", "org"), ("npmjs", "org"))]


def targets_of_makefile() -> list[str]:
    """Every target that a person can ask for by name."""
    return re.findall(r"^([a-z][a-z-]*):", text_of(Path("Makefile")), re.MULTILINE)


@pytest.fixture(scope="module")
def listed_by_make() -> dict[str, str]:
    """What `make` alone prints: each target with its line."""
    listing = subprocess.run(["make", "--no-print-directory"], cwd=ROOT, capture_output=True, check=True, text=True)
    return {line.split()[1]: " ".join(line.split()[2:]) for line in listing.stdout.splitlines()}


def test_make_lists_every_target_with_a_line(listed_by_make: dict[str, str]) -> None:
    assert targets_of_makefile() == list(listed_by_make)
    assert all(listed_by_make.values())


@pytest.mark.parametrize(
    "target", ["play", "test", "check", "bench", "nightly", "playthroughs", "screenshots", "release", "clean"]
)
def test_make_offers(target: str, listed_by_make: dict[str, str]) -> None:
    assert target in listed_by_make


NO_TEXT = {".png", ".jpg", ".webp", ".woff2", ".ico", ".mp3", ".ogg", ".bin", ".npz"}


def test_no_file_names_a_registry_host() -> None:
    text_files = [path for path in files() if path.suffix not in NO_TEXT]
    naming = [path for path in text_files if any(host in text_of(path) for host in REGISTRY_HOSTS)]
    assert naming == []


def test_package_lock_says_what_and_not_where_from() -> None:
    packages = json.loads(text_of(Path("client/package-lock.json")))["packages"]
    fetched = {name: package for name, package in packages.items() if name}
    assert fetched
    assert [name for name, package in fetched.items() if "resolved" in package] == []
    assert [name for name, package in fetched.items() if "integrity" not in package] == []


def test_the_version_is_written_in_one_place() -> None:
    """Beside the changelog, which tells of all versions."""
    written = re.compile(rf"(?<![\d.]){re.escape(__version__)}(?![\d.])")
    places = files_ending(".py", ".toml", ".md", ".ts", ".svelte", ".html", ".yml", ".yaml")
    places.append(Path("client/package.json"))
    naming = {str(path) for path in places if written.search(text_of(path))}
    assert naming == {"src/gander/__init__.py", "CHANGELOG.md"}


def test_no_source_file_is_too_long_to_read() -> None:
    sources = {str(path): text_of(path) for path in files_ending(".py", ".ts", ".svelte")}
    lengths = {path: len(text.splitlines()) for path, text in sources.items() if not text.startswith("// Made by ")}
    assert lengths
    assert {path: length for path, length in lengths.items() if length > LONGEST_FILE} == {}


def test_a_room_of_the_package_has_one_subject() -> None:
    """`client/build/walls.ts` asks the same of the page."""
    modules = Counter(str(path.parent) for path in files_ending(".py") if path.parts[0] in ("src", "tools"))
    fuller = {room: count - 1 for room, count in modules.items() if count - 1 > MOST_MODULES}  # `__init__` is the door
    assert set(fuller) == set(FULLER), fuller


def pinned_packages() -> dict[str, str]:
    """The version of each package in constraints.txt, by its normal name."""
    lines = [line for line in text_of(Path("constraints.txt")).splitlines() if line and not line.startswith("#")]
    pins = [line.split("==") for line in lines]
    assert all(len(pin) == 2 for pin in pins), lines
    return {normal_name(name): version for name, version in pins}


def normal_name(requirement: str) -> str:
    """The name of a package as package indexes compare it, without the versions that a requirement adds."""
    name = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert name, requirement
    return re.sub(r"[-_.]+", "-", name[0]).lower()


def test_every_dependency_is_pinned() -> None:
    pyproject = tomllib.loads(text_of(Path("pyproject.toml")))
    asked = [*pyproject["project"]["dependencies"], *pyproject["build-system"]["requires"]]
    asked += [name for extra in pyproject["project"]["optional-dependencies"].values() for name in extra]
    assert {normal_name(requirement) for requirement in asked} - pinned_packages().keys() == set()


def test_page_is_rebuilt_for_changed_sources_only(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    source = tmp_path / "src" / "main.ts"
    source.write_text("one")
    first = digest_of(tmp_path)

    (tmp_path / "node_modules").mkdir()
    (tmp_path / "node_modules" / "tool.js").write_text("no source of ours")
    assert digest_of(tmp_path) == first

    source.write_text("two")
    second = digest_of(tmp_path)
    source.rename(source.with_name("other.ts"))
    assert len({first, second, digest_of(tmp_path)}) == 3


def test_page_is_rebuilt_when_a_language_is_offered_that_was_tried(tmp_path: Path) -> None:
    """Its words were there before: only the list of those on offer is another."""
    write_page_words(tmp_path, {})
    assert {path.name for path in tmp_path.iterdir()} < set(WRITTEN)
    before = digest_of(*(tmp_path / name for name in WRITTEN if (tmp_path / name).exists()))
    offered = tmp_path / "languages.ts"
    offered.write_text(offered.read_text().replace('["en"', '["nl", "en"'))
    assert digest_of(*(tmp_path / name for name in WRITTEN if (tmp_path / name).exists())) != before


@pytest.mark.nightly
def test_types_hold_on_windows_too(tmp_path: Path) -> None:
    """Which has other signals, sockets and limits, and no machine of ours runs it."""
    command = [sys.executable, "-m", "mypy", "--platform", "win32", "--cache-dir", str(tmp_path), "src"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
