"""What a reader takes the principles of rummy to mean."""

import itertools
from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache, cached_property

from marjapussi_gui.engine.actions import (
    DRAW_FROM_OFFER,
    DRAW_FROM_STOCK,
    Action,
    Discard,
    Finish,
    Lay,
    ShowTunnelas,
)
from marjapussi_gui.engine.cards import HIDDEN, JOKER, RANK_OF, SUIT_OF, Card, remove_cards
from marjapussi_gui.engine.rummy.melds import SEQUENCE_RANKS, SetRules, wild_cards
from marjapussi_gui.engine.rummy.primary_sets import can_lay_dublees, can_lay_sets, count_pure_sets
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.engine.view import View
from marjapussi_gui.model.principle import Principle

from .meaning import Meaning

PLACES = {
    rank: [place for place, each in enumerate(SEQUENCE_RANKS) if each == rank]
    for rank in SEQUENCE_RANKS
}
ENDS = "A2K"
DUBLEE_PAIRS = 5


@cache
def _completing(one: Card, other: Card, max_size: int, *, trials: bool) -> tuple[Card, ...]:
    rules = SetRules(max_size=max_size)
    test = rules.is_set if trials else rules.is_pure
    return tuple(c for c in map(Card, range(JOKER)) if test(tuple(sorted((one, other, c)))))


class RummyTable:
    """The cards of the seat to act, and what everybody has seen."""

    def __init__(self, view: View) -> None:
        self.view, self.rummy, self.me = view, view.rummy, view.seat
        self.hand = view.hand
        self.held = Counter(view.hand)
        self.has_laid = bool(self.rummy.laid_sets[self.me])
        rules = view.game.rules
        tiplu = self.rummy.tiplu
        self.wild = (wild_cards(tiplu) if self.has_laid and tiplu >= 0 else 0) | 1 << JOKER
        self.max_size = 3 if rules.set_size == "three" else 13
        self.allows_dublees = rules.dublees and view.game.seating.players >= 4
        self.discards = [each for each in view.legal_actions if isinstance(each, Discard)]
        self.next = view.game.seating.seat_after(self.me)

    def is_wild(self, card: Card) -> bool:
        return bool(self.wild >> card & 1)

    def without(self, card: Card) -> tuple[Card, ...]:
        return remove_cards(self.hand, (card,))

    def completing(self, one: Card, other: Card, *, trials: bool) -> tuple[Card, ...]:
        return _completing(one, other, self.max_size, trials=trials)

    def partners(self, card: Card, *, trials: bool) -> list[Card]:
        return [
            each
            for each in {*self.without(card)}
            if JOKER not in (each, card) and self.completing(card, each, trials=trials)
        ]

    @cached_property
    def seen(self) -> Counter[Card]:
        rummy = self.rummy
        seen = Counter(self.hand) + Counter(rummy.discards)
        for seat, sets in enumerate(rummy.laid_sets):
            seen += Counter(card for meld in sets for card in meld)
            if seat != self.me:
                seen += Counter(self.known(Seat(seat)))
        if rummy.tiplu >= 0 and rummy.tiplu != HIDDEN and rummy.stock and not rummy.reshuffle_count:
            seen[rummy.tiplu] += 1
        return seen

    def known(self, seat: Seat) -> list[Card]:
        held: Counter[Card] = Counter(
            card for meld in self.rummy.shown_tunnelas[seat] for card in meld
        )
        for turn in self.rummy.turns:
            if turn.seat == seat:
                if turn.taken_offer >= 0:
                    held[turn.taken_offer] += 1
                held[turn.discard] -= 1
        held.subtract(card for meld in self.rummy.laid_sets[seat] for card in meld)
        return [card for card, number in held.items() for _ in range(number)]

    def unseen(self, card: Card) -> int:
        return max(self.view.game.dealing_phase.cards.count(card) - self.seen[card], 0)

    @cached_property
    def refused_by_next(self) -> set[Card]:
        turns = self.rummy.turns
        found = {turn.discard for turn in turns if turn.seat == self.next}
        for before, after in itertools.pairwise(turns):
            if after.seat == self.next and after.taken_offer < 0:
                found.add(before.discard)
        return found

    @cached_property
    def refused_by_all(self) -> set[Card]:
        return {*self.rummy.discards} | {
            before.discard
            for before, after in zip(self.rummy.turns, self.rummy.turns[1:], strict=False)
            if after.taken_offer < 0
        }

    def gaps(self, card: Card) -> set[int]:
        """Return how far the other cards of the suit are in sequence, up to 2."""
        return {
            abs(a - b)
            for other in self.without(card)
            if JOKER not in (other, card) and SUIT_OF[other] == SUIT_OF[card] and other != card
            for a in PLACES[RANK_OF[card]]
            for b in PLACES[RANK_OF[other]]
            if abs(a - b) <= 2
        }

    def is_in_sequence(self, card: Card) -> bool:
        """Return whether the hand has a sequence with a card, and not three copies of it."""
        return (
            card != JOKER
            and self.held[card] < 3
            and any(
                self.held[third] and SUIT_OF[third] == SUIT_OF[card] and third != card
                for other in {*self.hand} - {card, JOKER}
                for third in self.completing(card, other, trials=False)
            )
        )

    def is_two_way(self, card: Card) -> bool:
        """Return whether two different cards complete a sequence with a neighbour."""
        return any(
            len(self.completing(card, other, trials=False)) == 2 for other in self.without(card)
        )

    def outs(self, card: Card) -> int:
        wanted = {
            c
            for other in self.without(card)
            if JOKER not in (other, card)
            for c in self.completing(card, other, trials=self.has_laid)
        }
        return sum(map(self.unseen, wanted))


