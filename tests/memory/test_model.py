"""The memory model: its formulas by hand."""

from collections import Counter
from collections.abc import Callable
from math import log, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gander.luck import QuickLuck
from gander.memory.characters import PROFILES, Profile, Traits
from gander.memory.model import Memory, Sight

FORGETFUL = [profile for profile in PROFILES.values() if profile.key != "elephant"]
OTTER, ELEPHANT = PROFILES["otter"], PROFILES["elephant"]
LETTERS = "ABCDEFGHI"


def a_character(**traits: float) -> Profile:
    """A fresh trace counts nine times a guess; it neither fades nor strays unless the test says so."""
    plain = {
        "crowding": 0,
        "first": 0,
        "few": 1,
        "fading": 0,
        "linger": 0,
        "removal": 0,
        "swap": 0,
        "reach": 1,
        "when": 0,
        "span": 1,
        "familiar": 0,
        "uneven": 0,
        "lapse": 0,
    }
    made = Traits(**{"keenness": log(9), **plain, **traits})
    return Profile(key="nobody", traits=made, wits=0)


def a_memory(**traits: float) -> Memory:
    return Memory(a_character(**traits), QuickLuck(1))


def show_in_turn(load: int) -> Callable[[Memory], None]:
    """A at place 0, then B at place 1, and so on."""

    def show(memory: Memory) -> None:
        for place in range(load):
            memory.see(place, LETTERS[place])

    return show


# The formulas, by hand -----------------------------------------------------------------------------------------------


def test_a_fresh_thing_weighs_e_to_its_strength_against_one_for_each_guess() -> None:
    memory = a_memory()
    memory.see(0, "A")
    assert memory.distribution(0, "ABC") == pytest.approx({"A": 9 / 11, "B": 1 / 11, "C": 1 / 11})


def test_it_fades_with_a_power_of_the_events_since() -> None:
    memory = a_memory(fading=0.5)
    memory.see(0, "A")
    memory.tick(3)  # (1 + 3) ** -0.5 leaves a half, and the root of 9 is 3
    assert memory.distribution(0, "ABC")["A"] == pytest.approx(3 / 5)


def test_it_suffers_from_a_power_of_the_number_of_occupied_places() -> None:
    memory = a_memory(crowding=0.5)
    memory.see_all([Sight(place, value) for place, value in enumerate("AWXY")])
    assert memory.load == 4
    assert memory.distribution(0, "ABC")["A"] == pytest.approx(3 / 5)


def test_beyond_nine_places_it_gets_harder_with_the_root_of_their_number() -> None:
    memory = a_memory(crowding=1.0)
    memory.see_all([Sight(place, "A" if place == 0 else "Z") for place in range(36)])
    # A ninth for nine places, and a half for four times as many: the eighteenth root of 9.
    assert memory.distribution(0, "ABC")["A"] == pytest.approx(9 ** (1 / 18) / (9 ** (1 / 18) + 2))


def test_a_replaced_value_lingers_and_fades_further_with_the_next() -> None:
    memory = a_memory(linger=0.5)
    memory.see(0, "A")
    memory.see(0, "B")
    assert memory.distribution(0, "ABC") == pytest.approx({"A": 3 / 13, "B": 9 / 13, "C": 1 / 13})
    memory.see(0, "C")
    total = 9 + 3 + sqrt(3)
    assert memory.distribution(0, "ABC") == pytest.approx({"A": sqrt(3) / total, "B": 3 / total, "C": 9 / total})


def test_a_cleared_value_lingers_in_the_same_way_and_no_longer_counts_as_load() -> None:
    memory = a_memory(linger=0.5)
    memory.see(0, "A")
    memory.clear(0)
    assert memory.load == 0
    assert memory.distribution(0, "ABC")["A"] == pytest.approx(3 / 5)


def test_neighbours_intrude_less_with_distance_down_to_what_is_merely_familiar() -> None:
    memory = a_memory(swap=1, reach=1 / log(2))  # half at distance 1, half of that with every step more
    memory.see(2, "A")
    assert memory.distribution(1, "AB")["A"] == pytest.approx(3 / 4)
    assert memory.distribution(4, "AB")["A"] == pytest.approx(sqrt(3) / (sqrt(3) + 1))
    familiar = a_memory(familiar=0.5)
    familiar.see(2, "A")
    assert familiar.distribution(99, "AB")["A"] == pytest.approx(3 / 4)


