"""The notepad in a browser: play, see the result, progress, what was missed, practice, take along, delete, read in."""

from __future__ import annotations

import csv
import io
import json
import re
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests import axe
from tests.kinds import ALONE, ALSO_ALONE, FOR_TWO
from tests.page import wire
from tests.page.conftest import DESKTOP
from tests.page.people import Person
from tests.page.screens import ALONE_TOO, screens
from tests.page.tables import opens_for
from tests.page.words import said

Device = Callable[..., Person]
GAME: Final = ALONE.game.name
STANDS_IN_ITS_ROW: Final = """button => {
    const [row, own] = [button.closest('li'), button].map((part) => part.getBoundingClientRect());
    const beside = own.left >= row.left && own.right <= row.right;
    return own.height >= 44 && beside && own.top >= row.top && own.bottom <= row.bottom;
}"""


def plays_alone(me: Person, game: str) -> str:
    """A game alone to its end; the score, with which the sum on the pad ends."""
    wire.sit_down(game, [me])
    wire.finish([me])
    pad = me.page.get_by_role("table", name=me.words.pad).inner_text()
    numbers: list[str] = re.findall(r"−?\d+", pad)
    return numbers[-1]


def opens_notepad(me: Person) -> None:
    me.page.goto(f"{me.address}#/notepad")
    expect(me.page.get_by_role("heading", level=1)).to_be_visible()
    expect(me.page.get_by_text("Opening the notepad")).to_have_count(0)


def diary(me: Person) -> Locator:
    return me.page.get_by_role("list", name="Diary").get_by_role("listitem")


def takes_along(me: Person, what: str, folder: Path) -> Path:
    with me.page.expect_download() as download:
        me.page.get_by_role("link", name=re.compile(what)).click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    return file


def reads_in(me: Person, file: Path) -> None:
    me.page.get_by_label(re.compile(said("notepad.import"))).set_input_files(file)


def test_an_empty_notepad_says_what_will_be_here(device: Device) -> None:
    me = device()
    opens_notepad(me)
    expect(me.page.get_by_text(re.compile("^Nothing here yet"))).to_be_visible()
    expect(me.page.get_by_role("link", name="Play a game")).to_be_visible()
    expect(me.page.get_by_role("button", name="Delete everything")).to_have_count(0)
    choice = me.page.get_by_role("switch", name=re.compile("Progress and ghosts"))
    expect(choice).to_be_checked()
    choice.press("Space")
    expect(me.page.get_by_role("switch", name=re.compile("Progress and ghosts"))).not_to_be_checked()
    me.page.get_by_role("link", name="What is kept").click()
    expect(me.page.get_by_text("The server keeps the names and animals people play under")).to_be_visible()
    expect(me.page.get_by_role("link", name="A leaf for parents")).to_have_attribute("href", "/api/leaf")


def test_somebody_who_is_not_on_the_notepad_is_not_asked_for_again_and_again(device: Device) -> None:
    me = device()
    me.expects_refusals()
    for path in (f"7/{GAME}", f"7/{GAME}/practice", "7/missed/ab12"):
        me.page.goto(f"{me.address}#/notepad/{path}")
        expect(me.page.get_by_role("alert")).to_have_text(said("refused.no_such_player"))
        expect(me.page.get_by_role("button", name="Try again")).to_have_count(0)
        me.page.get_by_role("main").get_by_role("link", name="To the notepad").last.click()
        expect(me.page.get_by_role("heading", name="Notepad")).to_be_visible()


def test_from_a_game_to_another_device_and_gone(device: Device, tmp_path: Path) -> None:
    me = device()
    score = plays_alone(me, GAME)
    opens_notepad(me)
    expect(diary(me)).to_have_count(1)
    expect(diary(me).locator(".for-readers")).to_have_text(score)

    file = takes_along(me, said("notepad.export.all"), tmp_path)
    assert len(json.loads(file.read_text())["games"]) == 1
    tables = zipfile.ZipFile(takes_along(me, said("notepad.export.tables"), tmp_path))
    results = list(csv.DictReader(io.StringIO(tables.read("results.csv").decode())))
    assert [row["score"] for row in results] == [score.replace("−", "-")]
    assert len(list(csv.DictReader(io.StringIO(tables.read("answers.csv").decode())))) > 0

    other = device(DESKTOP)
    opens_notepad(other)
    reads_in(other, file)
    expect(other.page.get_by_text("1 game is new on this notepad.")).to_be_visible()
    expect(diary(other)).to_have_count(1)
    expect(diary(other).locator(".for-readers")).to_have_text(score)
    reads_in(other, file)
    expect(other.page.get_by_text(said("notepad.importedNone"))).to_be_visible()
    expect(diary(other)).to_have_count(1)

    me.presses("Delete everything")
    dialog = me.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Nobody can bring them back.")
    dialog.get_by_role("button", name="Delete everything").click()
    expect(me.page.get_by_text(re.compile("^Nothing here yet"))).to_be_visible()
    me.reloads()
    expect(me.page.get_by_text(re.compile("^Nothing here yet"))).to_be_visible()
    expect(diary(other)).to_have_count(1)


