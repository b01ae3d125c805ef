### Where the luck of a game comes from, in plain words.

luck-text = Karten und Würfel dieses Spiels standen fest, bevor irgendwer sie kennen konnte. Nach dem Ende rechnet diese Seite alles nach und sagt, ob es stimmt.
luck-chosenText = Karten und Würfel wurden vorher bereitgelegt: für die Karten des Tages, die für alle gleich sind, oder für eine Studie. Jemand kann wissen, was kommt; ob es Glück war, lässt sich hier nicht prüfen.
luck-everyDevice = Jedes Gerät am Tisch hat eine geheime Zahl dazugegeben. Ein ehrliches Gerät genügt: Niemand konnte aussuchen, was kommt.
luck-serverOnly = Der Server hat sie allein festgelegt, kein Gerät hat etwas dazugegeben. Ändern kann sie jetzt niemand mehr, aber der Server hätte sie aussuchen können.
luck-added = { $names }: Zahl dazugegeben
luck-silent = { $names }: keine Antwort, das Spiel hat nicht gewartet
luck-figures = Die Zahlen dazu
luck-hash = Siegel des Servers
luck-secret = Geheimnis des Servers
luck-pledge = Siegel von { $names }
luck-salt = Zahl von { $names }
luck-question = War das Glück?
luck-checking = Wird nachgerechnet …
luck-fair =
    { $n ->
        [one] Alles ist so, wie es vor dem Spiel versiegelt war: Dieses Gerät hat das eine Mischen oder Würfeln gerade nachgerechnet.
       *[other] Alles ist so, wie es vor dem Spiel versiegelt war: Dieses Gerät hat alles Mischen und Würfeln gerade nachgerechnet, { $n } Mal.
    }
luck-mine = Die Zahl dieses Geräts steckt darin, also hat niemand ausgesucht, was kam: Es war Glück.
luck-notMine = Von diesem Gerät steckt keine Zahl darin. Es weiß nur, dass nach dem Start nichts geändert wurde.
luck-wrong = Mit dem Glück in diesem Spiel stimmt etwas nicht:
luck-fault-secret = Das Geheimnis des Servers passt nicht zu seinem Siegel.
luck-fault-hash = Das Siegel ist nicht das, das vor dem Spiel auf diesem Tisch lag.
luck-fault-salt = Jemand hat eine andere Zahl gezeigt, als versiegelt war.
luck-fault-left--out = Die Zahl dieses Geräts wurde weggelassen.
luck-fault-chance = Ein Mischen oder ein Wurf folgt nicht aus den Zahlen.
luck-noRecord = Die Züge dieses Spiels sind gerade nicht zu haben, also lässt sich nichts nachrechnen.
luck-record = Alle Züge dieses Spiels als Datei
luck-elsewhere = Zum Nachprüfen am eigenen Rechner: gander verify.
