### The Astute Goose.
### A key that ends in _you is said to the person whom the sentence is about.

title = The Astute Goose
aim = Take a good look at the suspects. Then they are turned down, and the dice ask what you remember.
sharing = Everybody may look at the screen together. When only one of you may look, I will ask you to hand it over.
place = Suspect { $number }: { $suspect }.
place_numbers = Suspect { $number } (dice numbers { $numbers }): { $suspect }.
held = The card in your hand: { $suspect }. Do not let anybody see it.
wrong = Already said, and wrong: { $values }.
proposal = Proposed: { $value }. For it: { $names }.
deck =
    { $n ->
        [one] { $n } card is left in the deck.
       *[other] { $n } cards are left in the deck.
    }
deck_empty = The deck is empty.
points = Points: { $points }. { $deck }
right_and_wrong = Right: { $right }. Wrong: { $wrong }. { $deck }
gaps =
    { $n ->
        [one] Nobody stands at place { $numbers }. If the dice point there, the game ends.
       *[other] Nobody stands at places { $numbers }. If the dice point there, the game ends.
    }
result = { $right } right, { $wrong } wrong: each right card is a point, each wrong one takes a point away.

## Options: how hard

option-level-size =
    { $n ->
        [one] { $n } suspect to remember
       *[other] { $n } suspects to remember
    }

## What somebody is asked

ask-study = { $name }, take a good look and remember them. Press Enter when you are ready.
ask-new_card = { $name }, take a good look at the new one and remember it. Press Enter when you are ready.
ask-roll = { $name }, press Enter to roll the dice.
ask-colour = { $name }, what colour does suspect { $suspect } wear?
ask-clothing = { $name }, what does suspect { $suspect } wear?
ask-animal = { $name }, which animal is with suspect { $suspect }?
ask-propose = { $question } Propose an answer to the others.
ask-agree = { $question } Type yes to agree with what is proposed, or propose something else.

## What can be typed

move-accept = yes

## What can be said at any time

interruption-slip = seen
interruption-slip_hint = If somebody saw the card of { $name }, type seen.

## What the dice ask for

feature-colour = colour
feature-clothing = clothing
feature-animal = animal

## What lies on the table, in the middle of a sentence

value-yellow = yellow
value-red = red
value-purple = purple
value-blue = blue
value-green = green
value-bow_tie = bow tie
value-necktie = necktie
value-scarf = scarf
value-key_chain = key chain
value-striped_shirt = striped shirt
value-rat = rat
value-dog = dog
value-cat = cat
value-goose = goose
value-parrot = parrot

## What happened

event-dealt =
    { $n ->
        [one] { $n } suspect stands in a row.
       *[other] { $n } suspects stand in a row.
    }
event-got_ready = { $name } is ready.
event-got_ready_you = You are ready.
event-turned_down = All cards are face down now.
event-turned_down_one = Suspect { $number } is face down now.
event-rolled = { $name } rolls { $number } and { $feature }. That is suspect { $suspect }.
event-rolled_you = You roll { $number } and { $feature }. That is suspect { $suspect }.
event-answered_right = { $name } says: { $value }. That is right.
event-answered_right_you = You say: { $value }. That is right.
event-answered_wrong = { $name } says: { $value }. That is not it.
event-answered_wrong_you = You say: { $value }. That is not it.
event-looked = { $name } looks at the card alone.
event-looked_you = You look at the card alone.
event-looked_card = { $name } looks at the card alone: { $suspect }.
event-looked_card_you = You look at the card alone: { $suspect }. Keep it to yourself.
event-won = The card is shown: { $suspect }. { $name } gets it: 1 point.
event-won_you = The card is shown: { $suspect }. You get it: 1 point.
event-won_together = The card is shown: { $suspect }. 1 point for all of you.
event-missed = The card is shown: { $suspect }. It goes to the error pile.
event-slipped = { $name } let somebody see the card.
event-slipped_you = You let somebody see the card.
event-slipped_to = { $name } gets it: 1 point.
event-slipped_to_you = You get it: 1 point.
event-boxed = Nobody knew it. Suspect { $number } leaves the game unseen.
event-proposed = { $name } proposes { $value }.
event-proposed_you = You propose { $value }.
event-accepted = { $name } agrees.
event-accepted_you = You agree.
event-new_card = A new suspect comes to place { $number }.
event-ended = Nobody stands at place { $number } any more. The game is over.

