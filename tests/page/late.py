"""Answers of the server that come late."""

from __future__ import annotations

from dataclasses import dataclass, field

from playwright.sync_api import Route


@dataclass
class Held:
    """What is asked is not answered until the answers come; what is asked after that is answered at once."""

    asked: list[Route] = field(default_factory=list)
    came: bool = False

    def meets(self, route: Route) -> None:
        if self.came:
            route.continue_()
        else:
            self.asked.append(route)

    def come(self) -> None:
        self.came = True
        while self.asked:
            self.asked.pop().continue_()
