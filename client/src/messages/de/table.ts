/** Every table, whatever is played at it. */
export const table = {
  'join.title': 'Du kommst an den Tisch',

  'table.players': 'Mitspielende',
  'table.ready': 'Bereit',
  'table.waitingReady': 'Warten auf die anderen …',
  'table.timeLeft': 'Zeit zum Hinsehen',
  'table.deck': { one: 'noch {n} Karte', other: 'noch {n} Karten' },
  'table.emptyDeck': 'Stapel leer',
  'table.sure': 'Sicher?',
  'table.cannotUndo': 'Das lässt sich nicht zurücknehmen.',
  'table.yes': 'Ja, so',
  'table.no': 'Nein, warte',

  'glance.told': '{name} sieht sich Karte {number} an.',
  'glance.told.mine': 'Du siehst dir Karte {number} an.',
  'glance.mine': 'Karte {number}, nur für dich.',
  'glance.use': 'Blick (noch {n})',
  'glance.not': 'Doch kein Blick',
  'glance.which': 'Tippe auf die Karte, die du dir ansehen willst.',
  'glance.at': 'Ansehen: {place}',
  'glance.left': { one: 'noch {n} Blick', other: 'noch {n} Blicke' },
} as const;
