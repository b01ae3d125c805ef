/**
 * English: the source of all keys. A new language is one file beside this one with the same keys and places.
 * A file that grows long hands its parts to a folder of its name; only files in this folder are languages.
 *
 * `{name}` is filled in; a message with plural forms is chosen by `{n}`. Words like a person's, and short.
 */
import { about } from './en/about';
import { boar } from './en/boar';
import { brains } from './en/brains';
import { goose } from './en/goose';
import { lessons } from './en/lessons';
import { page } from './en/page';
import { pieces } from './en/pieces';
import { rules } from './en/rules';
import { table } from './en/table';

export const en = {
  ...page,
  ...pieces,
  ...about,
  ...rules,
  ...lessons,
  ...table,
  ...goose,
  ...boar,
  ...brains,

  'cover.handOver': 'Hand over to {name}',

  'bot.chick.short': 'Pip',
  'bot.squirrel.short': 'Hazel',
  'bot.tortoise.short': 'Theo',
  'bot.otter.short': 'Otto',
  'bot.crow.short': 'Kora',
  'bot.elephant.short': 'Ella',

  'join.name': 'What is your name?',
  'join.seat': 'Where do you sit?',
  'join.seatNumber': 'Seat {n}',
  'join.sit': 'Sit down',
  'join.stage': 'Be the big screen',
  'join.stageText': 'This device shows the table to everybody: the public things, large.',

  'lobby.come': 'Scan the code with a phone, or send the link.',
  'lobby.allHere': 'Everybody is here.',
  'lobby.wayIn': 'The way in',
  'lobby.qr': 'QR code with the link to this table',
  'lobby.code': 'or type this code',
  'lobby.share': 'Send the link',
  'lobby.shareText': 'Come and play:',
  'lobby.copied': 'The link is copied.',
  'lobby.free': 'free',
  'lobby.bot': 'a bot',
  'lobby.botAt': 'Let a bot play at seat {n}',
  'lobby.here': 'on this device',
  'lobby.hereAt': 'Somebody on this device sits at seat {n}',
  'lobby.waiting': { one: 'One seat is still free.', other: '{n} seats are still free.' },
  'lobby.hostStarts': 'Whoever opened the table starts the game.',

  'line.down': 'No line. Trying again …',
  'line.restarting': 'The server restarts. Nothing is lost.',

  'menu.open': 'Menu',
  'menu.title': 'At the table',
  'menu.react': 'Call across the table',
  'menu.turn': 'Turn the table',
  'menu.pause': 'Pause',
  'menu.stage': 'Add a big screen',
  'menu.bot': 'bot plays',
  'menu.botFor': 'Let a bot play for {name}',
  'menu.back': 'play again',
  'menu.backFor': '{name} plays again',
  'menu.newDevice': 'new device',
  'menu.newDeviceFor': 'New device for {name}',
  'menu.leave': 'leave',
  'menu.leaveFor': '{name} leaves',
  'menu.leaveText': '{name} leaves the table. A bot plays on until somebody takes the seat.',
  'menu.leaveLobbyText': '{name} leaves the table. The seat is free again.',
  'menu.kick': 'remove',
  'menu.kickFor': 'Remove {name}',
  'menu.kickText': '{name} loses the seat. Somebody else can take it.',
  'menu.end': 'End the game',
  'menu.endText': 'The game ends now, without a result.',
  'menu.wayInText': 'Open this on the other device. It works once.',
  'menu.kept': 'You can close this page at any time and come back to your seat.',

  'reaction.bravo': 'Bravo!',
  'reaction.wow': 'Wow!',
  'reaction.oops': 'Oops!',
  'reaction.laugh': 'Ha ha!',
  'reaction.think': 'Hmm …',
  'reaction.hurry': 'Your turn!',
  'reaction.thanks': 'Thanks!',

  'seat.botPlays': '{bot} plays for {name}.',
  'seat.reclaimMine': 'Play again myself',

  'paused.title': 'A break',
  'paused.host': 'All clocks stand still.',
  'paused.guest': 'All clocks stand still. Whoever opened the table goes on.',
  'paused.resume': 'Go on',

  'gone.title': 'No seat here',
  'gone.text': 'This device has no seat at this table. Ask for the link again.',

  'refused.stale': 'Somebody was faster.',
  'refused.other': 'That is not possible just now.',
  'refused.noLine': 'There is no line to the server. Try again in a moment.',
  'refused.code': 'This code opens no table. It may be mistyped, or the table may be full or over.',
  'refused.seatTaken': 'Somebody was faster: this seat is taken.',
  'refused.seatsOpen': 'Not all seats are taken yet.',
  'refused.tooMany': 'That was a little too often. Wait a moment.',
  'refused.name': 'A name has one to twenty letters.',

  'result.wins': '{name} wins',
  'result.shareWin': '{names} share the win',
  'result.solo': { one: 'Your result: {n} point', other: 'Your result: {n} points' },
  'result.together': { one: 'Together: {n} point', other: 'Together: {n} points' },
  'result.ended': 'The game was ended',
  'result.endedText': 'It has no result and does not go onto the notepad.',
  'result.pad': 'The result',
  'result.place': '{n}.',
  'result.again': 'Again',
  'result.againWinner': 'Again, the winner starts',
  'result.other': 'Another game',
  'result.hostAgain': 'Whoever opened the table can start another game.',
  'result.luck': 'Was it luck?',
  'result.luckText': 'The shuffles and throws came from this seed. Its hash stood on the table before the first card, so nobody could change it afterwards.',
  'result.hash': 'Hash',
  'result.seed': 'Seed',
  'result.record': 'Every move of this game, as a file',

  'table.readyAll': 'We are all ready',
  'goose.acceptAll': 'We all agree',
  'goose.score': '{right} right − {errors} errors = {total}',
} as const;

export default en;
