### MMM… Brains!.
### A key that ends in _you is said to the person whom the sentence is about.

title = MMM… Brains!
aim = Collect brains with five dice. Then make the others pay, and be the last one who has any.
sharing = Everybody may look at the screen together. Nothing is secret in this game.
brain = brain
count =
    { $n ->
        [one] { $n } brain
       *[other] { $n } brains
    }
holding = { $name } ({ $colour }) { $brains }
holdings = Brains: { $holdings }.
middle = In the middle: { $brains }.
dice = Throw { $throw } of { $throws }: { $dice }.
die = die { $die }: { $face }
total = { $colour } counts { $total }:
total_times = { $colour } counts { $sum } × { $multiplier } = { $total }:
would_take = { $name } would take { $brains }.
would_take_you = you would take { $brains }.
would_pay = { $name } would pay { $brains }.
would_pay_you = you would pay { $brains }.
result = { $name } is the last one with brains and wins.
result_you = You are the last one with brains. You win. Well played.

## Options: colours

option-colours-label = Whose colour is whose?
option-colours-line = The colour of each seat.
option-colours-ask = { $name }, which colour do you take? Press Enter for 1.
option-colours-help = Each player has one colour. Later the others can make you pay with it.

## Options: brains

option-brains-label = Brains
option-brains-line = The brains that each player starts with: 0, 5, 10, 15, 20 or 25, out of the middle.

## What somebody is asked

ask-first = { $name }, press Enter to throw all five dice.
ask-stop_or_throw = { $name }, type a colour to stop, or the numbers of the dice to throw again, for example: 2 4
ask-pass_or_throw = { $name }, five brains count for nothing. Type the numbers of the dice to throw again, for example: 2 4, or type pass.
ask-stop = { $name }, that was the last throw. Type a colour.
ask-pass = { $name }, five brains count for nothing. Press Enter to go on.
ask-possible = { $choices }, or the numbers of the dice to throw again, for example 2 4, or keep and the numbers of the dice that stay

## What can be typed

move-pass = pass
move-all = all
move-keep = keep

## What lies on the table, in the middle of a sentence

value-red = red
value-yellow = yellow
value-blue = blue
value-green = green
value-black = black

## What happened

event-landed = { $name }, throw { $throw }: { $dice }.
event-landed_you = Your throw { $throw }: { $dice }.
event-took = { $name } chooses { $colour } and takes { $brains }.
event-took_you = You choose { $colour } and take { $brains }.
event-took_rest = { $name } chooses { $colour } for { $total } and takes all that is left: { $brains }.
event-took_rest_you = You choose { $colour } for { $total } and take all that is left: { $brains }.
event-chose = { $name } chooses { $colour } for { $total }.
event-chose_you = You choose { $colour } for { $total }.
event-paid = { $name } pays { $brains }.
event-paid_you = You pay { $brains }.
event-passed = { $name } has five brains on the dice. Nothing happens.
event-passed_you = You have five brains on the dice. Nothing happens.
event-phase_two = The middle is empty. From now on you pay: brains go back to the middle and stay there.
event-out = { $name } has no brains left and is out.
event-out_you = You have no brains left and are out. The others play on.
event-ended = The game is over.

## The odds of the dice

odds-throws = throws
odds-take = brains on average
odds-total = total
odds-chance = chance
odds-at_least = this or more
odds-lying = The dice show { $dice }. They count: { $totals }.
odds-nothing = nothing
odds-keep = keep
odds-throw = throw
odds-all = all
odds-none = none
odds-stop = nothing: stop
odds-left = Throws left: { $n }

## The rules, by number

