### The deal of the day: beginning it, its card, and the calendar.

day-line = You play alone, with the same cards as everybody else here today.
day-earlier = This is the deal of an earlier day; its card says so.
day-notYet = This day has not come yet.
day-toToday = To today’s deal
day-who = Who is playing?
day-other = Somebody else
day-level = How hard?
day-once = Each game can be begun once a day, and finished later.
day-play = Play
day-continue = Continue
day-begun = { $level }, begun
day-ended = { $level }, ended without a result
day-failed = The deal could not be opened: { $reason }
day-turns =
    { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }
day-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
day-signs = { $n } of 10 dots full
day-scale = Ten full dots: you knew it all. No full dot: no better than guessing.
day-late = played on a later day
day-share = Share
day-copy = Copy
day-copied = Copied.
day-picture = Save as a picture
day-text = This is what is shared. Select it and copy it:
day-others = Others on this notepad
day-calendar = Calendar
day-before = The month before
day-after = The month after
day-played =
    { $n ->
        [one] { $date }: { $n } game
       *[other] { $date }: { $n } games
    }
day-origin = Where these cards come from
day-drawn = This server drew them by lot before the day began anywhere. Nobody could work them out: the day before, only a seal could be seen. Its secret is shown here when the day is over everywhere.
day-drawnOver = This server drew them by lot before the day began anywhere. Nobody could work them out: the day before, only the seal could be seen. Now the secret is no secret any more, and everybody can check it.
day-world = These are the cards of the whole world: they follow from the date alone. Wherever this formula is used they are the same, and anybody can work them out beforehand.
day-seal = Seal of this day
day-secret = Secret of this day
day-nextSeal = Seal of the day after
day-card = See and share this result