def test_only_the_tie_to_its_own_place_fades() -> None:
    memory = a_memory(familiar=0.25, swap=0.25, reach=1 / log(2), fading=0.5)
    memory.see(0, "A")
    memory.tick(3)  # leaves the half that does not fade and a half of the half that does: 9 ** 0.75
    own, at_one, far = (memory.distribution(place, "AB")["A"] for place in (0, 1, 99))
    assert own == pytest.approx(9**0.75 / (9**0.75 + 1))
    assert at_one == pytest.approx(9**0.375 / (9**0.375 + 1))  # a quarter and half a quarter, as on the first day
    assert far == pytest.approx(sqrt(3) / (sqrt(3) + 1))


def test_the_less_is_in_mind_the_better_something_is_taken_in() -> None:
    halving = {"first": 0.5, "few": 1 / log(2)}  # a half more into an empty mind, a quarter if one place is occupied
    in_turn, together = a_memory(**halving), a_memory(**halving)
    for place, value in enumerate("AB"):
        in_turn.see(place, value)
    together.see_all([Sight(0, "A"), Sight(1, "B")])
    assert in_turn.distribution(0, "AC")["A"] == pytest.approx(27 / 28)  # 27 = 9 ** 1.5
    assert in_turn.distribution(1, "BC")["B"] == pytest.approx(9**1.25 / (9**1.25 + 1))
    assert together.distribution(1, "BC")["B"] == pytest.approx(27 / 28)
    for place in (0, 1):
        in_turn.clear(place)
    in_turn.see(7, "D")
    assert in_turn.distribution(7, "DC")["D"] == pytest.approx(27 / 28)


def test_to_let_go_of_something_takes_attention_from_what_comes() -> None:
    replaced, emptied, again = a_memory(removal=0.5), a_memory(removal=0.5), a_memory(removal=0.5)
    for memory in (replaced, emptied, again):
        memory.see(0, "A")
    emptied.clear(0)
    replaced.see(0, "B")
    emptied.see(0, "B")
    again.see(0, "A")
    assert replaced.distribution(0, "BC")["B"] == pytest.approx(3 / 4)  # half the attention: the root of 9
    assert emptied.distribution(0, "BC")["B"] == pytest.approx(9 / 10)
    assert again.distribution(0, "AC")["A"] == pytest.approx(81 / 82)  # nothing had to go


def test_what_came_at_about_the_same_time_intrudes_and_less_the_more_their_ages_differ() -> None:
    memory = a_memory(when=1, span=1)
    memory.see(0, "A")
    memory.tick(2)
    memory.see(5, "B")  # B is 0 events old, A is 3: one and four, counted from one
    assert memory.distribution(5, "AC")["A"] == pytest.approx(9**0.25 / (9**0.25 + 1))
    assert memory.distribution(0, "BC")["B"] == pytest.approx(9**0.25 / (9**0.25 + 1))
    memory.tick(4)  # now four and eight events old: five to eight
    assert memory.distribution(5, "AC")["A"] == pytest.approx(9**0.625 / (9**0.625 + 1))
    together = a_memory(when=1, span=1)
    together.see_all([Sight(0, "A"), Sight(5, "B")])
    assert together.distribution(5, "AC")["A"] == pytest.approx(9 / 10)


def test_a_place_where_nothing_ever_lay_has_no_moment() -> None:
    memory = a_memory(when=0.5)
    memory.see(0, "A")
    assert memory.distribution(3, "AB") == pytest.approx({"A": 0.5, "B": 0.5})


def test_what_was_replaced_belongs_to_another_moment() -> None:
    memory = a_memory(when=1, span=1, linger=1)
    memory.see(0, "A")
    memory.tick(2)
    memory.see(0, "B")  # one and four
    assert memory.distribution(0, "AC")["A"] == pytest.approx(9**0.25 / (9**0.25 + 1))


def test_effort_and_seeing_again_add_strength() -> None:
    quick, twice = a_memory(), a_memory()
    quick.see(0, "A", effort=0.5)
    assert quick.distribution(0, "AB")["A"] == pytest.approx(3 / 4)
    for _ in range(2):
        twice.see(0, "A")
    assert twice.distribution(0, "AB")["A"] == pytest.approx(81 / 82)


