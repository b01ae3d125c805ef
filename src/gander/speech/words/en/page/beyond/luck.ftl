### Where the luck of a game comes from, in plain words.

luck-text = Cards and dice of this game were fixed before anybody could know them. When it is over, this page works them out again and says whether all is as promised.
luck-chosenText = Its cards and dice were laid out beforehand: for the deal of the day, which is the same for everybody, or for a study. Somebody can know what comes, so there is no luck to check.
luck-everyDevice = Each device at the table added a secret number. One honest device is enough: nobody could choose what comes.
luck-serverOnly = The server fixed them alone; no device added anything. So nobody can change them now, but the server could have chosen them.
luck-added = { $names }: added a number
luck-silent = { $names }: did not answer in time
luck-figures = The figures
luck-hash = Seal of the server
luck-secret = Secret of the server
luck-pledge = Seal of { $names }
luck-salt = Number of { $names }
luck-question = Was it luck?
luck-checking = Working it out again…
luck-fair =
    { $n ->
        [one] All is as it was sealed before the game: this device has just worked out the one shuffle or throw again.
       *[other] All is as it was sealed before the game: this device has just worked out all { $n } shuffles and throws again.
    }
luck-mine = The number of this device is in it, so nobody chose what came: it was luck.
luck-notMine = This device had no number in it. It only says that nothing was changed after the start.
luck-wrong = Something is wrong with the luck of this game:
luck-fault-secret = The secret of the server does not fit its seal.
luck-fault-hash = The seal is not the one that stood on this table before the game.
luck-fault-salt = Somebody showed another number than the one they had sealed.
luck-fault-left--out = The number of this device was left out.
luck-fault-chance = A shuffle or a throw does not follow from the numbers.
luck-noRecord = The moves of this game are out of reach right now, so nothing can be worked out again.
luck-record = Every move of this game, as a file
luck-elsewhere = To check it on your own computer: gander verify.
