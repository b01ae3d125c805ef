"""What `make` and a hosted server install is pinned by hash, and is what was tested."""

from __future__ import annotations

import re
import tomllib
from importlib.metadata import requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tests.tree import ROOT
from tools.lock import PEERS, closure, is_of

ENTRY = re.compile(r"([a-z0-9.-]+)==(\S+)((?: \\\n    --hash=sha256:[0-9a-f]{64})+)\n")
STEPS = ("build", "play", "test", "research")
PACKAGES = ROOT / "setup" / "packages"
HOSTED = ROOT / "deploy" / "requirements.txt"


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def constraints() -> dict[str, str]:
    lines = (ROOT / "constraints.txt").read_text().splitlines()
    found = [line.partition("==") for line in lines if not line.startswith("#")]
    return {plain(name): version for name, _, version in found}


def pinned(path: Path) -> dict[str, str]:
    """The version of each package in a file that holds nothing else than versions and hashes."""
    heading, _, entries = path.read_text().partition("\n")
    assert heading.startswith("# ")
    assert ENTRY.sub("", entries) == ""
    return {name: version for name, version, _ in ENTRY.findall(entries)}


def test_every_package_has_hashes_and_the_version_that_was_tested() -> None:
    versions = constraints()
    for path in (HOSTED, *(PACKAGES / f"{step}.txt" for step in STEPS)):
        found = pinned(path)
        assert found
        assert {name: versions.get(name) for name in found} == found
    assert [f"{name}=={version}" for name, version in pinned(PACKAGES / "peers.txt").items()] == list(PEERS)


def test_all_that_is_asked_for_is_there_and_nothing_twice() -> None:
    """Also what is needed by what is needed: pip is told to fetch nothing else."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    needed, hosted = (
        closure([*project["dependencies"], *extras["dev"]]),
        closure([*project["dependencies"], *extras["hosted"]]),
    )
    by_step = [pinned(PACKAGES / f"{step}.txt").keys() for step in STEPS]
    names = [name for step in by_step for name in step]
    assert len({*names}) == len(names)
    assert needed <= {*names}
    assert hosted == pinned(HOSTED).keys()


def test_what_is_needed_is_found_through_extras_and_markers() -> None:
    """`psycopg[binary]` needs what its extra names, and `anyio` what markers ask for on some system."""
    assert any(Requirement(need).name == "psycopg-binary" for need in requires("psycopg") or ())
    assert closure(["psycopg[binary]"]) >= {"psycopg", "psycopg-binary"}
    assert "psycopg-binary" not in closure(["psycopg"])
    assert "uvloop" in closure(["uvloop; sys_platform != 'win32'"])


@pytest.mark.parametrize(
    ("file", "is_taken"),
    [
        ("a_name-1.0-py3-none-any.whl", True),
        ("a_name-1.0-py2.py3-none-any.whl", True),
        ("a.name-1.0.tar.gz", True),
        ("a_name-1.0-cp311-cp311-macosx_11_0_arm64.whl", True),
        ("a_name-1.0-cp39-abi3-win_amd64.whl", True),
        ("a_name-1.0-cp310-cp310-macosx_11_0_arm64.whl", False),
        ("a_name-1.0-cp313-cp313t-win_amd64.whl", False),
        ("a_name-1.0-pp311-pypy311_pp73-win_amd64.whl", False),
        ("a_name-1.0.1-py3-none-any.whl", False),
        ("a_name-1.0.1.tar.gz", False),
        ("a_name_too-1.0.tar.gz", False),
        ("a_name-1.0.zip", False),
    ],
)
def test_files_of_a_version_are_told_from_others(file: str, *, is_taken: bool) -> None:
    assert is_of(file, "a-name", "1.0") == is_taken
