### What the characters say now and then, eight sentences for each occasion, at most 45 letters: no piece, card or place is ever in them.

## chick, knew

chick-knew-1 = Geraten. Und richtig geraten!
chick-knew-2 = Piep! War ich das?
chick-knew-3 = Keine Ahnung, wie ich das gemacht habe.
chick-knew-4 = Ich hatte die Augen zu. Beide.
chick-knew-5 = Darf ich das noch mal?
chick-knew-6 = Das habe ich im Flaum gespürt.
chick-knew-7 = Das lag mir auf dem Schnabel.
chick-knew-8 = Das glaubt mir Mama nie.

## chick, erred

chick-erred-1 = Oh. Ich war sicher, dass ich unsicher bin.
chick-erred-2 = Ich hab hingesehen. Dann hab ich geblinzelt.
chick-erred-3 = Eben war es doch noch da, oder?
chick-erred-4 = Nächstes Mal rate ich besser.
chick-erred-5 = Mein anderer Tipp war richtig. Bestimmt.
chick-erred-6 = Mein Kopf ist eben noch klein.
chick-erred-7 = Ich hab ans Mittagessen gedacht.
chick-erred-8 = Fast! Oder war das gar nicht fast?

## chick, lucky

chick-lucky-1 = So viele! Sind die alle für mich?
chick-lucky-2 = Ich hab nur losgelassen.
chick-lucky-3 = So weit kann ich noch nicht zählen.
chick-lucky-4 = Kennen mich die Würfel?
chick-lucky-5 = Augen zu und ganz fest gewünscht.
chick-lucky-6 = Der schönste Tag seit dem Schlüpfen.
chick-lucky-7 = Ist das viel? Fühlt sich nach viel an.
chick-lucky-8 = Piep, piep, piep!

## chick, unlucky

chick-unlucky-1 = Oh. Ich dachte, Würfel sind nett.
chick-unlucky-2 = Ich wachse ja noch.
chick-unlucky-3 = Die Würfel sind fast so groß wie ich.
chick-unlucky-4 = Soll ich fester schütteln?
chick-unlucky-5 = Nächstes Mal wünsche ich lauter.
chick-unlucky-6 = Macht nichts. Daheim hab ich Krümel.
chick-unlucky-7 = Piep. Nur ein kleines Piep.
chick-unlucky-8 = Mir ist der Flügel ausgerutscht.

## chick, admires

chick-admires-1 = Boah. Bring mir das bei.
chick-admires-2 = Du bist klug. Ich bin flauschig.
chick-admires-3 = Ich hab geklatscht. Flügel sind so leise.
chick-admires-4 = Noch mal, noch mal!
chick-admires-5 = So will ich auch mal werden.
chick-admires-6 = Ist das immer so spannend?
chick-admires-7 = Ich hab’s gesehen! Alles!
chick-admires-8 = Das war groß. Größer als ich.

## chick, consoles

chick-consoles-1 = Das passiert mir den ganzen Tag.
chick-consoles-2 = Hätte ich auch so gemacht. Zweimal.
chick-consoles-3 = Komm, hier bei mir ist es warm.
chick-consoles-4 = Ich find dich trotzdem toll.
chick-consoles-5 = Aber schön probiert!
chick-consoles-6 = Lehn dich an. Ich bin weich.
chick-consoles-7 = Ist nicht schlimm. Finde ich nie.
chick-consoles-8 = Nächstes Mal wissen wir es beide.

## squirrel, knew

squirrel-knew-1 = Gefunden! Manches finde ich ja doch.
squirrel-knew-2 = Vergraben und wieder ausgegraben.
squirrel-knew-3 = Nicht zu tief vergraben. Glück gehabt.
squirrel-knew-4 = Meine Pfoten wussten es vor mir.
squirrel-knew-5 = Na also. Es geht nicht alles verloren.
squirrel-knew-6 = Flinke Augen, flinke Pfoten.
squirrel-knew-7 = Das wusste ich. Genau das!
squirrel-knew-8 = Eins hab ich. Wo waren die anderen?

## squirrel, erred

