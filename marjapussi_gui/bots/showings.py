"""Decisions before tricks without trumps: which game to ask for, whether to play it alone."""

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

FEARLESS = 0.05  # the danger of a lone hand that players of habits risk
FEARFUL = 0.7  # nobody need look at a hand in more danger


@dataclass(slots=True)
class Showings:
    """Everything that one decision about the game to play needs."""

    known: Knowledge
    count: RisingCount
    effort: Effort
    worth: Worth
    think: Think
    words: "array[int]" = field(init=False)  # the worlds that all is tried in
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
        """Return the best of what is legal."""
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
        """Return all that is legal."""
        return self.view.legal

    def same_as(self, action: Action) -> Action:
        """Return the least telling of the legal actions that ask for the same game."""
        if not isinstance(action, Show | Say):
            return action
        same = [each for each in self.view.legal if _is_red(each) == _is_red(action)]
        return max(same, key=_modesty)

    def outcomes(self, action: Action) -> list[Outcome]:
        """Return what the match comes to after an action, world by world."""
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
        """Return what decides: the chances with either game, or the danger of a lone hand."""
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

    # Which game

    def _after_bid(self, *, wants_rami: bool) -> list[Outcome]:
        if wants_rami not in self._shown:
            self._shown[wants_rami] = self._bid(wants_rami=wants_rami)
        return self._shown[wants_rami]

    def _bid(self, *, wants_rami: bool) -> list[Outcome]:
        """Return what comes of our bid, the others bidding by their habits."""
        seats = self.view.game.seating.round_from(self.view.game.seating.after(self.view.dealer))
        games: dict[Showing, list[int]] = {}
        own = self.view.seat
        for at in range(0, len(self.words), WORDS):
            first = next(
                (
                    seat
                    for seat in seats
                    if (wants_rami if seat == own else habits.wants_rami(self.words[at + seat]))
                ),
                NOBODY,
            )
            game = Contest.NOLO if first == NOBODY else Contest.RAMI
            games.setdefault(Showing(game=game, declarer=first), []).append(at)
        by_world: dict[int, list[Outcome]] = {}
        for showing, places in games.items():
            chosen, each = array("Q"), self.effort.each
            for at in places:
                chosen.extend(self.words[at : at + WORDS])
            found = self._played(showing, chosen)
            for number, at in enumerate(places):
                by_world[at] = found[each * number : each * (number + 1)]
        return [outcome for at in sorted(by_world) for outcome in by_world[at]]

    # Alone or not

    def _alone(self) -> list[Outcome]:
        alone = replace(self.view.showing, game=Contest.SOOLI, soloist=self.view.seat)
        if self._fear() >= FEARFUL:
            return [self._lone_end(alone, caught=True)] * (self.effort.worlds * self.effort.each)
        return self._played(alone, self._exchanged(alone))

    def _fear(self) -> float:
        alone = replace(self.view.showing, game=Contest.SOOLI, soloist=self.view.seat)
        return habits.danger(self._setting(alone).lanes.word(card_set(self.view.hand)))

    def _usual_gift(self) -> Give:
        """Give away the card that fits least, or help with a harmless one."""
        numbers = self.known.setting.lanes
        given = {card for gift in self.view.exchange.gifts for card in gift.cards}
        hand = numbers.word(card_set(card for card in self.view.hand if card not in given))
        lone = self.view.seat == self.view.showing.soloist
        code = habits.riskiest(hand) if lone else habits.harmless(hand)
        return Give((numbers.cards[code],))

    def _after_gift(self, card: Card) -> list[Outcome]:
        """Return what comes of giving this card in the exchange of a lone hand."""
        return self._played(self.view.showing, self._exchanged(self.view.showing, card))

    def _exchanged(self, alone: Showing, card: Card = NO_CARD) -> "array[int]":
        """Return the worlds with the exchange of a lone hand done, a card of ours moved first."""
        before, numbers = self.known.setting.lanes, self._setting(alone).lanes
        words = array("Q", (numbers.word(before.card_set(word)) for word in self.words))
        soloist, partner = alone.soloist, self.view.game.seating.partner(alone.soloist)
        done = {gift.giver for gift in self.view.exchange.gifts}
        for at in range(0, len(words), WORDS):
            lone, other = words[at + soloist], words[at + partner]
            away = 0 if soloist in done else 1 << habits.riskiest(lone)
            given = 0 if partner in done else 1 << habits.harmless(other)
            if card >= 0 and self.view.seat == soloist:
                away = 1 << numbers.codes[card]
            elif card >= 0:
                given = 1 << numbers.codes[card]
            words[at + soloist] = lone & ~away | given
            words[at + partner] = other & ~given | away
        return words

    # Deals

    def _setting(self, showing: Showing) -> Setting:
        return setting(self.view.game, self.known.state.but(showing=showing))

    def _played(self, showing: Showing, words: "array[int]") -> list[Outcome]:
        """Return what comes of hands that are played by rules of thumb in this game."""
        played, state = self._setting(showing), self.known.state.but(showing=showing)
        leader = played.phase.leader(state)
        state = state.but(turn=leader, trick=Trick(played.phase.round_of(state, leader)))
        live = card_set(self.view.game.dealing.cards)
        seating = self.view.game.seating
        lone = -1 if showing.soloist == NOBODY else seating.side(showing.soloist)
        count = Count(lone=lone, aim=int(showing.game == Contest.NOLO))
        tables = played.tables(state, count, Pips(), self.view.seat, played.lanes.word(live))
        numbers = endings(tables[0], tables[1], words, self.effort.each, self.luck)
        if lone >= 0:
            won = self._lone_end(showing, caught=False)
            lost = self._lone_end(showing, caught=True)
            ends = range(4 + lone, len(numbers), NUMBERS)
            return [lost if numbers[at] else won for at in ends]
        outcomes = [self._end(showing, (tricks, 13 - tricks)) for tricks in range(14)]
        return [outcomes[numbers[at]] for at in range(4, len(numbers), NUMBERS)]

    def _lone_end(self, showing: Showing, *, caught: bool) -> Outcome:
        side = self.view.game.seating.side(showing.soloist)
        tricks = [1, 1]
        tricks[side] = int(caught)
        return self._end(showing, (tricks[0], tricks[1]))

    def _end(self, showing: Showing, tricks: tuple[int, int]) -> Outcome:
        """Return what comes of a hand with these tricks."""
        won = self.count.winner_of(showing, tricks)
        ended = self.count.settled(self.view.match, showing.game, *won)
        chances = self.worth(ended.match, self._next_dealer())
        return Outcome(ended.match, chances, ended.items, tricks=tricks)

    def _next_dealer(self) -> Seat:
        return self.view.game.seating.after(self.view.dealer)


def by_habit(known: Knowledge) -> Action:
    """Return what a player of habits lays, says or gives."""
    view, cards = known.view, card_set(known.view.hand)
    if isinstance(view.legal[0], Sooli | Pass):
        alone = replace(view.showing, soloist=view.seat)
        low = setting(view.game, known.state.but(showing=alone)).lanes
        fear = habits.danger(low.word(cards))
        return Sooli() if fear < FEARLESS and Sooli() in view.legal else Pass()
    rami = habits.wants_rami(known.setting.lanes.word(cards))
    wanted = [action for action in view.legal if _is_red(action) == rami]
    return max(wanted or list(view.legal), key=_modesty)


def _is_red(action: Action) -> bool:
    if isinstance(action, Show):
        return bool(RED >> action.card & 1)
    return action == Say(Contest.RAMI)


def _modesty(action: Action) -> int:
    """Return how little a bidding card tells: the lower the better."""
    return action.card % 13 if isinstance(action, Show) else -1
