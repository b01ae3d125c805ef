"""The wheel in an empty environment, played in a browser: what somebody has after `pipx install`."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.databases import wait_for_port
from tests.installed import alone
from tests.kinds import FOR_TWO
from tests.page.people import Person, play_to_the_result
from tests.page.server import Server
from tests.page.tables import opens_with_bots


class InstalledServer(Server):
    """`gander play` of the installed wheel, which knows nothing of this checkout."""

    def __init__(self, folder: Path, gander: Path) -> None:
        super().__init__(folder)
        self._gander = gander

    def start(self) -> None:
        command = [str(self._gander), "play", "--local", "--no-browser", "--port", str(self.port)]
        command += ["--data", str(self.folder / "data")]
        self._process = subprocess.Popen(command, cwd=self.folder, env=alone(), stdout=subprocess.PIPE)
        wait_for_port(self.port, self._process)


@pytest.fixture(scope="module")
def server(programs: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = InstalledServer(tmp_path_factory.mktemp("household"), programs / "gander")
    running.start()
    yield running
    running.stop()


@pytest.mark.nightly
def test_a_game_is_played_to_its_result(device: Callable[..., Person]) -> None:
    me = device()
    opens_with_bots(me, FOR_TWO.game.name, 2)
    me.presses(me.words.start)
    play_to_the_result([me])
