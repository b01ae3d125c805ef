"""Those who play the Boar: what they believe of their own hand, and what they do about it."""

from __future__ import annotations

from statistics import fmean

import pytest
from msgspec.structs import replace

from gander.contract.game import Event
from gander.games.boar.bots import BoarBot
from gander.games.boar.game import GAME
from gander.games.boar.greedy import GreedyBoar
from gander.games.boar.pieces import Animal, Draw, Drawn, Move, Options, Paired, Play, Played, Take
from gander.games.boar.state import State
from gander.luck import QuickLuck
from gander.memory.characters import PROFILES, Profile, profile_of
from gander.memory.fit import fit
from gander.memory.model import Memory
from gander.research.simulate import play_game
from tests.bots.answering import answers_of
from tests.bots.playing import steps_between
from tests.games.boar.positions import animals, boar_at

ELEPHANT = profile_of("elephant")


def with_wits(key: str, wits: float) -> Profile:
    return replace(profile_of(key), wits=wits)


def holding(state: State, profile: Profile = ELEPHANT, seed: int = 1) -> BoarBot:
    """A bot in seat 0 that has drawn the cards of its hand one after the other."""
    bot = BoarBot(profile, 0, QuickLuck(seed))
    draw_into(bot, state)
    return bot


def draw_into(bot: BoarBot | GreedyBoar, state: State) -> None:
    hand = state.hands[0]
    for number, animal in enumerate(hand):
        before = replace(state, deck=(animal,), hands=(hand[:number], *state.hands[1:]), played=None)
        after = replace(state, hands=(hand[: number + 1], *state.hands[1:]), played=None)
        bot.see(GAME.observe(before, 0), ())
        bot.see(GAME.observe(after, 0), (Drawn(0, None),))


def decision(bot: BoarBot | GreedyBoar, state: State) -> Move:
    return bot.choose(GAME.observe(state, 0), GAME.legal_moves(state, 0))


def decides(*hands: str, deck: str = "", table: str = "", naming: bool = False, profile: Profile = ELEPHANT) -> Move:
    """What a bot in seat 0 does that remembers drawing its hand."""
    state = boar_at(*hands, deck=deck, table=table, naming=naming)
    return decision(holding(state, profile), state)


# What it believes ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [Options(1, "expert"), Options(2, "expert"), Options(4, "rookie", naming=True)])
def test_the_perfect_memory_always_knows_its_hand(options: Options) -> None:
    bots = [BoarBot(ELEPHANT, seat, QuickLuck(seat)) for seat in range(options.players)]
    for step in steps_between(bots, GAME, options, 4):
        after = step.after
        for seat, bot in enumerate(bots):
            if after.phase != "over":
                beliefs = bot.beliefs(GAME.observe(after, seat))
                assert [max(belief, key=belief.__getitem__) for belief in beliefs] == list(after.hands[seat])
                assert all(max(belief.values()) == pytest.approx(1) for belief in beliefs)


def test_B4_remembers_the_card_that_lay_on_the_deck() -> None:
    """What the deck shows after the draw is another card."""
    bot = BoarBot(ELEPHANT, 0, QuickLuck(1))
    bot.see(GAME.observe(boar_at("", "", deck="fox owl wolf"), 0), ())
    after = boar_at("wolf", "", deck="fox owl", turn=1)
    bot.see(GAME.observe(after, 0), (Drawn(0, None),))
    (belief,) = bot.beliefs(GAME.observe(after, 0))
    assert belief["wolf"] == pytest.approx(1)


def test_B7_cards_behind_a_played_one_move_up() -> None:
    state = boar_at("fox wolf owl", "", deck="deer deer")
    bot = holding(state)
    after = boar_at("fox owl", "", deck="deer deer", table="wolf")
    bot.see(GAME.observe(after, 0), (Played(0, 1, "wolf", None),))
    beliefs = bot.beliefs(GAME.observe(after, 0))
    assert [max(belief, key=belief.__getitem__) for belief in beliefs] == ["fox", "owl"]


