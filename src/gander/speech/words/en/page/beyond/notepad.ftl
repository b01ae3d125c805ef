### The notepad: results, progress, what was missed, practice, and one's own data.

notepad-loading = Opening the notepad…
notepad-failed = The notepad could not be opened: { $reason }
notepad-who = Who plays here
notepad-results = Results
notepad-games =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
notepad-progress = Progress
notepad-progressOf = Progress: { $name } at { $game }
notepad-practise = Practise
notepad-practiseOf = Practise { $game }, { $name }
notepad-edit = Change { $name }
notepad-filter-game = Game
notepad-filter-level = Level
notepad-filter-players = At the table
notepad-filter-player = Whose games
notepad-filter-any = all
notepad-filter-everybody = everybody’s
notepad-filter-count =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
notepad-noneHere = No games of this kind yet. They will be here once somebody has finished one.
notepad-earlier = Earlier games
notepad-pad = Results, game by game
notepad-when = Game
notepad-others = Others
notepad-won = won
notepad-best = personal best
notepad-bestSign = A star is a personal best, a ring is a win. What follows a plus was given to start with.
notepad-ahead = and { $n } to start with
notepad-diary = Diary
notepad-with = with { $names }
notepad-against = against { $names }
notepad-placeOf =
    { NUMBER($n, type: "ordinal") ->
        [one] { $n }st of { $players }
        [two] { $n }nd of { $players }
        [few] { $n }rd of { $players }
       *[other] { $n }th of { $players }
    }
notepad-missed = What was missed
notepad-missedBy = What { $name } missed

notepad-averages = Averages and bests of { $name }
notepad-averagesText = Alone, together and against each other are never mixed, nor are levels or numbers of players.
notepad-kind = Kind of game
notepad-count = Games
notepad-mean = Average
notepad-top = Best
notepad-wins = Won
notepad-reached = pure guessing { $guessing }, nothing forgotten { $perfect }
notepad-noAverages = The averages will be here after the first finished game.

notepad-player-title = Change { $name }
notepad-player-name = Name
notepad-player-animal = Animal
notepad-player-study = For a study
notepad-player-code = Participant code
notepad-player-codeText = Takes the place of the name in files for research.
notepad-player-save = Save
notepad-player-saved = Saved.
notepad-player-merge = The same person as…
notepad-player-mergeText = From then on, all games of { $name } count as the other’s. This cannot be undone.
notepad-player-mergeWith = Merge with { $name }
notepad-player-remove = Remove { $name }
notepad-player-removeSure = Remove { $name } for good?
notepad-player-removeText = All results and answers of { $name } are deleted, and the name also from the games of others. Nobody can bring them back.
notepad-player-removed = { $name } is gone.
notepad-player-keep = Keep

notepad-data = Your data
notepad-dataText = It is yours. Take it with you, look into it, or delete it.
notepad-kept = Progress and ghosts
notepad-keptLine = Works out from your games how well you remember and play. Off deletes all of that; results stay.
notepad-keptFor = Of { $name } alone. Off deletes what was worked out; results stay.
notepad-keptOn = Progress and ghosts are on.
notepad-keptOff = Progress and ghosts are off, and what there was is deleted.
notepad-export-all = Take everything with you
notepad-export-allLine = One file with all games, to open on another device
notepad-export-tables = Tables for a spreadsheet
notepad-export-tablesLine = CSV: a row for each answer and each result, and what every column means
notepad-link = Share with another device
notepad-linkLine = One notepad for phone and tablet. Games from both come together.
notepad-linkTitle = For the other device
notepad-linkText = Scan this with the other device, or open its notepad there and type the code. It works once, for ten minutes.
notepad-linkShare = A notepad of Gander to share
notepad-linkQr = QR code with the link to this notepad
notepad-useLink = I have a code
notepad-useLinkLine = From the notepad of your other device.
notepad-useLinkTitle = Share a notepad
notepad-useLinkText = This device will have the same notepad as the other one. Its players come along, and players with the same name become one.
notepad-useLinkCode = Code
notepad-useLinkGo = Share it
notepad-linked = Both devices have the same notepad now.
notepad-devices = Devices with this notepad
notepad-devicesLine = See which ones there are, and remove one.
notepad-device-phone = Phone
notepad-device-tablet = Tablet
notepad-device-computer = Computer
notepad-device-unknown = Device
notepad-device-this = this device
notepad-device-last = last here on { $day }
notepad-device-never = not here yet
notepad-device-takeOff = Remove
notepad-device-takeOffNumber = Remove device { $n }: { $device }
notepad-device-sure = Remove this device?
notepad-device-sureText = It no longer sees this notepad, and nothing of it is left there. All games stay here. Codes that were given out for sharing no longer work.
notepad-device-sureThis = This is the device in your hand. It no longer sees this notepad, and nothing of it is left here. All games stay with the other devices; if there are none, nobody sees them any more.
notepad-device-keep = Keep it
notepad-device-gone = The device was removed from the notepad.
notepad-takenOff = On { $day } this device was removed from the notepad that it shared. Nothing of it is left here; the other devices have it.
notepad-import = Open a file
notepad-importLine = From another device. What is here already is not counted twice.
notepad-imported =
    { $n ->
        [one] { $n } game is new on this notepad.
       *[other] { $n } games are new on this notepad.
    }
