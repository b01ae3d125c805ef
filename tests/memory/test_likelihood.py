"""How likely an answer was: the memory itself says the same, and exposures are told what a memory is told."""

from __future__ import annotations

import numpy as np
import pytest
from msgspec.structs import replace

from gander.luck import QuickLuck
from gander.memory.answered import AnsweredQuestion, QuestionKind, question
from gander.memory.characters import PROFILES, Profile
from gander.memory.exposures import Exposures
from gander.memory.fit import APART, Fit, Trait, fit, fit_with_doubt, logs_of
from gander.memory.ghost_profile import TYPICAL, are_possible, with_traits
from gander.memory.likelihood import Answers
from gander.memory.model import LOOK, STUDY, SWEEP, Memory, Sight
from gander.memory.row_task import share_right
from gander.memory.trait_scales import FREE, traits_at, typical

COLOURS = ("red", "green", "blue", "white", "black")
SHAPES = ("round", "square", "flat")
CARDS = tuple((colour, shape) for colour in COLOURS for shape in SHAPES)
PLACES = 6


def evenly(profile: Profile) -> Profile:
    """The same character, without the luck of having looked well or badly."""
    return replace(profile, traits=replace(profile.traits, uneven=0.0))


def live_through(luck: QuickLuck, *memories: Memory) -> None:
    """Cards come, go, come back and move up; nothing of it depends on who looks."""
    for _ in range(40):
        place, happens = luck.below(PLACES), luck.below(10)
        colour, shape = CARDS[luck.below(len(CARDS))]
        effort = (SWEEP, LOOK, STUDY)[luck.below(3)]
        for memory in memories:
            if happens < 6:
                memory.see_all([Sight(place, colour, "colour"), Sight(place, shape, "shape")], effort)
            elif happens < 8:
                memory.tick(1 + place)
            elif happens < 9:
                memory.clear(place)
            else:
                memory.remove(place)


def asked(kind: QuestionKind, exposures: Exposures, place: int, said: str) -> AnsweredQuestion:
    fits = tuple(number for number, card in enumerate(kind.cards) if card[0] == said)
    rest = {"copies": (1.0,) * len(kind.cards), "out": (0,) * len(kind.cards)}
    return question(exposures, kind, places=(place,), chosen=0, fits=fits, options=len(COLOURS), **rest)


@pytest.mark.parametrize("key", ["chick", "tortoise", "otter", "crow"])
def test_what_is_read_is_what_the_memory_says(key: str) -> None:
    """The same life for a memory and for exposures: the chances of every answer agree, lapses among them."""
    profile = evenly(PROFILES[key])
    kind = QuestionKind(("colour",), tuple((colour,) for colour in COLOURS))
    for life in range(20):
        memory, exposures = Memory(profile, QuickLuck(1)), Exposures()
        live_through(QuickLuck(life), memory, exposures)
        for place in range(PLACES):
            said = memory.distribution(place, COLOURS, "colour")
            blind = profile.traits.lapse / len(COLOURS)
            for colour in COLOURS:
                read = Answers([asked(kind, exposures, place, colour)]).chances(profile.traits, 0.0)
                assert read == pytest.approx([blind + (1 - profile.traits.lapse) * said[colour]], rel=1e-6, abs=1e-8)


def test_with_wits_the_other_features_speak_too() -> None:
    """By hand: over the cards, the colour's chance times the shape's to the power of the wits."""
    memory, exposures = Memory(evenly(TYPICAL), QuickLuck(1)), Exposures()
    live_through(QuickLuck(5), memory, exposures)
    cards = tuple(card for card in CARDS if card != ("red", "flat"))
    kind = QuestionKind(("colour", "shape"), cards)
    colours, shapes = memory.distribution(2, COLOURS, "colour"), memory.distribution(2, SHAPES, "shape")
    weights = {card: colours[card[0]] * shapes[card[1]] ** 0.5 for card in cards}
    reds = sum(weight for card, weight in weights.items() if card[0] == "red") / sum(weights.values())
    lapse = TYPICAL.traits.lapse
    read = Answers([asked(kind, exposures, 2, "red")]).chances(TYPICAL.traits, 0.5)
    assert read == pytest.approx([lapse / len(COLOURS) + (1 - lapse) * reds], rel=1e-6)


@pytest.mark.parametrize("key", ["chick", "otter"])
def test_what_is_no_answer_takes_nothing_from_the_others(key: str) -> None:
    """By hand: the chance of a colour among those that can be said, whether somebody thinks of that or not."""
    profile = evenly(PROFILES[key])
    memory, exposures = Memory(profile, QuickLuck(1)), Exposures()
    live_through(QuickLuck(5), memory, exposures)
    kind = QuestionKind(("colour",), tuple((colour,) for colour in COLOURS))
    said, lapse = memory.distribution(2, COLOURS, "colour"), profile.traits.lapse
    closed = max(said, key=lambda colour: said[colour])
    rest = [colour for colour in COLOURS if colour != closed]
    questions = [asked(kind, exposures, 2, colour) for colour in rest]
    read = Answers([one._replace(closed=(COLOURS.index(closed),), options=len(rest)) for one in questions])
    by_hand = [lapse / len(rest) + (1 - lapse) * said[colour] / (1 - said[closed]) for colour in rest]
    assert read.chances(profile.traits, profile.wits) == pytest.approx(by_hand, rel=1e-6)


