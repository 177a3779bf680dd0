"""Decisions about a contract: bids, gifts, the last word, by what hands come to when played."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from math import comb
from statistics import fmean

from ..engine.actions import Action, Bid, Discard, Give, Pass, Raise, Redeal, Stand
from ..engine.cards import Card, card_set, members
from ..engine.phases.auction import STEP, Bidding
from ..engine.seating import Seating
from ..engine.state import NOBODY, Auction, Seat
from ..engine.view import View
from ..facts import Fact, LikelyTotal, NoTime, Reaches
from . import habits
from .base import Choice, Think
from .companion import ByContract, Effort, Outcome, Worth
from .contract_habits import by_habit, is_partners_bid
from .contract_hands import Hands, Played, dealt
from .kernel import is_compiled
from .kernel.constants import WORDS
from .knowledge import Knowledge

MOST_GIFTS = 70  # that are weighed
HANDS_PER_MS = 12.0 if is_compiled() else 0.2  # that a time limit buys: half of the usual pace
SETS = 3  # of hands that are played for a bid, at most: we declare, others do, or nobody
CAUTION = 45  # points that a bid stays below what is likely to be made, where nothing was tried
MARGINS = (-50, -35, -25, -15, -5, 5)  # by which a last word may differ from what a hand promises


@dataclass(slots=True)
class Contracts:
    """Everything that one decision about a contract needs."""

    known: Knowledge
    companion: ByContract
    effort: Effort
    worth: Worth
    think: Think
    hands: Hands = field(init=False)
    _mine: Played | None = None
    _known: dict[object, Outcome] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.effort = self._affordable(self.effort)
        self.hands = dealt(self.known, self.companion, self.effort, self.think.rng)

    @property
    def seating(self) -> Seating:
        return self.view.game.seating

    @property
    def view(self) -> View:
        return self.known.view

    def choose(self) -> Choice:
        """Return the best of what is legal."""
        values: dict[Action, float] = {}
        candidates = self.candidates()
        for action in candidates:
            values[action] = self._mean(self.outcomes(action))
            if self.think.is_over:
                break
        if len(values) == 1 < len(candidates):  # one value alone decides nothing
            usual = by_habit(self.known, self.companion.count, CAUTION, raises=True)
            return Choice(usual, facts=(NoTime(),))
        return _best(values, self.facts())

    def candidates(self) -> list[Action]:
        """Return what is legal and worth thinking about."""
        legal = self.view.legal
        bids = [] if is_partners_bid(self.view) else _bids(legal)
        plain = [action for action in legal[-1:] if isinstance(action, Redeal)]
        if bids or isinstance(legal[0], Pass | Redeal):
            return [*bids[:1], *(action for action in legal if action == Pass()), *plain]
        if isinstance(legal[0], Stand | Raise):
            return self._last_words()
        return [*self._hand_overs(), *plain]

    def same_as(self, action: Action) -> Action:
        """Return the action itself: no other comes to the same."""
        if isinstance(action, Give | Discard):
            return type(action)(tuple(sorted(action.cards)))
        return action

    def outcomes(self, action: Action) -> list[Outcome]:
        """Return what the match comes to after an action, world by world."""
        match action:
            case Redeal():
                match = self.view.match
                outcome = Outcome(match, self.worth(match, self.view.dealer))
                return [outcome] * (self.effort.worlds * self.effort.each)
            case Pass():
                return self._passing()
            case Bid(amount):
                return self._declaring(amount)
            case Stand():
                return self._with_word(self._own_hand(), self.view.auction.bid)
            case Raise(amount):
                return self._with_word(self._own_hand(), amount)
            case Give(cards) | Discard(cards):
                return self._handing_over(cards)
            case _:
                raise AssertionError(action)

    def facts(self) -> tuple[Fact, ...]:
        """Return what the cards are likely to bring, where that is what decides."""
        if isinstance(self.view.legal[0], Give | Discard) or is_partners_bid(self.view):
            return ()
        side = self.seating.side(self.view.seat)
        makes = [ending[side] for ending in self._own_hand().endings]
        likely = LikelyTotal(round(fmean(makes)))
        bids = _bids(self.view.legal)
        if not bids:
            return (likely,)
        least = bids[0].amount
        return (Reaches(least, sum(each >= least for each in makes) / len(makes)), likely)

    def _affordable(self, effort: Effort) -> Effort:
        """Return the effort of this decision: more deals for a last word, fewer under a limit.

        All last words are valued on one set of hands, and the best of fifteen words over 48 deals
        is too often one that these deals happen to flatter.
        """
        first, each = self.view.legal[0], effort.each
        is_last_word = isinstance(first, Stand | Raise)
        worlds = max(effort.worlds, effort.last_words if is_last_word else 0)
        if self.think.milliseconds is not None:
            sets = 1 if is_last_word else SETS
            if isinstance(first, Give | Discard):
                sets = len(self._hand_overs())
            hands = round(HANDS_PER_MS * self.think.milliseconds) // sets
            each = max(1, min(each, hands // worlds))
            worlds = max(1, min(worlds, hands // each))
        return replace(effort, worlds=worlds, each=each)

    def _mean(self, outcomes: Sequence[Outcome]) -> float:
        side = self.seating.side(self.view.seat)
        return fmean(outcome.chances[side] for outcome in outcomes)

    # Bids

    def _own_hand(self) -> Played:
        if self._mine is None:
            self._mine = self.hands.played(self.view.seat, range(self.effort.worlds))
        return self._mine

    def _passing(self) -> list[Outcome]:
        """Return what comes of passing: others declare, or nobody does."""
        parts = self._without_us()
        declared = [part for part in parts if part.holder != NOBODY]
        found = []
        if declared:
            bid = self.view.auction.bid or self.view.game.rules.min_bid
            found = self._best_words(declared, bid)
        for part in parts:
            if part.holder == NOBODY:
                ends = [self._settled(ending, Auction()) for ending in part.endings]
                found.append((part, ends))
        return self._in_order(found)

    def _without_us(self) -> list[Played]:
        """Return how worlds end when we pass: of those who are left the best hand declares.

        Where nobody has bid, and no hand is good enough to, nobody declares.
        """
        left, line = self._left(), self.hands.lines.likely
        needed = 0 if self.view.auction.bid else self.view.game.rules.min_bid
        parts: dict[Seat, list[int]] = {seat: [] for seat in (*left, NOBODY)}
        for place in range(self.effort.worlds):
            at = WORDS * place
            likely = {
                seat: habits.likely_total(self.hands.words[at + seat], self.hands.worths, line)
                for seat in left
            }
            best = max(left, key=likely.__getitem__, default=NOBODY)
            holder = best if likely.get(best, 0) >= needed else NOBODY
            parts[holder].append(place)
        return [self.hands.played(seat, places) for seat, places in parts.items() if places]

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

    def _declaring(self, bid: int) -> list[Outcome]:
        """Return what comes of it when we declare at bid, and then say our last word."""
        return self._in_order(self._best_words([self._own_hand()], bid))

    def _best_words(self, parts: Sequence[Played], bid: int) -> list[tuple[Played, list[Outcome]]]:
        """Return what comes of it when each holder declares at bid and says his last word.

        He says so much more or less than his hand promises, whatever is best for him.
        """
        best: list[tuple[Played, list[Outcome]]] = []
        most = 0.0
        for margin in MARGINS:
            found = [(played, self._with_margin(played, bid, margin)) for played in parts]
            declarers = fmean(
                outcome.chances[self.seating.side(played.holder)]
                for played, outcomes in found
                for outcome in outcomes
            )
            if not best or declarers > most:
                most, best = declarers, found
        return best

    def _in_order(self, found: Sequence[tuple[Played, list[Outcome]]]) -> list[Outcome]:
        """Return outcomes world by world, in the order of all worlds."""
        each, by_place = self.effort.each, dict[int, list[Outcome]]()
        for played, outcomes in found:
            for number, place in enumerate(played.places):
                by_place[place] = outcomes[each * number : each * (number + 1)]
        return [outcome for place in sorted(by_place) for outcome in by_place[place]]

    def _with_margin(self, played: Played, bid: int, margin: float) -> list[Outcome]:
        """Return what comes of each ending, if that is how the holder says his last word."""
        outcomes = []
        for ending, promised in zip(played.endings, played.promised, strict=True):
            raised = max(bid, STEP * int((promised + margin) // STEP))
            outcomes.append(self._settled(ending, Auction((), bid, played.holder, 0, raised)))
        return outcomes

    def _settled(self, ending: tuple[int, ...], auction: Auction) -> Outcome:
        """Return what comes of an ending of a contract."""
        key = auction.holder, auction.bid, auction.raised, ending
        if key not in self._known:
            sides = len(self.seating.sides)
            totals, tricks = ending[:sides], ending[4 : 4 + sides]
            ended = self.companion.ended(self.view.match, auction, totals, tricks)
            chances = self.worth(ended.match, self.seating.after(self.view.dealer))
            self._known[key] = Outcome(ended.match, chances, ended.items, totals, tricks)
        return self._known[key]

    # Gifts and the last word

    def _last_words(self) -> list[Action]:
        """Return words that are near to what the hand makes, in one deal or another."""
        side = self.seating.side(self.view.seat)
        totals = sorted(ending[side] for ending in self._own_hand().endings)
        wanted = {STEP * (totals[len(totals) * part // 20] // STEP) for part in range(1, 17)}
        return [
            action
            for action in self.view.legal
            if isinstance(action, Stand) or (isinstance(action, Raise) and action.amount in wanted)
        ]

    def _with_word(self, played: Played, raised: int) -> list[Outcome]:
        """Return what comes of each ending when that is the declarer's last word."""
        auction = self.view.auction
        said = Auction((), auction.bid, auction.holder, 0, raised)
        return [self._settled(ending, said) for ending in played.endings]

    def _handing_over(self, cards: tuple[Card, ...]) -> list[Outcome]:
        """Return what comes of giving these cards, or putting them away."""
        auction, moved = self.view.auction, self.known.setting.lanes.word(card_set(cards))
        played = self.hands.played(auction.holder, range(self.effort.worlds), moved)
        if auction.raised:
            return self._with_word(played, auction.raised)
        return self._in_order(self._best_words([played], auction.bid))

    def _hand_overs(self) -> list[Action]:
        """Return the gifts worth thinking about, or what to put away."""
        view, first, numbers = self.view, self.view.legal[0], self.known.setting.lanes
        assert isinstance(first, Give | Discard)
        hand = numbers.word(card_set(view.hand))
        return [
            type(first)(tuple(members(numbers.card_set(moved))))
            for moved in self._candidates(hand, len(first.cards))
        ]

    def _candidates(self, hand: int, number: int) -> list[int]:
        wide = self.effort.wide
        while wide > 1 and comb(number + wide, number) > MOST_GIFTS:
            wide -= 1
        worths = self.companion.count.speech.worth  # the hands aren't dealt yet
        if self.view.exchange.kitty:
            return habits.some_put_away(hand, number, worths, wide)
        if self.view.seat == self.view.auction.holder:
            return habits.some_returns(hand, number, worths, wide)
        return habits.some_gifts(hand, number, worths, wide)


def _bids(legal: Sequence[Action]) -> list[Bid]:
    return [action for action in legal if isinstance(action, Bid)]


def _best(values: dict[Action, float], facts: tuple[Fact, ...]) -> Choice:
    listed = sorted(values.items(), key=lambda pair: -pair[1])
    return Choice(listed[0][0], tuple(listed), facts)
