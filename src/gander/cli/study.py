"""`gander study new`, `check`, `links`, `preview` and `forget`"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from gander.cli.databases import database_in
from gander.cli.participant import codes_of_server
from gander.cli.refusal import WRONG_USE, explained
from gander.cli.serve import DATA, DATABASE, data_folder
from gander.speech.language_flag import LanguageFlag

if TYPE_CHECKING:
    from gander.speech.languages import Language
    from gander.study.study_file import Study

FILE = typer.Argument(metavar="FILE", help="The study, as study.toml.")
CODES = typer.Argument(metavar="CODE…", help="The codes of those who take part, as on your list.")
ADDRESS = typer.Option(metavar="URL", help="The address of the server, as --public-url of `gander serve`.")
BROWSER = typer.Option("--browser/--no-browser", help="Open the page.")
PORT = typer.Option(min=0, max=65535, help="Where to listen; 0 for any.")
YES = typer.Option("--yes", help="Do it, after showing it.")

study = typer.Typer(no_args_is_help=True, rich_markup_mode=None)


@study.command("new")
def new_study(file: Annotated[Path, FILE] = Path("study.toml"), language: LanguageFlag = None) -> None:
    """Write a study in which every setting is explained, to be changed."""
    with explained():
        from gander.cli.words import say
        from gander.contract.game import WrongOption
        from gander.speech.languages import language_of
        from gander.study.example import new_study as text_of_new

        if file.exists():
            raise WrongOption("FILE", str(file), "a file that is not there yet")
        file.write_text(text_of_new(), "utf-8")
        typer.echo(say("study.new", language or language_of(), file=file))


@study.command("check")
def check_study(file: Annotated[Path, FILE], language: LanguageFlag = None) -> None:
    """Say what is wrong with a study, line by line; else how long it takes, and what each condition gets."""
    with explained():
        from gander.cli.words import say
        from gander.speech.languages import language_of
        from gander.study.reading import studied, untranslated

        text, speech = file.read_text("utf-8"), language or language_of()
        found, faults = studied(text)
        for fault in faults:
            typer.echo(f"{file}:{fault.line}: {fault.what}", err=True)
        if found is None or faults:
            raise typer.Exit(WRONG_USE)
        for line, missing in untranslated(found, text):
            typer.echo(f"{file}:{line}: {say('study.untranslated', speech, languages=missing)}", err=True)
        _describe(found, speech)


def _describe(found: Study, speech: Language) -> None:
    from gander.cli.words import say
    from gander.study.minutes import minutes_of
    from gander.study.plan import Assignment, blocks_for, steps_for

    typer.echo(say("study.good", speech, name=found.name))
    for condition in [one.name for one in found.conditions] or [""]:
        given = Assignment(condition, 0)
        steps = steps_for(found, given)
        games = ", ".join(f"{one.id} ({one.block.games} × {one.block.game})" for one in blocks_for(found, given))
        asked = sum(len(step.page.questions) for step in steps if step.page is not None)
        least, most = map(round, minutes_of(found, given))
        minutes = f"{least}" if least == most else f"{least}–{most}"
        facts = {"games": games, "questions": asked, "minutes": minutes}
        typer.echo(say("study.condition", speech, condition=condition or "–", **facts))


@study.command("links")
def links_of_study(
    file: Annotated[Path, FILE],
    codes: Annotated[list[str], CODES],
    address: Annotated[str, ADDRESS] = "http://127.0.0.1:8000",
    data: Annotated[Path | None, DATA] = None,
    language: LanguageFlag = None,
) -> None:
    """Write a link for everybody who takes part: with it they go on from any device."""
    with explained():
        from gander.cli.words import say
        from gander.speech.languages import language_of
        from gander.study.reading import read_study
        from gander.table.names import clean_name
        from gander.web.messages.page_paths import address_of

        folder = data or data_folder()
        found, keys = read_study(file), codes_of_server(folder)
        for code in map(clean_name, codes):
            typer.echo(address_of(address, "study", f"{code}-{found.signature(code, keys)}"))
        typer.echo(say("study.links", language or language_of(), folder=folder), err=True)


@study.command("preview")
def preview_study(
    file: Annotated[Path, FILE],
    browser: Annotated[bool, BROWSER] = True,
    port: Annotated[int, PORT] = 0,
    language: LanguageFlag = None,
) -> None:
    """Walk through a study in the browser, as somebody who takes part. Nothing is kept."""
    with explained():
        import secrets
        import webbrowser
        from tempfile import TemporaryDirectory

        from gander.cli.words import say
        from gander.speech.languages import language_of
        from gander.store.key import key_in
        from gander.study.reading import read_study
        from gander.table.codes import Codes
        from gander.web.messages.page_paths import address_of
        from gander.web.server.run import listen, run
        from gander.web.services.privacy import Privacy
        from gander.web.services.settings import ServerSettings

        found, listener = read_study(file), listen("127.0.0.1", port)
        with TemporaryDirectory() as folder:
            here = f"http://127.0.0.1:{listener.getsockname()[1]}"
            code = f"preview-{secrets.token_hex(3)}"
            link = address_of(here, "study", f"{code}-{found.signature(code, Codes(key_in(Path(folder))))}")

            def ready() -> None:
                typer.echo(say("study.preview", language or language_of(), link=link))
                if browser:
                    webbrowser.open(link)

            run(ServerSettings(Path(folder), study=found, privacy=Privacy().of_study(found)), listener, ready)


@study.command("forget")
def forget_somebody(
    file: Annotated[Path, FILE],
    code: Annotated[str, typer.Argument(metavar="CODE", help="The code of who wants everything deleted.")],
    yes: Annotated[bool, YES] = False,
    data: Annotated[Path | None, DATA] = None,
    database: Annotated[str | None, DATABASE] = None,
    language: LanguageFlag = None,
) -> None:
    """Delete a participant with all answers, moves and results, and search every row for what is left."""
    with explained():
        from contextlib import closing

        from gander.cli.people import bring_in
        from gander.cli.words import say
        from gander.contract.game import WrongOption
        from gander.speech.languages import language_of
        from gander.store.notepad import participants
        from gander.store.sql import transaction
        from gander.store.upkeep import census
        from gander.study.reading import read_study

        store, speech = database_in(data, database), language or language_of()
        known_as = read_study(file).known_as(code)
        bring_in(store)
        with closing(store.open()) as line:
            found = (participants.participant_of(line, known) for known in known_as)
            who = next((one for one in found if one is not None), None)
            if who is None:
                raise WrongOption("CODE", code, "the code of somebody who takes part")
            steps = len(participants.steps_of(line, who.participant))
            typer.echo(say("study.found", speech, name=who.name, code=who.code, steps=steps))
            if not yes:
                typer.echo(say("forget.shown", speech))
                return
            theirs = census.devices_of_participant(line, who)
            named = census.called(census.everybody(line), who.name, None)
            people = [one for one in named if not theirs.isdisjoint(one.devices)]  # others are called so, too
            tables = census.tables_with(line, who.name, theirs)
            with transaction(line, store.to_write):
                census.forget_in_study(line, who, people, tables)
            store.wipe(line)
            places = max(census.places_with(line, word) for word in (who.code, who.participant))
            typer.echo(say("study.forgotten", speech, code=code, places=places))
