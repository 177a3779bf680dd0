"""How the players of a level bid among themselves, beside people where their bids are known.

.venv/bin/python -m tests.bench.auctions [--level L] [--games KEY...] [--hands N] [--people FILE]

Prints a line for each game: hands that nobody bid on, bids in the auction, first and last bid, the
final bid and the raise before it, contracts made, and bids over the partner's. FILE is a CSV of
`what,value,hands` with the bids of people. It adds the largest distance between the distributions
(Kolmogorov-Smirnov), and the distance that 95 of 100 samples of this size stay below.
"""

import argparse
import csv
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from math import sqrt
from pathlib import Path
from statistics import fmean

from marjapussi_gui.bots.arena.duels import play_match
from marjapussi_gui.bots.arena.executors import open_executor
from marjapussi_gui.bots.players.levels import LEVELS
from marjapussi_gui.engine.actions import Bid, Raise
from marjapussi_gui.engine.events import HandScored, Log
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.phases.auction import Bidding

KEYS = [
    each.key
    for each in VARIANTS
    if any(isinstance(phase, Bidding) for phase in each.create_game().phases)
]
KS_95 = 1.36  # quantile of the Kolmogorov-Smirnov statistic, to be divided by the root of the size
COMPARED = ("first bid", "last bid", "word after the raise", "raise")


@dataclass(frozen=True, slots=True)
class Auction:
    """The auction of a hand; without a bid the rest has no meaning."""

    bids: tuple[int, ...]
    bids_over_partner: int = 0
    final_bid: int = 0
    is_made: bool = False
    gain: int = 0  # points scored by the declarer

    def value_of(self, name: str) -> int:
        first, last = self.bids[0], self.bids[-1]
        values = first, last, self.final_bid, self.final_bid - last
        return values[COMPARED.index(name)]


def play_hand(seed: int, key: str, level: str) -> Auction:
    game, log = find_variant(key).create_game(), Log()
    seating = game.seating
    names, bots = ("",) * seating.players, [LEVELS[level]() for _ in seating.seats]
    record, _ = play_match(game, names, bots, seed, 1, log=log)
    bids = [(each.seat, each.action.amount) for each in record.entries if type(each.action) is Bid]
    if not bids:
        return Auction(())
    final_bids = [each.action.amount for each in record.entries if type(each.action) is Raise]
    scored = next(event for event in log if isinstance(event, HandScored))
    declarer, last_bid = bids[-1]
    side = seating.side_of(declarer)
    over_partner = sum(
        seating.has_partners and later == seating.partner_of(earlier)
        for (earlier, _), (later, _) in pairwise(bids)
    )
    final = (final_bids or [last_bid])[-1]
    return Auction(
        tuple(amount for _, amount in bids),
        over_partner,
        final,
        scored.points[side] >= final,
        scored.score_changes[side],
    )


def ks_distance(sample: Iterable[int], expected: Mapping[int, int]) -> float:
    """Return the largest distance between two cumulative distributions."""
    counts, total = Counter(sample), sum(expected.values())
    size = max(counts.total(), 1)
    below, expected_below, largest = 0, 0, 0.0
    for value in sorted({*counts, *expected}):
        below += counts[value]
        expected_below += expected.get(value, 0)
        largest = max(largest, abs(below / size - expected_below / total))
    return largest


def read_people(path: Path) -> dict[str, dict[int, int]]:
    found: dict[str, dict[int, int]] = {}
    for row in csv.DictReader(path.read_text().splitlines()):
        if row["what"] in COMPARED:
            found.setdefault(row["what"], {})[int(row["value"])] = int(row["hands"])
    return found


def quantiles_text(values: list[int]) -> str:
    ordered = sorted(values)
    return "/".join(str(ordered[int(share * len(ordered))]) for share in (0.1, 0.5, 0.9))


def print_auctions(key: str, auctions: list[Auction]) -> None:
    found = [each for each in auctions if each.bids]
    if not found:
        print(f"{key:17} nobody ever bids")
        return
    first, last, final, raises = ([each.value_of(name) for each in found] for name in COMPARED)
    bid_count = sum(len(each.bids) for each in found)
    over_partner = sum(each.bids_over_partner for each in found) / bid_count
    print(
        f"{key:17} nobody bids {1 - len(found) / len(auctions):4.1%}"
        f"  bids {bid_count / len(auctions):4.1f} ({over_partner:3.0%} over the partner)"
        f"  first {quantiles_text(first)}  last {quantiles_text(last)}"
        f"  final {quantiles_text(final)}  raise {fmean(raises):.0f}"
        f"  made {fmean(each.is_made for each in found):.0%}"
        f"  declarer {fmean(each.gain for each in found):+.0f}",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--level", choices=LEVELS, default="normal")
    parser.add_argument("--games", nargs="+", choices=KEYS, default=KEYS)
    parser.add_argument("--hands", type=int, default=200)
    parser.add_argument("--first-seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--people", type=Path, help="bids of people at Pfadfinder")
    options = parser.parse_args()
    seeds = range(options.first_seed, options.first_seed + options.hands)
    with open_executor(options.jobs) as executor:
        for key in options.games:
            play = partial(play_hand, key=key, level=options.level)
            auctions = list(executor.map(play, seeds, chunksize=8))
            print_auctions(key, auctions)
            if options.people and key == "pfadfinder":
                for name, expected in read_people(options.people).items():
                    sample = [each.value_of(name) for each in auctions if each.bids]
                    distance = ks_distance(sample, expected)
                    limit = KS_95 * sqrt(1 / options.hands + 1 / sum(expected.values()))
                    print(f"    {name}: distance {distance:.3f}, at most {limit:.3f} by chance")


if __name__ == "__main__":
    main()