def test_a_value_that_returns_to_its_place_is_stronger_than_a_new_one() -> None:
    memory = a_memory(linger=0.5)
    for value in "ABA":
        memory.see(0, value)
    # A has its new strength and the half that was left (27 = 9 ** 1.5); B lingers with a half
    assert memory.distribution(0, "ABC") == pytest.approx({"A": 27 / 31, "B": 3 / 31, "C": 1 / 31})


def test_things_seen_together_are_one_event() -> None:
    together, apart = a_memory(fading=0.5), a_memory(fading=0.5)
    together.see_all([Sight(0, "A"), Sight(1, "X"), Sight(2, "Y"), Sight(3, "Z")])
    for place, value in enumerate("AXYZ"):
        apart.see(place, value)
    assert together.distribution(0, "ABC")["A"] == pytest.approx(9 / 11)
    assert apart.distribution(0, "ABC")["A"] == pytest.approx(3 / 5)


def test_topics_do_not_mix_and_a_card_of_three_features_is_one_place() -> None:
    memory = a_memory(crowding=1, familiar=1)
    memory.see_all([Sight(0, "A", "colour"), Sight(0, "B", "clothing"), Sight(0, "C", "animal")])
    assert memory.load == 1
    assert memory.distribution(0, "ABC", "clothing")["B"] == pytest.approx(9 / 11)
    memory.clear(0)
    assert all(memory.distribution(0, "ABC", topic)[value] < 0.5 for topic, value in (("colour", "A"), ("animal", "C")))


def test_the_same_value_at_several_places_is_not_as_strong_as_at_this_one() -> None:
    memory = a_memory(familiar=0.5)
    memory.see_all([Sight(0, "A"), *(Sight(place, "B") for place in range(1, 4))])
    # A: 9. B: a guess of 1 and from each of three places 3 - 1
    assert memory.distribution(0, "AB") == pytest.approx({"A": 9 / 16, "B": 7 / 16})


@pytest.mark.parametrize("values", [[], ["A"], ["A", "B", "C"]])
def test_nothing_known_of_a_place_is_a_guess(values: list[str]) -> None:
    memory = a_memory()
    for place, value in enumerate(values):
        memory.see(place, value)
    assert memory.distribution(7, "ABCD") == pytest.approx(dict.fromkeys("ABCD", 1 / 4))


def test_after_very_many_events_the_rough_place_is_still_known_and_no_more() -> None:
    memory = a_memory(familiar=0.25, swap=0.25, reach=1 / log(2), fading=0.5)
    memory.see(0, "A")
    memory.tick(10**12)
    assert memory.distribution(0, "AB")["A"] == pytest.approx(3 / 4, abs=1e-5)  # the half that does not fade


# Removing ------------------------------------------------------------------------------------------------------------


def test_removing_closes_the_gap_and_the_removed_value_lingers_there() -> None:
    memory = a_memory(linger=0.5)
    for place, value in enumerate("ABCD"):
        memory.see(place, value)
    memory.remove(1)
    assert memory.load == 3
    by_place = [memory.distribution(place, "ABCD") for place in range(4)]
    assert [max(chances, key=chances.__getitem__) for chances in by_place[:3]] == ["A", "C", "D"]
    assert by_place[1] == pytest.approx({"A": 1 / 14, "B": 3 / 14, "C": 9 / 14, "D": 1 / 14})
    assert by_place[3] == pytest.approx(dict.fromkeys("ABCD", 1 / 4))


def test_clearing_before_the_next_thing_comes_weakens_the_old_one_only_once() -> None:
    at_once, cleared = a_memory(linger=0.5), a_memory(linger=0.5)
    for memory in (at_once, cleared):
        memory.see(0, "A")
    cleared.clear(0)
    for memory in (at_once, cleared):
        memory.see(0, "B")
    assert cleared.distribution(0, "ABC") == at_once.distribution(0, "ABC")


def test_removing_the_last_leaves_its_value_lingering_behind_the_others() -> None:
    memory = a_memory(linger=0.5)
    for place, value in enumerate("AB"):
        memory.see(place, value)
    memory.remove(1)
    memory.see(1, "C")
    assert memory.distribution(1, "ABC") == pytest.approx({"A": 1 / 13, "B": 3 / 13, "C": 9 / 13})


