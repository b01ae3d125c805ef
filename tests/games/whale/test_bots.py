"""Those who play the Whale: what they remember of the grid, what they reason, and where they point."""

from __future__ import annotations

from collections import Counter
from statistics import fmean

import pytest
from msgspec.structs import replace

from gander.contract.game import Event
from gander.games.whale.bots import WhaleBot
from gander.games.whale.game import GAME
from gander.games.whale.pieces import (
    CARDS,
    COLOURS,
    CREATURES,
    Card,
    Dealt,
    Grid,
    LaidAway,
    Missed,
    NewCard,
    Options,
    Point,
    Taken,
    TurnedUp,
    is_hit,
)
from gander.games.whale.state import State
from gander.luck import QuickLuck
from gander.memory.characters import PROFILES, Profile, profile_of
from tests.bots.playing import steps_between
from tests.games.whale.positions import card, whale_at

GRID = "red turtle, blue crab, blue turtle, green whale, yellow octopus, orange seahorse"
RED_CRAB = card("red crab")
UNKNOWN = card("purple puffer fish")


def with_wits(key: str, wits: float) -> Profile:
    return replace(profile_of(key), wits=wits)


def seen_by(profile: Profile, grid: str = GRID, seed: int = 1) -> WhaleBot:
    """A bot that has studied a grid."""
    bot = WhaleBot(profile, 0, QuickLuck(seed))
    bot.see(GAME.observe(whale_at(grid, phase="study"), 0), (Dealt(len(grid.split(","))),))
    return bot


def tell(bot: WhaleBot, *events: Event, state: State | None = None) -> None:
    """News that come one by one, while all cards lie face down unless a state says otherwise."""
    for event in events:
        bot.see(GAME.observe(state or whale_at(GRID), 0), (event,))


def pointed(bot: WhaleBot, turned: str, grid: str = GRID) -> int:
    """Where it points when this card is turned."""
    state = whale_at(grid, turned=turned)
    move = bot.choose(GAME.observe(state, 0), GAME.legal_moves(state, 0))
    assert isinstance(move, Point)
    return move.place


# Near in the grid ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "other", "steps"),
    [(0, 0, 0), (0, 1, 1), (0, 3, 1), (0, 4, 2), (2, 3, 3), (1, 7, 2), (0, 8, 4), (6, 2, 4)],
)
def test_steps_go_along_rows_and_columns(place: int, other: int, steps: int) -> None:
    """Three columns: 3 lies below 0, but 2 and 3 lie at opposite ends."""
    assert Grid(3, 3).steps(place, other) == Grid(3, 3).steps(other, place) == steps


def test_neighbours_in_the_grid_are_mixed_up_more_than_cards_far_off() -> None:
    """Place 3 lies below place 0; place 2 is nearer by number and further by steps."""
    odds = [seen_by(with_wits("chick", 0), seed=seed).odds(0, UNKNOWN) for seed in range(200)]

    def colour(name: str) -> float:
        return fmean(sum(chance for c, chance in one.items() if c.colour == name) for one in odds)

    below, in_the_opposite_corner = colour("green"), colour("orange")
    assert colour("red") > below > in_the_opposite_corner


# Memory alone --------------------------------------------------------------------------------------------------------


def test_the_perfect_memory_never_errs() -> None:
    for players, level in ((1, "expert"), (3, "experienced"), (2, "rookie")):
        bots = [WhaleBot(profile_of("elephant"), seat, QuickLuck(seat)) for seat in range(players)]
        steps = list(steps_between(bots, GAME, Options(players, level), 5))  # type: ignore[arg-type]
        happened = Counter(type(event) for step in steps for event in step.events)
        assert happened[Missed] == 0
        assert happened[Taken] + happened[LaidAway] == len(steps[0].after.deck)


@pytest.mark.parametrize(
    ("turned", "places"), [("red crab", {0, 1}), ("blue puffer fish", {1, 2}), ("green crab", {1, 3})]
)
def test_it_points_where_colour_or_creature_matches(turned: str, places: set[int]) -> None:
    assert {pointed(seen_by(profile_of("elephant"), seed=seed), turned) for seed in range(40)} == places


def test_the_rash_point_anywhere_that_comes_to_mind_else_anywhere() -> None:
    """With a memory that keeps all: at either hit as often, and at no other place unless there is none."""
    rash = replace(profile_of("elephant"), rash=1.0)
    places = [pointed(seen_by(rash, seed=seed), "red crab") for seed in range(200)]
    assert set(places) == {0, 1}
    assert 80 < places.count(0) < 120
    assert {pointed(seen_by(rash, seed=seed), "purple puffer fish") for seed in range(60)} == set(range(6))


