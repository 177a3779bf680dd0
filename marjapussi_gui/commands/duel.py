"""marjapussi duel: two levels play the same deals, each from all seats."""

import signal
import sys
from argparse import ArgumentParser, Namespace
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import chain
from os import _exit, cpu_count
from statistics import fmean
from threading import Thread, current_thread, main_thread
from time import perf_counter
from typing import TYPE_CHECKING

from ..bots.arena import MOST_DEALS, Budget, Duel, Meeting, Pace, interval, pace, seatings
from ..engine.frozen import frozen
from .command import (
    Command,
    Refused,
    add_game_arguments,
    chosen_game,
    tell_of_slow_bots,
    to_json,
)
from .deal import chosen_seed
from .play import add_budget_arguments, add_level, count, show_progress

if TYPE_CHECKING:
    from concurrent.futures import Executor, Future

OF_A_PROCESSOR = 4  # more would only take memory
AHEAD = 4  # so that no process has to wait for its next deal


def processes(text: str) -> int:
    """Parse a number of processes, limited by the number of processors."""
    return count(text, OF_A_PROCESSOR * (cpu_count() or 1))


def _arguments(parser: ArgumentParser) -> None:
    add_game_arguments(parser)
    add_level(parser, "--a", "who is measured", required=True)
    add_level(parser, "--b", "against whom", required=True)
    parser.add_argument(
        "--deals", metavar="N", type=count, required=True, help="so many deals, or matches"
    )
    parser.add_argument("--matches", action="store_true", help="play whole matches, not hands")
    parser.add_argument(
        "--jobs", metavar="N", type=processes, default=1, help="so many processes (1)"
    )
    parser.add_argument(
        "--cluster", metavar="ADDRESS", default="", help="have a dask.distributed cluster play"
    )
    add_budget_arguments(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def _run(arguments: Namespace) -> int:
    tell_of_slow_bots()
    game = chosen_game(arguments)
    duel = Duel(
        game.key,
        game.options,
        game.seating.players,
        arguments.a,
        arguments.b,
        chosen_seed(arguments),
        Budget(arguments.think, arguments.nodes),
        arguments.matches,
    )
    started, all_meetings = perf_counter(), []
    for meeting in meetings(duel, arguments.deals, arguments.jobs, arguments.cluster):
        all_meetings.append(meeting)
        show_progress(_unit(duel), len(all_meetings), arguments.deals)
    show_progress("", len(all_meetings), arguments.deals)
    if left := sum(meeting.left for meeting in all_meetings):
        why = f"no winner after {MOST_DEALS} deals, and ended there"
        print(f"Matches that had {why}: {left}.", file=sys.stderr)
    result = _result(duel, len(seatings(game.seating)), all_meetings, perf_counter() - started)
    print(to_json(_as_json(result)) if arguments.json else _as_text(result))
    return 0


def _unit(duel: Duel) -> str:
    return "matches" if duel.whole_matches else "deals"


# Playing, in one process or several


def meetings(duel: Duel, number: int, jobs: int, cluster: str = "") -> Iterator[Meeting]:
    """Play deals and yield their results in order, on a cluster or in processes if requested."""
    if cluster:
        yield from _on_cluster(duel, number, cluster)
        return
    if jobs > 1 and number > 1:
        yield from _shared_out(duel, number, min(jobs, number))
        return
    for deal in range(number):
        yield duel.meet(deal)


def _on_cluster(duel: Duel, number: int, address: str) -> Iterator[Meeting]:
    from ..bots.workers import NoCluster, on_cluster

    try:
        with on_cluster(address) as (pool, at_once):
            yield from _in_order(pool, duel, number, at_once * AHEAD)
    except NoCluster as error:
        raise Refused(str(error)) from None


def _in_order(pool: "Executor", duel: Duel, number: int, ahead: int) -> Iterator[Meeting]:
    """Play deals in a pool and yield their results in order; `queue_size` run at a time."""
    waiting: deque[Future[Meeting]] = deque()
    first = min(number, ahead)
    with _deaf_to_interrupts():  # so are the processes that start here
        waiting.extend(pool.submit(duel.meet, deal) for deal in range(first))
    for deal in range(first, number):
        yield waiting.popleft().result()
        waiting.append(pool.submit(duel.meet, deal))
    for future in waiting:
        yield future.result()


def _shared_out(duel: Duel, number: int, jobs: int) -> Iterator[Meeting]:
    from concurrent.futures import ProcessPoolExecutor
    from concurrent.futures.process import BrokenProcessPool
    from multiprocessing import active_children, get_context

    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _begin)
    try:
        yield from _in_order(pool, duel, number, jobs * AHEAD)
    except BrokenProcessPool:
        raise Refused("a process that played was ended from outside") from None
    except BaseException:
        for process in active_children():
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _begin() -> None:
    """Ignore interrupts, which the parent process handles, and exit when it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    from multiprocessing import parent_process

    parent = parent_process()
    if parent is not None:
        parent.join()
        _exit(1)


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


# Summary


@frozen
class Result:
    """The summary of a duel."""

    duel: Duel
    seatings: int
    deals: int
    mean: float  # points for a deal, or share of the matches won
    interval: tuple[float, float] | None  # None for a single deal
    hands: int
    hands_per_second: float
    a: Pace | None
    b: Pace | None


def _result(duel: Duel, times: int, meetings: Sequence[Meeting], seconds: float) -> Result:
    edges = [meeting.edge for meeting in meetings]
    within = interval(edges)
    if within is not None and duel.whole_matches:
        within = max(0.0, within[0]), min(1.0, within[1])
    hands = sum(meeting.hands for meeting in meetings)
    return Result(
        duel,
        times,
        len(meetings),
        fmean(edges),
        within,
        hands,
        hands / seconds,
        pace([*chain.from_iterable(meeting.spent_by_a for meeting in meetings)]),
        pace([*chain.from_iterable(meeting.spent_by_b for meeting in meetings)]),
    )


def _as_json(result: Result) -> dict[str, object]:
    duel = result.duel
    return {
        "game": duel.game,
        "a": duel.a,
        "b": duel.b,
        "seed": duel.seed,
        _unit(duel): result.deals,
        "seatings": result.seatings,
        "share" if duel.whole_matches else "difference": result.mean,
        "interval": result.interval,
        "hands": result.hands,
        "hands_per_second": round(result.hands_per_second, 1),
        "thinking": {"a": _pace_as_json(result.a), "b": _pace_as_json(result.b)},
    }


def _pace_as_json(pace: Pace | None) -> dict[str, object] | None:
    if pace is None:
        return None
    return {
        "decisions": pace.decisions,
        "median_ms": round(pace.median, 4),
        "p95_ms": round(pace.p95, 4),
    }


def _as_text(result: Result) -> str:
    duel = result.duel
    form = ".3f" if duel.whole_matches else "+.3f"
    what = "a won this share of the matches" if duel.whole_matches else "a minus b, for a deal"
    times = f"{result.deals} in {result.seatings} seatings each"
    within = "one alone has no interval"
    if result.interval is not None:
        within = "95 % interval {:{form}} to {:{form}}".format(*result.interval, form=form)
    return "\n".join(
        (
            f"{duel.game}: a is {duel.a}, b is {duel.b}",
            f"{_unit(duel)}: {times}, from seed {duel.seed} on",
            f"{what}: {result.mean:{form}} ({within})",
            f"{result.hands} hands, {result.hands_per_second:.1f} a second",
            f"a thought {_pace_as_text(result.a)}",
            f"b thought {_pace_as_text(result.b)}",
        )
    )


def _pace_as_text(pace: Pace | None) -> str:
    if pace is None:
        return "never: there was no choice"
    return (
        f"{pace.median:.3f} ms a decision (median; p95 {pace.p95:.3f} ms;"
        f" {pace.decisions} decisions)"
    )


DUEL = Command("duel", "let two levels play the same deals", _arguments, _run)
