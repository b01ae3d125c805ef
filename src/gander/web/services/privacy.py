"""What a server keeps of people, said in five sentences that are true of this server. The page, the leaf for parents
and `docs/data.md` have them from here."""

from datetime import date
from typing import Final

from msgspec import Struct

from gander.speech.catalogue import Language
from gander.store.upkeep.retention import FOR_EVER, Retention

LANGUAGES: Final[tuple[Language, ...]] = ("en", "de")


class Privacy(Struct, frozen=True):
    """Who runs a server, and what they promise."""

    operator: str | None = None
    contact: str | None = None
    at_home: bool = False
    """Whoever plays knows who started it."""
    progress: bool = True
    """Whether notepads have progress and ghosts before anybody has said so."""
    keep: Retention = FOR_EVER
    backup_days: int | None = None
    study: bool = False
    """Whether a study runs here, which keeps what people answer."""


WORDS: Final[dict[str, dict[Language, str]]] = {
    "title": {"en": "What is kept here", "de": "Was hier aufgehoben wird"},
    "who.named": {
        "en": "{operator} runs this server; write to {contact} with any question, or to have something removed.",
        "de": "{operator} betreibt diesen Server; bei Fragen, oder wenn etwas gelöscht werden soll: {contact}.",
    },
    "who.no_contact": {
        "en": "{operator} runs this server; ask them if you have a question, or to have something removed.",
        "de": "{operator} betreibt diesen Server; frag dort, wenn du etwas wissen oder gelöscht haben möchtest.",
    },
    "who.home": {
        "en": "This server runs on a computer near you; whoever started it there is the one to ask.",
        "de": "Dieser Server läuft auf einem Computer in deiner Nähe; wer ihn gestartet hat, kann Fragen beantworten.",
    },
    "who.unnamed": {
        "en": "Whoever runs this server has not said who they are; ask the person who gave you the address.",
        "de": "Wer diesen Server betreibt, hat keinen Namen angegeben; frag die Person, von der du die Adresse hast.",
    },
    "what": {
        "en": "The server keeps the names and animals people play under, every move with its time, the results, "
        "who was together for an evening{study}, and what was practised; "
        "there are no accounts, passwords or e-mail addresses, a device is known by a random "
        "number in a cookie, and Gander sends nothing on to anybody else.",
        "de": "Der Server hebt auf, unter welchem Namen und mit welchem Tier jemand spielt, jeden Zug mit seiner "
        "Uhrzeit, die Ergebnisse, wer einen Abend lang zusammen war{study}, und was geübt wurde; "
        "es gibt weder Konten noch Passwörter noch E-Mail-Adressen, ein "
        "Gerät wird an einer zufälligen Nummer in einem Cookie erkannt, und Gander schickt nichts davon "
        "an andere weiter.",
    },
    "what.study": {
        "en": ", what they answered in the study that runs here",
        "de": ", was in der Studie geantwortet wurde, die hier läuft",
    },
    "progress.study": {
        "en": "From the moves it works out how well somebody remembers and plays, as the study asks for it.",
        "de": "Aus den Zügen errechnet er, wie gut sich jemand etwas merkt und wie gut jemand spielt, so wie die "
        "Studie es braucht.",
    },
    "progress.on": {
        "en": "From the moves it works out how well somebody remembers and plays (their progress, and a ghost if they "
        "want one); each notepad can switch that off, and then it is deleted.",
        "de": "Aus den Zügen errechnet er, wie gut sich jemand etwas merkt und wie gut jemand spielt (den Verlauf und, "
        "wenn gewünscht, einen Geist); jeder Notizblock kann das abschalten, und dann wird es gelöscht.",
    },
    "progress.off": {
        "en": "How well somebody remembers and plays (their progress, and a ghost if they want one) is worked out from "
        "the moves only if that is switched on for their notepad; here it is off at first.",
        "de": "Wie gut sich jemand etwas merkt und wie gut jemand spielt (den Verlauf und, wenn gewünscht, einen "
        "Geist), errechnet er nur, wenn das für den Notizblock eingeschaltet ist; hier ist es zunächst aus.",
    },
    "long.until": {
        "en": "Everything played by {date} is deleted after that day{days}{backups}.",
        "de": "Was bis zum {date} gespielt wird, wird nach diesem Tag gelöscht{days}{backups}.",
    },
    "long.and_days": {"en": ", and at the latest after {days} days", "de": ", spätestens aber nach {days} Tagen"},
    "long.days": {
        "en": "Everything is deleted {days} days after it was played{backups}.",
        "de": "Alles wird {days} Tage, nachdem es gespielt wurde, gelöscht{backups}.",
    },
    "long.ever": {
        "en": "It stays until somebody removes it; tables at which no game was finished go by themselves within "
        "90 days{backups}.",
        "de": "Es bleibt, bis jemand es löscht; Tische, an denen kein Spiel zu Ende ging, verschwinden binnen 90 Tagen "
        "von selbst{backups}.",
    },
    "long.backups": {
        "en": "; backups are kept for another {days} days",
        "de": "; Sicherungskopien werden noch {days} Tage länger aufbewahrt",
    },
    "long.own_backups": {
        "en": "; how long backups are kept is up to whoever makes them",
        "de": "; wie lange Sicherungskopien bleiben, bestimmt, wer sie anlegt",
    },
    "rights.study": {
        "en": "Whoever runs the study removes all that is kept of you when you ask and tell them your code; in games "
        "that others played, too, a dash then takes the place of your name.",
        "de": "Die Studienleitung löscht auf deine Bitte alles, was von dir aufgehoben wird: Sag dazu deinen Code; in "
        "Spielen, die auch andere gespielt haben, steht dann statt deines Namens ein Strich.",
    },
    "rights": {
        "en": "On the page «Notepad» you can read all of this, take it with you and remove it: your name and all that "
        "was worked out from your moves are gone at once, and in games that others played, too, a dash takes the place "
        "of your name.",
        "de": "Auf der Seite «Notizblock» kannst du all das lesen, mitnehmen und löschen: Dein Name und alles, was aus "
        "deinen Zügen errechnet wurde, ist sofort weg, und in Spielen, die auch andere gespielt haben, steht statt "
        "deines Namens ein Strich.",
    },
}

