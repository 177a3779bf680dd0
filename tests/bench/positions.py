"""Makes positions whose actions are valued by strong players, who play them out to the end.

.venv/bin/python -m tests.bench.positions [--game KEY] [--number N] [--worlds N]
    [--jobs N | --cluster ADDRESS]

Each position comes from a match of such players: some hand of it, some kind of decision of that
hand, some decision of that kind. Whatever may be done there is tried in the same deals, which the
seat holds possible, and the hand is played on by all four; what is behind for certain is tried in
no further deals. They search less than an expert, but for the same: who plays for points does what
costs the match. Files in tests/bench/regret keep what was found, and a run that is begun again
goes on there, in more deals where that is wanted. The same numbers give the same positions on any
machine.
"""

import argparse
from collections.abc import Sequence
from concurrent.futures import as_completed
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from statistics import fmean, stdev

from marjapussi_gui.analysis.evaluation.decision_kinds import decision_kind
from marjapussi_gui.bots.arena.executors import open_executor
from marjapussi_gui.bots.belief.kernel_adapter import is_trick_game
from marjapussi_gui.bots.belief.seat_position import SeatPosition
from marjapussi_gui.bots.equity.match_equity import match_equity
from marjapussi_gui.bots.equity.scoring import scoring_model
from marjapussi_gui.bots.equity.scoring_model import BiddingEfforts, SamplingEffort
from marjapussi_gui.bots.players.bot import Bot, SearchContext
from marjapussi_gui.bots.players.levels import LEVELS
from marjapussi_gui.bots.players.players import SearchPlayer
from marjapussi_gui.bots.players.trick_search import SearchEffort
from marjapussi_gui.engine.actions import Action, Stand
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.notation import action_text, parse_action
from marjapussi_gui.engine.record import MatchRecord
from marjapussi_gui.engine.record_lines import RecordEntry, RecordHeader
from marjapussi_gui.engine.state import NOBODY, GameState, MatchStart
from marjapussi_gui.engine.view import create_view
from marjapussi_gui.learning.trainer.redeal import redeal_hidden_cards
from tests.bench.valued_positions import (
    CERTAIN,
    Moment,
    Row,
    Worth,
    in_order,
    is_wanting,
    most_deals,
    standing,
    stored_rows,
    together,
    undecided_actions,
    write,
)

KEYS = [each.key for each in VARIANTS if is_trick_game(each.create_game())]
PLAYING = SearchEffort(iterations=300, world_count=60, exact_hand_size=3, uses_policy=True)
DECLARING = SamplingEffort(world_count=12, playouts_per_world=2, extra_candidates=2)
DEEPEST = 8  # hands of a match, one of which is looked at
LAP = 8  # deals between two looks at who is behind
MOST = 12  # actions that are tried where very many are legal
SAME = 16  # deals after which what always came to the same is taken to be the same
NOTHING = 1e-9
TRIES = 5  # that no deal explains what was done, before the position is given up
LAST = 4  # deals a hand is looked for in which something is to be decided

Job = tuple[str, int, int, Row | None]  # a game, a number, in how many deals, and what is known


class Unexplained(Exception):
    """No other deal explains what was done."""


@dataclass(slots=True)
class Tried:
    """The results of an action over the deals."""

    action: Action
    worths: list[float] = field(default_factory=list)

    def behind(self, best: "Tried") -> list[float]:
        """Return by how much it is worth less in each deal that both were tried in."""
        return [a - b for a, b in zip(best.worths, self.worths, strict=False)]

    def error_from(self, best: "Tried") -> float:
        """Return the standard error of the distance."""
        apart = self.behind(best)
        return stdev(apart) / sqrt(len(apart)) if len(apart) > 1 else 1.0


