"""The pictures of the README: phones side by side, and a table on a larger screen."""

from __future__ import annotations

from base64 import b64encode
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import Browser

from gander.games import GAMES
from tests.page.screens import screens
from tests.page.server import Server
from tests.pictures.camera import SIZES, light
from tests.pictures.gallery import FIRST, PAGES
from tests.tree import ROOT

FOLDER: Final = ROOT / "docs" / "pictures"
ON_PHONES: Final = ("home", *(f"table-{game}-{screens(game).shown_first}" for game in GAMES))
ON_A_TABLE: Final = f"table-{FIRST}-{screens(FIRST).tables[0]}"
FRAMES: Final = """<!doctype html><style>
    body { margin: 0; padding: 22px; display: flex; gap: 22px; width: max-content; background: #d9cba8 }
    img { width: 360px; border-radius: 26px; border: 7px solid #1c2742; display: block }
</style>"""


def take_readme(browser: Browser) -> None:
    FOLDER.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder:
        server = Server(Path(folder))  # a real one: the first page says when it cannot reach any
        server.start()
        phones = [seen(browser, server.address + PAGES[name], "phone") for name in ON_PHONES]
        table = seen(browser, server.address + PAGES[ON_A_TABLE], "desktop")
        (FOLDER / "table.webp").write_bytes(light(browser, table))
        server.stop()
    page = browser.new_page(device_scale_factor=1)
    images = "".join(f'<img src="data:image/png;base64,{b64encode(phone).decode()}">' for phone in phones)
    page.set_content(FRAMES + images)
    (FOLDER / "phones.webp").write_bytes(light(browser, page.locator("body").screenshot()))
    page.close()


def seen(browser: Browser, address: str, size: str) -> bytes:
    """What is on a screen of this size when it is opened, by day and without motion."""
    page = browser.new_page(
        viewport=SIZES[size],
        is_mobile=size == "phone",
        has_touch=size == "phone",
        reduced_motion="reduce",
        service_workers="block",
        locale="en-GB",
    )
    page.goto(address)
    page.wait_for_load_state("networkidle")
    page.locator("main p.wait").wait_for(state="detached")
    page.wait_for_timeout(500)  # an overview is drawn part by part
    picture = page.screenshot()
    page.close()
    return picture
