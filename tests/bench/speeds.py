"""How fast the rules are: run ``python -m tests.bench.speeds``; it prints one line a figure.

Every figure stands beside a fixed loop of plain Python timed in the same run, so that figures
of a noisy or another machine can be compared by their ratio.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, process_time

from marjapussi_gui.bots.arena.duels import play_match
from marjapussi_gui.bots.players.players import RandomPlayer
from marjapussi_gui.engine.cards import create_pack
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.rummy.arrangement import find_arrangement
from marjapussi_gui.engine.rummy.melds import SetRules, wild_cards
from marjapussi_gui.engine.state import NOBODY, GameState, MatchStart, Seat
from tests.bench.greedy_player import greedy_action

Choice = Callable[[Game, GameState, Random], object]


def a_million_additions() -> float:
    """Return the seconds that a million additions in a loop take: the yardstick."""
    start, total = process_time(), 0
    for number in range(1_000_000):
        total += number
    return process_time() - start


def hands_a_second(
    key: str, hands: int, choose: Choice, rules: Mapping[str, object] | None = None
) -> float:
    game, rng = find_variant(key).create_game(rules), Random(1)
    state, seed, played = game.initial_state(MatchStart(Seat(0))), 0, 0
    start = process_time()
    while played < hands:
        if state.match.is_over:
            state, seed = game.initial_state(MatchStart(Seat(0))), seed + 1
        before = state.match.hands_played
        action = (
            game.chance_action(state, seed) if state.turn == NOBODY else choose(game, state, rng)
        )
        state = game.step(state, action)  # type: ignore[arg-type]
        played += state.match.hands_played - before
    return hands / (process_time() - start)


def at_random(game: Game, state: GameState, rng: Random) -> object:
    legal = game.legal_actions(state)
    return legal[int(rng.random() * len(legal))]


def hands_per_second(key: str, hands: int) -> float:
    """Return how many hands a second random players play who are given Views, written down."""
    game, played, seed = find_variant(key).create_game(), 0, 0
    bots, start = [RandomPlayer()] * game.seating.players, process_time()
    while played < hands:
        record, state = play_match(game, ("a",) * len(bots), bots, seed, hands - played)
        played, seed = played + state.match.hands_played, seed + 1
        assert record.text()
    return played / (process_time() - start)


def finish_tests() -> list[float]:
    """Return the sorted seconds that asking of hands as they come whether they can finish takes."""
    rng, deck, times = Random(1), list(create_pack(52, packs=3)), []
    for _ in range(1000):
        rng.shuffle(deck)
        table = SetRules(wild_cards(deck[-1]))
        start = process_time()
        find_arrangement(deck[:13], table, dead_count=1)
        times.append(process_time() - start)
    return sorted(times)


def milliseconds(*arguments: str) -> float:
    """Return the median time of a process that finds its modules compiled, as when installed."""
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    times = []
    for _ in range(9):
        start = perf_counter()
        command = [sys.executable, *arguments]
        subprocess.run(command, check=True, capture_output=True, env=environment)
        times.append(perf_counter() - start)
    return 1000 * median(times)


def one_hand_record(folder: str) -> str:
    game = find_variant("huutopussi").create_game()
    record, _ = play_match(game, ("a",) * 4, [RandomPlayer()] * 4, seed=1, max_hands=1)
    path = Path(folder) / "one.marja"
    path.write_text(record.text(), encoding="utf-8")
    return str(path)


def main() -> None:
    yardstick = a_million_additions()
    print(f"a million additions: {1000 * yardstick:.0f} ms")
    for what, key, hands, choose, rules in (
        ("random huutopussi hands", "huutopussi", 6000, at_random, None),
        ("random tuppi hands", "tuppi", 6000, at_random, None),
        ("random tuppi hands without sooli", "tuppi", 6000, at_random, {"sooli": False}),
        ("random marjapussi hands", "marjapussi", 6000, at_random, None),
        ("greedy marriage deals", "marriage", 150, greedy_action, None),
    ):
        speed = hands_a_second(key, hands, choose, rules)
        print(f"{what}: {speed:,.0f} a second, {speed * yardstick:.1f} a million additions")
    for key, hands in (("huutopussi", 3000), ("tuppi", 3000), ("bondtolva", 6000)):
        bare, played = hands_a_second(key, hands, at_random), hands_per_second(key, hands)
        print(
            f"{key} hands of random players, written down: {played:,.0f} a second, "
            f"{100 * played / bare:.0f} % of the rules alone"
        )
    times = finish_tests()
    median_time, mean = 1e6 * times[len(times) // 2], 1e6 * sum(times) / len(times)
    print(f"whether 13 rummy cards can finish: {median_time:.0f} us median, {mean:.0f} us mean")
    bare = milliseconds("-c", "pass")
    code = "import marjapussi_gui.engine.games, marjapussi_gui.engine.record"
    print(
        f"importing all of the engine: {milliseconds('-c', code) - bare:.0f} ms (bare {bare:.0f})"
    )
    with tempfile.TemporaryDirectory() as folder:
        judge = milliseconds("-m", "marjapussi_gui", "judge", one_hand_record(folder), "--json")
    print(f"judging a record of one hand, from process start: {judge:.0f} ms")


if __name__ == "__main__":
    main()
