"""The scoring model of game points (berries): marriages, last trick, most card points, Porvoo."""

from array import array

from ...engine.events import HandScored, Item, Log
from ...engine.phases.counting import Values
from ...engine.phases.game_points import GamePoints
from ...engine.state import NO_SIDE, Seat, Side, Standing, State
from ..companion import Companion, Worth, scored_in
from ..endings import NONE, Ending, from_dealer, side_at, tricks_but_of
from ..kernel.constants import BY_BERRIES, MOST_WORTH
from ..kernel.given import Count

TRICKLESS = (NO_SIDE, Side(0), Side(1))


class Berries(Companion):
    """Scoring in berries. Code: both marriages, sides of last trick and most points, trickless."""

    counts = GamePoints
    count: GamePoints

    @property
    def values(self) -> tuple[Values, ...]:
        return self.count.pips

    def next_dealer(self, state: State) -> Seat:
        return (state.tricks[0] if state.tricks else state.trick).leader

    def stakes(self, state: State, worth: Worth, *, exact: bool = False) -> Count:
        count, dealer = self.count, self.next_dealer(state)
        outcomes = array("d", [0.5]) * (MOST_WORTH * MOST_WORTH * 2 * 3 * 3)
        place = 0
        for first in range(MOST_WORTH):
            for second in range(MOST_WORTH):
                marriages = (Item(Side(0), "trump", first), Item(Side(1), "trump", second))
                for last in (Side(0), Side(1)):
                    for pip_side in TRICKLESS:
                        won = (*marriages, *count.last_and_pips(state.match, last, pip_side))
                        for trickless in TRICKLESS:
                            if first + second < MOST_WORTH and last != trickless:
                                tricks = tricks_but_of(trickless, 2)
                                outcome = count.settled(state.match, won, pip_side, tricks)
                                outcomes[place] = worth(outcome.match, dealer)[0]
                            place += 1
        return Count(kind=BY_BERRIES, outcomes=outcomes)

    def ending(self, log: Log) -> Ending:
        scored = scored_in(log)
        dealer = self.game.seating.side(scored.dealer)
        sides = {item.key: from_dealer(item.side, dealer, 2) for item in scored.items}
        trickless = [side for side in self.game.seating.sides if not scored.tricks[side]]
        none = from_dealer(trickless[0], dealer, 2) if trickless else NONE
        return (*_marriages(scored, dealer), sides["last"], sides.get("pips", NONE), none)

    def after(self, match: Standing, end: Ending, dealer: Side) -> Standing:
        first, second, last, pips, none = end
        marriages = (
            Item(side_at(0, dealer, 2), "trump", first),
            Item(side_at(1, dealer, 2), "trump", second),
        )
        pip_side = side_at(pips, dealer, 2)
        items = (*marriages, *self.count.last_and_pips(match, side_at(last, dealer, 2), pip_side))
        tricks = tricks_but_of(side_at(none, dealer, 2), 2)
        return self.count.settled(match, items, pip_side, tricks).match


def _marriages(scored: HandScored, dealer: Side) -> tuple[int, int]:
    worth = [0, 0]
    for item in scored.items:
        if item.key in ("trump", "little"):
            worth[from_dealer(item.side, dealer, 2)] += item.points
    return worth[0], worth[1]


COMPANION = Berries
