"""`gander serve`"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from gander.cli.refusal import explained
from gander.speech.language_flag import LanguageFlag

if TYPE_CHECKING:
    from gander.store.upkeep.retention import Retention

DATABASE = typer.Option(metavar="ADDRESS", help="postgresql://USER@HOST/NAME; by default a file where tables are kept.")
CHANNELS = typer.Option(
    metavar="ADDRESS", help="redis://HOST: how workers wake one another; by default the database does it."
)
WORKERS = typer.Option(min=1, max=64, help="Processes on this machine; several need PostgreSQL.")
TURN_AWAY = typer.Option(
    min=0, max=300, metavar="SECONDS", help="When told to stop, serve on for so long while /health says 503."
)
OPERATOR = typer.Option(metavar="NAME", help="Who runs this server: said to everybody, with what is kept here.")
CONTACT = typer.Option(metavar="ADDRESS", help="Where to ask, as an e-mail address.")
KEEP_UNTIL = typer.Option(metavar="MM-DD", help="Delete everything played until this day of the year, as 07-31.")
KEEP_DAYS = typer.Option(min=1, metavar="DAYS", help="Delete everything this many days after it was played.")
BACKUP_DAYS = typer.Option(min=0, metavar="DAYS", help="For how long you keep backups: said to everybody.")
PROGRESS = typer.Option(
    "--progress", help="Keep progress and ghosts for every notepad that has not switched them off. A study keeps them."
)
WORLD_DEAL = typer.Option("--world-deal", help="Deal the whole world's deal of the day, which can be foreseen.")
DATA = typer.Option(metavar="DIR", help="Where tables are kept; by default in your data folder.")


def serve(
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen at; 0 for any.")] = 8000,
    data: Annotated[Path | None, DATA] = None,
    database: Annotated[str | None, DATABASE] = None,
    channels: Annotated[str | None, CHANNELS] = None,
    workers: Annotated[int, WORKERS] = 1,
    turn_away: Annotated[float, TURN_AWAY] = 0,
    public_url: Annotated[
        str | None,
        typer.Option(metavar="URL", help="The address that people use. Without it only numeric ones lead here."),
    ] = None,
    proxies: Annotated[
        str, typer.Option(metavar="ADDRESSES", help="Proxies whose word on who asks is trusted, as '127.0.0.1'.")
    ] = "",
    metrics: Annotated[bool, typer.Option("--metrics", help="Show figures at /metrics on this machine.")] = False,
    protocol: Annotated[
        Path | None, typer.Option("--study", "--protocol", metavar="FILE", help="Run a study, and nothing else.")
    ] = None,
    operator: Annotated[str | None, OPERATOR] = None,
    contact: Annotated[str | None, CONTACT] = None,
    keep_until: Annotated[str | None, KEEP_UNTIL] = None,
    keep_days: Annotated[int | None, KEEP_DAYS] = None,
    backup_days: Annotated[int | None, BACKUP_DAYS] = None,
    progress: Annotated[bool, PROGRESS] = False,
    world_deal: Annotated[bool, WORLD_DEAL] = False,
    language: LanguageFlag = None,
) -> None:
    """Serve tables to others, behind a proxy or in a network."""
    with explained():
        from gander.cli.words import say
        from gander.speech.languages import language_of
        from gander.store.address import server_at
        from gander.study.plan import most_games
        from gander.study.reading import read_study
        from gander.web.server.processes import run_many
        from gander.web.server.run import listen, run
        from gander.web.services.privacy import Privacy
        from gander.web.services.settings import ServerSettings

        study = read_study(protocol) if protocol else None
        folder, speech = data or data_folder(), language or language_of()
        secure = public_url is not None and public_url.startswith("https:")
        privacy = Privacy(
            operator, contact, progress=progress, retention=retention_of(keep_until, keep_days), backup_days=backup_days
        )
        settings = ServerSettings(
            folder,
            public_url,
            secure,
            metrics,
            turn_away_seconds=turn_away,
            privacy=privacy if study is None else privacy.of_study(study),
            world_deal=world_deal,
            study=study,
            database=server_at(database),
            channels=channels,
        )
        kept = folder if database is None else settings.store()
        listener = listen(host, port)
        address = public_url or f"http://{host}:{listener.getsockname()[1]}"

        def ready() -> None:
            typer.echo(say("serve.ready", speech, address=address, data=kept))
            if study is not None:
                typer.echo(say("serve.study", speech, name=study.name, games=most_games(study)))

        if workers == 1:
            run(settings, listener, ready, proxies)
        else:
            run_many(settings, listener, ready, proxies, workers)


def retention_of(until: str | None, days: int | None) -> Retention:
    """Raises `WrongOption` for a day that does not exist."""
    from gander.contract.game import WrongOption
    from gander.store.upkeep.retention import Retention

    try:
        return Retention(until, days)
    except ValueError:
        raise WrongOption("keep-until", str(until), "a day of the year, as 07-31") from None


def data_folder() -> Path:
    """Where this user's data lies on this system."""
    import platformdirs

    return platformdirs.user_data_path("gander", appauthor=False)
