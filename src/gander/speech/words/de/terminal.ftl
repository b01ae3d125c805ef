### What is said in a terminal around every game.
### A key that ends in _you is said to the person whom the sentence is about.

list = { $most } und { $last }

## Words that can be typed at any time: several, with blanks between

command-quit = ende quit q exit

## How many

count-card =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
count-point =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
count-number =
    { $n ->
        [one] 1
       *[other] 1 bis { $n }
    }

## What is typed, and what is not understood

answer-yes = ja
answer-no = nein
answer-only_enter = Hier braucht es nur die Eingabetaste. Drücke die Eingabetaste, oder tippe ? für die Regeln.
answer-nothing = Bitte tippe etwas. Du kannst sagen: { $choices }.
answer-unknown = „{ $typed }“ kenne ich hier nicht. Du kannst sagen: { $choices }.
answer-several = „{ $typed }“ kann mehreres heißen: { $choices }. Bitte tippe etwas mehr.

## Before a game

agree-game = Welches Spiel? Tippe die Nummer, oder drücke die Eingabetaste für 1.
agree-game_help = Jedes Spiel hat eigene Regeln. Tippe beim Spielen ?, um sie zu lesen.
agree-players = Für { $least } bis { $most } Personen.
agree-seats = Wer spielt mit? Tippe { $least } bis { $most } Namen in der Reihenfolge, in der ihr sitzt, mit Kommas dazwischen.
agree-seats_or_alone = Wer spielt mit? Tippe deinen Namen. Seid ihr mehrere, höchstens { $most }, tippe alle Namen in der Reihenfolge, in der ihr sitzt, mit Kommas dazwischen.
agree-seats_example = Soll der Computer mitspielen, tippe bot. Zum Beispiel: Mia, Ben, bot
agree-seats_help = Ein Bot ist ein Mitspieler des Computers. Er sieht nur, was ein Mensch an seinem Platz sehen würde. Einen bestimmten Bot wählst du zum Beispiel mit bot:uniform.
# The word between two names, as somebody types it: Mia and Ben
agree-and = und
agree-nobody = Bitte tippe mindestens einen Namen von einem Menschen.
agree-wrong_number =
    { $n ->
        [one] Dieses Spiel ist für { $least } bis { $most } Personen, und das war { $n } Name. Du kannst Bots dazunehmen: Mia, bot, bot
       *[other] Dieses Spiel ist für { $least } bis { $most } Personen, und das waren { $n } Namen.
    }
agree-same_name = Zwei heißen { $name }. Bitte gib ihnen verschiedene Namen.
agree-bot = Wie gut sollen die Bots sein? Drücke die Eingabetaste für 1.
agree-bot_help = Jeder Bot merkt sich Dinge auf seine Weise. Keiner sieht mehr, als du an seinem Platz sehen würdest.
agree-mode = Spielt jeder für sich, oder alle zusammen? Drücke die Eingabetaste für 1.
agree-mode_help = Zusammen heißt: Ihr einigt euch auf jede Antwort, und die Punkte gehören euch allen.
agree-mode_versus = jeder für sich
agree-mode_cooperative = alle zusammen
agree-youngest = Wer ist am jüngsten? Diese Person fängt an. Drücke die Eingabetaste für 1.
agree-youngest_help = Ihr müsst kein Alter verraten. Wählt einfach, wer anfangen soll.

## Options: how hard

option-level-label = Wie schwer?
option-level-line = Wie schwer es ist.
option-level-ask = Wie schwer soll es sein? Drücke die Eingabetaste für 1.
option-level-help = Beginne mit der ersten Stufe. Beim nächsten Mal kannst du immer noch eine schwerere nehmen.
option-level-rookie = leicht
option-level-experienced = mittel
option-level-advanced = schwer
option-level-expert = meisterhaft

## Options: glances

option-glances-label = Blicke
option-glances-line = Wer noch nicht so geübt ist, darf ein paar Mal unter eine Karte schauen: 0 bis 5 Blicke.

## Options: cards to start with

option-ahead-label = Karten zum Anfang
option-ahead-line = Mit wie vielen Karten jede Person anfängt, von 0 bis 30. Sie zählen als Punkte.

## Cards to start with

ahead-line = Davon zum Anfang: { $cards }.
ahead-score = { $score }, davon { $n } zum Anfang

## Looking at a hidden card

glance-told = { $name } sieht sich Karte { $number } an.
glance-told_you = Du siehst dir Karte { $number } an.
glance-told_card = { $name } sieht sich Karte { $number } an: { $card }.
glance-told_card_you = Du siehst dir Karte { $number } an: { $card }. Behalte es für dich.
glance-left = Blicke übrig: { $glances }.
glance-open = Karte { $number } liegt für dich offen: { $card }.
glance-move = sieh { $number }
glance-ask =
    { $n ->
        [one] Du hast { $n } Blick: Sieh dir vor der Antwort eine Karte an, zum Beispiel mit { $example }.
       *[other] Du hast { $n } Blicke: Sieh dir vor der Antwort eine Karte an, zum Beispiel mit { $example }.
    }

