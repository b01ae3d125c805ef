"""Nobody can foresee the deal of a day: no byte of its secret leaves the server before the day has ended everywhere."""

from __future__ import annotations

import hashlib
import hmac
import logging
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import pytest
from msgspec import Raw
from msgspec.structs import replace
from typer.testing import CliRunner

from gander.cli import app
from gander.day import levels_of_day
from gander.games import GAMES
from gander.store.sql import Connection
from gander.table.codes import new_token
from gander.web.messages.notepad_messages import AskDay, BeginDay
from tests.kinds import ALONE
from tests.kit import A_FEW
from tests.web.parties import Party, all_channels, two_parties
from tests.web.worlds import NOON, World, a_world, play_alone, two_worlds

GAME: Final = ALONE.game.name
OVER, TODAY, AHEAD, NEXT, LATER = (f"1970-01-{day}" for day in (11, 12, 13, 14, 15))
"""At `NOON` it is 13:46 in Greenwich on the 12th: on Kiritimati it is the 13th, and nowhere the 11th any more."""
SECRETS: Final = {day: hashlib.sha256(day.encode()).hexdigest() for day in (OVER, TODAY, AHEAD, NEXT, LATER)}
DAY = 24 * 3600.0
MIA: Final = BeginDay(TODAY, TODAY, GAME, "rookie", "Mia", "otter")


class Clock:
    """Stands still until it is set."""

    def __init__(self, now: float = NOON) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


def at(day: int, hour: int, minute: int = 0) -> float:
    return datetime(1970, 1, day, hour, minute, tzinfo=UTC).timestamp()


def put(connection: Connection, secrets: dict[str, str]) -> None:
    query = "insert into day_secrets values (?, ?) on conflict (day) do update set secret = excluded.secret"
    connection.executemany(query, list(secrets.items()))


def by_hand(secret: str, day: str, game: str = GAME, level: str = "rookie") -> str:
    """The seed of a deal, as `docs/day.md` says it."""
    text = f"gander day {day} {game} {level}".encode()
    return hmac.new(bytes.fromhex(secret), text, hashlib.sha256).hexdigest()


def seal(secret: str) -> str:
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


async def begun(world: World, token: str, wanted: BeginDay = MIA) -> str:
    table: str = (await world.ask("POST", "/api/day/begin", token, wanted))["table"]
    return table


async def hash_at(world: World, token: str, wanted: BeginDay = MIA) -> str:
    """What is known of the seed of a deal from its beginning."""
    table = await begun(world, token, wanted)
    hashed: str = (await world.ask("GET", f"/api/tables/{table}", token))["fair"]["hash"]
    return hashed


async def origin(world: World, day: str) -> Any:
    return await world.ask("GET", f"/api/day/{day}")


# Not a byte ----------------------------------------------------------------------------------------------------------


def guarded(day: str) -> list[str]:
    """The secret of a day and all that is dealt by it."""
    games = [(name, level) for name, game in GAMES.items() for level in levels_of_day(game)]
    return [SECRETS[day], *(by_hand(SECRETS[day], day, name, level) for name, level in games)]


