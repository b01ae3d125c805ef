"""How the page behaves at a table: says things once, keeps the screen awake, waits."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import Final

from playwright.sync_api import WebSocketRoute, expect

from tests.kinds import ALONE, TURN_BY_TURN
from tests.page import wire
from tests.page.conftest import DESKTOP, PHONE
from tests.page.people import Person
from tests.page.screens import screens
from tests.page.server import Server
from tests.page.words import said
from tests.waiting import wait_until

GAME: Final = ALONE.game.name
SCREENS: Final = screens(GAME)
WAKE_LOCK = """
    window.asked = [];
    Object.defineProperty(navigator, 'wakeLock', { value: { request: async () => {
        window.asked.push(navigator.userActivation.isActive);
        return Object.assign(new EventTarget(), { release: async () => undefined });
    } } });
"""
HEARD = """
    window.heard = [];
    new MutationObserver((changes) => {
        const added = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter(({ localName }) => localName === 'p');
        window.heard.push(...added.filter((one) => one.parentElement?.role === 'log').map((one) => one.textContent));
    }).observe(document, { childList: true, subtree: true });
"""
FROM_A_FILE = """() => [...document.querySelectorAll('use')].map((one) => one.getAttribute('href'))
    .filter((href) => !href.startsWith('#') || document.querySelector(href) === null)"""
"""Drawings that are not in the page itself: WebKit paints those late, and a card is blank as a turn begins."""


ZERO = """async () => {
    const font = '650 100px "Atkinson Hyperlegible"';
    await document.fonts.load(font, '0');
    const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    pen.font = font;
    pen.fillText('0', 0, 100);
    const { width } = pen.measureText('0');
    return [width * 0.15, width / 2].map((x) => pen.getImageData(x, 100 - 33, 1, 1).data[3]);
}"""
"""How dark a zero is at its left and in its middle, where a slash would be."""


def test_what_happened_is_said_once(device: Callable[..., Person]) -> None:
    me = device(PHONE)
    me.context.add_init_script(HEARD)
    me.page.goto(f"{me.address}#/play/{GAME}")
    me.presses(me.words.alone)
    begin = me.page.get_by_role("button", name=SCREENS.begin)
    begin.wait_for()
    me.page.keyboard.press("Enter")  # there is one thing to do
    told_aloud = me.page.get_by_role("log").get_by_text(SCREENS.told)
    expect(told_aloud).to_have_count(1)
    wait_until(me.page, "() => window.heard.length > 3")  # what is asked next comes last
    heard = me.page.evaluate("window.heard")
    assert heard.index(said("says.deals")) == 0  # the mascot speaks before anything is asked
    assert len(heard) == len(set(heard))
    wait_until(me.page, f"({FROM_A_FILE})().length === 0")
    me.loses_the_line()  # the view comes again, the news does not
    expect(me.page.get_by_role("button", name=SCREENS.begun)).to_be_visible()
    assert told_aloud.count() <= 1
    me.reloads()
    me.page.get_by_role("button", name=SCREENS.begun).wait_for()
    expect(told_aloud).to_have_count(0)
    wire.sit_down(GAME, [me])  # a game that began elsewhere
    begin.wait_for()
    assert "Here we go. Have fun." not in me.page.evaluate("window.heard")
    assert me.page.evaluate(ZERO) == [255, 0]


def test_who_wants_no_remarks_hears_and_sees_none(device: Callable[..., Person]) -> None:
    """As the mascot speaks when a game begins."""
    me = device(PHONE)
    me.context.add_init_script(HEARD)
    me.context.add_init_script("""localStorage.setItem('gander.settings', '{"remarks": false}')""")
    me.page.goto(f"{me.address}#/play/{GAME}")
    me.presses(me.words.alone)
    me.presses(SCREENS.begin)
    expect(me.page.get_by_role("log").get_by_text(SCREENS.told)).to_have_count(1)
    assert "Here we go. Have fun." not in me.page.evaluate("window.heard")
    expect(me.page.locator(".spoken")).to_have_count(0)


def test_a_name_that_is_cut_is_told(device: Callable[..., Person]) -> None:
    me = device(PHONE)
    me.page.goto(f"{me.address}#/play/{GAME}")
    name = me.page.get_by_role("textbox").first
    told = me.page.get_by_text("A name has room for 20 letters.")
    name.fill("Anna-Katharina")
    expect(told).to_have_count(0)
    me.page.keyboard.press("End")
    me.page.keyboard.type(" Elisabeth")
    expect(name).to_have_value("Anna-Katharina Elisa")
    expect(told).to_be_visible()
    me.page.keyboard.press("Enter")  # done with the name, and with nothing else
    expect(name).not_to_be_focused()
    expect(me.page.get_by_role("button", name=me.words.alone)).to_be_enabled()
    expect(me.page).to_have_url(re.compile("#/play/"))


LONGEST_REMARK: Final = "Mit der Strömung geschwommen. Mit der falschen."
SAYS_FOR_LONG = """remark => {
    const bubble = document.querySelector('.spoken').parentElement.cloneNode(true);
    const scope = [...bubble.firstElementChild.classList].filter((name) => name.startsWith('svelte-'));
    const face = Object.assign(document.createElement('span'), { className: ['face', 'sized', ...scope].join(' ') });
    face.style.setProperty('--size', '42px');
    face.append(document.querySelector('header a svg').cloneNode(true));
    bubble.firstElementChild.replaceChildren(face, remark);
    document.querySelector('.table').append(bubble);
}"""
TELLS = """told => {
    const slip = Object.assign(document.createElement('p'), { className: 'slip plain' });
    slip.append(told);
    document.querySelector('.slips.at-table').append(slip);
}"""
TOLD: Final = "Annegret zeigt auf Karte 12: Es war eine Krabbe."
COVERED = """async ([slip, size]) => {
    document.documentElement.dataset.text = size;
    await new Promise(requestAnimationFrame); // by then the page has the layout of these letters
    const last = (all) => [...document.querySelectorAll(all)].at(-1);
    const said = last(slip).getBoundingClientRect();
    const tools = [...document.querySelectorAll('header > button')].filter((tool) => tool.checkVisibility());
    const needed = [last('.board'), ...(innerWidth < 375 ? tools.slice(-1) : tools)];
    if (slip === '.spoken') needed.push(last('header a'));
    else if (innerWidth > 640) needed.push(document.querySelector('.line button'));
    return needed.filter((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return said.left < right && left < said.right && said.top < bottom - 8 && top < said.bottom - 8;
    }).map((part) => part.outerHTML.slice(0, 60));
}"""
"""Of the board, the tools (only the menu on small phones), the mascot that speaks,
and the seal where it has words. What may touch is the shadow of one and the air of the other."""


def test_what_somebody_says_lies_on_nothing_one_needs(device: Callable[..., Person]) -> None:
    me = device(PHONE)
    me.page.goto(f"{me.address}#/play/{GAME}")
    me.presses(me.words.alone)
    me.page.locator(".spoken").wait_for()  # the mascot, as the game begins
    me.page.evaluate(SAYS_FOR_LONG, LONGEST_REMARK)
    me.page.locator(".board").wait_for()
    for width, height in ((320, 568), (390, 844), (820, 1180), (1440, 900), (1920, 1080)):
        me.page.set_viewport_size({"width": width, "height": height})
        for text in ("normal", "huge"):
            assert me.page.evaluate(COVERED, [".spoken", text]) == [], f"{width} x {height}, {text}"
    me.page.evaluate(TELLS, TOLD)
    for width, height in ((360, 640), (390, 844), (740, 360), (1440, 900), (1920, 1080)):
        me.page.set_viewport_size({"width": width, "height": height})
        assert me.page.evaluate(COVERED, [".slip.plain", "normal"]) == [], f"{width} x {height}"
    style = me.page.locator(".spoken").last.locator("xpath=..").evaluate("it => getComputedStyle(it).position")
    assert style == "absolute"  # it goes with the bar when the page is scrolled


def test_the_screen_is_kept_awake_from_the_first_tap(device: Callable[..., Person]) -> None:
    me = device(PHONE)
    me.context.add_init_script(WAKE_LOCK)
    wire.sit_down(GAME, [me])
    me.page.get_by_role("button", name=SCREENS.begin).click()  # a key would not do: browsers ask for a gesture
    me.page.get_by_role("button", name=SCREENS.begun).wait_for()
    assert me.page.evaluate("window.asked") == [True]


def test_a_server_that_stops_says_so_and_the_page_waits(device: Callable[..., Person], server: Server) -> None:
    me = device(PHONE)
    wire.sit_down(GAME, [me])
    me.expects_a_cut()
    server.stop()
    expect(me.page.get_by_role("status")).to_have_text(said("line.restarting"))
    server.start()
    me.is_back()
    me.presses(SCREENS.begin)
    expect(me.page.get_by_role("button", name=SCREENS.begun)).to_be_visible()


def test_a_table_that_cannot_be_read_is_shown_as_what_it_is(device: Callable[..., Person], server: Server) -> None:
    me = device(PHONE)
    wire.sit_down(GAME, [me])
    table = me.page.url.rpartition("/")[2]
    me.expects_a_cut()
    server.stop()
    with closing(sqlite3.connect(server.folder / "gander.db")) as database, database:
        assert database.execute("update events set event = '{' where table_id = ? and seq = 1", (table,)).rowcount == 1
    server.start()
    expect(me.page.get_by_role("heading", level=1)).to_have_text(said("broken.title"))
    me.page.get_by_role("link", name="To the games").click()
    expect(me.page.get_by_role("link", name=me.words.games[GAME])).to_be_visible()


def leaves_a_table_waiting(me: Person) -> str:
    """A game alone has begun, and the home page leads back to it; gives the address of its table."""
    me.goes_home()
    me.chooses(GAME)
    me.presses(me.words.alone)
    me.page.get_by_role("region", name=me.words.games[GAME]).wait_for()
    table = me.page.url
    me.page.get_by_role("link", name="Gander: Home").click()
    me.page.get_by_role("link", name="Continue").wait_for()
    return table


def test_a_table_that_cannot_be_reached_says_so_shows_the_way_home_and_comes_by_itself(
    device: Callable[..., Person], server: Server
) -> None:
    me = device(PHONE)
    table = leaves_a_table_waiting(me)
    me.expects_a_cut()
    server.stop()
    me.page.goto(table)
    expect(me.page.get_by_role("status")).to_have_text(me.words.line_down)
    expect(me.page.get_by_role("link", name="To the games")).to_be_visible()
    server.start()
    me.is_back()
    expect(me.page.get_by_role("button", name=SCREENS.begin)).to_be_visible()


def test_a_tap_while_the_line_is_down_is_not_lost(device: Callable[..., Person]) -> None:
    me = device(PHONE)
    wire.sit_down(GAME, [me])
    me.expects_a_cut()
    me.context.set_offline(True)
    expect(me.page.get_by_role("status")).to_have_text(me.words.line_down)
    me.presses(SCREENS.begin)
    expect(me.page.get_by_role("status")).to_have_text(me.words.move_kept)
    me.context.set_offline(False)
    me.is_back()
    expect(me.page.get_by_role("button", name=SCREENS.begun)).to_be_visible()


def test_a_move_that_nobody_answers_goes_another_way(device: Callable[..., Person]) -> None:
    """The line stays open and nothing comes of it, as at a worker that is cut off; the next one leads elsewhere."""
    me = device(PHONE)
    lines: list[WebSocketRoute] = []
    swallowed: list[str | bytes] = []

    def lead(line: WebSocketRoute) -> None:
        lines.append(line)
        if len(lines) == 2:  # nobody is there until the test has read what the page says
            return
        there = line.connect_to_server()
        if len(lines) == 1:
            line.on_message(lambda said: swallowed.append(said) if '"move"' in str(said) else there.send(said))

    me.page.route_web_socket(re.compile("/play$"), lead)
    wire.sit_down(GAME, [me])
    me.presses(SCREENS.begin)
    expect(me.page.get_by_role("status")).to_have_text(me.words.move_overdue)
    assert len(swallowed) == 1
    while len(lines) < 2:
        me.page.wait_for_timeout(50)
    lines[1].close(code=1012)
    expect(me.page.get_by_role("button", name=SCREENS.begun)).to_be_visible()
    expect(me.page.get_by_role("status")).to_have_text("")


CLOSE_AND_OPEN = """async () => {
    document.querySelector('dialog[open] .close').click();
    for (let turn = 0; turn < 20; turn++) await null;
    if (document.querySelector('dialog[open]')) throw new Error('it is not closed');
    document.querySelector('[aria-label="Menu"]').click();
    await new Promise((done) => setTimeout(done, 100));
}"""
"""Quicker than the browser tells that the dialog was closed: what it tells then is of the one before."""


def test_going_back_closes_what_lies_on_top_and_then_leaves(device: Callable[..., Person]) -> None:
    me = device(PHONE)
    leaves_a_table_waiting(me)
    me.page.get_by_role("link", name="Continue").click()
    me.page.get_by_role("button", name="Menu").wait_for()
    table = me.page.url
    dialogs = me.page.locator("dialog[open]")
    me.presses("Menu")
    expect(dialogs).to_have_count(1)
    me.page.evaluate(CLOSE_AND_OPEN)
    expect(dialogs).to_have_count(1)
    me.page.go_back()
    expect(dialogs).to_have_count(0)
    me.presses("Menu")
    me.presses("Settings")  # one sheet after the other
    expect(me.page.get_by_role("dialog", name="Settings")).to_be_visible()
    me.page.go_back()
    expect(dialogs).to_have_count(0)
    me.presses("Menu")
    me.presses("Close")
    expect(dialogs).to_have_count(0)
    expect(me.page).to_have_url(table)
    wait_until(me.page, "history.state === null")
    me.page.go_back()
    expect(me.page.get_by_role("heading", name=said("home.title"))).to_be_visible()


def test_a_sheet_opened_while_the_table_is_laid_leaves_no_page_behind_it(device: Callable[..., Person]) -> None:
    me = device(PHONE)
    me.goes_home()
    me.chooses(GAME)
    me.presses(me.words.add_person)
    animal = me.page.get_by_role("button", name="Animal of").first.element_handle()
    start = me.page.get_by_role("button", name=me.words.start)
    start.evaluate("(start, animal) => [start, animal].forEach((one) => one.click())", animal)
    me.page.get_by_role("button", name="Menu").wait_for()
    wait_until(me.page, "history.state === null")
    me.page.go_back()
    me.page.get_by_role("heading", name=said("home.title")).wait_for()


def test_again_with_the_same_people(device: Callable[..., Person]) -> None:
    me = device(DESKTOP)
    me.goes_home()
    me.chooses(TURN_BY_TURN.game.name)
    me.presses(me.words.add_bot)
    me.presses(me.words.start)
    expect(me.page).to_have_url(re.compile("#/table/"))
    wire.finish([me])
    me.presses("Again")
    expect(me.page.get_by_role("button", name=screens(TURN_BY_TURN.game.name).begin)).to_be_visible()
    expect(me.page.get_by_text("Hazel", exact=True)).to_be_visible()


def test_reading_the_rules_loses_nothing_of_a_plan(device: Callable[..., Person]) -> None:
    me = device(PHONE)
    me.goes_home()
    me.chooses(GAME)
    me.presses(me.words.add_person)
    me.page.get_by_role("textbox").nth(1).fill("Zaphod")
    me.page.get_by_role("link", name="Rules").click()
    me.page.get_by_role("heading", name="How to play").wait_for()
    me.page.go_back()
    expect(me.page.get_by_role("textbox").nth(1)).to_have_value("Zaphod")
    me.presses(me.words.start)
    expect(me.page).to_have_url(re.compile("#/table/"))
    me.page.get_by_role("link", name="Gander: Home").click()
    me.chooses(GAME)
    expect(me.page.get_by_role("radio", name="On this device")).to_be_checked()  # with whom one plays stays chosen
    me.picks("Alone")
    expect(me.page.get_by_role("button", name=me.words.alone)).to_be_visible()


def test_what_cannot_be_loaded_says_so_and_comes_when_asked_again(device: Callable[..., Person]) -> None:
    """First the board, then the menu. Once the table is at rest all of it is there, and needs no line."""
    me = device(PHONE, rests=True)
    table = leaves_a_table_waiting(me)
    me.expects_a_cut()
    board, menu = (re.compile(rf"/assets/{part}-[\w-]{{8}}\.js$") for part in (GAME, "TableMenu"))
    for file in (board, menu):
        me.page.route(file, lambda route: route.abort())
    me.page.goto(table)
    me.page.reload()
    expect(me.page.get_by_text("This page could not be loaded.")).to_be_visible()
    me.page.unroute(board)
    me.presses("Try again")
    expect(me.page.get_by_role("button", name=SCREENS.begin)).to_be_visible()
    me.presses("Menu")
    expect(me.page.get_by_role("dialog", name="At the table")).to_contain_text("This page could not be loaded.")
    me.page.unroute(menu)
    me.presses("Try again")
    expect(me.page.get_by_role("button", name=SCREENS.begin)).to_be_visible()
    for part in ("TableMenu", "RulesText", "Rules", "beyond", "Lobby", "Result"):
        wait_until(
            me.page, f"() => performance.getEntriesByType('resource').some(({{ name }}) => name.includes('/{part}-'))"
        )
    me.context.set_offline(True)
    me.presses("Menu")
    me.presses("Rules")
    expect(me.page.get_by_role("heading", name=said("rules.aim"))).to_be_visible()


def test_home_says_that_no_server_answers(device: Callable[..., Person], server: Server) -> None:
    me = device(PHONE, keeps_the_shell=True)
    leaves_a_table_waiting(me)
    me.expects_a_cut()
    server.stop()
    me.reloads()
    expect(me.page.get_by_role("status").first).to_contain_text("No connection")
    server.start()


BROKEN = """() => [...document.querySelectorAll('.tile span, .tile strong, .tile')].flatMap((tile) =>
    [...tile.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).flatMap((text) =>
        [...text.data.matchAll(/[^\\s-]+/g)].filter(({ index, 0: word }) => {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
        }).map(([word]) => word)))"""
"""Words of a choice that go on in the next line."""
CUT = (
    "() => [...document.querySelectorAll('.mine .who')].filter((who) => who.scrollHeight > who.clientHeight + 1).length"
)


def test_a_phone_that_lies_breaks_no_word_and_cuts_nobodys_own_name(device: Callable[..., Person]) -> None:
    me = device({**PHONE, "viewport": {"width": 740, "height": 360}})
    me.goes_home()
    me.chooses(TURN_BY_TURN.game.name)
    me.presses(me.words.add_bot)
    assert me.page.evaluate(BROKEN) == []
    me.presses(me.words.start)
    me.page.get_by_role("region", name=me.words.games[TURN_BY_TURN.game.name]).wait_for()
    expect(me.page.get_by_text("Penguin", exact=True)).to_be_visible()
    assert me.page.evaluate(CUT) == 0
