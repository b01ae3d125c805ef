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
fair-half = With this each wins about half, by { $tried } simulated games.
fair-each = With this each wins about one game in { $players }, by { $tried } simulated games.
fair-asItIs = As it is, all win about equally often, by { $tried } simulated games. Nothing needs to be given.
fair-nearer = This brings you closer together, but not quite even, by { $tried } simulated games.
fair-early =
    { $n ->
        [one] Too early to tell for { $name }: about one more game with cards.
       *[other] Too early to tell for { $name }: about { $n } more games with cards.
    }
fair-open = Who joins later is not known here yet, so nothing can be proposed.
fair-failed = Nothing can be proposed just now. You choose the numbers yourselves.