## At the beginning

welcome-players = Am Tisch: { $names }.
welcome-starts = { $name } fängt an.
welcome-commands = Tippe jederzeit ? für die Regeln, auf die es gerade ankommt, ? alle für alle Regeln, oder ende zum Aufhören.
welcome-begin = Drücke die Eingabetaste, dann geht es los.

## Handing the screen over

cover-before = Wenn du das gelesen hast, drücke die Eingabetaste. Dann ist { $name } dran.
cover-hand_over = Gib an { $name } weiter. Drücke die Eingabetaste, wenn nur noch { $name } hinsieht.

## Reading on

page-more = Drücke die Eingabetaste, um weiterzulesen.

## What a language model reads

assistant-free_seat = freier Platz { $number }
assistant-lobby = Das Spiel hat noch nicht begonnen. Am Tisch: { $names }.
assistant-invite = Mit diesem Link kommen andere dazu: { $link }
assistant-start = Wenn alle da sind, beginne das Spiel.
assistant-covered = Der Tisch ist gerade verdeckt. Schau gleich noch einmal.
assistant-waiting = Das Spiel wartet auf { $names }.
assistant-sayable = Du kannst sagen: { $choices }.
assistant-only_go_on = Es gibt nur eines zu tun: Sag irgendetwas, dann geht es weiter.
assistant-not_asked = Gerade gibt es für dich nichts zu tun. Warte, dann liest du es, sobald du an der Reihe bist.
assistant-nowhere = Du sitzt an keinem Tisch. Eröffne einen oder setz dich an einen.
assistant-leave_first = Du sitzt schon an einem Tisch. Verlass ihn zuerst.

## The rules

rules-now = Auf diese Regeln kommt es jetzt an:
rules-all = Alle Regeln dieses Spiels:

## How it ended

result-wins = { $name } gewinnt, Ergebnis: { $score }.
result-wins_you = Du gewinnst, Ergebnis: { $score }. Gut gespielt.
result-share = { $names } teilen sich den Sieg, Ergebnis: { $score }.
result-place = Platz { $place }: { $name }, { $score }.
result-solo = Dein Ergebnis: { $result }.
result-together = Euer Ergebnis zusammen: { $result }.

## At the end

goodbye-thanks = Danke fürs Spielen.
goodbye-left = Auf Wiedersehen. Bis bald.
goodbye-offer = Soll ich das Spiel bis hierher speichern? Tippe einen Dateinamen, oder drücke nur die Eingabetaste, um ohne Speichern aufzuhören.
goodbye-offer_help = Ein gespeichertes Spiel siehst du dir an mit: gander replay DATEI
goodbye-saved = Das Spiel ist gespeichert. Sieh es dir an mit: gander replay { $file }
goodbye-not_saved = Das Spiel konnte nicht in { $file } gespeichert werden: { $reason }.

## Looking at a game again

replay-step = Schritt { $number } von { $steps }.
replay-ask = Eingabetaste für weiter, z für zurück, q zum Aufhören.
replay-last = Das ist das Ende. Eingabetaste zum Aufhören, z für zurück.
replay-next = weiter
replay-back = zurück
replay-goodbye = Das war die Wiederholung.
replay-player = Person { $number }

## The rules of every game, by number

rule-any-A1 = Wer am jüngsten ist, fängt an. Danach geht es im Uhrzeigersinn weiter.
rule-any-A2 = Nur ein zu Ende gespieltes Spiel hat ein Ergebnis.
rule-any-A3 = Wer das gleiche beste Ergebnis hat, teilt sich den Sieg.
rule-any-A4 = Vor dem Spiel kann jede Person Blicke bekommen, 0 bis 5, damit alle etwa gleich gute Aussichten haben. Allein gibt es keine.
rule-any-A5 = Wenn du dran bist, kannst du vor deiner Antwort oder deinem Zug einen Blick nehmen: Du siehst dir eine verdeckte Karte an.
rule-any-A6 = Ein Blick für jede Antwort. Die Karte wird wieder verdeckt, wenn du geantwortet oder gespielt hast.
rule-any-A7 = Alle sehen, dass du hinsiehst, wo, und wie viele Blicke noch übrig sind. Die Karte siehst nur du.
rule-any-A8 = Läuft deine Zeit ab, wird kein Blick für dich verbraucht. Blicke gehören zum Platz: Wer ihn übernimmt, hat sie.
rule-any-A9 = Spielen alle gegeneinander, kann jede Person Karten zum Anfang bekommen, 0 bis 30, damit alle etwa gleich gute Aussichten haben. Sie zählen als Punkte; der Stapel bleibt ganz.
