"""Counting a contract: the declarer gains or loses the bid, the others what they took."""

from dataclasses import replace

from ..cards import Card
from ..events import Item
from ..records import record
from ..rules import Rules
from ..state import NO_SIDE, Auction, Match, Start, State
from .counting import HandCount, Outcome, Values, best_of, sum_by_side, with_items, won_by
from .marriages import Speech

LAST_TRICK = 20


def most_to_make(pips: Values, pack: tuple[Card, ...], worth: tuple[int, ...]) -> int:
    """Return the most points that one side can make in a hand."""
    return sum(pips[card] for card in pack) + LAST_TRICK + sum(worth)


@record
class ContractCount(HandCount):
    """Plus or minus the bid for the declarer; who has no trick loses the first bid besides."""

    rules: Rules
    speech: Speech
    pips: Values

    def points(self, state: State) -> tuple[int, ...]:
        totals = sum_by_side(state.tricks, self.pips, self.seating)
        for side, worth in enumerate(self.speech.worth_to(state.marriages.made)):
            totals[side] += worth
        if state.exchange.away:
            declarer = self.seating.side(state.auction.holder)
            totals[declarer] += sum(self.pips[card] for card in state.exchange.away)
        if state.tricks and not any(state.hands):
            totals[self.seating.side(state.tricks[-1].winner)] += LAST_TRICK
        return tuple(totals)

    def outcome(self, state: State) -> Outcome:
        return self.settled(state.match, state.auction, self.points(state), self.tricks(state))

    def settled(
        self, match: Match, auction: Auction, totals: tuple[int, ...], tricks: tuple[int, ...]
    ) -> Outcome:
        """Return what a hand with these totals and tricks does to the match."""
        declarer = self.seating.side(auction.holder)
        made = totals[declarer] >= auction.raised
        items, notes = [], ["made" if made else "failed"]
        for side in self.seating.sides:
            if side == declarer:
                items.append(Item(side, notes[0], auction.raised if made else -auction.raised))
            else:
                items.append(Item(side, "taken", totals[side]))
        waived = self.rules.lapiajo_waived and not made
        took_all = tricks[declarer] == sum(tricks)
        for side in self.seating.sides:
            if not tricks[side]:
                notes = [notes[0], "lapiajo"]
                if not (waived and took_all):
                    items.append(Item(side, "lapiajo", -auction.bid))
        scores = with_items(match.scores, tuple(items))
        return Outcome(tuple(items), tuple(notes), self.finished(replace(match, scores=scores)))

    def finished(self, match: Match) -> Match:
        """Return the match, won if one side is the highest at the target or above."""
        scores = match.scores
        reached = tuple(side for side in self.seating.sides if scores[side] >= self.rules.target)
        winner = best_of(reached, scores)
        return match if winner == NO_SIDE else won_by(match, winner)

    def start_refusal(self, start: Start) -> str:
        if any(score >= self.rules.target for score in start.scores):
            return f"scores are less than {self.rules.target}"
        return ""