## The rules, by number

rule-G1 = There are 25 suspects. Each has a colour, a piece of clothing and an animal; any two of these are found together on exactly one card.
rule-G2 = One die shows a number from 1 to 6, the other asks for the colour, the clothing or the animal.
rule-G3 = All possible answers are listed with the question, all the time.
rule-G4 = The level says how many suspects stand in the row. Dice numbers beyond the last suspect start again at the first.
rule-G5 = The row is dealt face up. The other cards are the deck.
rule-G6 = All look at the suspects until everybody is ready. Then they are turned face down.
rule-G7 = The player whose turn it is rolls both dice: the number says which suspect, the other die says what is asked.
rule-G8 = That player says one answer, and everybody hears it.
rule-G9 = After a wrong answer the player looks at the card alone.
rule-G10 = Right: the card is shown to all and is worth 1 point for that player.
rule-G11 = Wrong: the others answer one after the other, once each. The first right answer gets the card.
rule-G12 = If nobody is right, the card leaves the game and nobody else sees it.
rule-G13 = If somebody sees the card while it is held, the player on the left of the holder gets it at once.
rule-G14 = A new card from the deck fills the gap. All remember it, then it is turned face down and the next player rolls.
rule-G15 = The new card stays face up until everybody is ready.
rule-G16 = When the deck is empty, gaps stay open. The game ends when the dice point at a gap.
rule-G17 = Each card is 1 point. Most points win.
rule-G18 = Alone, a wrong card goes to the error pile. Your result is the right cards minus the wrong ones.
rule-G19 = Together, one proposes an answer and all the others agree or propose another. Your result is the right cards minus the wrong ones.

## On the page: on the closed box

page-lid-title = The Astute Goose
page-lid-line = Look hard at the suspects. Who wore what?
page-lid-time = 10 minutes
page-lid-credit = A game by Reiner Knizia

## On the page: at the table

page-table-lineup = The line-up
page-table-faceUp = Suspect { $number }: { $colour } coat ({ $weave }), { $clothing }, { $animal }
page-table-faceDown = Suspect { $number }: face down
page-table-gap = Place { $number }: empty
page-table-cardWords = { $colour } coat ({ $weave }), { $clothing }, { $animal }
page-table-overview = All there can be
page-table-feature-colour = Colour
page-table-feature-clothing = Clothing
page-table-feature-animal = Animal
page-table-dieNumber = Number die: { $n }
page-table-dieFeature = Feature die: { $feature }
page-table-study = Look closely at all of them.
page-table-studyHint = Soon they all turn round.
page-table-roll = Roll the dice
page-table-rollMine = Your turn, { $name }. Who will the question be about?
page-table-rollOther = { $name } rolls the dice.
page-table-rolling = The dice are rolling…
page-table-ask-colour = { $name }, what colour does suspect { $number } wear?
page-table-ask-clothing = { $name }, what is suspect { $number } wearing?
page-table-ask-animal = { $name }, which animal is with suspect { $number }?
page-table-askAll-colour = What colour does suspect { $number } wear?
page-table-askAll-clothing = What is suspect { $number } wearing?
page-table-askAll-animal = Which animal is with suspect { $number }?
page-table-heldMine = Only you see this card.
page-table-heldPassed = Only you may look at it.
page-table-heldDown = Your card, face down
page-table-heldFirst = { $name }, the card is yours to look at.
page-table-heldOther = { $name } is looking at the card.
page-table-slip = Somebody saw it
page-table-alreadyWrong = said already, and wrong
page-table-sure-slip = Did somebody see your card?
page-table-sure-slipGives = Then { $name } gets it.
page-table-sure-slipYes = Yes, give it away
page-table-proposeFirst = Who proposes an answer?
page-table-proposed = { $name } proposes: { $value }
page-table-accept = I agree
page-table-orOther = Or propose something else:
page-table-says = { $name } says: { $value }.
page-table-says-mine = You say: { $value }.
page-table-says-together = You all say: { $value }.
page-table-verdict-right = Right!
page-table-verdict-wrong = Not this time.
page-table-verdict-nobody = Nobody knew it.
page-table-was-yellow = It was yellow.
page-table-was-red = It was red.
page-table-was-purple = It was purple.
page-table-was-blue = It was blue.
page-table-was-green = It was green.
page-table-was-bow---tie = It was a bow tie.
page-table-was-necktie = It was a necktie.
page-table-was-scarf = It was a scarf.
page-table-was-key---chain = It was a key chain.
page-table-was-striped---shirt = It was a striped shirt.
page-table-was-rat = It was a rat.
page-table-was-dog = It was a dog.
page-table-was-cat = It was a cat.
page-table-was-goose = It was a goose.
page-table-was-parrot = It was a parrot.
page-table-newCard = A new suspect at { $number }. Remember this one.
page-table-aloud = It shows: { $card }.
page-table-shown = This was the card:
page-table-errors =
    { $n ->
        [one] { $n } error
       *[other] { $n } errors
    }
