"""Scoring models: what bots need to know about a way of scoring hands."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Protocol

from ..engine.actions import Action
from ..engine.events import HandScored, Item, Log
from ..engine.game import Game
from ..engine.phases.contract import ContractCount
from ..engine.phases.counting import HandCount, Values
from ..engine.phases.counting import Outcome as Counted
from ..engine.state import Auction, Seat, Side, Standing, State
from ..facts import Fact
from .base import Choice, Think
from .courses import Course, HandByHand
from .endings import Ending, Endings
from .kernel.given import Count, Pips
from .knowledge import Knowledge
from .lanes import Lanes

NOTHING: Values = (0,) * 53
LARGE = 60  # beyond this target score the exact match model has too many situations

# Returns the equity of each side, given the match standing and the next dealer
Worth = Callable[[Standing, Seat], tuple[float, ...]]


@dataclass(frozen=True, slots=True)
class Effort:
    """The sampling effort of a bidding search: deals, playouts and exchange candidates."""

    worlds: int
    each: int
    wide: int = 0
    last_words: int = 0  # deals for the final bid, if more than world_count

    @property
    def uncompiled(self) -> "Effort":
        """The effort that takes about half a second where the search runs as plain Python."""
        return Effort(max(self.worlds // 8, 4), 1, min(self.wide, 1))


@dataclass(frozen=True, slots=True)
class Efforts:
    """The sampling efforts of a player for contracts and for contests."""

    contracts: Effort
    showings: Effort

    @property
    def uncompiled(self) -> "Efforts":
        """The efforts where the search runs as plain Python."""
        return Efforts(self.contracts.uncompiled, self.showings.uncompiled)


@dataclass(frozen=True, slots=True)
class Outcome:
    """A match standing after a hand, its equity for each side, and the score of the hand."""

    match: Standing
    chances: tuple[float, ...]
    items: tuple[Item, ...] = ()
    points: tuple[int, ...] = ()  # empty where no points are counted
    tricks: tuple[int, ...] = ()


class Trial(Protocol):
    """The search for one decision before trick play: every action is tried in the same worlds."""

    effort: Effort

    def choose(self) -> Choice:
        """Return the best legal action."""
        ...

    def candidates(self) -> Sequence[Action]:
        """Return the legal actions worth searching."""
        ...

    def same_as(self, action: Action) -> Action:
        """Return the legal action that stands for all actions with the same effect."""
        ...

    def outcomes(self, action: Action) -> list[Outcome]:
        """Return the outcomes after an action, in the order of the worlds."""
        ...

    def facts(self) -> tuple[Fact, ...]:
        """Return the facts that decide."""
        ...


class ByContract(Protocol):
    """The part of a scoring model that a contract search uses."""

    count: ContractCount

    def pips(self, state: State, numbers: Lanes) -> Pips: ...

    def counted(self, holder: Seat) -> Count:
        """Return the kernel's scoring input for a declarer, or for NOBODY."""
        ...

    def ended(
        self, match: Standing, auction: Auction, totals: Sequence[int], tricks: Sequence[int]
    ) -> Counted:
        """Return the score of a hand with these totals and tricks, and the match after it."""
        ...


class Companion:
    """A model of one way of scoring for bots; subclasses implement what their games need."""

    counts: ClassVar[type[HandCount]]  # the count phase it belongs to
    count: HandCount

    def __init__(self, game: Game) -> None:
        count = game.count
        assert isinstance(count, self.counts), count
        self.game = game
        self.count = count

    # For the search

    @property
    def values(self) -> tuple[Values, ...]:
        """The card values, and the tie-break values if there are any."""
        return ()

    def stakes(self, state: State, worth: Worth, *, exact: bool = False) -> Count:
        """Return scoring input with the utility of every outcome of the hand in a state.

        Where outcomes are too many they are rounded, unless exact is set, which takes long.
        """
        raise AssertionError(f"no search counts by {type(self.count).__name__}")

    def next_dealer(self, state: State) -> Seat:
        """Return the next dealer; this also works before the first trick."""
        return self.game.seating.after(state.dealer)

    def pips(self, state: State, numbers: Lanes) -> Pips:
        """Return the card values and the points counted so far in the hand."""
        first, ties = (*self.values, NOTHING, NOTHING)[:2]
        trick, won = state.trick.cards, self._won(first, state)
        for card in state.exchange.away:
            won[self.game.seating.side(state.auction.holder)] += first[card] if card >= 0 else 0
        values, most = by_strength(first, numbers), max(first)
        return Pips(
            values=values,
            weights=[12 * value // most if most else 0 for value in values],
            tie_values=by_strength(ties, numbers),
            points=won,
            ties=self._won(ties, state),
            on_table=sum(first[card] for card in trick),
            ties_on_table=sum(ties[card] for card in trick),
        )

    def _won(self, values: Values, state: State) -> list[int]:
        """Return the card points that each side has won, padded to four sides."""
        totals = [0] * 4
        for trick in state.tricks:
            totals[self.game.seating.side(trick.winner)] += sum(
                values[card] for card in trick.cards
            )
        return totals

    # For the match

    def ending(self, log: Log) -> Ending:
        """Return the outcome code of the first hand in a log of events."""
        raise AssertionError(f"nobody writes down hands of {type(self.count).__name__}")

    def after(self, match: Standing, end: Ending, dealer: Side) -> Standing:
        """Return the match standing after a hand with an outcome, dealt by a side."""
        raise AssertionError(f"no match follows from endings of {type(self.count).__name__}")

    def course(self, endings: Endings) -> Course | None:
        """Return a match model for these outcomes, or None if only an estimate is possible."""
        if self.game.rules.target > LARGE:
            return None
        sides = len(self.game.seating.sides)
        return HandByHand(sides, endings, lambda match, end: self.after(match, end, Side(0)))

    # For decisions before trick play

    def by_habit(self, known: Knowledge, caution: int, *, raises: bool) -> Action:
        """Return the action that heuristics choose before trick play."""
        raise AssertionError("nothing is declared here")

    def trial(self, known: Knowledge, efforts: Efforts, worth: Worth, think: Think) -> Trial:
        """Return the search for a decision before trick play."""
        raise AssertionError("nothing is declared here")


def by_strength(values: Values, numbers: Lanes) -> list[int]:
    """Return the value of the card at each of the 16 codes of a suit."""
    return [
        values[numbers.cards[strength]] if numbers.cards[strength] >= 0 else 0
        for strength in range(16)
    ]


def scored_in(log: Log) -> HandScored:
    """Return the score event of the first hand in a log."""
    return next(event for event in log if isinstance(event, HandScored))