squirrel-erred-1 = Das habe ich zu tief vergraben.
squirrel-erred-2 = Dann eben woanders. Wie immer.
squirrel-erred-3 = Eben hatte ich es noch in der Backe.
squirrel-erred-4 = Wieder zu schnell. Erst Pfote, dann Kopf.
squirrel-erred-5 = Im Frühling finde ich es bestimmt.
squirrel-erred-6 = Falscher Baum.
squirrel-erred-7 = Ich war schon drei Äste weiter.
squirrel-erred-8 = Dort war es also nicht.

## squirrel, lucky

squirrel-lucky-1 = Ab damit in die Backen!
squirrel-lucky-2 = Der Winter kann kommen.
squirrel-lucky-3 = Ich brauche ein größeres Loch.
squirrel-lucky-4 = Meins, meins und das auch noch.
squirrel-lucky-5 = Geschüttelt wie einen Ast.
squirrel-lucky-6 = Das reicht bis März.
squirrel-lucky-7 = Wohin bloß mit alledem?
squirrel-lucky-8 = Schnell, ehe sie weiterrollen!

## squirrel, unlucky

squirrel-unlucky-1 = Eine taube Nuss. Kommt vor.
squirrel-unlucky-2 = Ein mageres Jahr.
squirrel-unlucky-3 = Ich hatte schon härtere Winter.
squirrel-unlucky-4 = Zu schnell geworfen. Mach ich immer.
squirrel-unlucky-5 = Das füllt keine Backe.
squirrel-unlucky-6 = Dann eben der nächste Baum.
squirrel-unlucky-7 = Kleiner Vorrat, leichte Pfoten.
squirrel-unlucky-8 = Einmal um den Stamm, dann ist es vergessen.

## squirrel, admires

squirrel-admires-1 = Das ging flott. Ich mag flott.
squirrel-admires-2 = Wo hebst du das alles auf?
squirrel-admires-3 = Sauber. Da hat kein Blatt gewackelt.
squirrel-admires-4 = Das würde ich gut verstecken.
squirrel-admires-5 = Da wird mein Schweif noch buschiger.
squirrel-admires-6 = Du könntest glatt im Baum wohnen.
squirrel-admires-7 = Ein ganzer Ast klatscht.
squirrel-admires-8 = Das muss ich mir merken. Nur wo?

## squirrel, consoles

squirrel-consoles-1 = Ich finde neun von zehn nie wieder. Na und?
squirrel-consoles-2 = Aus meinen Fehlern wurden ganze Wälder.
squirrel-consoles-3 = Eines Tages gräbst du es wieder aus.
squirrel-consoles-4 = Einmal schütteln und weiter.
squirrel-consoles-5 = Nimm die Hälfte von meiner Nuss.
squirrel-consoles-6 = Ein Ast ist ab. Der Baum steht noch.
squirrel-consoles-7 = Der Sprung war etwas weit. Halb so wild.
squirrel-consoles-8 = Der nächste Ast ist näher.

## tortoise, knew

tortoise-knew-1 = Langsam, langsam. Da war es.
tortoise-knew-2 = Ich ließ mir Zeit. Es hat gewartet.
tortoise-knew-3 = In meinem Alter behält man das Wichtige.
tortoise-knew-4 = Ein Schritt nach dem anderen.
tortoise-knew-5 = Dafür habe ich die Brille geputzt.
tortoise-knew-6 = Ohne Eile keine Fehler.
tortoise-knew-7 = Das erinnert mich an etwas. An das hier.
tortoise-knew-8 = Es fiel mir wieder ein. Zu Fuß.

## tortoise, erred

tortoise-erred-1 = Da kam ich etwas zu spät an.
tortoise-erred-2 = Das muss mich überholt haben.
tortoise-erred-3 = Darüber denke ich nach. Ausführlich.
tortoise-erred-4 = Siebzig Sommer, und immer noch überrascht.
tortoise-erred-5 = Ich war kurz eingenickt.
tortoise-erred-6 = Meine Brille sagt etwas anderes.
tortoise-erred-7 = Ich gehe mal kurz in den Panzer.
tortoise-erred-8 = Man kann nicht alles mitschleppen.

## tortoise, lucky

