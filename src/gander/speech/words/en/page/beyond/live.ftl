### Around a table: coming in, waiting, the menu, the result.

join-title = Joining the table
join-name = What is your name?
join-nameFirst = First write your name, so that the others know you.
join-seat = Where do you sit?
join-seatNumber = Seat { $n }
join-sit = Sit down
join-watch = Just watch
join-stage = Use as the big screen
join-stageText = This device shows everybody the table: what all may see, and large.

tv-text = Choose a game. Then everybody scans a code with their phone.
tv-another = Another game

lobby-come = Send them the link.
lobby-allHere = Everybody is here.
lobby-wayIn = The way in
lobby-qr = QR code with the link to this table
lobby-code = or type this code
lobby-share = Send the link
lobby-shareText = Come and play:
lobby-copied = The link is copied.
lobby-free = free
lobby-shares = together with { $names }
lobby-bot = a bot
lobby-botAt = Let a bot play at seat { $n }
lobby-here = here
lobby-hereAt = Somebody here on this device sits at seat { $n }
lobby-waiting =
    { $n ->
        [one] One seat is still free.
       *[other] { $n } seats are still free.
    }
lobby-hostStarts = Somebody at the table starts the game.
lobby-lookingOn = You are watching.
lobby-youAreIn = You are in. The others are still coming.
lobby-scan = Scan the code with a phone, or type it in there.
lobby-ready = ready
lobby-start = Start
lobby-iAmReady = I am ready
lobby-startsIn =
    { $n ->
        [one] Everybody is ready. It starts in { $n } second.
       *[other] Everybody is ready. It starts in { $n } seconds.
    }
lobby-notYet = Wait, not yet
lobby-hello = Hello, { $name }!
lobby-noBot = remove
lobby-anyPhone = Anybody may start, on any phone.
lobby-areReady = Ready: { $names }.
lobby-missing =
    { $n ->
        [one] One more is needed. Wait, or add a bot.
       *[other] { $n } more are needed. Wait, or add bots.
    }
lobby-youAreInNow = You are in!
lobby-youngest = The youngest takes the seat that starts.
lobby-inviteMore = Invite somebody

menu-pause = Pause
menu-stage = Add a big screen
menu-bot = bot plays
menu-back = play again
menu-backFor = { $name } plays again
menu-newDevice = new device
menu-newDeviceFor = New device for { $name }
menu-leave = leave
menu-leaveFor = { $name } leaves
menu-leaveText = { $name } leaves the table. A bot plays on until somebody takes the seat.
menu-leaveLobbyText = { $name } leaves the table. The seat is free again.
menu-leaveYes = Yes, leave
menu-kick = remove
menu-kickFor = Remove { $name }
menu-kickText = { $name } loses the seat. Somebody else can take it.
menu-kickPlayingText = { $name } loses the seat. A bot plays there until the game is over.
menu-kickYes = Yes, remove
menu-end = End the game
menu-endText = The game ends now, without a result.
menu-endYes = Yes, end it
menu-wayInText = Open the link on the other device. It works only once.
menu-kept = You can close this page at any time and come back to your seat.
menu-keptWatching = You have no seat here. While one is free, you can sit down again.

paused-title = A break
paused-host = All clocks stand still.
paused-empty = Nobody sits at the table. The game waits for somebody to come back, or to let the bots go on.
host-away = The person who runs the table is away.
host-takeOver = Run the table from here
host-taken = You run the table now.
host-runs = { $name } runs the table now.
host-another = Another device runs the table now.
host-takeBack = Run it from here again
host-left = You left your seat.
host-takeSeat = Back to seat { $n }
paused-class = Your teacher has paused everybody. It goes on by itself.
paused-guest = All clocks stand still. Anybody at the table can go on.
paused-resume = Go on

result-wins = { $name } wins
result-youWin = You win!
result-youShareWin = You win, together with { $names }!
result-found =
    { $n ->
        [one] You found { $n } card
       *[other] You found { $n } cards
    }
result-foundTogether =
    { $n ->
        [one] Together you found { $n } card
       *[other] Together you found { $n } cards
    }
result-foundNone = Nothing found this time
result-shareWin = { $names } share the win
result-solo =
    { $n ->
        [one] Your result: { $n } point
       *[other] Your result: { $n } points
    }
result-turns =
    { $n ->
        [one] Your result: { $n } turn
       *[other] Your result: { $n } turns
    }
result-together =
    { $n ->
        [one] Together: { $n } point
       *[other] Together: { $n } points
    }
result-tricky = That was a tricky one.
result-nothing = Nothing for you this time: it happens to the best. Next time everything is open again.
result-rout = { $name } was hard to stop today. Next time everything is open again.
result-ended = The game was ended
result-endedText = It has no result and does not go onto the notepad.
result-pad = The result
result-place = { $n }.
result-again = Again
result-againWinner = Again: { $name } starts
result-bestOfThree = Best of three
result-next = Next game of the three
result-ahead = { $won } + { $n } to start with
result-won =
    { $n ->
        [one] { $name } won { $n } card
       *[other] { $name } won { $n } cards
    }
series-won = { $name } wins the best of three: { $score }

## How it went, in the last scene. Names: who won, and who deserves the cheers.

ending-each-narrow = { $name } wins by a whisker
ending-each-clear = { $name } wins
ending-each-rout = { $name } wins by a mile
ending-each-tie = { $name } share the win
ending-each-perfect = { $name } takes it all
ending-each-heroic = { $name } wins, and three cheers for { $last }
ending-alone-perfect = { $name }, that was perfect
ending-alone-won = Well done, { $name }
ending-alone-heroic = Bravely tried, { $name }
ending-together-perfect = All together: perfect
ending-together-won = You did it together
ending-together-lost = Not this time, but together
ending-together-heroic = So close, all of you
ending-skip = On to the result
turning-lead = { $name } took the lead in turn { $turn } of { $turns } and was never caught again.
turning-start = { $name } led from the first points on.
turning-ahead = { $name } was ahead from beginning to end.
turning-level = From turn { $turn } of { $turns } on, { $name } were level, and nobody got past them.
turning-run = Your best run: { $count } one after the other.
turning-runTogether = Your best run together: { $count } one after the other.
turning-clean = Not a single mistake: { $n } right one after the other.
best-ever = { $name }, your best so far in { $n } games like this.
best-month = { $name }, your best so far this month.
result-other = Another game
result-othersAgain = Somebody at the table can start another game.

voice-silence = Nothing has happened yet.
voice-key = Key
voice-keys = These keys work at the table; a digit chooses the answer, card or die with that number. You can switch them off in the settings.
voice-keysOff = The keys for this are switched off in the settings.
wish-again = Say it again
wish-turn = Whose turn is it?
wish-scores = The scores
wish-moves = What may I do?

notice-few = Only { $n } cards left.
notice-last = The last card.
notice-level = { $names } are level.
notice-lead = { $names } takes the lead.
notice-third = Three in a row for { $names }.
notice-third-all = Three in a row.
notice-slip = The first slip for { $names }.
notice-slip-all = The first slip.
notice-lastChance = One more miss, and it is over.
notice-matchPoint = Match point for { $names }.
notice-decider = { $names }: this game decides it.
