"""`gander participant`"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from gander.cli.databases import database_in
from gander.cli.refusal import explained
from gander.cli.serve import DATA, DATABASE, data_folder
from gander.speech.language_flag import LanguageFlag

if TYPE_CHECKING:
    from gander.table.codes import Codes


def participant(
    codes: Annotated[list[str], typer.Argument(metavar="CODE…", help="The codes under which people take part.")],
    protocol: Annotated[
        Path, typer.Option("--study", "--protocol", metavar="FILE", help="The study, as for `gander serve`.")
    ],
    link: Annotated[
        bool,
        typer.Option("--link", help="From now on only by a code that works once; it is printed: CODE-XXXXXXXX."),
    ] = False,
    anew: Annotated[
        bool, typer.Option("--anew", help="Begin with the first deal again, also with known ones.")
    ] = False,
    data: Annotated[Path | None, DATA] = None,
    database: Annotated[str | None, DATABASE] = None,
    language: LanguageFlag = None,
) -> None:
    """Let participants of a study go on from another device, or come in only by a link of their own."""
    with explained():
        from contextlib import closing

        from gander.cli.words import say
        from gander.speech.languages import language_of
        from gander.store.notepad.participants import begin_anew, go_elsewhere
        from gander.store.notepad.study_deals import deal_anew, release
        from gander.store.notepad.study_links import give, take_back
        from gander.store.sql import transaction
        from gander.study.reading import read_study
        from gander.table.codes import new_code
        from gander.table.names import clean_name

        study, store = read_study(protocol), database_in(data, database)
        names = [clean_name(code) for code in codes]
        key = _key_of_links(data, names) if link else None
        links, deals = [], 0
        with closing(store.open()) as line, transaction(line, store.to_write):
            for name in names:
                for known in study.known_as(name):
                    deals += (deal_anew if anew else release)(line, known)
                    (begin_anew if anew else go_elsewhere)(line, known)
                    take_back(line, known)
                if key is not None:
                    once = new_code()
                    give(line, study.participant(name), key.hash_of(once))
                    links.append(f"{name}-{once}")
    if links:
        typer.echo("\n".join(links))
    else:
        typer.echo(say("participant.anew" if anew else "participant.released", language or language_of(), deals=deals))


def codes_of_server(folder: Path) -> Codes:
    """Raises `WrongOption` where no server has been: what follows from a key of no server is good at none."""
    from gander.contract.game import WrongOption
    from gander.store.key import KEY_FILE, key_in
    from gander.table.codes import Codes

    if not (folder / KEY_FILE).exists():
        raise WrongOption("data", str(folder), "the folder of the server, in which its key lies")
    return Codes(key_in(folder))


def _key_of_links(data: Path | None, names: list[str]) -> Codes:
    """Raises `WrongOption` where a link would open nothing."""
    from gander.contract.game import WrongOption
    from gander.table.codes import CODE_LENGTH
    from gander.table.terms import LONGEST_NAME

    most = LONGEST_NAME - CODE_LENGTH - 1
    for name in names:
        if len(name) > most:
            raise WrongOption("CODE", name, f"at most {most} letters, so that there is room for a link")
    return codes_of_server(data or data_folder())
