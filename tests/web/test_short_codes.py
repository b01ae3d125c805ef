"""A few letters lead to a table for a short time, and guessing them is hopeless."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from gander.table import codes as long_codes
from gander.table.terms import PlannedSeat, Settings
from gander.web.messages.table_messages import Join, LookUp, OpenTable, Start
from gander.web.services.limits import TooMany
from gander.web.services.settings import Rate, ServerSettings
from gander.web.services.short_codes import GOOD_FOR, LETTERS, RARITY, SHORTEST, OwnShortCodes
from tests.kinds import TURN_BY_TURN
from tests.tree import text_of
from tests.web.kit import NO_LIMIT
from tests.web.rights import TABLE, Gathering
from tests.web.worlds import a_world

OPEN = PlannedSeat("open")


class Time:
    """A stopwatch that only goes when told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


async def guesses(codes: OwnShortCodes, address: str) -> bool:
    """Whether a guess was let through; it is a wrong one."""
    try:
        assert await codes.table_of("AAAA", address) is None
    except TooMany:
        return False
    return True


async def test_a_code_leads_to_its_table_and_stays_the_same_while_it_is_shown() -> None:
    time = Time()
    codes = OwnShortCodes(NO_LIMIT, NO_LIMIT, time)
    code = await codes.of("ours")
    for _ in range(10):
        time.now += GOOD_FOR - 1
        assert await codes.of("ours") == code
    assert await codes.table_of(code, "phone") == "ours"
    assert await codes.of("theirs") != code


async def test_a_code_that_is_not_shown_any_more_is_soon_void() -> None:
    time = Time()
    codes = OwnShortCodes(NO_LIMIT, NO_LIMIT, time)
    code = await codes.of("ours")
    time.now = GOOD_FOR + 1
    assert await codes.table_of(code, "phone") is None


async def test_of_ten_thousand_codes_at_most_one_leads_anywhere() -> None:
    codes = OwnShortCodes(NO_LIMIT, NO_LIMIT)
    given = [await codes.of(f"table {number}") for number in range(400)]
    assert len(set(given)) == len(given)
    for number, code in enumerate(given, start=1):
        assert len(LETTERS) ** len(code) >= RARITY * number
    assert [len(given[0]), len(given[15]), len(given[16]), len(given[319]), len(given[320])] == [4, 4, 5, 5, 6]


async def test_guessing_for_an_hour_finds_a_table_as_seldom_as_the_docs_say() -> None:
    """140 guesses among 160,000 codes, from however many addresses; 68 from one."""
    limits = ServerSettings(Path())
    for addresses, expected in ((1, 68), (50, 140)):
        time = Time()
        codes = OwnShortCodes(limits.guessing, limits.guessing_in_all, time)
        tried = 0
        for second in range(3600):
            time.now = float(second)
            tried += sum([await guesses(codes, str(address)) for address in range(addresses)])
        assert expected - 2 <= tried <= expected


def test_the_sums_in_the_docs_come_out() -> None:
    """By counting on from the limits themselves: what was let through at once, and then so many a minute."""
    said = text_of(Path("docs/security.md")).partition("## Codes")[2].partition("\n## ")[0]
    limits = ServerSettings(Path())

    def tries(rate: Rate, minutes: int) -> int:
        return int(rate.burst + minutes * rate.per_minute)

    short = len(LETTERS) ** SHORTEST
    assert f"{len(LETTERS)}⁴ = {short:,} of them" in said
    expected = [
        (tries(limits.guessing_in_all, 60), short),
        (tries(limits.guessing_in_all, 300), short),
        (tries(limits.guessing_in_all, 60), RARITY),
        (tries(limits.guessing_at_home, 60), short),
    ]
    sums = re.findall(r"([\d,]+) / ([\d,]+) = ([\d.]+) %", said)
    assert [(number(tried), number(among)) for tried, among, _ in sums] == expected
    assert [share for *_, share in sums] == [percent(*chance) for chance in expected]
    assert f"from one address {percent(tries(limits.guessing, 60), short)} %" in " ".join(said.split())
    long = len(long_codes.LETTERS) ** long_codes.CODE_LENGTH
    assert f"{len(long_codes.LETTERS)}⁸ ≈ {round(long, -10):,} of them" in said
    assert f"one hit in {round(long / 1000, -7) / 1e6:.0f} million tries" in said


async def test_a_class_behind_one_address_may_slip_and_everybody_with_the_right_code_gets_in() -> None:
    """Nine of twelve slip once; and somebody elsewhere has used up what all strangers together may guess."""
    limits = ServerSettings(Path())
    codes = OwnShortCodes(limits.guessing, limits.guessing_in_all, Time(), limits.guessing_at_home)
    code = await codes.of("ours", "school")
    while any([await guesses(codes, f"elsewhere {number}") for number in range(10)]):
        pass
    for _ in range(9):
        await guesses(codes, "school")
    assert [await codes.table_of(code, "school") for _ in range(12)] == ["ours"] * 12
    with pytest.raises(TooMany):
        await codes.table_of(code, "a phone elsewhere")


