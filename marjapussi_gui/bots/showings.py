"""Decisions before tricks without trumps: which game to ask for, whether to play it alone."""

from array import array
from dataclasses import dataclass, replace
from random import Random
from statistics import fmean

from ..engine.actions import Action, Give, Pass, Say, Show, Sooli
from ..engine.cards import card_set
from ..engine.phases.rising import RisingCount
from ..engine.phases.showing import RED
from ..engine.state import NOBODY, Contest, Seat, Showing, Trick
from ..engine.view import View
from ..facts import Danger, RamiOrNolo
from . import habits
from .base import Choice, Think
from .companion import Effort, Worth
from .kernel.constants import NUMBERS, WORDS
from .kernel.given import Count, Pips
from .kernel.rollouts import endings
from .known import Knowledge
from .lanes import Lanes
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

    @property
    def view(self) -> View:
        return self.known.view

    def choose(self) -> Choice:
        """Return the best of what is legal."""
        first = self.view.legal[0]
        if isinstance(first, Show | Say):
            return self._show()
        if isinstance(first, Sooli | Pass):
            return self._alone()
        return self._hand_over()

    # Which game

    def _show(self) -> Choice:
        words, rng = self._words(), Random(self.think.rng.getrandbits(63))
        rami = self._expected(words, self._shown(words, wants_rami=True), rng)
        nolo = self._expected(words, self._shown(words, wants_rami=False), rng)
        legal = self.view.legal
        values: dict[Action, float] = {
            action: rami if _is_red(action) else nolo for action in legal
        }
        best = max(rami, nolo)
        wanted = [action for action in legal if values[action] == best] or list(legal)
        choice = max(wanted, key=_modesty)
        listed = sorted(values.items(), key=lambda pair: (pair[0] != choice, -pair[1]))
        facts = (RamiOrNolo(round(rami, 3), round(nolo, 3)),)
        return Choice(choice, tuple(listed), facts)

    def _shown(self, words: "array[int]", *, wants_rami: bool) -> dict[Showing, list[int]]:
        """Return what the bids make of each world, the others bidding by their habits."""
        seats = self.view.game.seating.round_from(self.view.game.seating.after(self.view.dealer))
        games: dict[Showing, list[int]] = {}
        own = self.view.seat
        for at in range(0, len(words), WORDS):
            first = next(
                (
                    seat
                    for seat in seats
                    if (wants_rami if seat == own else habits.wants_rami(words[at + seat]))
                ),
                NOBODY,
            )
            game = Contest.NOLO if first == NOBODY else Contest.RAMI
            games.setdefault(Showing(game=game, declarer=first), []).append(at)
        return games

    def _expected(self, words: "array[int]", games: dict[Showing, list[int]], rng: Random) -> float:
        values: list[float] = []
        for showing, places in games.items():
            chosen = array("Q")
            for at in places:
                chosen.extend(words[at : at + WORDS])
            values += self._played(showing, chosen, rng)
        return fmean(values)

    # Alone or not

    def _alone(self) -> Choice:
        rng = Random(self.think.rng.getrandbits(63))
        showing, words = self.view.showing, self._words()
        values: dict[Action, float] = {Pass(): fmean(self._played(showing, words, rng))}
        alone = replace(showing, game=Contest.SOOLI, soloist=self.view.seat)
        fear = habits.danger(self._low_word())
        if fear < FEARFUL:
            words = self._lone_words(self._setting(alone).lanes, self.view.seat)
            values[Sooli()] = fmean(self._played(alone, words, rng))
        else:
            values[Sooli()] = self._settled(alone, caught=True)
        listed = sorted(values.items(), key=lambda pair: -pair[1])
        return Choice(listed[0][0], tuple(listed), (Danger(round(fear, 1)),))

    def _hand_over(self) -> Choice:
        """Give away the card that fits least, or help with a harmless one."""
        numbers = self.known.setting.lanes
        given = {card for gift in self.view.exchange.gifts for card in gift.cards}
        hand = numbers.word(card_set(card for card in self.view.hand if card not in given))
        lone = self.view.seat == self.view.showing.soloist
        code = habits.riskiest(hand) if lone else habits.harmless(hand)
        return Choice(Give((numbers.cards[code],)))

    # Deals

    def _low_word(self) -> int:
        alone = replace(self.view.showing, game=Contest.SOOLI, soloist=self.view.seat)
        return self._setting(alone).lanes.word(card_set(self.view.hand))

    def _lone_words(self, numbers: Lanes, soloist: Seat) -> "array[int]":
        """Return worlds in which the exchange of a lone hand is done."""
        deals = dealer(self.known, numbers)
        words = deals.deal(self.effort.worlds, self.think.rng.getrandbits(63))
        partner = self.view.game.seating.partner(soloist)
        for at in range(0, len(words), WORDS):
            away = 1 << habits.riskiest(words[at + soloist])
            given = 1 << habits.harmless(words[at + partner])
            words[at + soloist] = words[at + soloist] & ~away | given
            words[at + partner] = words[at + partner] & ~given | away
        return words

    def _words(self) -> "array[int]":
        deals = dealer(self.known, self.known.setting.lanes)
        return deals.deal(self.effort.worlds, self.think.rng.getrandbits(63))

    def _setting(self, showing: Showing) -> Setting:
        return setting(self.view.game, self.known.state.but(showing=showing))

    def _played(self, showing: Showing, words: "array[int]", rng: Random) -> list[float]:
        """Return what the hands are worth to us when this game is played by rules of thumb."""
        played, state = self._setting(showing), self.known.state.but(showing=showing)
        leader = played.phase.leader(state)
        state = state.but(turn=leader, trick=Trick(played.phase.round_of(state, leader)))
        live = card_set(self.view.game.dealing.cards)
        seating = self.view.game.seating
        lone = -1 if showing.soloist == NOBODY else seating.side(showing.soloist)
        count = Count(lone=lone, aim=int(showing.game == Contest.NOLO))
        tables = played.tables(state, count, Pips(), self.view.seat, played.lanes.word(live))
        numbers = endings(tables[0], tables[1], words, self.effort.each, rng.getrandbits(63))
        if lone >= 0:
            won = self._settled(showing, caught=False)
            lost = self._settled(showing, caught=True)
            ends = range(4 + lone, len(numbers), NUMBERS)
            return [lost if numbers[at] else won for at in ends]
        values = [self._value(showing, tricks) for tricks in range(14)]
        return [values[numbers[at]] for at in range(4, len(numbers), NUMBERS)]

    def _value(self, showing: Showing, tricks: int) -> float:
        """Return what the hand is worth to us when side 0 takes so many tricks."""
        winner, points = self.count.winner_of(showing, (tricks, 13 - tricks))
        outcome = self.count.settled(self.view.match, showing.game, winner, points)
        return self._own(self.worth(outcome.match, self._next_dealer())[0])

    def _settled(self, showing: Showing, *, caught: bool) -> float:
        side = self.view.game.seating.side(showing.soloist)
        tricks = [1, 1]
        tricks[side] = int(caught)
        winner, points = self.count.winner_of(showing, tuple(tricks))
        outcome = self.count.settled(self.view.match, Contest.SOOLI, winner, points)
        return self._own(self.worth(outcome.match, self._next_dealer())[0])

    def _next_dealer(self) -> Seat:
        return self.view.game.seating.after(self.view.dealer)

    def _own(self, first: float) -> float:
        return 1 - first if self.view.game.seating.side(self.view.seat) else first


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
