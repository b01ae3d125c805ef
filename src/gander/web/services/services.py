"""What all handlers share: the tables, the notepad, the limits, the counts."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, NamedTuple, TypeAlias, TypeVar

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.types import Scope

from gander.comparisons.handicap_proposal import HandicapProposal
from gander.comparisons.same_deal import DealComparison
from gander.notepad.ghost_fitting import PlayerFit
from gander.store.errors import DiskFull, NotRead, NotSaved, StoreError, Unanswered
from gander.store.key import key_in
from gander.store.notepad.notepad import Notepad
from gander.table.codes import Codes, is_table_id
from gander.table.errors import no_such_table
from gander.table.events import AnyEvent, Device
from gander.table.live.live_table import LiveTable
from gander.table.live.tables import Tables
from gander.table.log import ClosableLog
from gander.web.messages.table_messages import Status
from gander.web.services.background_jobs import BackgroundJobs, WorkQueue
from gander.web.services.bots_alone import BotsAlone, OwnBotsAlone, SharedBotsAlone
from gander.web.services.limits import STICKERS, AtOnce, Limiter, VisitorLimiter
from gander.web.services.metrics import Metrics
from gander.web.services.sessions import Visitor, device_of, visitor_of
from gander.web.services.settings import ServerSettings
from gander.web.services.short_codes import OwnShortCodes, SharedShortCodes, ShortCodes
from gander.workers.membership import Membership

T = TypeVar("T")


class Services:
    def __init__(
        self,
        tables: Tables,
        notepad: Notepad,
        settings: ServerSettings,
        log: ClosableLog,
        membership: Membership | None = None,
    ) -> None:
        self._log = log
        self._membership = membership
        self.tables = tables
        self.notepad = notepad
        self.codes = Codes(key_in(settings.data))
        self.settings = settings
        self.deals = frozenset(settings.study.deals(self.codes) if settings.study else ())
        """The seeds of the study that is run here."""
        self.taking_part: set[tuple[Device, str]] = set()
        """Devices that were let in as participants of the study, with the codes by which they came."""
        self.opening = VisitorLimiter("opening a table", settings.opening)
        self.joining = VisitorLimiter("trying a code", settings.joining)
        self.short_codes = short_codes(settings, membership, self.codes)
        self.hurrying = VisitorLimiter("opening a table with fast bots", settings.hurrying)
        self.bots_alone = bots_alone(settings, membership, tables, self.codes)
        self.stickers = Limiter("showing a sticker", STICKERS, tables.stopwatch)
        """By person, however many lines they have."""
        self.sockets = AtOnce("lines", settings.lines, "too_many_sockets")
        self.uploads = AtOnce("notepads on their way", settings.uploads)
        self.records = AtOnce("records on their way", settings.records)
        self._record = asyncio.Lock()
        self.metrics = Metrics(self.sockets, tables)
        queue, compared, tried = WorkQueue(), settings.games_compared, settings.games_tried
        self.same_deals = BackgroundJobs(queue, "gander.comparisons.same_deal", DealComparison, compared)
        self.fits = BackgroundJobs(queue, "gander.notepad.ghost_fitting", PlayerFit)
        self.proposals = BackgroundJobs(queue, "gander.comparisons.handicap_proposal", HandicapProposal, tried)
        self.stopping = False

    async def status(self) -> Status:
        """How the server is, as `/health` tells it."""
        if self.stopping:
            return "stopping"
        try:
            self.check_database()
            async with asyncio.timeout(self.settings.answer_seconds):
                await self._log.check()
        except DiskFull:
            return "disk_full"
        except Unanswered:
            return "no_answer"
        except NotSaved:
            return "not_saved"
        except (StoreError, TimeoutError):
            return "no_answer"
        return "ok"

    def check_database(self) -> None:
        """Raises `NotRead` for as long as others should be asked."""
        if self._membership is not None and self._membership.cut_off.is_set():
            raise NotRead("this worker is cut off")

    async def unless_cut_off(self, asking: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """What the database is asked for, or `NotRead` as soon as this worker is cut off from it."""
        self.check_database()
        if self._membership is None:
            return await asking()
        cut_off, answer = asyncio.create_task(self._membership.cut_off.wait()), asyncio.create_task(asking())
        try:
            await asyncio.wait({cut_off, answer}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            cut_off.cancel()
        if answer.done():
            return answer.result()
        answer.add_done_callback(lambda late: late.cancelled() or late.exception())  # others may wait for it
        raise NotRead("this worker is cut off")

    async def give_up_jobs(self) -> None:
        """Who waits for what is worked out beside the server is told that it is not ready."""
        for jobs in (self.same_deals, self.fits, self.proposals):
            await jobs.close()

    async def whole(self, table_id: str, visitor: Visitor) -> list[AnyEvent]:
        """All that ever happened at a table. Reading that may take a tenth of a second, so it is done for one visitor
        after the other, and whoever comes to a table waits for one of them at most. Raises `TooMany`."""
        with self.records.one_more(visitor):
            async with self._record:
                return await self.tables.log.read(table_id)

    async def table(self, table_id: str, device: Device) -> LiveTable:
        """A table that this device may see. Raises `Unknown`, just as for a table that does not exist."""
        if not is_table_id(table_id):  # not every database can be asked for just anything
            raise no_such_table(table_id)
        live = await self.tables.table(table_id)
        if not live.table.may_see(device):
            raise no_such_table(table_id)
        return live


def short_codes(settings: ServerSettings, membership: Membership | None, codes: Codes) -> ShortCodes:
    strangers, at_home = (settings.guessing, settings.guessing_in_all), settings.guessing_at_home
    if membership is None:
        return OwnShortCodes(*strangers, at_home=at_home, number_of=codes.letters_number)
    number_of, hash_of = codes.letters_number, codes.hash_of_address
    return SharedShortCodes(membership, *strangers, at_home, number_of, hash_of_address=hash_of)


def bots_alone(settings: ServerSettings, membership: Membership | None, tables: Tables, codes: Codes) -> BotsAlone:
    if membership is None:
        return OwnBotsAlone(settings.bots_alone, tables.live)
    return SharedBotsAlone(membership, settings.bots_alone, tables, codes.hash_of_address)


def the_services(scope: Scope) -> Services:
    """For handlers, as the dependency `services`."""
    services = scope["state"]["services"]
    assert isinstance(services, Services)
    return services


TheServices: TypeAlias = NamedDependency[Services]
"""How a handler asks for it."""

TableId: TypeAlias = FromPath[str]


class Visit(NamedTuple):
    """A device at a table that it may see."""

    device: Device
    live: LiveTable
    visitor: Visitor


async def the_visit(request: Request[Any, Any, Any], services: TheServices, table_id: TableId) -> Visit:
    """For handlers, as the dependency `visit`: who may not see the table is refused."""
    device = device_of(request)
    live = await services.unless_cut_off(partial(services.table, table_id, device))
    return Visit(device, live, visitor_of(request))


TheVisit: TypeAlias = NamedDependency[Visit]
