### What is proposed for a table, so that all have about the same chances.

fair-chances = Damit alle eine gute Chance haben
given-glances =
    { $n ->
        [one] { $n } Blick
       *[other] { $n } Blicke
    }
given-ahead =
    { $n ->
        [one] { $n } Karte zum Anfang
       *[other] { $n } Karten zum Anfang
    }
fair-propose = Zahlen vorschlagen
fair-working = Ein paar hundert Spiele werden durchprobiert. Das dauert einige Sekunden.
fair-from = Aus { $games }.
fair-gamesOf =
    { $n ->
        [one] einem Spiel von { $name }
       *[other] { $n } Spielen von { $name }
    }
fair-half = Damit gewinnen beide etwa gleich oft, nach { $tried } simulierten Spielen.
fair-each = Damit gewinnen alle { $players } etwa gleich oft, nach { $tried } simulierten Spielen.
fair-asItIs = So, wie es ist, gewinnen alle etwa gleich oft, nach { $tried } simulierten Spielen. Niemand braucht etwas dazu.
fair-nearer = Das bringt euch näher zusammen, aber nicht ganz gleichauf, nach { $tried } simulierten Spielen.
fair-perhaps = Das dürfte euch näher zusammenbringen, nach { $tried } simulierten Spielen. Ob ihr damit gleichauf seid, lässt sich so genau nicht sagen.
fair-perhapsAsItIs = So, wie es ist, braucht wohl niemand etwas dazu, nach { $tried } simulierten Spielen. Ob ihr gleichauf seid, lässt sich so genau nicht sagen.
fair-early =
    { $n ->
        [one] Für { $name } ist es noch zu früh: Etwa ein Spiel mit Karten fehlt noch.
       *[other] Für { $name } ist es noch zu früh: Etwa { $n } Spiele mit Karten fehlen noch.
    }
fair-open = Wer später dazukommt, ist hier noch nicht bekannt. Darum gibt es keinen Vorschlag.
fair-failed = Gerade gibt es keinen Vorschlag. Die Zahlen wählt ihr selbst.
