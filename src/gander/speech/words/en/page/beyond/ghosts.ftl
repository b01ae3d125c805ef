### Ghosts: bots that play as somebody on the notepad does.

ghost-some = a ghost
ghost-kind = Ghost
ghost-list = Ghosts on this notepad
ghost-line = Remembers and makes mistakes as { $name } did then. { $rough }
ghost-at = A ghost at seat { $n }
ghost-title = A ghost of { $name }
ghost-text = A bot that remembers like { $name } and makes mistakes like { $name }. It is made from { $name }’s own answers and stays on this notepad.
ghost-measured = Tried on made-up players, not on real ones: on average a ghost scores within a card or two of somebody who forgets as our bots do, and within about three of others, who guess, have no plan, still learn or remember in quite another way.
ghost-reading = Reading { $name }’s answers…
ghost-early =
    { $n ->
        [one] After one more game with hidden cards there can be a first sketch of { $name }.
       *[other] After { $n } more games with hidden cards there can be a first sketch of { $name }.
    }
ghost-rough-sketch = Still a sketch: it knows roughly how often { $name } forgets, not yet what { $name } mixes up.
ghost-rough-outline = An outline: it knows how often { $name } forgets; what { $name } mixes up is still a guess.
ghost-rough-portrait = A portrait: it knows how often { $name } forgets, and what { $name } mixes up.
ghost-sharpens = The more { $name } plays, the sharper it gets.
ghost-calls = { $name }’s ghost would like to play.
ghost-callsYou = Your ghost would like to play.
ghost-invite = Invite it
ghost-make = Make a ghost of { $name }
ghost-sharpen = Make the ghost of { $name } sharper
ghost-made = The ghost of { $name } can play along as a bot now.
ghost-from =
    { $n ->
        [one] From one game.
       *[other] From { $n } games.
    }
ghost-own = Its own
ghost-typical = As with most people
ghost-nothingOwn = Nothing that would tell { $name } from most people.
ghost-remove = Remove { $ghost }
ghost-removed = { $ghost } is gone.
ghost-trait-keenness = how much stays in mind
ghost-trait-keenness-more = keeps more in mind than most people
ghost-trait-keenness-less = keeps less in mind than most people
ghost-trait-fading = how long older cards stay
ghost-trait-fading-more = remembers the newest card well and loses older ones sooner than most
ghost-trait-fading-less = keeps older cards longer than most people
ghost-trait-linger = how much the card before gets in the way
ghost-trait-linger-more = mixes up a card with the one before it more than most
ghost-trait-linger-less = lets go of the card before better than most people
ghost-trait-swap-more = mixes up neighbouring cards more than most people
ghost-trait-swap-less = mixes up neighbouring cards less than most people
ghost-trait-when-more = mixes up cards that came at about the same time more than most people
ghost-trait-when-less = mixes up cards that came at about the same time less than most people
ghost-trait-familiar-more = mixes up cards far apart more than most people
ghost-trait-familiar-less = mixes up cards far apart less than most people
ghost-trait-lapse = how often the thread is lost
ghost-trait-lapse-more = loses the thread more often than most people
ghost-trait-lapse-less = loses the thread less often than most people
ghost-trait-wits-more = works out more from what has gone than most people
ghost-trait-wits-less = goes by what comes to mind more than most people
ghost-trait-blind-more = guesses blindly more often than most people
ghost-trait-blind-less = guesses blindly less often than most people
ghost-trait-rash-more = tries any card when nothing comes to mind, more often than most people
ghost-trait-rash-less = waits when nothing comes to mind, more often than most people
