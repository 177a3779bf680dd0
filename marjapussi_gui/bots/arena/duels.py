"""Matches between bots, and duels in which two levels play the same cards."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, sqrt
from random import Random
from statistics import fmean, median, stdev

from ...engine.events import HandScored, Log
from ...engine.game import Game
from ...engine.games import find_variant
from ...engine.options import OptionValue
from ...engine.record import MatchRecord
from ...engine.record_lines import RecordEntry, RecordHeader
from ...engine.seating import Seating
from ...engine.state import NO_SIDE, NOBODY, GameState, MatchStanding, MatchStart
from ...engine.view import create_view
from ..players.bot import Bot, SearchContext
from ..players.levels import LEVELS

MAX_DEALS = 1000  # maximum deals per match, because under some rules matches hardly ever end
NORMAL_QUANTILE_95 = 1.959964  # half the width of a 95 % confidence interval, in standard errors


@dataclass(frozen=True, slots=True)
class SearchBudget:
    """The time or node limit of a decision. If neither is set, the level's own limits apply."""

    milliseconds: int | None = None
    nodes: int | None = None


DEFAULT_BUDGET = SearchBudget()


def play_match(
    game: Game,
    player_names: tuple[str, ...],
    bots: Sequence[Bot],
    seed: int,
    max_hands: int | None = None,
    *,
    budget: SearchBudget = DEFAULT_BUDGET,
    log: Log | None = None,
    decision_seconds: Sequence[list[float]] = (),
    entries: list[RecordEntry] | None = None,
) -> tuple[MatchRecord, GameState]:
    """Play a match to its end, or until max_hands hands or MAX_DEALS deals were played.

    Append its events to log and its actions to entries. For each decision with more than one legal
    action, append the seconds that it took to decision_seconds, in the list of its seat.
    """
    header = RecordHeader(game, player_names, MatchStart(game.first_dealer(seed)))
    state, entries = game.initial_state(header.start), [] if entries is None else entries
    thinks = [
        SearchContext(Random(f"{seed}|{seat}"), budget.milliseconds, budget.nodes)
        for seat in game.seating.seats
    ]
    while True:
        seat = state.turn
        if seat == NOBODY:  # between hands
            if state.match.is_over or state.match.hands_played == max_hands or is_abandoned(state):
                break
            action = game.chance_action(state, seed)
        else:
            view, think = create_view(game, state, seat), thinks[seat]
            think.restart_clock()
            action = bots[seat].decide(view, think).action
            if decision_seconds and len(view.legal_actions) > 1:
                decision_seconds[seat].append(think.elapsed_ms / 1000)
        entries.append(RecordEntry(seat, action))
        state = game.step(state, action, log)
    return MatchRecord(header, tuple(entries)), state


def is_abandoned(state: GameState) -> bool:
    return state.match.deal_count >= MAX_DEALS and not state.phase and not state.match.is_over


@dataclass(frozen=True, slots=True)
class Duel:
    """A duel: two levels play the same deals with swapped seats. It can be pickled."""

    game: str
    rules: dict[str, OptionValue]
    players: int
    level_a: str
    level_b: str
    seed: int
    budget: SearchBudget = DEFAULT_BUDGET
    whole_matches: bool = False

    def play_deal(self, deal_number: int) -> "DuelResult":
        """Play one deal, or the match that starts with it, once per seating."""
        game = find_variant(self.game).create_game(self.rules, players=self.players)
        spent: dict[str, list[float]] = {"a": [], "b": []}
        edges, hands, left = [], 0, 0
        for seats in duel_seatings(game.seating):
            edge, state = self._play_seating(game, seats, self.seed + deal_number, spent)
            edges.append(edge)
            hands += state.match.hands_played
            left += is_abandoned(state)
        return DuelResult(fmean(edges), hands, tuple(spent["a"]), tuple(spent["b"]), left)

    def _play_seating(
        self, game: Game, seats: str, seed: int, decision_seconds: dict[str, list[float]]
    ) -> tuple[float, GameState]:
        """Return player a's lead, in points or as a share of the match, and the final state."""
        bots = [LEVELS[self.level_a if who == "a" else self.level_b]() for who in seats]
        log: Log = []
        _, state = play_match(
            game,
            tuple(seats),
            bots,
            seed,
            None if self.whole_matches else 1,
            budget=self.budget,
            log=None if self.whole_matches else log,
            decision_seconds=[decision_seconds[who] for who in seats],
        )
        sides = letters_by_side(game.seating, seats)
        if self.whole_matches:
            return match_share_of_a(sides, state.match), state
        scored = next(event for event in log if isinstance(event, HandScored))
        return points_advantage(sides, scored.score_changes), state


@dataclass(frozen=True, slots=True)
class DuelResult:
    """The result of one deal or match of a duel, over all seatings."""

    advantage: float  # a's lead in points, or a's share of the match, as the mean over the seatings
    hands: int
    seconds_a: tuple[float, ...]
    seconds_b: tuple[float, ...]
    abandoned_matches: int = 0  # number of matches that reached MAX_DEALS


def duel_seatings(seating: Seating) -> tuple[str, ...]:
    """Return the seatings of a duel, each a string with "a" or "b" for every seat.

    The letters alternate around the table, and each seating also occurs rotated and with the
    letters swapped. With an even number of seats there are two different seatings. With an odd
    number, each letter is in the majority equally often.
    """
    spread = ("ab" * seating.players)[: seating.players]
    starts = (spread, spread.translate(str.maketrans("ab", "ba")))
    turned = (text[steps:] + text[:steps] for text in starts for steps in seating.seats)
    return tuple(dict.fromkeys(turned))


def letters_by_side(seating: Seating, seats: str) -> str:
    """Return a string with "a" or "b" for each side, in the order of sides."""
    return "".join(seats[side] for side in seating.sides)


def points_advantage(sides: str, score_changes: Sequence[int]) -> float:
    """Return the mean score change of a's sides minus the mean of b's sides."""
    by_a = fmean(points for who, points in zip(sides, score_changes, strict=True) if who == "a")
    by_b = fmean(points for who, points in zip(sides, score_changes, strict=True) if who == "b")
    return by_a - by_b


def match_share_of_a(sides: str, match: MatchStanding) -> float:
    """Return a's share of the match: 1 for a win, 0 for a loss, a fraction if several sides tie."""
    if match.winner != NO_SIDE:
        return float(sides[match.winner] == "a")
    best = max(match.scores)
    top = [who for who, score in zip(sides, match.scores, strict=True) if score == best]
    return top.count("a") / len(top)


def confidence_interval(values: Sequence[float]) -> tuple[float, float] | None:
    """Return the 95 % confidence interval of the mean, or None for fewer than 2 values."""
    if len(values) < 2:
        return None
    mean, half = fmean(values), NORMAL_QUANTILE_95 * stdev(values) / sqrt(len(values))
    return mean - half, mean + half


@dataclass(frozen=True, slots=True)
class DecisionTimes:
    """The number of decisions, and how long they took in milliseconds."""

    decisions: int
    median_ms: float
    p95_ms: float  # 95th percentile


def decision_times(seconds: Sequence[float]) -> DecisionTimes | None:
    """Summarize how many seconds decisions took. Return None if there are no decisions."""
    if not seconds:
        return None
    rank = ceil(0.95 * len(seconds))
    return DecisionTimes(len(seconds), median(seconds) * 1000, sorted(seconds)[rank - 1] * 1000)
