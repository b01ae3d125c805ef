/** The lessons: what the mascot says while one plays the first moves. Three play; the learner is the first of them. */
export const lessons = {
  'lesson.link': 'Learn in 2 minutes',
  'lesson.offer': 'First time? Two minutes with the real pieces show you how it goes.',
  'lesson.showMe': 'Show me',
  'lesson.noThanks': 'No, thanks',
  'lesson.title': 'Learn {game}',
  'lesson.step': 'Step {n} of {all}',
  'lesson.goOn': 'Go on',
  'lesson.back': 'Back one step',
  'lesson.skip': 'Skip this step',
  'lesson.again': 'Once more',
  'lesson.play': 'Play now',
  'lesson.name.learner': 'Mia',
  'lesson.name.second': 'Ben',
  'lesson.name.third': 'Ida',
} as const;
