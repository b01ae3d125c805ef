/** Was die Gans sagt, während man die ersten Züge macht. */
export const lessons = {
  'lesson.link': 'In 2 Minuten lernen',
  'lesson.offer': 'Zum ersten Mal hier? Zwei Minuten mit den echten Karten zeigen dir, wie es geht.',
  'lesson.showMe': 'Zeig es mir',
  'lesson.noThanks': 'Nein, danke',
  'lesson.title': '{game} lernen',
  'lesson.step': 'Schritt {n} von {all}',
  'lesson.goOn': 'Weiter',
  'lesson.back': 'Einen Schritt zurück',
  'lesson.skip': 'Diesen Schritt überspringen',
  'lesson.again': 'Noch einmal',
  'lesson.play': 'Jetzt spielen',
  'lesson.name.learner': 'Mia',
  'lesson.name.second': 'Ben',
  'lesson.name.third': 'Ida',
} as const;
