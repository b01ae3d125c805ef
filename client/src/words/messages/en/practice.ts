/** Five minutes: practice over all games, and what stands of it on the notepad. */
export const practice = {
  'practice.who': 'Who is practising?',
  'practice.known': 'What you miss most, in {n} short rounds.',
  'practice.new': 'You have not played yet: a bit of everything in {n} short rounds, easy at first.',
  'practice.start': 'Start',
  'practice.progress': '{n} of {all}. Right so far: {right}',
  'practice.next': 'Look at this next',
  'practice.onward': 'Next time it goes on from here.',
  'practice.kept': 'It stands on the notepad, apart from the games.',
  'practice.notKept': 'It could not be written down: {reason}',
  'practice.tryAgain': 'Try again',
  'practice.heading': 'Practised',
} as const;
