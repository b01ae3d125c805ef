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


def check_goes_on(room: Classroom) -> None:
    if room.ended:
        raise WrongTime("class_over", "the lesson of this class is over")


# Pupils --------------------------------------------------------------------------------------------------------------


def come_in(room: Classroom, device: Device, name: str | None = None, card: int | None = None) -> Classroom:
    """Somebody comes by the code of the class with a name, or with a card of the printed sheet. Whoever is in stays the
    same pupil; a card goes with whoever holds it, to another device, too."""
    check_goes_on(room)
    known = room.number_of(device) if card is None else room.with_card(card)
    if known is not None:
        return _moved_to(room, known, device)
    if card is not None and not 1 <= card <= CARDS:
        raise WrongValue("no_class_card", f"the cards have the numbers 1 to {CARDS}, and not {card}")
    if sum(not pupil.gone for pupil in room.pupils) >= MOST_PUPILS or len(room.pupils) >= 3 * MOST_PUPILS:
        raise WrongTime("class_full", f"{MOST_PUPILS} pupils are in this class: no more come in")
    others = [pupil.name for pupil in room.pupils if not pupil.gone]
    told = told_apart(clean_name(name if card is None else str(card)), others)
    room = replace(room, pupils=(*room.pupils, Pupil(told, card=card)))
    return _moved_to(room, len(room.pupils) - 1, device)


def _moved_to(room: Classroom, number: PupilNumber, device: Device) -> Classroom:
    """A device is one pupil's: whoever had it before is nowhere until they come again."""
    if room.pupils[number].device == device:
        return room
    freed = (replace(one, device="") if one.device == device else one for one in room.pupils)
    moved = with_item(tuple(freed), number, replace(room.pupils[number], device=device))
    return replace(room, pupils=moved)


def send_out(room: Classroom, number: PupilNumber) -> Classroom:
    """Somebody is not in the class any more, nor is their name."""
    _check_pupil(room, number)
    return replace(room, pupils=with_item(room.pupils, number, Pupil(GONE, gone=True)))


def _check_pupil(room: Classroom, number: PupilNumber) -> None:
    if not 0 <= number < len(room.pupils) or room.pupils[number].gone:
        raise Unknown("no_such_pupil", f"no pupil {number} is in this class")


# Playing -------------------------------------------------------------------------------------------------------------


def play(room: Classroom, plan: ClassPlan, here: Collection[PupilNumber], lot: str) -> Classroom:
    """Everybody who is here plays this from now on; what was played before is over."""
    check_goes_on(room)
    if not 1 <= plan.people <= MOST_TOGETHER:
        raise WrongValue("wrong_group", f"1 to {MOST_TOGETHER} pupils sit at one table, and not {plan.people}")
    pupils = [number for number in here if not room.pupils[number].gone]
    if not pupils:
        raise WrongTime("nobody_here", "no pupil is here yet")
    room = stop(room)
    return replace(room, rounds=(*room.rounds, ClassRound(plan, drawn(pupils, plan.people, lot))), paused=False)


def join_late(room: Classroom, number: PupilNumber) -> Classroom:
    """Who comes when everybody plays has a table at once; bots sit where others would."""
    current = room.round()
    if current is None or current.group_of(number) is not None:
        return room
    return _with_round(room, replace(current, groups=(*current.groups, (number,))))


def _with_round(room: Classroom, changed: ClassRound) -> Classroom:
    return replace(room, rounds=(*room.rounds[:-1], changed))


def pause(room: Classroom, *, on: bool) -> Classroom:
    """Nobody plays on, or everybody does."""
    check_goes_on(room)
    if on and room.round() is None:
        raise WrongTime("nothing_played", "nothing is played that could be paused")
    return replace(room, paused=on)


def stop(room: Classroom) -> Classroom:
    """What is played is over; games that are not finished have no result."""
    current = room.round()
    return room if current is None else replace(_with_round(room, replace(current, over=True)), paused=False)


def end(room: Classroom) -> Classroom:
    """The lesson is over. Where everything is kept, the same class may come together again."""
    return replace(stop(room), ended=True)


def reopen(room: Classroom) -> Classroom:
    """Another lesson of a class that was kept."""
    return replace(room, ended=False)


def keep(room: Classroom, *, on: bool) -> Classroom:
    return replace(room, keep=on)


def note(room: Classroom, result: GroupResult) -> Classroom:
    """Write down how a game ended, once."""
    known = room.result_of(result.round, result.group) is not None
    return room if known else replace(room, results=(*room.results, result))