def test_a_file_that_is_no_notepad_is_refused_in_plain_words(device: Device, tmp_path: Path) -> None:
    me = device()
    opens_notepad(me)
    file = tmp_path / "holiday.json"
    file.write_text("sun and sea")
    reads_in(me, file)
    expect(me.page.get_by_text(re.compile("This file is no notepad"))).to_be_visible()


def test_from_the_result_to_what_was_missed_practice_and_progress(device: Device) -> None:
    me = device()
    plays_alone(me, ALSO_ALONE.game.name)
    me.page.get_by_role("link", name="What was missed").click()
    expect(me.page.get_by_text(re.compile(r"^\d+ of \d+ answers? came out right\.$"))).to_be_visible()

    me.page.get_by_role("link", name="Game after game").click()
    expect(me.page.get_by_text(screens(ALSO_ALONE.game.name).measured)).to_be_visible()
    expect(me.page.get_by_text(re.compile("^Too early to tell"))).to_be_visible()
    expect(me.page.get_by_text(re.compile("^Practice at a game is practice at that game"))).to_be_visible()
    page = me.page.locator("main").inner_text()
    assert not re.search(r"\bmemory\b|brain age|\bIQ\b", page, re.IGNORECASE)

    me.page.get_by_text("More exactly").click()
    chart = me.page.get_by_role("img", name=re.compile(r"^From [\d.]+ in the first games"))
    expect(chart).to_be_visible()
    me.page.get_by_text("As a table").first.click()
    expect(me.page.get_by_role("table", name="Game after game").get_by_role("row")).to_have_count(2)

    me.context.request.post(f"{me.address}api/notepad/kept", data={"progress": False})
    me.expects_refusals()
    me.reloads()
    expect(me.page.get_by_role("alert")).to_contain_text("switched off")
    opens_notepad(me)  # where it is not offered, as long as it is off
    expect(me.page.get_by_role("link", name="Practise").first).to_be_visible()
    expect(me.page.get_by_role("link", name="Progress")).to_have_count(0)
    me.page.go_back()
    me.presses("Switch it on")
    expect(me.page.get_by_text(screens(ALSO_ALONE.game.name).measured)).to_be_visible()


@pytest.mark.nightly
@pytest.mark.parametrize("game", ALONE_TOO)
def test_practice_without_a_trace(device: Device, game: str) -> None:
    """A drill is played with real cards, card faces are gone once they are down, and it is on no notepad."""
    practice = screens(game).practice
    assert practice is not None
    me = device()
    wire.has_played_alone(me, game)
    opens_notepad(me)
    progress = me.page.get_by_role("link", name=re.compile(f" at {re.escape(me.words.games[game])}$"))
    expect(progress).to_have_text("Progress")  # no icon has to be guessed
    progress.click()
    me.page.get_by_role("link", name="Practise", exact=True).click()
    for number in range(1, 9):
        expect(me.page.get_by_text(f"{number} of 8", exact=True)).to_be_visible()
        onward = me.page.get_by_role("button", name=practice.onward)
        while onward.count():
            onward.click()
        expect(me.page.get_by_role("list", name=practice.cards).locator(".face")).to_have_count(0)
        me.page.locator(practice.answers).first.click()
        me.presses("Next")
    expect(me.page.get_by_text(re.compile("^[0-8] of 8$"))).to_be_visible()
    opens_notepad(me)
    expect(diary(me)).to_have_count(1)


def test_the_pad_of_two_and_merging_them(device: Device) -> None:
    """A column for each, the numbers of the result, a ring around the win; other kinds of games are elsewhere."""
    us = device(DESKTOP)
    opens_for(us, FOR_TWO.game.name, 2)
    expect(us.page).to_have_url(re.compile("#/table/"))
    wire.finish([us])
    rows = us.page.get_by_role("table", name=us.words.pad).get_by_role("row")
    result = rows.filter(has=us.page.get_by_role("rowheader"))  # below a name there may be the cards that they won
    scores = {row.locator("th").inner_text(): row.locator(".score").inner_text() for row in result.all()}
    opens_notepad(us)
    pad = us.page.get_by_role("table", name=said("notepad.pad"))
    names = pad.get_by_role("columnheader").all_inner_texts()[1:]
    assert set(names) == set(scores)
    cells = pad.get_by_role("row").nth(1).get_by_role("cell")
    assert [text.split(",")[0] for text in cells.all_inner_texts()] == [scores[name] for name in names]
    expect(pad.locator(".ring")).to_have_count(1 if len(set(scores.values())) == 2 else 2)

    us.picks("Alone")
    expect(us.page.get_by_text(re.compile("^No games of this kind yet"))).to_be_visible()
    us.picks("Everyone for themselves")
    us.page.get_by_label("Level").select_option("Expert")
    expect(us.page.get_by_text(re.compile("^No games of this kind yet"))).to_be_visible()

    us.presses(f"Change {names[1]}")
    us.presses(said("notepad.player.merge"))
    us.presses(f"Merge with {names[0]}")
    expect(us.page.get_by_role("button", name=re.compile("^Change "))).to_have_count(1)


