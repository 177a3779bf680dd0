"""Check the costs of cards without any model of hidden cards: on the layouts that really lay there.

.venv/bin/python -m tests.bench.layouts [--game KEY] [--flagged N] [--level NAME] [--first SEED]
    --work FILE

Players of a level play matches. Where the evaluator flags a card (a slip or worse), or says that it
costs nearly as much without flagging it, the best card and the played one are both played out on
the real deal, by the same players with the same luck. Prints what these cards cost as the evaluator
says and as they did, in hundredths of a match, with 95 % intervals. Decisions are appended to the
work file.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from statistics import fmean

from marjapussi_gui.analysis.evaluation.evaluator import compare_actions, create_verdict
from marjapussi_gui.analysis.evaluation.grade_thresholds import grade_thresholds
from marjapussi_gui.bots.arena.duels import confidence_interval
from marjapussi_gui.bots.belief.seat_position import SeatPosition
from marjapussi_gui.bots.equity.match_equity import match_equity
from marjapussi_gui.bots.players.bot import Bot, SearchContext
from marjapussi_gui.bots.players.levels import LEVELS
from marjapussi_gui.engine.actions import Action, Play
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.state import NOBODY, GameState, MatchStart
from marjapussi_gui.engine.view import create_view
from marjapussi_gui.model.verdict import SLIPS, Verdict

GAMES = ("marjapussi", "tuppi", "huutopussi", "pfadfinder")
FIRST = 700_001  # others than those of any fit
ROUGH, NEAR = 0.05, 0.5  # a short look skips cards that cost less than half of a slip
HANDS = 4  # of a match, so that decisions are of many deals
PLAYOUTS = 40
SHARE = 100  # of a match

Row = dict[str, object]


def look_at_match(key: str, seed: int, level: str) -> Iterator[Row]:
    """Yield the costly cards of a match."""
    game, rng = find_variant(key).create_game(), Random(f"{key}|{seed}")
    players = [LEVELS[level]() for _ in game.seating.seats]
    state = game.initial_state(MatchStart(game.first_dealer(seed)))
    while not state.match.is_over and state.match.hands_played < HANDS:
        if state.turn == NOBODY:
            state = game.step(state, game.chance_action(state, seed))
            continue
        view = create_view(game, state, state.turn)
        action = players[state.turn].decide(view, SearchContext(rng)).action
        if isinstance(action, Play) and len(view.legal_actions) > 1:
            verdict = judge_costly(game, state, action)
            if verdict is not None:
                said = SHARE * verdict.cost
                costs = played_costs(game, state, action, verdict.advised_action, players)
                yield {
                    "game": key,
                    "seed": seed,
                    "grade": verdict.grade,
                    "said": said,
                    "cost": fmean(costs),
                }
        state = game.step(state, action)


def judge_costly(game: Game, state: GameState, action: Action) -> Verdict | None:
    """Return the verdict on an action that costs about as much as a slip, or None."""
    position = SeatPosition(create_view(game, state, state.turn))
    for effort in (ROUGH, 1.0):
        found = compare_actions(position, (action,), SearchContext(Random(1)), effort)
        verdict = create_verdict(position, action, found)
        if verdict.cost < NEAR * grade_thresholds(game.key).inaccuracy:
            return None
    return verdict if isinstance(verdict.advised_action, Play) else None


def played_costs(
    game: Game, state: GameState, action: Action, best: Action, players: Sequence[Bot]
) -> list[float]:
    """Return what an action cost in each playout of the real deal, in hundredths of a match."""
    side, worth, costs = game.seating.side_of(state.turn), match_equity(game), []
    for luck in range(PLAYOUTS):
        ends = (play_out(game, game.step(state, each), players, luck) for each in (best, action))
        better, worse = (worth(end.match, end.dealer)[side] for end in ends)
        costs.append(SHARE * (better - worse))
    return costs


def play_out(game: Game, state: GameState, players: Sequence[Bot], luck: int) -> GameState:
    think = SearchContext(Random(luck))
    while state.phase and not state.match.is_over:
        if state.turn == NOBODY:
            action = game.chance_action(state, luck)
        else:
            action = players[state.turn].decide(create_view(game, state, state.turn), think).action
        state = game.step(state, action)
    return state


def report(rows: Sequence[Row], name: str) -> None:
    for label, is_flagged in (("flagged", True), ("not flagged", False)):
        few = [row for row in rows if (row["grade"] in SLIPS) == is_flagged]
        if len(few) < 2:
            continue
        said, played = ([float(str(row[key])) for row in few] for key in ("said", "cost"))
        low, high = confidence_interval(played) or (0.0, 0.0)
        print(
            f"{name:12}{label:12}{len(few):4} cards, said {fmean(said):.1f}, "
            f"played {fmean(played):+.1f} ({low:+.1f} to {high:+.1f}) % of a match",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", action="append", choices=GAMES)
    parser.add_argument("--flagged", type=int, default=25, help="in each game")
    parser.add_argument("--level", choices=LEVELS, default="normal")
    parser.add_argument("--first", type=int, default=FIRST)
    parser.add_argument("--work", type=Path, required=True)
    arguments = parser.parse_args()
    every: list[Row] = []
    for key in arguments.game or GAMES:
        rows: list[Row] = []
        seed = arguments.first
        while sum(row["grade"] in SLIPS for row in rows) < arguments.flagged:
            for row in look_at_match(key, seed, arguments.level):
                rows.append(row)
                with arguments.work.open("a", encoding="utf-8") as work:
                    work.write(json.dumps(row) + "\n")
            seed += 1
        report(rows, key)
        every += rows
    report(every, "all")


if __name__ == "__main__":
    main()