notepad-importedNone = All games of this file were here already.
notepad-delete = Delete everything
notepad-deleteSure = Delete the whole notepad?
notepad-deleteText = All players, results and answers on this notepad are deleted. Nobody can bring them back. Take them with you first if you might want them.
notepad-deleted = The notepad is empty.

progress-title = { $name }: { $game }
progress-loading = Looking through the games…
progress-switchOn = Switch it on
progress-back = To the notepad
progress-basis = Which games?
progress-basis-own = My own answers
progress-basis-group = Played together
progress-nothing_yet = Nothing to tell yet. After the first finished game the first point of the curve stands here.
progress-kept-own = Of { $load } cards you remember about { $mean }.
progress-kept-group = Of { $load } cards you remember about { $mean } together.
progress-between = Fairly sure: between { $low } and { $high }. The more you play, the closer it gets.
progress-basedOn = { $games }, { $answers }.
progress-answers =
    { $n ->
        [one] { $n } answer
       *[other] { $n } answers
    }
progress-decisions =
    { $n ->
        [one] { $n } decision
       *[other] { $n } decisions
    }
progress-hidden =
    { $n ->
        [one] { $n } answer came after the page had been out of sight.
       *[other] { $n } answers came after the page had been out of sight.
    }
progress-verdict-better = You have become better at this game, more than practice at the start explains.
progress-verdict-worse = Lately your results in this game have been lower. That happens, and it may pass. You could play an easier game for a while, or take five minutes to practise what you miss most.
progress-verdict-no_change = You play this game about as well as before.
progress-verdict-too_early =
    { $n ->
        [one] Too early to tell whether you are getting better. About { $more } more game would tell.
       *[other] Too early to tell whether you are getting better. About { $more } more games would tell.
    }
progress-tooFew = Too early to tell whether you are getting better. A few more games, and there is something to compare.
progress-practice_is_practice = Practice at a game is practice at that game. It says nothing about anything else.
progress-whySo = Where this comes from
progress-curve = Game after game
progress-curveText = Each dot takes a few games together. The band shows where the true value lies, 95 times out of 100. Higher is better.
progress-curveLabel = From { $first } in the first games to { $last } in the latest. Nothing forgotten would be { $perfect }, pure guessing { $guessing }.
progress-curveLabelLeft = From { $first } in the first games to { $last } in the latest. The best play would leave { $perfect }, pure guessing { $guessing }.
progress-axis-games = games played
progress-perfect = nothing forgotten
progress-perfectLeft = best play
progress-guessing = pure guessing
progress-asTable = As a table
progress-col-games = Games
progress-col-until = Until
progress-col-figure = Estimate
progress-col-between = Between
progress-col-right = Right
progress-col-best = Best choice
progress-col-answers = Answers
progress-col-decisions = Decisions
progress-col-count = How often
progress-col-chance = By chance
progress-range = { $low } to { $high }
progress-percent = { $n }%
progress-rightRaw = Counted plainly, { $right } of 100 answers came out right, easy and hard ones alike.
progress-bestRaw = Counted plainly, { $right } of 100 decisions came out best.

progress-change = Practice and change
progress-practice = Everyone gets used to a game by playing it. That alone has brought you about { $mean } more right answers of 100 since the first game (between { $low } and { $high }).
progress-practiceNone = Everyone gets used to a game by playing it. So far your answers do not show it (between { $low } and { $high } of 100).
progress-beyond =
    { $n ->
        [one] Your latest game beside those before ({ $before }): between { $low } and { $high } right answers of 100.
       *[other] Your latest { $n } games beside those before ({ $before }): between { $low } and { $high } right answers of 100.
    }
progress-lately-more = Lately you knew { $n } of 100 answers more than before.
progress-lately-less = Lately you knew { $n } of 100 answers fewer than before.
progress-lately-level = Lately you knew as many answers as before.
progress-mayBeChance = That may still be chance.
progress-exactly = More exactly

progress-errors = What you mix up
progress-errorsText = The mark shows how often it would happen if every wrong answer were a blind guess. A bar well beyond its mark is a habit.
progress-errorsLabel =
    { $n ->
        [one] Most often: { $kind }, once.
       *[other] Most often: { $kind }, { $n } times.
    }
error-before = the card that lay there before
error-neighbour = the card next to it
error-elsewhere = a card further away
error-earlier = a card that was gone already
error-never = something never shown
progress-fading = How it fades
progress-fadingText = Right answers by what happened between seeing the card and being asked: questions and new cards.
progress-fadingLabel = From { $first } of 100 right at once to { $last } of 100 after the longest time.
progress-events =
    { $n ->
        [one] after one more card
       *[other] after { $n } more cards
    }
