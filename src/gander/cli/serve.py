"""`gander serve`"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from gander.cli.flags import LanguageFlag
from gander.cli.refusal import explained

DATABASE = typer.Option(metavar="ADDRESS", help="postgresql://USER@HOST/NAME; by default a file where tables are kept.")
CHANNELS = typer.Option(
    metavar="ADDRESS", help="redis://HOST: how workers wake one another; by default the database does it."
)
WORKERS = typer.Option(min=1, max=64, help="Processes on this machine; several need PostgreSQL.")
TURN_AWAY = typer.Option(
    min=0, max=300, metavar="SECONDS", help="When told to stop, serve on for so long while /health says 503."
)
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
        str | None, typer.Option(metavar="URL", help="The address that people use, for links and QR codes.")
    ] = None,
    proxies: Annotated[
        str, typer.Option(metavar="ADDRESSES", help="Proxies whose word on who asks is trusted, as '127.0.0.1'.")
    ] = "",
    protocol: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Run a study: the same games and deals for every participant.")
    ] = None,
    language: LanguageFlag = None,
) -> None:
    """Serve tables to others, behind a proxy or in a network."""
    with explained():
        from gander.cli.words import say
        from gander.speech.catalogue import language_of
        from gander.web.server.processes import run_many
        from gander.web.server.run import listen, run
        from gander.web.services.settings import ServerSettings
        from gander.web.services.study_file import read_study

        study = read_study(protocol) if protocol else None
        folder, speech = data or data_folder(), language or language_of()
        secure = public_url is not None and public_url.startswith("https:")
        listener = listen(host, port)
        address = public_url or f"http://{host}:{listener.getsockname()[1]}"
        settings = ServerSettings(
            folder,
            public_url,
            secure,
            turn_away_seconds=turn_away,
            study=study,
            database=database,
            channels=channels,
        )

        def ready() -> None:
            typer.echo(say("serve.ready", speech, address=address, data=folder))
            if study is not None:
                typer.echo(say("serve.study", speech, name=study.name, games=len(study.games)))

        if workers == 1:
            run(settings, listener, ready, proxies)
        else:
            run_many(settings, listener, ready, proxies, workers)


def data_folder() -> Path:
    """Where this user's data lies on this system."""
    import platformdirs

    return platformdirs.user_data_path("gander", appauthor=False)
