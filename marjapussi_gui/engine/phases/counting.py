"""Parts shared by the scoring phases: tricks, card values, and the end of a hand."""

from abc import abstractmethod
from collections.abc import Iterable
from dataclasses import replace
from typing import ClassVar

from ...engine.errors import MarjapussiError
from ..actions import Action
from ..cards import MARRIAGE_PAIRS, RANK_OF, Card, cards_in_set
from ..events import (
    HandNote,
    HandScored,
    Log,
    MatchWon,
    ScoredCardGroup,
    ScoreItem,
    ScoreTerm,
    TermKey,
)
from ..frozen import frozen
from ..seating import Seating
from ..state import (
    NO_SIDE,
    NOBODY,
    DeclaredMarriage,
    GameState,
    MatchStanding,
    MatchStart,
    Seat,
    Side,
    Trick,
)
from . import ScoringPhase

CardValues = tuple[int, ...]


class MissingScoringError(MarjapussiError, ImportError):
    """Raised if a package has no module for one of the scoring phases."""


def create_card_values(**by_rank: int) -> CardValues:
    """Return a table with the value of each card. Ranks that are not given count 0."""
    return tuple(by_rank.get(rank, 0) for rank in RANK_OF)


def card_points_by_side(
    tricks: tuple[Trick, ...], card_values: CardValues, seating: Seating
) -> list[int]:
    totals = [0] * len(seating.sides)
    for trick in tricks:
        totals[seating.side_of(trick.winner)] += sum([card_values[card] for card in trick.cards])
    return totals


def card_value_term(
    side: Side, cards: Iterable[Card], card_values: CardValues, key: TermKey
) -> ScoreTerm:
    """Return the score term for some cards, grouped by card value with the highest value first."""
    alike: dict[int, list[Card]] = {}
    for card in sorted(cards):
        if card_values[card]:
            alike.setdefault(card_values[card], []).append(card)
    groups = tuple(
        ScoredCardGroup(tuple(alike[each]), each * len(alike[each]), each)
        for each in sorted(alike, reverse=True)
    )
    return ScoreTerm(side, key, sum(group.points for group in groups), groups)


def marriage_term(
    side: Side, marriage: DeclaredMarriage, points: int, key: TermKey = "marriage"
) -> ScoreTerm:
    return ScoreTerm(
        side, key, points, (ScoredCardGroup(cards_in_set(MARRIAGE_PAIRS[marriage.suit])),)
    )


def trick_score_term(side: Side, trick: Trick, points: int, key: TermKey = "last") -> ScoreTerm:
    """Return the score term for winning a particular trick, such as the last one."""
    return ScoreTerm(side, key, points, (ScoredCardGroup(trick.cards),))


@frozen
class HandOutcome:
    """The result of scoring a hand: score changes, notes on them, and the match standing after."""

    items: tuple[ScoreItem, ...]
    notes: tuple[HandNote, ...]
    match: MatchStanding  # with the new scores, and the winner if the match is over


def add_items(scores: tuple[int, ...], items: tuple[ScoreItem, ...]) -> tuple[int, ...]:
    """Return the scores with the points of all items added to their sides' scores."""
    totals = list(scores)
    for item in items:
        totals[item.side] += item.points
    return tuple(totals)


def score_event(
    before: MatchStanding,
    dealer: Seat,
    outcome: HandOutcome,
    tricks: tuple[int, ...],
    points: tuple[int, ...],
    terms: tuple[ScoreTerm, ...],
) -> HandScored:
    scores = outcome.match.scores
    gained = tuple(new - old for new, old in zip(scores, before.scores, strict=True))
    return HandScored(dealer, tricks, points, gained, scores, outcome.notes, outcome.items, terms)


def end_match(match: MatchStanding, winner: Side) -> MatchStanding:
    return replace(match, is_over=True, winner=winner)


@frozen
class HandScoringPhase(ScoringPhase):
    """Base class of the scoring phases. A subclass for each family of games defines its points."""

    seating: Seating
    scores_in_berries: ClassVar[bool] = False
    carried_key: ClassVar[str] = ""

    def name(self, state: GameState) -> str:
        raise AssertionError("nobody ever waits for a count")

    def tricks(self, state: GameState) -> tuple[int, ...]:
        won = [self.seating.side_of(trick.winner) for trick in state.tricks]
        return tuple(won.count(side) for side in self.seating.sides)

    def enter(self, state: GameState, log: Log | None) -> GameState:
        outcome = self.outcome(state)
        match = replace(outcome.match, hands_played=state.match.hands_played + 1)
        if log is not None:
            tricks, points = self.tricks(state), self.points(state)
            log.append(
                score_event(state.match, state.dealer, outcome, tricks, points, self.terms(state))
            )
            if match.is_over:
                log.append(MatchWon(match.winner))
        return state.replace(turn=NOBODY, dealer=self.next_dealer(state), match=match)

    def step(self, state: GameState, action: Action, log: Log | None) -> GameState:
        raise AssertionError("nobody acts while a hand is counted")

    def is_done(self, state: GameState) -> bool:
        return True

    def next_dealer(self, state: GameState) -> Seat:
        """Return the dealer of the next hand: the player to the left of the current dealer."""
        return self.seating.seat_after(state.dealer)

    @abstractmethod
    def outcome(self, state: GameState) -> HandOutcome:
        """Return the outcome of the finished hand."""

    def terms(self, state: GameState) -> tuple[ScoreTerm, ...]:
        """Return what each side's points consist of, with the cards that count."""
        return ()

    def sure_points(self, hand: Iterable[Card]) -> int:
        return 0

    def start_refusal_reason(self, start: MatchStart) -> str:
        return ""

    def card_terms(
        self, state: GameState, card_values: CardValues, key: TermKey = "cards"
    ) -> tuple[ScoreTerm, ...]:
        """Return one score term per side for the cards in its tricks."""
        won: list[list[Card]] = [[] for _ in self.seating.sides]
        for trick in state.tricks:
            won[self.seating.side_of(trick.winner)] += trick.cards
        return tuple(
            card_value_term(side, won[side], card_values, key) for side in self.seating.sides
        )


def single_best(candidates: tuple[Side, ...], points: tuple[int, ...]) -> Side:
    """Return the candidate with the most points, or NO_SIDE if there is a tie or no candidate."""
    most = max((points[side] for side in candidates), default=0)
    top = [side for side in candidates if points[side] == most]
    return top[0] if len(top) == 1 else NO_SIDE
