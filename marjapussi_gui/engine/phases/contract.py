"""Scoring of the auction games: the declarer wins or loses the bid, others score their points."""

from dataclasses import replace

from ..cards import Card
from ..events import Item, Note, Term
from ..frozen import frozen
from ..rules import Rules
from ..state import NO_SIDE, NOBODY, Auction, Side, Standing, Start, State
from .counting import (
    HandCount,
    Outcome,
    Values,
    best_of,
    of_pile,
    of_trick,
    sum_by_side,
    with_items,
    won_by,
)
from .marriages import Speech

LAST_TRICK = 20


def most_to_make(pips: Values, pack: tuple[Card, ...], worth: tuple[int, ...]) -> int:
    """Return the greatest number of points that one side can make in a hand."""
    return sum(pips[card] for card in pack) + LAST_TRICK + sum(worth)


@frozen
class ContractCount(HandCount):
    """The scoring of a hand with a declarer, or of one that all have passed."""

    rules: Rules
    speech: Speech
    pips: Values
    whole_pack: int = 0  # points for taking all tricks; 0 if they are counted

    def points(self, state: State) -> tuple[int, ...]:
        totals = sum_by_side(state.tricks, self.pips, self.seating)
        taken = self.tricks(state)
        if state.exchange.away:
            declarer = self.seating.side(state.auction.holder)
            if self.rules.discards_count == "always" or taken[declarer]:
                totals[declarer] += sum(self.pips[card] for card in state.exchange.away)
        if state.tricks and not any(state.hands):
            if self.whole_pack and max(taken) == len(state.tricks):
                totals = [self.whole_pack * bool(won) for won in taken]
            totals[self.seating.side(state.tricks[-1].winner)] += LAST_TRICK
        for side, worth in enumerate(self.speech.worth_to(state.marriages.made)):
            totals[side] += worth
        return tuple(totals)

    def terms(self, state: State) -> tuple[Term, ...]:
        taken = self.tricks(state)
        has_all = bool(self.whole_pack) and bool(taken) and max(taken) == len(state.tricks)
        if has_all:
            everything = Side(taken.index(max(taken)))
            terms = [Term(everything, "pack", self.whole_pack)]
        else:
            terms = [*self.of_cards(state, self.pips), *self._away(state, taken)]
        terms += self.speech.terms_of(state.marriages.made)
        if state.tricks and not any(state.hands):
            last = state.tricks[-1]
            terms.append(of_trick(self.seating.side(last.winner), last, LAST_TRICK))
        return tuple(terms)

    def _away(self, state: State, taken: tuple[int, ...]) -> list[Term]:
        """Return the score terms of the declarer's discards."""
        if not state.exchange.away:
            return []
        declarer = self.seating.side(state.auction.holder)
        if self.rules.discards_count != "always" and not taken[declarer]:
            return []
        away = of_pile(declarer, state.exchange.away, self.pips, "away")
        return [away] if away.points else []

    def outcome(self, state: State) -> Outcome:
        return self.settled(state.match, state.auction, self.points(state), self.tricks(state))

    def settled(
        self, match: Standing, auction: Auction, totals: tuple[int, ...], tricks: tuple[int, ...]
    ) -> Outcome:
        """Return the outcome of a hand with these totals and tricks."""
        declarer = NO_SIDE if auction.holder == NOBODY else self.seating.side(auction.holder)
        if declarer == NO_SIDE:
            items = self._taken(totals, declarer)
            notes: list[Note] = ["passed"]
        else:
            is_made = totals[declarer] >= auction.raised
            notes = ["made" if is_made else "failed"]
            lost = self._trickless(auction, tricks, declarer, is_made=is_made)
            items = self._scored(auction, totals, tricks, declarer, is_made=is_made) + lost
        if not all(tricks):
            notes.append("lapiajo")
        scores = with_items(match.scores, tuple(items))
        won = self.finished(replace(match, scores=scores), declarer)
        return Outcome(tuple(items), tuple(notes), won)

    def finished(self, match: Standing, declarer: Side = NO_SIDE) -> Standing:
        """Return the match after a hand, with a winner if it is over."""
        scores, rules = match.scores, self.rules
        if rules.deals:
            if match.hands + 1 < rules.deals:
                return match
            return won_by(match, best_of(self.seating.sides, scores))
        reached = tuple(side for side in self.seating.sides if scores[side] >= rules.target)
        winner = best_of(reached, scores)
        if rules.both_reach == "declarer" and declarer in reached:
            winner = declarer
        return match if winner == NO_SIDE else won_by(match, winner)

    def _taken(self, totals: tuple[int, ...], declarer: Side) -> list[Item]:
        """Return the score items of all sides but the declarer's."""
        others = (side for side in self.seating.sides if side != declarer)
        return [Item(side, "taken", self._rounded(totals[side])) for side in others]

    def _rounded(self, points: int) -> int:
        return (points + 2) // 5 * 5 if self.rules.round_others else points

    def _scored(
        self,
        auction: Auction,
        totals: tuple[int, ...],
        tricks: tuple[int, ...],
        declarer: Side,
        *,
        is_made: bool,
    ) -> list[Item]:
        """Return the score items of the bid and of the other sides, sorted by side."""
        gains = is_made and (tricks[declarer] > 0 or self.rules.trickless == "bid")
        bid = Item(declarer, "made" if gains else "failed", (1 if gains else -1) * auction.raised)
        return sorted([bid, *self._taken(totals, declarer)])

    def _trickless(
        self, auction: Auction, tricks: tuple[int, ...], declarer: Side, *, is_made: bool
    ) -> list[Item]:
        """Return what sides without a trick lose in addition."""
        lost = [0] * len(tricks)
        is_double = self.rules.trickless == "double"
        for side in self.seating.sides:
            if tricks[side]:
                continue
            if side == declarer:
                lost[side] = auction.bid if self.rules.trickless == "bid" else auction.raised
            elif is_double:
                lost[side] = 2 * auction.raised if is_made else 0
            elif is_made or not (self.rules.lapiajo_waived and tricks[declarer] == sum(tricks)):
                lost[side] = auction.bid
        return [Item(side, "lapiajo", -lost[side]) for side in self.seating.sides if lost[side]]

    def start_refusal(self, start: Start) -> str:
        if any(score >= self.rules.target for score in start.scores):
            return f"scores are less than {self.rules.target}"
        return ""
