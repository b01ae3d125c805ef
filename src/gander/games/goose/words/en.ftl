### The Astute Goose, in a terminal.
### A key that ends in _you is said to the person whom the sentence is about.

title = The Astute Goose
aim = Look well at the suspects. Then they are turned down, and the dice ask what you remember.
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

ask-study = { $name }, look well and remember them. Press Enter when you are ready.
ask-new_card = { $name }, look well and remember the new one. Press Enter when you are ready.
ask-roll = { $name }, press Enter to roll the dice.
ask-colour = { $name }, what colour does suspect { $suspect } wear?
ask-clothing = { $name }, what does suspect { $suspect } wear?
ask-animal = { $name }, what animal is suspect { $suspect }?
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
event-missed = The card is shown: { $suspect }. It goes to the wrong ones.
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
rule-G18 = Alone, a wrong card goes to the wrong pile. Your result is the right cards minus the wrong ones.
rule-G19 = Together, one proposes an answer and all the others agree or propose another. Your result is the right cards minus the wrong ones.
