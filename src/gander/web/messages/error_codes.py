"""Every code with which something can be refused, and what it means. They stay the same; a test finds missing ones."""

from typing import Final

from gander.games import GAMES

SHARED: Final[dict[str, str]] = {
    # The table
    "bot_plays": "A bot plays for this seat: take the seat back first.",
    "bot_seat": "This seat is a bot's; nobody can be invited to it.",
    "broken_table": "What is kept of this table cannot be read. Only who runs the server can help.",
    "busy": "There is no room for this at the moment: try again soon.",
    "enough_events": "Very much has happened at this table: the game can be ended, and another table opened.",
    "enough_games": "Very many games were played at this table: open a new one.",
    "ghost_seat": "A ghost needs a free seat: this one is a person's.",
    "host_present": "The device that looks after the table is here, or was so a moment ago: wait a minute.",
    "no_adviser": "Nobody gives advice on this game.",
    "no_substitute": "No bot plays for this seat.",
    "no_such_code": "The code opens no table: mistyped, used up, or the table is over.",
    "no_such_game": "No game with this number was played at the table.",
    "no_such_seat": "The table has no seat with this number.",
    "no_such_table": "There is no such table, or it is not for this device.",
    "not_at_table": "Only a device that is at the table can do this: the host, one with a seat, or a big screen.",
    "not_host": "Only the device that looks after the table can do this.",
    "not_over": "The record is secret until the game is over.",
    "not_pledged": "This salt is not the one that was pledged.",
    "not_sealed": "No game waits for a share of this device: pledges are shown once all of them are fixed.",
    "not_your_seat": "This device does not hold the seat.",
    "sealed": "The coming game is fixed, and begins in a moment.",
    "seat_empty": "Nobody holds the seat.",
    "seat_held": "The device that plays at this seat is here, or was so a moment ago: it can invite another itself.",
    "seat_taken": "Somebody else has the seat.",
    "seats_apart": "Another seat of this running game was played from this device or one that shares its notepad.",
    "seats_open": "Somebody is still missing: not every seat is taken.",
    "stale": "The move answers a question that is no longer asked: look at the view that follows.",
    "table_full": "The code is right, and every seat at its table is taken.",
    "too_few": "More people or bots are needed for this game.",
    "wrong_name": "A name needs 1 to 20 visible letters.",
    "wrong_phase": "Not possible in this phase of the table, as moving during a pause.",
    "wrong_seat": "A seat was planned that cannot be, as an open one with a bot.",
    # The notepad
    "broken_file": "The file is no notepad, or one of a newer Gander.",
    "day_over": "The deal of that day was finished elsewhere, and its result came in a file.",
    "in_study": "The deals of a study are given out when the participant has finished all its games.",
    "name_taken": "Another player of this notepad has the name: merge the two instead.",
    "no_such_device": "No device of this notepad has this key.",
    "no_proposal": "Nothing can be proposed for this table: nobody wins there, or memory does not decide it.",
    "no_such_ghost": "There is no such ghost on this device's notepad.",
    "no_such_link": "The code links to no notepad: mistyped, used up or too old.",
    "no_such_player": "There is no such player on this device's notepad.",
    "no_study": "This server runs no study.",
    "same_table": "Devices of both notepads sit at one table: play the game to its end first.",
    "same_player": "A player cannot be merged with themself.",
    "study_over": "The participant has been dealt all games of the study.",
    "too_early": "There is not enough yet to tell this player from a typical one.",
    "wrong_practice": "There is no such exercise, or nobody can have done it like that.",
    "wrong_date": "There is no such date, the day has not come yet where the player is, or it is before 1900.",
    # The rules
    "game_error": "The rules do not allow this.",
    "game_over": "The game is over.",
    "illegal_move": "The rules do not allow this move.",
    "not_your_turn": "Somebody else is to move.",
    "unknown_bot": "There is no bot of this name.",
    "unknown_game": "There is no game of this name.",
    "wrong_move": "Another kind of move is asked.",
    "wrong_option": "The rules do not know this option, or not with this value.",
    "broken_record": "This table was opened under other rules of the game.",
    # The server
    "fault": "Something went wrong in the server; nothing was changed.",
    "hung_up": "The request broke off before its end.",
    "not_found": "There is nothing at this address.",
    "not_read": "Reading from the disk failed.",
    "not_saved": "Writing to the disk failed; nothing was changed.",
    "other_origin": "The request comes from a page of another site.",
    "page_not_built": "The page was not built.",
    "refused": "Not possible; the detail says why.",
    "server_full": "All lines that there is room for are open.",
    "too_large": "The message is too large.",
    "too_many_requests": "Too often: wait a little.",
    "too_many_sockets": "This device or its address has too many lines open.",
    "too_slow": "The request did not come in time.",
    "wrong_host": "The Host header names no address.",
    "wrong_message": "The message is not one that is described here.",
    "wrong_method": "This address has no such method.",
    "wrong_type": "The body must be JSON.",
}


def meanings() -> dict[str, str]:
    """What every code means, those of the games among them; what two games say differently is said for both."""
    found = dict(SHARED)
    for game in GAMES.values():
        for code, meaning in game.refusals.items():
            known = found.get(code, meaning)
            found[code] = known if known == meaning else f"{known} {meaning}"
    return found
