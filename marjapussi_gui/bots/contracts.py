"""Decisions about a contract: bids, gifts, the last word, by what hands come to when played."""

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from math import comb
from statistics import fmean

from ..engine.actions import Action, Bid, Discard, Give, Pass, Raise, Redeal, Stand
from ..engine.cards import card_set, members
from ..engine.phases.auction import STEP, Bidding
from ..engine.seating import Seating
from ..engine.state import NOBODY, Auction, Seat, Trick
from ..engine.view import View
from ..facts import Fact, LikelyTotal, Reaches
from . import habits
from .base import Choice, Think
from .companion import ByContract, Effort, Worth
from .kernel.constants import NUMBERS, REST, WORDS
from .kernel.rollouts import endings
from .kernel.table import TrickTable
from .known import Knowledge
from .worlds import dealer

MOST_GIFTS = 70  # that are weighed
MARGINS = (-50, -35, -25, -15, -5, 5)  # by which a last word may differ from what a hand promises


@dataclass(frozen=True, slots=True)
class Played:
    """How hands end that somebody declares, and what each promised him before it was played."""

    holder: Seat
    endings: list[tuple[int, ...]]
    promised: list[float]


@dataclass(slots=True)
class Contracts:
    """Everything that one decision about a contract needs."""

    known: Knowledge
    companion: ByContract
    effort: Effort
    worth: Worth
    think: Think

    @property
    def seating(self) -> Seating:
        return self.view.game.seating

    @property
    def view(self) -> View:
        return self.known.view

    @property
    def worths(self) -> Sequence[int]:
        return self.companion.count.speech.worth

    @property
    def lines(self) -> habits.Lines:
        return habits.lines(self.view.game)

    def choose(self) -> Choice:
        """Return the best of what is legal."""
        legal = self.view.legal
        if isinstance(legal[0], Bid | Pass | Redeal):
            return self._bid()
        if isinstance(legal[0], Stand | Raise):
            return self._last_word()
        return self._hand_over()

    # Bids

    def _bid(self) -> Choice:
        seat, legal = self.view.seat, self.view.legal
        words = self._words()
        bids = [action for action in legal if isinstance(action, Bid)]
        values: dict[Action, float] = {}
        mine = self._played(words, seat)
        if bids:
            values[bids[0]] = self._declaring((mine,), bids[0].amount)
        if Pass() in legal:
            values[Pass()] = self._passing(words)
        if Redeal() in legal:
            values[Redeal()] = self._dealt_again()
        makes = [ending[self.seating.side(seat)] for ending in mine.endings]
        told: tuple[Fact, ...] = (LikelyTotal(round(fmean(makes))),)
        if bids:
            least = bids[0].amount
            told = (Reaches(least, sum(each >= least for each in makes) / len(makes)), *told)
        return _best(values, told)

    def _dealt_again(self) -> float:
        return self._own(self.worth(self.view.match, self.view.dealer))

    def _passing(self, words: "array[int]") -> float:
        """Return what it is worth to us to pass: others declare, or nobody does."""
        parts, value = self._without_us(words), 0.0
        number = sum(len(part.endings) for part in parts)
        declared = [part for part in parts if part.holder != NOBODY]
        if declared:
            bid = self.view.auction.bid or self.view.game.rules.min_bid
            share = sum(len(part.endings) for part in declared) / number
            value = share * self._declaring(declared, bid)
        undeclared = (ending for part in parts if part.holder == NOBODY for ending in part.endings)
        return (
            value + sum(self._own(self._settled(each, Auction())) for each in undeclared) / number
        )

    def _without_us(self, words: "array[int]") -> list[Played]:
        """Return how worlds end when we pass: of those who are left the best hand declares.

        Where nobody has bid, and no hand is good enough to, nobody declares.
        """
        left, line = self._left(), self.lines.likely
        needed = 0 if self.view.auction.bid else self.view.game.rules.min_bid
        parts: dict[Seat, array[int]] = {seat: array("Q") for seat in (*left, NOBODY)}
        for at in range(0, len(words), WORDS):
            likely = {
                seat: habits.likely_total(words[at + seat], self.worths, line) for seat in left
            }
            best = max(left, key=likely.__getitem__, default=NOBODY)
            holder = best if likely.get(best, 0) >= needed else NOBODY
            parts[holder].extend(words[at : at + WORDS])
        return [self._played(part, seat) for seat, part in parts.items() if part]

    def _left(self) -> list[Seat]:
        """Return who else may still bid."""
        auction, game = self.view.auction, self.view.game
        bidding = next(phase for phase in game.phases if isinstance(phase, Bidding))
        allowed = bidding.may_bid(self.known.state) if auction.bid else -1
        return [
            seat
            for seat in self.seating.seats
            if seat != self.view.seat and allowed & ~auction.passed & 1 << seat
        ]

    def _declaring(self, parts: Sequence[Played], bid: int) -> float:
        """Return what it is worth to us when somebody declares at bid and says his last word.

        He says so much more or less than his hand promises, whatever is best for him.
        """
        best, most = 0.0, -1.0
        for margin in MARGINS:
            values, declarers = [], []
            for played in parts:
                worths = self._values(played, bid, margin)
                side = self.seating.side(played.holder)
                declarers += [value[side] for value in worths]
                values += worths
            declarer = fmean(declarers)
            if declarer > most:
                most, best = declarer, fmean(map(self._own, values))
        return best

    def _values(self, played: Played, bid: int, margin: float) -> list[tuple[float, ...]]:
        """Return what each ending is worth to the sides, if that is what the holder says."""
        known: dict[tuple[int, tuple[int, ...]], tuple[float, ...]] = {}
        values = []
        for ending, promised in zip(played.endings, played.promised, strict=True):
            raised = max(bid, STEP * int((promised + margin) // STEP))
            if (raised, ending) not in known:
                said = Auction((), bid, played.holder, 0, raised)
                known[raised, ending] = self._settled(ending, said)
            values.append(known[raised, ending])
        return values

    def _settled(self, ending: tuple[int, ...], auction: Auction) -> tuple[float, ...]:
        """Return what an ending of a contract is worth to the sides."""
        sides = len(self.seating.sides)
        totals, tricks = ending[:sides], ending[4 : 4 + sides]
        match = self.companion.settled(self.view.match, auction, totals, tricks)
        return self.worth(match, self.seating.after(self.view.dealer))

    def _own(self, values: tuple[float, ...]) -> float:
        return values[self.seating.side(self.view.seat)]

    # Gifts and the last word

    def _last_word(self) -> Choice:
        auction, seat = self.view.auction, self.view.seat
        ends = self._played(self._words(), seat).endings
        side = self.seating.side(seat)
        totals = sorted(ending[side] for ending in ends)
        values: dict[Action, float] = {}
        wanted = {STEP * (totals[len(totals) * part // 20] // STEP) for part in range(1, 17)}
        for action in self.view.legal:
            amount = action.amount if isinstance(action, Raise) else auction.bid
            if isinstance(action, Stand) or amount in wanted:
                values[action] = self._with_word(ends, amount)
        makes = fmean(totals)
        return _best(values, (LikelyTotal(round(makes)),))

    def _with_word(self, ends: list[tuple[int, ...]], raised: int) -> float:
        """Return what endings are worth to us when that is the declarer's last word."""
        said = Auction((), self.view.auction.bid, self.view.auction.holder, 0, raised)
        return fmean(self._own(self._settled(ending, said)) for ending in ends)

    def _hand_over(self) -> Choice:
        view, first = self.view, self.view.legal[0]
        assert isinstance(first, Give | Discard)
        numbers, words = self.known.setting.lanes, self._words()
        hand = numbers.word(card_set(view.hand))
        make, number = type(first), len(first.cards)
        auction = view.auction
        values: dict[Action, float] = {}
        for moved in self._candidates(hand, number):
            played = self._played(words, auction.holder, moved)
            if auction.raised:
                value = self._with_word(played.endings, auction.raised)
            else:
                value = self._declaring((played,), auction.bid)
            values[make(tuple(members(numbers.card_set(moved))))] = value
            if self.think.is_over:
                break
        if view.legal[-1] == Redeal():
            values[Redeal()] = self._dealt_again()
        return _best(values, ())

    def _candidates(self, hand: int, number: int) -> list[int]:
        wide = self.effort.wide
        while wide > 1 and comb(number + wide, number) > MOST_GIFTS:
            wide -= 1
        if self.view.exchange.kitty:
            return habits.some_put_away(hand, number, self.worths, wide)
        if self.view.seat == self.view.auction.holder:
            return habits.some_returns(hand, number, self.worths, wide)
        return habits.some_gifts(hand, number, self.worths, wide)

    # Deals

    def _words(self) -> "array[int]":
        deals = dealer(self.known, self.known.setting.lanes)
        return deals.deal(self.effort.worlds, self.think.rng.getrandbits(63))

    def _played(self, words: "array[int]", holder: Seat, moved: int | None = None) -> Played:
        """Return how the hand ends in each world when holder declares and moved is handed over."""
        changed, line = array("Q", words), self.lines.promised
        promised: list[float] = []
        for at in range(0, len(changed) if holder != NOBODY else 0, WORDS):
            self._exchange(changed, at, holder, moved)
            makes = habits.promised_total(changed[at + holder], self.worths, line)
            promised += [makes] * self.effort.each
        table, scene = self._tables(holder)
        luck = self.think.rng.getrandbits(63)
        numbers = endings(table, scene, changed, self.effort.each, luck)
        ends = [tuple(numbers[at : at + NUMBERS]) for at in range(0, len(numbers), NUMBERS)]
        return Played(holder, ends, promised)

    def _exchange(self, words: "array[int]", at: int, holder: Seat, moved: int | None) -> None:
        """Do in one world what is left to do of the exchange, moved first."""
        exchange, seating, rules = self.view.exchange, self.seating, self.view.game.rules
        if exchange.away or len(exchange.gifts) == 2:
            return
        if not seating.partners:
            hand = words[at + holder] | (0 if exchange.kitty else words[at + REST])
            away = moved if moved is not None else habits.put_away(hand, rules.kitty, self.worths)
            words[at + holder], words[at + REST] = hand & ~away, away
            return
        partner, number = seating.partner(holder), rules.exchange
        if not exchange.gifts:
            given = habits.gift(words[at + partner], number, self.worths)
            if moved is not None:
                given, moved = moved, None
            words[at + partner] &= ~given
            words[at + holder] |= given
        back = (
            moved if moved is not None else habits.returned(words[at + holder], number, self.worths)
        )
        words[at + holder] &= ~back
        words[at + partner] |= back

    def _tables(self, holder: Seat) -> tuple[TrickTable, TrickTable]:
        """Return two tables on which holder leads the first trick, or who does without one."""
        state, played = self.known.state, self.known.setting
        leader = holder
        if holder == NOBODY:
            leader = played.phase.leader(state.but(auction=Auction()))
        trick = Trick(played.phase.round_of(state, leader))
        state = state.but(turn=leader, trick=trick, stock=())
        live = played.lanes.word(card_set(self.view.game.dealing.cards))
        count = self.companion.counted(holder)
        pips = self.companion.pips(state, played.lanes)
        return played.tables(state, count, pips, self.view.seat, live)


def _best(values: dict[Action, float], facts: tuple[Fact, ...]) -> Choice:
    listed = sorted(values.items(), key=lambda pair: -pair[1])
    return Choice(listed[0][0], tuple(listed), facts)