progress-eventsRange = after { $low } to { $high } more cards
progress-eventsMore = after { $low } more cards or still more
progress-atOnce = at once
progress-positions = First, middle, last
progress-positionsText = Right answers by the place in the row.
progress-positionsLabel = Right answers of 100, from first to last: { $list }.
progress-position-first = first
progress-position-middle = in the middle
progress-position-last = last
progress-position-only = the only one
progress-whisker = The thin line says how sure the figure is.
progress-next = What next?
progress-play = Play { $game }
progress-drill = Practise
progress-print = Print

coach-early = Play on at this level for now. After { $enough } games there is more to say.
coach-top = You remember { $kept } of 100 at the highest level. There is nothing harder here.
coach-stay = This level suits you: { $kept } of 100, neither too easy nor too hard.
coach-hard = So far you remember { $kept } of 100. That is hard, and practice helps: stay at this level for a while.

playback-label = How it went, from the last sight to the question
playback-seen = Last seen { $ago } before.
playback-seconds =
    { $n ->
        [one] a second
       *[other] { $n } seconds
    }
playback-minutes =
    { $n ->
        [one] a minute
       *[other] { $n } minutes
    }
playback-asked = Then came the question:
playback-try = Try it now
playback-right = Right. { $truth }.
playback-wrong = Not that one. Try again.
playback-close = Back to how it went
loveliest-title = The loveliest mistakes
loveliest-said = Chosen: { $said }. Right: { $truth }.
review-all =
    { $n ->
        [one] Show it
       *[other] Show all { $n }
    }
review-title = What was missed
review-loading = Turning the pages back…
review-sum =
    { $n ->
        [one] { $right } of { $n } answer came out right.
       *[other] { $right } of { $n } answers came out right.
    }
review-nothing = You didn’t miss a thing. Well spotted.
review-none = Nobody was asked anything that counts in this game.
review-turn = Decision { $number }
review-said = You said
review-truth = It was
review-seen = You had seen it for { $shown }; you were asked { $later }.
review-seenOnly = You were asked { $later }.
review-shown =
    { $n ->
        [one] a second
       *[other] { $n } seconds
    }
review-atOnce = right after that
review-later =
    { $n ->
        [one] one card later
       *[other] { $count } cards later
    }
review-numbers = zero one two three four five six seven eight nine ten eleven twelve
review-before = That was the card that lay there before.
review-neighbour = That is the card next to it.
review-elsewhere = That lies further away in the row.
review-earlier = That had been there and was gone already.
review-never = That had not been shown at all.

drill-title = Practice
drill-habit =
    { $n ->
        [one] In your games “{ $error }” came up { $n } time; blind guessing would give about { $chance }.
       *[other] In your games “{ $error }” came up { $n } times; blind guessing would give about { $chance }.
    }
drill-loading = Laying out the cards…
drill-note = This is practice: it stands on no notepad.
drill-step = { $n } of { $all }
drill-kind-before = Don’t take the new card for the one that lay there before.
drill-kind-neighbour = Don’t mix up cards that lie side by side.
drill-kind-long_ago = Keep a card in mind for a long time while others come.
drill-seen = Ready
drill-right = Right.
drill-next = Next
drill-done = { $right } of { $all }
drill-doneText = Once more, or back to the table?
drill-again = Once more

lock-put = Lock { $name }
lock-other = Other pictures for the lock
lock-takeOff = Take the lock off
lock-isOff = There is no lock on { $name } any more.
lock-putTitle = Lock { $name }
lock-putText = Choose four animals in an order that you will remember. After that nobody can read or change anything of { $name } on the notepad, on any device, without choosing the same four.
lock-putMore = Anybody can still play under the name. If you forget the animals, the people who run this server can take the lock off.
lock-again = Once more, the same four in the same order.
lock-different = These were other animals. Please begin again.
lock-done = { $name } is locked.
lock-openTitle = Open { $name }
lock-openText = Choose your four animals in order. { $name } is then open on this device for a quarter of an hour, or until somebody taps “Close”.
lock-chosen = { $n } of 4 chosen
lock-anew = Begin again
lock-next = Go on
lock-locked = locked
lock-open = Open
lock-openOf = Open { $name }
lock-openUntil = open here until { $time }
lock-opened = { $name } is open on this device until { $time }.
lock-close = Close
lock-closeOf = Close { $name }
lock-closed = { $name } is locked again.
lock-seconds =
    { $n ->
        [one] Wrong too often. Try again in one second.
       *[other] Wrong too often. Try again in { $n } seconds.
    }
lock-minutes =
    { $n ->
        [one] Wrong too often. Try again in one minute.
       *[other] Wrong too often. Try again in { $n } minutes.
    }
lock-leftOut = People who are locked are left out of the files below, unless their lock is open on this device.
