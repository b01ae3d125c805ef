### The lessons: what the mascot says while one plays the first moves. Three play; the learner is the first of them.

lesson-link = In 2 Minuten lernen
lesson-offer = Zum ersten Mal hier? Zwei Minuten, und du weißt, wie es geht.
lesson-showMe = Zeig es mir
lesson-noThanks = Nein, danke
lesson-title = { $game } lernen
lesson-step = Schritt { $n } von { $all }
lesson-goOn = Weiter
lesson-back = Einen Schritt zurück
lesson-skip = Diesen Schritt überspringen
lesson-again = Noch einmal
lesson-play = Jetzt spielen
lesson-name-learner = Mia
lesson-name-second = Ben
lesson-name-third = Ida

practice-who = Wer übt?
practice-known = Was dir am häufigsten entgeht, in { $n } kurzen Runden.
practice-new = Du hast noch nicht gespielt: von allem etwas, in { $n } kurzen Runden, leicht am Anfang.
practice-start = Los
practice-progress = { $n } von { $all }. Bisher richtig: { $right }
practice-next = Als Nächstes ansehen
practice-onward = Nächstes Mal geht es hier weiter.
practice-kept = Es steht auf dem Notizblock, getrennt von den Spielen.
practice-notKept = Es ließ sich nicht aufschreiben: { $reason }
practice-tryAgain = Noch einmal versuchen
practice-heading = Geübt
