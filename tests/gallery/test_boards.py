"""Every board in every phase: is there, lies in reach, and axe finds nothing; test_room.py measures whether it fits."""

from __future__ import annotations

import re

import pytest

from gander.games import GAMES
from tests import axe
from tests.gallery.conftest import DRAWN, Opens, boards, every_fourth, shows, shows_the_pieces, sized
from tests.gallery.pages import SHOW
from tests.gallery.room import LARGE, NARROW, STILL, TAPPABLE, boxes, sides
from tests.page.screens import most, screens

MAIN_BUTTONS = """() => [...document.querySelectorAll('main button.main')].map((button) => {
    const { top, bottom, height } = button.getBoundingClientRect();
    return { top, bottom, height, text: button.innerText };
})"""


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing(opens: Opens, game: str) -> None:
    page = opens(390, 844, **STILL)
    seen = []
    for name in boards(page, game):
        axe.check(page, name)
        seen.append(name)
    assert seen == [f"{game}-{table}" for table in screens(game).tables]


def test_what_to_do_lies_in_the_lower_half_of_a_phone(opens: Opens) -> None:
    page = opens(390, 700, is_mobile=True, has_touch=True, **STILL)
    pressed = 0
    for name in boards(page):
        for button in page.evaluate(MAIN_BUTTONS):
            pressed += 1
            assert 350 <= button["top"] < button["bottom"] <= 700, (name, button)
            assert button["height"] >= 60, (name, button)
    assert pressed >= 8


@pytest.mark.parametrize("hand", ["right", "left"])
def test_the_board_is_mirrored_for_the_left_hand(opens: Opens, hand: str) -> None:
    """For a right hand the main button is on the right, and so are the tools of the top bar."""
    page = opens(390, 844, {"hand": hand}, is_mobile=True, has_touch=True, **STILL)
    is_right = hand == "right"
    mirrored = [(f"{game}-{table}", *parts) for game in GAMES for table, *parts in screens(game).mirrored]
    assert mirrored
    for board, first, second in mirrored:
        shows(page, board)
        assert sides(page, ".brand", ".tools") is is_right, board
        assert sides(page, first, second) is is_right, board


@pytest.mark.parametrize("every", [False, pytest.param(True, marks=pytest.mark.nightly)])
def test_a_board_reaches_the_lower_edge_and_does_not_scroll(opens: Opens, every: bool) -> None:
    """By day the fullest ones, each at every fourth size."""
    page = opens(1440, 900, **STILL)
    listed = page.locator(".links a, .fullest a" if every else ".fullest a").all_inner_texts()
    names = [name for name in listed if "-screen-" not in name]  # those hang on a wall
    assert {name.partition("-")[0] for name in names} == set(GAMES)
    for number, name in enumerate(names):
        shows(page, name)
        for size in sized(page, LARGE if every else every_fourth(LARGE, number)):
            height = LARGE[size][1]
            [board] = boxes(page, ".board")
            assert 0.93 * height <= board["y"] + board["height"] <= height, (name, size, board)
            assert page.evaluate("document.documentElement.scrollHeight") <= height, (name, size)


@pytest.mark.parametrize("language", ["de", pytest.param("en", marks=pytest.mark.nightly)])
def test_the_two_answers_of_a_question_are_of_one_size(opens: Opens, language: str) -> None:
    page = opens(1440, 900, {"language": language}, **STILL)
    shows_the_pieces(page)
    page.get_by_role("button", name="Open a dialog").click()
    for size in sized(page, {"narrow": NARROW, **LARGE}):
        first, second = boxes(page, "dialog footer button")
        assert (first["width"], first["height"]) == (second["width"], second["height"]), size


WAITS = re.compile("-(waiting|other)$")
PICTURES = """async size => {
    document.documentElement.dataset.text = size;
    // Cards find their size in the frame after that of the letters has changed.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const pictures = document.querySelectorAll('.board :is(.card, .die, .picture, .animal):not(.others *)');
    return [...pictures].map((picture) => picture.getBoundingClientRect().width);
}"""
OF_OTHERS = "() => [...document.querySelectorAll('.others .card')].map((card) => card.getBoundingClientRect().width)"
LEAST_OF_OTHERS = 44
"""Pixels: beside a name in very large letters the hands of others cannot be as wide as they usually are."""