def test_the_chances_to_point_are_those_of_drawing() -> None:
    """Draw what comes to mind at every place and take one by its chance, ten thousand times."""
    memory, exposures = Memory(evenly(TYPICAL), QuickLuck(1)), Exposures()
    live_through(QuickLuck(8), memory, exposures)
    kind = QuestionKind(("colour",), tuple((colour,) for colour in COLOURS), points=True)
    wanted = "blue"
    chances = [memory.distribution(place, COLOURS, "colour")[wanted] for place in range(PLACES)]
    luck = np.random.default_rng(1)
    counts = np.zeros(PLACES)
    for _ in range(10_000):
        in_mind = [place for place in range(PLACES) if luck.random() < chances[place]] or list(range(PLACES))
        weights = np.array([chances[place] for place in in_mind])
        counts[luck.choice(in_mind, p=weights / weights.sum())] += 1
    rest = {"copies": (1.0,) * len(COLOURS), "out": (0,) * len(COLOURS)}
    fits = (COLOURS.index(wanted),)
    questions = [
        question(exposures, kind, places=tuple(range(PLACES)), chosen=place, fits=fits, options=PLACES, **rest)
        for place in range(PLACES)
    ]
    read = Answers(questions).chances(replace(TYPICAL.traits, lapse=0.0), 0.0)
    assert read.sum() == pytest.approx(1, abs=0.01)
    assert read == pytest.approx(counts / 10_000, abs=0.02)


def test_who_may_also_point_at_nothing_does_one_or_the_other() -> None:
    exposures = Exposures()
    live_through(QuickLuck(8), exposures)
    kind = QuestionKind(("colour",), tuple((colour,) for colour in COLOURS), points=True, dares=0.4)
    rest = {"copies": (1.0,) * len(COLOURS), "out": (0,) * len(COLOURS), "fits": (1,), "options": PLACES + 1}
    questions = [
        question(exposures, kind, places=tuple(range(PLACES)), chosen=chosen, **rest) for chosen in range(PLACES + 1)
    ]
    assert Answers(questions).chances(TYPICAL.traits, 0.5).sum() == pytest.approx(1, abs=0.01)


# Fitting -------------------------------------------------------------------------------------------------------------


def answered_by(profile: Profile, lives: int) -> list[AnsweredQuestion]:
    """What a character says at every place, after so many lives."""
    kind = QuestionKind(("colour",), tuple((colour,) for colour in COLOURS))
    found = []
    for life in range(lives):
        memory, exposures = Memory(profile, QuickLuck(f"{life} memory")), Exposures()
        live_through(QuickLuck(life), memory, exposures)
        for place in range(PLACES):
            found.append(asked(kind, exposures, place, memory.recall(place, COLOURS, "colour").value))
    return found


@pytest.mark.parametrize("keenness", [43.0, 170.0])
def test_the_traits_that_were_played_with_are_found(keenness: float) -> None:
    """Within three standard errors, and told from the typical person's."""
    person = evenly(with_traits({"keenness": keenness, "linger": 0.7, "lapse": 0.03}))
    found = fit(answered_by(person, 60))
    for name in ("keenness", "fading", "linger", "lapse"):
        trait, scale = found.traits[name], FREE[name]
        assert trait.error < 1
        played = getattr(person.traits, name)
        per_spread = (scale.of(trait.value) - scale.of(typical(name))) / trait.off
        assert abs(scale.of(trait.value) - scale.of(played)) < 3 * trait.error * abs(per_spread)
    assert found.traits["keenness"].is_own()
    assert (found.traits["keenness"].off > 0) == (keenness > TYPICAL.traits.keenness)


@pytest.mark.parametrize("wits", [0.05, 0.95])
def test_wits_are_found_where_other_features_speak(wits: float) -> None:
    """Of half of all cards, so that a shape speaks for some colours: the more so, the more somebody reasons."""
    cards = CARDS[::2]
    kind, luck, answers = QuestionKind(("colour", "shape"), cards), np.random.default_rng(3), []
    for life in range(60):
        memory, exposures = Memory(evenly(TYPICAL), QuickLuck(f"{life} memory")), Exposures()
        live_through(QuickLuck(life), memory, exposures)
        for place in range(PLACES):
            colours = memory.distribution(place, COLOURS, "colour")
            shapes = memory.distribution(place, SHAPES, "shape")
            odds = np.array([colours[colour] * shapes[shape] ** wits for colour, shape in cards])
            answers.append(asked(kind, exposures, place, cards[luck.choice(len(cards), p=odds / odds.sum())][0]))
    found = fit(answers).traits["wits"]
    assert found.is_own()
    assert (found.value > 0.5) == (wits > 0.5)


