import { pieces } from './pieces';

/** What is said at every table while the game is on. */
export const table = {
  ...pieces,

  'table.players': 'Players',
  'table.ready': 'Ready',
  'table.readyAll': 'We are all ready',
  'table.waitingReady': 'Waiting for the others …',
  'table.hurry': 'Tap the table to go on faster.',
  'table.timeLeft': 'Time left to look',
  'table.deck': { one: '{n} card left', other: '{n} cards left' },
  'table.emptyDeck': 'Deck used up',
  'table.sure': 'Sure?',
  'table.cannotUndo': 'This cannot be taken back.',
  'table.yes': 'Yes, do it',
  'table.no': 'No, wait',

  'glance.told': '{name} looks at card {number}.',
  'glance.told.mine': 'You look at card {number}.',
  'glance.mine': 'Card {number}, for your eyes only.',
  'glance.use': 'Glance ({n} left)',
  'glance.not': 'No glance now',
  'glance.which': 'Tap the card you want to look at.',
  'glance.at': 'Look at {place}',
  'glance.left': { one: '{n} glance left', other: '{n} glances left' },

  'cover.handOver': 'Hand over to {name}',
  'cover.holdToLook': 'Hold to look',

  'seat.botPlays': '{bot} plays for {name}.',
  'seat.reclaimMine': 'Play again myself',

  'away.gone': '{name}’s device is away.',
  'away.soon': 'If it does not come back within a minute, somebody else may go on.',
  'away.askHost': '{name} can let a bot play.',
  'away.wait': 'Wait',

  'bot.chick.short': 'Pip',
  'bot.squirrel.short': 'Hazel',
  'bot.tortoise.short': 'Theo',
  'bot.otter.short': 'Otto',
  'bot.crow.short': 'Kora',
  'bot.elephant.short': 'Ella',

  'ghost.name': '{name}, {month}',

  'came.left': '{name} has left. {bot} plays on.',
  'came.bot': '{bot} plays for {name}.',
  'came.back': '{name} plays again.',
  'came.new': '{name} sits down.',
  'came.moved': '{name} plays on another device now.',

  'menu.botFor': 'Let a bot play for {name}',
  'menu.open': 'Menu',
  'menu.title': 'At the table',
  'menu.react': 'Call across the table',
  'menu.turn': 'Turn the table',

  'reaction.bravo': 'Bravo!',
  'reaction.wow': 'Wow!',
  'reaction.oops': 'Oops!',
  'reaction.laugh': 'Ha ha!',
  'reaction.think': 'Hmm …',
  'reaction.hurry': 'Your turn!',
  'reaction.thanks': 'Thanks!',

  'voice.title': 'What was just said',
  'voice.silence': 'Nothing has happened yet.',
  'voice.turn': 'Waiting for {names}.',
  'voice.you': 'It is your turn.',
  'voice.nobody': 'Nobody is to move.',
  'voice.nothing': 'Nothing just now.',
  'voice.key': 'Key',
  'voice.keys': 'These keys work at the table; a digit presses the answer, card or die with that number. The settings switch them off.',
  'voice.keysOff': 'The keys for this are switched off in the settings.',
  'wish.again': 'Say it again',
  'wish.turn': 'Whose turn is it?',
  'wish.scores': 'The scores',
  'wish.moves': 'What may I do?',

  'says.welcomes': 'Welcome. Pull up a chair.',
  'says.deals': 'Here we go. Have fun.',
  'says.points': '{name} is next.',
  'says.calls': 'That was it. Well played.',

  'luck.sealed': 'Luck is sealed',
  'luck.chosen': 'Deal was chosen',
  'luck.title': 'Nobody can choose the luck',
  'luck.titleChosen': 'This deal was chosen beforehand',

  'series.score': 'Best of three: {score}',

  'line.down': 'No connection. Trying again …',
  'line.kept': 'No connection. Your move is kept and will be sent.',
  'line.restarting': 'The server restarts. Nothing is lost.',

  'broken.title': 'This table is damaged',
  'broken.text': 'What the server kept of this table can no longer be read, so nobody can go on with it. Your other tables and your notepad are well. Please tell the people who run the server.',
  'gone.title': 'No seat here',
  'gone.text': 'This device has no seat at this table. Ask for the link again.',

  'refused.stale': 'Somebody was faster.',
  'refused.link': 'This code does not work. It may be mistyped, used up or older than ten minutes.',
  'refused.other': 'That is not possible just now.',
  'refused.noLine': 'There is no connection to the server. Try again in a moment.',
  'refused.code': 'This code opens no table. It may be mistyped, or the game may be over.',
  'refused.full': 'This table is full: every seat is taken.',
  'refused.player': 'This person is not on the notepad of this device.',
  'refused.inStudy': 'This is shown once every game of the study is finished.',
  'refused.sameTable': 'You two are playing against each other on these devices. Finish that game first.',
  'refused.seatHeld': 'Somebody is playing at this seat. They can invite another device themselves, from their menu.',
  'refused.seatsApart': 'This device has played another seat of this game and would see what is hidden from it. Take another device, or join the next game.',
  'refused.seatTaken': 'Somebody was faster: this seat is taken.',
  'refused.enoughEvents': 'Very much has happened at this table. Please end the game and open a new table.',
  'refused.enoughGames': 'Very many games have been played at this table. Please open a new one.',
  'refused.seatsOpen': 'Not all seats are taken yet.',
  'refused.tooFew': 'More people or bots are needed for this game.',
  'refused.tooMany': 'That was a little too often. Wait a moment.',
  'refused.name': 'A name has one to twenty letters.',
} as const;

export default table;
