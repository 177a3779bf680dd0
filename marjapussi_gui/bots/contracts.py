"""Decisions about a contract: bids, gifts, the last word, by what hands come to when played."""

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from ..engine.actions import Action, Bid, Discard, Give, Pass, Raise, Redeal, Stand
from ..engine.cards import card_set
from ..engine.phases.contract import LAST_TRICK, ContractCount
from ..engine.seating import Seating
from ..engine.state import NOBODY, Auction, Seat, Trick
from ..engine.view import View
from . import habits
from .base import Choice, Fact, Think
from .kernel import NUMBERS, REST, WORDS
from .kernel.rollouts import endings
from .kernel.table import Table
from .knowledge import knowledge
from .setting import Setting, setting
from .stakes import Worth, points
from .worlds import dealer, imagined


@dataclass(frozen=True, slots=True)
class Effort:
    """How many deals are looked at, how often each is played, and how many gifts are weighed."""

    worlds: int
    each: int
    wide: int


@dataclass(slots=True)
class Contracts:
    """Everything that one decision about a contract needs."""

    view: View
    effort: Effort
    worth: Worth
    think: Think

    @property
    def seating(self) -> Seating:
        return self.view.game.seating

    @property
    def count(self) -> ContractCount:
        count = self.view.game.count
        assert isinstance(count, ContractCount)
        return count

    @property
    def worths(self) -> Sequence[int]:
        return self.count.speech.worth

    def choose(self) -> Choice:
        """Return the best of what is legal."""
        legal = self.view.legal
        if isinstance(legal[0], Bid | Pass | Redeal):
            return self._bid()
        if isinstance(legal[0], Stand | Raise):
            return self._last_word()
        assert isinstance(legal[0], Give | Discard)
        return self._hand_over()

    # Bids

    def _bid(self) -> Choice:
        auction, seat, legal = self.view.auction, self.view.seat, self.view.legal
        words = self._words()
        bids = [action for action in legal if isinstance(action, Bid)]
        values: dict[Action, float] = {}
        mine = self._endings(words, seat)
        if bids:
            values[bids[0]] = self._declaring(mine, seat, bids[0].amount)
        other = auction.holder if auction.holder != NOBODY else self.seating.after(seat)
        if Pass() in legal:
            theirs = self._endings(words, other)
            values[Pass()] = self._declaring(theirs, other, auction.bid)
        if Redeal() in legal:
            dealer_now = self.view.dealer
            values[Redeal()] = self._own(self.worth(self.view.match, dealer_now))
        makes = fmean(ending[self.seating.side(seat)] for ending in mine)
        return _best(values, (Fact("likely_total", (("points", round(makes)),)),))

    def _declaring(self, found: list[tuple[int, ...]], holder: Seat, bid: int) -> float:
        """Return what it is worth to us when holder declares at bid and says his best last word."""
        side = self.seating.side(holder)
        totals = sorted(ending[side] for ending in found)
        best, most = 0.0, -1.0
        steps = {bid, *(5 * (totals[len(totals) * part // 10] // 5) for part in range(1, 8))}
        for raised in sorted(steps):
            if raised >= bid:
                values = self._values(found, Auction((), bid, holder, 0, raised))
                declarer = fmean(value[side] for value in values)
                if declarer > most:
                    most, best = declarer, fmean(map(self._own, values))
        return best

    def _values(self, found: list[tuple[int, ...]], auction: Auction) -> list[tuple[float, ...]]:
        """Return what each ending of a contract is worth to the sides."""
        count, match, sides = self.count, self.view.match, len(self.seating.sides)
        following, known = self.seating.after(self.view.dealer), {}
        values = []
        for ending in found:
            if ending not in known:
                outcome = count.settled(match, auction, ending[:sides], ending[4 : 4 + sides])
                strengths = self.worth(outcome.match, following)
                total = sum(strengths) if sides > 2 else 1.0
                shares = strengths if sides > 2 else (strengths[0], 1.0 - strengths[0])
                known[ending] = tuple(share / total for share in shares)
            values.append(known[ending])
        return values

    def _own(self, values: tuple[float, ...]) -> float:
        side = self.seating.side(self.view.seat)
        if len(values) == 1:
            return 1.0 - values[0] if side else values[0]
        return values[side] / sum(values)

    # Gifts and the last word

    def _last_word(self) -> Choice:
        auction, seat = self.view.auction, self.view.seat
        found = self._endings(self._words(), seat)
        side = self.seating.side(seat)
        totals = sorted(ending[side] for ending in found)
        values: dict[Action, float] = {}
        wanted = {5 * (totals[len(totals) * part // 20] // 5) for part in range(1, 17)}
        for action in self.view.legal:
            amount = action.amount if isinstance(action, Raise) else auction.bid
            if isinstance(action, Stand) or amount in wanted:
                said = Auction((), auction.bid, seat, 0, amount)
                values[action] = fmean(map(self._own, self._values(found, said)))
        makes = fmean(totals)
        return _best(values, (Fact("likely_total", (("points", round(makes)),)),))

    def _hand_over(self) -> Choice:
        view, first = self.view, self.view.legal[0]
        assert isinstance(first, Give | Discard)
        played, words = self._setting(), self._words()
        hand = played.lanes.word(card_set(view.hand))
        make, number = type(first), len(first.cards)
        holder, auction = view.auction.holder, view.auction
        said = Auction((), auction.bid, holder, 0, auction.raised or auction.bid)
        values: dict[Action, float] = {}
        for moved in self._candidates(hand, number):
            found = self._endings(words, holder, moved)
            value = fmean(map(self._own, self._values(found, said)))
            cards = sum(1 << played.lanes.cards[code] for code in habits.codes_of(moved))
            action = make(tuple(c for c in view.hand if cards >> c & 1))
            values[action] = value
            if self.think.is_over:
                break
        return _best(values, ())

    def _candidates(self, hand: int, number: int) -> list[int]:
        wide = self.effort.wide
        if self.view.exchange.kitty:
            return habits.some_put_away(hand, number, self.worths, wide)
        if self.view.seat == self.view.auction.holder:
            return habits.some_returns(hand, number, self.worths, wide)
        return habits.some_gifts(hand, number, self.worths, wide)

    # Deals

    def _setting(self) -> Setting:
        return setting(self.view.game, imagined(self.view))

    def _words(self) -> "array[int]":
        deals = dealer(knowledge(self.view), self._setting().lanes)
        return deals.deal(self.effort.worlds, self.think.rng.getrandbits(63))

    def _endings(
        self, words: "array[int]", holder: Seat, moved: int | None = None
    ) -> list[tuple[int, ...]]:
        """Return how the hand ends in each world when holder declares and moved is handed over."""
        changed = array("Q", words)
        for at in range(0, len(changed), WORDS):
            self._exchange(changed, at, holder, moved)
        table, scene = self._tables(holder)
        luck = self.think.rng.getrandbits(63)
        found = endings(table, scene, changed, self.effort.each, luck)
        return [tuple(found[at : at + NUMBERS]) for at in range(0, len(found), NUMBERS)]

    def _exchange(self, words: "array[int]", at: int, holder: Seat, moved: int | None) -> None:
        """Do in one world what is left to do of the exchange, moved first."""
        exchange, seating = self.view.exchange, self.seating
        if not seating.partners:
            hand = words[at + holder] | (0 if exchange.kitty else words[at + REST])
            away = moved if moved is not None else habits.put_away(hand, 3, self.worths)
            words[at + holder], words[at + REST] = hand & ~away, away
            return
        partner, number = seating.partner(holder), self.view.game.rules.exchange
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

    def _tables(self, holder: Seat) -> tuple[Table, Table]:
        """Return two tables on which holder leads the first trick."""
        state, played = imagined(self.view), self._setting()
        trick = Trick(played.phase.round_of(state, holder))
        state = state.but(turn=holder, trick=trick, stock=())
        live = played.lanes.word(card_set(self.view.game.dealing.cards))
        told = {
            **points(self.view.game, state),
            "live": live,
            "outcomes": array("d", [0.0]),
            "declarer": self.seating.side(holder),
            "last_worth": LAST_TRICK,
        }
        first = played.table(state, told, self.view.seat)
        return first, played.table(state, told, self.view.seat)


def _best(values: dict[Action, float], facts: tuple[Fact, ...]) -> Choice:
    listed = sorted(values.items(), key=lambda pair: -pair[1])
    return Choice(listed[0][0], tuple(listed), facts)