def test_a_player_gets_another_name_and_goes(device: Device) -> None:
    me = device()
    wire.has_played_alone(me, GAME)
    opens_notepad(me)
    progress = me.page.get_by_role("link", name=re.compile("^Progress: "))
    expect(progress).to_have_count(1)
    me.presses(re.compile("^Change "))
    me.page.get_by_role("dialog").get_by_role("switch", name=re.compile("Progress and ghosts")).press("Space")
    me.page.get_by_role("textbox", name="Name").fill("Zaphod")
    me.page.get_by_role("button", name="octopus").click()
    me.presses("Save")
    expect(me.page.get_by_text("Zaphod", exact=True)).to_be_visible()
    expect(progress).to_have_count(0)  # for this person alone

    me.presses("Change Zaphod")
    me.presses("Remove Zaphod")
    expect(me.page.get_by_role("dialog")).to_contain_text("Nobody can bring them back.")
    me.presses("Remove Zaphod")
    expect(me.page.get_by_text(re.compile("^Nothing here yet"))).to_be_visible()


def test_two_devices_share_one_notepad(device: Device) -> None:
    tablet, phone = device(DESKTOP), device()
    wire.has_played_alone(tablet, GAME)
    wire.has_played_alone(phone, GAME, seed=2)
    opens_notepad(tablet)
    expect(diary(tablet)).to_have_count(1)
    tablet.presses(re.compile("^Share with another device"))
    expect(tablet.page.get_by_role("img", name=said("notepad.linkQr"))).to_be_visible()
    link = tablet.page.get_by_role("dialog").get_by_role("link").get_attribute("href") or ""

    phone.page.goto(link)
    phone.presses("Share it")
    expect(phone.page.get_by_text(said("notepad.linked"))).to_be_visible()
    expect(diary(phone)).to_have_count(2)
    expect(phone.page).to_have_url(re.compile("#/notepad$"))
    tablet.presses("Close")
    expect(diary(tablet)).to_have_count(2)

    tablet.presses(re.compile("^Devices with this notepad"))
    rows = tablet.page.get_by_role("dialog").get_by_role("listitem")
    expect(rows).to_have_count(2)
    expect(rows.filter(has_text="this device")).to_have_count(1)
    for row in rows.all():
        assert row.get_by_role("button").evaluate(STANDS_IN_ITS_ROW)
    rows.filter(has_not_text="this device").get_by_role("button").click()
    tablet.presses(said("notepad.device.takeOff"))
    expect(tablet.page.get_by_text(said("notepad.device.gone"))).to_be_visible()


def test_a_code_that_links_to_nothing_is_refused_in_plain_words(device: Device) -> None:
    me = device()
    opens_notepad(me)
    me.presses(re.compile("^I have a code"))
    me.page.get_by_role("textbox", name="Code").fill("K7 9Q2")
    me.expects_refusals()
    me.presses("Share it")
    expect(me.page.get_by_role("alert")).to_have_text(said("refused.no_such_link"))


def test_a_participant_code_stands_for_the_name_in_files(device: Device, tmp_path: Path) -> None:
    me = device()
    wire.has_played_alone(me, GAME)
    opens_notepad(me)
    me.presses(re.compile("^Change "))
    me.page.get_by_text("For a study").click()
    me.page.get_by_role("textbox", name="Participant code").fill("P07")
    me.presses("Save")
    expect(me.page.get_by_role("dialog")).to_have_count(0)
    tables = zipfile.ZipFile(takes_along(me, said("notepad.export.tables"), tmp_path))
    results = list(csv.DictReader(io.StringIO(tables.read("results.csv").decode())))
    assert [row["participant"] for row in results] == ["P07"]


def test_in_german(device: Device) -> None:
    me = device(locale="de-AT")
    wire.has_played_alone(me, GAME)
    opens_notepad(me)
    expect(me.page.get_by_role("list", name="Tagebuch").get_by_role("listitem")).to_have_count(1)
    me.page.get_by_role("link", name=re.compile(f" bei {re.escape(me.words.games[GAME])}$")).click()
    expect(me.page.get_by_text(screens(GAME).measured_in_german)).to_be_visible()
    expect(me.page.get_by_text(re.compile("^Ob du besser wirst, lässt sich noch nicht sagen"))).to_be_visible()


def test_axe_finds_nothing(device: Device) -> None:
    me = device()
    opens_notepad(me)
    axe.check(me.page, "an empty notepad")
    wire.has_played_alone(me, GAME)
    me.reloads()
    expect(diary(me)).to_have_count(1)
    axe.check(me.page, "the notepad")
    me.page.get_by_role("link", name=re.compile(f" at {re.escape(me.words.games[GAME])}$")).click()
    expect(me.page.get_by_text(screens(GAME).measured)).to_be_visible()
    me.page.get_by_text("More exactly").click()
    for table in me.page.get_by_text("As a table").all():
        table.click()
    axe.check(me.page, "game after game")
    me.page.goto(f"{me.address}#/notepad/last")
    expect(me.page.get_by_text(re.compile(r"^\d+ of \d+ answers?"))).to_be_visible()
    axe.check(me.page, "what was missed")
