"""What is tested only at night, and what of it `make test` asks all the same.

Walks through a browser are dear, and so are studies of many games. What is named here is no less true than the rest,
but something else breaks with it as a rule, and that is tested with every change.
"""

from __future__ import annotations

from collections.abc import Iterable
from fnmatch import fnmatchcase
from functools import cache
from typing import Final

import pytest
from _pytest.mark.structures import Mark, ParameterSet

LEFT_TO_THE_NIGHT: Final = {
    "the fullest boards have their room at every size by day": (
        "tests/games/*/page/test_boards.py::*",
        "tests/gallery/test_room.py::test_everything_has_its_room_on_a_wall",
        "tests/gallery/test_boards.py::test_a_board_reaches_the_lower_edge_and_does_not_scroll",
    ),
    "nothing moves when something comes or goes": (
        "tests/gallery/test_stays.py::test_nothing_moves_when_a_badge_says_who_is_you",
        "tests/gallery/test_stays.py::test_nothing_moves_when_an_adviser_speaks",
        "tests/gallery/test_stays.py::test_nothing_moves_when_there_is_more_to_choose_from[b*]",
    ),
    "the other games are walked through alike": (
        "tests/gallery/test_boards.py::test_axe_finds_nothing[b*]",
        "tests/gallery/test_boards.py::test_axe_finds_nothing[m*]",
        "tests/gallery/test_boards.py::test_very_large_letters_come_with_larger_pictures[[!bw]*]",
        "tests/gallery/test_boards.py::test_a_wall_can_be_read_from_a_sofa[[!bw]*]",
        "tests/page/test_room.py::test_everything_has_its_room_at_a_table[[!bg]*]",
        "tests/page/test_lessons.py::test_the_board_lies_still_and_axe_finds_nothing[[!bm]*]",
        "tests/page/test_glances.py::test_A7_who_looks_sees_the_card_and_the_other_only_where[[!m]*]",
        "tests/games/*/page/test_mistaps.py::*[desktop]",
        "tests/games/*/page/test_forgetting.py::*[reduce]",
        "tests/gallery/test_boards.py::test_axe_finds_nothing[w*]",
        "tests/gallery/test_boards.py::test_very_large_letters_come_with_larger_pictures[br*]",
        "tests/gallery/test_boards.py::test_very_large_letters_come_with_larger_pictures[w*]",
        "tests/gallery/test_boards.py::test_a_wall_can_be_read_from_a_sofa[br*]",
        "tests/gallery/test_boards.py::test_a_wall_can_be_read_from_a_sofa[w*]",
        "tests/page/test_room.py::test_everything_has_its_room_at_a_table[br*]",
        "tests/page/test_lessons.py::test_the_board_lies_still_and_axe_finds_nothing[b*]",
        "tests/games/*/page/test_together.py::test_together_with_a_bot",
    ),
    "the last scenes are looked at where they were played": (
        "tests/gallery/test_endings.py::*[[!b]*]",
        "tests/gallery/test_endings.py::*[br*]",
        "tests/gallery/test_endings.py::test_the_scene_is_still_without_motion_and_fits_every_screen",
    ),
    "axe looks at a whole way from home to a table": (
        "tests/page/test_everyone.py::test_axe_finds_nothing[to_a_big_screen]",
        "tests/page/test_everyone.py::test_axe_finds_nothing[to_the_result]",
    ),
    "what the server says of it is tested without a browser": (
        "tests/page/test_ahead.py::test_A9_*",
        "tests/page/test_results.py::test_the_second_game_may_be_the_best_so_far",
        "tests/page/test_fair_table.py::*",
        "tests/page/test_together.py::test_a_name_that_is_refused_is_explained_in_ones_own_language",
        "tests/page/test_together.py::test_opening_the_link_again_leads_back_to_the_seat",
        "tests/page/test_together.py::test_a_host_who_leaves_finds_the_way_back_to_the_seat",
        "tests/page/test_tv.py::test_the_letters_on_the_screen_are_good_after_a_restart",
        "tests/page/test_luck.py::test_a_chosen_deal_is_called_so",
        "tests/page/test_luck.py::test_alone_too_the_device_has_its_share",
    ),
    "an evening on a big screen is played by day": (
        "tests/page/test_evening.py::test_an_evening_by_link_without_a_television",
    ),
    "who speaks for all is decided by the server, and one cover is like another": (
        "tests/games/*/page/test_together.py::test_together_all_speak_with_one_voice",
    ),
    "the same page speaks English by day": (
        "tests/page/test_solo.py::test_in_german",
        "tests/page/test_notepad.py::test_in_german",
        "tests/games/*/page/test_lesson.py::test_in_german",
        "tests/games/*/page/test_table.py::test_words_and_colours_of_the_lesson_are_seen_together[de*]",
    ),
    "studies are tried on fewer games and smaller ones": (
        "tests/tools/studies/test_ghosts.py::test_a_few_ghosts_foretell_better_than_the_best_character",
        "tests/tools/studies/test_sizes.py::test_counts_fit_together[[!m]*]",
        "tests/games/*/solver/test_two.py::test_perfect_players_win_as_often_as_the_table_says*",
        "tests/games/*/solver/test_two.py::test_nobody_does_better_against_the_perfect_player",
        "tests/bots/test_strength.py::test_each_character_beats_the_next_weaker[m*]",
        "tests/games/*/test_bots.py::test_characters_form_a_ladder",
        "tests/games/*/solver/test_solver.py::test_value_iteration_finds_the_same[three who see each other so]",
        "tests/tools/studies/test_sizes.py::test_the_same_table_every_time",
        "tests/tools/studies/test_handicap_proposals.py::*",
    ),
    "whole games over the wire are played in the two games that differ most": (
        "tests/web/test_playing.py::test_a_game_among_four_devices_to_the_end[[!bg]*]",
        "tests/web/test_playing.py::test_one_device_and_bots[[!bg]*]",
        "tests/web/test_play_by_protocol.py::test_three_of_them_play_at_one_table*",
    ),
    "practice is met on the way from a result, and the first page without a line where the shell is": (
        "tests/page/test_practice.py::*",
        "tests/page/test_manners.py::test_home_says_that_no_server_answers",
        "tests/page/test_lessons.py::test_back_again_and_over",
        "tests/page/test_notepad.py::test_axe_finds_nothing",
    ),
    "a word that breaks is broken by very large letters first": (
        "tests/gallery/test_words.py::test_no_word_is_broken[*-normal]",
    ),
    "a verdict is waited for in every game without movement and in one with it": (
        "tests/page/test_beats.py::test_the_verdict_comes_after_the_truth[g*-reduce]",
    ),
    "wires fail by day, and workers are killed where they serve": (
        "tests/workers/test_faults.py::test_workers_redis_and_postgres_die_and_freeze_and_nothing_is_lost",
    ),
    "the smallest game keeps the contract by day, and it is what is copied": (
        "tests/tools/test_new_game.py::test_what_it_wrote_keeps_the_contract",
    ),
    "movements have their lengths from one table": (
        "tests/games/*/page/test_motion.py::test_movements_are_short_and_there_are_none_with_reduced_motion[roll]",
    ),
}
"""Patterns of tests, without the browser's name, by what breaks with them."""


