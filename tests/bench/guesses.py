"""Fits the weights by which a search guesses cards to what an expert's search tried most.

.venv/bin/python -m tests.bench.guesses [--game KEY] [--decisions N] [--work FOLDER]
    [--jobs N | --cluster ADDRESS]

Players of level strong play match after match, and at each card an expert's search examines the
position. Each decision is appended to a file in the folder, so that an interrupted run can be
resumed. Then weights are fitted so that cards are predicted as often as they were tried, first
for all games together and from there for each, and written to marjapussi_gui/bots/belief/policies.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, Future, as_completed
from dataclasses import replace
from hashlib import sha256
from math import exp, log, sqrt
from pathlib import Path
from random import Random
from statistics import fmean

from marjapussi_gui.bots.arena.executors import open_executor
from marjapussi_gui.bots.belief import policy_weights
from marjapussi_gui.bots.belief.kernel_adapter import is_trick_game
from marjapussi_gui.bots.belief.policy_weights import (
    AVOID_SUFFIX,
    WEIGHTS_FOLDER,
    weights_json,
    weights_name,
)
from marjapussi_gui.bots.belief.seat_position import SeatPosition
from marjapussi_gui.bots.equity.match_equity import match_equity
from marjapussi_gui.bots.kernel import policy
from marjapussi_gui.bots.kernel.policy import WEIGHT_COUNT, WEIGHT_UNIT, weight_indices
from marjapussi_gui.bots.players.bot import SearchContext
from marjapussi_gui.bots.players.levels import EXPERT_EFFORT, LEVELS
from marjapussi_gui.bots.players.trick_search import PositionBuilder, grow_tree, possible_worlds
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.state import NOBODY, MatchStart
from marjapussi_gui.engine.view import create_view

KEYS = [each.key for each in VARIANTS if is_trick_game(each.create_game())]
LOOK = replace(EXPERT_EFFORT, iterations=6000, uses_policy=True)  # by the weights that there are
SHARPNESS = 3.0  # a search tries much that nobody would play: duels chose it, and not 1
PROGRAMS = [
    Path(__file__),
    Path(policy_weights.__file__),
    Path(policy.__file__).with_name("guess.py"),
]
PLAYING = "strong"
MOST_HANDS = 12  # of a match
HELD_BACK = 10  # one in so many is not fitted to, but tells how good the fit is
ROUNDS = 12  # through all decisions
PACE = 0.15
DRAW = 2e-4  # by which a weight is drawn towards where it came from, each time it is used

Seen = tuple[list[list[int]], list[float]]  # the weights that each card has, and its share
Looked = tuple[str, int, list[tuple[str, Seen]]]  # a game, a match, and what of each family


def examine_match(job: tuple[str, int]) -> Looked:
    key, seed = job
    game, rng = find_variant(key).create_game(), Random(f"{key}|{seed}")
    bots, hand = [LEVELS[PLAYING]() for _ in game.seating.seats], PositionBuilder(match_equity)
    state, found = game.initial_state(MatchStart(game.first_dealer(seed))), []
    while not state.match.is_over and state.match.hands_played < MOST_HANDS:
        if state.turn == NOBODY:
            state = game.step(state, game.chance_action(state, seed))
            continue
        view = create_view(game, state, state.turn)
        if view.phase == "play" and len(view.legal_actions) > 1:
            scene = hand.build(SeatPosition(view))
            think = SearchContext(rng)
            tree = grow_tree(scene, possible_worlds(scene, LOOK, think), LOOK, think)
            tries = {code: number for code, number, _ in tree.root_statistics() if code < 64}
            total = sum(tries.values())
            if len(tries) > 1 and total > LOOK.iterations // 4:
                scene.table.legal_action_codes()
                cards = [weight_indices(scene.table, code) for code in tries]
                shares = [round(number / total, 3) for number in tries.values()]
                found.append((weights_name(view), (cards, shares)))
        state = game.step(state, bots[state.turn].decide(view, SearchContext(rng)).action)
    return key, seed, found


def gather(keys: Sequence[str], wanted: int, pool: Executor, folder: Path) -> None:
    """Gather decisions of each game until there are enough, one match of each game at a time."""
    folder.mkdir(parents=True, exist_ok=True)
    waiting: dict[Future[Looked], str] = {}
    counted = {key: sum(1 for _ in lines_of(folder, key)) for key in keys}
    seeds = dict.fromkeys(keys, 0)
    for key in keys:
        done = [json.loads(line)["seed"] for line in lines_of(folder, key)]
        seeds[key] = max(done, default=0)
    while True:
        for key in keys:
            if counted[key] < wanted and key not in waiting.values():
                seeds[key] += 1
                waiting[pool.submit(examine_match, (key, seeds[key]))] = key
        if not waiting:
            return
        done_one = next(as_completed(waiting))
        key = waiting.pop(done_one)
        _, seed, found = done_one.result()
        with (folder / f"{key}.jsonl").open("a", encoding="utf-8") as file:
            for of, (cards, shares) in found:
                row = {"seed": seed, "of": of, "cards": cards, "shares": shares}
                file.write(json.dumps(row) + "\n")
        counted[key] += len(found)


def lines_of(folder: Path, key: str) -> Iterator[str]:
    file = folder / f"{key}.jsonl"
    if file.exists():
        yield from file.read_text("utf-8").splitlines()


def fit_weights(seen: Sequence[Seen], start: Sequence[float], rounds: int) -> list[float]:
    weights, squares = list(start), [1e-3] * WEIGHT_COUNT
    rng, order = Random(1), list(range(len(seen)))
    for _ in range(rounds):
        rng.shuffle(order)
        for at in order:
            cards, shares = seen[at]
            for card, error in zip(cards, errors(cards, shares, weights), strict=True):
                for place in card:
                    change = error + DRAW * (weights[place] - start[place])
                    squares[place] += change * change
                    weights[place] -= PACE * change / sqrt(squares[place])
    return weights


def errors(
    cards: Sequence[Sequence[int]], shares: Sequence[float], weights: Sequence[float]
) -> list[float]:
    """Return by how much more each card is guessed than it was tried."""
    return [a - b for a, b in zip(chances(cards, weights), shares, strict=True)]


def chances(cards: Sequence[Sequence[int]], weights: Sequence[float]) -> list[float]:
    likings = [sum([weights[place] for place in card]) for card in cards]
    most = max(likings)
    powers = [exp(each - most) for each in likings]
    total = sum(powers)
    return [each / total for each in powers]


def fit_summary(name: str, seen: Sequence[Seen], weights: Sequence[float]) -> str:
    """Return a line on how well weights guess decisions they were not fitted to."""
    firsts, lost = [], []
    for cards, shares in seen:
        guessed = chances(cards, weights)
        firsts.append(guessed.index(max(guessed)) == shares.index(max(shares)))
        lost.append(sum(b * log(b / a) for a, b in zip(guessed, shares, strict=True) if b))
    return f"{name:26} {len(seen):6} held back: first {fmean(firsts):.3f}, apart {fmean(lost):.3f}"


def programs() -> str:
    """Return a digest of what finds the facts and fits the weights."""
    return sha256(b"\0".join(path.read_bytes() for path in PROGRAMS)).hexdigest()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", action="append", choices=KEYS, help="these games only")
    parser.add_argument("--decisions", type=int, default=20_000, help="so many of each game")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--cluster", default="", help="the address of a dask.distributed scheduler")
    parser.add_argument("--work", type=Path, default=Path("build/guesses"))
    arguments = parser.parse_args()
    with open_executor(arguments.jobs, arguments.cluster) as pool:
        gather(arguments.game or KEYS, arguments.decisions, pool, arguments.work)
    families: dict[str, list[Seen]] = {}
    digest = sha256()
    for key in KEYS:
        for line in lines_of(arguments.work, key):
            digest.update(line.encode())
            row = json.loads(line)
            families.setdefault(row["of"], []).append((row["cards"], row["shares"]))
    learned = {name: seen[len(seen) // HELD_BACK :] for name, seen in families.items()}
    every = [
        each for name, seen in learned.items() if not name.endswith(AVOID_SUFFIX) for each in seen
    ]
    common = fit_weights(every, [0.0] * WEIGHT_COUNT, ROUNDS // 3)
    WEIGHTS_FOLDER.mkdir(exist_ok=True)
    for name, seen in families.items():
        held = seen[: len(seen) // HELD_BACK]
        weights = fit_weights(learned[name], common, ROUNDS)
        print(fit_summary(f"{name}, all games'", held, common))
        print(fit_summary(name, held, weights), flush=True)
        numbers = [round(SHARPNESS * WEIGHT_UNIT * each) for each in weights]
        (WEIGHTS_FOLDER / f"{name}.json").write_text(
            weights_json(numbers, digest.hexdigest(), programs()), "utf-8"
        )


if __name__ == "__main__":
    main()
