"""Executors for parallel work, on local processes or on a dask cluster of several machines."""

import logging
import re
from collections.abc import Callable, Iterator
from concurrent.futures import (
    CancelledError,
    Executor,
    Future,
    InvalidStateError,
    ProcessPoolExecutor,
)
from contextlib import contextmanager, suppress
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from threading import Event, Thread
from typing import TYPE_CHECKING, Any, TypeVar

from ...engine.errors import MarjapussiError, quote

if TYPE_CHECKING:
    from distributed import Client

T = TypeVar("T")

PACKAGE_FOLDER = Path(__file__).parents[2]
DIGESTED_FOLDERS = "engine", "bots"  # packages whose versions can change the results
ANSWER_TIMEOUT_S = 10  # seconds to wait for a scheduler
ADDRESS_PATTERN = re.compile(
    r"((tcp|tls)://)?([\w.-]+|\[[\da-f:.]+(%\w+)?\]):\d{1,5}", re.IGNORECASE
)
WATCH_INTERVAL_S = 1.0  # seconds between checks of the connection to the scheduler


class ClusterError(MarjapussiError):
    """Raised if a cluster can't be used. The message is a sentence."""


@contextmanager
def open_executor(jobs: int, cluster: str = "") -> Iterator[Executor]:
    """Yield an executor: a cluster if an address is given, otherwise local processes."""
    if cluster:
        with open_cluster(cluster) as (executor, _):
            yield executor
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield pool


@contextmanager
def open_cluster(address: str) -> Iterator[tuple[Executor, int]]:
    """Yield an executor for a cluster, and the number of tasks that it runs at the same time.

    Raise ClusterError if the cluster can't be used. If a worker is lost, others repeat its tasks.
    """
    if not ADDRESS_PATTERN.fullmatch(address):
        raise ClusterError(f"{quote(address)} isn't an address such as tcp://cards.local:8786")
    try:
        import asyncio

        from distributed import Client, KilledWorker
    except ImportError:
        raise ClusterError(
            "a cluster needs dask.distributed; install it with: pip install 'marjapussi-gui[lab]'"
        ) from None
    with _logging_disabled():
        if not asyncio.run(_scheduler_answers(address)):
            raise ClusterError(f"no scheduler answers at {quote(address)}")
        try:
            client = Client(address, timeout=ANSWER_TIMEOUT_S, set_as_default=False)
        except (OSError, ValueError, TimeoutError):
            raise ClusterError(f"no scheduler answers at {quote(address)}") from None
        with client:
            at_once = sum(client.ncores().values())
            if not at_once:
                raise ClusterError(f"the scheduler at {quote(address)} has no workers; start one")
            if set(client.run(program_digest).values()) != {program_digest()}:
                raise ClusterError(
                    "a worker has a different version of the program; "
                    "install the same one everywhere"
                )
            executor = _ClusterExecutor(client)
            try:
                yield executor, at_once
            except (CancelledError, asyncio.CancelledError, OSError):
                raise ClusterError("the connection to the cluster was lost") from None
            except KilledWorker:
                raise ClusterError(
                    "a task made several workers crash, so the duel can't go on"
                ) from None
            finally:
                executor.shutdown(wait=False)


async def _scheduler_answers(address: str) -> bool:
    """Return whether a scheduler answers soon. A dask Client would wait longer."""
    import asyncio

    from distributed.comm import connect

    async def identity() -> bool:
        comm = await connect(address, timeout=ANSWER_TIMEOUT_S)
        try:
            await comm.write({"op": "identity", "reply": True})
            answer = await comm.read()
        finally:
            comm.abort()
        return isinstance(answer, dict) and answer.get("type") == "Scheduler"

    try:
        return await asyncio.wait_for(identity(), ANSWER_TIMEOUT_S)
    except Exception:  # noqa: BLE001 - other kinds of servers may answer anything
        return False


@contextmanager
def _logging_disabled() -> Iterator[None]:
    """Disable logging: dask and tornado log long messages about errors reported elsewhere."""
    before = logging.root.manager.disable
    logging.disable(logging.CRITICAL)
    try:
        yield
    finally:
        logging.disable(before)


class _ClusterExecutor(Executor):
    """A cluster executor whose futures all fail once the scheduler is lost.

    Without it callers would wait forever, because dask forgets a result that was being fetched when
    the connection broke.
    """

    def __init__(self, client: "Client") -> None:
        self._client, self._executor = client, client.get_executor(pure=False)
        self._pending: set[Future[Any]] = set()
        self._is_shut_down = Event()
        Thread(target=self._watch, daemon=True).start()

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        future: Future[T] = self._executor.submit(fn, *args, **kwargs)
        self._pending.add(future)
        future.add_done_callback(self._pending.discard)
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:  # noqa: FBT001, FBT002 - Executor's
        self._is_shut_down.set()
        if self._client.status == "running":  # otherwise nothing could be cancelled
            self._executor.shutdown(wait=wait)

    def _watch(self) -> None:
        while not self._is_shut_down.wait(WATCH_INTERVAL_S):
            if self._client.status == "closed":
                for future in list(self._pending):
                    with suppress(InvalidStateError):
                        future.set_exception(OSError("the scheduler is lost"))


def program_digest() -> str:
    """Return a digest of the program, including whether its compiled search is outdated.

    Machines with equal digests play in exactly the same way.
    """
    from ..kernel import is_stale

    files = [file for folder in DIGESTED_FOLDERS for file in (PACKAGE_FOLDER / folder).rglob("*")]
    sources = sorted(file for file in files if file.suffix in {".py", ".pxd", ".json"})
    digest = sha256()
    for file in sources:
        digest.update(file.relative_to(PACKAGE_FOLDER).as_posix().encode() + file.read_bytes())
    return f"{digest.hexdigest()} {is_stale()}"
