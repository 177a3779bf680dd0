"""Scoring of tuppi: only one side has points; a side that beats it sets its score to 0."""

from dataclasses import replace

from ..events import Item, Term, Tray
from ..frozen import frozen
from ..rules import Rules
from ..state import NO_SIDE, NOBODY, Contest, Showing, Side, Standing, Start, State
from .counting import HandCount, Outcome, best_of, of_trick, with_items, won_by

ODD = 6  # each trick above this number scores in rami
EVEN = 7  # each trick below this number scores in nolo
RAMI, RAMI_BROKEN, NOLO, SOOLI = 4, 8, 4, 24


@frozen
class RisingCount(HandCount):
    """The scoring of tricks won in rami, or avoided in nolo and sooli."""

    rules: Rules

    def points(self, state: State) -> tuple[int, ...]:
        return self.tricks(state)

    def terms(self, state: State) -> tuple[Term, ...]:
        won = [(self.seating.side(trick.winner), trick) for trick in state.tricks]
        terms = []
        for side in self.seating.sides:
            best = tuple(trick.best for taker, trick in won if taker == side)
            terms.append(Term(side, "tricks", len(best), (Tray(best),) if best else ()))
        if state.showing.soloist != NOBODY:
            solo = self.seating.side(state.showing.soloist)
            taken = [trick for taker, trick in won if taker == solo]
            terms += [of_trick(solo, trick, 0, "broken") for trick in taken[:1]]
        return tuple(terms)

    def outcome(self, state: State) -> Outcome:
        return self.settled(state.match, state.showing.game, *self.winner(state))

    def settled(self, match: Standing, game: Contest, winner: Side, worth: int) -> Outcome:
        """Return the outcome of a hand with this contest, winner and points."""
        scores = match.scores
        loser = Side(1 - winner)
        reset = scores[loser] > 0
        items = []
        if not reset or self.rules.winner_banks:
            items.append(Item(winner, game, worth))
        if reset:
            items.append(Item(loser, "reset", -scores[loser]))
        new = with_items(scores, tuple(items))
        kept = new[winner] - scores[winner]
        collected = list(match.collected)
        collected[winner] += kept
        match = replace(match, scores=new, collected=tuple(collected))
        notes = (game, *(("reset",) if reset else ()))
        return Outcome(tuple(items), notes, self._decided(match, reset=reset))

    def winner(self, state: State) -> tuple[Side, int]:
        """Return the side that wins the hand with its tricks so far, and its points."""
        return self.winner_of(state.showing, self.tricks(state))

    def winner_of(self, showing: Showing, tricks: tuple[int, ...]) -> tuple[Side, int]:
        """Return the side that wins with these bids and tricks, and its points."""
        if showing.soloist != NOBODY:
            solo = self.seating.side(showing.soloist)
            return (Side(1 - solo) if tricks[solo] else solo), SOOLI
        more = Side(0 if tricks[0] > tricks[1] else 1)
        if showing.game == Contest.NOLO:
            fewer = Side(1 - more)
            return fewer, NOLO * (EVEN - tricks[fewer])
        broken = more != self.seating.side(showing.declarer)
        return more, (RAMI_BROKEN if broken else RAMI) * (tricks[more] - ODD)

    def is_lost(self, state: State) -> bool:
        """Return whether to stop because the side with points can no longer win the hand."""
        scores = state.match.scores
        if not self.rules.stop_when_lost or self.rules.winner_banks or not any(scores):
            return False
        rising = 0 if scores[0] else 1
        tricks = self.tricks(state)
        if state.showing.game == Contest.NOLO:
            return tricks[rising] >= EVEN
        return tricks[1 - rising] > ODD

    def start_refusal(self, start: Start) -> str:
        if any(not 0 <= score < self.rules.target for score in start.scores):
            return f"scores are from 0 to less than {self.rules.target}"
        if start.scores and all(start.scores):
            return "both sides cannot have points"
        return ""

    def _decided(self, match: Standing, *, reset: bool) -> Standing:
        for side in self.seating.sides:
            if match.scores[side] >= self.rules.target:
                return won_by(match, side)
        if not self.rules.deals or match.hands + 1 < self.rules.deals:
            return match
        match = replace(match, extended=match.extended or reset)
        leader = best_of(self.seating.sides, match.collected)
        return won_by(match, leader) if match.extended and leader != NO_SIDE else match
