"""What a hosted server installs is pinned by hash, and is what was tested."""

from __future__ import annotations

import re
import tomllib

from tests.tree import ROOT

LINE = re.compile(r"(?P<name>[a-z0-9.-]+)==(?P<version>\S+) --hash=sha256:[0-9a-f]{64}")


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def constraints() -> dict[str, str]:
    lines = (ROOT / "constraints.txt").read_text().splitlines()
    found = [line.partition("==") for line in lines if not line.startswith("#")]
    return {plain(name): version for name, _, version in found}


def pinned() -> dict[str, str]:
    lines = (ROOT / "deploy" / "requirements.txt").read_text().splitlines()
    found = [LINE.fullmatch(line) for line in lines if not line.startswith("#")]
    assert None not in found
    return {plain(match["name"]): match["version"] for match in found if match}


def test_every_package_of_a_server_has_a_hash_and_the_version_that_was_tested() -> None:
    versions = constraints()
    assert {name: versions.get(name) for name in pinned()} == pinned()


def test_all_that_the_server_needs_is_there() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    wanted_by_servers = [*project["dependencies"], *project["optional-dependencies"]["hosted"]]
    needed = {plain(re.split(r"[^\w.-]", wanted)[0]) for wanted in wanted_by_servers}
    assert needed <= pinned().keys()
