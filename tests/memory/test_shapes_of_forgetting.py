"""The shapes that people show, and every character but the perfect one."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise

import pytest

from gander.luck import QuickLuck
from gander.memory.characters import PROFILES, Profile
from gander.memory.model import Memory, Sight

FORGETFUL = [profile for profile in PROFILES.values() if profile.key != "elephant"]
LETTERS = "ABCDEFGHI"

each_forgetful = pytest.mark.parametrize("profile", FORGETFUL, ids=lambda profile: profile.key)


def mean_chances(
    profile: Profile,
    show: Callable[[Memory], None],
    place: int,
    candidates: Sequence[str] = LETTERS,
    times: int = 200,
) -> dict[str, float]:
    """What the memory says of a place, averaged over the luck of taking things in."""
    total: Counter[str] = Counter()
    luck = QuickLuck(5)
    for _ in range(times):
        memory = Memory(profile, luck)
        show(memory)
        total.update(memory.distribution(place, candidates))
    return {value: chance / times for value, chance in total.items()}


def show_in_turn(load: int) -> Callable[[Memory], None]:
    """A at place 0, then B at place 1, and so on."""

    def show(memory: Memory) -> None:
        for place in range(load):
            memory.see(place, LETTERS[place])

    return show


def chance_right(profile: Profile, load: int) -> float:
    """Things shown one after the other, each once; the mean over all places."""
    return (
        sum(mean_chances(profile, show_in_turn(load), place, times=60)[LETTERS[place]] for place in range(load)) / load
    )


@each_forgetful
def test_more_load_is_worse(profile: Profile) -> None:
    """As soon as there is anything to lose: two things in mind are certain for the best of them."""
    rights = [chance_right(profile, load) for load in range(1, 9)]
    assert all(more < less for less, more in pairwise(rights[1:]))
    assert rights[1] <= rights[0]


@each_forgetful
def test_the_newest_is_best_and_the_middle_is_worst(profile: Profile) -> None:
    rights = [mean_chances(profile, show_in_turn(8), place, times=1000)[LETTERS[place]] for place in range(8)]
    worst = rights.index(min(rights))
    assert 1 <= worst <= 4
    assert all(earlier > later for earlier, later in pairwise(rights[: worst + 1]))
    assert all(earlier < later for earlier, later in pairwise(rights[worst:]))
    assert max(rights) == rights[7]


@each_forgetful
def test_what_came_just_before_intrudes_more_than_what_came_long_before(profile: Profile) -> None:
    """Far from each other in place, all of them equally."""

    def show(memory: Memory) -> None:
        for number, letter in enumerate("ABCDE"):
            memory.see(1000 * number, letter)

    chances = mean_chances(profile, show, 2000, times=1000)
    assert chances["B"] > chances["A"]
    assert chances["D"] > chances["E"]


@each_forgetful
def test_the_replaced_value_intrudes_more_than_one_from_two_places_away(profile: Profile) -> None:
    def show(memory: Memory) -> None:
        memory.see_all([Sight(0, "A"), Sight(1, "B"), Sight(2, "C"), Sight(3, "D")])
        memory.see(0, "E")

    chances = mean_chances(profile, show, 0, times=1000)
    assert chances["E"] > chances["A"] > chances["C"] > chances["I"]  # I was never shown


@each_forgetful
def test_near_swaps_are_likelier_than_far_ones(profile: Profile) -> None:
    def show(memory: Memory) -> None:
        memory.see_all([Sight(place, LETTERS[place]) for place in range(6)])

    chances = mean_chances(profile, show, 0, times=4000)
    assert all(near > far for near, far in pairwise(chances[value] for value in "ABCDEFI"))


@each_forgetful
def test_many_updates_do_not_pile_up(profile: Profile) -> None:
    """What is asked for at the end is as well known after twenty updates as after eight."""

    def right_after(updates: int) -> float:
        def show(memory: Memory) -> None:
            for update in range(updates + 4):
                memory.see(update % 4, LETTERS[update % 8])

        last = LETTERS[(updates + 3) % 8]
        return mean_chances(profile, show, (updates + 3) % 4, times=300)[last]

    assert right_after(20) == pytest.approx(right_after(8), abs=0.05)
