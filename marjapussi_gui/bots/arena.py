"""Matches of computer players without a table, and duels of two levels over the same deals."""

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

MOST_DEALS = 1000  # of a match: under some rules hardly one ever comes to its end
NORMAL_95 = 1.959964  # 95 % of a normal distribution lie within so many standard deviations


@dataclass(frozen=True, slots=True)
class Budget:
    """What a decision may use; without either number, the level's own budget."""

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
    """Play the match of this seed to its end, or until so many hands are played, or no more may.

    What happens goes to log, what is done to entries, and to spent, for each seat, the seconds
    that each decision took where there was a choice.
    """
    header = Header(game, names, Start(game.first_dealer(seed)))
    state, entries = game.start(header.start), [] if entries is None else entries
    thinks = [
        Think(Random(f"{seed}|{seat}"), budget.milliseconds, budget.nodes)
        for seat in game.seating.seats
    ]
    while True:
        seat = state.turn
        if seat == NOBODY:  # only then may a hand have ended
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
    """Return whether a match that is not over ends here: so many deals are enough."""
    return state.match.dealt >= MOST_DEALS and not state.phase and not state.match.over


@dataclass(frozen=True, slots=True)
class Duel:
    """Two levels that play the same deals from each other's seats, in any process."""

    game: str
    rules: dict[str, Value]
    players: int
    a: str
    b: str
    seed: int
    budget: Budget = LEVELS_OWN
    whole_matches: bool = False

    def meet(self, number: int) -> "Meeting":
        """Play the deal of this number, or its whole match, once in each seating."""
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
        """Return how far a was ahead, or the share of the match that a won, and the end of it."""
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
    """What came of one deal of a duel in all its seatings, or of one match."""

    edge: float  # how far a was ahead of b, or the share that a won: the mean over the seatings
    hands: int
    spent_by_a: tuple[float, ...]
    spent_by_b: tuple[float, ...]
    left: int = 0  # matches that were not played to their end


def seatings(seating: Seating) -> tuple[str, ...]:
    """Return who sits where each time that a deal is played, a letter for each seat.

    a and b sit in turn round the table. All rotations of that and of its exchange are two where
    the seats are even in number; where they are odd, a and b are in the majority equally often.
    """
    spread = ("ab" * seating.players)[: seating.players]
    starts = (spread, spread.translate(str.maketrans("ab", "ba")))
    turned = (text[steps:] + text[:steps] for text in starts for steps in seating.seats)
    return tuple(dict.fromkeys(turned))


def side_players(seating: Seating, seats: str) -> str:
    """Return who plays each side."""
    return "".join(seats[side] for side in seating.sides)


def lead(sides: str, gained: Sequence[int]) -> float:
    """Return what a gained more than b: by side, where one of them plays several."""
    by_a = fmean(points for who, points in zip(sides, gained, strict=True) if who == "a")
    by_b = fmean(points for who, points in zip(sides, gained, strict=True) if who == "b")
    return by_a - by_b


def share_won(sides: str, match: Standing) -> float:
    """Return 1 when a won the match, 0 when b did; what a has of those who share the top."""
    if match.winner != NO_SIDE:
        return float(sides[match.winner] == "a")
    best = max(match.scores)
    top = [who for who, score in zip(sides, match.scores, strict=True) if score == best]
    return top.count("a") / len(top)


def interval(values: Sequence[float]) -> tuple[float, float] | None:
    """Return the 95 % normal interval of the mean; None when one value tells nothing of it."""
    if len(values) < 2:
        return None
    mean, half = fmean(values), NORMAL_95 * stdev(values) / sqrt(len(values))
    return mean - half, mean + half


@dataclass(frozen=True, slots=True)
class Pace:
    """How long decisions took: how many they were, and milliseconds."""

    decisions: int
    median: float
    p95: float  # 95 of 100 took no longer


def pace(seconds: Sequence[float]) -> Pace | None:
    """Return how long decisions took; None when there were none."""
    if not seconds:
        return None
    rank = ceil(0.95 * len(seconds))
    return Pace(len(seconds), median(seconds) * 1000, sorted(seconds)[rank - 1] * 1000)
