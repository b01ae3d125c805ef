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
        "en": "Tables that were left, to pack: {packed} ({size} kB). Tables where no game ended, to remove: {removed}.",
        "de": "Verlassene Tische, zu packen: {packed} ({size} kB). Tische ohne Spielende, zu entfernen: {removed}.",
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
        "en": "Done. Notepads, results and answers are as they were.",
        "de": "Fertig. Blöcke, Ergebnisse und Antworten sind, wie sie waren.",
    },
    "backup.done": {
        "en": "Copied: {whole} tables as they were written, {unsealed} older, {broken} broken. Keep gander.key, too.",
        "de": "Kopiert: {whole} Tische wie geschrieben, {unsealed} ältere, {broken} beschädigt. gander.key bitte auch.",
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
    "serve.study": {
        "en": "Study «{name}»: {games} games for each participant.",
        "de": "Studie «{name}»: {games} Spiele für jede teilnehmende Person.",
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
