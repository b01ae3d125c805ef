"""What the Containerfile and the compose file say agrees with the project. No image can be had here to run them."""

from __future__ import annotations

import json
import re
import shlex
from typing import Any

import psycopg
import typer
import yaml  # type: ignore[import-untyped]

from gander.cli import app
from tests.deploy.proxies import CADDYFILE
from tests.tree import ROOT

CONTAINER = (ROOT / "deploy" / "Containerfile").read_text()
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text())
SERVICES: dict[str, Any] = COMPOSE["services"]
EXACT = re.compile(r"[\w./-]+:\d+\.\d+(\.\d+)?(-[\w-]+)?(@sha256:[0-9a-f]{64})?")
WORKERS = [name for name in SERVICES if name.startswith("gander-")]


def flags() -> set[str]:
    """What `gander serve` understands."""
    serve: Any = typer.main.get_command(app).commands["serve"]  # type: ignore[attr-defined]
    return {flag for parameter in serve.params for flag in parameter.opts}


def test_the_worker_is_started_with_flags_that_there_are() -> None:
    entry = json.loads(re.findall(r"^ENTRYPOINT (.*)$", CONTAINER, re.MULTILINE)[0])
    for worker in WORKERS:
        words = [*entry[2:], *SERVICES[worker]["command"]]
        assert {word.partition("=")[0] for word in words if word.startswith("--")} <= flags()


def test_what_is_copied_is_there() -> None:
    copies = [shlex.split(line) for line in CONTAINER.splitlines() if line.startswith("COPY ")]
    copied = [what for _, what, *_ in copies if not what.startswith("--from")]
    assert copied == [".", "deploy/requirements.txt"]
    assert all((ROOT / path).exists() for path in copied)
    mounted = [volume.split(":")[0] for service in SERVICES.values() for volume in service.get("volumes", [])]
    named = [path for path in mounted if not path.startswith(".")]
    assert set(named) == set(COMPOSE["volumes"])
    assert all((ROOT / "deploy" / path).exists() for path in mounted if path.startswith("."))


def test_the_proxy_knows_every_worker_and_is_believed_by_them() -> None:
    proxy = SERVICES["caddy"]["environment"]
    assert proxy["GANDER_WORKERS"].split() == [f"{worker}:8000" for worker in WORKERS]
    assert set(proxy) <= set(re.findall(r"\{\$(\w+)", CADDYFILE.read_text()))
    (subnet,) = (network["subnet"] for network in COMPOSE["networks"]["gander"]["ipam"]["config"])
    assert all(f"--proxies={subnet}" in SERVICES[worker]["command"] for worker in WORKERS)
    assert "EXPOSE 8000" in CONTAINER


def test_everybody_waits_for_and_talks_to_somebody_who_is_there() -> None:
    for service in SERVICES.values():
        assert service["networks"] == ["gander"]
        assert service.get("depends_on", {}).keys() <= SERVICES.keys()
    addresses = " ".join(SERVICES[WORKERS[0]]["command"])
    assert set(re.findall(r"(?:@|redis://)(\w+)", addresses)) == {"postgres", "redis"}


def test_the_database_looks_whether_a_worker_is_still_there(postgres_server: str) -> None:
    """As docs/operating.md says, in words that PostgreSQL understands."""
    program, *words = SERVICES["postgres"]["command"]
    settings = dict(word.split("=") for word in words if word != "-c")
    told = (ROOT / "docs" / "operating.md").read_text()
    assert (program, len(settings)) == ("postgres", 3)
    assert all(f"`{name} = {value}`" in told for name, value in settings.items())
    with psycopg.connect(postgres_server) as connection:
        for name, value in settings.items():
            connection.execute(f"set {name} = {value}".encode())


def test_images_are_named_by_their_whole_version() -> None:
    """PostgreSQL's has two parts, all others have three. See docs/decisions/0015-images-by-version.md."""
    built_on = re.findall(r"^FROM (\S+)", CONTAINER, re.MULTILINE)
    fetched = [service["image"] for service in SERVICES.values() if "build" not in service]
    assert len(built_on) == 2
    assert len({*built_on}) == 1
    for image in (*built_on, *fetched):
        found = EXACT.fullmatch(image)
        assert found is not None, image
        assert found[1] is not None or "/postgres:" in image, image
