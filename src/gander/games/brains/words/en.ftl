### MMM… Brains!, in a terminal.
### A key that ends in _you is said to the person whom the sentence is about.

title = MMM… Brains!
aim = Collect brains with five dice. Then make the others pay, and be the last who has some.
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
ask-pass_or_throw = { $name }, five brains count nothing. Type the numbers of the dice to throw again, for example: 2 4, or type pass.
ask-stop = { $name }, that was the last throw. Type a colour.
ask-pass = { $name }, five brains count nothing. Press Enter to go on.
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
rule-M4 = You may throw three times. Each time choose freely which dice to throw again, also ones you kept before.
rule-M5 = Add the numbers of one colour. Two brains on the dice double the sum, three make it three times, four make it four times. Five brains count nothing.
rule-M6 = First part: choose a colour and take so many brains from the middle.
rule-M7 = When the middle is empty, the second part begins with the next player.
rule-M8 = Second part: choose a colour. The player who has this colour pays so many brains.
rule-M9 = If none of the others in the game has this colour, you pay yourself.
rule-M10 = Whoever has too few pays all. Whoever has no brains is out.
rule-M11 = The last player with brains wins.
rule-M12 = For example: 5 and 3 in green, with three brains on the other dice, count 8 × 3 = 24.
rule-M13 = Before a game each player may be given brains to start with, 5 to 25, so that all have a fair chance. They come out of the middle.
