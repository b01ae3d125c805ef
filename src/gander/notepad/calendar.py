"""The calendar in files: which deals of the day the players of a notepad have begun, and which game each became."""

from collections.abc import Collection, Mapping, Sequence
from datetime import date

from gander.day import could_be_begun, is_over, seed_of_day
from gander.notepad.export_file import File, WrittenDay
from gander.store.coordination.day_secrets import drawn
from gander.store.notepad import days
from gander.store.notepad.notepad import Notepad
from gander.table.codes import new_table_id
from gander.table.events import Device
from gander.table.names import clean_name


async def days_for_file(
    notepad: Notepad,
    pads: Sequence[str],
    now: float,
    codes: Mapping[int, str] | None = None,
    without: Collection[int] = (),
) -> list[WrittenDay]:
    """Every deal of the day that was begun on some pads as it is written to a file. No secret of a running day is."""
    begun = await notepad.ask(days.all_days, pads)
    dates = {date.fromisoformat(one.day) for one in begun}
    secrets = await notepad.ask(drawn, [day for day in dates if is_over(day, now)])
    return [
        WrittenDay(
            player=codes[one.player] if codes else one.name,
            day=date.fromisoformat(one.day),
            game=one.game,
            level=one.level,
            begun_on=date.fromisoformat(one.begun_on),
            finished=one.game_id,
            secret=secrets.get(date.fromisoformat(one.day)),
        )
        for one in begun
        if one.player not in without
    ]


async def bring_days(notepad: Notepad, device: Device, found: File, now: float) -> None:
    """What was begun comes along, after the games; a day that cannot have been begun stays behind."""
    animals = {player.name: player.animal for player in found.players}
    ours = await notepad.ask(drawn, {one.day for one in found.days})
    for one in found.days:
        if one.player in animals and could_be_begun(one.day, one.begun_on, one.game, one.level, now):
            brought = days.CarriedDay(
                day=one.day.isoformat(),
                game=one.game,
                level=one.level,
                begun_on=one.begun_on.isoformat(),
                seed=seed_of_day(one.day, one.game, one.level),
                drawn_here=seed_of_day(one.day, one.game, one.level, ours[one.day]),
                drawn_there=seed_of_day(one.day, one.game, one.level, one.secret),
                finished=one.finished,
                table_id=new_table_id(),
            )
            await notepad.run(days.bring, device, clean_name(one.player), animals[one.player], now, brought)
