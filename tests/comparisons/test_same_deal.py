"""Others on one deal: the dice are those of the deal, and all who are replaced are replaced alike."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from gander.comparisons.same_deal import GameSetup, bars, compared, deal_of, everybody, play, reached
from gander.comparisons.same_deal_messages import Bar
from gander.fair import FairRecord, TablePlayer, verify
from gander.games import BOXES, GAMES
from gander.luck import Share, hash_of_seed, mixed
from gander.memory.characters import PROFILES
from tests.kinds import ALONE, FOR_TWO
from tests.kit import A_FEW, Agreed

SECRET = "5eed" * 16
BY_NAME = sorted(GAMES)


def dealt(agreed: Agreed, seed: str = SECRET) -> GameSetup:
    options: Any = agreed.options
    return GameSetup(agreed.game.name, agreed.game.version, options, seed, (None,) * options.players)


@pytest.mark.parametrize("agreed", A_FEW, ids=str)
@pytest.mark.parametrize("who", ["guessing", "otter", "perfect"])
def test_every_shuffle_and_throw_is_the_one_of_the_deal(agreed: Agreed, who: str) -> None:
    """Checked as a player would check a game: from the seed."""
    deal = dealt(agreed)
    played = play(deal, who, 0)
    record = FairRecord(
        game=deal.game,
        version=deal.version,
        options=deal.options,
        moves=played.record.moves,
        seed=SECRET,
        hash=hash_of_seed(bytes.fromhex(SECRET)),
        chosen=False,
        players=(TablePlayer("Mia", None),) * len(deal.bots),
        times=(),
        by=(),
    )
    assert verify(record).fault is None
    assert deal_of(record) == deal


def test_what_devices_added_is_in_the_seed_and_a_person_stays_one_while_a_bot_helps() -> None:
    shares = (Share((0,), hash_of_seed(b"salt"), b"salt".hex()),)
    record: FairRecord[Any, Any] = FairRecord(
        game=FOR_TWO.game.name,
        version=FOR_TWO.game.version,
        options=FOR_TWO.options,
        seed=SECRET,
        hash=hash_of_seed(bytes.fromhex(SECRET)),
        chosen=False,
        shares=shares,
        players=(TablePlayer("Mia", "otter"), TablePlayer(None, "crow")),
        times=(),
        by=(),
    )
    deal = deal_of(record)
    assert deal.seed == mixed(bytes.fromhex(SECRET), shares).hex() != SECRET
    assert deal.bots == (None, "crow")


def test_everybody_is_compared_and_the_same_deal_gives_the_same_figures() -> None:
    found = compared(dealt(ALONE), games=4)
    assert [one.who for one in found.others] == ["guessing", *PROFILES, "perfect"]
    assert found == compared(dealt(ALONE), games=4)
    for one in found.others:
        assert [sum(bar.games for bar in seat) for seat in one.seats] == [one.games]
    assert everybody() == tuple(one.who for one in found.others)


def test_a_bot_that_sat_there_keeps_its_seat() -> None:
    """Otters beside an otter are a table of otters; beside a chick they are not."""
    everywhere = dealt(FOR_TWO)
    beside_an_otter, beside_a_chick = (replace(everywhere, bots=(None, bot)) for bot in ("otter", "chick"))
    assert reached(beside_an_otter, "otter", 5) == reached(everywhere, "otter", 5)
    assert play(beside_a_chick, "otter", 0).record != play(everywhere, "otter", 0).record


@pytest.mark.parametrize("name", BY_NAME)
def test_where_nothing_is_left_to_chance_one_game_is_enough(name: str) -> None:
    """A game is played again only if it could go otherwise: the second is then played with other luck."""
    players = GAMES[name].counts[0]
    deal = GameSetup(name, GAMES[name].version, GAMES[name].options(players=players), SECRET, (None,) * players)
    for who in everybody():
        if not play(deal, who, 0).by_chance:
            assert play(deal, who, 1).record == play(deal, who, 0).record
            assert reached(deal, who, 3).games == 1


def test_bars_count_whole_numbers() -> None:
    assert bars([(1.4, -2.0), (0.6, 3.0), (3.0, 3.0)]) == (
        (Bar(1, 2), Bar(3, 1)),
        (Bar(-2, 1), Bar(3, 2)),
    )
    assert bars([]) == ()


@pytest.mark.parametrize("name", BY_NAME)
def test_luck_is_told_where_the_game_can_tell_it(name: str) -> None:
    players = GAMES[name].counts[-1]
    deal = GameSetup(name, GAMES[name].version, GAMES[name].options(players=players), SECRET, (None,) * players)
    tells = BOXES[name].measure.luck is not None
    luck = compared(replace(deal, bots=("chick",) * players), games=3).luck
    assert [sum(bar.games for bar in seat) for seat in luck] == [3] * players * tells
    assert not Counter(type(bar.value) for seat in luck for bar in seat).keys() - {int}


def test_A9_what_others_reach_is_counted_without_cards_to_start_with() -> None:
    """On the same deal others come to the same, whatever somebody was given."""
    deal = dealt(FOR_TWO)
    given = replace(deal, options=replace(FOR_TWO.options, ahead=(7, 0)))
    assert reached(given, "otter", 3) == reached(deal, "otter", 3)