@pytest.mark.parametrize("game", GAMES)
def test_very_large_letters_come_with_larger_pictures(opens: Opens, game: str) -> None:
    """On a phone none becomes smaller and most become larger; elsewhere words do not crowd them out."""
    page = opens(390, 844, is_mobile=True, has_touch=True, **STILL)
    shows(page, f"{game}-{screens(game).shown_first}")
    for size in sized(page, {"narrow": NARROW, "phone": (390, 844)}):
        usual, large = page.evaluate(PICTURES, "normal"), page.evaluate(PICTURES, "huge")
        assert all(after >= before - 1 for before, after in zip(usual, large, strict=True)), (size, usual, large)
        assert sum(large) >= 1.05 * sum(usual), size
        assert size == "narrow" or min(page.evaluate(OF_OTHERS), default=LEAST_OF_OTHERS) >= LEAST_OF_OTHERS
    for size in sized(page, LARGE):
        usual, large = page.evaluate(PICTURES, "normal"), page.evaluate(PICTURES, "huge")
        assert sum(large) >= 0.7 * sum(usual), (size, sum(large) / sum(usual))


@pytest.mark.parametrize("every", [False, pytest.param(True, marks=pytest.mark.nightly)])
def test_while_others_are_asked_nothing_looks_as_if_it_could_be_pressed(opens: Opens, every: bool) -> None:
    """By day each at one of the two sizes."""
    page = opens(390, 844, **STILL)
    waiting = [name for name in page.locator(".links a, .fullest a").all_inner_texts() if WAITS.search(name)]
    assert {name.partition("-")[0] for name in waiting} == set(GAMES)
    for number, name in enumerate(waiting):
        shows(page, name)
        both = {"phone": (390, 844), "desktop": (1440, 900)}
        for size in sized(page, both if every else dict([list(both.items())[number % 2]])):
            assert page.evaluate(TAPPABLE) == [], (name, size)


LETTERS = """name => [...document.querySelectorAll('.who')].map((badge) => {
    badge.textContent = name;
    const { right, bottom } = badge.getBoundingClientRect();
    const range = document.createRange();
    const dots = getComputedStyle(badge).textOverflow === 'ellipsis' && badge.scrollWidth > badge.clientWidth + 1;
    return [...name].filter((_, place) => {
        range.setStart(badge.firstChild, place);
        range.setEnd(badge.firstChild, place + 1);
        const letter = range.getBoundingClientRect();
        return !dots && letter.right <= right + 1 && letter.bottom <= bottom + 4;
    }).length;
})"""
"""How many letters of this name each badge shows: none if it ends in dots."""


@pytest.mark.parametrize("game", [game for game in GAMES if most(game) == 5])
def test_five_on_a_phone_can_be_told_apart_by_name(opens: Opens, game: str) -> None:
    page = opens(390, 844, is_mobile=True, has_touch=True, **STILL)
    five = next(name for name in page.locator(".fullest a").all_inner_texts() if name.startswith(f"{game}-five"))
    shows(page, five)
    assert page.evaluate(LETTERS, "Penguin") == [7] * 5
    for _ in sized(page, {"narrow": NARROW}):
        assert min(page.evaluate(LETTERS, "Penguin")) >= 5  # beside the animal itself


@pytest.mark.parametrize("game", GAMES)
def test_a_wall_can_be_read_from_a_sofa(opens: Opens, game: str) -> None:
    """Names are larger than the words beside the board, and there is room for what was just said."""
    page = opens(1920, 1080, **STILL)
    full = [name for name in page.locator(".fullest a").all_inner_texts() if name.startswith(f"{game}-")]
    page.evaluate(SHOW, f"#/gallery/across-{next((name for name in full if 'five' in name), full[-1])}")
    page.locator(f".across .board[data-game={game}]").wait_for()
    page.evaluate(DRAWN)
    sizes = "() => [...document.querySelectorAll('.who')].map((name) => name.getBoundingClientRect().height)"
    assert min(page.evaluate(sizes)) >= 32, "lines of 28 px and more"
    assert page.evaluate(LETTERS, "Annegret").count(8) >= 4  # at the side of who is away stands that they are
