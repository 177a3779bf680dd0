"""Search for the contest to bid before trick play, and for playing it alone (sooli)."""

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from statistics import fmean

from ..engine.actions import Action, Give, Pass, Say, Show, Sooli
from ..engine.cards import Card, card_set
from ..engine.phases.rising import RisingCount
from ..engine.phases.showing import RED
from ..engine.state import NO_CARD, NOBODY, Contest, Seat, Showing, Trick
from ..engine.view import View
from ..facts import Danger, Fact, RamiOrNolo
from . import habits
from .base import Choice, Think
from .companion import Effort, Outcome, Worth
from .kernel.constants import NUMBERS, WORDS
from .kernel.given import Count, Pips
from .kernel.rollouts import endings
from .knowledge import Knowledge
from .setting import Setting, setting
from .worlds import dealer

FEARLESS = 0.05  # expected losers up to which heuristics play sooli
FEARFUL = 0.7  # expected losers from which sooli is lost without any search


@dataclass(slots=True)
class Showings:
    """A search for one decision about the contest to play."""

    known: Knowledge
    count: RisingCount
    effort: Effort
    worth: Worth
    think: Think
    words: "array[int]" = field(init=False)  # the worlds in which every action is tried
    luck: int = field(init=False)
    _shown: dict[bool, list[Outcome]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        deals = dealer(self.known, self.known.setting.lanes)
        self.words = deals.deal(self.effort.worlds, self.think.rng.getrandbits(63))
        self.luck = self.think.rng.getrandbits(63)

    @property
    def view(self) -> View:
        return self.known.view

    def choose(self) -> Choice:
        """Return the best legal action; among equal bids, the least revealing one."""
        first = self.view.legal[0]
        if isinstance(first, Give):
            return Choice(self._usual_gift())
        values = {action: self._mean(self.outcomes(action)) for action in self.view.legal}
        if not isinstance(first, Show | Say):
            listed = sorted(values.items(), key=lambda pair: -pair[1])
            return Choice(listed[0][0], tuple(listed), self.facts())
        best = max(values.values())
        choice = max((each for each in values if values[each] == best), key=_modesty)
        listed = sorted(values.items(), key=lambda pair: (pair[0] != choice, -pair[1]))
        return Choice(choice, tuple(listed), self.facts())

    def candidates(self) -> Sequence[Action]:
        """Return all legal actions."""
        return self.view.legal

    def same_as(self, action: Action) -> Action:
        """Return the least revealing legal action that bids for the same contest."""
        if not isinstance(action, Show | Say):
            return action
        same = [each for each in self.view.legal if _is_red(each) == _is_red(action)]
        return max(same, key=_modesty)

    def outcomes(self, action: Action) -> list[Outcome]:
        """Return the outcomes after an action, in the order of the worlds."""
        match action:
            case Show() | Say():
                return self._after_bid(wants_rami=_is_red(action))
            case Sooli():
                return self._alone()
            case Pass():
                return self._played(self.view.showing, self.words)
            case Give(cards):
                return self._after_gift(cards[0])
            case _:
                raise AssertionError(action)

    def facts(self) -> tuple[Fact, ...]:
        """Return the equities of both contests, or the expected losers of a sooli hand."""
        first = self.view.legal[0]
        if isinstance(first, Show | Say):
            rami, nolo = (
                round(self._mean(self._after_bid(wants_rami=each)), 3) for each in (True, False)
            )
            return (RamiOrNolo(rami, nolo),)
        if isinstance(first, Sooli | Pass):
            return (Danger(round(self._fear(), 1)),)
        return ()

    def _mean(self, outcomes: Sequence[Outcome]) -> float:
        side = self.view.game.seating.side(self.view.seat)
        return fmean(outcome.chances[side] for outcome in outcomes)

    # Which contest

    def _after_bid(self, *, wants_rami: bool) -> list[Outcome]:
        if wants_rami not in self._shown:
            self._shown[wants_rami] = self._bid(wants_rami=wants_rami)
        return self._shown[wants_rami]

    def _bid(self, *, wants_rami: bool) -> list[Outcome]:
        """Return the outcomes of an own bid when the others bid by heuristics."""
        seats = self.view.game.seating.round_from(self.view.game.seating.after(self.view.dealer))
        worlds_by_showing: dict[Showing, list[int]] = {}
        own = self.view.seat
        for offset in range(0, len(self.words), WORDS):
            declarer = next(
                (
                    seat
                    for seat in seats
                    if (wants_rami if seat == own else habits.wants_rami(self.words[offset + seat]))
                ),
                NOBODY,
            )
            contest = Contest.NOLO if declarer == NOBODY else Contest.RAMI
            worlds_by_showing.setdefault(Showing(game=contest, declarer=declarer), []).append(
                offset
            )
        by_world: dict[int, list[Outcome]] = {}
        for showing, offsets in worlds_by_showing.items():
            words, each = array("Q"), self.effort.each
            for offset in offsets:
                words.extend(self.words[offset : offset + WORDS])
            outcomes = self._played(showing, words)
            for number, offset in enumerate(offsets):
                by_world[offset] = outcomes[each * number : each * (number + 1)]
        return [outcome for offset in sorted(by_world) for outcome in by_world[offset]]

    # Alone or not

    def _alone(self) -> list[Outcome]:
        showing = replace(self.view.showing, game=Contest.SOOLI, soloist=self.view.seat)
        if self._fear() >= FEARFUL:
            return [self._lone_end(showing, caught=True)] * (self.effort.worlds * self.effort.each)
        return self._played(showing, self._exchanged(showing))

    def _fear(self) -> float:
        showing = replace(self.view.showing, game=Contest.SOOLI, soloist=self.view.seat)
        return habits.danger(self._setting(showing).lanes.word(card_set(self.view.hand)))

    def _usual_gift(self) -> Give:
        """Return the riskiest card of the own sooli hand, or the safest one for the partner's."""
        codes = self.known.setting.lanes
        given = {card for gift in self.view.exchange.gifts for card in gift.cards}
        hand = codes.word(card_set(card for card in self.view.hand if card not in given))
        is_soloist = self.view.seat == self.view.showing.soloist
        code = habits.riskiest(hand) if is_soloist else habits.harmless(hand)
        return Give((codes.cards[code],))

    def _after_gift(self, card: Card) -> list[Outcome]:
        """Return the outcomes of giving a card in the sooli exchange."""
        return self._played(self.view.showing, self._exchanged(self.view.showing, card))

    def _exchanged(self, alone: Showing, card: Card = NO_CARD) -> "array[int]":
        """Return the worlds after the sooli exchange, with an own card given if there is one."""
        before, numbers = self.known.setting.lanes, self._setting(alone).lanes
        words = array("Q", (numbers.word(before.card_set(word)) for word in self.words))
        soloist, partner = alone.soloist, self.view.game.seating.partner(alone.soloist)
        done = {gift.giver for gift in self.view.exchange.gifts}
        for offset in range(0, len(words), WORDS):
            lone, other = words[offset + soloist], words[offset + partner]
            discarded = 0 if soloist in done else 1 << habits.riskiest(lone)
            given = 0 if partner in done else 1 << habits.harmless(other)
            if card >= 0 and self.view.seat == soloist:
                discarded = 1 << numbers.codes[card]
            elif card >= 0:
                given = 1 << numbers.codes[card]
            words[offset + soloist] = lone & ~discarded | given
            words[offset + partner] = other & ~given | discarded
        return words

    # Deals

    def _setting(self, showing: Showing) -> Setting:
        return setting(self.view.game, self.known.state.but(showing=showing))

    def _played(self, showing: Showing, words: "array[int]") -> list[Outcome]:
        """Return the outcomes of hands played out by heuristics in a contest."""
        adapter, state = self._setting(showing), self.known.state.but(showing=showing)
        leader = adapter.phase.leader(state)
        state = state.but(turn=leader, trick=Trick(adapter.phase.round_of(state, leader)))
        live = card_set(self.view.game.dealing.cards)
        seating = self.view.game.seating
        sooli_side = -1 if showing.soloist == NOBODY else seating.side(showing.soloist)
        count = Count(lone=sooli_side, aim=int(showing.game == Contest.NOLO))
        tables = adapter.tables(state, count, Pips(), self.view.seat, adapter.lanes.word(live))
        results = endings(tables[0], tables[1], words, self.effort.each, self.luck)
        if sooli_side >= 0:
            won = self._lone_end(showing, caught=False)
            lost = self._lone_end(showing, caught=True)
            offsets = range(4 + sooli_side, len(results), NUMBERS)
            return [lost if results[offset] else won for offset in offsets]
        outcomes = [self._end(showing, (tricks, 13 - tricks)) for tricks in range(14)]
        return [outcomes[results[offset]] for offset in range(4, len(results), NUMBERS)]

    def _lone_end(self, showing: Showing, *, caught: bool) -> Outcome:
        side = self.view.game.seating.side(showing.soloist)
        tricks = [1, 1]
        tricks[side] = int(caught)
        return self._end(showing, (tricks[0], tricks[1]))

    def _end(self, showing: Showing, tricks: tuple[int, int]) -> Outcome:
        """Return the score and equity of a hand with these tricks for both sides."""
        won = self.count.winner_of(showing, tricks)
        ended = self.count.settled(self.view.match, showing.game, *won)
        equities = self.worth(ended.match, self._next_dealer())
        return Outcome(ended.match, equities, ended.items, tricks=tricks)

    def _next_dealer(self) -> Seat:
        return self.view.game.seating.after(self.view.dealer)


def by_habit(known: Knowledge) -> Action:
    """Return the bid or sooli decision that heuristics choose."""
    view, cards = known.view, card_set(known.view.hand)
    if isinstance(view.legal[0], Sooli | Pass):
        showing = replace(view.showing, soloist=view.seat)
        codes = setting(view.game, known.state.but(showing=showing)).lanes
        losers = habits.danger(codes.word(cards))
        return Sooli() if losers < FEARLESS and Sooli() in view.legal else Pass()
    is_rami = habits.wants_rami(known.setting.lanes.word(cards))
    wanted = [action for action in view.legal if _is_red(action) == is_rami]
    return max(wanted or list(view.legal), key=_modesty)


def _is_red(action: Action) -> bool:
    if isinstance(action, Show):
        return bool(RED >> action.card & 1)
    return action == Say(Contest.RAMI)


def _modesty(action: Action) -> int:
    """Return how little a bid card reveals, as a sort key: lower cards reveal less."""
    return action.card % 13 if isinstance(action, Show) else -1