rule-M1 = Five dice show the numbers 1 to 5 in five colours, and a brain.
rule-M2 = There are 100 brains for three players, 125 for four and 150 for five.
rule-M3 = Every player has a colour.
rule-M4 = You may throw three times. Each time choose freely which dice to throw again, even ones you kept before.
rule-M5 = Add the numbers of one colour. Two brains on the dice double the sum, three make it three times, four make it four times. Five brains count for nothing.
rule-M6 = First part: choose a colour and take that many brains from the middle.
rule-M7 = When the middle is empty, the second part begins with the next player.
rule-M8 = Second part: choose a colour. The player who has this colour pays that many brains.
rule-M9 = If none of the others in the game has this colour, you pay yourself.
rule-M10 = A player with too few pays all they have. A player without brains is out.
rule-M11 = The last player with brains wins.
rule-M12 = For example: 5 and 3 in green, with three brains on the other dice, count for 8 × 3 = 24.
rule-M13 = Before a game each player may be given brains to start with, 5 to 25, so that all have a fair chance. They come out of the middle.

## On the page: on the closed box

page-lid-title = MMM… Brains!
page-lid-line = Dice, nerve and friendly zombies.
page-lid-time = 10 minutes
page-lid-credit = A game by Reiner Knizia
page-lid-given-brains =
    { $n ->
        [one] { $n } brain to start with
       *[other] { $n } brains to start with
    }
page-lid-setup-where-device-line = Pass it around; everything lies open.
page-lid-bot-chick-line = Keeps the colour that shows most and throws all the rest.
page-lid-bot-squirrel-line = Also keeps brains, and goes for the one who has most.
page-lid-bot-tortoise-line = Weighs the odds of one more throw.
page-lid-bot-otter-line = Weighs the odds of one more throw, as Theo does.
page-lid-bot-crow-line = Weighs the odds of all throws, and how the game stands.
page-lid-bot-elephant-line = Works out what wins most often.
page-lid-ghost-line = There is nothing to remember here: it plays as Theo does.
page-lid-letter-red = R
page-lid-letter-yellow = Y
page-lid-letter-blue = B
page-lid-letter-green = G
page-lid-letter-black = K

## On the page: at the table

page-table-middleShort = Middle
page-table-phase1 = Phase 1: fill your plate
page-table-phase2 = Phase 2: the others pay
page-table-turnMine = Your turn, { $name }.
page-table-turnOther = { $name } is throwing.
page-table-throwAll = Throw the dice
page-table-throwSome =
    { $n ->
        [one] Throw { $n } die again
       *[other] Throw { $n } dice again
    }
page-table-keepHint = Tap the dice you want to keep.
page-table-allKept = All dice kept. Choose a colour.
page-table-throwOf = Throw { $n } of 3.
page-table-rolling = The dice are rolling…
page-table-dieNumber = Die { $die }: { $number } { $colour }
page-table-dieBrain = Die { $die }: brain ({ $colour })
page-table-faceBrain = brain
page-table-kept = kept
page-table-dice = The dice
page-table-chosen = chosen
page-table-chooseColour = Choose a colour
page-table-total = { $colour }: { $sum } × { $multiplier } = { $total }
page-table-take =
    { $n ->
        [one] take { $n }
       *[other] take { $n }
    }
page-table-pays = { $name } pays { $n }
page-table-paysShort = pays { $n }
page-table-youPay = you pay { $n }
page-table-nothing = nothing
page-table-pass = Five brains. Go on
page-table-sure-self =
    { $n ->
        [one] Pay { $n } brain yourself?
       *[other] Pay { $n } brains yourself?
    }
page-table-sure-selfYes = Yes, pay
page-table-tokens =
    { $n ->
        [one] { $n } brain
       *[other] { $n } brains
    }
page-table-adviser-show = Show the odds
page-table-adviser-hide = Hide the odds
page-table-adviser-collect = Chance to win, and brains on average:
page-table-adviser-pay = Chance to win, and how much more the others pay:
page-table-adviser-keep = Keep { $dice }: { $chance } to win, { $brains } brains on average
page-table-adviser-keepNone = Keep nothing: { $chance } to win, { $brains } brains on average
page-table-adviser-stop = Stop now: { $chance } to win, { $brains } brains
page-table-adviser-exact = { $percent }%
page-table-adviser-about = about { $chance }
page-table-adviser-aboutShort = about
page-table-adviser-brains = { $brains } brains
page-table-adviser-stopShort = stop: { $brains }
page-table-adviser-failed = The odds are out of reach right now.
page-table-over = { $name } is the last zombie with brains.
page-table-tell-landed = Throw { $n }: { $dice }.
page-table-tell-took =
    { $n ->
        [one] { $name } takes { $n } brain for { $colour }.
       *[other] { $name } takes { $n } brains for { $colour }.
    }
