/** What the game says where it is not played: in its rules and its lesson, in practice, looking back and on the notepad. */
export const beyond = {
  'rule.aim': 'Something was stolen, and a row of suspects stands before you. Look closely: soon they all turn their backs, and the dice ask who wore what.',
  'rule.card':
    'Every suspect has three features: the colour of the coat (each colour has its own weave), one thing to wear, and an animal. There are 25 suspects, all different.',
  'rule.setup':
    'Depending on the level three to six suspects stand face up. The numbers 1 to 6 are laid over them from the left; with fewer than six suspects the count goes round, so that one suspect can have two numbers.',
  'rule.study': 'You have two minutes to look, or less if all are ready. Then the whole row is turned down.',
  'rule.turn1': 'Roll both dice. One names the suspect, the other what is asked: the colour, the clothing or the animal.',
  'rule.turn2': 'Say your answer aloud; all five possible answers are always in sight. Then you alone look at the card.',
  'rule.turn3': 'Right: show the card to all and keep it. It is a point.',
  'rule.turn4':
    'Wrong: the others may try, one after the other from your left, one answer each. The first who is right gets the card. Nobody right: it leaves the game unseen.',
  'rule.turn5': 'If somebody else catches sight of the card while you hold it, your left neighbour gets it at once.',
  'rule.turn6': 'A new suspect fills the gap, face up for a moment. All look, then it is turned down and the next player rolls.',
  'rule.end': 'When the deck is used up, gaps stay open. As soon as the dice point at a gap the game is over. Most cards win.',
  'rule.solo': 'Alone: a wrong answer puts the card on an error pile. Your result is right cards minus errors.',
  'rule.together':
    'Together: agree on one answer after each roll. One proposes, all the others accept or propose something else. The result is counted as when alone.',
  'step.study': 'You are Mia. Each of these suspects has a colour, something to wear and an animal. Look closely, then press «Ready».',
  'step.roll': 'Now they have turned their backs, and you have to remember. Roll the dice: they say whom you are asked about.',
  'step.answer': 'One die says who, the other says what. There are only three cards, so each has two numbers: 5 is the second card. What colour was it?',
  'step.answerElse': 'It was another colour. At a real table the next player could try now; here you may try again.',
  'step.newCard': 'Right, so the card is yours: one point. A new suspect steps into the gap. Look closely, then press «Ready».',
  'step.other': 'Ben’s turn: he rolls 3 and the animal. Do you know it? Keep it to yourself.',
  'step.chance': 'Ben said «dog», and that was wrong. Now he alone looks at the card, and you may answer: which animal was it?',
  'step.chanceElse': 'It was another animal. Here you may try again.',
  'step.won': 'You knew it, so the card is yours. If nobody knows, the card goes away unseen. Somebody new again: look, then press «Ready».',
  'step.gap': 'Much later: the deck is used up, so a gap stays open. Roll the dice.',
  'step.over': 'The dice point at the gap, and the game is over. Each card is a point: you win with 12 to 9.',
  'progress.kept.own': 'Of {load} suspects you keep about {mean}.',
  'progress.kept.group': 'Of {load} suspects you keep about {mean} together.',
  'progress.axis': 'suspects kept',
  'error.called': 'something called wrong a moment ago',
  'coach.up': 'You keep {kept} of 100 here. Try the next level: {size} suspects.',
  'coach.down': 'You keep {kept} of 100 here. One level down, with {size} suspects, may be more fun.',
  'review.asked.colour': 'Colour of suspect {number}',
  'review.asked.clothing': 'Clothing of suspect {number}',
  'review.asked.animal': 'Animal with suspect {number}',
  'review.called': 'That had just been called and was wrong.',
  'drill.look': 'Look closely at all of them.',
  'drill.newCard': 'A new suspect at {number}.',
} as const;

export default beyond;