page-table-points =
    { $n ->
        [one] { $n } right
       *[other] { $n } right
    }
page-table-box =
    { $n ->
        [one] { $n } out of the game
       *[other] { $n } out of the game
    }
page-table-over = The dice point at a gap. The game is over.
page-table-tell-dealt = The suspects stand there.
page-table-tell-turnedDown = All cards are turned down.
page-table-tell-turnedDownOne = The new card is turned down.
page-table-tell-rolled = { $name } rolls { $number } and { $feature }.
page-table-tell-rolled-mine = You roll { $number } and { $feature }.
page-table-tell-right = { $name } says { $value }. Right!
page-table-tell-right-mine = You say { $value }. Right!
page-table-tell-right-together = You all say { $value }. Right!
page-table-tell-wrong-mine = You say { $value }. Not this time.
page-table-tell-wrong-together = You all say { $value }. Not this time.
page-table-tell-wrong = { $name } says { $value }. Not this time.
page-table-tell-won = { $name } takes the card.
page-table-tell-won-mine = The card is yours.
page-table-tell-wonTogether = You take the card together.
page-table-tell-missed = The card goes to the errors.
page-table-tell-slipped = Somebody saw { $name }’s card. { $winner } takes it.
page-table-tell-boxed = Nobody knew. It leaves the game unseen.
page-table-tell-proposed = { $name } proposes { $value }.
page-table-tell-accepted = { $name } agrees.
page-table-tell-newCard = A new suspect stands there.
page-table-tell-ended = The dice point at a gap. That is the end.
page-table-tell-ready = { $name } is ready.
page-table-acceptAll = We all agree
page-table-score = { $right } right − { $errors } = { $total }
page-table-notice-few = Only { $n } suspects left.
page-table-notice-last = The last suspect.
page-table-ending = The suspects turn round and take a bow.
page-table-turning-lead = { $name } took the lead with question { $turn } of { $turns } and was never caught again.
page-table-turning-start = { $name } led from the first card on.
page-table-turning-level = From question { $turn } of { $turns } on, { $name } were level, and nobody got past them.
page-table-turning-clean = Not a single mistake: { $n } suspects one after the other.
page-table-why = The dice pointed at an empty place: that ends the game.

page-table-animal-rat = rat
page-table-animal-dog = dog
page-table-animal-cat = cat
page-table-animal-goose = goose
page-table-animal-parrot = parrot
page-table-colour-yellow = yellow
page-table-colour-red = red
page-table-colour-purple = purple
page-table-colour-blue = blue
page-table-colour-green = green
page-table-weave-yellow = dots
page-table-weave-red = checks
page-table-weave-purple = plain
page-table-weave-blue = waves
page-table-weave-green = zigzag
page-table-clothing-bow---tie = bow tie
page-table-clothing-necktie = necktie
page-table-clothing-scarf = scarf
page-table-clothing-key---chain = key chain
page-table-clothing-striped---shirt = striped shirt

