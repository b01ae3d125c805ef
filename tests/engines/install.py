"""`make engines`: Firefox and WebKit for the nightly walks, from the system's packages if they are missing."""

from __future__ import annotations

import os
import subprocess
import sys

from tests.browser import may_install_as, package_manager
from tests.engines import firefox, webkit

PACKAGES = {"Firefox": ("firefox-esr",), "WebKit": ("webkit2gtk-driver", "xvfb")}
ADVICE = (
    "The nightly walks need Firefox and WebKitGTK with its driver and Xvfb. On Debian and Ubuntu:\n"
    "    apt-get install firefox-esr webkit2gtk-driver xvfb"
)


def missing() -> list[str]:
    found = {"Firefox": firefox.program(), "WebKit": webkit.program()}
    return [name for name, program in found.items() if program is None]


def install(names: list[str]) -> None:
    """Install what is missing, or leave the program with advice: a walk is never left out in silence."""
    before = may_install_as("apt-get") if package_manager() == "apt-get" else None
    if before is None:
        sys.exit(ADVICE)
    packages = " ".join(package for name in names for package in PACKAGES[name])
    print(f"Installing {' and '.join(names)}.", flush=True)
    command = f"apt-get update -qq && apt-get install -y -qq --no-install-recommends {packages}"
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run([*before, "sh", "-c", command], env=quiet)
    if done.returncode != 0 or missing():
        sys.exit(ADVICE)


if __name__ == "__main__" and (names := missing()):
    install(names)
