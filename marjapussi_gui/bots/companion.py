"""What every way of counting hands brings along for the players: the form of a companion."""

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
LARGE = 60  # a target beyond which hand by hand has too many standings

# What a match is worth to each side, and who deals next
Worth = Callable[[Standing, Seat], tuple[float, ...]]


@dataclass(frozen=True, slots=True)
class Effort:
    """How many deals are looked at, how often each is played, and how many gifts are weighed."""

    worlds: int
    each: int
    wide: int = 0
    last_words: int = 0  # deals for the last word, where that takes more of them

    @property
    def uncompiled(self) -> "Effort":
        """An effort that takes half a second where the search runs as Python."""
        return Effort(max(self.worlds // 8, 4), 1, min(self.wide, 1))


@dataclass(frozen=True, slots=True)
class Efforts:
    """What a player spends on what is declared before tricks."""

    contracts: Effort
    showings: Effort

    @property
    def uncompiled(self) -> "Efforts":
        """What it spends where the search runs as Python."""
        return Efforts(self.contracts.uncompiled, self.showings.uncompiled)


@dataclass(frozen=True, slots=True)
class Outcome:
    """A match after a hand, what it is worth to the sides, and how the hand was counted."""

    match: Standing
    chances: tuple[float, ...]
    items: tuple[Item, ...] = ()
    points: tuple[int, ...] = ()  # nothing where none are counted
    tricks: tuple[int, ...] = ()


class Trial(Protocol):
    """One decision before tricks: all that may be done is tried in the same worlds."""

    effort: Effort

    def choose(self) -> Choice:
        """Return the best of what is legal."""
        ...

    def candidates(self) -> Sequence[Action]:
        """Return what is legal and worth thinking about."""
        ...

    def same_as(self, action: Action) -> Action:
        """Return the first of the legal actions that come to the same."""
        ...

    def outcomes(self, action: Action) -> list[Outcome]:
        """Return what the match comes to after an action, world by world."""
        ...

    def facts(self) -> tuple[Fact, ...]:
        """Return what decides."""
        ...


class ByContract(Protocol):
    """What a decision asks of the companion of its count."""

    count: ContractCount

    def pips(self, state: State, numbers: Lanes) -> Pips: ...

    def counted(self, holder: Seat) -> Count:
        """Return how totals are counted when holder declares, or NOBODY does."""
        ...

    def ended(
        self, match: Standing, auction: Auction, totals: Sequence[int], tricks: Sequence[int]
    ) -> Counted:
        """Return how a hand with these totals and tricks is counted, and the match after it."""
        ...


class Companion:
    """All that players know of one way of counting; what a game never asks for is left out."""

    counts: ClassVar[type[HandCount]]  # what it goes with
    count: HandCount

    def __init__(self, game: Game) -> None:
        count = game.count
        assert isinstance(count, self.counts), count
        self.game = game
        self.count = count

    # For the search

    @property
    def values(self) -> tuple[Values, ...]:
        """What cards count, and what they count where that is equal."""
        return ()

    def stakes(self, state: State, worth: Worth, *, exact: bool = False) -> Count:
        """Return what the outcomes of the hand in state are worth, for the whole hand.

        Where they are too many they are near to what they are worth, and take long if exact.
        """
        raise AssertionError(f"no search counts by {type(self.count).__name__}")

    def next_dealer(self, state: State) -> Seat:
        """Return who deals next, seen from before the first trick too."""
        return self.game.seating.after(state.dealer)

    def pips(self, state: State, numbers: Lanes) -> Pips:
        """Return what cards count, and what was counted so far in the hand."""
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
        """Return what the cards that each side has won count, for four sides."""
        totals = [0] * 4
        for trick in state.tricks:
            totals[self.game.seating.side(trick.winner)] += sum(
                values[card] for card in trick.cards
            )
        return totals

    # For the match

    def ending(self, log: Log) -> Ending:
        """Return how the first hand of a match ended, whose events are in log."""
        raise AssertionError(f"nobody writes down hands of {type(self.count).__name__}")

    def after(self, match: Standing, end: Ending, dealer: Side) -> Standing:
        """Return the match after a hand that ended so, dealt by that side."""
        raise AssertionError(f"no match follows from endings of {type(self.count).__name__}")

    def course(self, endings: Endings) -> Course | None:
        """Return how matches go on by hands that end so; None where an estimate must do."""
        if self.game.rules.target > LARGE:
            return None
        sides = len(self.game.seating.sides)
        return HandByHand(sides, endings, lambda match, end: self.after(match, end, Side(0)))

    # For what is declared before tricks

    def by_habit(self, known: Knowledge, caution: int, *, raises: bool) -> Action:
        """Return what a player of habits declares, or hands over."""
        raise AssertionError("nothing is declared here")

    def trial(self, known: Knowledge, efforts: Efforts, worth: Worth, think: Think) -> Trial:
        """Return what tries all that can be declared, or handed over, by what hands come to."""
        raise AssertionError("nothing is declared here")


def by_strength(values: Values, numbers: Lanes) -> list[int]:
    """Return what the cards of each strength count."""
    return [
        values[numbers.cards[strength]] if numbers.cards[strength] >= 0 else 0
        for strength in range(16)
    ]


def scored_in(log: Log) -> HandScored:
    """Return how the first hand in log was scored."""
    return next(event for event in log if isinstance(event, HandScored))
