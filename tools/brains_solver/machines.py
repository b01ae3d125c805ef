"""What computes turns: numpy anywhere, `turn.cu` compiled for the processor, or for a GPU with PyTorch's memory."""

import ctypes
import hashlib
import os
import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Any, ClassVar, Final

import numpy as np
from numpy.typing import NDArray
from platformdirs import user_cache_path

from gander.games.brains.chances.outcomes import outcomes
from gander.games.brains.chances.position_numbers import (
    MOST_PLAYERS,
    Array,
    arrangement_of,
    arrangements,
    binomials,
    packed_totals,
)
from tools.brains_solver.levels import Machine
from tools.brains_solver.tables import Game, Level, Precision, Tables
from tools.brains_solver.turn import Ties, turn

SOURCE: Final = Path(__file__).with_name("turn.cu")


class NoCompiler(RuntimeError):
    """Nothing here can compile the kernel."""


# Plain numpy ---------------------------------------------------------------------------------------------------------


class Numpy:
    """Slow, but needs nothing else."""

    AT_ONCE: ClassVar = 16

    @property
    def precision(self) -> Precision:
        return "double"

    def closes(self, players: int) -> bool:
        return False

    def tables(self, game: Game) -> Tables:
        if game.precision == "single":
            raise ValueError("numpy computes in double precision")
        return Tables(game, np)

    def put(self, numbers: NDArray[np.int64]) -> Array:
        return numbers

    def turns(self, tables: Tables, level: Level, holdings: NDArray[np.int16]) -> Array:
        game, colours = tables.game, arrangements(level.players)
        found = np.empty((len(colours), len(holdings), level.players - 1))
        for number, arrangement in enumerate(colours):
            for start in range(0, len(holdings), self.AT_ONCE):
                some = holdings[start : start + self.AT_ONCE].astype(np.int64)
                middle = game.brains - some.sum(axis=1) if level.collecting else None
                after = outcomes(np, some, np.tile(arrangement, (len(some), 1)), middle, tables.chances)
                worth = turn(after[..., : level.players - 1], Ties(game.near, game.throw_on_tie))
                found[number, start : start + self.AT_ONCE] = worth
        return found


# Compiled ------------------------------------------------------------------------------------------------------------


class _Space(ctypes.Structure):
    """`Space` in `turn.cu`."""

    _fields_: ClassVar = [
        ("brains", ctypes.c_int),
        ("players", ctypes.c_int),
        ("pay", ctypes.c_void_p * (MOST_PLAYERS + 1)),
        ("collect", ctypes.c_void_p),
        ("arrangement_of", ctypes.c_void_p * (MOST_PLAYERS + 1)),
        ("colours", ctypes.c_void_p * (MOST_PLAYERS + 1)),
        ("arrangements", ctypes.c_int * (MOST_PLAYERS + 1)),
        ("totals", ctypes.c_void_p),
        ("binomials", ctypes.c_void_p),
        ("tie", ctypes.c_double),
        ("throw_on_tie", ctypes.c_int),
    ]


class _Level(ctypes.Structure):
    """`Level` in `turn.cu`."""

    _fields_: ClassVar = [
        ("collecting", ctypes.c_int),
        ("players", ctypes.c_int),
        ("holdings", ctypes.c_void_p),
        ("outcomes", ctypes.c_void_p),
    ]


