### Ghosts: bots that play as somebody on the notepad does.

ghost-some = ein Geist
ghost-kind = Geist
ghost-list = Geister auf diesem Notizblock
ghost-line = Merkt sich die Karten und irrt sich wie { $name } damals. { $rough }
ghost-at = Ein Geist an Platz { $n }
ghost-title = Ein Geist von { $name }
ghost-text = Ein Bot, der sich die Karten merkt wie { $name } und sich irrt wie { $name }. Er entsteht aus den Antworten von { $name } und bleibt auf diesem Notizblock.
ghost-measured = Erprobt an erfundenen Personen, nicht an wirklichen: Wer vergisst wie unsere Bots, dessen Geist liegt im Mittel höchstens ein, zwei Karten daneben, und höchstens etwa drei, wer rät, keinen Plan hat, noch dazulernt oder sich Karten ganz anders merkt.
ghost-reading = Die Antworten von { $name } werden gelesen …
ghost-early =
    { $n ->
        [one] Nach noch einem Spiel mit verdeckten Karten kann es eine erste Skizze von { $name } geben.
       *[other] Nach { $n } weiteren Spielen mit verdeckten Karten kann es eine erste Skizze von { $name } geben.
    }
ghost-rough-sketch = Noch eine Skizze: Sie weiß ungefähr, wie oft { $name } etwas vergisst, und noch nicht, was { $name } verwechselt.
ghost-rough-outline = Ein Umriss: Er weiß, wie oft { $name } etwas vergisst; was { $name } verwechselt, ist noch geraten.
ghost-rough-portrait = Ein Porträt: Es weiß, wie oft { $name } etwas vergisst und was { $name } verwechselt.
ghost-sharpens = Je mehr { $name } spielt, desto schärfer wird er.
ghost-calls = Der Geist von { $name } möchte mitspielen.
ghost-callsYou = Dein Geist möchte mitspielen.
ghost-invite = Einladen
ghost-make = Einen Geist von { $name } machen
ghost-sharpen = Den Geist von { $name } schärfer machen
ghost-made = Der Geist von { $name } kann jetzt als Bot mitspielen.
ghost-from =
    { $n ->
        [one] Aus einem Spiel.
       *[other] Aus { $n } Spielen.
    }
ghost-own = Eigen
ghost-typical = Wie bei den meisten
ghost-nothingOwn = Nichts, was { $name } von den meisten Menschen unterscheidet.
ghost-remove = { $ghost } entfernen
ghost-removed = { $ghost } ist weg.
ghost-trait-keenness = wie viel im Kopf bleibt
ghost-trait-keenness-more = behält mehr im Kopf als die meisten
ghost-trait-keenness-less = behält weniger im Kopf als die meisten
ghost-trait-fading = wie lange ältere Karten bleiben
ghost-trait-fading-more = weiß die neueste Karte gut und verliert ältere eher als die meisten
ghost-trait-fading-less = behält ältere Karten länger als die meisten
ghost-trait-linger = wie sehr die Karte davor stört
ghost-trait-linger-more = verwechselt eine Karte öfter mit der davor als die meisten
ghost-trait-linger-less = löst sich von der Karte davor besser als die meisten
ghost-trait-swap-more = verwechselt benachbarte Karten öfter als die meisten
ghost-trait-swap-less = verwechselt benachbarte Karten seltener als die meisten
ghost-trait-when-more = verwechselt Karten, die etwa gleichzeitig kamen, öfter als die meisten
ghost-trait-when-less = verwechselt Karten, die etwa gleichzeitig kamen, seltener als die meisten
ghost-trait-familiar-more = verwechselt weit entfernte Karten öfter als die meisten
ghost-trait-familiar-less = verwechselt weit entfernte Karten seltener als die meisten
ghost-trait-lapse = wie oft der Faden reißt
ghost-trait-lapse-more = verliert öfter den Faden als die meisten
ghost-trait-lapse-less = verliert seltener den Faden als die meisten
ghost-trait-wits-more = erschließt mehr aus dem, was schon weg ist, als die meisten
ghost-trait-wits-less = folgt eher dem ersten Einfall als die meisten
ghost-trait-blind-more = rät öfter blind als die meisten
ghost-trait-blind-less = rät seltener blind als die meisten
ghost-trait-rash-more = versucht ohne Idee öfter irgendeine Karte als die meisten
ghost-trait-rash-less = wartet ohne Idee öfter ab als die meisten