def test_with_no_wits_one_card_comes_to_mind_at_each_place() -> None:
    state = boar_at("fox wolf owl deer", "", deck="boar boar")
    beliefs = holding(state, with_wits("chick", 0)).beliefs(GAME.observe(state, 0))
    assert [sorted(belief.values())[-2:] for belief in beliefs] == [[0, 1]] * 4


def remembered(hand: tuple[Animal, ...], profile: Profile, place: int, state: State) -> dict[Animal, float]:
    memory = Memory(profile, QuickLuck(1))
    for number, animal in enumerate(hand):
        memory.see(number, animal)
    return memory.distribution(place, state.designs)


def test_with_wits_it_counts_what_can_be_there() -> None:
    """Of the wolves two can still be in the hand or the deck, of the foxes five, of the owls none, of others six."""
    state = boar_at("fox hare", "wolf wolf owl owl owl", deck="boar boar owl", table="wolf fox owl owl")
    profile = with_wits("chick", 1)
    bot = holding(state, profile)
    bot.see(GAME.observe(state, 0), (Paired(1, "wolf", None),))  # two more are gone: one wolf is left
    possible = {"wolf": 1, "fox": 5, "owl": 0, "boar": 6}
    chances = remembered(animals("fox hare"), profile, 0, state)
    weights = {animal: chance * possible.get(animal, 6) for animal, chance in chances.items()}
    expected = {animal: weight / sum(weights.values()) for animal, weight in weights.items()}
    assert bot.beliefs(GAME.observe(state, 0))[0] == pytest.approx(expected)


# What it does --------------------------------------------------------------------------------------------------------


def test_B8_plays_a_card_that_matches_the_top() -> None:
    assert decides("fox wolf owl", "", deck="deer deer wolf") == Play(1)


def test_B8_plays_a_card_that_matches_the_table() -> None:
    assert decides("fox wolf owl", "", deck="deer deer deer", table="owl") == Play(2)


def test_pairs_with_the_table_before_the_top() -> None:
    assert decides("fox wolf owl", "", deck="deer deer fox", table="owl") == Play(2)


def test_B4_draws_if_nothing_matches() -> None:
    assert decides("fox wolf owl", "", deck="fox wolf deer", table="hare") == Draw()


def test_B9_takes_from_the_table_what_is_on_top_as_well() -> None:
    state = boar_at("fox", "", deck="deer deer wolf", table="fox wolf")
    state = replace(state, phase="choose", played="wolf")
    assert decision(holding(state), state) == Take(1)


def test_B15_names_the_card_it_plays() -> None:
    assert decides("fox wolf owl", "", deck="deer deer wolf", naming=True) == Play(1, "wolf")


def test_B15_the_perfect_memory_names_every_card_rightly() -> None:
    bots = [BoarBot(ELEPHANT, seat, QuickLuck(seat)) for seat in range(3)]
    steps = steps_between(bots, GAME, Options(3, "advanced", naming=True), 2)
    plays = [event for step in steps for event in step.events if isinstance(event, Played)]
    assert len(plays) > 20
    assert all(played.name == played.animal for played in plays)


def test_B12_lays_a_card_that_nobody_else_holds() -> None:
    """One who does not think ahead sees at least this."""
    thoughtless = replace(ELEPHANT, wits=0)
    assert decides("fox wolf owl", "fox owl deer", profile=thoughtless) == Play(1)


def test_B13_thinks_the_last_cards_through() -> None:
    """By hand: laying the wolf gives a pair away and leaves the fox; laying the fox wins."""
    assert decides("wolf fox", "wolf hare") == Play(1)


def test_doubt_keeps_a_card_in_hand_that_would_be_a_present() -> None:
    """Having just seen a fox come, the chick takes it for the fox; with wits it knows how often it is mistaken."""
    state = boar_at("wolf owl deer hare duck fox boar", "boar owl deer hare duck", deck="badger badger fox")
    dares = {wits: fmean(dared(state, wits, seed) for seed in range(60)) for wits in (0, 1)}
    assert dares[1] < dares[0]


