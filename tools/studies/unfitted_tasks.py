"""What the model of memory says of tasks to which it was not fitted, beside people.

    python -m tools.studies.unfitted_tasks [CHARACTER]

The figures for people are from the same public data as those in `gander.memory.people`; those of how many are kept are
from Adam, Mance, Fukuda and Vogel (2015, Journal of Cognitive Neuroscience 27), by way of the same collection.
"""

import sys
from collections.abc import Iterator, Sequence
from typing import Final

from gander.contract.game import Luck, shuffled
from gander.luck import QuickLuck
from gander.memory.characters import Profile, profile_of
from gander.memory.model import SWEEP, Memory
from gander.memory.people import COLOURS, DIGITS, ORDER, SHOWN, cells_apart, show_in_turn, squares, updated_frames
from gander.memory.word_lists import HEARD, WORDS

TRIALS: Final = 3000
SETS: Final = range(2, 7)
FRAMES: Final = range(4, 7)
POOL: Final = range(16)

GUESSED: Final = (0.135, 0.142, 0.103, 0.070, 0.041)
"""How often people name a colour that was never shown for the first square to the fifth."""
INTRUDED: Final = (0.067, 0.073, 0.059, 0.060, 0.032)
"""How often people name the first square to the fifth for each of the others."""
FORWARDS: Final = (0.74, 0.57, 0.40, 0.27, 0.18, 0.10, 0.16, 0.31)
BACKWARDS: Final = (0.46, 0.27, 0.23, 0.19, 0.36, 0.53, 0.75, 0.95)
"""The share right at each place of eight that were seen and are said forwards or backwards: Madigan (1971, Journal of
Verbal Learning and Verbal Behavior 10), by way of the same collection."""
EIGHT: Final = 0.6
"""The effort with which the otter says as many right in all as people do."""
MISPLACED: Final = (0.34, 0.475, 0.51)
"""Of the wrong digits of young people in four to six frames, the share that lies in another frame: 217, 244 and 522
wrong ones at six seconds a step (Oberauer and Kliegl 2006; for any other digit it would be .28, .37 and .45)."""
KEPT: Final = (1.83, 2.43, 2.71, 2.54, 2.62)
"""How many of two to six colours people keep from one look."""


def named_in_turn(profile: Profile, trials: int, luck: Luck) -> list[list[float]]:
    """Five colours in turn: how likely each of them (column) is named for each of them (row)."""
    named = [[0.0] * SHOWN for _ in ORDER]
    for _ in range(trials):
        memory, shown = Memory(profile, luck, cells_apart), squares(SHOWN, luck)
        show_in_turn(memory, shown)
        for row, asked in zip(named, shown, strict=True):
            chances = memory.chances_to_say(asked.place, COLOURS)
            for column, other in enumerate(shown):
                row[column] += chances[other.value] / trials
    return named


def guessed(named: Sequence[Sequence[float]]) -> list[float]:
    """How often a colour that was never shown is named for each, by order."""
    return [1 - sum(row) for row in named]


def intruded(named: Sequence[Sequence[float]]) -> list[float]:
    """How often each is named for each of the others, by order."""
    return [(sum(column) - column[own]) / (SHOWN - 1) for own, column in enumerate(zip(*named, strict=True))]


def misplaced(profile: Profile, load: int, trials: int, luck: Luck) -> float:
    """Digits that change: of the wrong ones that are given, the share that lies in another frame."""
    wrong = elsewhere = 0.0
    for _ in range(trials):
        memory, truth = updated_frames(profile, load, luck)
        for frame, digit in enumerate(truth):
            chances = memory.chances_to_say(frame, DIGITS)
            wrong += 1 - chances[digit]
            elsewhere += sum(chances[other] for other in {*truth} - {digit})
    return elsewhere / wrong


def kept(profile: Profile, count: int, trials: int, luck: Luck) -> float:
    """One look at some colours, then one of them is shown again, the same or a new one: how many are kept (K).

    Whoever recalls what is shown says that it is the same. K is the number of things times the share of «the same» when
    it is, less the share of «the same» when it is not.
    """
    difference = 0.0
    for _ in range(trials):
        memory, (new, *shown) = Memory(profile, luck, cells_apart), squares(count + 1, luck)
        memory.see_all(shown, SWEEP)
        chances = memory.chances_to_say(shown[0].place, COLOURS)
        difference += chances[shown[0].value] - chances[new.value]
    return count * difference / trials


def of_sixteen(profile: Profile, trials: int, luck: Luck) -> list[float]:
    """Eight words in turn, sixteen as answers: how often the right one is said, another, one that never came."""
    right = another = 0.0
    for _ in range(trials):
        memory, words = Memory(profile, luck), shuffled(POOL, luck)[: len(WORDS)]
        for place, word in enumerate(words):
            memory.see(place, word, effort=HEARD)
        for place, word in enumerate(words):
            chances = memory.chances_to_say(place, POOL)
            right += chances[word] / (trials * len(words))
            another += sum(chances[other] for other in words if other != word) / (trials * len(words))
    return [right, another, 1 - right - another]


def eight_said(profile: Profile, order: Sequence[int], trials: int, luck: Luck) -> list[float]:
    """Eight words in turn, then all of them in this order: the share right at each place of the list."""
    right = [0.0] * len(WORDS)
    for _ in range(trials):
        memory, words = Memory(profile, luck), shuffled(WORDS, luck)
        for place, word in enumerate(words):
            memory.see(place, word, effort=EIGHT)
        for place in order:
            right[place] += memory.chances_to_say(place, WORDS)[words[place]] / trials
            memory.tick()
    return right


def report(profile: Profile, trials: int = TRIALS) -> Iterator[str]:
    luck = QuickLuck(1)
    named = named_in_turn(profile, trials, luck)
    rows: list[tuple[str, Sequence[float] | None, Sequence[float]]] = [
        ("never shown, named for each in order", GUESSED, guessed(named)),
        ("each in order, named for another", INTRUDED, intruded(named)),
        (
            "wrong digits in 4, 5, 6 frames that lie in another",
            MISPLACED,
            [misplaced(profile, load, trials, luck) for load in FRAMES],
        ),
        ("kept of two to six at once", KEPT, [kept(profile, count, trials, luck) for count in SETS]),
        ("eight said forwards, by place", FORWARDS, eight_said(profile, WORDS, trials, luck)),
        ("eight said backwards, by place", BACKWARDS, eight_said(profile, WORDS[::-1], trials, luck)),
        ("a word of eight, of sixteen: right, another, never", None, of_sixteen(profile, trials, luck)),
    ]
    for title, people, model in rows:
        yield title
        for who, figures in (("people", people), (profile.key, model)):
            if figures:
                yield f"  {who:<8}" + "".join(f"{figure:8.3f}" for figure in figures)


if __name__ == "__main__":
    print(*report(profile_of(sys.argv[1] if len(sys.argv) > 1 else "otter")), sep="\n")
