"""Truth before verdict: what is said of a card or of dice is nowhere in the page before they have been seen."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import Any

import pytest

from tests.kinds import ALONE
from tests.page.conftest import PHONE
from tests.page.people import Person
from tests.page.truths import WITH_TRUTH, led_up_to, truth_of
from tests.waiting import wait_until

FILM = """seen => {
    window.film = [];
    const frame = () => {
        const said = document.querySelector('[role=log]')?.textContent ?? '';
        const beat = document.querySelector('.table').dataset.beat ?? null;
        const words = `${document.querySelector('main').innerText} ${said}`;
        window.film.push({ beat, seen: document.querySelector(seen) !== null, words });
    };
    const options = { subtree: true, childList: true, characterData: true, attributes: true };
    new MutationObserver(frame).observe(document.body, options);
    setInterval(frame, 50);
}"""
"""Writes down every change of the page: which beat it is, whether the truth can be seen, and all words, also those for
readers."""


LONGEST = 300
"""Tenths of a second for which a show is waited for on a slow machine."""


def filmed(me: Person, game: str) -> list[dict[str, Any]]:
    press = led_up_to(me, game)
    me.page.evaluate(FILM, truth_of(game).seen)
    press.click()
    for _ in range(LONGEST):
        me.page.wait_for_timeout(100)
        film: list[dict[str, Any]] = me.page.evaluate("window.film")
        if any(frame["beat"] for frame in film) and not film[-1]["beat"]:
            return film
    raise AssertionError(f"no show from beginning to end; the page shows:\n{me.page.locator('body').aria_snapshot()}")


@pytest.mark.parametrize(
    ("game", "motion"), [*((game, "reduce") for game in WITH_TRUTH), (ALONE.game.name, "no-preference")]
)
def test_the_verdict_comes_after_the_truth(device: Callable[..., Person], game: str, motion: str) -> None:
    me = device(PHONE, patient=True, reduced_motion=motion)
    truth = truth_of(game)
    film = filmed(me, game)
    beats = tuple(beat for beat, _ in groupby(frame["beat"] for frame in film) if beat is not None)
    assert beats == truth.beats
    told = next(number for number, frame in enumerate(film) if truth.verdict.search(frame["words"]))
    opened = next(number for number, frame in enumerate(film) if frame["seen"])
    assert opened < told or (opened == told and film[told]["beat"] is None)


TURNING = """([seen, said]) => {
    window.spoken = [];
    const verdict = new RegExp(said);
    const told = () => {
        if (window.spoken.length > 0 || !verdict.test(document.querySelector('.board .prompt').innerText)) return;
        const parts = [...document.querySelectorAll(seen)];
        const at = (one) => parts.some((part) => part.contains(one) || one.contains(part));
        const turns = ({ effect }) => at(effect.target) && /rotate/.test(effect.getKeyframes()[0].transform);
        const unseen = (one) => turns(one) && one.effect.getComputedTiming().progress < 0.5;
        const edgeOn = document.getAnimations().filter(unseen);
        window.spoken.push(edgeOn.map(({ effect }) => effect.target.outerHTML.slice(0, 90)));
    };
    new MutationObserver(told).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
"""Notes, the first time that the verdict is read, what of the card or the dice that it is about cannot be seen yet."""


@pytest.mark.parametrize("game", WITH_TRUTH)
def test_who_hurries_reads_no_verdict_while_the_card_still_turns(device: Callable[..., Person], game: str) -> None:
    me = device(PHONE, reduced_motion="no-preference")
    truth = truth_of(game)
    press = led_up_to(me, game)
    me.page.evaluate(TURNING, [truth.seen, truth.verdict.pattern])
    press.click()
    wait_until(me.page, "() => window.spoken.length > 0")
    assert me.page.evaluate("window.spoken") == [[]]
