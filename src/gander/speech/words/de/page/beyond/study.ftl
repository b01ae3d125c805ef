### A study: its first page, what is asked between the games, and the end.

study-code = Dein Code
study-begin = Los
study-byLink = Man nimmt mit einem eigenen Link teil. Bitte folge dem Link, den du bekommen hast.
study-kept = Was gespeichert wird, und wie lange
study-consent = Bist du einverstanden?
study-agree = Ich bin einverstanden und mache mit
study-decline = Ich bin nicht einverstanden
study-questions = Fragen
study-pause = Eine kurze Pause
study-left =
    { $n ->
        [one] Weiter geht es in { $n } Sekunde.
       *[other] Weiter geht es in { $n } Sekunden.
    }
study-progress = Wie weit du bist
study-goOn = Weiter
study-nextGame = Weiter zu Spiel { $n } von { $games }
study-waiting = Einen Moment
study-waitingText = Es geht los, sobald die anderen da sind. Du musst nichts tun.
study-again = Noch einmal versuchen
study-elsewhere = Dein Spiel geht ohne dieses Gerät weiter.
study-comeBack = Hier weitermachen
study-stop = Nicht mehr mitmachen
study-stopText = Du kannst jederzeit aufhören. Danach geht es nicht weiter.
study-stopYes = Aufhören
study-thanks = Vielen Dank
study-declined = In Ordnung
study-over-finished = Du hast alles gemacht, und alles ist gespeichert.
study-over-declined = Du machst nicht mit. Mehr wird über dich nicht gespeichert.
study-over-stopped = Du hast aufgehört. Was du bis hierher gemacht hast, ist gespeichert.
study-over-unpaired = Es ist niemand zum Mitspielen gekommen. Dafür kannst du nichts.
study-yourCode = Dein Code:
study-back = Zurück, woher du kommst
