/** Every table, whatever is played at it. */
export const table = {
  'join.title': 'Joining the table',

  'table.players': 'Players',
  'table.ready': 'Ready',
  'table.waitingReady': 'Waiting for the others …',
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
} as const;
