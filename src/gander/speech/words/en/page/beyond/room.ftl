### An evening in one room: what comes next, who looks on, and how it went.

room-other = A different game
room-which = What shall we play next?
room-whichText = Everybody sees what you propose.
room-whichHost = Everybody goes there at once.
room-evening = Family evening: four short games
room-minutes =
    { $n ->
        [one] about { $n } minute
       *[other] about { $n } minutes
    }
room-proposals = Proposed
room-by = { $names } would like this.
room-queued = For later.
room-hands = Hands up: { $names }.
room-missing =
    { $n ->
        [one] With one more hand up it begins.
       *[other] With { $n } more hands up it begins.
    }
room-waits = Waiting for { $names }.
room-for = I’m for it
room-forGame = I’m for it: { $game }
room-take = Play this
room-takeGame = Play this: { $game }
room-withdraw = Take back: { $game }
room-youNext = You play in the next game.
room-youWait =
    { $n ->
        [one] The next game is full. You watch that one, and then you play.
       *[other] The next game is full. You watch { $n } games, and then you play.
    }
room-youWatch = You are just watching.
room-dealtIn = Playing the next game: { $names }.
room-lookOn = Watching the next game: { $names }.
room-wantSeat = I’d like to play
room-playNow = Play now
room-justWatch = Just watch
room-sit = Take { $name }’s seat
room-underWay = A game is under way. You can watch; you play as soon as a seat is free.
room-full = Every seat at this game is taken. You can watch; you play as soon as a seat is free.
room-between = A game has just ended. Come in: you play as soon as a seat is free.
room-comeIn = Come in
room-watch = Watch
room-moved = On to the next game.
room-hello = Hello, { $name }! You play in the next game.
room-late = Join in with this code:
room-letters = Join in: { $code }

menu-askEnd = Ask to end the game
menu-askedEnd = { $names } would like to end the game.
menu-askEndText = The game ends without a result as soon as more than half of you ask for it.
menu-askEndYes = Yes, ask
menu-home = Go home
menu-homeText = You leave for good. The others play on, and this table is no longer on your first page.
menu-homeYes = Yes, go home

meeting-won = Last time { $names } won against { $others }.
meeting-shared = Last time { $names } shared the win.
meeting-again = Again?

tonight-title = Tonight
tonight-past = Our evening
tonight-all = Evenings
tonight-last = The last evening
tonight-open = How the evening went
tonight-score = Tonight: { $score }
tonight-wins =
    { $n ->
        [one] { $n } win
       *[other] { $n } wins
    }
tonight-games =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
tonight-people = Who won how often
tonight-played = What was played
tonight-won = { $names } won
tonight-botWon = a bot won
tonight-together =
    { $n ->
        [one] together: { $n } point
       *[other] together: { $n } points
    }
tonight-togetherTurns =
    { $n ->
        [one] together: { $n } turn
       *[other] together: { $n } turns
    }
tonight-series = { $name } won { $n } in a row.
tonight-close =
    { $n ->
        [one] The closest finish: { $game }, { $n } point apart.
       *[other] The closest finish: { $game }, { $n } points apart.
    }
tonight-catch = The best catch: { $name }, { $n } finds in one turn.
tonight-level = The closest finish: { $game }, level.
tonight-share = Send the picture
tonight-save = Save the picture

## Faces of one’s own animal, shown across the table.

sticker-enough = Put the stickers away
sticker-glad = Ha ha!
sticker-shocked = Oh no!
sticker-smug = Easy peasy!
sticker-sorry = Sorry!
sticker-applause = Bravo!
sticker-hurry = Hurry up!

## Bets on whether somebody knows it.

bet-asks = Does { $name } know it?
bet-yes = I guess { $name } knows it
bet-no = I guess { $name } does not know it
bet-yesShort = Yes!
bet-noShort = No
bet-saidYes = You trust { $name }. Your secret!
bet-saidNo = You guess not. Your secret!
bet-right = A feather for { $names }!
bet-wrong = Nobody guessed that!
bet-switch = Guessing along
bet-switch-line = While they watch or wait, people bet in secret whether somebody knows it.
tonight-feathers =
    { $n ->
        [one] Best at guessing others: { $names }, { $n } feather
       *[other] Best at guessing others: { $names }, { $n } feathers
    }
