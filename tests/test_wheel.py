"""What is released: wheel and source archive are built here and looked into."""

from __future__ import annotations

import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

from gander import __version__
from tests.tree import ROOT, files

PACKAGE = Path("src/gander")
TO_BUILD_FROM = {"src", "client", "hatch_build.py", "pyproject.toml", "README.md", "LICENSE", ".gitignore"}


def built(kind: str, folder: Path) -> Path:
    """The one file that a build of this kind leaves in an empty folder."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, capture_output=True, check=True)
    (archive,) = folder.iterdir()
    return archive


def test_a_wheel_has_every_file_of_the_package_and_the_page_and_nothing_else(tmp_path: Path) -> None:
    """Tables, networks, words and migrations too: a file that is left out is missed by players alone."""
    with zipfile.ZipFile(built("wheel", tmp_path)) as wheel:
        names = set(wheel.namelist())
        ours = [path for path in files() if path.is_relative_to(PACKAGE)]
        assert [str(path) for path in ours if path.relative_to("src").as_posix() not in names] == []
        for path in ours:
            if path.suffix != ".py":
                assert wheel.read(path.relative_to("src").as_posix()) == (ROOT / path).read_bytes(), path
        about_it = {name for name in names if name.startswith(f"gander_games-{__version__}.dist-info/")}
        page = {name for name in names if name.startswith("gander/static/")}
        assert names - page - about_it == {path.relative_to("src").as_posix() for path in ours}
    assert {path.suffix for path in ours} >= {".py", ".toml", ".json", ".sql", ".bin", ".npz"}
    assert "gander/static/index.html" in names


def test_a_source_archive_has_what_a_wheel_is_built_from_and_nothing_else(tmp_path: Path) -> None:
    with tarfile.open(built("sdist", tmp_path)) as archive:
        names = {Path(*Path(name).parts[1:]).as_posix() for name in archive.getnames()}
    wanted = {path.as_posix() for path in files() if path.parts[0] in TO_BUILD_FROM}
    assert names == wanted | {"PKG-INFO"}
