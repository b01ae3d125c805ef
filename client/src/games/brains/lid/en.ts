/** What is said of it where its box is still closed. */
import type { LidWords } from '../../contract';

export const en = {
  title: 'MMM… Brains!',
  line: 'Dice, nerve and friendly zombies.',
  time: '10 minutes',
  credit: 'A game by Reiner Knizia',
  'given.brains': { one: '{n} brain to start with', other: '{n} brains to start with' },
  'setup.where.device.line': 'Pass it around; everything lies open.',
  'bot.chick.line': 'Keeps the colour that shows most and throws all the rest.',
  'bot.squirrel.line': 'Also keeps brains, and goes for the one who has most.',
  'bot.tortoise.line': 'Weighs the odds of one more throw.',
  'bot.otter.line': 'Weighs the odds of one more throw, as Theo does.',
  'bot.crow.line': 'Weighs the odds of all throws, and how the game stands.',
  'bot.elephant.line': 'Works out with what it wins most often.',
  'ghost.line': 'There is nothing to remember here: it plays as Theo does.',
  'letter.red': 'R',
  'letter.yellow': 'Y',
  'letter.blue': 'B',
  'letter.green': 'G',
  'letter.black': 'K',
} as const satisfies LidWords;

export default en;
