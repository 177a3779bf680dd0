"""marjapussi duel: let two levels play the same deals, each from all seats."""

import signal
import sys
from argparse import ArgumentParser, Namespace
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import chain
from os import _exit, cpu_count
from statistics import fmean
from threading import Thread
from time import perf_counter
from typing import TYPE_CHECKING

from ..engine.frozen import frozen
from .command import (
    Command,
    CommandError,
    add_rules_arguments,
    game_from_arguments,
    to_json,
    warn_if_search_is_slow,
)
from .deal import seed_from_arguments
from .play import add_budget_arguments, add_level_argument, parse_count, show_progress

if TYPE_CHECKING:
    from concurrent.futures import Executor, Future

    from ..bots.arena.duels import DecisionTimes, Duel, DuelResult

MAX_PROCESSES_PER_CPU = 4  # more processes would only use more memory
QUEUED_DEALS_PER_PROCESS = 4  # deals waiting per process, so that no process is ever idle


def parse_process_count(text: str) -> int:
    return parse_count(text, MAX_PROCESSES_PER_CPU * (cpu_count() or 1))


def _add_arguments(parser: ArgumentParser) -> None:
    add_rules_arguments(parser)
    add_level_argument(parser, "--a", "level to measure", required=True)
    add_level_argument(parser, "--b", "level to measure it against", required=True)
    parser.add_argument(
        "--deals",
        metavar="N",
        type=parse_count,
        required=True,
        help="number of deals, or of matches",
    )
    parser.add_argument(
        "--matches", action="store_true", help="play whole matches instead of single hands"
    )
    parser.add_argument(
        "--jobs", metavar="N", type=parse_process_count, default=1, help="number of processes (1)"
    )
    parser.add_argument(
        "--cluster",
        metavar="ADDRESS",
        default="",
        help="address of a dask.distributed cluster that plays",
    )
    add_budget_arguments(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def _run(arguments: Namespace) -> int:
    from ..bots.arena.duels import MAX_DEALS, Duel, SearchBudget, duel_seatings

    warn_if_search_is_slow()
    game = game_from_arguments(arguments)
    duel = Duel(
        game.key,
        game.option_values,
        game.seating.players,
        arguments.a,
        arguments.b,
        seed_from_arguments(arguments),
        SearchBudget(arguments.think, arguments.nodes),
        arguments.matches,
    )
    started, all_meetings = perf_counter(), []
    for meeting in play_deals(duel, arguments.deals, arguments.jobs, arguments.cluster):
        all_meetings.append(meeting)
        show_progress(_unit_name(duel), len(all_meetings), arguments.deals)
    show_progress("", len(all_meetings), arguments.deals)
    if left := sum(meeting.abandoned_matches for meeting in all_meetings):
        print(f"Matches stopped without a winner after {MAX_DEALS} deals: {left}.", file=sys.stderr)
    result = _summarize(
        duel, len(duel_seatings(game.seating)), all_meetings, perf_counter() - started
    )
    print(to_json(_as_json(result)) if arguments.json else _as_text(result))
    return 0


def _unit_name(duel: "Duel") -> str:
    return "matches" if duel.whole_matches else "deals"


# Playing, in one or several processes


def play_deals(
    duel: "Duel", deal_count: int, process_count: int, cluster_address: str = ""
) -> "Iterator[DuelResult]":
    """Play deals and yield their results in order.

    If an address is given, a cluster plays. Otherwise this machine plays in process_count
    processes.
    """
    if cluster_address:
        yield from _play_on_cluster(duel, deal_count, cluster_address)
        return
    if process_count > 1 and deal_count > 1:
        yield from _play_in_processes(duel, deal_count, min(process_count, deal_count))
        return
    for deal in range(deal_count):
        yield duel.play_deal(deal)


def _play_on_cluster(duel: "Duel", deal_count: int, address: str) -> "Iterator[DuelResult]":
    from ..bots.arena.executors import ClusterError, open_cluster

    try:
        with open_cluster(address) as (pool, at_once):
            yield from _results_in_order(pool, duel, deal_count, at_once * QUEUED_DEALS_PER_PROCESS)
    except ClusterError as error:
        raise CommandError(str(error)) from None


def _results_in_order(
    pool: "Executor", duel: "Duel", deal_count: int, queue_size: int
) -> "Iterator[DuelResult]":
    """Play deals in a pool and yield their results in order.

    At most queue_size deals are submitted at a time.
    """
    waiting: deque[Future[DuelResult]] = deque()
    first = min(deal_count, queue_size)
    with _delay_interrupts():
        waiting.extend(pool.submit(duel.play_deal, deal) for deal in range(first))
    for deal in range(first, deal_count):
        yield waiting.popleft().result()
        waiting.append(pool.submit(duel.play_deal, deal))
    for future in waiting:
        yield future.result()


def _play_in_processes(duel: "Duel", deal_count: int, process_count: int) -> "Iterator[DuelResult]":
    from concurrent.futures import ProcessPoolExecutor
    from concurrent.futures.process import BrokenProcessPool
    from multiprocessing import active_children, get_context

    pool = ProcessPoolExecutor(process_count, get_context("spawn"), _init_worker)
    try:
        yield from _results_in_order(
            pool, duel, deal_count, process_count * QUEUED_DEALS_PER_PROCESS
        )
    except BrokenProcessPool:
        raise CommandError("something outside stopped a process, so the duel can't go on") from None
    except BaseException:
        for process in active_children():
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _init_worker() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_exit_with_parent, daemon=True).start()