MONTHS: Final[dict[Language, tuple[str, ...]]] = {
    "en": (
        *("January", "February", "March", "April", "May", "June"),
        *("July", "August", "September", "October", "November", "December"),
    ),
    "de": (
        *("Januar", "Februar", "März", "April", "Mai", "Juni"),
        *("Juli", "August", "September", "Oktober", "November", "Dezember"),
    ),
}


def title(language: Language) -> str:
    return WORDS["title"][language]


def sentences(privacy: Privacy, language: Language, now: float) -> tuple[str, ...]:
    """Who runs the server, what is kept, what is made of it, how long, and what anybody can do about it."""
    return (
        _who(privacy, language),
        WORDS["what"][language].format(study=WORDS["what.study"][language] if privacy.study else ""),
        WORDS[_progress(privacy)][language],
        _how_long(privacy, language, now),
        WORDS["rights.study" if privacy.study else "rights"][language],
    )


def _progress(privacy: Privacy) -> str:
    if privacy.study:
        return "progress.study"
    return "progress.on" if privacy.progress else "progress.off"


def _who(privacy: Privacy, language: Language) -> str:
    if privacy.operator is None:
        return WORDS["who.home" if privacy.at_home else "who.unnamed"][language]
    key = "who.no_contact" if privacy.contact is None else "who.named"
    return WORDS[key][language].format(operator=privacy.operator, contact=privacy.contact)


def _how_long(privacy: Privacy, language: Language, now: float) -> str:
    days = privacy.backup_days
    backups = WORDS["long.own_backups" if days is None else "long.backups"][language].format(days=days)
    keep, end = privacy.keep, privacy.keep.next_end(now)
    if end is not None:
        and_days = "" if keep.days is None else WORDS["long.and_days"][language].format(days=keep.days)
        return WORDS["long.until"][language].format(date=_written(end, language), days=and_days, backups=backups)
    key = "long.ever" if keep.days is None else "long.days"
    return WORDS[key][language].format(days=keep.days, backups=backups)


def _written(day: date, language: Language) -> str:
    month = MONTHS[language][day.month - 1]
    return f"{day.day}. {month} {day.year}" if language == "de" else f"{day.day} {month} {day.year}"
