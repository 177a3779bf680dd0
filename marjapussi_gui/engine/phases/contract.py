"""Scoring of the auction games: the declarer gains or loses the bid; others score points."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from ..cards import Card, card_set, cards_in_set, cards_of_ranks
from ..events import HandNote, ScoreItem, ScoreTerm
from ..frozen import frozen
from ..rules import Rules
from ..state import (
    NO_SIDE,
    NOBODY,
    Auction,
    DeclaredMarriage,
    GameState,
    MatchStanding,
    MatchStart,
    Side,
)
from .counting import (
    CardValues,
    HandOutcome,
    HandScoringPhase,
    add_items,
    card_points_by_side,
    card_value_term,
    end_match,
    single_best,
    trick_score_term,
)
from .marriages import MarriageRules

LAST_TRICK_POINTS = 20
ACES = cards_of_ranks("A")


def max_hand_points(
    card_values: CardValues, pack: tuple[Card, ...], marriage_points: tuple[int, ...]
) -> int:
    """Return the maximum number of points that one side can make in a hand."""
    return sum(card_values[card] for card in pack) + LAST_TRICK_POINTS + sum(marriage_points)


@frozen
class ContractScoringPhase(HandScoringPhase):
    """Scores a hand with a declarer, or one in which all players passed."""

    rules: Rules
    marriage_rules: MarriageRules
    card_values: CardValues
    all_tricks_points: int = 0  # points for taking all tricks; 0 to count their cards as usual

    def points(self, state: GameState) -> tuple[int, ...]:
        totals = card_points_by_side(state.tricks, self.card_values, self.seating)
        taken, last = self.tricks(state), NO_SIDE
        if state.exchange.discards:
            declarer = self.seating.side_of(state.auction.highest_bidder)
            if self.rules.discards_count == "always" or taken[declarer]:
                totals[declarer] += sum(self.card_values[card] for card in state.exchange.discards)
        if state.tricks and not any(state.hands):
            last = self.seating.side_of(state.tricks[-1].winner)
        return self.hand_points(totals, taken, last, state.marriages.declared)

    def hand_points(
        self,
        card_points: Sequence[int],
        tricks: Sequence[int],
        last_side: Side,
        marriages: tuple[DeclaredMarriage, ...],
    ) -> tuple[int, ...]:
        """Return each side's points, given its card points and its tricks.

        last_side took the last trick; it is NO_SIDE until all cards have been played.
        """
        totals = list(card_points)
        if last_side != NO_SIDE:
            if self.all_tricks_points and max(tricks) == sum(tricks):
                totals = [self.all_tricks_points * bool(won) for won in tricks]
            totals[last_side] += LAST_TRICK_POINTS
        for side, worth in enumerate(self.marriage_rules.points_by_side(marriages)):
            totals[side] += worth
        return tuple(totals)

    def sure_points(self, hand: Iterable[Card]) -> int:
        """Return the points of the aces and the marriages in a hand."""
        cards = card_set(hand)
        aces = sum(self.card_values[card] for card in cards_in_set(cards & ACES))
        return aces + self.marriage_rules.held_points(cards)

    def terms(self, state: GameState) -> tuple[ScoreTerm, ...]:
        taken = self.tricks(state)
        has_all = bool(self.all_tricks_points) and bool(taken) and max(taken) == len(state.tricks)
        if has_all:
            everything = Side(taken.index(max(taken)))
            terms = [ScoreTerm(everything, "pack", self.all_tricks_points)]
        else:
            terms = [*self.card_terms(state, self.card_values), *self._discard_terms(state, taken)]
        terms += self.marriage_rules.score_terms(state.marriages.declared)
        if state.tricks and not any(state.hands):
            last = state.tricks[-1]
            terms.append(
                trick_score_term(self.seating.side_of(last.winner), last, LAST_TRICK_POINTS)
            )
        return tuple(terms)

    def _discard_terms(self, state: GameState, tricks: tuple[int, ...]) -> list[ScoreTerm]:
        """Return the score terms of the cards that the declarer discarded."""
        if not state.exchange.discards:
            return []
        declarer = self.seating.side_of(state.auction.highest_bidder)
        if self.rules.discards_count != "always" and not tricks[declarer]:
            return []
        away = card_value_term(declarer, state.exchange.discards, self.card_values, "away")
        return [away] if away.points else []

    def outcome(self, state: GameState) -> HandOutcome:
        return self.score_hand(state.match, state.auction, self.points(state), self.tricks(state))

    def score_hand(
        self,
        match: MatchStanding,
        auction: Auction,
        totals: tuple[int, ...],
        tricks: tuple[int, ...],
    ) -> HandOutcome:
        """Return the outcome of a hand, given the points (totals) and tricks of each side."""
        declarer = (
            NO_SIDE
            if auction.highest_bidder == NOBODY
            else self.seating.side_of(auction.highest_bidder)
        )
        if declarer == NO_SIDE:
            items = self._opponent_items(totals, declarer)
            notes: list[HandNote] = ["passed"]
        else:
            is_made = totals[declarer] >= auction.final_bid
            notes = ["made" if is_made else "failed"]
            lost = self._trickless_items(auction, tricks, declarer, is_made=is_made)
            items = self._score_items(auction, totals, tricks, declarer, is_made=is_made) + lost
        if not all(tricks):
            notes.append("lapiajo")
        scores = add_items(match.scores, tuple(items))
        won = self.decide_match(replace(match, scores=scores), declarer)
        return HandOutcome(tuple(items), tuple(notes), won)

    def decide_match(self, match: MatchStanding, declarer: Side = NO_SIDE) -> MatchStanding:
        """Return the match after a hand, with its winner if that hand ended the match."""
        scores, rules = match.scores, self.rules
        if rules.deals:
            if match.hands_played + 1 < rules.deals:
                return match
            return end_match(match, single_best(self.seating.sides, scores))
        reached = tuple(side for side in self.seating.sides if scores[side] >= rules.target)
        winner = single_best(reached, scores)
        if rules.both_reach == "declarer" and declarer in reached:
            winner = declarer
        return match if winner == NO_SIDE else end_match(match, winner)

    def _opponent_items(self, totals: tuple[int, ...], declarer: Side) -> list[ScoreItem]:
        """Return the score items of all sides except the declarer's."""
        others = (side for side in self.seating.sides if side != declarer)
        return [ScoreItem(side, "taken", self._round_points(totals[side])) for side in others]

    def _round_points(self, points: int) -> int:
        return (points + 2) // 5 * 5 if self.rules.round_others else points

    def _score_items(
        self,
        auction: Auction,
        totals: tuple[int, ...],
        tricks: tuple[int, ...],
        declarer: Side,
        *,
        is_made: bool,
    ) -> list[ScoreItem]:
        """Return the score items for the declarer's bid and for the other sides, sorted by side."""
        gains = is_made and (tricks[declarer] > 0 or self.rules.trickless == "bid")
        bid = ScoreItem(
            declarer, "made" if gains else "failed", (1 if gains else -1) * auction.final_bid
        )
        return sorted([bid, *self._opponent_items(totals, declarer)])

    def _trickless_items(
        self, auction: Auction, tricks: tuple[int, ...], declarer: Side, *, is_made: bool
    ) -> list[ScoreItem]:
        """Return the score items for the points that sides without a trick lose."""
        lost = [0] * len(tricks)
        is_double = self.rules.trickless == "double"
        for side in self.seating.sides:
            if tricks[side]:
                continue
            if side == declarer:
                lost[side] = auction.bid if self.rules.trickless == "bid" else auction.final_bid
            elif is_double:
                lost[side] = 2 * auction.final_bid if is_made else 0
            elif is_made or not (self.rules.lapiajo_waived and tricks[declarer] == sum(tricks)):
                lost[side] = auction.bid
        return [
            ScoreItem(side, "lapiajo", -lost[side]) for side in self.seating.sides if lost[side]
        ]

    def start_refusal_reason(self, start: MatchStart) -> str:
        if any(score >= self.rules.target for score in start.scores):
            return f"'scores' must be less than {self.rules.target}"
        return ""
