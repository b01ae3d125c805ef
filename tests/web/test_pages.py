"""The built page over HTTP: packed for those who can unpack it, and sent once."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from gander.games import GAMES
from gander.web.server.page_files import built_page
from tests.web.kit import served

SCRIPT = next(built_page().glob("assets/index-*.js"))
FONT = next(built_page().glob("assets/*.woff2"))


async def fetched(address: str, file: Path, **headers: str) -> httpx.Response:
    async with httpx.AsyncClient(base_url=address) as http:
        return await http.get(f"/assets/{file.name}", headers={"accept-encoding": "identity", **headers})


async def test_a_script_is_packed_for_who_asks(tmp_path: Path) -> None:
    async with served(tmp_path) as address:
        plain = await fetched(address, SCRIPT)
        packed = await fetched(address, SCRIPT, **{"accept-encoding": "gzip, br"})
    assert plain.content == packed.content == SCRIPT.read_bytes()
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(plain.content) / 2
    assert plain.headers["vary"] == packed.headers["vary"] == "accept-encoding"


async def test_a_font_is_packed_already(tmp_path: Path) -> None:
    async with served(tmp_path) as address:
        font = await fetched(address, FONT, **{"accept-encoding": "gzip"})
    assert font.content == FONT.read_bytes()
    assert "content-encoding" not in font.headers


async def test_who_has_it_is_sent_nothing(tmp_path: Path) -> None:
    async with served(tmp_path) as address:
        for encoding in ("gzip", "identity"):
            first = await fetched(address, SCRIPT, **{"accept-encoding": encoding})
            again = await fetched(
                address, SCRIPT, **{"accept-encoding": encoding, "if-none-match": first.headers["etag"]}
            )
            assert (again.status_code, again.content) == (304, b"")
        other = await fetched(address, SCRIPT, **{"if-none-match": f'"{first.headers["etag"]}-gzip"'})
    assert other.status_code == 200


@pytest.mark.parametrize("name", GAMES)
def test_no_game_loads_the_part_of_another(name: str) -> None:
    """What boards share has a part of its own: who plays one game waits for nothing of the others."""
    parts = list(built_page().glob(f"assets/{name}-{'?' * 8}.js"))  # and not its words, which name their language
    assert len(parts) == 1
    text = parts[0].read_text()
    assert [other for other in GAMES if other != name and f'"./{other}-' in text] == []
