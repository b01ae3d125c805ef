### The Brilliant Boar.
### A key that ends in _you is said to the person whom the sentence is about.

title = The Brilliant Boar
aim = Collect pairs of animals. Everybody sees your cards except you, so remember what you take.
sharing = Each of you must look at the screen alone. I will tell you when to hand it over.
deck =
    { $n ->
        [one] Top of the deck: { $animal }. It is the last card.
       *[other] Top of the deck: { $animal }. The deck has { $n } cards.
    }
deck_empty = The deck is empty.
table = Face up on the table: { $animals }.
hand_empty = { $name } has no cards in hand. Collected: { $points }.
hand_empty_you = You have no cards in hand. Collected: { $points }.
hand_faces = { $name } holds, oldest first: { $animals }. Collected: { $points }.
hand_faces_you = You held, oldest first: { $animals }. Collected: { $points }.
hand_backs =
    { $n ->
        [one] { $name } holds { $n } card. Collected: { $points }.
       *[other] { $name } holds { $n } cards. Collected: { $points }.
    }
hand_backs_you =
    { $n ->
        [one] You hold { $n } card: number 1. Collected: { $points }.
       *[other] You hold { $n } cards: number 1 is the oldest, number { $n } the newest. Collected: { $points }.
    }
errors =
    { $n ->
        [one] Error pile: { $n } card.
       *[other] Error pile: { $n } cards.
    }
result = { $collected } collected, { $errors } on the error pile, { $left } left in hand: wrong ones and those in hand take points away.
result_hands = Each collected card is a point. Each card left in hand takes a point away.

## Options: how hard

option-level-size =
    { $n ->
        [one] { $n } kind of animal, 6 cards of each
       *[other] { $n } kinds of animals, 6 cards of each
    }

## Options: naming

option-naming-label = Name the card
option-naming-line = Say the animal before you play it. Only then does the pair count.
option-naming-ask = Do you also want to name each card when you play it? That is harder. Press Enter for no.
option-naming-help = If you name a card wrongly, it makes no pair, even if it would fit.

## Options: what is left out

option-left_out-label = Animals that stay in the box
option-left_out-line = The kinds of animals that are left out.

## What somebody is asked

ask-turn = { $name }, type d to draw the top card, or the number of one of your cards to play it: { $cards }.
ask-draw = { $name }, you have no cards in hand. Look at the top card and remember it. Then press Enter to draw it.
ask-play = { $name }, the deck is empty. Type the number of the card you play: { $cards }.
ask-naming = With the number, name the animal, for example: 1 owl. Animals: { $animals }.
ask-take = { $name }, your card is: { $animal }. Which card do you pair it with?
ask-take_deck = d the top of the deck
ask-take_table = { $number } the one that lies at place { $number } on the table
ask-possible = draw, or the number of a card and its animal, for example 1 owl
ask-possible_play = the number of a card and its animal, for example 1 owl

## What can be typed

move-draw = draw
move-play = play { $number }
move-take_deck = deck
move-take_table = table { $number }

## What lies on the table, in the middle of a sentence

value-boar = boar
value-wolf = wolf
value-badger = badger
value-deer = deer
value-duck = duck
value-owl = owl
value-mouse = mouse
value-hare = hare
value-fox = fox

## What happened

event-shuffled =
    { $n ->
        [one] The deck is shuffled: { $n } card.
       *[other] The deck is shuffled: { $n } cards.
    }
event-drawn = { $name } draws the top card.
event-drawn_you = You draw the top card. It is your newest card now.
event-drawn_card = { $name } draws the top card: { $animal }.
event-drawn_card_you = You draw the top card: { $animal }.
event-played = { $name } plays card { $number }: { $animal }.
event-played_you = You play card { $number }: { $animal }.
event-played_right = { $name } plays card { $number } and says { $said }. It is right: { $animal }.
event-played_right_you = You play card { $number } and say { $said }. It is right: { $animal }.
event-played_wrong = { $name } plays card { $number } and says { $said }. It is not: { $animal }.
event-played_wrong_you = You play card { $number } and say { $said }. It is not: { $animal }.
event-paired_deck = { $name } pairs it with the top of the deck ({ $animal }): 2 points, and another turn.
event-paired_deck_you = You pair it with the top of the deck ({ $animal }): 2 points, and another turn.
event-paired_table = { $name } pairs it with the one on the table ({ $animal }): 2 points, and another turn.
event-paired_table_you = You pair it with the one on the table ({ $animal }): 2 points, and another turn.
event-stayed = It makes no pair. The card stays on the table: { $animal }.
event-erred = It makes no pair. Both go to the error pile: { $animal } and { $top }.
event-ended = The game is over.

## The rules, by number

