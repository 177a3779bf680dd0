"""How hands of a contract end: worlds are dealt, cards handed over, and the tricks played."""

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from random import Random

from ..engine.cards import card_set
from ..engine.state import NOBODY, Auction, Gift, Seat, Trick
from . import habits
from .companion import ByContract, Effort
from .kernel.constants import NUMBERS, REST, WORDS
from .kernel.rollouts import endings
from .kernel.table import TrickTable
from .knowledge import Knowledge
from .worlds import Worlds, dealer

CHOICE = 4  # times as many deals as are wanted, where some are likelier than others
REASONED = 0.7  # by how much less likely a gift is with each place: fitted to hands of experts


@dataclass(frozen=True, slots=True)
class Played:
    """How hands end that somebody declares, and what each promised him before it was played."""

    holder: Seat
    endings: list[tuple[int, ...]]
    promised: list[float]
    places: Sequence[int]  # of its worlds among all


@dataclass(frozen=True, slots=True)
class Hands:
    """The worlds that one decision is tried in, and what hands come to there."""

    known: Knowledge
    companion: ByContract
    effort: Effort
    words: "array[int]"
    luck: int

    @property
    def worths(self) -> Sequence[int]:
        """What the marriages of the suits count."""
        return self.companion.count.speech.worth

    @property
    def lines(self) -> habits.Lines:
        return habits.lines(self.known.view.game)

    def played(self, holder: Seat, places: Sequence[int], moved: int | None = None) -> Played:
        """Return how the hand ends in these worlds when holder declares and moved is handed over.

        Chance is the same in a world whatever is done.
        """
        changed, line = array("Q"), self.lines.promised
        for place in places:
            changed.extend(self.words[WORDS * place : WORDS * (place + 1)])
        promised: list[float] = []
        for at in range(0, len(changed) if holder != NOBODY else 0, WORDS):
            self._exchange(changed, at, holder, moved)
            makes = habits.promised_total(changed[at + holder], self.worths, line)
            promised += [makes] * self.effort.each
        table, scene = self._tables(holder)
        numbers = endings(table, scene, changed, self.effort.each, self.luck)
        ends = [tuple(numbers[at : at + NUMBERS]) for at in range(0, len(numbers), NUMBERS)]
        return Played(holder, ends, promised, places)

    def _exchange(self, words: "array[int]", at: int, holder: Seat, moved: int | None) -> None:
        """Do in one world what is left to do of the exchange, moved first."""
        view = self.known.view
        exchange, seating, rules = view.exchange, view.game.seating, view.game.rules
        if exchange.is_done:
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
        live = played.lanes.word(card_set(self.known.view.game.dealing.cards))
        count = self.companion.counted(holder)
        pips = self.companion.pips(state, played.lanes)
        return played.tables(state, count, pips, self.known.view.seat, live)


def dealt(known: Knowledge, companion: ByContract, effort: Effort, rng: Random) -> Hands:
    """Return worlds that agree with what is known, as many as the effort says."""
    deals, number = dealer(known, known.setting.lanes), effort.worlds
    gifts = known.view.exchange.gifts
    if len(gifts) == 1 and gifts[0].taker == known.view.seat:
        several = deals.deal(CHOICE * number, rng.getrandbits(63))
        words = explained(several, gifts[0], known, companion).pick(number, rng)
    else:
        words = deals.deal(number, rng.getrandbits(63))
    return Hands(known, companion, effort, words, rng.getrandbits(63))


def explained(words: "array[int]", gift: Gift, known: Knowledge, companion: ByContract) -> Worlds:
    """Return worlds that are the likelier the better a gift is from the hand that it came from."""
    given, worths = known.setting.lanes.word(card_set(gift.cards)), companion.count.speech.worth
    places = (
        habits.places_given(words[at + gift.giver] | given, given, worths)
        for at in range(0, len(words), WORDS)
    )
    return Worlds(words, tuple(exp(-REASONED * each) for each in places))
