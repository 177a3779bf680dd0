"""Playouts of contracts: deal worlds, exchange cards and play the tricks by heuristics."""

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

CHOICE = 4  # sampled deals for each deal kept, where a gift makes some likelier
REASONED = 0.7  # log-likelihood lost per rank of a given card: fitted to hands of experts


@dataclass(frozen=True, slots=True)
class Played:
    """Outcomes of hands with one declarer, and the expected total before each was played."""

    holder: Seat
    endings: list[tuple[int, ...]]
    promised: list[float]
    places: Sequence[int]  # indices of its worlds


@dataclass(frozen=True, slots=True)
class Hands:
    """The worlds of one decision, and playouts of contracts in them."""

    known: Knowledge
    companion: ByContract
    effort: Effort
    words: "array[int]"
    luck: int

    @property
    def worths(self) -> Sequence[int]:
        """The points of a marriage in each suit."""
        return self.companion.count.speech.worth

    @property
    def lines(self) -> habits.Lines:
        return habits.lines(self.known.view.game)

    def played(self, holder: Seat, places: Sequence[int], moved: int | None = None) -> Played:
        """Return playouts of these worlds with a declarer, after moved_cards were exchanged.

        Random choices in a world are the same for every action, so that actions can be compared.
        """
        words, coefficients = array("Q"), self.lines.promised
        for place in places:
            words.extend(self.words[WORDS * place : WORDS * (place + 1)])
        promised: list[float] = []
        for offset in range(0, len(words) if holder != NOBODY else 0, WORDS):
            self._exchange(words, offset, holder, moved)
            total = habits.promised_total(words[offset + holder], self.worths, coefficients)
            promised += [total] * self.effort.each
        table, scratch_table = self._tables(holder)
        numbers = endings(table, scratch_table, words, self.effort.each, self.luck)
        outcomes = [
            tuple(numbers[offset : offset + NUMBERS]) for offset in range(0, len(numbers), NUMBERS)
        ]
        return Played(holder, outcomes, promised, places)

    def _exchange(self, words: "array[int]", at: int, holder: Seat, moved: int | None) -> None:
        """Complete the exchange in the world at offset, with moved_cards as its first step."""
        view = self.known.view
        exchange, seating, rules = view.exchange, view.game.seating, view.game.rules
        if exchange.is_done:
            return
        if not seating.partners:
            hand = words[at + holder] | (0 if exchange.kitty else words[at + REST])
            discards = (
                moved if moved is not None else habits.put_away(hand, rules.kitty, self.worths)
            )
            words[at + holder], words[at + REST] = hand & ~discards, discards
            return
        partner, number = seating.partner(holder), rules.exchange
        if not exchange.gifts:
            gift = habits.gift(words[at + partner], number, self.worths)
            if moved is not None:
                gift, moved = moved, None
            words[at + partner] &= ~gift
            words[at + holder] |= gift
        returned = (
            moved if moved is not None else habits.returned(words[at + holder], number, self.worths)
        )
        words[at + holder] &= ~returned
        words[at + partner] |= returned

    def _tables(self, holder: Seat) -> tuple[TrickTable, TrickTable]:
        """Return two equal tables at the first lead, with a declarer or NOBODY."""
        state, adapter = self.known.state, self.known.setting
        leader = holder
        if holder == NOBODY:
            leader = adapter.phase.leader(state.but(auction=Auction()))
        trick = Trick(adapter.phase.round_of(state, leader))
        state = state.but(turn=leader, trick=trick, stock=())
        live = adapter.lanes.word(card_set(self.known.view.game.dealing.cards))
        count = self.companion.counted(holder)
        pips = self.companion.pips(state, adapter.lanes)
        return adapter.tables(state, count, pips, self.known.view.seat, live)


def dealt(known: Knowledge, companion: ByContract, effort: Effort, rng: Random) -> Hands:
    """Return playouts in as many sampled worlds as the effort asks for."""
    deals, number = dealer(known, known.setting.lanes), effort.worlds
    gifts = known.view.exchange.gifts
    if len(gifts) == 1 and gifts[0].taker == known.view.seat:
        several = deals.deal(CHOICE * number, rng.getrandbits(63))
        words = explained(several, gifts[0], known, companion).pick(number, rng)
    else:
        words = deals.deal(number, rng.getrandbits(63))
    return Hands(known, companion, effort, words, rng.getrandbits(63))


def explained(words: "array[int]", gift: Gift, known: Knowledge, companion: ByContract) -> Worlds:
    """Return the worlds weighted by how well a received gift fits the giver's hand in each."""
    given, worths = known.setting.lanes.word(card_set(gift.cards)), companion.count.speech.worth
    places = (
        habits.places_given(words[at + gift.giver] | given, given, worths)
        for at in range(0, len(words), WORDS)
    )
    return Worlds(words, tuple(exp(-REASONED * each) for each in places))