def dared(state: State, wits: float, seed: int) -> bool:
    return isinstance(decision(holding(state, with_wits("chick", wits), seed), state), Play)


def test_B16_alone_the_perfect_memory_pairs_every_card() -> None:
    """Each animal comes six times, so whoever forgets nothing has no card left in the end."""
    for seed in range(5):
        *_, last = steps_between([BoarBot(ELEPHANT, 0, QuickLuck(0))], GAME, Options(1, "expert"), seed)
        outcome = GAME.outcome(last.after)
        assert outcome is not None
        assert outcome.scores == (54,)


# The yardstick -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hands", "deck", "table", "expected"),
    [
        (("fox wolf owl", ""), "deer deer wolf", "", Play(1)),
        (("fox wolf owl", ""), "deer deer wolf", "fox", Play(0)),
        (("fox wolf owl", ""), "fox wolf deer", "hare", Draw()),
        (("fox wolf owl", "fox owl"), "", "", Play(1)),
        (("fox owl", "fox owl"), "", "", Play(0)),
    ],
)
def test_greedy_plays_what_matches_else_draws(hands: tuple[str, ...], deck: str, table: str, expected: Move) -> None:
    state = boar_at(*hands, deck=deck, table=table)
    bot = GreedyBoar(0)
    draw_into(bot, state)
    assert decision(bot, state) == expected


def test_greedy_keeps_count_of_its_hand() -> None:
    """It would be refused, or match nothing, if it did not."""
    bots = [GreedyBoar(seat) for seat in range(2)]
    outcome = play_game(GAME, Options(2, "expert"), bots, QuickLuck(1)).outcome
    assert sum(outcome.scores) > 45


# Shapes --------------------------------------------------------------------------------------------------------------


def mean_score(profile: Profile, games: int = 10) -> float:
    options = Options(1, "advanced")
    luck = [QuickLuck(f"{profile.key} {seed}") for seed in range(games)]
    return fmean(
        play_game(GAME, options, [BoarBot(profile, 0, luck[seed])], QuickLuck(seed)).outcome.scores[0]
        for seed in range(games)
    )


def test_alone_who_remembers_more_scores_more() -> None:
    scores = [mean_score(profile) for profile in PROFILES.values()]
    assert scores == sorted(scores)
    assert len(set(scores[:5])) == 5  # of ten games the crow can win all, like the elephant


def test_an_event_of_another_seat_makes_the_memory_fade() -> None:
    state = boar_at("fox wolf owl", "", deck="deer deer wolf")
    profile = with_wits("otter", 1)
    fresh, faded = holding(state, profile), holding(state, profile)
    elsewhere: list[Event] = [Drawn(1, "deer"), Played(1, 0, "deer", None)] * 10
    for event in elsewhere:
        faded.see(GAME.observe(state, 0), (event,))
    sure = [bot.beliefs(GAME.observe(state, 0))[0]["fox"] for bot in (faded, fresh)]
    assert sure[0] < sure[1]


def test_how_rash_a_ghost_is_is_read_in_its_answers() -> None:
    rash, patient = (fit(answers_of("boar", 12, rash=rash)).traits["rash"].value for rash in (0.8, 0.001))
    assert rash == pytest.approx(0.8, abs=0.15)
    assert patient < 0.1


def test_the_rash_play_any_match_that_comes_to_mind_else_make_any_move() -> None:
    rash = replace(ELEPHANT, rash=1.0)

    def moves_of(hand: str) -> set[Move]:
        states = [boar_at(hand, "", deck="deer deer wolf", table="fox")] * 40
        return {decision(holding(state, rash, seed), state) for seed, state in enumerate(states)}

    assert moves_of("owl wolf fox") == {Play(1), Play(2)}
    assert moves_of("owl owl hare") == {Draw(), Play(0), Play(1), Play(2)}
