"""Those who play the Goose: what they remember, what they reason, and how they agree with others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from statistics import fmean

import pytest
from msgspec.structs import replace

from gander.contract.game import Event
from gander.games.goose.bots import GooseBot
from gander.games.goose.game import GAME
from gander.games.goose.pieces import (
    COLOURS,
    FEATURES,
    OVERVIEW,
    SUSPECTS,
    Accept,
    Answer,
    Answered,
    Boxed,
    Dealt,
    Feature,
    Looked,
    Missed,
    NewCard,
    Options,
    Propose,
    Proposed,
    Question,
    Rolled,
    Slipped,
    Suspect,
    Value,
    Won,
)
from gander.games.goose.state import State
from gander.luck import QuickLuck
from gander.memory.characters import Profile, profile_of
from gander.memory.fit import fit
from gander.memory.model import STUDY, Memory, Sight
from tests.bots.answering import answers_of
from tests.bots.playing import steps_between
from tests.games.goose.positions import goose_at, suspect, suspects

LINEUP = "red scarf, blue necktie, green bow tie, yellow key chain"
"""Their animals: red scarf a goose, blue necktie a parrot, green bow tie a parrot, yellow key chain a goose."""


def with_wits(key: str, wits: float) -> Profile:
    return replace(profile_of(key), wits=wits)


def seen_by(profile: Profile, lineup: str = LINEUP, seat: int = 0, seed: int = 1) -> GooseBot:
    """A bot that has studied a line-up."""
    bot = GooseBot(profile, seat, QuickLuck(seed))
    count = len(lineup.split(","))
    bot.see(GAME.observe(goose_at(lineup, phase="study"), seat), (Dealt(count),))
    return bot


def tell(bot: GooseBot, *events: Event, state: State | None = None) -> None:
    """News that come one by one, while all cards lie face down unless a state says otherwise."""
    for event in events:
        bot.see(GAME.observe(state or goose_at(LINEUP), 0), (event,))


def asked(slot: int, feature: Feature) -> Rolled:
    return Rolled(0, slot + 1, slot, feature)


def question(slot: int, feature: Feature) -> Question:
    return Question(slot + 1, slot, feature)


def replica(profile: Profile, lineup: str = LINEUP, seed: int = 1) -> Memory:
    """The memory of a bot that has studied this line-up and heard one question."""
    memory = Memory(profile, QuickLuck(seed))
    memory.see_all([Sight(n, getattr(s, f), f) for n, s in enumerate(suspects(lineup)) for f in FEATURES], STUDY)
    memory.tick()
    return memory


# Memory alone --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("feature", FEATURES)
def test_without_wits_it_says_what_its_memory_says(feature: Feature) -> None:
    chick = with_wits("chick", 0)
    bot = seen_by(chick)
    tell(bot, asked(2, feature))
    expected = replica(chick).distribution(2, OVERVIEW[feature], feature)
    assert bot.chances(question(2, feature)) == pytest.approx(expected)


def test_without_wits_nothing_that_is_said_or_shown_matters() -> None:
    quiet, told = seen_by(with_wits("chick", 0)), seen_by(with_wits("chick", 0))
    for bot in (quiet, told):
        tell(bot, asked(2, "colour"))
    leaving = [Looked(0, suspect("red bow tie")), Answered(1, "colour", "blue", right=False)]
    tell(told, *leaving)
    assert told.chances(question(2, "colour")) == quiet.chances(question(2, "colour"))


def test_the_perfect_memory_never_errs() -> None:
    for mode, players in (("solo", 1), ("versus", 3), ("cooperative", 3)):
        options = Options(players, "expert", mode)  # type: ignore[arg-type]
        bots = [GooseBot(profile_of("elephant"), seat, QuickLuck(seat)) for seat in range(players)]
        steps = steps_between(bots, GAME, options, 5)
        answers = [event for step in steps for event in step.events if isinstance(event, Answered)]
        assert len(answers) >= 19  # the deck behind six suspects, at the least
        assert all(answer.right for answer in answers)


def test_a_new_card_takes_the_place_of_the_old() -> None:
    bot = seen_by(profile_of("elephant"))
    after = goose_at("red scarf, blue necktie, purple striped shirt, yellow key chain", phase="new_card", fresh=2)
    tell(bot, asked(2, "colour"), Won(1, 2, suspect("green bow tie")))
    tell(bot, NewCard(2), state=after)
    assert bot.chances(question(2, "colour"))["purple"] == pytest.approx(1)
    assert bot.chances(question(1, "colour"))["blue"] == pytest.approx(1)


@pytest.mark.parametrize("news", [Won(1, 2, suspect("green bow tie")), Boxed(2), Slipped(0, 1)])
def test_a_card_that_left_makes_room_in_the_memory(news: Event) -> None:
    """Three cards are easier to keep than four."""
    otter = with_wits("otter", 0)
    full, emptier = seen_by(otter), seen_by(otter)
    for bot in (full, emptier):
        tell(bot, asked(2, "colour"))
    tell(emptier, news)
    sure = [bot.chances(question(0, "colour"))["red"] for bot in (full, emptier)]
    assert sure[0] < sure[1]


# Reasoning -----------------------------------------------------------------------------------------------------------


def test_values_called_wrong_are_out_with_wits() -> None:
    bot = seen_by(with_wits("chick", 1))
    tell(bot, asked(2, "colour"), Answered(1, "colour", "red", right=False), Answered(2, "colour", "blue", right=False))
    assert set(bot.chances(question(2, "colour"))) == {"yellow", "purple", "green"}
    tell(bot, asked(1, "colour"))
    assert set(bot.chances(question(1, "colour"))) == set(COLOURS)


def blank(wits: float) -> GooseBot:
    """A bot that has seen no line-up."""
    return GooseBot(with_wits("chick", wits), 0, QuickLuck(1))


def leaving(card: Suspect, number: int) -> Event:
    """The three ways to see a card go."""
    return (Won(1, 0, card), Missed(0, card), Looked(0, card))[number % 3]


@pytest.mark.parametrize("gone", range(6))
def test_cards_that_left_are_out_with_wits(gone: int) -> None:
    """Who remembers nothing still knows that each of the other cards is as likely."""
    red = [card for card in SUSPECTS if card.colour == "red"][:gone]
    bot = blank(1)
    tell(bot, asked(0, "colour"), *[leaving(card, number) for number, card in enumerate(red)])
    assert bot.chances(question(0, "colour"))["red"] == pytest.approx((5 - gone) / (25 - gone))
    assert bot.chances(question(0, "colour"))["blue"] == pytest.approx(5 / (25 - gone))


def test_a_card_in_another_hand_tells_nothing() -> None:
    bot = blank(1)
    tell(bot, asked(0, "colour"), Looked(1, None))
    assert bot.chances(question(0, "colour"))["red"] == pytest.approx(1 / 5)


@pytest.mark.parametrize("wits", [0.3, 1])
@pytest.mark.parametrize("feature", FEATURES)
def test_two_features_speak_for_the_third(feature: Feature, wits: float) -> None:
    """Held against the formula, written out card by card."""
    profile = with_wits("squirrel", wits)
    bot = seen_by(profile)
    tell(bot, asked(1, feature))
    memory = replica(profile)
    weight: dict[Value, float] = dict.fromkeys(OVERVIEW[feature], 0.0)
    for card in SUSPECTS:
        product = 1.0
        for other in FEATURES:
            chance = memory.distribution(1, OVERVIEW[other], other)[getattr(card, other)]
            product *= chance if other == feature else chance**wits
        weight[getattr(card, feature)] += product
    expected = {value: weight[value] / sum(weight.values()) for value in weight}
    assert bot.chances(question(1, feature)) == pytest.approx(expected)


def share_right(profile: Profile, trials: int = 150) -> float:
    """How often a bot knows a feature of a card it has studied, after five questions about another."""
    right = []
    for seed in range(trials):
        bot = seen_by(profile, seed=seed)
        tell(bot, *[asked(0, "animal")] * 5, asked(1, "animal"))
        right.append(bot.chances(question(1, "animal"))["parrot"])
    return fmean(right)


def test_reasoning_helps_and_is_no_memory() -> None:
    chick = [share_right(with_wits("chick", wits)) for wits in (0, 0.5, 1)]
    assert chick == sorted(chick)
    assert chick[2] > chick[0] + 0.1
    assert chick[2] < share_right(with_wits("otter", 0))


# Agreeing ------------------------------------------------------------------------------------------------------------


def together(bot: GooseBot, *proposals: tuple[int, Value]) -> object:
    """What a bot in seat 0 of three says when asked for the colour of the red scarf, after these proposals."""
    state = goose_at(LINEUP, asked=(1, "colour"), phase="agree", mode="cooperative", players=3)
    tell(bot, asked(0, "colour"))
    for seat, value in proposals:
        step = GAME.apply(state, seat, Propose(value))
        bot.see(GAME.observe(step.after, 0), step.told(0))
        state = step.after
    return bot.choose(GAME.observe(state, 0), GAME.legal_moves(state, 0))


def test_G19_proposes_what_it_remembers() -> None:
    assert together(seen_by(profile_of("elephant"))) == Propose("red")


def test_G19_accepts_what_it_remembers_too() -> None:
    assert together(seen_by(profile_of("elephant")), (1, "red")) == Accept()


def test_G19_objects_if_surer_of_another_value() -> None:
    assert together(seen_by(profile_of("elephant")), (1, "blue")) == Propose("red")


def test_G19_objects_once_only() -> None:
    assert together(seen_by(profile_of("elephant")), (1, "blue"), (0, "red"), (2, "blue")) == Accept()


def test_G19_may_insist_on_its_first_proposal_once() -> None:
    assert together(seen_by(profile_of("elephant")), (0, "red"), (2, "blue")) == Propose("red")


@pytest.mark.parametrize("value", COLOURS)
def test_G19_accepts_anything_if_it_knows_nothing(value: Value) -> None:
    assert together(blank(0), (1, value)) == Accept()


def test_G19_nobody_argues_for_ever() -> None:
    """Each proposes and objects once at the most, and some do."""
    longest = set()
    for seed in range(20):
        bots = [GooseBot(profile_of("chick"), seat, QuickLuck(f"{seed}/{seat}")) for seat in range(3)]
        steps = steps_between(bots, GAME, Options(3, "expert", "cooperative"), seed)
        longest |= set(proposals_by_question(event for step in steps for event in step.events))
    assert max(longest) == 2


def proposals_by_question(events: Iterable[Event]) -> Iterator[int]:
    """How many proposals the most talkative made, question by question."""
    said: Counter[int] = Counter()
    for event in events:
        if isinstance(event, Proposed):
            said[event.seat] += 1
        elif isinstance(event, Answered):
            yield max(said.values())
            said.clear()


def test_a_group_is_better_with_somebody_who_remembers() -> None:
    def result(keys: list[str]) -> float:
        results = []
        for seed in range(12):
            bots = [GooseBot(profile_of(key), seat, QuickLuck(f"{seed}/{seat}")) for seat, key in enumerate(keys)]
            *_, last = steps_between(bots, GAME, Options(3, "expert", "cooperative"), seed)
            outcome = GAME.outcome(last.after)
            assert outcome is not None
            results.append(outcome.scores[0])
        return fmean(results)

    assert result(["chick", "chick", "elephant"]) > result(["chick"] * 3) + 10


# Answers -------------------------------------------------------------------------------------------------------------


def test_it_answers_from_memory_and_not_always_the_same() -> None:
    """A weak memory draws its answers; always the likeliest would be stronger than it is."""
    state = goose_at(LINEUP, asked=(2, "colour"), phase="answer")
    answers: Counter[object] = Counter()
    for seed in range(60):
        bot = seen_by(profile_of("chick"), seed=seed)
        tell(bot, asked(1, "colour"))
        answers[bot.choose(GAME.observe(state, 0), GAME.legal_moves(state, 0))] += 1
    assert answers.most_common(1)[0][0] == Answer("blue")
    assert len(answers) > 2


def test_suspect_of_the_drawn_lineup() -> None:
    """The animals that the tests above rely on."""
    assert [card.animal for card in suspects(LINEUP)] == ["goose", "parrot", "parrot", "goose"]
    assert suspect("red scarf") == Suspect("red", "scarf", "goose")


def test_the_wits_of_a_ghost_are_read_in_its_answers() -> None:
    dull, bright = (fit(answers_of("goose", 20, "expert", wits=wits)).traits["wits"].value for wits in (0.1, 0.9))
    assert dull < 0.4 < 0.6 < bright