class Compiled:
    """The kernel, on this machine's cores or on its GPU."""

    def __init__(self, library: Path, xp: ModuleType = np, precision: Precision = "double") -> None:
        self.xp = xp
        self._library = ctypes.CDLL(str(library))
        self._precision: Precision = precision

    @property
    def precision(self) -> Precision:
        return self._precision

    def closes(self, players: int) -> bool:
        """In double precision, and with five players, the chip has no room for the chance of five brains."""
        return self._precision == "single" and players < MOST_PLAYERS

    def put(self, numbers: NDArray[Any]) -> Array:
        return self.xp.asarray(numbers)

    def tables(self, game: Game) -> Tables:
        if game.precision != self._precision:
            raise ValueError(f"this kernel computes in {self._precision} precision")
        return Tables(game, self.xp)

    def turns(self, tables: Tables, level: Level, holdings: NDArray[np.int16]) -> Array:
        kept: list[Array] = []
        space = self._space(tables, kept)
        at = _Level(level.collecting, level.players, self._keep(holdings, kept), None)
        found = self._run(space, at, len(holdings) * len(arrangements(level.players)), tables.collect.dtype)
        by_holdings = found.reshape(len(holdings), len(arrangements(level.players)), -1)
        return self.xp.swapaxes(by_holdings, 0, 1)

    def turns_to(self, after: Array, game: Game) -> Array:
        """What a turn is worth whose outcomes are given, by position, colour, total and value; the first decides."""
        kept: list[Array] = []
        space = _Space(tie=game.near, throw_on_tie=game.throw_on_tie, totals=self._keep(_totals(), kept))
        at = _Level(False, after.shape[-1], None, _address(after))
        return self._run(space, at, len(after), after.dtype)

    def _run(self, space: _Space, level: _Level, count: int, dtype: Any) -> Array:
        function = getattr(self._library, f"brains_solve_{level.players}_{self._precision}")
        found = self.xp.zeros((count, level.players - 1 + self.closes(level.players)), dtype=dtype)
        compute = partial(function, ctypes.byref(space), ctypes.byref(level))
        if self.xp is np:
            cores = os.cpu_count() or 1
            bounds = [count * core // cores for core in range(cores + 1)]
            with ThreadPoolExecutor(cores) as pool:
                failed = list(pool.map(lambda a, b: _call(compute, a, b, found), bounds[:-1], bounds[1:]))
        else:
            failed = [_call(compute, 0, count, found)]
        if any(failed):
            raise RuntimeError(f"the kernel failed: error {max(failed)}")
        return found

    def _space(self, tables: Tables, kept: list[Array]) -> _Space:
        game = tables.game
        space = _Space(brains=game.brains, players=game.players, collect=_address(tables.collect))
        for players, table in tables.pay.items():
            space.pay[players] = _address(table)
            space.arrangement_of[players] = self._keep(arrangement_of(players), kept)
            space.colours[players] = self._keep(np.array(arrangements(players), np.int8), kept)
            space.arrangements[players] = len(arrangements(players))
        space.totals = self._keep(_totals(), kept)
        space.binomials = self._keep(binomials(game.brains + game.players), kept)
        space.tie, space.throw_on_tie = game.near, game.throw_on_tie
        return space

    def _keep(self, numbers: NDArray[Any], kept: list[Array]) -> int:
        """Where the kernel finds these numbers; they must outlive the call."""
        kept.append(self.put(np.ascontiguousarray(numbers)))
        return _address(kept[-1])


def _totals() -> NDArray[np.int32]:
    return packed_totals().view(np.int32)  # PyTorch counts in signed numbers


def _call(compute: Any, first: int, last: int, found: Array) -> int:
    failed: int = compute(ctypes.c_longlong(first), ctypes.c_longlong(last), ctypes.c_void_p(_address(found)))
    return failed


def _address(numbers: Array) -> int:
    address: int = numbers.ctypes.data if isinstance(numbers, np.ndarray) else numbers.data_ptr()
    return address


# Compiling -----------------------------------------------------------------------------------------------------------

FOR_A_GPU: Final = ("nvcc", "-O3", "-arch=native", "-shared", "-Xcompiler", "-fPIC")
FOR_THE_PROCESSOR: Final = ("-O3", "-march=native", "-std=c++17", "-shared", "-fPIC", "-x", "c++")


def processor_command() -> tuple[str, ...]:
    """The C++ compiler that `CXX` names, or one of the usual ones."""
    for name in (os.environ.get("CXX"), "c++", "g++", "clang++"):
        if name and shutil.which(name):
            return (name, *FOR_THE_PROCESSOR)
    raise NoCompiler("no C++ compiler: name one in CXX")


def compiled(command: tuple[str, ...], folder: Path | None = None) -> Path:
    """The kernel as a library, compiled once for each source and command."""
    folder = folder or user_cache_path("gander", appauthor=False)
    digest = hashlib.sha256("\0".join((*command, SOURCE.read_text("utf-8"))).encode()).hexdigest()[:16]
    library = folder / f"brains-turn-{digest}.so"
    if not library.exists():
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=folder) as beside:
            part = Path(beside) / "turn.so"
            subprocess.run([*command, str(SOURCE), "-o", str(part)], check=True)
            part.replace(library)
    return library


def gpu() -> ModuleType | None:
    """PyTorch, if it is installed and finds a GPU. From then on its tensors live there."""
    try:
        import torch
    except ImportError:
        return None
    if not torch.cuda.is_available() or not shutil.which("nvcc"):
        return None
    torch.set_default_device("cuda")
    return torch  # type: ignore[no-any-return]


def machine_for(players: int, may_use_gpu: bool = True) -> Machine:
    """The fastest that there is. The chip of a GPU holds four players in single precision only."""
    if may_use_gpu and (torch := gpu()) is not None:
        return Compiled(compiled(FOR_A_GPU), torch, "double" if players == 3 else "single")
    try:
        return Compiled(compiled(processor_command()))
    except NoCompiler:
        return Numpy()
