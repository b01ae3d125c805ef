"""The browser that the tests drive: an installed Chromium or Chrome.

Best is the shell of Chromium without a window, which costs the machine a sixth less for the same pages.

Run as a program, it installs one with the system's package manager if there is none and if that is allowed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

COMMANDS = (
    "chromium-headless-shell",
    *("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"),
)
BY_APT = "apt-get install -y -qq --no-install-recommends"
APPLICATIONS = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
INSTALLERS = {
    "apt-get": f"apt-get update -qq && ({BY_APT} chromium-headless-shell || {BY_APT} chromium)",
    "dnf": "dnf install -y -q chromium",
    "pacman": "pacman -Sy --noconfirm --needed chromium",
    "apk": "apk add --quiet chromium",
    "zypper": "zypper --non-interactive --quiet install chromium",
    "brew": "brew install --quiet --cask chromium",
}
WITHOUT_ROOT = {"brew"}
ADVICE = (
    "The browser tests need Chromium or Chrome. Install one of them ({hint}), or name the program of one:\n"
    "    GANDER_BROWSER=/path/to/chromium make test"
)


def find() -> Path | None:
    """The browser named by GANDER_BROWSER, else the first that is installed."""
    named = os.environ.get("GANDER_BROWSER")
    if named:
        return Path(named) if Path(named).is_file() else None
    on_path = (shutil.which(command) for command in COMMANDS)
    installed = (application for application in APPLICATIONS if Path(application).is_file())
    return next((Path(found) for found in (*on_path, *installed) if found), None)


def package_manager() -> str | None:
    """The first package manager that this system has."""
    return next((manager for manager in INSTALLERS if shutil.which(manager)), None)


def may_install_as(manager: str) -> list[str] | None:
    """What to put before the installer so that it may run; `None` if it may not."""
    if os.geteuid() == 0 or manager in WITHOUT_ROOT:
        return []
    without_password = ["sudo", "--non-interactive"]
    if shutil.which("sudo") and subprocess.run([*without_password, "true"], capture_output=True).returncode == 0:
        return without_password
    return None


def advice() -> str:
    """What a person can do when there is no browser."""
    manager = package_manager()
    hint = f"for example: {INSTALLERS[manager]}" if manager else "with the package manager of your system"
    return ADVICE.format(hint=hint)


def install() -> None:
    """Install a browser, or leave the program with advice."""
    manager = package_manager()
    before = may_install_as(manager) if manager else None
    if manager is None or before is None:
        sys.exit(advice())
    print(f"No Chromium or Chrome found: installing one with {manager}.", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run([*before, "sh", "-c", INSTALLERS[manager]], env=quiet)
    if done.returncode != 0 or find() is None:
        sys.exit(advice())


if __name__ == "__main__":
    if find() is None:
        if "GANDER_BROWSER" in os.environ:
            sys.exit(f"GANDER_BROWSER={os.environ['GANDER_BROWSER']!r}: there is no such program")
        install()
