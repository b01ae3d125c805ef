"""The servers that the tests start, a compiler, and R. As a program it installs what is missing, if it may."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from tests.browser import may_install_as, package_manager

PROGRAMS: Final = {
    "initdb": "postgresql",
    "pgbouncer": "pgbouncer",
    "redis-server": "redis-server",
    "caddy": "caddy",
    "c++": "g++",  # for the kernel of a solver
    "Rscript": "r-base-core r-cran-nlme",  # for the examples in R: 40 MB, five seconds
}
"""By what the package is called in Debian."""
INSTALLERS: Final = {"apt-get": "apt-get update -qq && apt-get install -y -qq --no-install-recommends {packages}"}
ADVICE: Final = "The tests need {programs}. Install them ({packages} in Debian), so that they are on the path."


def find(name: str) -> str | None:
    """A program on the path, or where Debian puts those of PostgreSQL."""
    folders = [*map(str, sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)), "/usr/sbin"]
    return shutil.which(name, path=os.pathsep.join([*folders, os.environ.get("PATH", "")]))


def missing() -> list[str]:
    return [program for program in PROGRAMS if find(program) is None]


def advice() -> str:
    absent = missing()
    return ADVICE.format(programs=", ".join(absent), packages=", ".join(PROGRAMS[name] for name in absent))


def install() -> None:
    """Install what is missing, or leave the program with advice."""
    manager = package_manager()
    before = may_install_as(manager) if manager in INSTALLERS else None
    if manager not in INSTALLERS or before is None:
        sys.exit(advice())
    packages = " ".join(PROGRAMS[name] for name in missing())
    print(f"Installing {packages} with {manager}.", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run([*before, "sh", "-c", INSTALLERS[manager].format(packages=packages)], env=quiet, check=False)
    if missing():
        sys.exit(advice())


if __name__ == "__main__" and missing():
    install()
