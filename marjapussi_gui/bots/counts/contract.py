"""A contract: plus or minus the bid for the declarer, what they took for the others."""

from array import array
from collections import defaultdict
from itertools import product
from math import gcd

from ...engine.actions import Action
from ...engine.events import AuctionWon, HandScored, Log
from ...engine.phases.contract import LAST_TRICK, ContractCount, most_to_make
from ...engine.phases.counting import Values
from ...engine.state import NO_SIDE, Auction, Match, Seat, Side, State
from .. import contracts
from ..base import Choice, Think
from ..companion import Companion, Efforts, Worth, scored_in
from ..courses import Course, Grid
from ..endings import Ending, Endings, from_dealer
from ..kernel.constants import BY_CONTRACT, MOST_TOTAL
from ..kernel.given import Count
from ..knowledge import Knowledge

GRAIN = 10  # points of a total that are told apart where each plays for himself
STEPS = {2: 11, 3: 6}  # of scores from 0 to nearly the target; between is interpolated
BELOW = {2: 10, 3: 3}  # steps below 0
COARSE = {2: 10, 3: 50}  # points between the gains that are told apart


class Contract(Companion):
    """An ending: declarer, bid, last word, whether made, a bit for each without a trick, others."""

    counts = ContractCount
    count: ContractCount

    @property
    def values(self) -> tuple[Values, ...]:
        return (self.count.pips,)

    @property
    def sides(self) -> int:
        return len(self.game.seating.sides)

    def stakes(self, state: State, worth: Worth, *, exact: bool = False) -> Count:
        if self.sides > 2:
            return self._each(state, worth, self._step() if exact else GRAIN)
        return Count(
            kind=BY_CONTRACT,
            outcomes=self._two_sides(state, worth),
            declarer=self.count.seating.side(state.auction.holder),
            contract=state.auction.raised,
            last_worth=LAST_TRICK,
        )

    def _two_sides(self, state: State, worth: Worth) -> "array[float]":
        declarer, dealer = self.count.seating.side(state.auction.holder), self.next_dealer(state)
        step, raised = self._step(), state.auction.raised
        outcomes = array("d", [0.5]) * (6 * MOST_TOTAL)
        for made in (0, 1):
            for place, trickless in enumerate((NO_SIDE, declarer, 1 - declarer)):
                tricks = tuple(int(side != trickless) for side in range(2))
                for taken in range(0, MOST_TOTAL, step):
                    totals = [taken, taken]
                    totals[declarer] = raised if made else raised - 1
                    match = self.settled(state.match, state.auction, totals, tricks)
                    outcomes[(made * 3 + place) * MOST_TOTAL + taken] = worth(match, dealer)[0]
        return outcomes

    def _each(self, state: State, worth: Worth, grain: int) -> Count:
        """Return everybody's worth where each plays for himself, by what both others have."""
        count, dealer = self.count, self.next_dealer(state)
        holder, raised = count.seating.side(state.auction.holder), state.auction.raised
        others = [(holder + after) % 3 for after in (1, 2)]
        most = most_to_make(count.pips, self.game.dealing.cards, count.speech.worth)
        width = most // grain + 2  # no trick, or a total in grains
        outcomes = array("d", [1 / 3]) * (4 * width * width * 3)
        for made, holds_none in ((1, 0), (0, 0), (0, 1)):
            for places in product(range(width), repeat=2):
                totals, tricks = [raised - 1 + made] * 3, [1 - holds_none] * 3
                for other, place in zip(others, places, strict=True):
                    totals[other], tricks[other] = grain * max(place - 1, 0), int(place > 0)
                if sum(totals) > most + raised * (1 - made):
                    continue
                match = self.settled(state.match, state.auction, totals, tuple(tricks))
                at = ((2 * made + holds_none) * width + places[0]) * width + places[1]
                outcomes[3 * at : 3 * at + 3] = array("d", worth(match, dealer))
        return Count(
            kind=BY_CONTRACT,
            outcomes=outcomes,
            grain=grain,
            width=width,
            declarer=holder,
            contract=raised,
            last_worth=LAST_TRICK,
        )

    def _step(self) -> int:
        """Return what all totals are multiples of."""
        return gcd(*self.count.pips, LAST_TRICK)

    def settled(
        self, match: Match, auction: Auction, totals: list[int], tricks: tuple[int, ...]
    ) -> Match:
        """Return the match after a hand with these totals and tricks."""
        return self.count.settled(match, auction, tuple(totals), tricks).match

    def ending(self, log: Log) -> Ending:
        scored = scored_in(log)
        won = next(event for event in log if isinstance(event, AuctionWon))
        return self._ending(scored, won)

    def _ending(self, scored: HandScored, won: AuctionWon) -> Ending:
        dealer = self.game.seating.side(scored.dealer)

        def counted(side: int) -> int:
            return from_dealer(side, dealer, self.sides)

        declared = next(item for item in scored.items if item.key in ("made", "failed"))
        taken = {counted(item.side): item.points for item in scored.items if item.key == "taken"}
        none = sum(
            1 << counted(side) for side in self.game.seating.sides if not scored.tricks[side]
        )
        return (
            counted(declared.side),
            won.amount,
            abs(declared.points),
            int(declared.key == "made"),
            none,
            *(points for _, points in sorted(taken.items())),
        )

    def after(self, match: Match, end: Ending, dealer: Side) -> Match:
        holder, bid, raised, is_made, none, *taken = end
        totals, tricks, others = [0] * self.sides, [1] * self.sides, iter(taken)
        for number in range(self.sides):
            side = (number + dealer) % self.sides
            totals[side] = raised - 1 + is_made if number == holder else next(others)
            tricks[side] -= none >> number & 1
        auction = Auction((), bid, Seat((holder + dealer) % self.sides), 0, raised)
        return self.settled(match, auction, totals, tuple(tricks))

    def course(self, endings: Endings) -> Course:
        coarse, start = COARSE[self.sides], Match((0,) * self.sides)
        gains = defaultdict[tuple[int, ...], float](float)
        for end, share in endings:
            scores = self.after(start, end, Side(0)).scores
            gains[tuple(coarse * round(score / coarse) for score in scores)] += share
        listed = [(gained, NO_SIDE, share) for gained, share in gains.items()]
        return Grid(self.sides, listed, self._bounds(), self.count.finished)

    def _bounds(self) -> tuple[int, int, int]:
        """Return the step of the grid of scores, the lowest of them and the highest."""
        rules = self.game.rules
        step = max(rules.target // STEPS[self.sides], 1)
        lowest = max(rules.floor, -step * BELOW[self.sides])
        return step, lowest, (rules.target - 1) // step * step

    def by_habit(self, known: Knowledge, caution: int) -> Action:
        return contracts.by_habit(known, self.count, caution)

    def considered(self, known: Knowledge, efforts: Efforts, worth: Worth, think: Think) -> Choice:
        return contracts.Contracts(
            known, self, self.count, efforts.contracts, worth, think
        ).choose()


COMPANION = Contract
