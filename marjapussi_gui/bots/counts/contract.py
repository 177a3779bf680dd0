"""The scoring model of contracts: ± the bid for the declarer, points taken for the others."""

from array import array
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from math import gcd

from ...engine.actions import Action
from ...engine.bidding_events import AuctionWon
from ...engine.events import Log
from ...engine.phases.contract import LAST_TRICK, ContractCount, most_to_make
from ...engine.phases.counting import Outcome, Values
from ...engine.state import NO_SIDE, NOBODY, Auction, Seat, Side, Standing, State
from .. import contract_habits, contracts
from ..base import Think
from ..companion import Companion, Efforts, Trial, Worth, scored_in
from ..courses import Course, Grid, Rounds
from ..endings import NONE, Ending, Endings, from_dealer
from ..kernel.constants import BY_CONTRACT, BY_TAKEN, MOST_TOTAL
from ..kernel.given import Count
from ..knowledge import Knowledge

GRAIN = 10  # points between distinct totals where everybody plays alone
STEPS = {2: 11, 3: 6}  # of the score grid from 0 to the target, by number of sides
BELOW = {2: 10, 3: 3}  # steps below 0
COARSE = {2: 10, 3: 50}  # points to which gains are rounded, by number of sides
STEP_OF_LEADS, MOST_AHEAD = 50, 1500  # points, in matches with a fixed number of hands
ROUNDED = 5  # points, under rules that round what opponents took
GRAINS_UNDECLARED = {2: 10, 3: 20}  # points between distinct totals where nobody declared


