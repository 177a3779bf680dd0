"""The players themselves, one class for each way of deciding."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from operator import attrgetter
from random import Random

from ..engine.actions import (
    Action,
    Bid,
    Discard,
    Finish,
    Give,
    Lay,
    Pass,
    Raise,
    Redeal,
    ShowTunnelas,
    Stand,
)
from ..engine.cards import card_set
from ..engine.game import Game
from ..engine.handfuls import Handfuls
from ..engine.phases.contract import ContractCount
from ..engine.phases.rummy_rights import Rights
from ..engine.rummy.proposals import spelled_out
from ..engine.view import View
from . import contracts, habits, showings
from .base import Bot, Choice, Think
from .chances import plain
from .reach import view_within_reach
from .setting import setting
from .stakes import Worth
from .standings import IsOver, Stopped
from .tricks import Hand, Strength, by_search, by_thumb
from .worlds import imagined

Chances = Callable[[Game, IsOver], Worth]

UPWARDS = (Bid, Raise)
BARE = (Lay, Finish, ShowTunnelas)  # they stand among legal actions without their sets
_name = attrgetter("__name__")


class RandomPlayer:
    """Does anything that is legal: first any kind of action, then any of that kind.

    Bids go up by the least step: who bids anything that is legal fails nearly always, and no
    match with an auction would ever end.
    """

    def consider(self, view: View, think: Think) -> Choice:
        legal = view.legal
        if len(legal) > 1:
            legal = _of_one_kind(legal, think.rng)
        kind = type(legal[0])
        action = legal[0] if kind in UPWARDS else legal[int(think.rng.random() * len(legal))]
        if kind in BARE:
            rights = Rights(view.game.rules, view.game.seating)
            action = spelled_out(action, view.rummy, view.seat, rights)
        return Choice(action)


def _of_one_kind(legal: Sequence[Action], rng: Random) -> Sequence[Action]:
    """Return the actions of a kind that chance decides on, where there are several."""
    if type(legal) is Handfuls:
        return legal
    kinds = set(map(type, legal))
    if len(kinds) == 1:
        return legal
    kind = rng.choice(sorted(kinds, key=_name))
    return [each for each in legal if type(each) is kind]


@dataclass(slots=True)
class HabitPlayer:
    """Plays by rules of thumb; the careless one forgets what was played, and slips."""

    slips: float = 0.0  # how often anything legal will do
    forgets: bool = False
    hand: Hand = field(default_factory=lambda: Hand(plain))

    def consider(self, view: View, think: Think) -> Choice:
        if len(view.legal) == 1:
            return Choice(view.legal[0])
        if view.phase == "play":
            if self.slips and think.rng.random() < self.slips:
                return Choice(think.rng.choice(list(view.legal)))
            return Choice(by_thumb(self.hand.scene(view, forgets=self.forgets)))
        if isinstance(view.game.count, ContractCount):
            return Choice(by_contract_habit(view, caution=35 if self.forgets else 20))
        return Choice(showings.by_habit(view))


@dataclass(slots=True)
class SearchPlayer:
    """Looks for what is worth most over the deals that it holds possible."""

    strength: Strength
    contracts: contracts.Effort
    showings: showings.Effort
    chances: Chances = plain
    hand: Hand = field(init=False)

    def __post_init__(self) -> None:
        self.hand = Hand(self.chances)

    def consider(self, view: View, think: Think) -> Choice:
        if len(view.legal) == 1:
            return Choice(view.legal[0])
        try:
            return self._search(view, think)
        except Stopped:
            return Choice(view.legal[0])

    def _search(self, view: View, think: Think) -> Choice:
        def is_over() -> bool:
            return think.is_over

        if view.phase == "play":
            return by_search(self.hand.scene(view, is_over), self.strength, think)
        worth = self.hand.worth_in(view.game, is_over)
        if isinstance(view.game.count, ContractCount):
            return contracts.Contracts(view, self.contracts, worth, think).choose()
        return showings.Showings(view, self.showings, worth, think).choose()


@dataclass(slots=True)
class Versatile:
    """Plays tricks in one way, and rummy in another."""

    tricks: Bot
    rummy: Bot

    def consider(self, view: View, think: Think) -> Choice:
        view = view_within_reach(view)
        return (self.rummy if view.rummy.hands else self.tricks).consider(view, think)


def by_contract_habit(view: View, *, caution: int) -> Action:
    """Return what a player of habits bids, gives or puts away."""
    count, numbers = view.game.count, setting(view.game, imagined(view)).lanes
    assert isinstance(count, ContractCount)
    worths = count.speech.worth
    hand = numbers.word(card_set(view.hand))
    alone = not view.game.seating.partners
    makes = habits.likely_total(hand, worths, alone=alone) - caution
    first = view.legal[0]
    match first:
        case Stand():
            return first
        case Give(cards) | Discard(cards):
            moved = _handed_over(view, hand, len(cards), worths)
            chosen = {numbers.cards[code] for code in habits.codes_of(moved)}
            return type(first)(tuple(card for card in view.hand if card in chosen))
    if Redeal() in view.legal and makes < 80:
        return Redeal()
    if is_partners_bid(view):
        return Pass()
    bids = [act for act in view.legal if isinstance(act, Bid)]
    if Pass() in view.legal and (not bids or bids[0].amount > makes):
        return Pass()
    return bids[0]


def is_partners_bid(view: View) -> bool:
    """Return whether the partner alone is left in the auction: whoever raises now raises him."""
    seating, auction = view.game.seating, view.auction
    has_it = seating.partners and auction.holder == seating.partner(view.seat)
    return has_it and auction.passed.bit_count() == seating.players - 2


def _handed_over(view: View, hand: int, number: int, worths: habits.Worths) -> int:
    if view.exchange.kitty:
        return habits.put_away(hand, number, worths)
    if view.seat == view.auction.holder:
        return habits.returned(hand, number, worths)
    return habits.gift(hand, number, worths)
