"""Measure how well the offsets of a player's usual play predict other decisions of the player.

.venv/bin/python -m tests.bench.usual_play [--game KEY] [--habit NAME] [--decisions N ...]
    [--test N]

Simulated players have a habit: everybody's likely choices with true offsets. From so many decisions
offsets are learned. Of the decisions of other matches it's printed how often the likeliest choice
is what the player does, with everybody's choices, with the learned offsets and with the true ones.
"""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import exp
from random import Random
from statistics import fmean

from marjapussi_gui.bots.belief.seat_position import SeatPosition
from marjapussi_gui.bots.players.bot import SearchContext
from marjapussi_gui.bots.players.levels import heuristic_bot
from marjapussi_gui.bots.players.likely_choices import (
    WeightedOption,
    options_with_weights,
    trait_sums,
)
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.state import NOBODY, MatchStart
from marjapussi_gui.engine.view import create_view
from marjapussi_gui.model.usual_play import PlayTrait, UsualPlay, add_trait_sums, usual_play

HABITS: dict[str, UsualPlay] = {
    "everybody": {},
    "plays high": {PlayTrait.HIGH_CARDS: 1.5},
    "plays low": {PlayTrait.HIGH_CARDS: -1.5},
    "ducks": {PlayTrait.TAKES_TRICKS: -2.5},
    "leads trumps": {PlayTrait.LEADS_TRUMPS: 2.5},
    "declares late": {PlayTrait.DECLARES: -2.5},
    "bids boldly": {PlayTrait.BIDS: 2.5},
    "bids timidly": {PlayTrait.BIDS: -2.5},
    "high, late, timid": {
        PlayTrait.HIGH_CARDS: 1.5,
        PlayTrait.DECLARES: -2.0,
        PlayTrait.BIDS: -2.0,
    },
}
KEYS = ["marjapussi", "huutopussi", "tuppi", "pfadfinder"]
LEARNING, TESTING = 31001, 41001  # first matches of either set


@dataclass(frozen=True, slots=True)
class Choice:
    """A decision of a player with a habit."""

    position: SeatPosition
    options: list[WeightedOption]
    done: WeightedOption


def choices(key: str, habit: UsualPlay, first_match: int) -> Iterator[Choice]:
    game, seed = find_variant(key).create_game(), first_match
    while True:
        rng, others = Random(f"{key}|{seed}"), heuristic_bot()
        state = game.initial_state(MatchStart(game.first_dealer(seed)))
        while not state.match.is_over:
            if state.turn == NOBODY:
                state = game.step(state, game.chance_action(state, seed))
                continue
            view = create_view(game, state, state.turn)
            action = others.decide(view, SearchContext(rng)).action
            position = SeatPosition(view)
            if state.turn == 0 and (options := options_with_weights(position)):
                weights = [exp(each.weight_for(habit)) for each in options]
                (done,) = rng.choices(options, weights)
                yield Choice(position, options, done)
                action = done.action
            state = game.step(state, action)
        seed += 1


def take(found: Iterator[Choice], number: int) -> list[Choice]:
    return [choice for choice, _ in zip(found, range(number), strict=False)]


def hit_rate(tested: Sequence[Choice], player: UsualPlay) -> float:
    return fmean(
        max(each.options, key=lambda option: option.weight_for(player)) is each.done
        for each in tested
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", action="append", choices=KEYS, help="these games only")
    parser.add_argument("--habit", action="append", choices=HABITS, help="these habits only")
    parser.add_argument("--decisions", type=int, nargs="+", default=[30, 300])
    parser.add_argument("--test", type=int, default=400, help="decisions of other matches")
    arguments = parser.parse_args()
    for key in arguments.game or KEYS:
        for name in arguments.habit or HABITS:
            habit = HABITS[name]
            learning = take(choices(key, habit, LEARNING), max(arguments.decisions))
            tested = take(choices(key, habit, TESTING), arguments.test)
            sums = [trait_sums(each.position, each.done.action) for each in learning]
            shown = [f"before {100 * hit_rate(tested, {}):4.1f} %"]
            for number in arguments.decisions:
                learned = usual_play(add_trait_sums(sums[:number]))
                shown.append(f"after {number} {100 * hit_rate(tested, learned):4.1f} %")
            shown.append(f"true {100 * hit_rate(tested, habit):4.1f} %")
            print(f"{key:12} {name:18} {', '.join(shown)}", flush=True)


if __name__ == "__main__":
    main()
