### What is said at every table while the game is on.

## What cards, dice and tokens show

animal-bear = bear
animal-frog = frog
animal-hedgehog = hedgehog
animal-koala = koala
animal-octopus = octopus
animal-otter = otter
animal-panda = panda
animal-penguin = penguin
animal-sloth = sloth
animal-snail = snail
animal-turtle = turtle
animal-whale = whale
animal-robot = robot

## At the table

table-players = Players
table-ready = Ready
table-readyAll = We are all ready
table-waitingReady = Waiting for the others…
table-hurry = Tap the table to go on faster.
table-timeLeft = Time left to look
table-deck =
    { $n ->
        [one] { $n } card left
       *[other] { $n } cards left
    }
table-emptyDeck = Deck used up
table-sure = Sure?
table-cannotUndo = This cannot be taken back.
table-no = No, wait

glance-told = { $name } looks at card { $number }.
glance-told-mine = You look at card { $number }.
glance-mine = Card { $number }, for your eyes only.
glance-use = Glance, { $n } left
glance-not = Not now
glance-place = card { $number }
glance-which = Which card do you want to see?
glance-at = Look at { $place }
badge-ahead = and { $n } to start with
glance-left =
    { $n ->
        [one] { $n } glance left
       *[other] { $n } glances left
    }

cover-handOver = Hand over to { $name }
cover-holdToLook = Hold to look
cover-hold = Hold

seat-botPlays = { $bot } plays for { $name }.
seat-reclaimMine = Play again myself

away-gone = { $name }’s device is away.
away-ask = Anybody at the table can let a bot play.
away-wait = Wait

bot-chick-short = Pip
bot-squirrel-short = Hazel
bot-tortoise-short = Theo
bot-otter-short = Otto
bot-crow-short = Kora
bot-elephant-short = Ella

ghost-name = { $name } ({ $month })

came-left = { $name } has left. { $bot } plays on.
came-bot = { $bot } plays for { $name }.
came-back = { $name } plays again.
came-new = { $name } sits down.
came-endAsked = { $name } would like to end the game.
came-moved = { $name } plays on another device now.

menu-botFor = Let a bot play for { $name }
menu-open = Menu
menu-title = At the table
menu-turn = Turn the table
sticker-show = Show a sticker

voice-title = What was just said
voice-turn = Waiting for { $names }.
voice-you = It is your turn.
voice-nobody = It is nobody’s turn.
voice-nothing = Nothing just now.

says-welcomes = Welcome. Pull up a chair.
says-deals = Here we go. Have fun.
says-calls = That was it. Well played.

luck-sealed = Luck is sealed
luck-chosen = Same for all
luck-title = Nobody can choose the luck
luck-titleChosen = This deal was chosen beforehand

series-score = Best of three: { $score }

line-down = No connection. Trying again…
line-kept = No connection. Your move is kept and will be sent.
line-silent = No answer yet. Trying another way…
line-silentKept = No answer yet. Your move is kept.
line-restarting = The server is restarting. Nothing is lost.

broken-title = This table is damaged
gone-title = No seat here

## Why the server refuses something while a game is on; the rest is in refusals.ts.

refused-refused = You can’t do that right now.
refused-not_answered = The server was too slow to answer. It may or may not have worked.
refused-not_connected = There is no connection to the server. Try again in a moment.
refused-bot_plays = A bot is playing for you. Take your seat back first.
refused-broken_table = What the server kept of this table can no longer be read, so nobody can go on with it. Your other tables and your notepad are fine. Please tell the people who run the server.
refused-busy = The server has its hands full. Try again in a moment.
refused-enough_events = This table has been going for a very long time. Please end the game and open a new table.
refused-fault = Something went wrong on the server. Nothing was changed, so please try again.
refused-host_present = The person who runs the table is here, or was a moment ago.
refused-no_substitute = No bot is playing at this seat any more.
refused-no_such_table = This device has no seat at this table. Ask for the link again.
refused-not_host = Another device runs the table now.
refused-not_read = The server cannot read what it has kept. Please tell the people who run it.
refused-not_saved = The server could not write this down, so nothing was changed. Please tell the people who run it.
refused-unanswered = The server was slow to write this down. It may or may not have worked. Have a look, and try again if it did not.
refused-not_your_seat = This seat is no longer played from this device.
refused-seat_empty = Nobody is at this seat any more.
refused-stale = Somebody was faster.
refused-too_many_requests = That was a little too often. Wait a moment.
refused-wrong_phase = The table has moved on, so this is no longer possible.