tortoise-lucky-1 = Was lange kriecht, wird endlich gut.
tortoise-lucky-2 = Du meine Güte. Bei dem Tempo!
tortoise-lucky-3 = Da brauche ich Hilfe beim Tragen.
tortoise-lucky-4 = Ich habe kaum einen Fuß bewegt.
tortoise-lucky-5 = Ein Festmahl. Ich fange gleich an, langsam.
tortoise-lucky-6 = Dafür setze ich die Brille auf.
tortoise-lucky-7 = Geduld zahlt sich aus. Sagt man. Stimmt.
tortoise-lucky-8 = So viel Aufregung vor dem Tee.

## tortoise, unlucky

tortoise-unlucky-1 = Ich esse ohnehin wenig.
tortoise-unlucky-2 = Ich habe Zeit. Viel davon.
tortoise-unlucky-3 = Auch Würfel werden müde.
tortoise-unlucky-4 = Langsam und stetig. Vor allem langsam.
tortoise-unlucky-5 = Da gab es schon bessere Würfe. 1962.
tortoise-unlucky-6 = Gut für die Linie.
tortoise-unlucky-7 = Ich stolpere. Tief falle ich nie.
tortoise-unlucky-8 = Morgen ist auch noch ein Tag.

## tortoise, admires

tortoise-admires-1 = Diese jungen Leute. Beachtlich.
tortoise-admires-2 = Ich nicke. Langsam, aber ich nicke.
tortoise-admires-3 = Gut gemacht. Das meine ich so.
tortoise-admires-4 = Ich sah es kommen. Es war schneller.
tortoise-admires-5 = Das verdient ein Salatblatt.
tortoise-admires-6 = Ich ziehe den Panzer. Beinahe.
tortoise-admires-7 = Das war schon zu meiner Zeit selten.
tortoise-admires-8 = Großartig. Und nun ruhen wir.

## tortoise, consoles

tortoise-consoles-1 = Mit dem Rechthaben eilt es nicht.
tortoise-consoles-2 = Das kommt alle hundert Jahre mal vor.
tortoise-consoles-3 = Setz dich. Das geht vorbei.
tortoise-consoles-4 = Da sah ich schon Schlimmeres. Meist von mir.
tortoise-consoles-5 = Atmen. Kauen. Weiter.
tortoise-consoles-6 = Ohne Umweg ist noch niemand angekommen.
tortoise-consoles-7 = Morgen ist das eine lustige Geschichte.
tortoise-consoles-8 = Den Weg kenne ich. Er führt zurück.

## otter, knew

otter-knew-1 = Im Liegen, mit verschränkten Pfoten.
otter-knew-2 = Das kam einfach hochgeschwommen.
otter-knew-3 = Glatt wie eine Uferrutsche.
otter-knew-4 = Jongliert und nicht fallen lassen.
otter-knew-5 = Platsch! Mitten hinein.
otter-knew-6 = Ich wollte nur spielen. Und dann das.
otter-knew-7 = Das war ein guter Tauchgang.
otter-knew-8 = Das hatte ich in der Felltasche.

## otter, erred

otter-erred-1 = Durch die Pfoten geflutscht.
otter-erred-2 = Das ist untergegangen.
otter-erred-3 = Mit der Strömung geschwommen. Mit der falschen.
otter-erred-4 = Wasser in den Ohren, pardon.
otter-erred-5 = Ein Bauchklatscher. Aber ein schöner.
otter-erred-6 = Ich hab zwei Wellen verwechselt.
otter-erred-7 = Ich hab mich noch über vorhin gefreut.
otter-erred-8 = Tief getaucht, Schlamm geholt.

## otter, lucky

otter-lucky-1 = Was für ein Fang!
otter-lucky-2 = Darauf lasse ich mich heute treiben.
otter-lucky-3 = Der Fluss meint es gut.
otter-lucky-4 = Pfoten hoch, da kommt was!
otter-lucky-5 = Das ruft nach einem Purzelbaum.
otter-lucky-6 = Die könnte ich alle jonglieren.
otter-lucky-7 = Voller Bauch, froher Otter.
otter-lucky-8 = Und ich hab nur geplanscht.

## otter, unlucky

