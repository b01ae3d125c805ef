"""How long the magpie watches."""

from tools.studies.magpie_patience import Group, proposed, won, wrong_turns


def test_a_group_wins_with_fewer_wrong_turns_than_the_magpie_watches() -> None:
    assert won([2, 3, 4], 3) == [1, 0, 0]


def test_P8_the_patience_is_what_half_of_the_games_stay_below() -> None:
    """Of four games those with 2 and 5 are won with 6, and with 7 as well; the smaller will do."""
    assert proposed([2, 5, 7, 9]) == 6


def test_wrong_turns_depend_on_the_number_of_the_game_only() -> None:
    group = Group("rookie", 3)
    first = [wrong_turns(group, number) for number in range(5)]
    assert first == [wrong_turns(group, number) for number in range(5)]
    assert len(set(first)) > 1