def test_a_new_card_takes_the_place_of_the_old() -> None:
    bot = seen_by(profile_of("elephant"))
    after = whale_at(GRID.replace("blue turtle", "purple whale"), phase="new_card", fresh=2)
    tell(bot, Taken(1, 2, card("blue turtle")), state=after)
    tell(bot, NewCard(2), state=after)
    assert bot.odds(2, UNKNOWN)[card("purple whale")] == pytest.approx(1)
    assert bot.odds(1, UNKNOWN)[card("blue crab")] == pytest.approx(1)


def test_without_wits_nothing_that_is_said_matters() -> None:
    quiet, told = seen_by(with_wits("chick", 0)), seen_by(with_wits("chick", 0))
    tell(told, LaidAway(card("purple puffer fish")))
    assert told.odds(3, RED_CRAB) == quiet.odds(3, RED_CRAB)
    assert set(quiet.odds(3, RED_CRAB)) == set(CARDS)


def test_without_wits_colour_and_creature_come_to_mind_apart() -> None:
    bot = seen_by(with_wits("otter", 0))
    odds = bot.odds(4, RED_CRAB)
    colours = {c: sum(odds[Card(c, k)] for k in CREATURES) for c in COLOURS}
    creatures = {k: sum(odds[Card(c, k)] for c in COLOURS) for k in CREATURES}
    assert odds == pytest.approx({Card(c, k): colours[c] * creatures[k] for c in COLOURS for k in CREATURES})


def test_every_card_turned_is_an_event_for_the_memory() -> None:
    fresh, later = seen_by(with_wits("otter", 0)), seen_by(with_wits("otter", 0))
    tell(later, *[TurnedUp(RED_CRAB)] * 9)
    assert later.odds(0, UNKNOWN)[card("red turtle")] < fresh.odds(0, UNKNOWN)[card("red turtle")]


# Reasoning -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [Taken, Missed])
def test_a_card_that_was_seen_to_leave_lies_nowhere(kind: type[Taken] | type[Missed]) -> None:
    bot = seen_by(with_wits("chick", 1))
    tell(bot, kind(1, 5, card("orange seahorse")))
    assert all(card("orange seahorse") not in bot.odds(place, RED_CRAB) for place in range(6))


def test_the_turned_card_does_not_lie_in_the_grid() -> None:
    assert seen_by(with_wits("chick", 1)).odds(0, RED_CRAB)[RED_CRAB] == 0
    assert seen_by(with_wits("chick", 0)).odds(0, RED_CRAB)[RED_CRAB] > 0


def test_when_a_card_is_laid_away_nothing_there_is_like_it() -> None:
    bot = seen_by(with_wits("chick", 1))
    tell(bot, LaidAway(UNKNOWN))
    for place in range(6):
        assert not any(is_hit(possible, UNKNOWN) for possible in bot.odds(place, RED_CRAB))


def test_a_card_laid_later_may_be_like_one_laid_away_before() -> None:
    bot = seen_by(with_wits("chick", 1))
    tell(bot, LaidAway(UNKNOWN))
    tell(bot, NewCard(2), state=whale_at(GRID.replace("blue turtle", "purple whale"), phase="new_card", fresh=2))
    assert card("purple whale") in bot.odds(2, RED_CRAB)
    assert card("purple whale") not in bot.odds(1, RED_CRAB)


def test_wits_help() -> None:
    """The same memory, with and without: in the solo game reasoning brings points."""
    means = [fmean(solo(with_wits("squirrel", wits), seed) for seed in range(40)) for wits in (0, 1)]
    assert means[0] < means[1]


# Strength ------------------------------------------------------------------------------------------------------------


def solo(profile: Profile, seed: int) -> int:
    *_, last = steps_between([WhaleBot(profile, 0, QuickLuck(f"bot {seed}"))], GAME, Options(1, "experienced"), seed)
    outcome = GAME.outcome(last.after)
    assert outcome is not None
    return outcome.scores[0]


def test_characters_form_a_ladder() -> None:
    means = [fmean(solo(profile, seed) for seed in range(40)) for profile in PROFILES.values()]
    assert means == sorted(means)
    assert means[0] < means[-1] - 20
