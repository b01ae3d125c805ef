"""Like grep: a card that was turned down is in nothing that a server sends until the rules show it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec import UNSET

from gander.games.goose.game import GAME
from gander.games.goose.pieces import Options, Suspect
from gander.games.goose.view import seen_now
from gander.luck import QuickLuck
from tests.kit import Agreed
from tests.web.parties import SEED, Party, viewers
from tests.web.worlds import a_world


def suspects_in(message: Any) -> set[Suspect]:
    """Every card whose face stands anywhere in a message."""
    if isinstance(message, dict):
        own = {Suspect(**message)} if message.keys() == {"colour", "clothing", "animal"} else set()
        return own.union(*map(suspects_in, message.values()))
    return set().union(*map(suspects_in, message)) if isinstance(message, list) else set()


@pytest.mark.parametrize("players", [1, 3])
async def test_a_card_that_was_turned_down_is_in_nothing_that_is_sent_until_the_rules_show_it(
    tmp_path: Path, players: int
) -> None:
    read = 0
    async with a_world(tmp_path) as world:
        for seed in range(4):
            party = Party(world)
            await party.sit_down(
                Agreed(GAME, Options(players, "advanced", glances=(5, 2, 3) if players == 3 else UNSET))
            )
            read += await grep(party, players, QuickLuck(seed))
            await party.leave()
    assert read > 100


async def grep(party: Party, players: int, luck: QuickLuck) -> int:
    """Play on, with reconnects, and read everything that is sent; how many messages that were."""
    place, read = {who: 0 for who, _ in viewers(players)}, 0
    for _ in range(60):
        for who in place:
            if luck.below(8) == 0:
                place[who] = 0
                await party.connect(who)
        for who, viewer in viewers(players):
            for text in party.wires[who].sent[place[who] :]:
                read += 1
                assert suspects_in(json.loads(text)) <= seen_now(party.state, viewer), (who, text)
                assert SEED not in text
            place[who] = len(party.wires[who].sent)
        seats = GAME.awaited(party.state)
        if not seats:
            break
        seat = seats[luck.below(len(seats))]
        moves = GAME.legal_moves(party.state, seat)
        await party.move(seat, moves[luck.below(len(moves))])
    return read
