### What is proposed for a table, so that all have about the same chances.

fair-chances = So that all have a fair chance
given-glances =
    { $n ->
        [one] { $n } glance
       *[other] { $n } glances
    }
given-ahead =
    { $n ->
        [one] { $n } card to start with
       *[other] { $n } cards to start with
    }
fair-propose = Propose numbers
fair-working = A few hundred games are being tried. This takes some seconds.
fair-from = From { $games }.
fair-gamesOf =
    { $n ->
        [one] one game of { $name }
       *[other] { $n } games of { $name }
    }
fair-half = With this, each wins about half the time, going by { $tried } simulated games.
fair-each = With this, each wins about one game in { $players }, going by { $tried } simulated games.
fair-asItIs = As it is, everyone wins about equally often, going by { $tried } simulated games. Nobody needs anything extra.
fair-nearer = This brings you closer together, but not quite even, going by { $tried } simulated games.
fair-perhaps = This should bring you closer together, going by { $tried } simulated games. Whether it makes you even cannot be known that well.
fair-perhapsAsItIs = As it is, nobody should need anything extra, going by { $tried } simulated games. Whether you are even cannot be known that well.
fair-early =
    { $n ->
        [one] Too early to tell for { $name }: about one more game with cards.
       *[other] Too early to tell for { $name }: about { $n } more games with cards.
    }
fair-open = Nobody knows yet who will join later, so there is nothing to propose.
fair-failed = No proposal just now. Please choose the numbers yourselves.
