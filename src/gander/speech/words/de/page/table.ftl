### What is said at every table while the game is on.

## What cards, dice and tokens show

animal-bear = Bär
animal-frog = Frosch
animal-hedgehog = Igel
animal-koala = Koala
animal-octopus = Krake
animal-otter = Otter
animal-panda = Panda
animal-penguin = Pinguin
animal-sloth = Faultier
animal-snail = Schnecke
animal-turtle = Schildkröte
animal-whale = Wal
animal-robot = Roboter

## At the table

table-players = Mitspielende
table-ready = Bereit
table-readyAll = Wir sind alle bereit
table-waitingReady = Warten auf die anderen …
table-hurry = Tippe auf den Tisch, dann geht es schneller.
table-timeLeft = Zeit zum Hinsehen
table-deck =
    { $n ->
        [one] noch { $n } Karte
       *[other] noch { $n } Karten
    }
table-emptyDeck = Stapel leer
table-sure = Sicher?
table-cannotUndo = Das lässt sich nicht zurücknehmen.
table-no = Nein, warte

glance-told = { $name } sieht sich Karte { $number } an.
glance-told-mine = Du siehst dir Karte { $number } an.
glance-mine = Karte { $number }, nur für dich.
glance-use = Blick, noch { $n }
glance-not = Doch nicht
glance-place = Karte { $number }
glance-which = Welche Karte willst du sehen?
glance-at = Ansehen: { $place }
badge-ahead = und { $n } zum Anfang
glance-left =
    { $n ->
        [one] noch { $n } Blick
       *[other] noch { $n } Blicke
    }

cover-handOver = Weitergeben an { $name }
cover-holdToLook = Zum Ansehen halten
cover-hold = Halten

seat-botPlays = { $bot } spielt für { $name }.
seat-reclaimMine = Wieder selbst spielen

away-gone = Das Gerät von { $name } ist weg.
away-ask = Wer am Tisch sitzt, kann einen Bot spielen lassen.
away-wait = Warten

bot-chick-short = Piep
bot-squirrel-short = Hasel
bot-tortoise-short = Theo
bot-otter-short = Otto
bot-crow-short = Kora
bot-elephant-short = Ella

ghost-name = { $name } ({ $month })

came-left = { $name } ist gegangen. { $bot } spielt weiter.
came-bot = { $bot } spielt für { $name }.
came-back = { $name } spielt wieder selbst.
came-new = { $name } setzt sich.
came-endAsked = { $name } möchte das Spiel beenden.
came-moved = { $name } spielt jetzt auf einem anderen Gerät.

menu-botFor = Ein Bot spielt für { $name }
menu-open = Menü
menu-title = Am Tisch
menu-turn = Den Tisch drehen
sticker-show = Sticker zeigen

voice-title = Was eben gesagt wurde
voice-turn = Dran: { $names }.
voice-you = Du bist dran.
voice-nobody = Niemand ist dran.
voice-nothing = Gerade nichts.

says-welcomes = Willkommen. Nehmt Platz.
says-deals = Los geht’s. Viel Spaß.
says-calls = Das war’s. Gut gespielt.

luck-sealed = Glück versiegelt
luck-chosen = Für alle gleich
luck-title = Niemand kann das Glück aussuchen
luck-titleChosen = Dieses Spiel stand vorher fest

series-score = Zwei Siege entscheiden: { $score }

line-down = Keine Verbindung. Neuer Versuch …
line-kept = Keine Verbindung. Dein Zug ist notiert und wird noch geschickt.
line-silent = Noch keine Antwort. Neuer Versuch …
line-silentKept = Noch keine Antwort. Dein Zug ist notiert.
line-restarting = Der Server startet neu. Nichts geht verloren.

broken-title = Dieser Tisch ist beschädigt
gone-title = Kein Platz hier

## Why the server refuses something while a game is on; the rest is in refusals.ts.

refused-refused = Das geht gerade nicht.
refused-not_answered = Der Server war zu langsam. Vielleicht hat es geklappt, vielleicht nicht.
refused-not_connected = Keine Verbindung zum Server. Versuch es gleich noch einmal.
refused-bot_plays = Gerade spielt ein Bot für dich. Nimm erst deinen Platz zurück.
refused-broken_table = Was der Server von diesem Tisch aufgehoben hat, lässt sich nicht mehr lesen. Hier kann niemand weiterspielen. Deine anderen Tische und dein Notizblock sind in Ordnung. Sag bitte denen Bescheid, die den Server betreiben.
refused-busy = Der Server hat gerade alle Hände voll zu tun. Versuch es gleich noch einmal.
refused-enough_events = An diesem Tisch wird schon sehr lange gespielt. Beendet bitte das Spiel und öffnet einen neuen Tisch.
refused-fault = Auf dem Server ist etwas schiefgegangen. Es hat sich nichts geändert, versuch es bitte noch einmal.
refused-host_present = Die Spielleitung ist da oder war es bis eben.
refused-no_substitute = An diesem Platz spielt kein Bot mehr.
refused-no_such_table = Dieses Gerät hat keinen Platz an diesem Tisch. Lass dir den Link noch einmal geben.
refused-not_host = Ein anderes Gerät leitet jetzt das Spiel.
refused-not_read = Der Server kann nicht lesen, was er aufgehoben hat. Sag bitte denen Bescheid, die ihn betreiben.
refused-not_saved = Der Server konnte das nicht aufschreiben, darum hat sich nichts geändert. Sag bitte denen Bescheid, die ihn betreiben.
refused-unanswered = Der Server kam mit dem Aufschreiben nicht nach. Vielleicht hat es geklappt, vielleicht nicht. Sieh nach, und versuch es sonst noch einmal.
refused-not_your_seat = Dieser Platz wird nicht mehr von diesem Gerät gespielt.
refused-seat_empty = An diesem Platz sitzt niemand mehr.
refused-stale = Jemand war schneller.
refused-too_many_requests = Das war ein bisschen zu oft. Warte einen Moment.
refused-wrong_phase = Am Tisch ging es schon weiter, darum geht das nicht mehr.
