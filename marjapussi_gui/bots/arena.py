"""Matches between bots, and duels of two levels over the same deals."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, sqrt
from random import Random
from statistics import fmean, median, stdev

from ..engine.events import HandScored, Log
from ..engine.game import Game
from ..engine.games import variant
from ..engine.lines import Entry, Header
from ..engine.options import Value
from ..engine.record import MatchRecord
from ..engine.seating import Seating
from ..engine.state import NO_SIDE, NOBODY, Standing, Start, State
from .base import Bot, Think
from .levels import LEVELS

MOST_DEALS = 1000  # of a match: under some rules few matches ever end
NORMAL_95 = 1.959964  # two-sided 95 % quantile of the normal distribution


@dataclass(frozen=True, slots=True)
class Budget:
    """The limit of a decision; without any, the level's own budget applies."""

    milliseconds: int | None = None
    nodes: int | None = None


LEVELS_OWN = Budget()


def play_match(
    game: Game,
    names: tuple[str, ...],
    bots: Sequence[Bot],
    seed: int,
    most_hands: int | None = None,
    *,
    budget: Budget = LEVELS_OWN,
    log: Log | None = None,
    spent: Sequence[list[float]] = (),
    entries: list[Entry] | None = None,
) -> tuple[MatchRecord, State]:
    """Play a match to its end, or up to max_hands hands or MAX_DEALS deals.

    Append events to log and actions to entries, and the seconds of each decision with more than
    one legal action to the list of its seat in decision_seconds.
    """
    header = Header(game, names, Start(game.first_dealer(seed)))
    state, entries = game.start(header.start), [] if entries is None else entries
    thinks = [
        Think(Random(f"{seed}|{seat}"), budget.milliseconds, budget.nodes)
        for seat in game.seating.seats
    ]
    while True:
        seat = state.turn
        if seat == NOBODY:  # a hand can only have ended here
            if state.match.over or state.match.hands == most_hands or is_left(state):
                break
            action = game.chance(state, seed)
        else:
            view, think = game.look(state, seat), thinks[seat]
            think.begin()
            action = bots[seat].consider(view, think).action
            if spent and len(view.legal) > 1:
                spent[seat].append(think.spent_ms / 1000)
        entries.append(Entry(seat, action))
        state = game.step(state, action, log)
    return MatchRecord(header, tuple(entries)), state


def is_left(state: State) -> bool:
    """Return whether an unfinished match has reached the maximum number of deals."""
    return state.match.dealt >= MOST_DEALS and not state.phase and not state.match.over


@dataclass(frozen=True, slots=True)
class Duel:
    """A duel of two levels that play the same deals in swapped seats; it can be pickled."""

    game: str
    rules: dict[str, Value]
    players: int
    a: str
    b: str
    seed: int
    budget: Budget = LEVELS_OWN
    whole_matches: bool = False

    def meet(self, number: int) -> "Meeting":
        """Play one deal, or the match that starts with it, once in each seating."""
        game = variant(self.game).game(self.rules, players=self.players)
        spent: dict[str, list[float]] = {"a": [], "b": []}
        edges, hands, left = [], 0, 0
        for seats in seatings(game.seating):
            edge, state = self._play(game, seats, self.seed + number, spent)
            edges.append(edge)
            hands += state.match.hands
            left += is_left(state)
        return Meeting(fmean(edges), hands, tuple(spent["a"]), tuple(spent["b"]), left)

    def _play(
        self, game: Game, seats: str, seed: int, spent: dict[str, list[float]]
    ) -> tuple[float, State]:
        """Return the advantage of level a, in points or as a match share, and the final state."""
        bots = [LEVELS[self.a if who == "a" else self.b]() for who in seats]
        log: Log = []
        _, state = play_match(
            game,
            tuple(seats),
            bots,
            seed,
            None if self.whole_matches else 1,
            budget=self.budget,
            log=None if self.whole_matches else log,
            spent=[spent[who] for who in seats],
        )
        sides = side_players(game.seating, seats)
        if self.whole_matches:
            return share_won(sides, state.match), state
        scored = next(event for event in log if isinstance(event, HandScored))
        return lead(sides, scored.gained), state


@dataclass(frozen=True, slots=True)
class Meeting:
    """The result of one deal or match of a duel in all its seatings."""

    edge: float  # points a was ahead, or a's share of the match: mean of seatings
    hands: int
    spent_by_a: tuple[float, ...]
    spent_by_b: tuple[float, ...]
    left: int = 0  # abandoned after the maximum number of deals


def seatings(seating: Seating) -> tuple[str, ...]:
    """Return the seatings of a duel, each as a string with "a" or "b" for every seat.

    a and b alternate around the table, in all rotations and with roles swapped. An even number of
    seats has two such seatings; with an odd number, a and b are in the majority equally often.
    """
    spread = ("ab" * seating.players)[: seating.players]
    starts = (spread, spread.translate(str.maketrans("ab", "ba")))
    turned = (text[steps:] + text[:steps] for text in starts for steps in seating.seats)
    return tuple(dict.fromkeys(turned))


def side_players(seating: Seating, seats: str) -> str:
    """Return "a" or "b" for each side."""
    return "".join(seats[side] for side in seating.sides)


def lead(sides: str, gained: Sequence[int]) -> float:
    """Return the mean score change of a's sides minus that of b's sides."""
    by_a = fmean(points for who, points in zip(sides, gained, strict=True) if who == "a")
    by_b = fmean(points for who, points in zip(sides, gained, strict=True) if who == "b")
    return by_a - by_b


def share_won(sides: str, match: Standing) -> float:
    """Return 1 if a won the match and 0 if b did, or a's share of the sides tied at the top."""
    if match.winner != NO_SIDE:
        return float(sides[match.winner] == "a")
    best = max(match.scores)
    top = [who for who, score in zip(sides, match.scores, strict=True) if score == best]
    return top.count("a") / len(top)


def interval(values: Sequence[float]) -> tuple[float, float] | None:
    """Return the 95 % confidence interval of the mean, or None for fewer than two values."""
    if len(values) < 2:
        return None
    mean, half = fmean(values), NORMAL_95 * stdev(values) / sqrt(len(values))
    return mean - half, mean + half


@dataclass(frozen=True, slots=True)
class Pace:
    """The number of decisions and their times in milliseconds."""

    decisions: int
    median: float
    p95: float  # 95th percentile


def pace(seconds: Sequence[float]) -> Pace | None:
    """Return the number and times of decisions, or None if there were none."""
    if not seconds:
        return None
    rank = ceil(0.95 * len(seconds))
    return Pace(len(seconds), median(seconds) * 1000, sorted(seconds)[rank - 1] * 1000)
