"""Measure what players lose a decision, in positions that strong players valued by playouts.

.venv/bin/python -m tests.bench.regret [--game KEY] [--level NAME] [--lucks N]
    [--with NAME=VALUE | --beside PROGRAM] [--jobs N | --cluster ADDRESS]

Prints for each game and kind of decision what each level loses on average, in hundredths of a
match, with the standard error over positions. First bids, later bids and last words are kinds of
their own. With --with, an expert with another effort decides beside the others:
--with iterations=40000 --with explore=1. With --beside it is the expert of another program, as in
tests.bench.external_duel. tests.bench.positions makes the positions.
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from math import sqrt
from random import Random
from statistics import fmean, stdev
from time import perf_counter

from marjapussi_gui.bots.arena.executors import open_executor
from marjapussi_gui.bots.players import levels
from marjapussi_gui.bots.players.bot import Bot, SearchContext
from marjapussi_gui.engine.actions import Bid, Raise, Stand
from marjapussi_gui.engine.notation import parse_action
from marjapussi_gui.engine.record import MatchRecord
from marjapussi_gui.engine.view import create_view
from tests.bench.external_duel import Asked, start_program
from tests.bench.positions import KEYS
from tests.bench.valued_positions import Moment, read, same

RATED = ("easy", "normal", "strong", "expert")
OTHER = "changed"  # the expert with another effort, or of another program
SHARE = 100  # of a match

Effort = dict[str, float]


def player(name: str, effort: Effort, program: str, record: MatchRecord) -> Bot:
    if name != OTHER:
        return levels.REFERENCE_PLAYERS[name]()
    if program:
        process = start_program(program, record.header.game.key, "expert")
        return Asked(process, record.header, [*record.entries])
    usual = levels.EXPERT_EFFORT
    try:
        levels.EXPERT_EFFORT = replace(usual, **effort)  # type: ignore[arg-type]
        return levels.expert_bot()
    finally:
        levels.EXPERT_EFFORT = usual


def losses(
    place: int, key: str, names: Sequence[str], effort: Effort, program: str, lucks: int
) -> dict[str, list[float]]:
    """Return what each of these loses at a position; nothing for what was never valued."""
    moment, behind = list_regrets(key)[place]
    view = create_view(moment.game, moment.state, moment.seat)
    far = {same(view, parse_action(text)): lost for text, lost in behind.items()}
    found: dict[str, list[float]] = {}
    for name in names:
        bot, lost = player(name, effort, program, moment.record), []
        begun = perf_counter()
        for luck in range(lucks):
            done = bot.decide(view, SearchContext(Random(f"{name in RATED}|{place}|{luck}"))).action
            lost.append(SHARE * far.get(same(view, done), float("nan")))
        found[name] = [each for each in lost if each == each]  # noqa: PLR0124 - not a number
        found[f"{name} ms"] = [1000 * (perf_counter() - begun) / lucks]
    return found


_listed: dict[str, list[tuple[Moment, dict[str, float]]]] = {}


def list_regrets(key: str) -> list[tuple[Moment, dict[str, float]]]:
    if key not in _listed:
        _listed[key] = list(read(key))
    return _listed[key]


def summary(values: Sequence[float]) -> str:
    if len(values) < 2:
        return "      -       "
    return f"{fmean(values):6.2f} +-{stdev(values) / sqrt(len(values)):4.2f}"


def detailed_kind(moment: Moment) -> str:
    """Return the kind of a decision, with auction decisions split by their stage."""
    seat, legal = moment.seat, create_view(moment.game, moment.state, moment.seat).legal_actions
    if any(isinstance(action, Stand | Raise) for action in legal):
        return "last word"
    if not any(isinstance(action, Bid) for action in legal):
        return moment.kind
    has_bid = any(
        entry.seat == seat and isinstance(entry.action, Bid) for entry in moment.record.entries
    )
    return "later bid" if has_bid else "first bid"


def lines(key: str, names: Sequence[str], found: Sequence[dict[str, list[float]]]) -> Iterator[str]:
    by_kind = defaultdict[str, list[dict[str, list[float]]]](list)
    for (moment, _), lost in zip(list_regrets(key), found, strict=True):
        by_kind[detailed_kind(moment)].append(lost)
        by_kind["all"].append(lost)
    for kind, rows in sorted(by_kind.items(), key=lambda pair: (pair[0] == "all", pair[0])):
        means = {name: [fmean(row[name]) for row in rows if row[name]] for name in names}
        yield f"{key:17}{kind:9}{len(rows):4} " + " ".join(summary(means[each]) for each in names)
    if OTHER in names:
        apart = saved_loss(found)
        spent = [fmean(row[f"{each} ms"][0] for row in found) for each in ("expert", OTHER)]
        yield f"{key:17}saved       {summary(apart)}, {spent[0]:.0f} and {spent[1]:.0f} ms"


def saved_loss(rows: Sequence[dict[str, list[float]]]) -> list[float]:
    """Return the loss saved by the other effort, where both chose a valued action."""
    both = [row for row in rows if row["expert"] and row[OTHER]]
    return [fmean(row["expert"]) - fmean(row[OTHER]) for row in both]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", action="append", choices=KEYS, help="these games only")
    parser.add_argument("--level", action="append", choices=RATED, help="these levels only")
    parser.add_argument("--lucks", type=int, default=4, help="times each decides")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--cluster", default="", help="the address of a dask.distributed scheduler")
    other = parser.add_mutually_exclusive_group()
    other.add_argument("--beside", default="", metavar="PROGRAM")
    other.add_argument("--with", action="append", default=[], dest="changes", metavar="NAME=VALUE")
    arguments = parser.parse_args()
    usual = {
        name: type(getattr(levels.EXPERT_EFFORT, name)) for name in levels.EXPERT_EFFORT.__slots__
    }
    changes = dict(each.split("=") for each in arguments.changes)
    effort = {name: usual[name](float(value)) for name, value in changes.items()}
    names = [*(arguments.level or RATED), *([OTHER] if effort or arguments.beside else [])]
    print(f"{'':30}" + " ".join(f"{name:14}" for name in names))
    sums: list[dict[str, list[float]]] = []
    with open_executor(arguments.jobs, arguments.cluster) as pool:
        for key in arguments.game or KEYS:
            number = len(list_regrets(key))
            work = partial(
                losses,
                key=key,
                names=names,
                effort=effort,
                program=arguments.beside,
                lucks=arguments.lucks,
            )
            try:
                found = list(pool.map(work, range(number), chunksize=8))
            except (OSError, ValueError) as error:
                sys.exit(str(error))
            print("\n".join(lines(key, names, found)), flush=True)
            sums += found
    every = {name: [fmean(row[name]) for row in sums if row[name]] for name in names}
    print(f"{'all games':29} " + " ".join(summary(every[each]) for each in names))
    if OTHER in names:
        print(f"{'all games':17}saved       {summary(saved_loss(sums))}")


if __name__ == "__main__":
    main()