page-table-tell-took-mine =
    { $n ->
        [one] You take { $n } brain for { $colour }.
       *[other] You take { $n } brains for { $colour }.
    }
page-table-tell-paid-mine =
    { $n ->
        [one] You choose { $colour }: { $payer } pays { $n } brain.
       *[other] You choose { $colour }: { $payer } pays { $n } brains.
    }
page-table-tell-paid-byMe =
    { $n ->
        [one] { $name } chooses { $colour }: you pay { $n } brain.
       *[other] { $name } chooses { $colour }: you pay { $n } brains.
    }
page-table-tell-paidSelf-mine =
    { $n ->
        [one] You choose { $colour } and pay { $n } brain.
       *[other] You choose { $colour } and pay { $n } brains.
    }
page-table-tell-passed-mine = You threw five brains: nothing happens.
page-table-tell-out-mine = You have no brains left and are out.
page-table-tell-ended-mine = You win.
page-table-tell-paid =
    { $n ->
        [one] { $name } chooses { $colour }: { $payer } pays { $n } brain.
       *[other] { $name } chooses { $colour }: { $payer } pays { $n } brains.
    }
page-table-tell-paidSelf =
    { $n ->
        [one] { $name } chooses { $colour } and pays { $n } brain.
       *[other] { $name } chooses { $colour } and pays { $n } brains.
    }
page-table-tell-passed = Five brains for { $name }: nothing happens.
page-table-tell-phaseTwo = The middle is empty. Phase 2: from now on the others pay.
page-table-tell-out = { $name } has no brains left and is out.
page-table-tell-ended = { $name } wins.
page-table-notice-few = Only { $n } brains left in the middle.
page-table-notice-last = One last brain in the middle.
page-table-ending = The zombies raise their plates, and the last one standing licks a spoon.
page-table-turning-own = Turn { $turn } of { $turns } turned it: { $name }’s chance to win rose from about { $before } to { $after } in 100.
page-table-turning-gift = Turn { $turn } of { $turns } turned it: { $by } played, and { $name }’s chance to win rose from about { $before } to { $after } in 100.
page-table-why = Nobody else has brains left.

page-table-colour-yellow = yellow
page-table-colour-red = red
page-table-colour-blue = blue
page-table-colour-green = green
page-table-colour-black = black

## On the page: beyond the table

