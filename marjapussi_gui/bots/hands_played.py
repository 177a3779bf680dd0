"""Play many hands of each game and write down their outcomes, the basis of match equity.

python -m marjapussi_gui.bots.hands_played --hands 1000
"""

import argparse
import json
from collections import Counter

from ..engine.events import Log
from ..engine.games import VARIANTS, variant
from .arena import Budget, play_match
from .counts import companion
from .endings import HANDS, Ending
from .levels import LEVELS
from .setting import is_of_tricks
from .workers import workers

LEVEL = "strong"
AT_ONCE = 25  # hands
KEYS = [each.key for each in VARIANTS]


Job = tuple[str, int, int, int]  # game key, number of players, first seed, search nodes


def collected(job: Job) -> tuple[str, "Counter[Ending]"]:
    """Play hands of a game, each as the first of a match, and count their outcomes."""
    key, players, first, iterations = job
    game, endings = variant(key).game(players=players), Counter[Ending]()
    for seed in range(first, first + AT_ONCE):
        log: Log = []
        bots = [LEVELS[LEVEL]() for _ in game.seating.seats]
        budget = Budget(nodes=iterations)
        play_match(game, ("",) * len(bots), bots, seed, 1, budget=budget, log=log)
        endings[companion(game).ending(log)] += 1
    return key, endings


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--hands", type=int, default=1000, help="so many of each game")
    parser.add_argument("--nodes", type=int, default=300, help="positions a decision")
    parser.add_argument("--rummy", type=int, default=200, help="so many of each number of players")
    parser.add_argument("--races", type=int, default=20, help="of a decision at rummy")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--game", action="append", choices=KEYS, help="of these games only")
    arguments = parser.parse_args()
    chosen = [each for each in VARIANTS if each.key in (arguments.game or KEYS)]
    jobs: list[Job] = []
    for each in chosen:
        for players in each.players:
            is_rummy = not is_of_tricks(each.game(players=players))
            hands = arguments.rummy if is_rummy else arguments.hands
            nodes = arguments.races if is_rummy else arguments.nodes
            jobs += [(each.key, players, first, nodes) for first in range(0, hands, AT_ONCE)]
    endings: dict[str, Counter[Ending]] = {each.key: Counter() for each in chosen}
    with workers(arguments.jobs) as pool:
        for key, counts in pool.map(collected, jobs):
            endings[key] += counts
    kept: dict[str, list[list[int]]] = json.loads(HANDS.read_text(encoding="utf-8"))
    for key, counts in endings.items():
        kept[key] = sorted([*end, number] for end, number in counts.items())
    lines = [f"{json.dumps(key)}: {json.dumps(kept[key])}" for key in KEYS if key in kept]
    HANDS.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
