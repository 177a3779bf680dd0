"""Plays many hands of each game and stores how they end, for estimates of winning chances.

python -m marjapussi_gui.bots.arena.collect_outcomes --hands 1000
"""

import argparse
import json
from collections import Counter

from ...engine.events import Log
from ...engine.games import VARIANTS, find_variant
from ..belief.kernel_adapter import is_trick_game
from ..equity.hand_outcomes import OUTCOMES_FILE, OutcomeCode
from ..equity.scoring import scoring_model
from ..players.levels import LEVELS
from .duels import SearchBudget, play_match
from .executors import open_executor

COLLECTION_LEVEL = "strong"
HANDS_PER_JOB = 25  # enough for a job to take seconds, and few enough to keep all processes busy
GAME_KEYS = [each.key for each in VARIANTS]


CollectionJob = tuple[str, int, int, int]  # game key, number of players, first seed, search nodes


def count_outcomes(job: CollectionJob) -> tuple[str, "Counter[OutcomeCode]"]:
    """Play hands of a game, each as the first of a match, and count how they end."""
    key, players, first, iterations = job
    game, endings = find_variant(key).create_game(players=players), Counter[OutcomeCode]()
    for seed in range(first, first + HANDS_PER_JOB):
        log: Log = []
        bots = [LEVELS[COLLECTION_LEVEL]() for _ in game.seating.seats]
        budget = SearchBudget(nodes=iterations)
        play_match(game, ("",) * len(bots), bots, seed, 1, budget=budget, log=log)
        endings[scoring_model(game).encode_outcome(log)] += 1
    return key, endings


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--hands", type=int, default=1000, help="hands of each game")
    parser.add_argument("--nodes", type=int, default=300, help="positions a decision")
    parser.add_argument("--rummy", type=int, default=200, help="hands of each number of players")
    parser.add_argument("--races", type=int, default=20, help="of a decision at rummy")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--game", action="append", choices=GAME_KEYS, help="of these games only")
    arguments = parser.parse_args()
    chosen = [each for each in VARIANTS if each.key in (arguments.game or GAME_KEYS)]
    jobs: list[CollectionJob] = []
    for each in chosen:
        for players in each.players:
            is_rummy = not is_trick_game(each.create_game(players=players))
            hands = arguments.rummy if is_rummy else arguments.hands
            nodes = arguments.races if is_rummy else arguments.nodes
            jobs += [(each.key, players, first, nodes) for first in range(0, hands, HANDS_PER_JOB)]
    endings: dict[str, Counter[OutcomeCode]] = {each.key: Counter() for each in chosen}
    with open_executor(arguments.jobs) as pool:
        for key, counts in pool.map(count_outcomes, jobs):
            endings[key] += counts
    kept: dict[str, list[list[int]]] = json.loads(OUTCOMES_FILE.read_text(encoding="utf-8"))
    for key, counts in endings.items():
        kept[key] = sorted([*end, number] for end, number in counts.items())
    lines = [f"{json.dumps(key)}: {json.dumps(kept[key])}" for key in GAME_KEYS if key in kept]
    OUTCOMES_FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