def _discards(t: RummyTable, must: Iterable[Card], may: Iterable[Card], **false: bool) -> Meaning:
    required = frozenset(Discard((card,)) for card in must)
    allowed = frozenset(Discard((card,)) for card in may) | required
    words = frozenset(each for each in t.view.legal_actions if not isinstance(each, Discard))
    why = (key.replace("_", " ") for key, is_so in false.items() if is_so)
    return Meaning(required, allowed | words, tuple(why))


def _not(
    t: RummyTable, never: Iterable[Card], maybe: Iterable[Card] = (), **false: bool
) -> Meaning:
    barred, unclear = {*never}, {*maybe}
    rest = [card for card in t.held if card not in barred]
    return _discards(t, [card for card in rest if card not in unclear], rest, **false)


def _only(actions: Iterable[Action], **false: bool) -> Meaning:
    found = frozenset(actions)
    why = (key.replace("_", " ") for key, is_so in false.items() if is_so)
    return Meaning(frozenset(), found, tuple(why))


def stands_alone(t: RummyTable) -> Meaning:
    free = [card for card in t.held if not t.is_wild(card)]
    alone = [card for card in free if not t.partners(card, trials=False)]
    sure = [card for card in alone if not t.partners(card, trials=True)]
    return _discards(t, sure, alone, every_card_fits_another=not alone)


def not_to_the_next(t: RummyTable) -> Meaning:
    taken = t.known(t.next)
    once = [turn.taken_offer for turn in t.rummy.turns if turn.seat == t.next]
    once = [each for each in once if 0 <= each < JOKER]
    fits = {
        card
        for card in t.held
        if JOKER != card and any(t.completing(card, each, trials=False) for each in taken)
    }
    maybe = {JOKER} | {
        card
        for card in t.held
        if JOKER != card and any(t.completing(card, each, trials=True) for each in (*taken, *once))
    }
    return _not(t, fits, maybe, the_next_player_took_nothing=not taken and not once)


def keep_the_wild(t: RummyTable) -> Meaning:
    wild = [card for card in t.held if t.is_wild(card)]
    return _not(t, wild, there_is_no_wild_card=not wild)


def take_what_fits(t: RummyTable) -> Meaning:
    offer = t.rummy.discards[-1]
    has_wild = any(map(t.is_wild, t.hand))  # with a wild card, hardly anything fits nothing
    fits = (
        has_wild
        or t.is_wild(offer)
        or any(t.completing(offer, each, trials=t.has_laid) for each in t.hand if each != JOKER)
    )
    return _only([DRAW_FROM_OFFER], the_offer_fits_nothing=not fits)


def stay_hidden(t: RummyTable) -> Meaning:
    offer = t.rummy.discards[-1]
    makes_set = not t.has_laid and count_pure_sets((*t.hand, offer)) > count_pure_sets(t.hand)
    return _only(
        [DRAW_FROM_STOCK],
        the_offer_makes_a_set=makes_set and count_pure_sets(t.hand) < 3,
        the_offer_is_wild=t.is_wild(offer),
    )


def lay_early(t: RummyTable) -> Meaning:
    return _only(
        [each for each in t.view.legal_actions if isinstance(each, Lay)],
        it_has_laid=t.has_laid,
    )


def dead_card(t: RummyTable) -> Meaning:
    def waits_in_vain(card: Card) -> bool:
        def completing(other: Card) -> tuple[Card, ...]:
            return t.completing(card, other, trials=t.has_laid)

        if mates := t.partners(card, trials=t.has_laid):
            return any(not any(map(t.unseen, completing(each))) for each in mates)
        pack = {*t.view.game.dealing_phase.cards} - {JOKER}
        return not any(t.unseen(each) for each in pack if completing(each))

    dead = [card for card in t.held if card != JOKER and waits_in_vain(card)]
    return _discards(t, [], dead, no_card_is_gone=not dead)


def safe_card(t: RummyTable) -> Meaning:
    safe = [card for card in t.held if card in t.refused_by_next]
    return _discards(t, safe, safe, the_next_player_refused_nothing=not safe)