## On the page: beyond the table

page-beyond-rule-aim = Something was stolen, and a row of suspects stands before you. Look closely: soon they all turn their backs, and the dice ask who wore what.
page-beyond-rule-card = Every suspect has three features: the colour of the coat (each colour has its own weave), one thing to wear, and an animal. There are 25 suspects, all different.
page-beyond-rule-setup = Depending on the level three to six suspects stand face up. The numbers 1 to 6 are laid over them from the left; with fewer than six suspects the count goes round, so that one suspect can have two numbers.
page-beyond-rule-study = You have two minutes to look, or less if all are ready. Then the whole row is turned down.
page-beyond-rule-turn1 = Roll both dice. One names the suspect, the other what is asked: the colour, the clothing or the animal.
page-beyond-rule-turn2 = Say your answer aloud; all five possible answers are always in sight. Then you alone look at the card.
page-beyond-rule-turn3 = Right: show the card to all and keep it. It is a point.
page-beyond-rule-turn4 = Wrong: the others may try, one after the other from your left, one answer each. The first who is right gets the card. Nobody right: it leaves the game unseen.
page-beyond-rule-turn5 = If somebody else catches sight of the card while you hold it, your left neighbour gets it at once.
page-beyond-rule-turn6 = A new suspect fills the gap, face up for a moment. All look, then it is turned down and the next player rolls.
page-beyond-rule-end = When the deck is used up, gaps stay open. As soon as the dice point at a gap the game is over. Most cards win.
page-beyond-rule-solo = Alone: a wrong answer puts the card on an error pile. Your result is right cards minus errors.
page-beyond-rule-together = Together: agree on one answer after each roll. One proposes, all the others accept or propose something else. The result is counted as when alone.
page-beyond-step-study = You are Mia. Each of these suspects has a colour, something to wear and an animal. Look closely, then press “Ready”.
page-beyond-step-roll = Now they have turned their backs, and you have to remember. Roll the dice: they say whom you are asked about.
page-beyond-step-answer = One die says who, the other says what. There are only three cards, so each has two numbers: 5 is the second card. What colour was it?
page-beyond-step-answerElse = It was another colour. At a real table the next player could try now; here you may try again.
page-beyond-step-newCard = Right, so the card is yours: one point. A new suspect steps into the gap. Look closely, then press “Ready”.
page-beyond-step-other = Ben’s turn: he rolls 3 and the animal. Do you know it? Keep it to yourself.
page-beyond-step-chance = Ben said “dog”, and that was wrong. Now he alone looks at the card, and you may answer: which animal was it?
page-beyond-step-chanceElse = It was another animal. Here you may try again.
page-beyond-step-won = You knew it, so the card is yours. If nobody knows, the card goes away unseen. Somebody new again: look, then press “Ready”.
page-beyond-step-gap = Much later: the deck is used up, so a gap stays open. Roll the dice.
page-beyond-step-over = The dice point at the gap, and the game is over. Each card is a point: you win with 12 to 9.
page-beyond-progress-kept-own = Of { $load } suspects you remember about { $mean }.
page-beyond-progress-kept-group = Of { $load } suspects you remember about { $mean } together.
page-beyond-progress-axis = suspects remembered
page-beyond-error-called = something that had just been said, and was wrong
page-beyond-coach-up = You remember { $kept } of 100 here. Try the next level: { $size } suspects.
page-beyond-coach-down = You remember { $kept } of 100 here. One level down, with { $size } suspects, may be more fun.
page-beyond-review-asked-colour = Colour of suspect { $number }
page-beyond-review-asked-clothing = Clothing of suspect { $number }
page-beyond-review-asked-animal = Animal with suspect { $number }
page-beyond-review-called = That had just been said, and was wrong.
page-beyond-drill-look = Look closely at all of them.
page-beyond-drill-newCard = A new suspect at { $number }.
