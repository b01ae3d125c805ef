/** What the page says about itself. */
export const about = {
  'about.title': 'About Gander',
  'about.what':
    'Gander is a place to play memory and dice games: alone, against bots that forget the way people do, on one device passed around, or on phones around a big screen. No account, no advert, no e-mail.',
  'about.scienceTitle': 'Does it train the brain?',
  'about.science1': 'You will get better at these games. That is what practice does, and the notepad shows it: most in the first weeks, then slowly less.',
  'about.science2':
    'Whether that helps with anything else is another question, and the honest answer so far is: nobody has shown it. In a study with 11,430 people every trained task got better within six weeks, but not even closely related tasks did. Later reviews found the same.',
  'about.science3':
    'In one survey of 60,222 people, those who often play board and card games did better in tests. That may be the games, or it may be the people who like games; such a survey cannot tell.',
  'about.science4': 'One company paid two million dollars for promising more than that. So we promise nothing but a good quarter of an hour.',
  'about.noteTitle': 'What the notepad says',
  'about.note':
    'It says «better at this game», never more. It shows how sure it is, draws the lines of perfect memory and of pure guessing beside yours, and says «too early to tell» when it is. A true gain of ten answers in a hundred takes about 28 games to show.',
  'about.sources': 'Sources',
  'about.privacyTitle': 'What is kept',
  'about.privacy':
    'Names, animals and settings stay on this device. A table is kept on the server it was opened on so that you can come back to your seat. What you have seen and what was turned down again is not sent a second time, to anybody.',
  'about.creditsTitle': 'Made with',
  'about.credits': 'Rules in our own words, drawings our own. Type: Atkinson Hyperlegible by the Braille Institute and Caprasimo (both SIL Open Font License).',
} as const;
