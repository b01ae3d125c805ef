"""What an installed Gander has: the wheel is built here and looked into."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

from tests.tree import ROOT, files

PACKAGE = Path("src/gander")


def test_a_wheel_has_every_file_of_the_package_and_the_page(tmp_path: Path) -> None:
    """Tables, networks, kernels, words and migrations too: a file that is left out is missed by players alone."""
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        check=True,
    )
    (built,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(built) as wheel:
        names = set(wheel.namelist())
        ours = [path for path in files() if path.is_relative_to(PACKAGE)]
        assert [str(path) for path in ours if path.relative_to("src").as_posix() not in names] == []
        for path in ours:
            if path.suffix != ".py":
                assert wheel.read(path.relative_to("src").as_posix()) == (ROOT / path).read_bytes(), path
    assert {path.suffix for path in ours} >= {".py", ".toml", ".json", ".sql", ".bin", ".npz"}
    assert "gander/static/index.html" in names
