"""One device for all: a cover between people where there are secrets, and nothing behind it."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.page import wire
from tests.page.conftest import DESKTOP, TABLET
from tests.page.people import Person, play_through, play_to_the_result


def opens_for(us: Person, game: str, people: int, *choices: str) -> None:
    """From the home page to a table with so many people at this device."""
    us.goes_home()
    us.chooses(game)
    for _ in range(people - 1):
        us.presses(us.words.add_person)
    for choice in choices:
        us.picks(choice)
    us.presses(us.words.start)


@pytest.mark.parametrize(("game", "people"), [("boar", 2), ("brains", 3)])
def test_passed_around_through_a_reload_and_a_cut(device: Callable[..., Person], game: str, people: int) -> None:
    us = device(TABLET)
    opens_for(us, game, people)
    play_through([us], [us.reloads, us.loses_the_line])
    wire.finish([us])


def test_passed_around_to_the_result(device: Callable[..., Person]) -> None:
    us = device(TABLET)
    opens_for(us, "goose", 2)
    play_to_the_result([us], [us.reloads, us.loses_the_line])


def test_together_all_speak_with_one_voice(device: Callable[..., Person]) -> None:
    us = device()
    opens_for(us, "goose", 3, "All together")
    us.presses("We are all ready")
    us.presses("Roll the dice")
    us.page.get_by_role("group").get_by_role("button").first.click()
    us.presses("We all agree")
    us.presses("We are all ready")
    play_through([us], [us.reloads, us.loses_the_line])
    wire.finish([us])


def test_boar_has_a_cover_between_any_two(device: Callable[..., Person]) -> None:
    us = device()
    opens_for(us, "boar", 2)
    us.presses("I am Penguin")
    us.page.get_by_role("button", name="Draw").click()
    expect(us.page.get_by_text("Now it is Bear’s turn.")).to_be_visible()
    us.presses("Hand over to Bear")
    expect(us.page.get_by_role("heading", name="Hand over to Bear")).to_be_focused()
    us.presses("I am Bear")
    expect(us.page.get_by_role("list", name="Hand of Penguin").get_by_role("listitem")).to_have_count(1)


def test_going_back_does_not_uncover(device: Callable[..., Person]) -> None:
    us = device()
    opens_for(us, "boar", 2)
    us.presses("I am Penguin")
    us.page.get_by_role("button", name="Draw").click()
    us.presses("Hand over to Bear")
    cover = us.page.get_by_role("heading", name="Hand over to Bear")
    for move in (us.page.go_back, us.page.go_forward, us.page.reload):
        move()
        expect(us.page.get_by_role("list", name="Hand of", exact=False)).to_have_count(0)
    expect(cover).to_be_visible()
    expect(us.page.get_by_role("button", name="I am Bear")).to_be_visible()


def test_brains_has_no_cover(device: Callable[..., Person]) -> None:
    us = device()
    opens_for(us, "brains", 3)
    covers = 0
    for _ in range(40):
        glance = us.looks()
        covers += any(name.startswith("I am") for name in glance.buttons())
        us.does_something(glance)
    assert covers == 0


def test_goose_covers_only_after_somebody_looked_alone(device: Callable[..., Person]) -> None:
    us = device()
    opens_for(us, "goose", 2)
    seen_alone = covered = 0
    for _ in range(120):
        glance = us.looks()
        buttons = glance.buttons()
        looked_alone = "Somebody saw it" in buttons
        if looked_alone:
            seen_alone += 1
            us.presses("Hand over to Bear" if "Hand over to Bear" in buttons else "Hand over to Penguin")
            us.page.get_by_role("button", name="I am").click()
            covered += 1
        else:
            assert not any(name.startswith("I am") for name in buttons)
            us.does_something(glance)
        if seen_alone == 3:
            break
    assert covered == 3


def test_G9_the_card_is_open_only_while_its_holder_asks_for_it(device: Callable[..., Person]) -> None:
    us = device(DESKTOP)
    opens_for(us, "goose", 2)
    while not us.page.get_by_role("button", name="Hand over to").is_visible():
        us.does_something(us.looks())
    expect(us.page.get_by_text("the card is yours to look at")).to_be_visible()
    expect(us.page.get_by_label(re.compile(r"coat \("))).to_have_count(0)
    card = us.page.get_by_role("button", name="Hold to look")
    down, up = re.compile("face down"), re.compile(r"coat \(")
    expect(card).to_have_accessible_name(down)
    card.hover()
    us.page.mouse.down()
    expect(card).to_have_accessible_name(up)
    us.page.mouse.up()
    expect(card).to_have_accessible_name(down)
    card.focus()
    us.page.keyboard.down(" ")
    expect(card).to_have_accessible_name(up)
    us.page.keyboard.up(" ")
    expect(card).to_have_accessible_name(down)


def test_a_tablet_can_be_turned_for_who_sits_across(device: Callable[..., Person]) -> None:
    us = device(TABLET)
    opens_for(us, "brains", 3)
    turn = us.page.get_by_role("button", name="Turn the table")
    turn.click()
    root = us.page.locator("html")
    expect(root).to_have_attribute("data-turned", "")
    us.presses("Throw the dice")  # a turned table is played like any other
    expect(us.page.get_by_text("Throw 1 of 3")).to_be_visible()
    expect(turn).to_have_attribute("aria-pressed", "true")
    turn.click()
    expect(root).not_to_have_attribute("data-turned", "")
