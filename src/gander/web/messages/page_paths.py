"""Where each page is found, behind the `#` of an address: written here and nowhere else.

`python -m gander.web.writers.paths` writes the same list for the page itself.
"""

from typing import Final, Literal

PagePath = Literal[
    "home",
    "setup",
    "tv",
    "rules",
    "learn",
    "day",
    "practice",
    "table",
    "join",
    "link",
    "study",
    "class",
    "teach",
    "notepad",
    "about",
    "gallery",
]

PATHS: Final[dict[PagePath, str]] = {
    "home": "",
    "setup": "play",
    "tv": "tv",
    "rules": "rules",
    "learn": "learn",
    "day": "day",
    "practice": "practice",
    "table": "table",
    "join": "join",
    "link": "link",
    "study": "study",
    "class": "class",
    "teach": "teach",
    "notepad": "notepad",
    "about": "about",
    "gallery": "gallery",
}
"""What follows `#/`. Links that people have kept end if one of these changes."""


def address_of(server: str, page: PagePath, *parts: str) -> str:
    """The whole address of a page: what is behind `#` reaches no log and no referrer."""
    return "/".join([server.rstrip("/"), "#", PATHS[page], *parts])


def server_and_code(link: str) -> tuple[str, str]:
    """What a joining link is made of."""
    server, _, code = link.partition(address_of("", "join", ""))
    return server, code
