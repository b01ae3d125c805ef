### The deal of the day: beginning it, its card, and the calendar.

day-line = Du spielst allein, mit denselben Karten wie alle, die heute hier spielen.
day-earlier = Das sind die Karten eines früheren Tages; so steht es dann auch auf der Ergebniskarte.
day-notYet = Dieser Tag ist noch nicht da.
day-toToday = Zu den Karten von heute
day-who = Wer spielt?
day-other = Jemand anderes
day-level = Wie schwer?
day-once = Jedes Spiel lässt sich einmal am Tag beginnen und später zu Ende spielen.
day-play = Spielen
day-continue = Weiterspielen
day-begun = { $level }, begonnen
day-ended = { $level }, ohne Ergebnis beendet
day-failed = Die Karten konnten nicht ausgeteilt werden: { $reason }
day-turns =
    { $n ->
        [one] { $n } Zug
       *[other] { $n } Züge
    }
day-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
day-signs = { $n } von 10 Kreisen gefüllt
day-scale = Zehn volle Kreise heißt: alles gewusst. Kein voller Kreis: nicht besser als geraten.
day-late = später gespielt
day-share = Teilen
day-copy = Kopieren
day-copied = Kopiert.
day-picture = Als Bild speichern
day-text = Das wird geteilt. Markiere und kopiere es:
day-others = Andere auf diesem Notizblock
day-calendar = Kalender
day-before = Monat davor
day-after = Monat danach
day-played =
    { $n ->
        [one] { $date }: { $n } Spiel
       *[other] { $date }: { $n } Spiele
    }
day-origin = Woher diese Karten kommen
day-drawn = Dieser Server hat sie ausgelost, bevor der Tag irgendwo begann. Ausrechnen konnte sie niemand: Am Tag davor war nur ein Siegel zu sehen. Das Geheimnis dazu steht hier, wenn der Tag überall vorbei ist.
day-drawnOver = Dieser Server hat sie ausgelost, bevor der Tag irgendwo begann. Ausrechnen konnte sie niemand: Am Tag davor war nur das Siegel zu sehen. Jetzt ist das Geheimnis keins mehr, und alle können es nachprüfen.
day-world = Das sind die Karten der ganzen Welt: Sie folgen allein aus dem Datum. Überall, wo diese Formel gilt, sind es dieselben, und wer will, kann sie vorher ausrechnen.
day-seal = Siegel dieses Tages
day-secret = Geheimnis dieses Tages
day-nextSeal = Siegel des nächsten Tages
day-card = Ergebnis ansehen und teilen