rule-B1 = There are 9 kinds of animals, 6 cards of each.
rule-B2 = The level says how many kinds are in the deck: 6, 7, 8 or 9.
rule-B3 = The deck lies face up, so all see its top card. Nobody starts with cards in hand.
rule-B4 = Draw: take the top card, remember it, and put it behind your other cards. From then on all others see it, and you do not. Your turn ends.
rule-B5 = Play: lay any one of your cards face up.
rule-B6 = Without cards you can only draw. With an empty deck you can only play, and players without cards wait for the end.
rule-B7 = You never look at your own cards, and you never change their order.
rule-B8 = If the card you play is the same as the deck’s top or as a card on the table, you take both as points and have another turn.
rule-B9 = If several cards fit, you choose which one to take.
rule-B10 = If nothing fits, your card stays face up on the table and your turn ends.
rule-B11 = When the top card is taken, the next one is seen.
rule-B12 = With an empty deck you must play, even if nothing can fit.
rule-B13 = The game ends when the deck is empty and only one player, or nobody, has cards in hand.
rule-B14 = Your points are the cards you collected minus the cards left in your hand. Most points win.
rule-B15 = In this game you name the card as you play it. With a wrong name it stays on the table, even if it would fit.
rule-B16 = Alone: if your card does not fit the deck’s top, both go to the error pile. The game ends with the deck. Your result is the collected cards minus the error pile minus your hand.

## On the page: on the closed box

page-lid-title = The Brilliant Boar
page-lid-line = Everybody sees your cards. Except you.
page-lid-time = 10 minutes
page-lid-credit = A game by Dirk Baumann
page-lid-variant-naming = with names

## On the page: inside the box

page-table-deckLabel =
    { $n ->
        [one] Deck: { $animal } on top, { $n } card
       *[other] Deck: { $animal } on top, { $n } cards
    }
page-table-deckTop = Deck
page-table-tableCards = On the table
page-table-tableEmpty = Nothing lies here yet
page-table-tableCard = On the table: { $animal }
page-table-myHand = Your hand
page-table-handOf = Hand of { $name }
page-table-noCards = no cards
page-table-myCard = Your card { $n } of { $all }
page-table-cardBack = Card { $n }: seen from behind
page-table-cardFace = Card { $n }: { $animal }
page-table-draw = Draw the { $animal }
page-table-playCard = Play card { $n }
page-table-tapToPlay = Draw, or tap a card to play it.
page-table-sure-draw-boar = Draw the boar?
page-table-sure-draw-wolf = Draw the wolf?
page-table-sure-draw-fox = Draw the fox?
page-table-sure-draw-hare = Draw the hare?
page-table-sure-draw-mouse = Draw the mouse?
page-table-sure-draw-badger = Draw the badger?
page-table-sure-draw-deer = Draw the deer?
page-table-sure-draw-duck = Draw the duck?
page-table-sure-draw-owl = Draw the owl?
page-table-sure-drawYes = Yes, draw
page-table-sure-drawCosts = Each card left in your hand at the end costs a point.
page-table-mustPlay = The deck is empty: play a card.
page-table-mustDraw = You have no cards: draw.
page-table-turnOther = { $name } is thinking.
page-table-turnNext = Now it is { $name }’s turn.
page-table-turnMine = Your turn, { $name }.
page-table-nameIt = Which animal is your card { $n }?
page-table-choose = Your { $animal } matches several. Which one do you take?
page-table-chooseOther = { $name } chooses which { $animal } to take.
page-table-takeDeck = Take the { $animal } from the deck
page-table-takeTable = Take the { $animal } from the table
page-table-played = Just played: { $animal }
page-table-take = take
page-table-collected =
    { $n ->
        [one] { $n } card collected
       *[other] { $n } cards collected
    }
page-table-plays = { $name } plays a card.
page-table-plays-mine = You play a card.
page-table-names = { $name } says: { $animal }.
page-table-names-mine = You say: { $animal }.
page-table-verdict-paired = A pair!
page-table-verdict-stayed = It stays on the table.
page-table-verdict-misnamed = The name was wrong.
page-table-verdict-erred = No pair this time.
page-table-errors =
    { $n ->
        [one] { $n } error card
       *[other] { $n } error cards
    }
page-table-score = { $collected } collected − { $left } in hand = { $total }
page-table-scoreSolo = { $collected } collected − { $errors } − { $left } in hand = { $total }
page-table-over = The deck is empty, and so are almost all hands. The game is over.
page-table-overSolo = The deck is empty. The game is over.
page-table-tell-shuffled = The deck lies there, face up.
page-table-tell-drawn = { $name } draws a card.
page-table-tell-drawn-mine = You draw a card.
page-table-tell-drawnSeen = { $name } draws: { $animal }.
page-table-tell-played = { $name } plays: { $animal }.
page-table-tell-played-mine = You play: { $animal }.
page-table-tell-playedNamed = { $name } says { $said } and plays: { $animal }.
page-table-tell-playedNamed-mine = You say { $said } and play: { $animal }.
page-table-tell-paired = A pair! { $name } takes both and goes on.
page-table-tell-paired-mine = A pair! You take both and go on.
page-table-tell-pairedLast = A pair! { $name } takes both.
page-table-tell-pairedLast-mine = A pair! You take both.
page-table-tell-stayed = It stays on the table.
page-table-tell-erred = The { $animal } does not match the { $top }. Both go to the errors.
page-table-tell-ended = That was the last card. The game is over.
page-table-ending = Two by two the animals run across the clearing.
page-table-turning-hand =
    { $n ->
        [one] { $name } had collected { $collected } cards, but the { $n } card left in hand cost a point.
       *[other] { $name } had collected { $collected } cards, but the { $n } cards left in hand cost a point each.
    }