page-beyond-rule-aim = First all zombies fill their plates with brains, then they take them away from each other. The last one with brains wins.
page-beyond-rule-dice = Five dice show 1 to 5 in five colours, and a brain. Each colour has a shape and a letter, so that you never need the colour alone.
page-beyond-rule-setup = Everybody has a colour. The brains lie in the middle: 25 white tokens worth one each, and red ones worth five: 15 for three players, 20 for four, 25 for five. That makes 100, 125 or 150 brains.
page-beyond-rule-turn1 = Throw all dice. Up to two times you may throw any dice you like again, even ones you kept before.
page-beyond-rule-turn2 = Each colour is worth the sum of its numbers. Two brains double everything, three triple it, four make it four times as much. Five brains make it nothing at all.
page-beyond-rule-phase1 = Phase 1: choose a colour and take that many brains from the middle. If fewer are there, you take what is left. When the middle is empty, phase 2 begins with the next player.
page-beyond-rule-phase2 = Phase 2: choose a colour. The opponent who has it pays that many brains into the middle; they never come back. If no opponent still in the game has that colour, you pay yourself.
page-beyond-rule-out = If you have too few, you pay all you have. Without brains you are out and no longer stand for a colour, even if you have none when phase 2 begins.
page-beyond-rule-end = The last zombie with brains wins.
page-beyond-rule-example = Two red dice with 5 and 3, and three brains: red is worth 8 × 3 = 24.
page-beyond-step-throw = You are Mia and play red. First everybody fills their plate with brains from the middle. Throw the dice.
page-beyond-step-keep = Each colour counts its numbers together: blue has 5 + 4 = 9. Tap the two blue dice and the brain to keep them, and throw the others again.
page-beyond-step-keepElse = Try it like this: keep the 5, the 4 and the brain, and throw the other two again.
page-beyond-step-double = A second brain! Two brains double all colours, so blue counts 18. Three would triple them, but five make it nothing. Take the 18.
page-beyond-step-doubleElse = You could. But 18 is a lot: choose blue and take them.
page-beyond-step-plate = Any colour was good for taking, not only your own. So it goes round until the middle is empty. Then it gets serious.
page-beyond-step-phase = Much later: the middle is empty, and phase 2 begins. From now on a colour makes somebody pay. Throw the dice.
page-beyond-step-pay = Blue hits Ben, and green hits Ida. Red is your own, and black is nobody’s: with these two you pay yourself. Choose what hurts the others most.
page-beyond-step-payElse = Blue costs Ben 8 and you nothing. Choose blue.
page-beyond-step-paid = Ben pays 8 brains, and they never come back. Now it is his turn, and he may well choose red.
page-beyond-step-out = Near the end: Ida has no brains left and is out, so with green you would pay yourself. Ben has 6 left. Which colour do you choose?
page-beyond-step-outElse = That would cost you brains. Blue takes Ben’s last six.
page-beyond-step-over = Ben is out too. You are the last one with brains: you win.
page-beyond-progress-left-own = With each decision you leave about { $mean } brains on the table.
page-beyond-progress-left-group = With each decision you leave about { $mean } brains on the table together.
page-beyond-progress-axis = brains left on the table per decision
page-beyond-progress-col-left = Left on average
page-beyond-progress-beyondLeft =
    { $n ->
        [one] Your latest game differs from those before ({ $before }) by { $mean } brains per decision (between { $low } and { $high }).
       *[other] Your latest { $n } games differ from those before ({ $before }) by { $mean } brains per decision (between { $low } and { $high }).
    }
page-beyond-error-poorer = a choice worth less than the best
page-beyond-hard-guessing = Choosing blindly
page-beyond-hard-of-guessing = Of ten who choose blindly,
page-beyond-hard-perfect = The most brains each turn
page-beyond-hard-luckMore =
    { $n ->
        [one] { $name }: the dice brought { $n } brain more than could be expected.
       *[other] { $name }: the dice brought { $n } brains more than could be expected.
    }
page-beyond-hard-luckLess =
    { $n ->
        [one] { $name }: the dice brought { $n } brain fewer than could be expected.
       *[other] { $name }: the dice brought { $n } brains fewer than could be expected.
    }
page-beyond-progress-luck = Skill and luck apart
page-beyond-progress-luckText =
    { $n ->
        [one] In { $n } decision you left { $left } brains on the table.
       *[other] In { $n } decisions you left { $left } brains on the table.
    }
page-beyond-progress-luckGood = The dice brought { $luck } brains more than they owed you. That was luck.
page-beyond-progress-luckBad = The dice brought { $luck } brains fewer than they owed you. That was luck, too.
page-beyond-progress-luckNone = The dice brought just what they owed you.
page-beyond-progress-chances = Chances given away
page-beyond-progress-chances-exact = With three players your decisions take about { $mean } off your chance to win in each game (between { $low } and { $high }; { $n } games, exact).
page-beyond-progress-chances-about = With four or five players your decisions take about { $mean } off your chance to win in each game (between { $low } and { $high }; { $n } games, estimated).
page-beyond-progress-throws = By throws that were left
page-beyond-progress-throwsLabel = Brains left on the table per decision: { $list }.
page-beyond-progress-throwsLeft-0 = last throw done
page-beyond-progress-throwsLeft-1 = one throw left
page-beyond-progress-throwsLeft-2 = two throws left
page-beyond-coach-left-0 = Most is lost when you choose the colour: { $left } brains each time. Look twice there.
page-beyond-coach-left-1 = Most is lost before the last throw: { $left } brains each time. Look twice there.
page-beyond-coach-left-2 = Most is lost after the first throw: { $left } brains each time. Look twice there.
page-beyond-course-title = Everybody’s chance to win
page-beyond-course-across = turns
page-beyond-course-label =
    { $n ->
        [one] You began with a chance of { $first }. After { $n } turn { $name } had won.
       *[other] You began with a chance of { $first }. After { $n } turns { $name } had won.
    }