def test_blind_answers_are_found() -> None:
    """Of one answer in three: with lapses, which are the same where something is said, within three errors."""
    answers = answered_by(evenly(TYPICAL), 60)
    luck = np.random.default_rng(4)
    blind = [
        one._replace(fits=(int(luck.integers(len(COLOURS))),)) if luck.random() < 1 / 3 else one for one in answers
    ]
    found = fit(blind).traits
    either = 1 - (1 - found["lapse"].value) * (1 - found["blind"].value)
    assert either == pytest.approx(1 / 3, abs=0.09)
    assert found["blind"].is_own()
    assert not fit(answers).traits["blind"].is_own()


def test_the_chances_to_point_add_up_however_somebody_plays() -> None:
    """Over all places and, where one may pass, passing: with wits or none, blindly or rashly."""
    exposures = Exposures()
    live_through(QuickLuck(8), exposures)
    rest = {"copies": (1.0,) * len(COLOURS), "out": (0,) * len(COLOURS), "fits": (1,)}
    for dares, elsewhere in ((None, False), (None, True), (0.13, False), (0.6, False)):
        kind = QuestionKind(
            ("colour",), tuple((colour,) for colour in COLOURS), points=True, dares=dares, elsewhere=elsewhere
        )
        ways = PLACES + (elsewhere or dares is not None)
        questions = [
            question(exposures, kind, places=tuple(range(PLACES)), chosen=chosen, options=ways, **rest)
            for chosen in range(ways)
        ]
        for wits, blind, rash in [(0.9, 0.0, 0.0), (0.2, 0.4, 0.7), (0.5, 0.1, 0.0)]:
            chances = Answers(questions).chances(TYPICAL.traits, wits, blind, rash)
            assert chances.sum() == pytest.approx(1, abs=0.02)


def test_an_answer_that_counts_nothing_is_none() -> None:
    answers = answered_by(evenly(with_traits({"keenness": 20.0})), 8)
    half = len(answers) // 2
    weights = [1.0] * half + [0.0] * (len(answers) - half)
    some, same = fit(answers, weights).traits, fit(answers[:half]).traits
    for name in FREE:
        assert some[name].off == pytest.approx(same[name].off, abs=0.05)
        assert some[name].error == pytest.approx(same[name].error, abs=0.05)


def test_without_answers_everything_is_typical_and_nothing_sure() -> None:
    found = fit([])
    assert found.as_played() == pytest.approx({name: typical(name) for name in FREE})
    assert {trait.error for trait in found.traits.values()} == {1.0}
    assert not any(trait.is_own() for trait in found.traits.values())


def test_a_ghost_means_the_same_person_when_the_numbers_of_the_memory_have_changed() -> None:
    """What counts is how far from typical they are; what a file says of that may be anything."""
    found = fit(answered_by(evenly(with_traits({"keenness": 40.0})), 20))
    assert found.as_played() == pytest.approx({name: trait.value for name, trait in found.traits.items()})
    of_another_scale = Fit(9, {"keenness": Trait(7.0, 0.0, 0.2), "sparkle": Trait(3.0, 1.0, 0.1)})
    assert of_another_scale.as_played() == pytest.approx({"keenness": TYPICAL.traits.keenness})
    for off in (-1e300, 1e300):
        assert are_possible(Fit(9, {name: Trait(1.0, off, 0.1) for name in FREE}).as_played())


def test_a_trait_that_is_not_known_here_is_passed_over() -> None:
    """A ghost of another version still plays."""
    assert with_traits({"keenness": 20.0, "sparkle": 3.0}).traits.keenness == 20.0


def test_the_fit_explains_the_answers_better_than_any_character() -> None:
    answers = answered_by(evenly(with_traits({"keenness": 25.0, "linger": 0.3})), 40)
    own = logs_of(answers, with_traits(fit(answers).as_played())).sum()
    assert own > max(logs_of(answers, profile).sum() for profile in PROFILES.values())


@pytest.mark.parametrize("lives", [4, 12])
def test_how_much_worse_or_better_somebody_may_be_is_what_is_left_after_their_answers(lives: int) -> None:
    """Held against many people drawn as the prior has it, each counted by how likely the answers were theirs."""
    answers = answered_by(evenly(with_traits({"keenness": 55.0})), lives)
    luck, weights, shares = np.random.default_rng(2), [], []
    for _ in range(1500):
        person = with_traits(traits_at((name, luck.standard_normal()) for name in FREE))
        weights.append(logs_of(answers, person).sum())
        shares.append(share_right(person.traits, person.blind))
    counted = np.exp(np.array(weights) - max(weights))
    mean = np.average(shares, weights=counted)
    spread = np.average((np.array(shares) - mean) ** 2, weights=counted) ** 0.5
    worse, better = (share_right(one.traits, one.blind) for one in map(with_traits, fit_with_doubt(answers)[1]))
    assert (better - worse) / (2 * APART) == pytest.approx(spread, rel=0.35)
    assert worse < mean < better