otter-unlucky-1 = Mein Kiesel ist noch da. Immerhin.
otter-unlucky-2 = Es ist Ebbe.
otter-unlucky-3 = Geangelt und einen Stiefel erwischt.
otter-unlucky-4 = Na gut, ich wollte eh schwimmen.
otter-unlucky-5 = Niedrigwasser heute.
otter-unlucky-6 = Der Fluss gibt, der Fluss nimmt.
otter-unlucky-7 = Ich dreh mich auf den Rücken und warte.
otter-unlucky-8 = Die Großen sind entwischt.

## otter, admires

otter-admires-1 = Oh, schön gemacht. Pfote drauf!
otter-admires-2 = Das war ein herrlicher Sprung.
otter-admires-3 = Mir fiel fast der Stein aus der Pfote.
otter-admires-4 = Dafür gäbe es meinen besten Kiesel.
otter-admires-5 = Bei dir sieht das so leicht aus.
otter-admires-6 = Das hat ordentlich gespritzt.
otter-admires-7 = Dir zu Ehren: eine Rolle.
otter-admires-8 = Noch einmal, und ich fange an zu üben.

## otter, consoles

otter-consoles-1 = Einmal schütteln. Hilft auch gegen Wasser.
otter-consoles-2 = Nächste Welle.
otter-consoles-3 = Nimm meine Pfote, dann treibt keiner ab.
otter-consoles-4 = Gut getaucht. Nur kein Fisch.
otter-consoles-5 = Komm mit auf die Uferrutsche.
otter-consoles-6 = Es war für uns alle trüb.
otter-consoles-7 = Noch oben? Dann ist alles gut.
otter-consoles-8 = Das kenne ich. Nur mit mehr Gespritze.

## crow, knew

crow-knew-1 = Natürlich.
crow-knew-2 = Das habe ich vor einer Weile notiert.
crow-knew-3 = Eins und eins. Macht meistens zwei.
crow-knew-4 = Stand in meinen Notizen.
crow-knew-5 = Man muss nur hinsehen.
crow-knew-6 = Das lag unter „leicht“.
crow-knew-7 = Darauf hätte ich etwas Glänzendes gewettet.
crow-knew-8 = Einmal gesehen. Behalten.

## crow, erred

crow-erred-1 = Interessant. Dem gehe ich nach.
crow-erred-2 = Meine Notizen widersprechen der Welt.
crow-erred-3 = Dann hat jemand die Welt verschoben.
crow-erred-4 = Zu allem anderen stehe ich.
crow-erred-5 = Auf diese Erfahrung war ich nicht aus.
crow-erred-6 = Ein Fehler im Verfahren. Notiert.
crow-erred-7 = Auch eine Krähe lässt mal Federn.
crow-erred-8 = Hm. Das bitte nicht aufschreiben.

## crow, lucky

crow-lucky-1 = Ich nenne es Wahrscheinlichkeit.
crow-lucky-2 = Glänzt. Und gehört mir.
crow-lucky-3 = Wie berechnet. Ungefähr.
crow-lucky-4 = Dem Zufall überlasse ich nichts. Fast nichts.
crow-lucky-5 = Die Zahlen waren mir etwas schuldig.
crow-lucky-6 = Aufhören können, das ist die Kunst.
crow-lucky-7 = Mein Nest wird langsam voll.
crow-lucky-8 = Krah. Aber leise.

## crow, unlucky

crow-unlucky-1 = Statistisch musste das kommen.
crow-unlucky-2 = Der Plan war gut. Die Würfel nicht.
crow-unlucky-3 = Ich erhebe Einspruch, höflich.
crow-unlucky-4 = Ein Rundungsfehler.
crow-unlucky-5 = Mit Würfeln kann man nicht reden.
crow-unlucky-6 = Das gleicht sich aus. Ich führe Buch.
crow-unlucky-7 = Mir sind schon bessere Dinge entfallen.
crow-unlucky-8 = Notiert. Ganz klein.

## crow, admires

crow-admires-1 = Sehr gut. Ich sah zweimal hin.
crow-admires-2 = Hier passt jemand auf.
crow-admires-3 = Genau so hätte ich es gemacht.
crow-admires-4 = Das kommt in meine Sammlung.
crow-admires-5 = Respekt. Sage ich nicht oft.
crow-admires-6 = Ich behalte dich im Auge. Im guten.
crow-admires-7 = Fein. Man könnte fast neidisch werden.
crow-admires-8 = Saubere Arbeit.

## crow, consoles

