"""Where work is shared out: to processes of this machine, or to a cluster of several."""

import logging
import re
from collections.abc import Iterator
from concurrent.futures import CancelledError, Executor, ProcessPoolExecutor
from contextlib import contextmanager
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path

from ..engine.quoting import quoted

PROGRAM = Path(__file__).parents[1]
PLAYED_BY = "engine", "bots"  # what a result depends on
ANSWERS_IN = 10  # seconds, or there is nobody
ADDRESS = re.compile(r"((tcp|tls)://)?[\w.-]+:\d{1,5}", re.IGNORECASE)


class NoCluster(Exception):
    """There is no cluster to share work out to, in one sentence."""


@contextmanager
def workers(jobs: int, cluster: str = "") -> Iterator[Executor]:
    """Give what takes work: so many processes, or the cluster at an address."""
    if cluster:
        with on_cluster(cluster) as (executor, _):
            yield executor
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield pool


@contextmanager
def on_cluster(address: str) -> Iterator[tuple[Executor, int]]:
    """Give what takes work for a cluster, and how many pieces that works on at once.

    A worker that is lost changes nothing but time: what it had is given to others.
    """
    if not ADDRESS.fullmatch(address):
        raise NoCluster(
            f"{quoted(address)} is no address: it is written like tcp://cards.local:8786"
        )
    try:
        import asyncio

        from distributed import Client, KilledWorker
    except ImportError:
        raise NoCluster("a cluster needs dask.distributed, which the extra lab installs") from None
    logging.getLogger("distributed").setLevel(logging.CRITICAL)  # it is told in one sentence
    try:
        client = Client(address, timeout=ANSWERS_IN, set_as_default=False)
    except (OSError, ValueError, TimeoutError):
        raise NoCluster(f"no scheduler answers at {quoted(address)}") from None
    with client:
        at_once = sum(client.ncores().values())
        if not at_once:
            raise NoCluster(f"no worker has come to the scheduler at {quoted(address)}")
        if set(client.run(program).values()) != {program()}:
            raise NoCluster("a worker has another state of the program")
        executor = client.get_executor(pure=False)
        try:
            yield executor, at_once
        except (CancelledError, asyncio.CancelledError, OSError):
            raise NoCluster("the cluster was lost while it worked") from None
        except KilledWorker:
            raise NoCluster("a piece of work ended one worker after the other") from None
        finally:
            executor.shutdown(wait=False)


def program() -> str:
    """Return what is the same where the same program plays, as it is compiled."""
    from .kernel import is_stale

    files = [file for each in PLAYED_BY for file in (PROGRAM / each).rglob("*")]
    read = sorted(file for file in files if file.suffix in {".py", ".pxd", ".json"})
    told = sha256()
    for file in read:
        told.update(file.relative_to(PROGRAM).as_posix().encode() + file.read_bytes())
    return f"{told.hexdigest()} {is_stale()}"