Deed = tuple[str, int, str]
DEEDS = st.lists(
    st.tuples(st.sampled_from(["see", "draw", "clear", "remove", "tick"]), st.integers(0, 9), st.sampled_from(LETTERS)),
    max_size=40,
)


def do(memory: Memory, truth: list[str | None], deed: Deed) -> None:
    """Do the same to a memory and to a plain list, in which `None` is an empty place."""
    verb, number, value = deed
    if verb == "draw" or not truth:
        memory.see(len(truth), value)
        truth.append(value)
        return
    place = number % len(truth)
    if verb == "see":
        memory.see(place, value)
        truth[place] = value
    elif verb == "clear":
        memory.clear(place)
        truth[place] = None
    elif verb == "remove":
        memory.remove(place)
        del truth[place]
    else:
        memory.tick(number)


@given(DEEDS, st.integers(0, 2**32))
def test_the_perfect_memory_never_errs_and_is_always_sure(deeds: list[Deed], seed: int) -> None:
    memory, truth = Memory(ELEPHANT, QuickLuck(seed)), list[str | None]()
    for deed in deeds:
        do(memory, truth, deed)
        assert memory.load == len(truth) - truth.count(None)
        for place, value in enumerate(truth):
            if value is not None:
                assert memory.recall(place, LETTERS) == (value, 1.0)


class Extreme:
    """Luck that always gives the first or always the last number."""

    def __init__(self, last: bool) -> None:
        self.last = last

    def below(self, n: int) -> int:
        return n - 1 if self.last else 0


@pytest.mark.parametrize("last", [False, True])
@pytest.mark.parametrize("profile", PROFILES.values(), ids=lambda profile: profile.key)
def test_luck_at_its_limits_breaks_nothing(profile: Profile, last: bool) -> None:
    memory = Memory(profile, Extreme(last))
    memory.see(0, "E", effort=100)
    assert memory.recall(0, LETTERS).value in LETTERS
    if profile is ELEPHANT:
        assert memory.recall(0, LETTERS).value == "E"


# Recalling -----------------------------------------------------------------------------------------------------------


@given(DEEDS, st.integers(0, 9), st.sets(st.sampled_from(LETTERS), min_size=1), st.sampled_from(FORGETFUL))
def test_only_candidates_are_recalled_with_chances_that_add_up(
    deeds: list[Deed], place: int, candidates: set[str], profile: Profile
) -> None:
    memory = Memory(profile, QuickLuck(3))
    for deed in deeds:
        do(memory, list(LETTERS[:5]), deed)
    choice = sorted(candidates)
    chances = memory.distribution(place, choice)
    value, sure = memory.recall(place, choice)
    assert chances.keys() == candidates
    assert sum(chances.values()) == pytest.approx(1)
    assert sure == chances[value]


def test_answers_are_drawn_from_the_distribution_and_from_lapses() -> None:
    memory = a_memory(lapse=0.3, linger=0.5)
    for value in "AB":
        memory.see(0, value)
    n = 20_000
    answers = Counter(memory.recall(0, "ABC").value for _ in range(n))
    for value, weight in {"A": 3, "B": 9, "C": 1}.items():
        chance = 0.7 * weight / 13 + 0.3 / 3
        assert answers[value] / n == pytest.approx(chance, abs=4 * sqrt(chance * (1 - chance) / n))


def test_the_same_luck_gives_the_same_answers() -> None:
    def answers(seed: int) -> list[str]:
        memory = Memory(PROFILES["chick"], QuickLuck(seed))
        show_in_turn(6)(memory)
        return [memory.recall(place, LETTERS).value for place in range(6) for _ in range(5)]

    assert answers(1) == answers(1)
    assert answers(1) != answers(2)


def test_refusals_say_what_was_wrong() -> None:
    memory = a_memory()
    with pytest.raises(ValueError, match="place 3 was asked for with no candidates"):
        memory.recall(3, "")
    with pytest.raises(ValueError, match="without effort: 0"):
        memory.see(0, "A", effort=0)
    with pytest.raises(ValueError, match="run back: -1"):
        memory.tick(-1)
