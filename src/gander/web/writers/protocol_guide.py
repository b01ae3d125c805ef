"""What the author of a bot needs to know besides the messages. All numbers come from the server, so they stay true."""

import json
from pathlib import Path
from typing import Final

from gander.bots import bot_names
from gander.games import GAMES
from gander.table.clock import QUICKEST
from gander.web.api.socket import FAULT, GOING_AWAY, NOT_FOUND, TRY_AGAIN
from gander.web.services.settings import Allowance, BotsAloneLimit, Rate, ServerSettings
from gander.web.transport.frames import NO_TEXT, TOO_LARGE, WRONG_PROTOCOL
from gander.web.transport.wire import AWAITED_SECONDS, DEAD, PING_SECONDS, RESTARTING, TOO_MUCH
from gander.web.writers.markdown import table

LIMITS: Final = ServerSettings(Path())
"""As a server has them that is started with nothing set."""
SECOND: Final = LIMITS.talking.per_minute / 60
"""Messages that a line takes in one, for as long as one likes."""


def guide() -> str:
    """How to write a bot, how much it may ask for, and what it means when the server hangs up."""
    return WRITING_A_BOT + limits() + closing()


SEATS: Final = [{"kind": "here", "name": "Robin"}, {"kind": "bot", "bot": bot_names()[-1]}]
EXAMPLE: Final = json.dumps({"game": next(iter(GAMES)), "seats": SEATS, "options": {}})

WRITING_A_BOT: Final = f"""\
## Writing a bot

[`examples/play_by_protocol.py`](../examples/play_by_protocol.py) does this in fifty lines.

1. **Get a seat.** `POST /api/tables` opens a table of your own; this is a whole body:
   `{EXAMPLE}`.
   `POST /api/join` takes a seat at somebody else's table. Both answer with the table's id and your seats, and set a
   cookie. Send that cookie with everything that follows, the WebSocket included.
2. **Start.** If the table is yours, `POST /api/tables/{{table_id}}/actions` with `{{"action": "start"}}`. Else wait.
3. **Connect** to `/api/tables/{{table_id}}/play` and send `{{"type": "hold", "seat": 0}}`. Your library must answer
   pings, as nearly all do by themselves: there is one every {PING_SECONDS:g} seconds, and every
   {AWAITED_SECONDS:g} while the game waits for you. Who does not answer counts as away, and a line that stays silent is
   given up.
4. **Answer a view** if your seat is in `awaited`, `moves` is not empty and no move of yours is under way. Send one of
   `moves` exactly as it came, with the view's `seq` and a new `id`.
5. **Then wait for that move.** It is under way until a view has its `id` in `done`, which means that it was accepted
   and saved, or until a `refused` has it in `id`. Views that come in between may still await you, because they were
   sent before your move was read. Do not answer these: your answer would be refused as `stale`, every refusal brings
   another view, and a program that answers them all soon exceeds the limit of its line.
6. **After a refusal,** answer the view that follows it, with a new `id`.
7. **Do not be too fast.** After the first {LIMITS.talking.burst} messages a line takes {SECOND:g} a second, and with
   bots whose `pace` is 0 you could exceed that. If you wait {1 / SECOND:g} seconds before each move you cannot.
8. **The game is over** as soon as a view has an `outcome`.
9. **If the line breaks,** connect again after a moment and send `hold` again. If a move was under way, send it again
   with the same `id`: it counts once.

"""


OFTEN: Final = "429, `too_many_requests`"


def limits() -> str:
    lines = f"{LIMITS.lines.device} for a device, {LIMITS.lines.address} for an address"
    rows = [
        ["messages on one line", often(LIMITS.talking), f"the line is closed with {TOO_MUCH}"],
        ["bytes of a message", f"{LIMITS.largest_message}", f"the line is closed with {TOO_LARGE}"],
        ["lines", lines, "no line is opened (403)"],
        ["requests over HTTP", both(LIMITS.asking), OFTEN],
        ["bytes of a request's body", f"{LIMITS.largest_body}", "413, `too_large`"],
        ["opening tables", both(LIMITS.opening), OFTEN],
        [f"… with bots whose `pace` is under {QUICKEST:g} seconds", both(LIMITS.hurrying), OFTEN],
        ["games that only bots play", alone(LIMITS.bots_alone), OFTEN],
        ["trying codes", both(LIMITS.joining), OFTEN],
    ]
    explained = "A device is known by its cookie; an address counts all devices behind it, and those without a cookie."
    return f"## Limits\n\n{explained}\n\n{table('what | how much | beyond that', rows)}\n"


def often(rate: Rate) -> str:
    return f"{rate.burst} at once, then {rate.per_minute:g} a minute"


def alone(most: BotsAloneLimit) -> str:
    return f"an address {most.at_once} at the same time, and {most.a_day} a day"


def both(allowance: Allowance) -> str:
    return f"a device {often(allowance.device)}; an address {often(allowance.address)}"


def closing() -> str:
    meanings = {
        GOING_AWAY: "The server stops. Connect again after a moment.",
        WRONG_PROTOCOL: "A frame breaks the rules of WebSockets.",
        NO_TEXT: "A message is not text in UTF-8.",
        TOO_LARGE: "A message is too large.",
        DEAD: "No answer to a ping, or a fault of the server. Connect again after a moment.",
        RESTARTING: "The server restarts. Connect again after a moment.",
        TRY_AGAIN: "There is no room at the moment. Connect again in some seconds.",
        NOT_FOUND: "There is no such table, or it is not for this device. Do not come back.",
        TOO_MUCH: "Too many messages. Wait for your moves, as above; then connect again.",
    }
    assert FAULT == DEAD
    rows = [[f"`{code}`", meaning] for code, meaning in sorted(meanings.items())]
    return "## When a line is closed\n\n" + table("code | meaning", rows) + "\n"
