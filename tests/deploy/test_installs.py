"""The wheel in empty environments, with the oldest and the newest versions that it allows, on every Python here."""

from __future__ import annotations

import json
import os
import shutil
import sys
from pathlib import Path
from typing import Literal, TypeAlias, get_args

import pytest
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name

from tests.installed import alone, run, wheel
from tests.test_extras import PROJECT, adapters, what_they_say, what_they_should_say
from tests.tree import ROOT

Versions: TypeAlias = Literal["oldest", "newest"]

HERE = f"3.{sys.version_info.minor}"
FOR_PEOPLE = ("assistant", "hosted", "research")
"""The extras that are for others than those who work on Gander."""


def pythons() -> dict[str, Path]:
    """Every Python on this machine that is new enough, by its number, with the one that runs this first."""
    found = {HERE: Path(sys.base_prefix) / "bin" / f"python{HERE}"}
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    for minor in range(11, 30):
        name = f"python3.{minor}"
        on_path = shutil.which(name)
        if on_path is not None and "shims" not in on_path:  # those of pyenv may lead nowhere
            found.setdefault(f"3.{minor}", Path(on_path))
        for path in sorted(pyenv.glob(f"versions/3.{minor}.*/bin/{name}")):
            found.setdefault(f"3.{minor}", path)
    return found


PYTHONS = pythons()


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return wheel(tmp_path_factory.mktemp("wheel"))


def oldest(requirement: str) -> str:
    """`name[part]>=1.2,<3` as `name[part]==1.2`."""
    wanted = Requirement(requirement)
    bounds = [bound.version for bound in wanted.specifier if bound.operator == ">="]
    assert len(bounds) == 1, f"{requirement} does not say which version is the oldest"
    wanted.specifier = SpecifierSet(f"=={bounds[0]}")
    return str(wanted)


@pytest.mark.parametrize(
    ("requirement", "pinned"),
    [
        ("a>=1.2,<3", "a==1.2"),
        ("a[b]>=1", "a[b]==1"),
        ("a>=2; sys_platform != 'win32'", 'a==2; sys_platform != "win32"'),
    ],
)
def test_the_oldest_version_is_read_from_a_requirement(requirement: str, pinned: str) -> None:
    assert oldest(requirement) == pinned


def needed(extra: str | None = None) -> list[str]:
    """What comes with Gander, and with an extra."""
    more: list[str] = PROJECT["optional-dependencies"][extra] if extra else []
    return [*PROJECT["dependencies"], *more]


def test_every_dependency_says_which_version_is_the_oldest() -> None:
    assert all(oldest(line) for extra in FOR_PEOPLE for line in needed(extra))


def environment_with(built: Path, python: Path, folder: Path, versions: Versions, extra: str | None = None) -> Path:
    """An empty environment with the wheel and what it asks for; gives its Python.

    Nothing is compiled: where the oldest version has no wheel for this Python, the bound is wrong.
    """
    run(python, "-m", "venv", "--without-pip", folder / "alone", folder=folder)
    inside = folder / "alone" / "bin" / "python"
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", inside)
    pins = [oldest(line) for line in needed(extra)] if versions == "oldest" else []
    what = f"{built}[{extra}]" if extra else built
    run(*pip, "install", "--quiet", "--only-binary", ":all:", what, *pins, folder=folder)
    listed = json.loads(run(*pip, "list", "--format", "json", folder=folder))
    there = {canonicalize_name(one["name"]): one["version"] for one in listed}
    for pin in map(Requirement, pins):
        assert pin.specifier.contains(there[canonicalize_name(pin.name)]), f"{pin} was not installed"
    return inside


@pytest.mark.nightly
@pytest.mark.parametrize("versions", get_args(Versions))
@pytest.mark.parametrize("number", PYTHONS)
def test_the_wheel_plays(number: str, versions: Versions, built: Path, tmp_path: Path) -> None:
    python = environment_with(built, PYTHONS[number], tmp_path, versions)
    assert str(tmp_path) in run(python, ROOT / "tools" / "smoke.py", folder=tmp_path), "another Gander was tried"
    said = what_they_say(str(python), [], cwd=tmp_path, env=alone())
    assert said == what_they_should_say(), "an adapter names the extra that is not there"


@pytest.mark.nightly
@pytest.mark.parametrize("versions", get_args(Versions))
@pytest.mark.parametrize("extra", FOR_PEOPLE)
def test_an_extra_brings_what_its_adapters_need(extra: str, versions: Versions, built: Path, tmp_path: Path) -> None:
    python = environment_with(built, PYTHONS[HERE], tmp_path, versions, extra)
    said = what_they_say(str(python), [], cwd=tmp_path, env=alone())
    others = {module for module, (wanted, _) in adapters().items() if wanted != extra}
    assert said == {module: words for module, words in what_they_should_say().items() if module in others}
