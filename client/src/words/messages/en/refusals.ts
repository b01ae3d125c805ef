/** Why the server refuses something, under its code; what is refused while a game is on is in `table.ts`. */

/** An old page asks for what the server no longer has. */
const OUTDATED = 'This page no longer fits the server. Please reload it.';

export const refusals = {
  'refused.bot_seat': 'This seat is a bot’s now.',
  'refused.enough_games': 'A great many games have been played at this table. Please open a new one.',
  'refused.ghost_seat': 'Somebody has just taken this seat. A ghost needs a free one.',
  'refused.no_such_code': 'This code opens no table. It may be mistyped, or the game may be over.',
  'refused.not_at_table': 'This device is no longer at the table. Come in with the code again.',
  'refused.sealed': 'The game is about to begin, so nothing can be changed any more.',
  'refused.seat_held': 'Somebody is playing at this seat. They can invite another device themselves, from their menu.',
  'refused.seat_taken': 'Somebody was faster: this seat is taken.',
  'refused.seats_apart': 'This device has played another seat of this game and would see what is hidden from it. Take another device, or join the next game.',
  'refused.seats_open': 'Not all seats are taken yet.',
  'refused.table_full': 'This table is full: every seat is taken.',
  'refused.too_few': 'More people or bots are needed for this game.',
  'refused.wrong_name': 'A name has one to twenty letters.',

  'refused.broken_file': 'This file is no notepad, or it comes from a newer version.',
  'refused.day_over': 'These cards have already been played to the end on another device.',
  'refused.in_study': 'This is shown once every game of the study is finished.',
  'refused.name_taken': 'Somebody else on this notepad is called that. If it is the same person, merge the two.',
  'refused.no_such_device': 'This device no longer shares your notepad.',
  'refused.no_such_game': 'This game is no longer on your notepad.',
  'refused.no_such_ghost': 'This ghost is no longer on your notepad.',
  'refused.no_such_link': 'This code does not work. It may be mistyped, used up or older than ten minutes.',
  'refused.no_such_player': 'This person is not on the notepad of this device.',
  'refused.same_table': 'You two are playing against each other on these devices. Finish that game first.',
  'refused.too_early': 'It is too early for that: a few more games are needed.',
  'refused.wrong_date': 'There are no cards for this date. Is the date on this device right?',

  'refused.other_origin': 'The server takes this page for one of another site. Please tell the people who run it.',
  'refused.server_full': 'The server is full just now. Try again in a moment.',
  'refused.too_large': 'That is too large for the server.',
  'refused.too_slow': 'The connection was too slow for that. Please try again.',
  'refused.not_found': OUTDATED,
  'refused.unknown_bot': OUTDATED,
  'refused.unknown_game': OUTDATED,
  'refused.wrong_message': OUTDATED,
  'refused.wrong_method': OUTDATED,
  'refused.wrong_option': OUTDATED,
  'refused.wrong_type': OUTDATED,
} as const;
