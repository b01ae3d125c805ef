/** Every table, whatever is played at it. */
export const table = {
  'table.opening': 'Opening the table …',
  'join.title': 'Joining the table',

  'table.you': 'You',
  'table.players': 'Players',
  'table.ready': 'Ready',
  'table.waitingReady': 'Waiting for the others …',
  'table.isReady': '{name} is ready',
  'table.timeLeft': 'Time left to look',
  'table.deck': { one: '{n} card left', other: '{n} cards left' },
  'table.emptyDeck': 'Deck used up',
  'table.sure': 'Sure?',
  'table.cannotUndo': 'This cannot be taken back.',
  'table.yes': 'Yes, do it',
  'table.no': 'No, wait',
  'table.right': 'Right',
  'table.wrong': 'Wrong',
} as const;
