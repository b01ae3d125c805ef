"""HTTP: what this server keeps of people, for the page and as a leaf to print."""

from html import escape
from typing import Final

from litestar import Response, get

from gander.speech.languages import LANGUAGES, SOURCE
from gander.web.messages.notepad_messages import PrivacyText
from gander.web.services.privacy import of_a_class, sentences, title
from gander.web.services.services import Services, TheServices

LEAF: Final = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Gander</title>
{parts}
</html>
"""


def text_of(services: Services) -> PrivacyText:
    privacy, now = services.settings.privacy, services.tables.clock()
    return PrivacyText({language: sentences(privacy, language, now) for language in LANGUAGES})


@get("/api/privacy", sync_to_thread=False)
def privacy_text(services: TheServices) -> PrivacyText:
    """What this server keeps of people, for how long, and who runs it: five sentences in every language."""
    return text_of(services)


@get("/api/leaf", sync_to_thread=False, media_type="text/html")
def leaf(services: TheServices) -> Response[bytes]:
    """The same as a leaf to read and to print, for parents or participants: in every language, without a program."""
    text, parts = text_of(services), []
    for language, said in text.sentences.items():
        all_said = said if services.settings.study is not None else (*said, of_a_class(language))
        lines = "\n".join(f"<p>{escape(sentence)}</p>" for sentence in all_said)
        parts.append(f'<section lang="{language}">\n<h1>Gander: {escape(title(language))}</h1>\n{lines}\n</section>')
    return Response(
        LEAF.format(language=SOURCE, parts="\n".join(parts)).encode(), media_type="text/html; charset=utf-8"
    )


HANDLERS: Final = [privacy_text, leaf]
