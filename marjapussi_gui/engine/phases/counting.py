"""Parts shared by the scoring of all games: tricks, card values, and the end of a hand."""

from abc import abstractmethod
from collections.abc import Iterable
from dataclasses import replace
from typing import ClassVar

from ..actions import Action
from ..cards import PAIRS, RANK_OF, Card, members
from ..events import HandScored, Item, Log, MatchWon, Note, Term, TermKey, Tray
from ..frozen import frozen
from ..seating import Seating
from ..state import NO_SIDE, NOBODY, Made, Seat, Side, Standing, Start, State, Trick
from . import Count

Values = tuple[int, ...]


class NoCompanion(ImportError):
    """A package has no module for one kind of scoring; the text names both."""


def card_values(**by_rank: int) -> Values:
    """Return the value of each card from the values of the ranks that count."""
    return tuple(by_rank.get(rank, 0) for rank in RANK_OF)


def sum_by_side(tricks: tuple[Trick, ...], values: Values, seating: Seating) -> list[int]:
    """Return the value of the cards that each side won."""
    totals = [0] * len(seating.sides)
    for trick in tricks:
        totals[seating.side(trick.winner)] += sum([values[card] for card in trick.cards])
    return totals


def of_pile(side: Side, cards: Iterable[Card], values: Values, key: TermKey) -> Term:
    """Return the score term of cards, grouped by their value, highest first."""
    alike: dict[int, list[Card]] = {}
    for card in sorted(cards):
        if values[card]:
            alike.setdefault(values[card], []).append(card)
    trays = tuple(
        Tray(tuple(alike[each]), each * len(alike[each]), each)
        for each in sorted(alike, reverse=True)
    )
    return Term(side, key, sum(tray.points for tray in trays), trays)


def of_pair(side: Side, made: Made, points: int, key: TermKey = "marriage") -> Term:
    """Return the score term of a marriage."""
    return Term(side, key, points, (Tray(members(PAIRS[made.suit])),))


def of_trick(side: Side, trick: Trick, points: int, key: TermKey = "last") -> Term:
    """Return the score term of a trick, such as the last one."""
    return Term(side, key, points, (Tray(trick.cards),))


@frozen
class Outcome:
    """The effect of a scored hand on the match."""

    items: tuple[Item, ...]
    notes: tuple[Note, ...]
    match: Standing  # with the new scores, and the winner if it is over


def with_items(scores: tuple[int, ...], items: tuple[Item, ...]) -> tuple[int, ...]:
    """Return the scores after all score items of a hand."""
    totals = list(scores)
    for item in items:
        totals[item.side] += item.points
    return tuple(totals)


def won_by(match: Standing, side: Side) -> Standing:
    return replace(match, over=True, winner=side)


@frozen
class HandCount(Count):
    """The scoring of a hand; each family of games adds its own points."""

    seating: Seating
    in_berries: ClassVar[bool] = False
    remembers: ClassVar[str] = ""

    def name(self, state: State) -> str:
        raise AssertionError("nobody ever waits for a count")

    def tricks(self, state: State) -> tuple[int, ...]:
        won = [self.seating.side(trick.winner) for trick in state.tricks]
        return tuple(won.count(side) for side in self.seating.sides)

    def enter(self, state: State, log: Log | None) -> State:
        outcome = self.outcome(state)
        match = replace(outcome.match, hands=state.match.hands + 1)
        if log is not None:
            gained = [new - old for new, old in zip(match.scores, state.match.scores, strict=True)]
            log.append(
                HandScored(
                    state.dealer,
                    self.tricks(state),
                    self.points(state),
                    tuple(gained),
                    match.scores,
                    outcome.notes,
                    outcome.items,
                    self.terms(state),
                )
            )
            if match.over:
                log.append(MatchWon(match.winner))
        return state.but(turn=NOBODY, dealer=self.next_dealer(state), match=match)

    def step(self, state: State, action: Action, log: Log | None) -> State:
        raise AssertionError("nobody acts while a hand is counted")

    def done(self, state: State) -> bool:
        return True

    def next_dealer(self, state: State) -> Seat:
        """Return the next dealer: the player to the left of the dealer."""
        return self.seating.after(state.dealer)

    @abstractmethod
    def outcome(self, state: State) -> Outcome:
        """Return the effect of the finished hand on the match."""

    def terms(self, state: State) -> tuple[Term, ...]:
        """Return the points of each side line by line, with the cards that count."""
        return ()

    def start_refusal(self, start: Start) -> str:
        """Return why a match cannot start like this, or an empty string if it can."""
        return ""

    def of_cards(self, state: State, values: Values, key: TermKey = "cards") -> tuple[Term, ...]:
        """Return a score term for the cards that each side won."""
        won: list[list[Card]] = [[] for _ in self.seating.sides]
        for trick in state.tricks:
            won[self.seating.side(trick.winner)] += trick.cards
        return tuple(of_pile(side, won[side], values, key) for side in self.seating.sides)


def best_of(candidates: tuple[Side, ...], worth: tuple[int, ...]) -> Side:
    """Return the side with the most points, or NO_SIDE if there is none or a tie."""
    most = max((worth[side] for side in candidates), default=0)
    top = [side for side in candidates if worth[side] == most]
    return top[0] if len(top) == 1 else NO_SIDE
