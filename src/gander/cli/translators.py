"""`gander words`: for translators."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final, TypeAlias

import typer

from gander.speech.language_flag import LanguageFlag, spoken
from gander.speech.languages import Language

translators: Final = typer.Typer(no_args_is_help=True, add_completion=False, rich_markup_mode=None)

LanguageArgument: TypeAlias = Annotated[
    Language,
    typer.Argument(metavar="LANGUAGE", parser=spoken, help="Its two letters; it need not be offered yet."),
]


@translators.command()
def check(wanted: LanguageArgument, language: LanguageFlag = None) -> None:
    """Say what a language lacks: sentences that are missing, unused, too long, or have other gaps or forms."""
    from gander.cli.words import say
    from gander.speech.languages import language_of
    from gander.translation.audit import audit
    from gander.translation.word_files import word_files

    found, speech = audit(word_files(), wanted), language or language_of()
    for finding in found:
        typer.echo(say(f"words.{finding.fault}", speech, place=f"{finding.file}:{finding.key}", detail=finding.detail))
    if found:
        typer.echo(say("words.found", speech, n=len(found)))
        raise typer.Exit(1)
    typer.echo(say("words.whole", speech, code=wanted))


@translators.command()
def progress(language: LanguageFlag = None) -> None:
    """Say in one line for each language how much of it there is."""
    from gander.cli.words import say
    from gander.speech.languages import LANGUAGES, known_languages, language_of
    from gander.translation.audit import progress as so_far
    from gander.translation.word_files import word_files

    speech, files = language or language_of(), word_files()
    for known in known_languages():
        here = so_far(files, known)
        key = "words.offered" if known in LANGUAGES else "words.tried"
        percent = 100 * here.said // here.all
        typer.echo(say(key, speech, code=known, said=here.said, all=here.all, percent=percent))


@translators.command()
def table(
    wanted: LanguageArgument,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file for a spreadsheet (CSV), which is written.")],
    pictures: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR", exists=True, help="What `make word-pictures` took: each sentence leads to its screen."
        ),
    ] = None,
    language: LanguageFlag = None,
) -> None:
    """Write all sentences into one table: key, English, note, place, length, translation."""
    from gander.cli.words import say
    from gander.speech.languages import language_of
    from gander.translation.table import table as as_table
    from gander.translation.word_files import word_files

    file.write_text(as_table(word_files(), wanted, pictures), encoding="utf-8-sig", newline="")
    typer.echo(say("words.written", language or language_of(), file=file))


@translators.command()
def fill(
    wanted: LanguageArgument,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The same table, with translations.", exists=True)],
    language: LanguageFlag = None,
) -> None:
    """Take the translations of a table into the words of a language."""
    from gander.cli.words import say
    from gander.speech.languages import language_of
    from gander.translation.table import fill as take
    from gander.translation.word_files import word_files

    speech = language or language_of()
    result = take(word_files(), wanted, file.read_text(encoding="utf-8-sig"))
    for line in result.refused:
        typer.echo(say("words.refused", speech, line=line), err=True)
    typer.echo(say("words.filled", speech, n=result.said))
