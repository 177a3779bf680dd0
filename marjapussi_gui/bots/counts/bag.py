"""The scoring model of games with a bag: higher total, skunk and trickless side."""

from array import array

from ...engine.events import Log
from ...engine.phases.bag import BagCount
from ...engine.phases.counting import Values, best_of
from ...engine.state import NO_SIDE, Seat, Side, Standing, State
from ..companion import Companion, Worth, scored_in
from ..endings import NONE, Ending, from_dealer, side_at, tricks_but_of
from ..kernel.constants import BY_TOTALS
from ..kernel.given import Count

TRICKLESS = (NO_SIDE, Side(0), Side(1))


class Bag(Companion):
    """Scoring with a bag. Outcome code: side with more points, is skunked, trickless side."""

    counts = BagCount
    count: BagCount

    @property
    def values(self) -> tuple[Values, ...]:
        return (self.count.pips,)

    def next_dealer(self, state: State) -> Seat:
        return (state.tricks[0] if state.tricks else state.trick).leader

    def stakes(self, state: State, worth: Worth, *, exact: bool = False) -> Count:
        rules, dealer, outcomes = self.count.rules, self.next_dealer(state), array("d")
        for winner in TRICKLESS:
            for low in (rules.skunk, rules.skunk - 1):
                for trickless in TRICKLESS:
                    tricks = tricks_but_of(trickless, 2)
                    match = self.count.settled(state.match, self._totals(winner, low), tricks).match
                    outcomes.append(worth(match, dealer)[0])
        return Count(
            kind=BY_TOTALS, outcomes=outcomes, skunk=rules.skunk, last_worth=rules.last_trick
        )

    def ending(self, log: Log) -> Ending:
        scored = scored_in(log)
        dealer = self.game.seating.side(scored.dealer)
        more = from_dealer(best_of(self.game.seating.sides, scored.points), dealer, 2)
        trickless = [side for side in self.game.seating.sides if not scored.tricks[side]]
        none = from_dealer(trickless[0], dealer, 2) if trickless else NONE
        return (more, int(min(scored.points) < self.count.rules.skunk), none)

    def after(self, match: Standing, end: Ending, dealer: Side) -> Standing:
        more, is_skunked, none = end
        totals = self._totals(side_at(more, dealer, 2), self.count.rules.skunk - is_skunked)
        tricks = tricks_but_of(side_at(none, dealer, 2), 2)
        return self.count.settled(match, totals, tricks).match

    def _totals(self, winner: Side, low: int) -> tuple[int, ...]:
        """Return totals with a given lower one and a higher one for the winner."""
        high = max(low + 1, self.count.rules.skunk)
        return tuple(high if side == winner else low for side in range(2))


COMPANION = Bag