def value_position(job: Job) -> Row:
    """Return the position of a number with the values of its actions."""
    key, number, worlds, row = job
    if row is not None:
        return deepen(key, worlds, row)
    moment = find_position(key, number)
    if moment is None:
        return {"number": number}
    try:
        tried = try_out(moment, candidates(moment), worlds, number)
    except Unexplained:
        return {"number": number}
    start, best = moment.record.header.start, best_of(tried)
    return {
        "number": number,
        "kind": moment.kind,
        "dealer": start.dealer,
        "scores": start.scores,
        "bag": start.in_bag,
        "carry": start.carried_points,
        "do": [*moment.record.lines()][1:],
        "worths": in_order({action_text(each.action): worth_beside(best, each) for each in tried}),
    }


def best_of(tried: Sequence[Tried]) -> Tried:
    """Return the best of those tried in the most deals: the others were behind for certain."""
    return max(tried, key=lambda each: (len(each.worths), fmean(each.worths)))


def deepen(key: str, worlds: int, row: Row) -> Row:
    worths: dict[str, Worth] = {text: tuple(each) for text, each in row["worths"].items()}
    done = most_deals(row)
    open_ = undecided_actions(row)
    moment = standing(find_variant(key).create_game(), row)
    tried = try_out(moment, [*map(parse_action, open_)], worlds - done, f"{row['number']}|{done}")
    by_text = {action_text(each.action): each for each in tried}
    base = by_text[open_[0]]
    for text, each in by_text.items():
        worths[text] = together(worths[text], worth_beside(base, each))
    return {**row, "worths": in_order(worths)}


def worth_beside(best: Tried, each: Tried) -> Worth:
    """Return an action's deficit in either half of the deals, and its error.

    An action that is best in one half by luck alone is not best in the other.
    """
    apart = each.behind(best)
    error = 0.0 if each is best else each.error_from(best)
    return fmean(apart[::2]), fmean(apart[1::2]), error, len(apart)


def strong_player() -> Bot:
    return SearchPlayer(PLAYING, BiddingEfforts(DECLARING, DECLARING), match_equity)


# Where it is


def find_position(key: str, number: int) -> Moment | None:
    """Return the position of this number, or None without a decision."""
    game, rng = find_variant(key).create_game(), Random(f"{key}|{number}")
    bots = [strong_player() for _ in game.seating.seats]
    state, skipped = (
        game.initial_state(MatchStart(game.first_dealer(number))),
        rng.randrange(DEEPEST),
    )
    last: dict[str, list[Moment]] = {}
    for hand in range(DEEPEST + LAST):
        if state.match.is_over or (hand > skipped and last):
            break
        moments: dict[str, list[Moment]] = {}
        state = play_hand(game, bots, state, number, rng, moments)
        last = moments or last
    return rng.choice(last[rng.choice(sorted(last))]) if last else None


def play_hand(
    game: Game,
    bots: Sequence[Bot],
    state: GameState,
    seed: int,
    rng: Random,
    moments: dict[str, list[Moment]],
) -> GameState:
    match = state.match
    header = RecordHeader(
        game,
        ("player",) * game.seating.players,
        MatchStart(state.dealer, match.scores, match.in_bag, match.carried_points),
    )
    entries: list[RecordEntry] = []
    here = game.initial_state(header.start)  # the same hand as the first one of a match
    while state.phase or not entries:
        seat = state.turn
        if seat == NOBODY:
            action = game.chance_action(state, seed)
        else:
            view = create_view(game, state, seat)
            action = bots[seat].decide(view, SearchContext(rng)).action
            if (
                len(view.legal_actions) > 1
                and create_view(game, here, seat).legal_actions == view.legal_actions
            ):
                kind = decision_kind(view, action)
                moment = Moment(MatchRecord(header, tuple(entries)), here, kind)
                moments.setdefault(kind, []).append(moment)
        entries.append(RecordEntry(seat, action))
        state, here = game.step(state, action), game.step(here, action)
    return state


# What its actions are worth