page-beyond-course-exact = All chances are exact: they hold if everybody plays as well as possible.
page-beyond-course-about = With more than three players the chances are estimates, a few per cent off at times. With three or fewer left they are exact.
page-beyond-course-col-turn = Turn
page-beyond-course-col-who = Who
page-beyond-course-sum = What made it so
page-beyond-course-start = At the start
page-beyond-course-left = What you gave away
page-beyond-course-luck = Your luck with the dice
page-beyond-course-others = The turns of the others
page-beyond-course-end = At the end
page-beyond-course-turning = Where it turned for you
page-beyond-course-turn = Turn { $turn } of { $turns }, { $name }:
page-beyond-course-turnMine = Turn { $turn } of { $turns }, yours:
page-beyond-course-rose = Your chance to win rose from { $before } to { $after }.
page-beyond-course-fell = Your chance to win fell from { $before } to { $after }.
page-beyond-course-diceGood = The dice brought you { $share }.
page-beyond-course-diceBad = The dice cost you { $share }.
page-beyond-course-thenGood = The dice then brought you { $share }.
page-beyond-course-thenBad = The dice then cost you { $share }.
page-beyond-course-dearest = Decisions that cost most
page-beyond-course-nothingLeft = None cost you much. Well chosen.
page-beyond-course-when = Turn { $turn }, throw { $n }:
page-beyond-course-threw = Throwing { $dice } again took { $share } off your chance to win. Better: { $best }.
page-beyond-course-chose = Choosing { $colour } took { $share } off your chance to win. Better: { $best }.
page-beyond-course-passed = Going on with five brains took { $share } off your chance to win. Better: { $best }.
page-beyond-course-best-throw = throw { $dice } again
page-beyond-course-best-choose = choose { $colour }
page-beyond-course-best-pass = go on
page-beyond-review-sum =
    { $n ->
        [one] Counted in brains, you chose the best { $right } out of { $n } time.
       *[other] Counted in brains, you chose the best { $right } out of { $n } times.
    }
page-beyond-review-chance = It took { $share } off your chance to win.
page-beyond-review-chanceAbout = It took about { $share } off your chance to win.
page-beyond-review-noChance = It hardly changed your chance to win.
page-beyond-review-said = You chose
page-beyond-review-truth = Best
page-beyond-review-throw = throw dice { $dice } again
page-beyond-review-take = choose { $colour }
page-beyond-review-pass = go on
page-beyond-review-poorer = It left { $left } brains on the table.
page-beyond-drill-kind-0 = Which colour do you choose?
page-beyond-drill-kind-1 = Which dice do you keep for the last throw?
page-beyond-drill-kind-2 = Which dice do you keep after the first throw?
page-beyond-drill-dice = Which dice do you keep?
page-beyond-drill-howDice = Tap them, then throw the others.
page-beyond-drill-throwsLeft =
    { $n ->
        [one] { $n } throw left
       *[other] { $n } throws left
    }
page-beyond-drill-stop = Stop here
page-beyond-drill-bestDice = The best choice there is.
page-beyond-drill-average = { $brains } brains on average
page-beyond-drill-worseDice = Better keep these.
page-beyond-drill-worseNone = Better throw them all.
page-beyond-drill-worseStop = Better stop here.
page-beyond-drill-averages = On average { $best } brains, with your choice { $brains }
