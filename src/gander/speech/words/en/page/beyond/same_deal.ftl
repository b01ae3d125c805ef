### How hard a game was: what others reach on the same deal.

hard-question = How hard was this?
hard-working = Our bots are playing the same deal, a few hundred times. This takes a moment.
hard-failed = It could not be worked out this time.
hard-better = { $of } { $better } would have done worse than { $name }.
hard-betterLevel = { $of } { $better } would have done worse than { $name }, and { $level } just as well.
hard-justLike = { $of } all would have done just as well as { $name }.
hard-of-guessing = Of ten who only guess,
hard-of-chick = Of ten chicks,
hard-of-squirrel = Of ten squirrels,
hard-of-tortoise = Of ten tortoises,
hard-of-otter = Of ten otters,
hard-of-crow = Of ten crows,
hard-of-elephant = Of ten elephants,
hard-of-perfect = Of ten who remember everything,
hard-none = none
hard-guessing = Pure guessing
hard-perfect = Remembers everything
hard-whose = Whose result
hard-own = { $name }: { $n }
hard-always = { $n }
hard-range = { $low } to { $high }, mostly around { $middle }
hard-rangeTop = { $low } to { $high }, mostly { $high }
hard-bots = Bots played the very same cards and dice, up to { $n } games each. The higher a bar, the more often it came to that. They are made to forget like people, but they are not people.
hard-replaced = In each game one kind of bot had the seats of all the people; bots kept theirs.
hard-tenths = { $better } of { $of }, level with { $level }
hard-col-who = Who
hard-col-lowest = Least
hard-col-middle = Middle
hard-col-highest = Most
hard-col-beaten = Beaten
hard-luck = How lucky were the dice?
hard-luckMore =
    { $n ->
        [one] { $name }: the dice brought { $n } point more than could be expected.
       *[other] { $name }: the dice brought { $n } points more than could be expected.
    }
hard-luckLess =
    { $n ->
        [one] { $name }: the dice brought { $n } point less than could be expected.
       *[other] { $name }: the dice brought { $n } points less than could be expected.
    }
hard-luckNone = { $name }: the dice brought just what could be expected.
hard-luckier = That is luckier than { $better } of { $of } games with other dice.