def is_left_to_the_night(node: str) -> bool:
    test, parameters = parts(node)
    return any(fits(parameters, those) for those in left_of(test))


def patterns() -> Iterable[str]:
    return (pattern for group in LEFT_TO_THE_NIGHT.values() for pattern in group)


def matches(node: str, pattern: str) -> bool:
    """What stands in the first brackets of a pattern are parameters, which may be a pattern themselves."""
    (test, parameters), (wanted, those) = parts(node), parts(pattern)
    return fnmatchcase(test, wanted) and fits(parameters, those)


@cache
def left_of(test: str) -> tuple[str, ...]:
    """The parameters with which a test is left to the night; most tests have many, and all have the same name."""
    named = (parts(pattern) for pattern in patterns())
    return tuple(those for wanted, those in named if fnmatchcase(test, wanted))


def parts(node: str) -> tuple[str, str]:
    """A test and its parameters."""
    test, _, parameters = node.replace("chromium-", "").replace("[chromium]", "").partition("[")
    return test, parameters.removesuffix("]")


def fits(parameters: str, those: str) -> bool:
    return not those or fnmatchcase(parameters, those)


def by_day_only(mark: Mark) -> Mark:
    """The parameters of a test without those that are marked as nightly, unless their names are counted one by one."""
    if mark.name != "parametrize" or isinstance(mark.kwargs.get("ids"), Iterable):
        return mark
    names, cases, *more = mark.args
    kept = [case for case in cases if not is_nightly(case)]
    return pytest.mark.parametrize(names, kept, *more, **mark.kwargs).mark if kept else mark


def is_nightly(case: object) -> bool:
    return isinstance(case, ParameterSet) and any(getattr(mark, "name", "") == "nightly" for mark in case.marks)
