"""Work on a cluster gives the same results, and its errors are reported in one sentence."""

import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

import pytest
from distributed import LocalCluster

from marjapussi_gui.bots.arena import executors
from marjapussi_gui.bots.arena.duels import Duel
from marjapussi_gui.bots.arena.executors import ClusterError, open_cluster
from marjapussi_gui.commands.cli import main
from marjapussi_gui.commands.command import CommandError
from marjapussi_gui.commands.duel import play_deals

DUEL = Duel("bag", {}, 4, "normal", "easy", 5)


@contextmanager
def cluster(number: int, *, processes: bool) -> Iterator[LocalCluster]:
    with LocalCluster(
        n_workers=number,
        threads_per_worker=1,
        processes=processes,
        protocol="tcp://",
        host="127.0.0.1",
        dashboard_address=None,
    ) as made:
        yield made


def refusal(address: str) -> str:
    with pytest.raises(ClusterError) as caught, open_cluster(address):
        pass
    return str(caught.value)


@pytest.fixture
def unused_address(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(executors, "ANSWER_TIMEOUT_S", 0.3)
    with socket.socket() as once:
        once.bind(("127.0.0.1", 0))
        return f"tcp://127.0.0.1:{once.getsockname()[1]}"


def test_duel_on_a_cluster_is_the_duel_here() -> None:
    with cluster(1, processes=False) as made:
        there = [each.advantage for each in play_deals(DUEL, 12, 1, made.scheduler_address)]

    assert there == [each.advantage for each in play_deals(DUEL, 12, 1)]
    assert len(set(there)) > 1


def test_invalid_address_is_reported() -> None:
    assert refusal("the cellar") == "'the cellar' isn't an address such as tcp://cards.local:8786"


def test_duel_without_a_scheduler_ends_in_a_sentence(
    unused_address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = "duel bag --a easy --b easy --deals 2 --cluster"

    assert main([*asked.split(), unused_address]) == 1
    assert capsys.readouterr() == ("", f"marjapussi: no scheduler answers at '{unused_address}'\n")


def garbage(heard: socket.socket) -> None:
    heard.sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n" * 20)


def huge_frames(heard: socket.socket) -> None:
    heard.sendall(b"\xff" * 64)


def silence(_heard: socket.socket) -> None:
    """Say nothing."""


def goodbye(heard: socket.socket) -> None:
    heard.close()


@pytest.mark.parametrize("answer", [garbage, huge_frames, silence, goodbye])
def test_other_servers_are_detected_in_time(
    answer: Callable[[socket.socket], None],
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(executors, "ANSWER_TIMEOUT_S", 1)
    heard: list[socket.socket] = []

    def listen() -> None:
        with suppress(OSError):
            while True:
                heard.append(server.accept()[0])
                answer(heard[-1])

    with socket.create_server(("127.0.0.1", 0)) as server:
        threading.Thread(target=listen, daemon=True).start()
        address = f"tcp://127.0.0.1:{server.getsockname()[1]}"
        assert refusal(address) == f"no scheduler answers at '{address}'"
        server.shutdown(socket.SHUT_RDWR)
    for each in heard:
        each.close()
    assert heard
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize("address", ["tcp://[::1]:{}", "[::1]:{}", "[fe80::1%lo]:{}"])
def test_addresses_of_six_parts_are_addresses(unused_address: str, address: str) -> None:
    address = address.format(unused_address.rpartition(":")[2])

    assert refusal(address) == f"no scheduler answers at '{address}'"


@pytest.mark.slow
def test_dead_scheduler_is_reported_in_one_sentence(capfd: pytest.CaptureFixture[str]) -> None:
    with cluster(1, processes=False) as made:
        found = play_deals(DUEL, 100_000, 1, made.scheduler_address)
        next(found)
        capfd.readouterr()
        made.sync(made.scheduler.close)

        with pytest.raises(CommandError, match="the connection to the cluster was lost"):
            for _ in found:
                pass

    assert capfd.readouterr() == ("", "")


def test_cluster_without_workers_is_none() -> None:
    with cluster(0, processes=False) as made:
        assert refusal(made.scheduler_address) == (
            f"the scheduler at '{made.scheduler_address}' has no workers; start one"
        )


def test_worker_with_another_program_plays_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executors, "program_digest", lambda: threading.current_thread().name)

    with cluster(1, processes=False) as made:
        assert refusal(made.scheduler_address) == (
            "a worker has a different version of the program; install the same one everywhere"
        )


def test_missing_cluster_library_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)

    assert refusal("tcp://cards.local:8786") == (
        "a cluster needs dask.distributed; install it with: pip install 'marjapussi-gui[lab]'"
    )


@pytest.mark.slow
def test_worker_that_is_lost_changes_nothing() -> None:
    duel = Duel("bag", {}, 4, "strong", "normal", 5)
    with cluster(2, processes=True) as made:
        found = play_deals(duel, 60, 1, made.scheduler_address)
        there = [next(found).advantage]
        os.kill(made.workers[0].process.pid, signal.SIGKILL)
        there += [each.advantage for each in found]

    assert there == [each.advantage for each in play_deals(duel, 60, 1)]