page-table-turning-run = Your best run: { $count } pairs without an error.
page-table-turning-clean = Not a single error: { $n } pairs.
page-table-why = The deck is empty, and only { $name } has cards left. They cost a point each.
page-table-whyAll = The deck is empty, and nobody has cards left.
page-table-whySolo = The deck is empty. Errors and cards in hand cost a point each.

page-table-animal-boar = boar
page-table-animal-wolf = wolf
page-table-animal-fox = fox
page-table-animal-hare = hare
page-table-animal-mouse = mouse
page-table-animal-badger = badger
page-table-animal-deer = deer
page-table-animal-duck = duck
page-table-animal-owl = owl

page-table-rule-aim = You hold your cards the wrong way round: all the others see them, only you do not. Remember what you drew, and play it when it makes a pair.
page-table-rule-setup = There are nine animals with six cards each; lower levels leave some out. The deck lies face up, so its top animal is seen by all. Nobody has cards yet.
page-table-rule-turn = On your turn you do one of two things.
page-table-rule-draw = Draw: take the top card, remember it, and put it at the end of your hand with its back to you. Your turn is over.
page-table-rule-play = Play: take any card of your hand and lay it face up. You may not look before, and you may not sort your hand.
page-table-rule-match = If it shows the same animal as the top of the deck or a card on the table, you take both as points and have another turn, even if you did not mean to match it. If several match, choose one.
page-table-rule-nomatch = If nothing matches, your card stays on the table for anybody to pair, and your turn is over.
page-table-rule-empty = Without cards you must draw. When the deck is empty you must play; a player with no cards left waits for the end.
page-table-rule-end = The game ends at once when the deck is empty and at most one player still has cards. Every collected card is a point, every card left in the hand costs one. Most points win.
page-table-rule-naming = Name the card: agree before the game that everyone says the animal before playing it. The pair counts only if the name was right; a misnamed card stays on the table.
page-table-rule-solo = Alone: a card that does not match the top of the deck goes to an error pile together with that top card. Your result is collected cards minus errors minus cards left in hand.

page-table-step-draw = You are Mia. The deck lies face up, and everybody sees the boar on top. You have no cards yet: draw it, and remember it.
page-table-step-backs = You hold your cards the wrong way round: Ben sees your boar, and you do not. Now it is his turn to draw.
page-table-step-second = You see Ben’s wolf, and he does not. Draw the duck: a new card always goes to the end of your hand.
page-table-step-secondElse = Your card matches nothing yet. Draw the duck.
page-table-step-match = Ben drew a deer. Now a boar is on top of the deck, and you hold one too. Which of your cards is it? Tap it and play it.
page-table-step-matchElse = Your boar would make a pair now. Which did you draw first, the boar or the duck?
page-table-step-again = A pair: two points for you, and another turn. Your other card matches nothing. Play it all the same and see what happens.
page-table-step-againElse = In a real game that would be wise. Here, play your card and see what happens.
page-table-step-stays = No match: the duck stays on the table, and your turn is over. Anybody who plays a duck later may take it.
page-table-step-last = Much later: one card is left in the deck, an owl. The card in your hand is an owl as well. Play it.
page-table-step-lastElse = Then you would have two owls in your hand. Play your owl: it matches the deck.
page-table-step-over = The deck is empty and only Ben holds cards, so the game is over. You have 18 points. Ben has 14, but his two cards cost one each: 12.

page-table-progress-kept-own = Of { $load } cards in your hand you know about { $mean }.
page-table-progress-axis = cards known
page-table-error-missed = drew although a card in hand matched
page-table-error-misnamed = the right card under a wrong name
page-table-error-none_in_hand = played although no card in hand matched
page-table-progress-fadingText = Right answers by the turns between drawing the card and the moment it could be played.
page-table-coach-up = You know { $kept } of 100 here. Try the next level: { $size } kinds of animals.
page-table-coach-down = You know { $kept } of 100 here. One level down, with { $size } kinds of animals, may be more fun.
page-table-review-said = You chose
page-table-review-truth = Best
page-table-review-later =
    { $n ->
        [one] one turn later
       *[other] { $count } turns later
    }
page-table-review-card = card { $n }: { $animal }
page-table-review-draw = draw: { $animal }
page-table-review-missed = A card in your hand matched.
page-table-review-misnamed = The right card, but under another name.
page-table-review-none_in_hand = No card in your hand matched, so drawing was right.
page-table-drill-kind-closed_up = Remember where your cards are when one has gone.
page-table-drill-kind-full_hand = Remember the oldest cards of a full hand.
page-table-drill-drawn = You draw: { $animal }. It is your card { $n }.
page-table-drill-take = Take it
page-table-drill-leaves = Card { $n } leaves your hand. The others close up.
page-table-drill-which = Which of your cards matches the { $animal }?
page-table-drill-wrong = Card { $truth } matches.
page-table-drill-wrongMore = Cards { $truth } match.
