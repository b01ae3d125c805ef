"""How a game begins: what each device adds to the luck, and why nobody can choose what comes."""

from __future__ import annotations

import hashlib
import hmac

import pytest
from msgspec.structs import replace

from gander.games import GAMES
from gander.table import begin, decide
from gander.table.change import fold
from gander.table.clock import next_due
from gander.table.errors import NotAllowed, WrongTime, WrongValue
from gander.table.events import Opened, Pledged, Revealed, Sealed, Started, decoder, encode
from gander.table.pov import info
from tests.kinds import FOR_TWO
from tests.table.kit import BOT, GUEST, HERE, HOST, OPEN, SEED, Sitting, refusal, sitting

MINE, YOURS = "11" * 32, "22" * 32
"""The salts of the host and of the guest."""
FOR_THREE = next(iter(GAMES))
NEXT = bytes([7]) * 32


def word(salt: str) -> str:
    return hashlib.sha256(bytes.fromhex(salt)).hexdigest()


def pledged(game: str = FOR_THREE) -> Sitting:
    """Two people on two devices and a bot, and both people have pledged."""
    table = sitting(game, HERE, OPEN, BOT).join()
    table.take(begin.pledge(table.table, table.now, HOST, word(MINE)))
    table.take(begin.pledge(table.table, table.now, GUEST, word(YOURS)))
    return table


def show(table: Sitting, device: str, salt: str) -> None:
    table.take(begin.reveal(table.table, table.now, device, salt))


def seed_of(table: Sitting) -> bytes:
    assert table.table.round is not None
    return table.table.round.deal.seed


def by_hand(secret: str, *salts: str) -> bytes:
    """As the page says it, without our code."""
    return hmac.new(bytes.fromhex(secret), f"gander shares {' '.join(salts)}".encode(), hashlib.sha256).digest()


@pytest.mark.parametrize("game", GAMES)
def test_the_game_begins_once_every_device_has_shown_its_share(game: str) -> None:
    table = pledged(game).start()
    assert table.table.round is None
    show(table, GUEST, YOURS)
    assert table.table.round is None
    show(table, HOST, MINE)
    assert seed_of(table) == by_hand(SEED, MINE, YOURS)


def test_nothing_is_shown_before_all_pledges_are_fixed() -> None:
    table = pledged()
    assert refusal(WrongTime, lambda: begin.reveal(table.table, table.now, HOST, MINE)) == "not_sealed"


def test_what_comes_too_late_has_no_share_and_is_no_fault() -> None:
    """Somebody was quicker. A refusal would stand in red in the console of a page that did nothing wrong."""
    table = pledged().start()
    late = begin.pledge(table.table, table.now, GUEST, word("33" * 32))
    assert (late.events, late.after) == ((), table.table)
    show(table, HOST, MINE)
    show(table, GUEST, YOURS)
    assert begin.pledge(table.table, table.now, GUEST, word("33" * 32)).events == ()
    assert begin.reveal(table.table, table.now, GUEST, YOURS).events == ()
    assert seed_of(table) == by_hand(SEED, MINE, YOURS)


def test_what_is_shown_must_be_what_was_pledged() -> None:
    table = pledged().start()
    assert refusal(WrongValue, lambda: begin.reveal(table.table, table.now, GUEST, MINE)) == "not_pledged"


def test_who_shows_nothing_is_waited_for_a_second_and_written_down() -> None:
    table = pledged().start()
    show(table, HOST, MINE)
    assert next_due(table.table) == table.now + 1
    table.take(begin.without_the_silent(table.table, table.now + 0.9))
    assert table.table.round is None
    table.take(begin.without_the_silent(table.table, table.now + 1))
    assert seed_of(table) == by_hand(SEED, MINE, "-")
    assert [share.salt for share in info(table.table).fair.shares] == [MINE, None]


def test_without_pledges_the_game_begins_at_once() -> None:
    table = sitting(FOR_TWO.game.name, HERE, OPEN).join().start()
    assert table.table.phase == "playing"
    assert seed_of(table) == bytes.fromhex(SEED)


def test_a_chosen_deal_is_not_mixed() -> None:
    opened = sitting(FOR_TWO.game.name, HERE, OPEN).events[0]
    assert isinstance(opened, Opened)
    chosen = Sitting(replace(opened, chosen=True))
    chosen.join().start()
    assert chosen.table.phase == "playing"
    assert seed_of(chosen) == bytes.fromhex(SEED)
    assert info(chosen.table).fair.chosen


def test_asking_twice_to_start_draws_no_second_secret() -> None:
    """Else one could draw until the deal is to one's liking."""
    table = pledged().start()
    before = info(table.table).fair.hash
    assert begin.start(table.table, table.now, HOST).events == ()
    assert info(table.table).fair.hash == before


def test_who_comes_or_goes_breaks_the_seal_and_makes_every_pledge_void() -> None:
    """What was shown by then is known: to pledge it again would be no secret."""
    table = pledged().start()
    show(table, HOST, MINE)
    table.take(decide.leave(table.table, table.now, GUEST, 1, "uniform"))
    assert table.table.seal is None
    assert info(table.table).fair.pledged == ()
    assert table.table.phase == "lobby"


def test_only_who_holds_a_seat_has_a_share() -> None:
    table = sitting(FOR_TWO.game.name, HERE, OPEN)
    assert refusal(NotAllowed, lambda: begin.pledge(table.table, table.now, GUEST, word(YOURS))) == "not_your_seat"


def test_who_has_left_has_no_share() -> None:
    table = pledged()
    table.take(decide.leave(table.table, table.now, GUEST, 1, "uniform"))
    table.take(decide.substitute(table.table, table.now, HOST, 1, "uniform"))
    table.start()
    assert [share.seats for share in info(table.table).fair.shares] == [(0,)]


def test_the_next_game_has_a_secret_and_pledges_of_its_own() -> None:
    table = pledged().start()
    show(table, HOST, MINE)
    show(table, GUEST, YOURS)
    table.take(decide.end(table.table, table.now, HOST))
    assert info(table.table).fair.pledged == ()
    table.take(begin.pledge(table.table, table.now, HOST, word(YOURS)))
    assert info(table.table).fair.pledged == (0,)
    table.take(begin.again(table.table, table.now, HOST, "youngest", NEXT))
    fair = info(table.table).fair
    assert (fair.sealed, fair.hash, fair.seed) == (True, word(NEXT.hex()), None)
    show(table, HOST, YOURS)
    assert seed_of(table) == by_hand(NEXT.hex(), YOURS)


def test_salts_are_public_from_the_first_shuffle_and_the_secret_only_after_the_game() -> None:
    table = pledged().start()
    show(table, HOST, MINE)
    sealed = info(table.table).fair
    assert (sealed.sealed, [share.pledge for share in sealed.shares]) == (True, [word(MINE), word(YOURS)])
    show(table, GUEST, YOURS)
    playing = info(table.table).fair
    assert (playing.sealed, playing.seed, [share.salt for share in playing.shares]) == (False, None, [MINE, YOURS])
    table.take(decide.end(table.table, table.now, HOST))
    assert info(table.table).fair.seed == SEED


def test_the_log_tells_the_same_beginning() -> None:
    table = pledged().start()
    show(table, HOST, MINE)
    show(table, GUEST, YOURS)
    kinds = [type(event) for event in table.events]
    assert kinds[2:7] == [Pledged, Pledged, Sealed, Revealed, Revealed]
    assert Started in kinds
    read = decoder(table.table.game.name).decode
    assert fold(read(encode(event)) for event in table.events) == table.table
