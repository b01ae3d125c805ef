### An evening in one room: what comes next, who looks on, and how it went.

room-other = Ein anderes Spiel
room-which = Was spielen wir als Nächstes?
room-whichText = Alle sehen, was du vorschlägst.
room-whichHost = Alle kommen gleich mit.
room-evening = Familienabend: vier kurze Spiele
room-minutes =
    { $n ->
        [one] etwa { $n } Minute
       *[other] etwa { $n } Minuten
    }
room-proposals = Vorgeschlagen
room-by = Vorschlag von { $names }.
room-queued = Für später.
room-hands = Dafür: { $names }.
room-missing =
    { $n ->
        [one] Noch eine Hand, dann geht es los.
       *[other] Noch { $n } Hände, dann geht es los.
    }
room-waits = Es fehlt nur noch: { $names }.
room-for = Ich bin dafür
room-forGame = Ich bin dafür: { $game }
room-take = Das spielen
room-takeGame = Das spielen: { $game }
room-withdraw = Zurücknehmen: { $game }
room-youNext = Beim nächsten Spiel bist du dabei.
room-youWait =
    { $n ->
        [one] Das nächste Spiel ist voll. Du schaust zu, danach bist du dran.
       *[other] Das nächste Spiel ist voll. Du schaust { $n } Mal zu, danach bist du dran.
    }
room-youWatch = Du schaust nur zu.
room-dealtIn = Beim nächsten Spiel dabei: { $names }.
room-lookOn = Beim nächsten Spiel schauen zu: { $names }.
room-wantSeat = Ich möchte mitspielen
room-playNow = Jetzt mitspielen
room-justWatch = Nur zuschauen
room-sit = Den Platz von { $name } nehmen
room-underWay = Hier wird gerade gespielt. Du kannst zuschauen; sobald ein Platz frei ist, bist du dabei.
room-full = Bei diesem Spiel sind alle Plätze besetzt. Du kannst zuschauen; sobald ein Platz frei ist, bist du dabei.
room-between = Gerade ist ein Spiel zu Ende. Komm dazu: Sobald ein Platz frei ist, bist du dabei.
room-comeIn = Dazukommen
room-watch = Zuschauen
room-moved = Weiter zum nächsten Spiel.
room-hello = Hallo, { $name }! Beim nächsten Spiel bist du dabei.
room-late = Mit diesem Code kommt man dazu:
room-letters = Mitmachen: { $code }

menu-askEnd = Um das Ende bitten
menu-askedEnd = Fürs Aufhören: { $names }.
menu-askEndText = Das Spiel endet ohne Ergebnis, sobald mehr als die Hälfte von euch darum bittet.
menu-askEndYes = Ja, bitten
menu-home = Nach Hause gehen
menu-homeText = Du gehst ganz. Die anderen spielen weiter, und dieser Tisch steht nicht mehr auf deiner ersten Seite.
menu-homeYes = Ja, gehen

meeting-won = Letztes Mal hat { $names } gegen { $others } gewonnen.
meeting-shared = Letztes Mal gewannen { $names } gemeinsam.
meeting-again = Noch einmal?

tonight-title = Heute Abend
tonight-past = Unser Abend
tonight-all = Abende
tonight-last = Der letzte Abend
tonight-open = Wie der Abend war
tonight-score = Heute Abend: { $score }
tonight-wins =
    { $n ->
        [one] { $n } Sieg
       *[other] { $n } Siege
    }
tonight-games =
    { $n ->
        [one] { $n } Spiel
       *[other] { $n } Spiele
    }
tonight-people = Wer wie oft gewonnen hat
tonight-played = Was gespielt wurde
tonight-won = gewonnen: { $names }
tonight-botWon = ein Bot hat gewonnen
tonight-together =
    { $n ->
        [one] zusammen: { $n } Punkt
       *[other] zusammen: { $n } Punkte
    }
tonight-togetherTurns =
    { $n ->
        [one] zusammen: { $n } Zug
       *[other] zusammen: { $n } Züge
    }
tonight-series = { $name } hat { $n } hintereinander gewonnen.
tonight-close =
    { $n ->
        [one] Am knappsten: { $game }, mit { $n } Punkt Abstand.
       *[other] Am knappsten: { $game }, mit { $n } Punkten Abstand.
    }
tonight-catch = Der beste Fang: { $name } mit { $n } Treffern in einem Zug.
tonight-level = Am knappsten: { $game }, unentschieden.
tonight-share = Das Bild schicken
tonight-save = Das Bild behalten

## Faces of one’s own animal, shown across the table.

sticker-enough = Sticker weglegen
sticker-glad = Haha!
sticker-shocked = Oh nein!
sticker-smug = Kinderspiel!
sticker-sorry = Tut mir leid!
sticker-applause = Bravo!
sticker-hurry = Na los!

## Bets on whether somebody knows it.

bet-asks = Weiß { $name } es?
bet-yes = Ich rate: { $name } weiß es
bet-no = Ich rate: { $name } weiß es nicht
bet-yesShort = Ja!
bet-noShort = Nein
bet-saidYes = Du traust es { $name } zu. Dein Geheimnis!
bet-saidNo = Du glaubst nicht daran. Dein Geheimnis!
bet-right = Eine Feder für { $names }!
bet-wrong = Das hat niemand erraten!
bet-switch = Mitraten
bet-switch-line = Wer zuschaut oder wartet, wettet heimlich, ob jemand es weiß.
tonight-feathers =
    { $n ->
        [one] Am besten geraten: { $names }, { $n } Feder
       *[other] Am besten geraten: { $names }, { $n } Federn
    }
