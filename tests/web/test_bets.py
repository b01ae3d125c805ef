"""«Does she know it?»: a secret bet of those who look on or wait, and a feather for who was right."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from gander.contract.game import Viewer, mode_of, nobody_to_bet_on
from gander.games import GAMES
from gander.luck import QuickLuck
from gander.table.change import course, fold
from gander.table.events import decoder, encode
from gander.web.messages.room_messages import Bet, SwitchBets
from gander.web.messages.table_messages import Pause, Resume
from tests.kit import A_FEW, Agreed
from tests.web.parties import Party, play_in_both, two_parties
from tests.web.worlds import two_worlds


def is_versus(agreed: Agreed) -> bool:
    options = agreed.options
    return mode_of(options.players, options.mode, options.starter, agreed.game.players) == "versus"


VERSUS = [agreed for agreed in A_FEW if agreed.game.bet_on is not nobody_to_bet_on and is_versus(agreed)]


def told(party: Party, who: str) -> dict[str, Any]:
    """The last view that somebody was sent."""
    views = [json.loads(text) for text in party.wires[who].sent]
    last: dict[str, Any] = next(view for view in reversed(views) if view["type"] == "view")
    return last


async def act(party: Party, who: str, action: object) -> int:
    status, _ = await party.world.http("POST", f"/api/tables/{party.table}/actions", party.tokens[who], action)
    return status


async def until_a_bet(ours: Party, theirs: Party, luck: QuickLuck) -> None:
    while "bet" not in told(ours, "onlooker"):
        assert GAMES[ours.world.live(ours.table).table.game.name].outcome(ours.state) is None
        await play_in_both(ours, theirs, luck, 1)


@pytest.mark.parametrize("agreed", VERSUS, ids=str)
async def test_nobody_but_who_bets_can_tell_before_the_truth(tmp_path: Path, agreed: Agreed) -> None:
    """Who bets in one world bets nothing in the other: for everybody else not one byte differs."""
    luck = QuickLuck(1)
    async with two_worlds(tmp_path) as worlds:
        ours, theirs = await two_parties(worlds, agreed)
        await until_a_bet(ours, theirs, luck)
        asked = told(ours, "onlooker")["bet"]
        assert "bet" not in told(ours, str(asked["seat"]))  # who thinks is told nothing
        assert "bet" not in told(ours, "stage")
        others = [who for who in ours.tokens if who != "onlooker"]
        assert await act(ours, "onlooker", Bet(asked["number"], True)) == 200
        assert told(ours, "onlooker")["bet"]["yours"] is True
        for party in (ours, theirs):
            await party.show_stickers()
        assert all(ours.heard(who) == theirs.heard(who) for who in others)
        for who in others:
            for party in (ours, theirs):
                await party.connect(who)
            assert ours.heard(who) == theirs.heard(who)
        for party in (ours, theirs):  # nor when something else happens before the truth
            assert await act(party, "host", Pause()) == await act(party, "host", Resume()) == 200
        assert all(ours.heard(who) == theirs.heard(who) for who in others)
        assert await act(ours, "onlooker", Bet(asked["number"] + 1, False)) == 409


@pytest.mark.parametrize("agreed", VERSUS, ids=str)
async def test_a_feather_for_who_was_right_outlives_the_server(tmp_path: Path, agreed: Agreed) -> None:
    luck, feathers = QuickLuck(2), 0
    game = GAMES[agreed.game.name]
    async with two_worlds(tmp_path) as worlds:
        party, other = await two_parties(worlds, agreed)
        while feathers < 2 and game.outcome(party.state) is None:
            asked = told(party, "onlooker").get("bet")
            if asked and "yours" not in asked:
                assert await act(party, "onlooker", Bet(asked["number"], False)) == 200
            number = asked and asked["number"]
            before = party.world.live(party.table).table.settled
            assert len(party.world.live(party.table).table.bets) <= 1  # those that nothing decided are gone
            await play_in_both(party, other, luck, 1)
            decided = party.world.live(party.table).table.settled
            if decided is not None and decided is not before:
                feathers += not decided.knew
                shown = told(party, "stage")["table"]["room"]
                assert (shown["bets"]["knew"], shown["bets"]["number"]) == (decided.knew, number)
                assert shown["people"][len(agreed.seats)].get("feathers", 0) == feathers
        events = [decoder(game.name).decode(encode(event)) for event in party.world.log.events[party.table]]
        again = fold(events)
        assert feathers > 0
        assert again is not None
        assert again.room is not None
        assert again.room.people[len(agreed.seats)].feathers == feathers
        *_, (_, quickly) = course(events)
        assert quickly.room == again.room


def may_bet(state: Any, seat: Viewer) -> bool:
    """By hand: where there are hands, everybody sees that of who thinks; else only who holds the card sees it."""
    return not hasattr(state, "hands") and not (state.phase == "others" and seat == state.turn)


@pytest.mark.parametrize("agreed", VERSUS, ids=str)
async def test_who_holds_a_secret_is_not_asked(tmp_path: Path, agreed: Agreed) -> None:
    luck, asked = QuickLuck(3), 0
    async with two_worlds(tmp_path) as worlds:
        party, other = await two_parties(worlds, agreed)
        while asked < 6 and agreed.game.outcome(party.state) is None:
            await play_in_both(party, other, luck, 1)
            bet = told(party, "onlooker").get("bet")
            if bet is None:
                continue
            asked += 1
            alone = [
                seat
                for seat in agreed.seats
                if len(
                    party.world.live(party.table).table.seats_of(
                        party.world.live(party.table).table.chairs[seat].device or ""
                    )
                )
                == 1
            ]
            for seat in alone:
                may = seat != bet["seat"] and may_bet(party.state, seat)
                assert ("bet" in told(party, str(seat))) == may, (seat, party.state)
    assert asked > 0


async def test_whoever_looks_after_the_table_switches_bets_off(tmp_path: Path) -> None:
    async with two_worlds(tmp_path) as worlds:
        ours, theirs = await two_parties(worlds, VERSUS[0])
        assert await act(ours, "host", SwitchBets(on=False)) == 200
        assert told(ours, "stage")["table"]["room"]["no_bets"] is True
        luck = QuickLuck(4)
        for _ in range(30):
            await play_in_both(ours, theirs, luck, 1)
            assert "bet" not in told(ours, "onlooker")
