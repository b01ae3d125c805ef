"""When a card was to be seen, by whom, and what came in between."""

from __future__ import annotations

from gander.cards.attention import look_at
from gander.cards.sights import Sights
from gander.contract.game import Outcome
from gander.contract.played_game import Person, PlayedGame, Stint
from gander.luck import QuickLuck
from gander.memory.characters import PROFILES
from gander.memory.model import LOOK, Memory

MIA, BEN = Person("Mia", "otter", "device of Mia"), Person("Ben", "frog", "device of Ben")


def sights(*seats: tuple[Stint, ...]) -> Sights[str]:
    """A table at which nothing has happened yet; Mia sits there alone, unless somebody else does."""
    return Sights(
        PlayedGame(
            table="table",
            number=1,
            game="any",
            version=1,
            options=None,
            seed="",
            chosen=False,
            started=0.0,
            ended=1000.0,
            moves=(),
            seats=seats or ((Stint(0, MIA),),),
            outcome=Outcome("for the test", (), (), ()),
        )
    )


def test_a_card_that_was_dealt() -> None:
    """Dealt at 2 seconds, turned down at 32, asked about at 40: nothing came in between."""
    seen = sights()
    seen.deal(["ring", "key"], 2.0)
    seen.turn_down(1, 32.0)
    seen.ask(40.0)
    assert seen[1].card == "key"
    assert seen[1].before is None
    assert seen.asked_at == 40.0
    assert seen.circumstances(1) == {"events": 0, "replacements": 0, "occupant": 0, "shown_for": 30.0, "age": 8.0}


def test_what_came_in_between() -> None:
    """After the deal come a question, a new card at 0 and another question: to the key that makes two more events."""
    seen = sights()
    seen.deal(["ring", "key"], 0.0)
    seen.turn_down(1, 10.0)
    seen.ask(11.0)
    seen.lay(0, "coin", 20.0)
    seen.turn_down(3, 25.0)
    seen.ask(30.0)
    assert seen.circumstances(1) == {"events": 2, "replacements": 1, "occupant": 0, "shown_for": 10.0, "age": 20.0}
    assert seen.circumstances(0) == {"events": 0, "replacements": 0, "occupant": 1, "shown_for": 5.0, "age": 5.0}
    assert (seen[0].card, seen[0].before) == ("coin", "ring")


def test_what_is_turned_down_stays_so() -> None:
    """A later card does not change when an earlier one was covered."""
    seen = sights()
    seen.deal(["ring"], 0.0)
    seen.turn_down(1, 10.0)
    seen.turn_down(5, 50.0)
    assert (seen[0].covered, seen[0].covering) == (10.0, 1)


def test_the_same_question_to_somebody_else_is_no_new_event() -> None:
    seen = sights()
    seen.deal(["ring"], 0.0)
    seen.turn_down(1, 10.0)
    seen.ask(12.0)
    seen.ask_again(20.0)
    assert (seen.asked_at, seen.circumstances(0)["events"], seen.circumstances(0)["age"]) == (20.0, 0, 10.0)


def test_who_came_later_did_not_see_it() -> None:
    """Ben takes over from move 3 on; the ring was covered by move 1, the coin by move 4."""
    seen = sights((Stint(0, MIA), Stint(3, BEN)))
    seen.deal(["ring", "key"], 0.0)
    seen.turn_down(1, 10.0)
    seen.lay(1, "coin", 20.0)
    seen.turn_down(4, 25.0)
    assert seen.was_there(0, 2, 0)
    assert not seen.was_there(0, 5, 0)
    assert seen.was_there(0, 5, 1)
    assert seen.was_there(None, 5, 0), "a group always was"


def test_a_card_that_lay_there_all_the_time_is_shown_again() -> None:
    """Ring, key, coin and the ring again, two by two: between the key and the question about it comes the coin."""
    seen = sights()
    assert not seen.was_shown(1)
    for place, card in enumerate(["ring", "key"]):
        seen.show(place, card, 5.0 * place)
    assert not seen.was_shown(1)
    seen.turn_down(3, 10.0)
    seen.glance(1, 0)
    seen.show(2, "coin", 12.0)
    seen.show(0, "ring", 15.0)
    seen.ask_again(15.0)
    assert seen.was_shown(1)
    assert seen.circumstances(1) == {"events": 1, "replacements": 0, "occupant": 0, "shown_for": 5.0, "age": 5.0}
    seen.show(1, "key", 20.0)
    assert seen.has_looked(0, 1)
    assert not seen.has_looked(0, 2)


def test_who_has_looked_at_which_card() -> None:
    seen = sights()
    seen.deal(["ring", "key", "coin"], 0.0)
    seen.turn_down(1, 10.0)
    seen.glance(1, 2)
    assert seen.has_looked(2, 0, 1)
    assert not seen.has_looked(2, 0, 2)
    assert not seen.has_looked(0, 1)
    assert seen.has_looked(None, 1), "of a group anybody"
    assert not seen.has_looked(None, 0)
    seen.lay(1, "bell", 20.0)
    assert not seen.has_looked(2, 1), "that was another card"


class Thing:
    """A card with two features."""

    def __init__(self, shape: str, colour: str) -> None:
        self.shape, self.colour = shape, colour


def test_a_bot_remembers_each_feature_of_a_card_apart() -> None:
    """One look at two cards is one event, and two places are occupied."""
    memory = Memory(PROFILES["elephant"], QuickLuck(0))
    look_at(memory, [(0, Thing("ring", "red")), (3, Thing("key", "blue"))], ("shape", "colour"), LOOK)
    assert memory.load == 2
    for place, shape, colour in ((0, "ring", "red"), (3, "key", "blue")):
        shapes = memory.distribution(place, ("ring", "key", "coin"), "shape")
        colours = memory.distribution(place, ("red", "blue", "green"), "colour")
        assert max(shapes, key=shapes.__getitem__) == shape
        assert max(colours, key=colours.__getitem__) == colour