crow-consoles-1 = Ein vernünftiger Fehler. Ich sammle die.
crow-consoles-2 = Der Gedanke war gut.
crow-consoles-3 = Krähen ist schon Schlimmeres passiert.
crow-consoles-4 = Fehler sind Notizen fürs nächste Mal.
crow-consoles-5 = Das war aber auch knifflig.
crow-consoles-6 = Ich vergesse es. Ausnahmsweise.
crow-consoles-7 = Die Welt war nicht auf deiner Seite.
crow-consoles-8 = Eine Feder weniger. Du fliegst ja noch.

## elephant, knew

elephant-knew-1 = Ich vergesse nie. Es ist auch eine Last.
elephant-knew-2 = Als wäre es heute. War es ja.
elephant-knew-3 = Ich weiß auch noch, wie das Wetter war.
elephant-knew-4 = Das weiß ich noch in vierzig Jahren.
elephant-knew-5 = Da oben ist Platz für alles.
elephant-knew-6 = Ich weiß sogar, wie du geguckt hast.
elephant-knew-7 = Der Rüssel wusste es auch.
elephant-knew-8 = Wieder etwas sicher verwahrt.

## elephant, erred

elephant-erred-1 = Das kann nicht sein. Und doch.
elephant-erred-2 = Das werde ich mir ewig merken.
elephant-erred-3 = Da sitzt mir wohl jemand auf dem Rüssel.
elephant-erred-4 = Ich wusste es. Gesagt habe ich das andere.
elephant-erred-5 = Mir waren die Ohren im Weg.
elephant-erred-6 = Ich merke mir das Datum. Und die Uhrzeit.
elephant-erred-7 = Großer Kopf, große Lücke.
elephant-erred-8 = Das vergesse ich mir nie. Geht ja nicht.

## elephant, lucky

elephant-lucky-1 = Ich kenne jeden Wurf. Diesen gern.
elephant-lucky-2 = Ein ganzer Rüssel voll.
elephant-lucky-3 = Der Boden hat gebebt. Das war ich.
elephant-lucky-4 = Das Glück hat ein gutes Gedächtnis.
elephant-lucky-5 = Ich bedanke mich bei jedem Würfel.
elephant-lucky-6 = Das macht sogar mich satt.
elephant-lucky-7 = Ich versuche, nicht zu trompeten.
elephant-lucky-8 = Das erzähle ich noch meinen Enkeln.

## elephant, unlucky

elephant-unlucky-1 = Ich habe eine dicke Haut.
elephant-unlucky-2 = Ich merke mir jeden Wurf. Auch den.
elephant-unlucky-3 = Bei meiner Größe hält man das aus.
elephant-unlucky-4 = Die Würfel und ich, wir kennen uns kaum.
elephant-unlucky-5 = Ich vergesse nicht. Aber ich verzeihe.
elephant-unlucky-6 = Jetzt brauche ich eine Erdnuss.
elephant-unlucky-7 = Ich habe schon Schwereres getragen.
elephant-unlucky-8 = Sei’s drum. Ich stehe fest.

## elephant, admires

elephant-admires-1 = Das vergesse ich dir nie.
elephant-admires-2 = Ein leises Trompeten: gut gemacht.
elephant-admires-3 = Das ist der Herde würdig.
elephant-admires-4 = Ich winke mit beiden Ohren.
elephant-admires-5 = In all den Jahren: selten so schön.
elephant-admires-6 = Das bekommt einen Platz im Gedächtnis.
elephant-admires-7 = Da wackelt mir der Rüssel vor Freude.
elephant-admires-8 = Ich verneige mich. Vorsicht, der Tisch.

## elephant, consoles

elephant-consoles-1 = Schon vergessen. Nur für dich.
elephant-consoles-2 = Du wirst noch gut sein. Ich merke mir, wann.
elephant-consoles-3 = Die Herde wartet auf alle.
elephant-consoles-4 = Lehn dich an. Von mir ist genug da.
elephant-consoles-5 = Ich merke mir deine guten.
elephant-consoles-6 = Das wiegt nichts. Ich kenne mich aus.
elephant-consoles-7 = Das war schwer. Selbst für mich.
elephant-consoles-8 = Morgen weiß das nur noch ich.
