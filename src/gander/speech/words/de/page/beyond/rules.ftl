### The rules in our own words.

rules-title = So geht { $game }
rules-play = Spielen
rules-aim = Worum es geht
rules-setup = Aufbauen
rules-turn = Wenn du dran bist
rules-end = Das Ende
rules-variants = Andere Arten zu spielen
rules-starts = Wer am jüngsten ist, beginnt; dann geht es im Uhrzeigersinn weiter.
