"""`gander play` on the page: a server for this evening, and the browser."""

from __future__ import annotations

import webbrowser
from pathlib import Path

import typer

from gander.speech.languages import Language

PORT = 8000


def play_on_page(
    game: str | None, *, local: bool, port: int, browser: bool, data: Path | None, language: Language
) -> None:
    """Serve to this computer, or to everybody in the same network, and open the page."""
    from gander.cli.serve import data_folder
    from gander.cli.words import say
    from gander.games import game as game_of
    from gander.web.messages.page_paths import address_of
    from gander.web.server.run import address_in_network, listen, run
    from gander.web.services.privacy import Privacy
    from gander.web.services.settings import ServerSettings

    chosen = game_of(game).name if game else None
    listener = listen("127.0.0.1" if local else "0.0.0.0", port, or_next=True)
    found = listener.getsockname()[1]
    near = None if local else address_in_network()
    here, network = f"http://127.0.0.1:{found}/", f"http://{near}:{found}/" if near else None
    folder = data or data_folder()

    def ready() -> None:
        if port and found != port:
            typer.echo(say("port.busy", language, wanted=port, port=found))
        typer.echo(say("play.here", language, address=here))
        if network:
            typer.echo(say("play.network", language, address=network))
            typer.echo(qr_code(network))
        elif not local:
            typer.echo(say("play.no_network", language))
        typer.echo(say("play.stop", language, data=folder))
        if browser:
            webbrowser.open(address_of(here, "setup", chosen) if chosen else here)

    privacy = Privacy(at_home=True)
    run(ServerSettings(folder, public_url=network or here, privacy=privacy), listener, ready)


def qr_code(address: str) -> str:
    """A QR code of half blocks, dark on light, for any terminal."""
    from io import StringIO

    import segno

    picture = StringIO()
    segno.make(address, error="l", micro=False).terminal(picture, compact=True)
    return picture.getvalue()
