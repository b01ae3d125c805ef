### What a server keeps of people: five sentences on the page and on the leaf for parents.

title = Was hier aufgehoben wird
who-server = { $operator } betreibt diesen Server; bei Fragen, oder wenn etwas gelöscht werden soll: { $contact }.
who-server_no_contact = { $operator } betreibt diesen Server; frag dort, wenn du etwas wissen oder gelöscht haben möchtest.
who-study = { $operator } leitet diese Studie; bei Fragen, oder wenn etwas gelöscht werden soll: { $contact }.
who-study_no_contact = { $operator } leitet diese Studie; frag dort, wenn du etwas wissen oder gelöscht haben möchtest.
who-home = Dieser Server läuft auf einem Computer in deiner Nähe; wer ihn gestartet hat, kann Fragen beantworten.
who-unnamed = Wer diesen Server betreibt, hat keinen Namen angegeben; frag die Person, von der du die Adresse hast.
what = Der Server hebt auf, unter welchem Namen und mit welchem Tier jemand spielt, jeden Zug mit seiner Uhrzeit, die Ergebnisse, wer einen Abend lang zusammen war, und was geübt wurde; es gibt weder Konten noch Passwörter noch E-Mail-Adressen, ein Gerät wird an einer zufälligen Nummer in einem Cookie erkannt, und Gander schickt nichts davon an andere weiter.
what-study = Der Server hebt auf, mit welchem Code du gekommen bist und was sonst in deinem Link stand, wann du gekommen bist und womit du einverstanden warst, jede Antwort und jeden Zug mit Uhrzeit, die Ergebnisse und von deinem Gerät, wie die Seite eingestellt war, wie groß der Bildschirm und welcher Browser es ist und wie lange die Seite nicht zu sehen war; nach einem Namen wird niemand gefragt, es gibt weder Konten noch Passwörter noch E-Mail-Adressen, ein Gerät wird an einer zufälligen Nummer in einem Cookie erkannt, und Gander schickt nichts davon an andere weiter.
progress-study = Aus den Zügen errechnet er, wie gut sich jemand etwas merkt und wie gut jemand spielt, so wie die Studie es braucht.
progress-on = Aus den Zügen errechnet er, wie gut sich jemand etwas merkt und wie gut jemand spielt (den Verlauf und, wenn gewünscht, einen Geist); jeder Notizblock kann das abschalten, und dann wird es gelöscht.
progress-off = Wie gut sich jemand etwas merkt und wie gut jemand spielt (den Verlauf und, wenn gewünscht, einen Geist), errechnet er nur, wenn das für den Notizblock eingeschaltet ist; hier ist es zunächst aus.
long-until = Was bis zum { $date } gespielt wird, wird nach diesem Tag gelöscht{ $days }{ $backups }.
long-and_days = , spätestens aber nach { $days } Tagen
long-days = Alles wird { $days } Tage, nachdem es gespielt wurde, gelöscht{ $backups }.
long-ever = Es bleibt, bis jemand es löscht; Tische, an denen kein Spiel zu Ende ging, verschwinden binnen 90 Tagen von selbst{ $backups }.
long-ever_study = Es bleibt, bis jemand es löscht{ $backups }.
long-backups = ; Sicherungskopien werden noch { $days } Tage länger aufbewahrt
long-own_backups = ; wie lange Sicherungskopien bleiben, bestimmt, wer sie anlegt
rights-study = Die Studienleitung löscht auf deine Bitte alles, was von dir aufgehoben wird: Sag dazu deinen Code; in Spielen, die auch andere gespielt haben, steht dann statt deines Namens ein Strich.
rights = Auf der Seite „Notizblock“ kannst du all das lesen, mitnehmen und löschen: Dein Name und alles, was aus deinen Zügen errechnet wurde, ist sofort weg, und in Spielen, die auch andere gespielt haben, steht statt deines Namens ein Strich.

## Dates

date = { $day }. { $month } { $year }
month-1 = Januar
month-2 = Februar
month-3 = März
month-4 = April
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = August
month-9 = September
month-10 = Oktober
month-11 = November
month-12 = Dezember
class = In einer Schulklasse hebt der Server außerdem den Vornamen oder die Nummer jedes Kindes und die Ergebnisse der Stunde auf. All das wird mit jedem Zug in der Nacht danach gelöscht, außer die Lehrkraft möchte es behalten; nichts davon kommt auf einen Notizblock, und nichts wird daraus errechnet, wie gut sich jemand etwas merkt.
