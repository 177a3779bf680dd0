"""Compare how often contracts are made with the chance predicted at the final bid.

.venv/bin/python -m tests.bench.contracts [--game KEY] [--hands N] [--nodes N] [--jobs N]

Experts play among themselves. Prints for each tenth of the chance how many contracts there were,
the average prediction and how many were made; then the same for those who stood and those
who raised. The chance comes from other deals than those by which the bid was chosen.
"""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from random import Random
from statistics import fmean

from marjapussi_gui.bots.arena.duels import NORMAL_QUANTILE_95, SearchBudget, play_match
from marjapussi_gui.bots.arena.executors import open_executor
from marjapussi_gui.bots.belief.seat_position import SeatPosition
from marjapussi_gui.bots.equity.match_equity import match_equity
from marjapussi_gui.bots.equity.scoring import scoring_model
from marjapussi_gui.bots.equity.scoring_model import BiddingEfforts, SamplingEffort
from marjapussi_gui.bots.players.bot import SearchContext
from marjapussi_gui.bots.players.levels import expert_bot
from marjapussi_gui.engine.actions import Action, Raise, Stand
from marjapussi_gui.engine.events import HandScored, Log
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.phases.auction import Bidding
from marjapussi_gui.engine.view import View, create_view

KEYS = [
    each.key
    for each in VARIANTS
    if any(isinstance(phase, Bidding) for phase in each.create_game().phases)
]
TRIED = SamplingEffort(world_count=100, playouts_per_world=4, extra_candidates=4)


@dataclass(frozen=True, slots=True)
class Contract:
    """A contract: the chance that was seen, whether it was made, and whether the bid stood."""

    chance: float
    made: bool
    stood: bool


def play_hand(number: int, key: str, nodes: int) -> Contract | None:
    """Play the first hand of a match; return None if nobody had a last word on the contract."""
    game, log = find_variant(key).create_game(), Log()
    names, bots = ("",) * game.seating.players, [expert_bot() for _ in game.seating.seats]
    record, _ = play_match(game, names, bots, number, 1, budget=SearchBudget(nodes=nodes), log=log)
    for place, entry in enumerate(record.entries):
        if isinstance(entry.action, Stand | Raise):
            view = create_view(game, record.state_after(place), entry.seat)
            amount = entry.action.amount if isinstance(entry.action, Raise) else view.auction.bid
            chance = chance_of(view, entry.action, amount)
            scored = next(event for event in log if isinstance(event, HandScored))
            made = scored.points[game.seating.side_of(entry.seat)] >= amount
            return Contract(chance, made, isinstance(entry.action, Stand))
    return None


def chance_of(view: View, action: Action, amount: int) -> float:
    """Return in what share of deals the word is made."""
    trial = scoring_model(view.game).create_search(
        SeatPosition(view),
        BiddingEfforts(TRIED, TRIED),
        match_equity(view.game),
        SearchContext(Random("again")),
    )
    side = view.game.seating.side_of(view.seat)
    return fmean(outcome.points[side] >= amount for outcome in trial.outcomes(action))


def lines(found: Sequence[Contract]) -> Iterator[str]:
    for tenth in range(10):
        some = [each for each in found if min(int(10 * each.chance), 9) == tenth]
        if some:
            yield f"  {10 * tenth:3} to {10 * tenth + 10:3} %  {summary_line(some)}"
    for name, stood in (("stood", True), ("raised", False)):
        some = [each for each in found if each.stood == stood]
        if some:
            yield f"  {name:13} {summary_line(some)}"
    yield f"  {'all':13} {summary_line(found)}"


def summary_line(some: Sequence[Contract]) -> str:
    chance, made = fmean(each.chance for each in some), fmean(each.made for each in some)
    error = sqrt(max(made * (1 - made), 0.01) / len(some))
    error *= NORMAL_QUANTILE_95
    return f"{len(some):5}: predicted {chance:4.0%}, made {made:4.0%} +-{error:.0%}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", action="append", choices=KEYS, help="these games only")
    parser.add_argument("--hands", type=int, default=200, help="so many of each game")
    parser.add_argument("--first", type=int, default=1, help="the number of the first hand")
    parser.add_argument("--nodes", type=int, default=1500, help="positions of a decision at cards")
    parser.add_argument("--jobs", type=int, default=2)
    chosen = parser.parse_args()
    numbers = range(chosen.first, chosen.first + chosen.hands)
    for key in chosen.game or KEYS:
        work = partial(play_hand, key=key, nodes=chosen.nodes)
        with open_executor(chosen.jobs) as pool:
            found = [each for each in pool.map(work, numbers) if each is not None]
        print("\n".join([key, *lines(found)]), flush=True)


if __name__ == "__main__":
    main()
