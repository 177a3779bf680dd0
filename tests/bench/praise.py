"""Measure how often players who choose at random, and experts, are praised for a hand.

.venv/bin/python -m tests.bench.praise [--hands N] [--effort SHARE] [--jobs N] [GAME ...]

Each hand is the first of a match against normal players. Only what decides about praise is
evaluated: a hand with a slip is left at once. The effort is a share of the program's own search.
"""

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import cycle, islice
from threading import Event as Flag

from marjapussi_gui.analysis.evaluation import evaluator
from marjapussi_gui.analysis.evaluation.mistake_warning import slip_risk
from marjapussi_gui.bots.arena.duels import play_match
from marjapussi_gui.bots.players.bot import Bot
from marjapussi_gui.bots.players.levels import LEVELS
from marjapussi_gui.bots.players.players import RandomPlayer
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.model.decisions import last_hand_decisions
from marjapussi_gui.model.hand_review import choice_to_praise
from marjapussi_gui.model.verdict import SLIPS, Verdict

FIRST_SEED = 9001
ME = Seat(0)
PLAYERS = "random", "expert"

Job = tuple[str, str, int]  # player, game and seed


def is_praised(job: Job) -> bool:
    """Return whether a player is praised for a hand."""
    player, key, seed = job
    game = find_variant(key).create_game()
    names = tuple(f"Aino {seat}" for seat in game.seating.seats)
    bots: list[Bot] = [LEVELS["normal"]() for _ in names]
    bots[ME] = RandomPlayer() if player == "random" else LEVELS[player]()
    record, _ = play_match(game, names, bots, seed, max_hands=1)
    verdicts = (
        evaluator.evaluate(each.view, each.chosen, Flag())
        for each in last_hand_decisions(record, ME)
    )
    risks = ((each, slip_risk(key, each)) for each in _up_to_slip(verdicts))
    return choice_to_praise(risks) is not None


def _up_to_slip(verdicts: Iterator[Verdict]) -> Iterator[Verdict]:
    for each in verdicts:
        yield each
        if each.grade in SLIPS:
            return


def _set_effort(effort: float) -> None:
    evaluator.EFFORT = effort


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=[each.key for each in VARIANTS])
    parser.add_argument("--hands", type=int, default=100)
    parser.add_argument("--effort", type=float, default=1.0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--players", nargs="*", default=PLAYERS)
    given = parser.parse_args()
    for player in given.players:
        keys = islice(cycle(given.games), given.hands)
        jobs = [(player, key, FIRST_SEED + place) for place, key in enumerate(keys)]
        praised = Counter[str]()
        with ProcessPoolExecutor(given.jobs, None, _set_effort, (given.effort,)) as pool:
            results = pool.map(is_praised, jobs)
            for (_, key, seed), is_praise in zip(jobs, results, strict=True):
                praised[key] += is_praise
                print(player, key, seed, "praised" if is_praise else "-", flush=True)
        print(f"{player}: praised in {praised.total()} of {given.hands} hands, {dict(praised)}")


if __name__ == "__main__":
    main()
