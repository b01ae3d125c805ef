"""Cutting a release: what keeps one from being made, and that two builds are compared byte for byte."""

from __future__ import annotations

import subprocess
import zipfile
from datetime import date
from pathlib import Path

import pytest

from tests.tree import text_of
from tools.release.changelog import UNRELEASED, NotReady, notes_for, sections
from tools.release.packages import build_twice, compare, digests, listing, write_uploads
from tools.release.repository import check_clean, check_new, check_tagged, git, make_tag

CHANGELOG = """# Changelog

What you notice.

## Unreleased

## 1.1.0 – 2026-11-16

### Games

- **A fifth game:** [its page](docs/games/lynx.md) tells more, and so does [the shop](https://example.org/lynx).

## 1.0.0 – 2026-05-01

- The first.
"""
NOTES = """# Gander 1.1.0

### Games

- **A fifth game:** its page tells more, and so does [the shop](https://example.org/lynx).
"""


# The changelog -------------------------------------------------------------------------------------------------------


def test_the_notes_are_cut_from_the_changelog() -> None:
    assert notes_for("1.1.0", CHANGELOG) == NOTES
    assert notes_for("1.0.0", CHANGELOG) == "# Gander 1.0.0\n\n- The first.\n"


@pytest.mark.parametrize(
    ("changelog", "reason"),
    [
        (CHANGELOG.replace("## Unreleased\n", ""), "no section «Unreleased»"),
        (CHANGELOG.replace("## Unreleased\n", "## Unreleased\n\n- Forgotten.\n"), "lines under «Unreleased»"),
        (CHANGELOG.replace("1.1.0", "1.2.0"), "says nothing about 1.1.0"),
        (CHANGELOG.replace("1.1.0 – 2026-11-16", "1.1.0"), "does not say when 1.1.0 was released"),
        (CHANGELOG.replace("2026-11-16", "2026-13-16"), "'2026-13-16' is not a day"),
        ("## Unreleased\n\n## 1.1.0 – 2026-11-16\n", "says nothing about 1.1.0"),
    ],
)
def test_a_changelog_that_is_not_ready_is_refused(changelog: str, reason: str) -> None:
    with pytest.raises(NotReady, match=reason):
        notes_for("1.1.0", changelog)


def test_our_own_changelog_begins_with_what_is_unreleased_and_goes_back_in_time() -> None:
    told = sections(text_of(Path("CHANGELOG.md")))
    assert told[0].version == UNRELEASED
    days = [section.day for section in told[1:] if section.day is not None]
    assert len(days) == len(told) - 1 >= 1
    assert days == sorted(days, reverse=True)
    assert days[-1] == date(2026, 11, 19)


# The repository ------------------------------------------------------------------------------------------------------


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A small project with one commit."""
    root = tmp_path / "project"
    root.mkdir()
    git(root, "init", "--quiet")
    git(root, "config", "user.name", "Mia")
    git(root, "config", "user.email", "mia@example.org")
    (root / "pyproject.toml").write_text(
        '[build-system]\nrequires = ["hatchling"]\nbuild-backend = "hatchling.build"\n'
        '[project]\nname = "small"\nversion = "1"\nrequires-python = ">=3.11"\n'
        '[tool.hatch.build.targets.wheel]\npackages = ["small"]\n'
    )
    (root / "small").mkdir()
    (root / "small" / "__init__.py").write_text("")
    commit(root)
    return root


def commit(root: Path) -> None:
    git(root, "add", "--all")
    git(root, "commit", "--quiet", "--message", "Say something")


def test_a_clean_tree_is_released(repository: Path) -> None:
    check_clean(repository)


@pytest.mark.parametrize("name", ["pyproject.toml", "new.py"])
def test_a_tree_with_changes_is_not_released(repository: Path, name: str) -> None:
    (repository / name).write_text("# changed")
    with pytest.raises(NotReady, match=name):
        check_clean(repository)


def test_a_version_is_tagged_once(repository: Path) -> None:
    check_new(repository, "v1")
    with pytest.raises(NotReady, match="there is no tag v1"):
        check_tagged(repository, "v1")
    make_tag(repository, "v1", "The first")
    check_tagged(repository, "v1")
    assert git(repository, "cat-file", "-t", "v1") == "tag", "an annotated tag knows who made it, and when"
    with pytest.raises(NotReady, match="v1 exists already"):
        check_new(repository, "v1")


def test_a_tag_on_another_commit_is_noticed(repository: Path) -> None:
    make_tag(repository, "v1", "The first")
    (repository / "small" / "more.py").write_text("")
    commit(repository)
    with pytest.raises(NotReady, match="names another commit"):
        check_tagged(repository, "v1")


# The packages --------------------------------------------------------------------------------------------------------


def test_two_builds_of_one_commit_are_the_same(repository: Path, tmp_path: Path) -> None:
    (repository / "small" / "not_committed.py").write_text("")
    built = build_twice(repository, tmp_path)
    assert {path.name for path in built.iterdir()} == {"small-1-py3-none-any.whl", "small-1.tar.gz"}
    with zipfile.ZipFile(built / "small-1-py3-none-any.whl") as wheel:
        assert [name for name in wheel.namelist() if name.startswith("small/")] == ["small/__init__.py"]


MOODY = """
import time
from pathlib import Path
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

class Moody(BuildHookInterface):
    def initialize(self, version, build_data):
        Path(self.root, "small", "built.py").write_text(f"when = {time.time_ns()}")
        build_data["artifacts"].append("small/built.py")
"""


def test_a_build_that_depends_on_the_moment_is_noticed(repository: Path, tmp_path: Path) -> None:
    (repository / "hatch_build.py").write_text(MOODY)
    with (repository / "pyproject.toml").open("a") as settings:
        settings.write("[tool.hatch.build.targets.wheel.hooks.custom]\n")
    commit(repository)
    with pytest.raises(NotReady, match=r"differ in small-1-py3-none-any\.whl$"):
        build_twice(repository, tmp_path)


def test_a_build_that_fails_says_why(repository: Path, tmp_path: Path) -> None:
    (repository / "pyproject.toml").write_text('[project]\nname = "small"\n')
    commit(repository)
    with pytest.raises(NotReady, match=r"Field `project\.version`"):
        build_twice(repository, tmp_path)


def test_a_file_that_only_one_build_has_is_a_difference() -> None:
    compare({"a": "1", "b": "2"}, {"b": "2", "a": "1"})
    with pytest.raises(NotReady, match=r"differ in a, c$"):
        compare({"a": "1", "b": "2"}, {"b": "2", "c": "1"})


def test_digests_can_be_checked_by_everybody(tmp_path: Path) -> None:
    """The digest of «abc» is the example of FIPS 180-2."""
    (tmp_path / "abc").write_text("abc")
    line = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  abc\n"
    assert listing(digests(tmp_path)) == line


def test_what_is_uploaded_lies_alone_in_its_folder(tmp_path: Path) -> None:
    built, folder = tmp_path / "built", tmp_path / "dist"
    built.mkdir()
    (built / "small-2.tar.gz").write_text("new")
    folder.mkdir()
    (folder / "small-1.tar.gz").write_text("of the release before")
    assert [path.name for path in write_uploads(built, NOTES, folder)] == ["NOTES.md", "SHA256SUMS", "small-2.tar.gz"]
    assert (folder / "NOTES.md").read_text() == NOTES
    subprocess.run(["sha256sum", "--check", "--quiet", "SHA256SUMS"], cwd=folder, check=True)
