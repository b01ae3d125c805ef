"""A word to systemd: when this worker serves, and when it is about to stop. So the next one is restarted in time."""

import os
import socket
import sys
from typing import Final, Literal

ADDRESS: Final = "NOTIFY_SOCKET"
"""Where systemd listens, if it is systemd that has started us."""


def tell_supervisor(word: Literal["READY=1", "STOPPING=1"]) -> None:
    address = os.environ.get(ADDRESS)
    if sys.platform != "win32" and address is not None:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
            line.sendto(word.encode(), address.replace("@", "\0", 1) if address.startswith("@") else address)
