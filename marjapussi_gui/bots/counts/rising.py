"""The scoring model of rising scores: tricks won or avoided, one side with points at a time."""

from array import array

from ...engine.actions import Action
from ...engine.events import Log
from ...engine.phases.rising import RisingCount
from ...engine.state import NOBODY, Contest, Side, Standing, State
from .. import showings
from ..base import Think
from ..companion import Companion, Efforts, Trial, Worth, scored_in
from ..endings import Ending, from_dealer, side_at
from ..kernel.constants import BY_TRICKS
from ..kernel.given import Count
from ..knowledge import Knowledge


class Rising(Companion):
    """Scoring where one side rises at a time. Outcome code: winner, points."""

    counts = RisingCount
    count: RisingCount

    def stakes(self, state: State, worth: Worth, *, exact: bool = False) -> Count:
        count, showing, dealer = self.count, state.showing, self.next_dealer(state)
        outcomes = array("d")
        for tricks in range(14):
            won = count.winner_of(showing, (tricks, 13 - tricks))
            outcomes.append(worth(count.settled(state.match, showing.game, *won).match, dealer)[0])
        lone = -1 if showing.soloist == NOBODY else count.seating.side(showing.soloist)
        return Count(
            kind=BY_TRICKS, outcomes=outcomes, lone=lone, aim=int(showing.game == Contest.NOLO)
        )

    def ending(self, log: Log) -> Ending:
        scored = scored_in(log)
        item = next(item for item in scored.items if item.key != "reset")
        return (from_dealer(item.side, self.game.seating.side(scored.dealer), 2), item.points)

    def after(self, match: Standing, end: Ending, dealer: Side) -> Standing:
        winner, worth = end
        return self.count.settled(match, Contest.RAMI, side_at(winner, dealer, 2), worth).match

    def by_habit(self, known: Knowledge, caution: int, *, raises: bool) -> Action:
        return showings.by_habit(known)

    def trial(self, known: Knowledge, efforts: Efforts, worth: Worth, think: Think) -> Trial:
        return showings.Showings(known, self.count, efforts.showings, worth, think)


COMPANION = Rising
