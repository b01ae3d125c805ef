"""What can be done in a class. Each function returns the class as it is then, or refuses; nothing is changed here."""

from collections.abc import Collection

from msgspec.structs import replace

from gander.classroom.classroom import (
    CARDS,
    GONE,
    MOST_PUPILS,
    MOST_TOGETHER,
    ClassPlan,
    Classroom,
    ClassRound,
    GroupResult,
    Pupil,
    PupilNumber,
)
from gander.classroom.lot import drawn
from gander.contract.game import with_item
from gander.table.errors import Unknown, WrongTime, WrongValue
from gander.table.events import Device
from gander.table.names import clean_name, told_apart


def check_goes_on(classroom: Classroom) -> None:
    if classroom.ended:
        raise WrongTime("class_over", "the lesson of this class is over")


# Pupils --------------------------------------------------------------------------------------------------------------


def come_in(classroom: Classroom, device: Device, name: str | None = None, card: int | None = None) -> Classroom:
    """Somebody comes by the code of the class with a name, or with a card of the printed sheet. Whoever is in stays the
    same pupil; a card goes with whoever holds it, to another device, too."""
    check_goes_on(classroom)
    known = classroom.number_of(device) if card is None else classroom.with_card(card)
    if known is not None:
        return _moved_to(classroom, known, device)
    if card is not None and not 1 <= card <= CARDS:
        raise WrongValue("no_class_card", f"the cards have the numbers 1 to {CARDS}, and not {card}")
    if sum(not pupil.gone for pupil in classroom.pupils) >= MOST_PUPILS or len(classroom.pupils) >= 3 * MOST_PUPILS:
        raise WrongTime("class_full", f"{MOST_PUPILS} pupils are in this class: no more come in")
    others = [pupil.name for pupil in classroom.pupils if not pupil.gone]
    told = told_apart(clean_name(name if card is None else str(card)), others)
    classroom = replace(classroom, pupils=(*classroom.pupils, Pupil(told, card=card)))
    return _moved_to(classroom, len(classroom.pupils) - 1, device)


def _moved_to(classroom: Classroom, number: PupilNumber, device: Device) -> Classroom:
    """A device is one pupil's: whoever had it before is nowhere until they come again."""
    if classroom.pupils[number].device == device:
        return classroom
    freed = (replace(one, device="") if one.device == device else one for one in classroom.pupils)
    moved = with_item(tuple(freed), number, replace(classroom.pupils[number], device=device))
    return replace(classroom, pupils=moved)


def send_out(classroom: Classroom, number: PupilNumber) -> Classroom:
    """Somebody is not in the class any more, nor is their name."""
    _check_pupil(classroom, number)
    return replace(classroom, pupils=with_item(classroom.pupils, number, Pupil(GONE, gone=True)))


def _check_pupil(classroom: Classroom, number: PupilNumber) -> None:
    if not 0 <= number < len(classroom.pupils) or classroom.pupils[number].gone:
        raise Unknown("no_such_pupil", f"no pupil {number} is in this class")


# Playing -------------------------------------------------------------------------------------------------------------


def play(classroom: Classroom, plan: ClassPlan, here: Collection[PupilNumber], lot: str) -> Classroom:
    """Everybody who is here plays this from now on; what was played before is over."""
    check_goes_on(classroom)
    if not 1 <= plan.people <= MOST_TOGETHER:
        raise WrongValue("wrong_group", f"1 to {MOST_TOGETHER} pupils sit at one table, and not {plan.people}")
    pupils = [number for number in here if not classroom.pupils[number].gone]
    if not pupils:
        raise WrongTime("nobody_here", "no pupil is here yet")
    classroom = stop(classroom)
    return replace(
        classroom, rounds=(*classroom.rounds, ClassRound(plan, drawn(pupils, plan.people, lot))), paused=False
    )


def join_late(classroom: Classroom, number: PupilNumber) -> Classroom:
    """Who comes when everybody plays has a table at once; bots sit where others would."""
    current = classroom.round()
    if current is None or current.group_of(number) is not None:
        return classroom
    return _with_round(classroom, replace(current, groups=(*current.groups, (number,))))


def _with_round(classroom: Classroom, changed: ClassRound) -> Classroom:
    return replace(classroom, rounds=(*classroom.rounds[:-1], changed))


def pause(classroom: Classroom, *, on: bool) -> Classroom:
    """Nobody plays on, or everybody does."""
    check_goes_on(classroom)
    if on and classroom.round() is None:
        raise WrongTime("nothing_played", "nothing is played that could be paused")
    return replace(classroom, paused=on)


def stop(classroom: Classroom) -> Classroom:
    """What is played is over; games that are not finished have no result."""
    current = classroom.round()
    return classroom if current is None else replace(_with_round(classroom, replace(current, over=True)), paused=False)


def end(classroom: Classroom) -> Classroom:
    """The lesson is over. Where everything is kept, the same class may come together again."""
    return replace(stop(classroom), ended=True)


def reopen(classroom: Classroom) -> Classroom:
    """Another lesson of a class that was kept."""
    return replace(classroom, ended=False)


def keep(classroom: Classroom, *, on: bool) -> Classroom:
    return replace(classroom, keep=on)


def note(classroom: Classroom, result: GroupResult) -> Classroom:
    """Write down how a game ended, once."""
    known = classroom.result_of(result.round, result.group) is not None
    return classroom if known else replace(classroom, results=(*classroom.results, result))
