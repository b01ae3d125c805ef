"""What the text mode must know about a game to put it into words."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from gander.contract.game import Event, Outcome, Seat
from gander.speech.answers import Prompt
from gander.speech.voice import Voice

V = TypeVar("V")
M = TypeVar("M")
S = TypeVar("S")


@dataclass(frozen=True)
class Teller(Generic[S, V, M]):
    """One game in words, as functions over what a viewer may see."""

    event: Callable[[Voice, Event], str]
    """The sentence for one event."""
    news: Callable[[Voice, Sequence[Event]], list[str]]
    """The sentences for what happened since somebody last looked; what `situation` shows anyway may be left out."""
    situation: Callable[[Voice, V], list[str]]
    """The table as it lies now."""
    question: Callable[[Voice, V, Seat, tuple[M, ...]], Prompt[M]]
    """What this seat is asked, and every move as an answer to it."""
    rules_now: Callable[[V], tuple[str, ...]]
    """The numbers of the rules that matter now."""
    result: Callable[[Voice, V, Outcome], list[str]]
    """How it ended."""
    laid_open: Callable[[S], V]
    """What one would see if no card were hidden, for looking back at a finished game."""


AnyTeller: TypeAlias = Teller[Any, Any, Any]