def _exit_with_parent() -> None:
    """Wait until the parent process ends, then exit."""
    from multiprocessing import parent_process

    parent = parent_process()
    if parent is not None:
        parent.join()
        _exit(1)


@contextmanager
def _delay_interrupts() -> Iterator[None]:
    """Block Ctrl+C while processes start; the new processes keep it blocked."""
    if sys.platform == "win32":
        yield
        return
    from multiprocessing.resource_tracker import ensure_running

    ensure_running()  # whose own start would unblock it
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


# Summary


@frozen
class DuelSummary:
    """The mean result of a duel with its confidence interval, and the time per decision."""

    duel: "Duel"
    seatings_per_deal: int
    deal_count: int
    mean_result: float  # points per deal, or share of the matches
    confidence_interval: tuple[float, float] | None  # None if only one deal was played
    hand_count: int
    hands_per_second: float
    times_of_a: "DecisionTimes | None"
    times_of_b: "DecisionTimes | None"


def _summarize(
    duel: "Duel", seatings_per_deal: int, results: "Sequence[DuelResult]", seconds: float
) -> DuelSummary:
    from ..bots.arena.duels import confidence_interval, decision_times

    edges = [meeting.advantage for meeting in results]
    within = confidence_interval(edges)
    if within is not None and duel.whole_matches:
        within = max(0.0, within[0]), min(1.0, within[1])
    hands = sum(meeting.hands for meeting in results)
    return DuelSummary(
        duel,
        seatings_per_deal,
        len(results),
        fmean(edges),
        within,
        hands,
        hands / seconds,
        decision_times([*chain.from_iterable(meeting.seconds_a for meeting in results)]),
        decision_times([*chain.from_iterable(meeting.seconds_b for meeting in results)]),
    )


def _as_json(summary: DuelSummary) -> dict[str, object]:
    duel = summary.duel
    return {
        "game": duel.game,
        "a": duel.level_a,
        "b": duel.level_b,
        "seed": duel.seed,
        _unit_name(duel): summary.deal_count,
        "seatings": summary.seatings_per_deal,
        "share" if duel.whole_matches else "difference": summary.mean_result,
        "interval": summary.confidence_interval,
        "hands": summary.hand_count,
        "hands_per_second": round(summary.hands_per_second, 1),
        "thinking": {
            "a": _times_as_json(summary.times_of_a),
            "b": _times_as_json(summary.times_of_b),
        },
    }


def _times_as_json(times: "DecisionTimes | None") -> dict[str, object] | None:
    if times is None:
        return None
    return {
        "decisions": times.decisions,
        "median_ms": round(times.median_ms, 4),
        "p95_ms": round(times.p95_ms, 4),
    }


def _as_text(summary: DuelSummary) -> str:
    duel = summary.duel
    form = ".3f" if duel.whole_matches else "+.3f"
    what = "a's share of wins" if duel.whole_matches else "points of a minus b, per deal"
    times = f"{summary.deal_count}, each in {summary.seatings_per_deal} seatings"
    within = "one alone gives no interval"
    if summary.confidence_interval is not None:
        within = "95% likely between {:{form}} and {:{form}}".format(
            *summary.confidence_interval, form=form
        )
    return "\n".join(
        (
            f"{duel.game}: a is {duel.level_a}, b is {duel.level_b}",
            f"{_unit_name(duel)}: {times}, starting at seed {duel.seed}",
            f"{what}: {summary.mean_result:{form}} ({within})",
            f"{summary.hand_count} hands, {summary.hands_per_second:.1f} per second",
            f"a thought {_times_as_text(summary.times_of_a)}",
            f"b thought {_times_as_text(summary.times_of_b)}",
        )
    )


def _times_as_text(times: "DecisionTimes | None") -> str:
    if times is None:
        return "never, because it had no choices"
    return (
        f"{times.median_ms:.3f} ms per decision (median; p95 {times.p95_ms:.3f} ms;"
        f" {times.decisions} decisions)"
    )


DUEL = Command("duel", "let two levels play the same deals, and compare them", _add_arguments, _run)
