"""HTTP: the way of a participant through a study, from the agreement to the code at the end."""

from typing import Any, Final, NamedTuple

import msgspec
from litestar import Request, Response, post
from litestar.params import JSONBody

from gander.notepad.harvest import catch_up
from gander.notepad.pauses import pauses_in
from gander.store.notepad import participants
from gander.store.notepad.devices import circle_of
from gander.store.notepad.participants import Participant, StepDone
from gander.study.plan import Assignment, StudyStep, assigned, steps_for
from gander.study.questions import QuestionPage
from gander.study.study_file import Study
from gander.study.text import language_said, said
from gander.table.codes import as_typed, hash_of
from gander.table.errors import NotAllowed
from gander.table.events import Device
from gander.table.names import clean_name
from gander.table.terms import LONGEST_NAME
from gander.web.api.studies.study import check_link, name_and_code, study_of
from gander.web.api.studies.study_tables import StudySeat, study_table
from gander.web.messages.study_messages import (
    AnyStep,
    AnyStepTaken,
    AskedChoice,
    AskedQuestion,
    AtConsent,
    AtEnd,
    AtGame,
    AtPage,
    AtWait,
    Consented,
    Filled,
    Stopped,
    StudyPlace,
    TakePart,
)
from gander.web.services.services import Services, TheServices
from gander.web.services.sessions import cookie, known_or_new, visitor_of

CANNOT_BE_GUESSED: Final = 16
"""Letters of what a page that recruits calls somebody. Who has a shorter one stays on their device."""


@post("/api/study/step", status_code=200)
async def take_part(
    request: Request[Any, Any, Any], services: TheServices, data: JSONBody[TakePart]
) -> Response[StudyPlace]:
    """Go on in the study: what was done is written down first, then comes what is next."""
    study, token = study_of(services), known_or_new(request, data.key)
    device = hash_of(token)
    if (device, data.participant) not in services.taking_part:  # a code may be a guess until it was right
        services.joining.check(visitor_of(request))
    identity = await identified(services, study, data, device)
    async with services.notepad.turn_of(identity.participant):
        who = await services.notepad.ask(participants.participant_of, identity.participant)
        if who is None:
            who = await enrolled(services, study, identity, data, device)
        if not identity.anywhere:
            await check_device_of(services, who, device)
        services.taking_part.add((device, data.participant))
        browser = request.headers.get("user-agent", "")[:300]
        place = await Journey(services, study, who, device, data, browser).place()
    return Response(place, cookies=[cookie(token, request, secure=services.settings.secure)])


class Identity(NamedTuple):
    participant: str
    code: str
    anywhere: bool
    """Whoever has the code is the participant, on any device: it cannot be guessed."""
    named: bool
    """The code may be shown at a table."""


async def identified(services: Services, study: Study, data: TakePart, device: Device) -> Identity:
    """Who comes, by what they have. Raises `NotAllowed`, and `WrongValue` for what nobody can read."""
    typed = clean_name(data.participant)
    if study.recruiting is not None and data.link.get(study.recruiting) == data.participant:
        return Identity(study.recruited(typed), typed, len(typed) >= CANNOT_BE_GUESSED, named=False)
    name, _, letters = typed.rpartition("-")
    if name and as_typed(letters) == study.signature(name.strip(), services.codes):
        return Identity(study.participant(name.strip()), name.strip(), anywhere=True, named=True)
    name, once = await name_and_code(services, study, typed)
    await check_link(services, study.participant(name), once, device)
    if study.access == "link" and not once:
        raise NotAllowed("study_link", "one takes part here by a link of one's own, as it was given out")
    return Identity(study.participant(name), name, anywhere=False, named=True)


async def enrolled(services: Services, study: Study, identity: Identity, data: TakePart, device: Device) -> Participant:
    """Somebody who comes for the first time, with what they are given by their number."""

    def made(number: int) -> Participant:
        given = assigned(study, services.codes, number)
        plain = identity.named and len(identity.code) <= LONGEST_NAME and identity.code.isprintable()
        return Participant(
            participant=identity.participant,
            study=study.id,
            number=number,
            name=identity.code if plain else f"P{number + 1}",
            code=identity.code,
            condition=given.condition,
            ordering=given.order,
            attempt=0,
            device=None if identity.anywhere else device,
            arrived=services.tables.clock(),
            link=msgspec.json.encode(data.link).decode(),
        )

    return await services.notepad.run(participants.enrol, study.id, identity.participant, made)


