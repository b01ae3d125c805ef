"""Every board at every size: nothing lies on something else, sticks out, breaks a word or is out of sight or reach.

The fixtures have as many players, cards and digits as the rules allow, and names as long as a name may be.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from gander.games import GAMES
from gander.speech.languages import LANGUAGES
from tests.gallery.conftest import Opens, every_fourth, shows, sized
from tests.gallery.room import STILL, TAPPABLE
from tests.page.screens import screens

MEASURE: Final = (Path(__file__).parent / "measure.js").read_text()
NARROWEST: Final = (320, 568)
TABLET: Final = (820, 1180)
SMALL: Final = (NARROWEST, (360, 640), (390, 664), (390, 844), (740, 360))
SIZES: Final = (*SMALL, TABLET, (1440, 900), (1920, 1080))
PHONES: Final = ((412, 915), (667, 375), (844, 390))
SCREENS: Final = ((744, 1133), (768, 1024), (1180, 820), (1280, 720))
HELD: Final = (*SMALL, *PHONES)
DEVICES: Final = (*PHONES, *SCREENS)
"""Other sizes that devices have."""
TEXTS: Final = ("normal", "large", "huge")
LETTERS: Final = """async size => {
    if (document.documentElement.dataset.text === size) return;
    document.documentElement.dataset.text = size;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""
WALK: Final = f"""async ([opens, scrolls, texts, fullest, across]) => {{
    const measure = {MEASURE};
    const tappable = {TAPPABLE};
    // Layout is done when it is asked for, and a frame takes longer than all there is to measure.
    const told = () => new Promise((done) => setTimeout(done));
    // Cards find their size in the frame after that of their place has changed.
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const root = document.documentElement;
    root.style.opacity = 0; // measured and never painted, which takes a third off
    const found = {{}};
    const listed = (links) => [...document.querySelectorAll(links)].map((link) => link.innerText);
    const [names, tables, full] = [listed('.links a, .fullest a'), listed('.links a'), listed('.fullest a')];
    for (const name of names) {{
        const before = document.querySelector('.board');
        location.hash = `#/gallery/${{across}}${{name}}`;
        while (document.querySelector('.board') === before || document.querySelector('.board') === null) await told();
        await drawn();
        for (const text of full.includes(name) ? [...texts, ...fullest] : texts) {{
            if (root.dataset.text !== text) {{
                root.dataset.text = text;
                await drawn();
            }}
            const mayScroll = text !== 'normal' || scrolls.includes(name);
            // On a big screen nothing looks as if it could be pressed; some of the fullest are never there.
            const pressed = across && tables.includes(name) ? tappable() : [];
            found[`${{name}} ${{text}}`] = [...measure(mayScroll), ...pressed];
            if (across || !(name in opens)) continue;
            document.querySelector(opens[name]).click();
            await told();
            found[`${{name}} ${{text}}, open`] = measure(mayScroll);
            document.querySelector(opens[name]).click();
            await told();
        }}
    }}
    return found;
}}"""
OPENS: Final = {f"{game}-{table}": part for game in GAMES for table, part in screens(game).opens.items()}
SCROLLS: Final = [f"{game}-{table}" for game in GAMES for table in screens(game).scrolls]


def named(size: tuple[int, int]) -> str:
    return "x".join(map(str, size))


def find(
    opens: Opens,
    size: tuple[int, int],
    texts: tuple[str, ...],
    fullest: tuple[str, ...] = (),
    across: str = "",
    **settings: str,
) -> dict[str, list[str]]:
    """What is wrong with each board, if anything is; the fullest ones are looked at with more letters."""
    page = opens(*size, settings, is_mobile=size in HELD, has_touch=size in HELD, **STILL)
    scrolls = SCROLLS if size == NARROWEST else []
    found: dict[str, list[str]] = page.evaluate(WALK, [OPENS, scrolls, texts, fullest, across])
    assert len(found) > len(texts) * (len(GAMES) + len(OPENS))
    return {board: findings for board, findings in found.items() if findings}


def test_everything_has_its_room(opens: Opens) -> None:
    """On the least screen, where very large letters come to grief first; German words are the longest.

    All boards at all other sizes, and with all letters, are measured at night, and by day the fullest ones.
    """
    assert find(opens, NARROWEST, ("normal",), ("huge",), language="de") == {}


def test_everything_has_its_room_on_a_wall(opens: Opens) -> None:
    """As nobody’s own board, above what was just said."""
    assert find(opens, (1920, 1080), ("normal",), across="across-", language="de") == {}


@pytest.mark.nightly
def test_everything_has_its_room_for_the_left_hand(opens: Opens) -> None:
    assert find(opens, NARROWEST, ("normal",), language="en", hand="left") == {}


@pytest.mark.parametrize("held", [True, False], ids=["phones", "screens"])
def test_the_fullest_boards_have_their_room_on_every_device(opens: Opens, held: bool) -> None:
    """Each at every fourth size, and at each size every fourth one of them.

    One page that is made larger and smaller takes a third of the time that a page for each size takes.
    """
    page = opens(*NARROWEST, {"language": "de"}, is_mobile=held, has_touch=held, **STILL)
    names = page.locator(".fullest a").all_inner_texts()
    assert {name.partition("-")[0] for name in names} == set(GAMES)
    sizes = {named(size): size for size in (*SIZES, *DEVICES) if (size in HELD) is held and size != NARROWEST}
    page.evaluate("() => { document.documentElement.style.opacity = 0 }")
    found: dict[str, list[str]] = {}
    for number, name in enumerate(names):
        shows(page, name)
        for size in sized(page, every_fourth(sizes, number)):
            for text in ("normal", "huge") if sizes[size] == TABLET else ("normal",):
                page.evaluate(LETTERS, text)
                if findings := page.evaluate(MEASURE, text != "normal"):
                    found[f"{name} at {size}, {text}"] = findings
            page.evaluate(LETTERS, "normal")
    assert found == {}


def test_long_names_stay_whole_where_letters_are_large(opens: Opens) -> None:
    page = opens(390, 844, {"language": "de", "text": "large"}, is_mobile=True, has_touch=True, **STILL)
    names = page.locator(".fullest a").all_inner_texts()
    broken: dict[str, list[str]] = {}
    for name in names:
        shows(page, name)
        findings: list[str] = page.evaluate(MEASURE, True)
        if in_pieces := [finding for finding in findings if finding.startswith("breaks a word")]:
            broken[name] = in_pieces
    assert len(names) > len(GAMES)
    assert broken == {}


@pytest.mark.nightly
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [*SIZES, *DEVICES], ids=named)
def test_everything_has_its_room_in_every_language_and_letter(
    opens: Opens, size: tuple[int, int], language: str
) -> None:
    assert find(opens, size, TEXTS, language=language) == {}
