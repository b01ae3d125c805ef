"""The command `gander` without a process of its own, for what a process would add nothing to but its start."""

from __future__ import annotations

from typer.testing import CliRunner, Result

from gander.cli import app


def command(*arguments: str, typed: str = "") -> Result:
    """Run the command in English with what somebody typed; what it raised beyond leaving is raised."""
    return CliRunner(env={"LANG": "en_GB.UTF-8", "LC_ALL": "", "LC_MESSAGES": "", "LANGUAGE": ""}).invoke(
        app, arguments, input=typed, prog_name="gander", catch_exceptions=False
    )