async def test_no_byte_of_a_secret_leaves_before_its_day_is_over(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Neither of the running days nor of those to come, to whoever has played, by no channel and in no log."""
    caplog.set_level(logging.DEBUG)
    (tmp_path / "index.html").write_text("the page")
    async with a_world(tmp_path) as world:
        await world.services.notepad.run(put, SECRETS)
        party = Party(world)
        await party.sit_down(A_FEW[0])
        host = party.tokens["host"]
        await play_alone(world, host, await begun(world, host))
        await begun(world, host, replace(MIA, day=AHEAD, today=AHEAD))
        _, file = await world.http_bytes("GET", "/api/notepad/file", host)
        said = [file.decode(), caplog.text]
        said += [repr(await all_channels(party, who)) for who in ("host", "0", "spectator")]
        said += [(await world.http("GET", f"/api/day/{day}", host))[1] for day in SECRETS]
        await party.leave()
    hidden = {text for day in (TODAY, AHEAD, NEXT, LATER) for text in guarded(day)} - {by_hand(SECRETS[TODAY], TODAY)}
    everything = "\n".join(said).lower()
    assert seal(SECRETS[NEXT]) in everything
    assert by_hand(SECRETS[TODAY], TODAY) in file.decode()  # that game is over
    assert SECRETS[OVER] in everything
    assert [text for text in hidden if text[:16] in everything or text[-16:] in everything] == []
    assert [day for day in (TODAY, AHEAD, NEXT, LATER) if repr(bytes.fromhex(SECRETS[day]))[2:-1] in everything] == []


async def test_two_servers_that_drew_otherwise_for_tomorrow_send_the_same_bytes_today(tmp_path: Path) -> None:
    async with two_worlds(tmp_path) as worlds:
        for world, secret in zip(worlds, ("11" * 32, "22" * 32), strict=True):
            await world.services.notepad.run(put, {NEXT: secret, LATER: secret})
        ours, theirs = await two_parties(worlds, A_FEW[0])
        assert await all_channels(ours, "0") == await all_channels(theirs, "0")
        for party in (ours, theirs):
            await party.leave()


async def test_the_seal_is_shown_the_day_before_and_the_secret_when_the_day_is_over_everywhere(tmp_path: Path) -> None:
    clock = Clock(at(13, 9, 59))
    async with a_world(tmp_path, clock) as world:
        await world.services.notepad.run(put, {LATER: SECRETS[LATER]})
        status, _ = await world.http("GET", f"/api/day/{LATER}")
        assert (status, await origin(world, "1970-01-14")) == (
            400,
            {"seal": (await origin(world, "1970-01-14"))["seal"]},
        )
        clock.now = at(13, 10)  # the 14th begins on Kiritimati
        shown = {"seal": seal(SECRETS[LATER])}
        assert await origin(world, LATER) == shown
        assert (await origin(world, "1970-01-14"))["next_seal"] == shown["seal"]
        clock.now = at(16, 11, 59)  # on Baker Island it is still the 15th
        assert "secret" not in await origin(world, LATER)
        clock.now = at(16, 12)
        told = await origin(world, LATER)
        assert (told["seal"], told["secret"]) == (shown["seal"], SECRETS[LATER])
        for no_day in ("1970-02-30", "begun", "9999-12-31"):
            assert (await world.http("GET", f"/api/day/{no_day}"))[0] >= 400


# One deal ------------------------------------------------------------------------------------------------------------


async def test_the_players_of_a_server_share_a_deal_and_those_of_another_have_another(tmp_path: Path) -> None:
    deals = []
    for number in range(2):
        clock = Clock()
        folder = tmp_path / str(number)
        wanted = replace(MIA, day=LATER, today=LATER)
        async with a_world(folder, clock, keeps=True) as world:
            clock.now += 3 * DAY
            first = await hash_at(world, new_token(), wanted)
            before = await origin(world, LATER)
        async with a_world(folder, clock, keeps=True) as world:  # it was stopped and starts again
            assert await origin(world, LATER) == before
            assert await hash_at(world, new_token(), replace(wanted, name="Ben")) == first
            clock.now += 3 * DAY
            secret = (await origin(world, LATER))["secret"]
        assert seal(secret) == before["seal"]
        assert seal(by_hand(secret, LATER)) == first
        deals.append(first)
    assert deals[0] != deals[1]


def by_the_formula(day: str) -> str:
    return seal(hashlib.sha256(f"gander day {day} {GAME} rookie".encode()).hexdigest())


@pytest.mark.parametrize("world_deal", [False, True])
async def test_days_that_had_begun_before_anything_was_drawn_keep_the_formula(tmp_path: Path, world_deal: bool) -> None:
    clock = Clock()
    async with a_world(tmp_path, clock, world_deal=world_deal) as world:
        clock.now += 3 * DAY
        days = {day: await hash_at(world, new_token(), replace(MIA, day=day, today=LATER)) for day in SECRETS}
        formula = {day for day, hashed in days.items() if hashed == by_the_formula(day)}
        assert formula == {day for day in SECRETS if "seal" not in await origin(world, day)}
    assert formula == (set(SECRETS) if world_deal else {OVER, TODAY, AHEAD})


async def test_the_calendar_of_another_server_comes_along_and_is_compared_with_no_other_cards(tmp_path: Path) -> None:
    """Results at two servers that drew different cards for a day stand side by side in no list."""
    clock = Clock()
    async with a_world(tmp_path / "laptop", clock) as laptop:
        await laptop.services.notepad.run(put, {TODAY: SECRETS[TODAY]})
        token = new_token()
        score = await play_alone(laptop, token, await begun(laptop, token))
        _, early = await laptop.http_bytes("GET", "/api/notepad/file", token)
        clock.now += 2 * DAY
        _, late = await laptop.http_bytes("GET", "/api/notepad/file", token)
    assert SECRETS[TODAY] not in early.decode()
    for file, scores in ((early, [None]), (late, [score])):
        async with a_world(tmp_path / "server", clock) as server:
            await server.services.notepad.run(put, {TODAY: SECRETS[LATER]})
            token = new_token()
            await play_alone(server, token, await begun(server, token, replace(MIA, name="Ben", today=NEXT)))
            await server.http("POST", "/api/notepad/file", token, Raw(file))
            told = await server.ask("POST", "/api/day", token, AskDay("Mia", TODAY))
            assert [own["begun"].get("score") for own in told["own"]] == scores
            assert told["others"] == []


# Checked afterwards --------------------------------------------------------------------------------------------------


@pytest.fixture
async def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    async with a_world(tmp_path) as world:
        await world.services.notepad.run(put, SECRETS)
        token = new_token()
        table = await begun(world, token)
        await play_alone(world, token, table)
        _, text = await world.http_bytes("GET", f"/api/tables/{table}/record", token)
    file.write_bytes(text)
    return file


@pytest.mark.parametrize(
    ("asked", "code", "words"),
    [
        (["--day", TODAY, "--secret", SECRETS[TODAY]], 0, seal(SECRETS[TODAY])),
        (["--day", TODAY, "--secret", SECRETS[NEXT]], 1, "not the deal"),
        (["--day", AHEAD, "--secret", SECRETS[TODAY]], 1, "not the deal"),
        (["--day", TODAY], 1, "not the deal"),
        (["--secret", SECRETS[TODAY]], 2, "--day"),
        (["--day", TODAY, "--secret", "xyz"], 2, "hexadecimal"),
    ],
)
async def test_a_game_of_a_past_day_is_checked(record: Path, asked: list[str], code: int, words: str) -> None:
    result = CliRunner().invoke(app, ["verify", str(record), "--language", "en", *asked])
    assert (result.exit_code, words in result.output + result.stderr) == (code, True), result.output


async def test_a_game_of_the_worlds_deal_is_checked_by_its_date_alone(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    async with a_world(tmp_path) as world:
        token = new_token()
        table = await begun(world, token)
        await play_alone(world, token, table)
        _, text = await world.http_bytes("GET", f"/api/tables/{table}/record", token)
    file.write_bytes(text)
    for language, word in (("en", "the whole world"), ("de", "der ganzen Welt")):
        result = CliRunner().invoke(app, ["verify", str(file), "--language", language, "--day", TODAY])
        assert (result.exit_code, word in result.output) == (0, True), result.output
