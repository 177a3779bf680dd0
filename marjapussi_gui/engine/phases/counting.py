"""Parts shared by the scoring of all games: tricks, card values, and the end of a hand."""

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
    """A package has no module for one kind of scoring; the text names both."""


def values_by_rank(**by_rank: int) -> CardValues:
    """Return the value of each card from the values of the ranks that count."""
    return tuple(by_rank.get(rank, 0) for rank in RANK_OF)


def card_points_by_side(
    tricks: tuple[Trick, ...], card_values: CardValues, seating: Seating
) -> list[int]:
    """Return the value of the cards that each side won."""
    totals = [0] * len(seating.sides)
    for trick in tricks:
        totals[seating.side_of(trick.winner)] += sum([card_values[card] for card in trick.cards])
    return totals


def pile_term(
    side: Side, cards: Iterable[Card], card_values: CardValues, key: TermKey
) -> ScoreTerm:
    """Return the score term of cards, grouped by their value, highest first."""
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
    """Return the score term of a marriage."""
    return ScoreTerm(
        side, key, points, (ScoredCardGroup(cards_in_set(MARRIAGE_PAIRS[marriage.suit])),)
    )


def trick_term(side: Side, trick: Trick, points: int, key: TermKey = "last") -> ScoreTerm:
    """Return the score term of a trick, such as the last one."""
    return ScoreTerm(side, key, points, (ScoredCardGroup(trick.cards),))


@frozen
class HandOutcome:
    """The effect of a scored hand on the match."""

    items: tuple[ScoreItem, ...]
    notes: tuple[HandNote, ...]
    match: MatchStanding  # with the new scores, and the winner if it is over


def add_items(scores: tuple[int, ...], items: tuple[ScoreItem, ...]) -> tuple[int, ...]:
    """Return the scores after all score items of a hand."""
    totals = list(scores)
    for item in items:
        totals[item.side] += item.points
    return tuple(totals)


def end_match(match: MatchStanding, winner: Side) -> MatchStanding:
    return replace(match, is_over=True, winner=winner)


@frozen
class HandScoringPhase(ScoringPhase):
    """The scoring of a hand; each family of games adds its own points."""

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
            if match.is_over:
                log.append(MatchWon(match.winner))
        return state.replace(turn=NOBODY, dealer=self.next_dealer(state), match=match)

    def step(self, state: GameState, action: Action, log: Log | None) -> GameState:
        raise AssertionError("nobody acts while a hand is counted")

    def is_done(self, state: GameState) -> bool:
        return True

    def next_dealer(self, state: GameState) -> Seat:
        """Return the next dealer: the player to the left of the dealer."""
        return self.seating.seat_after(state.dealer)

    @abstractmethod
    def outcome(self, state: GameState) -> HandOutcome:
        """Return the effect of the finished hand on the match."""

    def terms(self, state: GameState) -> tuple[ScoreTerm, ...]:
        """Return the points of each side line by line, with the cards that count."""
        return ()

    def start_refusal_reason(self, start: MatchStart) -> str:
        """Return why a match cannot start like this, or an empty string if it can."""
        return ""

    def card_terms(
        self, state: GameState, card_values: CardValues, key: TermKey = "cards"
    ) -> tuple[ScoreTerm, ...]:
        """Return a score term for the cards that each side won."""
        won: list[list[Card]] = [[] for _ in self.seating.sides]
        for trick in state.tricks:
            won[self.seating.side_of(trick.winner)] += trick.cards
        return tuple(pile_term(side, won[side], card_values, key) for side in self.seating.sides)


def single_best(candidates: tuple[Side, ...], points: tuple[int, ...]) -> Side:
    """Return the side with the most points, or NO_SIDE if there is none or a tie."""
    most = max((points[side] for side in candidates), default=0)
    top = [side for side in candidates if points[side] == most]
    return top[0] if len(top) == 1 else NO_SIDE
