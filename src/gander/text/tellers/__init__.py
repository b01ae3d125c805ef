"""The games in words. Adding one is adding a line to `TELLERS`."""

from typing import Final

from gander.text.teller import AnyTeller
from gander.text.tellers import boar, brains, goose

TELLERS: Final[dict[str, AnyTeller]] = {"goose": goose.TELLER, "boar": boar.TELLER, "brains": brains.TELLER}