def try_out(moment: Moment, actions: Sequence[Action], worlds: int, luck: int | str) -> list[Tried]:
    """Return the results of actions over a number of deals, fewer for actions far behind."""
    rng, running = Random(luck), [Tried(each) for each in actions]
    left: list[Tried] = []
    worth = match_equity(moment.game)
    for number in range(worlds):
        dealt, seed = redeal(moment, rng), rng.getrandbits(63)
        for each in running:
            after = play_out(moment.game, moment.game.step(dealt, each.action), seed)
            side = moment.game.seating.side_of(moment.seat)
            each.worths.append(worth(after.match, after.dealer)[side])
        if (number + 1) % LAP == 0:
            gone = settled_actions(running)
            left += gone
            running = [each for each in running if each not in gone]
            if len(running) < 2:
                break
    return running + left


def settled_actions(running: Sequence[Tried]) -> list[Tried]:
    """Return the actions that are certainly worse than the best, or equal to an earlier action."""
    best = max(running, key=lambda each: fmean(each.worths))
    gone = []
    for place, each in enumerate(running):
        far, is_known = fmean(each.behind(best)), len(each.worths) >= SAME
        is_same = is_known and any(each.worths == other.worths for other in running[:place])
        if is_same or far > max(CERTAIN * each.error_from(best), NOTHING):
            gone.append(each)
    return gone


def redeal(moment: Moment, rng: Random) -> GameState:
    """Return the state with other cards where the seat does not see them."""
    for _ in range(TRIES):
        dealt = redeal_hidden_cards(moment.record, moment.seat, rng)
        if dealt is not moment.record:
            return dealt.state_after()
    raise Unexplained


def play_out(game: Game, state: GameState, seed: int) -> GameState:
    bots = [strong_player() for _ in game.seating.seats]
    think = SearchContext(Random(seed))
    while state.phase and not state.match.is_over:
        if state.turn == NOBODY:
            action = game.chance_action(state, seed)
        else:
            action = bots[state.turn].decide(create_view(game, state, state.turn), think).action
        state = game.step(state, action)
    return state


def candidates(moment: Moment) -> list[Action]:
    """Return what may be done; where that is very much, what players would think about."""
    view = create_view(moment.game, moment.state, moment.seat)
    if len(view.legal_actions) <= MOST or view.phase == "play":
        return list(view.legal_actions)
    way, effort = (
        scoring_model(view.game),
        SamplingEffort(world_count=24, playouts_per_world=2, extra_candidates=2),
    )
    trial = way.create_search(
        SeatPosition(view),
        BiddingEfforts(effort, effort),
        match_equity(view.game),
        SearchContext(Random(moment.seat)),
    )
    chosen = trial.decide()
    listed = [each for each, _ in chosen.values[:MOST]]
    if isinstance(view.legal_actions[0], Stand):
        step = max(len(view.legal_actions) // MOST, 1)
        listed = [*view.legal_actions[::step]]
    for level in ("easy", "normal", "strong", "expert"):
        action = LEVELS[level]().decide(view, SearchContext(Random(level))).action
        if action not in listed:
            listed.append(action)
    return listed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--number", type=int, default=300, help="so many of each game")
    parser.add_argument("--worlds", type=int, default=400, help="deals each is tried in")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--cluster", default="", help="the address of a dask.distributed scheduler")
    parser.add_argument("--game", action="append", choices=KEYS, help="these games only")
    arguments = parser.parse_args()
    keys = arguments.game or KEYS
    rows = {key: {row["number"]: row for row in stored_rows(key)} for key in keys}
    waiting = [
        (key, number, arguments.worlds, known)
        for number in range(arguments.number)
        for key in keys
        for known in [rows[key].get(number)]
        if known is None or is_wanting(known, arguments.worlds)
    ]
    with open_executor(arguments.jobs, arguments.cluster) as pool:
        jobs = {pool.submit(value_position, job): job for job in waiting}
        for done in as_completed(jobs):
            key, number, *_ = jobs[done]
            rows[key][number] = done.result()
            write(key, [*rows[key].values()])


if __name__ == "__main__":
    main()
