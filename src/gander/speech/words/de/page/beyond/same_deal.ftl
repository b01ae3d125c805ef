### How hard a game was: what others reach on the same deal.

hard-question = Wie schwer war das?
hard-working = Unsere Bots spielen dieselben Karten und Würfe nach, ein paar Hundert Mal. Das dauert einen Moment.
hard-failed = Das ließ sich diesmal nicht ausrechnen.
hard-better = { $of } wäre es { $better } Mal schlechter ausgegangen als bei { $name }.
hard-betterLevel = { $of } wäre es { $better } Mal schlechter ausgegangen als bei { $name }, und { $level } Mal gleich gut.
hard-justLike = { $of } wäre es jedes Mal genauso ausgegangen wie bei { $name }.
hard-of-guessing = Bei zehn, die nur raten,
hard-of-chick = Bei zehn Küken
hard-of-squirrel = Bei zehn Eichhörnchen
hard-of-tortoise = Bei zehn Schildkröten
hard-of-otter = Bei zehn Ottern
hard-of-crow = Bei zehn Krähen
hard-of-elephant = Bei zehn Elefanten
hard-of-perfect = Bei zehn, die sich alles merken,
hard-none = kein
hard-guessing = Reines Raten
hard-perfect = Merkt sich alles
hard-whose = Wessen Ergebnis
hard-own = { $name }: { $n }
hard-always = { $n }
hard-range = { $low } bis { $high }, meist um { $middle }
hard-rangeTop = { $low } bis { $high }, meist { $high }
hard-bots = Bots haben genau dieselben Karten und Würfe gespielt, bis zu { $n } Mal. Je höher ein Balken, desto öfter kam das heraus. Sie sollen vergessen wie Menschen, sind aber keine.
hard-replaced = In jeder Partie saß auf den Plätzen aller Menschen dieselbe Art Bot; Bots behielten ihre Plätze.
hard-tenths = { $better } von { $of }, gleichauf mit { $level }
hard-col-who = Wer
hard-col-lowest = Wenigstes
hard-col-middle = Mitte
hard-col-highest = Meistes
hard-col-beaten = Übertroffen
hard-luck = Wie viel Glück war dabei?
hard-luckMore =
    { $n ->
        [one] { $name }: Die Würfel brachten { $n } Punkt mehr, als zu erwarten war.
       *[other] { $name }: Die Würfel brachten { $n } Punkte mehr, als zu erwarten war.
    }
hard-luckLess =
    { $n ->
        [one] { $name }: Die Würfel brachten { $n } Punkt weniger, als zu erwarten war.
       *[other] { $name }: Die Würfel brachten { $n } Punkte weniger, als zu erwarten war.
    }
hard-luckNone = { $name }: Die Würfel brachten genau, was zu erwarten war.
hard-luckier = Das ist mehr Glück als in { $better } von { $of } Partien mit anderen Würfen.