async def test_who_guesses_where_a_screen_stands_is_counted_too() -> None:
    limits = ServerSettings(Path())
    time = Time()
    codes = OwnShortCodes(NO_LIMIT, NO_LIMIT, time, limits.guessing_at_home)
    code = await codes.of("ours", "school")
    tried = 0
    for second in range(3600):
        time.now = float(second)
        await codes.of("ours", "school")
        tried += await guesses(codes, "school")
    expected = limits.guessing_at_home.burst + 60 * limits.guessing_at_home.per_minute
    assert expected - 2 <= tried <= expected
    assert await codes.table_of(code, "elsewhere") == "ours"


async def test_a_screen_is_at_home_where_its_host_came_from_last() -> None:
    once = Rate(burst=1, per_minute=0.001)
    codes = OwnShortCodes(once, once, Time(), NO_LIMIT)
    code = await codes.of("ours", "school")
    assert await codes.of("ours") == code  # somebody else at the table was shown it
    assert await codes.of("ours", "home") == code
    assert await guesses(codes, "school")
    with pytest.raises(TooMany):
        await codes.table_of(code, "school")
    assert await codes.table_of(code, "home") == "ours"


def number(written: str) -> int:
    return int(written.replace(",", ""))


def percent(tried: int, among: int) -> str:
    """With as many digits as it takes to be not nothing."""
    share = 100 * tried / among
    return f"{share:.1f}" if share > 1 else f"{share:.2f}"


async def test_right_codes_do_not_count_as_guesses() -> None:
    once = Rate(burst=1, per_minute=0.001)
    codes = OwnShortCodes(once, once, Time())
    code = await codes.of("ours")
    for _ in range(20):
        assert await codes.table_of(code, "phone") == "ours"
    assert await guesses(codes, "phone")
    with pytest.raises(TooMany):
        await codes.table_of(code, "phone")


# At a server ---------------------------------------------------------------------------------------------------------


async def opened(gathering: Gathering) -> str:
    """A table on a big screen; gives its short code."""
    opening: OpenTable[Any] = OpenTable(TURN_BY_TURN.game.name, (OPEN,) * 3, {}, Settings(any_number=True))
    gathering.tokens["host"], entered = await gathering.enter("/api/tables", opening)
    gathering.table = entered["table"]
    return str((await gathering.ask("host", "GET", f"{TABLE}/invitation"))["short"])


async def test_phones_come_in_by_the_short_code_also_while_a_game_is_on(tmp_path: Path) -> None:
    """They are where the screen is, so what strangers may guess does not matter."""
    async with a_world(tmp_path, guessing=Rate(burst=0, per_minute=0)) as world:
        gathering = Gathering(world)
        short = await opened(gathering)
        for name, typed in (("Mia", short), ("Ben", f" {short[:2].lower()} {short[2:].lower()}")):
            token, entered = await gathering.enter("/api/join", Join(typed, name=name))
            assert entered["table"] == gathering.table
            gathering.tokens["holder"] = token
        await gathering.ask("holder", "POST", f"{TABLE}/actions", Start())
        told = await gathering.ask("nobody", "POST", "/api/invitations", LookUp(short))
        assert (told["open"], told["watch"], told["table"]["phase"]) == ([], True, "playing")
        _, entered = await gathering.enter("/api/join", Join(short, name="Ida"))
        assert (entered["seats"], entered["watches"]) == ([], True)


async def test_the_letters_of_a_room_are_the_same_after_a_restart(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        gathering = Gathering(world)
        short = await opened(gathering)
        fresh = OwnShortCodes(NO_LIMIT, NO_LIMIT, number_of=world.services.codes.letters_number)
        assert await fresh.of(gathering.table) == short


async def test_who_read_a_letter_more_before_a_restart_gets_in_after_it(tmp_path: Path) -> None:
    """Of twenty rooms a code has five letters; the server that was started anew has been asked for one only."""
    async with a_world(tmp_path) as world:
        number_of = world.services.codes.letters_number
        before, after = (OwnShortCodes(NO_LIMIT, NO_LIMIT, at_home=NO_LIMIT, number_of=number_of) for _ in "12")
        for other in range(20):
            await before.of(f"another {other}")
        read = await before.of("ours", "the big screen")
        assert len(read) == SHORTEST + 1
        assert await after.of("ours", "the big screen") == read[:SHORTEST]
        assert await after.table_of(read, "phone") == await after.table_of(read, "the big screen") == "ours"
        others = {read[:SHORTEST] + letter for letter in LETTERS} - {read}
        assert {await after.table_of(typed, "phone") for typed in others} == {None}


async def test_a_short_code_is_written_down_nowhere(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        gathering = Gathering(world)
        short = await opened(gathering)
        assert short not in json.dumps(await gathering.ask("host", "GET", TABLE))
        assert short not in str(await world.log.read(gathering.table))
