"""What the commands around the server say, in every language."""

from typing import Final

from gander.speech.catalogue import Language

WORDS: Final[dict[str, dict[Language, str]]] = {
    "play.here": {
        "en": "Gander is at {address} in this browser.",
        "de": "Gander ist unter {address} in diesem Browser.",
    },
    "play.network": {
        "en": "For phones and tablets in the same network: {address}",
        "de": "Für Handys und Tablets im selben Netz: {address}",
    },
    "play.no_network": {
        "en": "No network was found, so only this computer can join.",
        "de": "Es wurde kein Netz gefunden, also kann nur dieser Computer mitspielen.",
    },
    "play.stop": {
        "en": "Tables are kept in {data} – stop with Ctrl+C.",
        "de": "Die Tische bleiben in {data} – beenden mit Strg+C.",
    },
    "port.busy": {
        "en": "Port {wanted} is used by another program, so this is port {port}.",
        "de": "Port {wanted} wird von einem anderen Programm benutzt, also ist dies Port {port}.",
    },
    "serve.ready": {
        "en": "Serving at {address} – tables are kept in {data}",
        "de": "Läuft unter {address} – die Tische bleiben in {data}",
    },
    "verify.fair": {
        "en": "Checked: all {chances} shuffles and rolls follow from the seed, and all {moves} moves from the rules.",
        "de": "Geprüft: alle {chances} Mischungen und Würfe folgen aus dem Startwert, alle {moves} Züge den Regeln.",
    },
    "verify.shared": {
        "en": "The devices at these seats added luck of their own, so the server could not choose: {seats}.",
        "de": "Die Geräte an diesen Plätzen gaben eigenes Glück dazu, also konnte der Server nichts wählen: {seats}.",
    },
    "verify.silent": {
        "en": "The devices at these seats promised a share and did not show it in time: {seats}.",
        "de": "Die Geräte an diesen Plätzen versprachen einen Anteil und zeigten ihn nicht rechtzeitig: {seats}.",
    },
    "verify.chosen": {
        "en": "But the host chose the seed and could know what came.",
        "de": "Aber wer den Tisch eröffnet hat, hat den Startwert gewählt und konnte wissen, was kommt.",
    },
    "verify.unfair": {
        "en": "This record is wrong: {fault}",
        "de": "Diese Aufzeichnung ist falsch: {fault}",
    },
    "check.whole": {
        "en": "Tables that are as they were written: {tables}.",
        "de": "Tische, die so sind, wie sie geschrieben wurden: {tables}.",
    },
    "check.unsealed": {
        "en": "Tables from before there were checksums, which can be read: {tables}.",
        "de": "Tische aus der Zeit vor den Prüfsummen, die sich lesen lassen: {tables}.",
    },
    "check.broken": {
        "en": "Broken: table {table} was changed, or cannot be read. Take it from a backup.",
        "de": "Beschädigt: Tisch {table} wurde verändert oder lässt sich nicht lesen. Hol ihn aus einer Sicherung.",
    },
    "tidy.tables": {
        "en": "Tables that were left, to pack: {packed} ({size} kB). To remove: {removed} tables, {games} games. "
        "Participants of studies to remove: {participants}.",
        "de": "Verlassene Tische, zu packen: {packed} ({size} kB). Zu löschen: {removed} Tische, {games} Spiele. "
        "Teilnehmende an Studien, zu löschen: {participants}.",
    },
    "tidy.rest": {
        "en": "Codes that open nothing: {codes}. Links that are too old: {links}. Devices with nothing: {devices}.",
        "de": "Codes, die nichts öffnen: {codes}. Zu alte Verknüpfungen: {links}. Geräte ohne etwas: {devices}.",
    },
    "tidy.shown": {
        "en": "Nothing was changed. To do it: gander tidy --yes",
        "de": "Es wurde nichts geändert. So wird es gemacht: gander tidy --yes",
    },
    "tidy.done": {
        "en": "Done. Everything else on the notepads is as it was.",
        "de": "Fertig. Alles andere auf den Blöcken ist, wie es war.",
    },
    "backup.done": {
        "en": "Copied: {whole} tables as they were written, {unsealed} older, {broken} broken. Keep gander.key, too.",
        "de": "Kopiert: {whole} Tische wie geschrieben, {unsealed} ältere, {broken} beschädigt. gander.key bitte auch.",
    },
    "backup.old": {
        "en": "Copies older than {days} days that were removed: {old}.",
        "de": "Kopien, die älter als {days} Tage waren und gelöscht wurden: {old}.",
    },
    "move.done": {
        "en": "Moved and checked: {tables} tables, {players} players, {games} games. Take gander.key along by hand.",
        "de": "Umgezogen, geprüft: {tables} Tische, {players} Personen, {games} Spiele. gander.key bitte mitnehmen.",
    },
    "export.done": {
        "en": "Wrote {games} games of {players} players to {file}",
        "de": "{games} Spiele von {players} Personen stehen jetzt in {file}",
    },
    "import.done": {
        "en": "New games: {new}. Known already: {known}. Not readable: {refused}.",
        "de": "Neue Spiele: {new}. Schon bekannt: {known}. Nicht lesbar: {refused}.",
    },
    "import.link": {
        "en": "They are on a notepad of their own. To see it, enter the code {code} under Notepad within a day.",
        "de": "Sie stehen auf einem eigenen Block. Wer dort den Code {code} binnen eines Tages eingibt, sieht ihn.",
    },
    "players.on_pad": {
        "en": "{name} · notepad {pad} · games {games}, ghosts {ghosts}, exercises {practised} · "
        "last {last} · devices {devices}",
        "de": "{name} · Block {pad} · Spiele {games}, Geister {ghosts}, Übungen {practised} · "
        "zuletzt {last} · Geräte {devices}",
    },
    "players.at_tables": {
        "en": "{name} · on no notepad, at {tables} tables · device {devices}",
        "de": "{name} · auf keinem Block, an {tables} Tischen · Gerät {devices}",
    },
    "players.total": {"en": "Entries: {people}.", "de": "Einträge: {people}."},
    "forget.shown": {
        "en": "Nothing was changed. To do it: the same with --yes",
        "de": "Es wurde nichts geändert. So wird es gemacht: dasselbe mit --yes",
    },
    "forget.done": {
        "en": "Removed. Every row was searched for «{name}»: it is in {places}, and {others} others are called so.",
        "de": "Gelöscht. Alle Zeilen wurden nach «{name}» durchsucht: Er steht in {places}; so heißen noch {others}.",
    },
    "forget.device": {
        "en": "Removed, with everybody who was on it alone: {names}. "
        "Every row was searched for the device: it is in {places}.",
        "de": "Gelöscht, mit allen, die nur darauf waren: {names}. "
        "Alle Zeilen wurden danach durchsucht: Es steht in {places}.",
    },
    "unlock.done": {
        "en": "The lock of {name} is off, on every device. {name} can choose other pictures on the page «Notepad».",
        "de": "Die Sperre von {name} ist auf allen Geräten weg. Auf der Seite «Notizblock» geht eine neue.",
    },
    "unlock.none": {"en": "{name} has no lock.", "de": "{name} hat keine Sperre."},
    "serve.study": {
        "en": "Study «{name}»: {games} games for each participant.",
        "de": "Studie «{name}»: {games} Spiele für jede teilnehmende Person.",
    },
    "study.new": {
        "en": "Wrote {file} – change it, then: gander study check {file}",
        "de": "{file} ist geschrieben – nach dem Ändern: gander study check {file}",
    },
    "study.good": {"en": "«{name}» can be run.", "de": "«{name}» kann laufen."},
    "study.condition": {
        "en": "Condition {condition}: {games}; {questions} questions; about {minutes} minutes.",
        "de": "Bedingung {condition}: {games}; {questions} Fragen; etwa {minutes} Minuten.",
    },
    "study.preview": {
        "en": "Walk through it at {link} – nothing is kept. Stop with Ctrl+C.",
        "de": "Zum Durchgehen: {link} – nichts wird aufbewahrt. Beenden mit Strg+C.",
    },
    "study.found": {
        "en": "{name}, code {code}, with {steps} steps.",
        "de": "{name}, Code {code}, mit {steps} Schritten.",
    },
    "study.forgotten": {
        "en": "Removed. Every row was searched for «{code}» and for what stands for it: found in {places}.",
        "de": "Gelöscht. Alle Zeilen wurden nach «{code}» und dem, was dafür steht, durchsucht: gefunden in {places}.",
    },
    "participant.released": {
        "en": "Deals that stay dealt: {deals}. Whoever comes next under this code goes on from their device.",
        "de": "Ausgeteilt bleiben {deals} Spiele. Wer als Nächstes mit diesem Code kommt, spielt dort weiter.",
    },
    "participant.anew": {
        "en": "Deals forgotten: {deals}. Whoever comes next under this code begins anew.",
        "de": "Vergessene Spiele: {deals}. Wer als Nächstes mit diesem Code kommt, fängt von vorn an.",
    },
    "memory.otter": {"en": "young adults", "de": "junge Erwachsene"},
    "memory.tortoise": {"en": "older adults", "de": "ältere Erwachsene"},
    "memory.model": {"en": "our bot", "de": "unser Bot"},
    "memory.near": {"en": "near enough", "de": "nah genug"},
    "memory.yes": {"en": "yes", "de": "ja"},
    "memory.no": {"en": "no", "de": "nein"},
    "memory.caption": {
        "en": "Shares of all answers, from {trials} trials of each task. Near enough is within one standard deviation "
        "(±) between people, or within 0.05 where that is not known.",
        "de": "Anteile aller Antworten, aus {trials} Durchgängen jeder Aufgabe. Nah genug heißt: höchstens eine "
        "Standardabweichung (±) zwischen Menschen entfernt oder, wo die unbekannt ist, höchstens 0,05.",
    },
}


def say(key: str, language: Language, **values: object) -> str:
    return WORDS[key][language].format(**values)
