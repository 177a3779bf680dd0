"""How long it takes to deal an ordered hand, with one to four wishes that go together.

.venv/bin/python -m tests.bench.orders [--number N] [--game KEY] [--seed N]

Each order is dealt for the first time, so everything is counted anew. "cards" is the deal alone;
"decision" is the deal and the bots' play up to the player's decision in a random part of the hand.
The times are of the processor.
"""

import argparse
import time
from collections.abc import Iterator
from random import Random
from statistics import median

from marjapussi_gui.engine import hand_sampler
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.learning.trainer.requested_hands import deal_cards, deal_requested_hand
from marjapussi_gui.model import hand_request
from marjapussi_gui.model.hand_request import (
    HandRequest,
    find_conflict,
    parts_for,
    wishes_for,
)

KEYS = [each.key for each in VARIANTS]
MOST_WISHES = 4


def random_orders(game: Game, rng: Random) -> Iterator[HandRequest]:
    """Yield random orders without a conflict."""
    wishes = [wish for group in wishes_for(game).values() for wish in group]
    while True:
        chosen = tuple(rng.sample(wishes, rng.randint(1, MOST_WISHES)))
        order = HandRequest(chosen, rng.choice(parts_for(game)))
        if find_conflict(game, order) is None:
            yield order


def forget_counts() -> None:
    hand_sampler._count_suit.cache_clear()
    hand_request._create_sampler.cache_clear()


def milliseconds(game: Game, number: int, rng: Random) -> tuple[list[float], list[float], int]:
    """Return the times of deals and of whole orders, and how many orders found no hand."""
    names, dealt, decided, missing = ("",) * game.seating.players, [], [], 0
    orders = random_orders(game, rng)
    for _ in range(number):
        order = next(orders)
        forget_counts()
        began = time.process_time()
        deal_cards(game, order, names, rng)
        dealt.append(1000 * (time.process_time() - began))
        forget_counts()
        began = time.process_time()
        found = deal_requested_hand(game, order, names, rng)
        decided.append(1000 * (time.process_time() - began))
        missing += found is None
    return dealt, decided, missing


def line(key: str, dealt: list[float], decided: list[float], missing: int) -> str:
    cards, decision = times_text(dealt), times_text(decided)
    return f"{key:17} cards: {cards}   decision: {decision}   none found: {missing}"


def times_text(times: list[float]) -> str:
    tenth = sorted(times)[len(times) * 9 // 10]
    return f"median {median(times):6.1f}, 9 of 10 below {tenth:7.1f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--number", type=int, default=100, help="number of orders of each game")
    parser.add_argument("--game", action="append", choices=KEYS, help="these games only")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    every: tuple[list[float], list[float]] = [], []
    all_missing = 0
    for variant in VARIANTS:
        if variant.key not in (arguments.game or KEYS):
            continue
        game = variant.create_game()
        dealt, decided, missing = milliseconds(game, arguments.number, Random(arguments.seed))
        print(line(variant.key, dealt, decided, missing), flush=True)
        every[0].extend(dealt)
        every[1].extend(decided)
        all_missing += missing
    print(line("all", *every, all_missing))


if __name__ == "__main__":
    main()
