"""Who sits at the next game. Nobody decides it: whoever has sat out most comes first, and of these who came first."""

from collections.abc import Collection, Sequence

from gander.games import game as game_of
from gander.table.room.played import PersonNumber
from gander.table.room.room import GamePlan, Room, with_game


def seats_in(plan: GamePlan) -> int:
    """For how many there is room, bots included: as many as the mode has, or the one that has most."""
    game, mode = game_of(plan.game), plan.options.get("mode")
    return max(max(counts) for known, counts in game.players.items() if mode in (known, None))


def turn_order(room: Room, here: Collection[PersonNumber] | None = None) -> tuple[PersonNumber, ...]:
    """Those who want a seat, in the order in which they get one; only those who are here, if that is said."""
    wanting = [
        number
        for number, person in enumerate(room.people)
        if not person.left and not person.watches and (here is None or number in here)
    ]
    return tuple(sorted(wanting, key=lambda number: (-room.people[number].sat_out, number)))


def next_seats(
    room: Room, most: int, before: Sequence[PersonNumber], here: Collection[PersonNumber] | None = None
) -> tuple[PersonNumber, ...]:
    """Who sits where: those who sat before keep their order, the others follow them.

    Two on one device whose names were taken out are not told apart any more: `before` has one of them twice.
    """
    sitting = turn_order(room, here)[:most]
    kept = [number for number in dict.fromkeys(before) if number in sitting]
    return (*kept, *(number for number in sitting if number not in kept))


def waiting(room: Room, most: int) -> tuple[PersonNumber, ...]:
    """Those for whom there is no seat at the next game, in their order for the one after it."""
    return turn_order(room)[most:]


def games_to_wait(room: Room, most: int) -> tuple[int, ...]:
    """How many games each of those who wait looks on before they have a seat, if nobody comes or goes meanwhile."""
    queue, games, found = waiting(room, most), 0, dict[PersonNumber, int]()
    while most > 0 and len(found) < len(queue):
        room, games = with_game(room, None, turn_order(room)[:most]), games + 1
        for number in turn_order(room)[:most]:
            if number in queue:
                found.setdefault(number, games)
    return tuple(found[number] for number in queue if number in found)