class Contract(Companion):
    """Scoring of contracts. Code: declarer, bid, final bid, is made, trickless bits, totals."""

    counts = ContractCount
    count: ContractCount

    @property
    def values(self) -> tuple[Values, ...]:
        return (self.count.pips,)

    @property
    def sides(self) -> int:
        return len(self.game.seating.sides)

    def stakes(self, state: State, worth: Worth, *, exact: bool = False) -> Count:
        if state.auction.holder == NOBODY:
            return self._undeclared(state, worth, exact=exact)
        if self.sides > 2:
            return self._each(state, worth, self._step() if exact else GRAIN)
        return replace(
            self.counted(state.auction.holder),
            kind=BY_CONTRACT,
            outcomes=self._two_sides(state, worth),
            contract=state.auction.raised,
        )

    def counted(self, holder: Seat) -> Count:
        """Return the kernel's scoring input for a declarer, or for NOBODY."""
        rules = self.count.rules
        return Count(
            declarer=NO_SIDE if holder == NOBODY else self.count.seating.side(holder),
            last_worth=LAST_TRICK,
            whole_pack=self.count.whole_pack,
            with_trick=rules.discards_count == "with_trick",
        )

    def _two_sides(self, state: State, worth: Worth) -> "array[float]":
        """Return side 0's utilities by whether the contract is made, trickless side and total."""
        declarer, dealer = self.count.seating.side(state.auction.holder), self.next_dealer(state)
        step, raised = self._step(), state.auction.raised
        outcomes = array("d", [0.5]) * (6 * MOST_TOTAL)
        for is_made in (0, 1):
            for place, trickless in enumerate((NO_SIDE, declarer, 1 - declarer)):
                tricks = tuple(int(side != trickless) for side in range(2))
                for taken in range(0, MOST_TOTAL, step):
                    totals = [taken, taken]
                    totals[declarer] = raised if is_made else raised - 1
                    match = self.settled(state.match, state.auction, totals, tricks)
                    outcomes[(is_made * 3 + place) * MOST_TOTAL + taken] = worth(match, dealer)[0]
        return outcomes

    def _each(self, state: State, worth: Worth, grain: int) -> Count:
        """Return scoring input for three players, with utilities by both opponents' totals."""
        count, dealer = self.count, self.next_dealer(state)
        holder, raised = count.seating.side(state.auction.holder), state.auction.raised
        others = [(holder + after) % 3 for after in (1, 2)]
        most = self._most()
        width = (
            most // grain + 2
        )  # place 0 is a trickless opponent, the others are totals in grains
        outcomes = array("d", [1 / 3]) * (4 * width * width * 3)
        for is_made, holds_none in product((1, 0), repeat=2):
            for places in product(range(width), repeat=2):
                totals, tricks = [raised - 1 + is_made] * 3, [1 - holds_none] * 3
                for other, place in zip(others, places, strict=True):
                    totals[other], tricks[other] = grain * max(place - 1, 0), int(place > 0)
                if sum(totals) > most + raised * (1 - is_made):
                    continue
                match = self.settled(state.match, state.auction, totals, tuple(tricks))
                at = ((2 * is_made + holds_none) * width + places[0]) * width + places[1]
                outcomes[3 * at : 3 * at + 3] = array("d", worth(match, dealer))
        return replace(
            self.counted(state.auction.holder),
            kind=BY_CONTRACT,
            outcomes=outcomes,
            grain=grain,
            width=width,
            contract=raised,
        )

    def _undeclared(self, state: State, worth: Worth, *, exact: bool) -> Count:
        """Return scoring input for a hand without declarer, by the total of each side."""
        dealer, most = self.next_dealer(state), self._most()
        is_rounded = self.count.rules.round_others
        finest = ROUNDED if is_rounded else self._step()
        grain = finest if exact and self.sides == 2 else GRAINS_UNDECLARED[self.sides]
        shift = grain // 2 if is_rounded else 0
        width = (most + shift) // grain + 1
        values = self.sides if self.sides > 2 else 1
        outcomes = array("d", [1 / self.sides]) * (width**self.sides * values)
        for place, places in enumerate(product(range(width), repeat=self.sides)):
            totals = tuple(grain * each for each in places)
            if sum(totals) > most + self.sides * grain:
                continue
            match = self.settled(state.match, Auction(), totals, (1,) * self.sides)
            outcomes[place * values : (place + 1) * values] = array(
                "d", worth(match, dealer)[:values]
            )
        return replace(
            self.counted(NOBODY),
            kind=BY_TAKEN,
            outcomes=outcomes,
            grain=grain,
            width=width,
            shift=shift,
        )

    def _most(self) -> int:
        """Return the maximum total of one side."""
        count = self.count
        return most_to_make(count.pips, self.game.dealing.cards, count.speech.worth)

    def _step(self) -> int:
        """Return the greatest common divisor of all totals."""
        return gcd(*self.count.pips, LAST_TRICK)

    def settled(
        self, match: Standing, auction: Auction, totals: Sequence[int], tricks: Sequence[int]
    ) -> Standing:
        """Return the match standing after a hand with these totals and tricks."""
        return self.ended(match, auction, totals, tricks).match

    def ended(
        self, match: Standing, auction: Auction, totals: Sequence[int], tricks: Sequence[int]
    ) -> Outcome:
        """Return the score of a hand with these totals and tricks, and the match after it."""
        ended = self.count.settled(match, auction, tuple(totals), tuple(tricks))
        if not self.count.rules.deals:
            return ended
        return replace(ended, match=replace(ended.match, hands=match.hands + 1))

    def ending(self, log: Log) -> Ending:
        scored = scored_in(log)
        dealer = self.game.seating.side(scored.dealer)

        def counted(side: int) -> int:
            return from_dealer(side, dealer, self.sides)

        taken = {counted(item.side): item.points for item in scored.items if item.key == "taken"}
        declared = [item for item in scored.items if item.key in ("made", "failed")]
        bid = [event.amount for event in log[: log.index(scored)] if isinstance(event, AuctionWon)]
        return (
            counted(declared[0].side) if declared else NONE,
            bid[-1] if declared else 0,  # the last auction: earlier ones ended in a redeal
            abs(declared[0].points) if declared else 0,
            int("made" in scored.notes),
            sum(1 << counted(side) for side in self.game.seating.sides if not scored.tricks[side]),
            *(points for _, points in sorted(taken.items())),
        )

    def after(self, match: Standing, end: Ending, dealer: Side) -> Standing:
        holder, bid, raised, is_made, none, *taken = end
        totals, tricks, others = [0] * self.sides, [1] * self.sides, iter(taken)
        for number in range(self.sides):
            side = (number + dealer) % self.sides
            totals[side] = raised - 1 + is_made if number == holder else next(others)
            tricks[side] -= none >> number & 1
        declarer = NOBODY if holder == NONE else Seat((holder + dealer) % self.sides)
        return self.settled(match, Auction((), bid, declarer, 0, raised), totals, tricks)

    def course(self, endings: Endings) -> Course:
        grain, start = COARSE[self.sides], Standing((0,) * self.sides)
        rules, gains = self.count.rules, defaultdict[tuple[tuple[int, ...], Side], float](float)
        for outcome, share in endings:
            scores = self.after(start, outcome, Side(0)).scores
            declarer = Side(outcome[0]) if rules.both_reach == "declarer" else NO_SIDE
            gains[tuple(grain * round(score / grain) for score in scores), declarer] += share
        listed = [(gained, declarer, share) for (gained, declarer), share in gains.items()]
        if rules.deals:
            return Rounds(listed, STEP_OF_LEADS, rules.deals, MOST_AHEAD)
        return Grid(self.sides, listed, self._bounds(), rules.target, self.count.finished)

    def _bounds(self) -> tuple[int, int, int]:
        """Return the step, the lowest and the highest score of the grid."""
        rules = self.game.rules
        step = max(rules.target // STEPS[self.sides], COARSE[self.sides])
        lowest = -step * BELOW[self.sides]
        if rules.floor < 0 and rules.below_zero == "as_others":
            lowest = max(rules.floor, lowest)
        return step, lowest, (rules.target - 1) // step * step

    def by_habit(self, known: Knowledge, caution: int, *, raises: bool) -> Action:
        return contract_habits.by_habit(known, self.count, caution, raises=raises)

    def trial(self, known: Knowledge, efforts: Efforts, worth: Worth, think: Think) -> Trial:
        return contracts.Contracts(known, self, efforts.contracts, worth, think)


COMPANION = Contract