def keep_the_middle(t: RummyTable) -> Meaning:
    ends = [card for card in t.held if card != JOKER and RANK_OF[card] in ENDS]
    return _discards(t, [], ends, there_is_no_end=not ends)


def keep_pairs(t: RummyTable) -> Meaning:
    pairs = [card for card, number in t.held.items() if number == 2]
    count = sum(number // 2 for number in t.held.values())
    return _not(
        t,
        pairs,
        dublees_are_not_allowed=not t.allows_dublees,
        there_are_not_five_pairs=count < DUBLEE_PAIRS,
        it_has_laid=t.has_laid,
    )


def keep_neighbours(t: RummyTable) -> Meaning:
    two_way = [card for card in t.held if card != JOKER and t.is_two_way(card)]
    gap = [card for card in t.held if card not in two_way and 2 in t.gaps(card)]
    return _discards(
        t,
        [],
        [card for card in t.held if card not in two_way],
        there_is_no_gap=not gap,
        there_are_no_neighbours=not two_way,
    )


def keep_tunnela(t: RummyTable) -> Meaning:
    three = [card for card, number in t.held.items() if number == 3]
    return _not(t, three, there_is_no_tunnela=not three)


def keep_the_set(t: RummyTable) -> Meaning:
    sets = count_pure_sets(t.hand)
    breaks = [
        card
        for card in t.held
        if t.is_in_sequence(card) and count_pure_sets(t.without(card)) < sets
    ]
    runs = [card for card in t.held if t.is_in_sequence(card)]
    return _not(t, breaks, runs, there_is_no_finished_sequence=not runs)


def fits_twice(t: RummyTable) -> Meaning:
    twice = [card for card in t.held if card != JOKER and len(t.partners(card, trials=True)) > 1]
    pure = [
        card
        for card in twice
        if len([each for each in t.partners(card, trials=False) if each != card]) > 1
    ]
    return _discards(
        t, [], [card for card in t.held if card not in pure], nothing_fits_twice=not twice
    )


def spare_copy(t: RummyTable) -> Meaning:
    double = [card for card, number in t.held.items() if number == 2]
    return _discards(t, [], double, there_are_no_identical_cards=not double)


def nobody_took(t: RummyTable) -> Meaning:
    refused = [card for card in t.held if card in t.refused_by_all]
    return _discards(t, [], refused, somebody_took_it=not refused)


def ace_pair(t: RummyTable) -> Meaning:
    near = [
        card
        for card in t.held
        if card != JOKER
        and any(
            "A" in (RANK_OF[card], RANK_OF[other])
            and len(t.completing(card, other, trials=False)) == 1
            and SUIT_OF[card] == SUIT_OF[other]
            and card != other
            for other in t.without(card)
            if other != JOKER
        )
    ]
    return _discards(t, [], near, nothing_is_next_to_an_ace=not near)


def take_to_lay(t: RummyTable) -> Meaning:
    hand = tuple(sorted((*t.hand, t.rummy.discards[-1])))
    can = can_lay_sets(hand) or (t.allows_dublees and can_lay_dublees(hand))
    return _only([DRAW_FROM_OFFER], no_sets_could_be_shown=not can or t.has_laid)


def show_tunnelas(t: RummyTable) -> Meaning:
    return _only(
        [each for each in t.view.legal_actions if isinstance(each, ShowTunnelas)],
        it_has_drawn=t.rummy.has_drawn or any(turn.seat == t.me for turn in t.rummy.turns),
    )


def finish_now(t: RummyTable) -> Meaning:
    return _only([each for each in t.view.legal_actions if isinstance(each, Finish)])


RUMMY_MEANINGS: dict[Principle, Callable[[RummyTable], Meaning]] = {
    Principle.THROW_LONE_CARD: stands_alone,
    Principle.NOT_TO_THE_NEXT: not_to_the_next,
    Principle.KEEP_THE_WILD: keep_the_wild,
    Principle.TAKE_WHAT_FITS: take_what_fits,
    Principle.STAY_HIDDEN: stay_hidden,
    Principle.LAY_EARLY: lay_early,
    Principle.DEAD_CARD: dead_card,
    Principle.SAFE_CARD: safe_card,
    Principle.KEEP_THE_MIDDLE: keep_the_middle,
    Principle.KEEP_PAIRS: keep_pairs,
    Principle.KEEP_NEIGHBOURS: keep_neighbours,
    Principle.KEEP_TUNNELA: keep_tunnela,
    Principle.KEEP_THE_SET: keep_the_set,
    Principle.FITS_TWICE: fits_twice,
    Principle.SPARE_COPY: spare_copy,
    Principle.NOBODY_TOOK: nobody_took,
    Principle.ACE_PAIR: ace_pair,
    Principle.TAKE_TO_LAY: take_to_lay,
    Principle.SHOW_TUNNELAS: show_tunnelas,
    Principle.FINISH_NOW: finish_now,
}