async def check_device_of(services: Services, who: Participant, device: Device) -> None:
    """Whoever typed a code stays on the device, or on those of their notepad. Raises `NotAllowed`."""
    if who.device is None:
        await services.notepad.run(participants.stay_on, who.participant, device)
    elif who.device != device:
        circle = await services.notepad.ask(circle_of, device, services.tables.clock())
        if who.device not in circle:
            raise NotAllowed("participant_elsewhere", "somebody takes part under this code on another device")


class Journey:
    """One participant who asks what is next."""

    def __init__(
        self, services: Services, study: Study, who: Participant, device: Device, data: TakePart, browser: str
    ) -> None:
        self._services, self._study, self._who, self._device, self._data = services, study, who, device, data
        self._browser = browser
        self._steps = steps_for(study, Assignment(who.condition, who.ordering))
        self._done: dict[str, StepDone] = {}

    async def place(self) -> StudyPlace:
        """Write down what was done, and find what comes next. Raises `WrongValue`."""
        self._done = await self._services.notepad.ask(participants.steps_of, self._who.participant)
        if self._data.done is not None and "end" not in self._done:
            await self._take(self._data.done)
        step = await self._next()
        taken = sum(one.id in self._done for one in self._steps)
        return StudyPlace(self._who.name, step, taken, len(self._steps))

    async def _take(self, done: AnyStepTaken) -> None:
        match done:
            case Consented(version, language, agrees):
                consent = self._study.consent
                if consent is not None and version == consent.version:
                    read = language_said(consent.text, language)
                    value = {"agrees": agrees, "version": version, "language": read}
                    await self._write("consent", value)
            case Filled(step, answers):
                due = next((one for one in self._steps if one.id not in self._done), None)
                if due is not None and due.id == step and due.page is not None:  # nothing before the agreement
                    due.page.check(dict(answers))
                    await self._write(step, {"answers": answers})
            case Stopped():
                await self._write("stopped", {})

    async def _write(self, step: str, value: dict[str, Any]) -> None:
        if step in self._done:
            return
        now, seen = self._services.tables.clock(), self._data.circumstances
        whole = {**value, "circumstances": msgspec.to_builtins(seen), "browser": self._browser}
        await self._services.notepad.run(participants.take_step, self._who.participant, step, now, whole)
        self._done[step] = StepDone(step, now, whole)

    async def _next(self) -> AnyStep:
        """The first step that is not taken."""
        if "consent" in self._done and not self._done["consent"].value["agrees"]:
            return await self._end("declined")
        for mark in ("stopped", "unpaired"):
            if mark in self._done:
                return await self._end(mark)
        for step in self._steps:
            if step.id not in self._done and (shown := await self._shown(step)) is not None:
                return shown
        return await self._end("finished")

    async def _shown(self, step: StudyStep) -> AnyStep | None:
        """What a participant sees at a step; nothing if it turns out to be taken."""
        if step.kind == "consent" and self._study.consent is not None:
            consent = self._study.consent
            return AtConsent(consent.version, said(consent.text, self._data.language))
        if step.page is not None:
            return asked(step.id, step.page, self._data.language)
        seated = await study_table(self._services, self._study, self._who, step, self._device, looks=self._data.looks)
        games = [one.id for one in self._steps if one.kind == "game"]
        number = games.index(step.id) + 1
        match seated:
            case StudySeat("waits"):
                return AtWait(number, len(games))
            case StudySeat("plays", table, together=together):
                return AtGame(table, number, len(games), together)
            case StudySeat("unpaired"):
                await self._write("unpaired", {"game": step.number})
                return await self._end("unpaired")
        assert step.block is not None
        stood_still = pauses_in(await self._services.tables.log.read(str(seated.value["table"])))
        await self._write(step.id, {**seated.value, "block": step.block.id, **stood_still._asdict()})
        return None

    async def _end(self, outcome: Any) -> AtEnd:
        """The code is told when everything is on disk: moves before anybody hears of them, results now."""
        await catch_up(self._services.tables.log, self._services.notepad, self._device)
        await self._write("end", {"outcome": outcome})
        codes = self._study.completion
        code = str(getattr(codes, outcome))
        return AtEnd(outcome, code, codes.url.replace("{code}", code) if codes.url and code else None)


def asked(step: str, page: QuestionPage, language: str) -> AtPage:
    """A page in the language of whoever reads it."""
    questions = tuple(
        AskedQuestion(
            id=one.id,
            kind=one.kind,
            text=said(one.text, language),
            choices=tuple(AskedChoice(choice.value, said(choice.text, language)) for choice in one.choices),
            points=one.points,
            low=said(one.low, language),
            high=said(one.high, language),
            least=one.least,
            most=one.most,
            longest=one.longest,
            optional=one.optional,
        )
        for one in page.questions
    )
    return AtPage(step, said(page.title, language), said(page.text, language), questions, page.seconds)


HANDLERS: Final = [take_part]
