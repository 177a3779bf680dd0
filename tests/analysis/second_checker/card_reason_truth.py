"""What "Why this?" states, decided from the rules and what the speaker saw."""

from collections.abc import Callable, Iterator
from itertools import combinations

from marjapussi_gui.engine.cards import (
    ALL_SUITS,
    CARDS_OF_SUIT,
    MARRIAGE_PAIRS,
    NO_SUIT,
    RANK_OF,
    SUIT_OF,
    Card,
    cards_in_set,
)
from marjapussi_gui.engine.rummy.melds import SetRules
from marjapussi_gui.engine.rummy.primary_sets import can_lay_sets, count_pure_sets
from marjapussi_gui.engine.state import NOBODY, ContestKind
from marjapussi_gui.model.card_reason import CardChoice, CardReason, Purpose, SideBenefit

from .meanings_rummy import RummyTable
from .meanings_without_trumps import avoids_tricks
from .principle_meanings import last_trick_points
from .trick_table import TrickTable

Wrong = Iterator[tuple[str, bool]]  # statements that would be false, and whether they are


def false_in(reason: CardReason, t: TrickTable) -> list[str]:
    wrong: list[tuple[str, bool]] = []
    purpose = PURPOSES.get(reason.purpose)
    if purpose is not None:
        wrong += purpose(reason, t)
    wrong += [*_choice(reason, t), *_saving(reason, t), *_cards(reason, t)]
    return [why for why, is_wrong in wrong if is_wrong]


def _suit(t: TrickTable, suit: int) -> int:
    return t.hand & CARDS_OF_SUIT[suit]


def forced(r: CardReason, t: TrickTable) -> Wrong:
    yield "another card was legal", t.cards != [r.card]


def win_to_declare(r: CardReason, t: TrickTable) -> Wrong:
    yield "it doesn't lead", not t.is_leading
    yield "it can't win", t.may_be_beaten(r.card) is True and not t.can_win(r.card)
    yield "nothing may be said afterwards", not t.speech_after_winning(r.card)


def lead_sure(r: CardReason, t: TrickTable) -> Wrong:
    yield "it doesn't lead", not t.is_leading
    yield "somebody could beat it", t.may_be_beaten(r.card) is True


def draw_trumps(r: CardReason, t: TrickTable) -> Wrong:
    yield "it isn't a trump", SUIT_OF[r.card] != t.trump
    yield (
        "no trumps are out",
        t.trump == NO_SUIT or not t.in_others_hands & CARDS_OF_SUIT[t.trump],
    )


def partner_trumps(r: CardReason, t: TrickTable) -> Wrong:
    yield "it isn't the partner", r.other_seat != t.partner or t.partner == NOBODY
    yield "the partner may have the suit", t.is_void(r.other_seat, SUIT_OF[r.card]) is False
    yield "the suit is another", r.suit != SUIT_OF[r.card]
    yield (
        "the partner can have no trump",
        t.trump == NO_SUIT or t.deals.may_hold(r.other_seat, CARDS_OF_SUIT[t.trump]) is False,
    )


def may_lack(t: TrickTable, seat: int, card: Card) -> bool:
    if not t.deals.hidden >> card & 1:
        return not t.state.hands[seat] >> card & 1
    return bool(
        t.deals.exists(lambda state: not state.hands[seat] >> card & 1, {}, {seat: 1 << card})
    )


def partner_holds(r: CardReason, t: TrickTable) -> Wrong:
    yield "it isn't the partner", r.other_seat != t.partner
    yield "the partner's card is lower", not t.higher(r.card) >> r.other_card & 1
    yield "the card may be elsewhere", may_lack(t, r.other_seat, r.other_card)


def lead_back(r: CardReason, t: TrickTable) -> Wrong:
    led = [SUIT_OF[trick.cards[0]] for trick in t.state.tricks if trick.leader == r.other_seat]
    yield "the suit wasn't led", r.suit not in led or r.suit != SUIT_OF[r.card]


def lead_top(r: CardReason, t: TrickTable) -> Wrong:
    yield "it doesn't lead", not t.is_leading
    others = [seat for seat in t.trick.seats if seat != t.me]
    can_beat = any(t.deals.may_hold(seat, t.higher(r.card)) for seat in others)
    yield "a card of its suit can beat it", can_beat
    yield "there are no trumps", t.trump in (NO_SUIT, SUIT_OF[r.card])


def lead_singleton(r: CardReason, t: TrickTable) -> Wrong:
    yield "it isn't the only card", _suit(t, SUIT_OF[r.card]).bit_count() != 1
    yield "there is no trump to play", t.trump == NO_SUIT or not _suit(t, t.trump)


def drive_out(r: CardReason, t: TrickTable) -> Wrong:
    beating = t.higher(r.card) & t.out
    yield "other cards could beat it", beating & ~(1 << r.other_card) != 0
    yield "the card is gone", not beating >> r.other_card & 1


def lead_long(r: CardReason, t: TrickTable) -> Wrong:
    longest = max(_suit(t, suit).bit_count() for suit in range(4))
    yield "a suit is longer", _suit(t, SUIT_OF[r.card]).bit_count() < longest


def lead_cheap(r: CardReason, t: TrickTable) -> Wrong:
    yield "another card risks less", t.points(r.card) > min(map(t.points, t.cards))
    yield "a sure card was better", any(map(t.wins_surely, t.cards))


def lead_high(r: CardReason, t: TrickTable) -> Wrong:
    yield "it doesn't lead", not t.is_leading


def lead_keeping_higher(r: CardReason, t: TrickTable) -> Wrong:
    yield "there is no such higher card", not t.higher(r.card) & t.hand & 1 << r.other_card


def lead_under(r: CardReason, t: TrickTable) -> Wrong:
    yield "the trick is wanted", not avoids_tricks(t)
    yield "nobody could beat it", not t.higher(r.card) & t.in_others_hands


def lead_unsafe(r: CardReason, t: TrickTable) -> Wrong:
    yield "the trick is wanted", not avoids_tricks(t)


def to_soloist(r: CardReason, t: TrickTable) -> Wrong:
    yield "nobody plays alone", t.contest != ContestKind.SOOLI or r.other_seat != t.soloist


def lead_to_soloist(r: CardReason, t: TrickTable) -> Wrong:
    yield from to_soloist(r, t)
    yield "the soloist can't beat it", not t.higher(r.card) & t.may_have(t.soloist)


def partner_is_best(r: CardReason, t: TrickTable) -> Wrong:
    yield "the card isn't winning", r.other_card != t.best
    yield "it isn't ours", not t.is_partner_winning


def add_points(r: CardReason, t: TrickTable) -> Wrong:
    yield from partner_is_best(r, t)
    yield "it has no points", not t.points(r.card)
    yield "it wins the trick itself", t.beats(r.card)


def leave_to_partner(r: CardReason, t: TrickTable) -> Wrong:
    yield from partner_is_best(r, t)
    yield "it takes the trick", t.beats(r.card)
    yield "it could do nothing else", not any(map(t.beats, t.cards)) and not t.later


def overtake(r: CardReason, t: TrickTable) -> Wrong:
    yield from partner_is_best(r, t)
    yield "it doesn't win", not t.beats(r.card)
    yield "it had no choice", all(map(t.beats, t.cards))


def must_beat(r: CardReason, t: TrickTable) -> Wrong:
    yield "the card isn't winning", r.other_card != t.best
    yield "it need not beat it", not all(map(t.beats, t.cards))


def only_higher(r: CardReason, t: TrickTable) -> Wrong:
    mine = cards_in_set(_suit(t, r.suit))
    yield "the card isn't winning", r.other_card != t.best
    yield "the suit wasn't led", r.suit != t.led
    yield "there is a lower card", not all(map(t.beats, mine))


def void_in_led(r: CardReason, t: TrickTable) -> Wrong:
    yield "it has the suit", t.is_leading or r.suit != t.led or bool(_suit(t, r.suit))


def ruff(r: CardReason, t: TrickTable) -> Wrong:
    yield from void_in_led(r, t)
    yield "it isn't a trump", SUIT_OF[r.card] != t.trump


def take_last(r: CardReason, t: TrickTable) -> Wrong:
    yield "others come later", bool(t.later)
    yield "it doesn't win", not t.beats(r.card)


def take_sure(r: CardReason, t: TrickTable) -> Wrong:
    yield "it doesn't win", not t.beats(r.card)
    yield "somebody could beat it", t.may_be_beaten(r.card) is True
    yield "nobody comes later", not t.later


def try_to_win(r: CardReason, t: TrickTable) -> Wrong:
    yield "it doesn't beat the card", r.other_card != t.best or not t.beats(r.card)
    yield "nobody could go higher", t.wins_surely(r.card)


def best_stays(r: CardReason, t: TrickTable) -> Wrong:
    yield "the card isn't winning", r.other_card != t.best
    yield "it beats it", t.beats(r.card)


def duck(r: CardReason, t: TrickTable) -> Wrong:
    yield from best_stays(r, t)
    yield "it couldn't beat it", not any(map(t.beats, t.cards))


def help_partner(r: CardReason, t: TrickTable) -> Wrong:
    yield "the partner has played", r.other_seat not in t.later or r.other_seat != t.partner
    yield "it has no points", not t.points(r.card)


def lose(r: CardReason, t: TrickTable) -> Wrong:
    yield "the card isn't winning", r.other_card != t.best
    yield "it could beat it", any(map(t.beats, t.cards))


def lose_cheaply(r: CardReason, t: TrickTable) -> Wrong:
    yield from lose(r, t)
    yield "another card gives less", t.points(r.card) > min(map(t.points, t.cards))


def discard_cheap(r: CardReason, t: TrickTable) -> Wrong:
    yield from discard(r, t)
    yield "another card gives less", t.points(r.card) > min(map(t.points, t.cards))
    yield "every card gives as much", len({*map(t.points, t.cards)}) == 1


def discard(r: CardReason, t: TrickTable) -> Wrong:
    yield from void_in_led(r, t)
    yield "it isn't another suit", SUIT_OF[r.card] == t.led


def stay_under(r: CardReason, t: TrickTable) -> Wrong:
    yield "the trick is wanted", not avoids_tricks(t)
    yield from best_stays(r, t)


def take_with_high(r: CardReason, t: TrickTable) -> Wrong:
    yield "it could stay below", not all(map(t.beats, t.cards))


def spend_high(r: CardReason, t: TrickTable) -> Wrong:
    yield "it doesn't win", not t.beats(r.card)


def hope_for_higher(r: CardReason, t: TrickTable) -> Wrong:
    yield "nobody comes later", not t.later
    yield "nobody can go higher", t.wins_surely(r.card)


PURPOSES: dict[Purpose, Callable[[CardReason, TrickTable], Wrong]] = {
    Purpose.FORCED: forced,
    Purpose.WIN_TO_DECLARE: win_to_declare,
    Purpose.LEAD_SURE: lead_sure,
    Purpose.DRAW_TRUMPS: draw_trumps,
    Purpose.PARTNER_TRUMPS: partner_trumps,
    Purpose.PARTNER_HOLDS: partner_holds,
    Purpose.LEAD_BACK: lead_back,
    Purpose.LEAD_TOP: lead_top,
    Purpose.LEAD_SINGLETON: lead_singleton,
    Purpose.DRIVE_OUT: drive_out,
    Purpose.LEAD_LONG: lead_long,
    Purpose.LEAD_CHEAP: lead_cheap,
    Purpose.LEAD_HIGH: lead_high,
    Purpose.LEAD_KEEPING_HIGHER: lead_keeping_higher,
    Purpose.LEAD_UNDER: lead_under,
    Purpose.LEAD_UNSAFE: lead_unsafe,
    Purpose.LEAD_TO_SOLOIST: lead_to_soloist,
    Purpose.ADD_POINTS: add_points,
    Purpose.LEAVE_TO_PARTNER: leave_to_partner,
    Purpose.OVERTAKE: overtake,
    Purpose.MUST_BEAT: must_beat,
    Purpose.ONLY_HIGHER: only_higher,
    Purpose.RUFF: ruff,
    Purpose.TAKE_LAST: take_last,
    Purpose.TAKE_SURE: take_sure,
    Purpose.TRY_TO_WIN: try_to_win,
    Purpose.DUCK: duck,
    Purpose.HELP_PARTNER: help_partner,
    Purpose.LOSE_CHEAPLY: lose_cheaply,
    Purpose.LOSE: lose,
    Purpose.DISCARD_CHEAP: discard_cheap,
    Purpose.DISCARD: discard,
    Purpose.STAY_UNDER: stay_under,
    Purpose.THROW_HIGH: void_in_led,
    Purpose.TAKE_WITH_HIGH: take_with_high,
    Purpose.SPEND_HIGH: spend_high,
    Purpose.HOPE_FOR_HIGHER: hope_for_higher,
    Purpose.PLAY_UNDER_SOLOIST: to_soloist,
}


def _choice(r: CardReason, t: TrickTable) -> Wrong:
    held = cards_in_set(_suit(t, SUIT_OF[r.card]))
    order = sorted(held, key=t.rank)
    place = order.index(r.card)
    match r.choice:
        case CardChoice.ONLY_OF_SUIT:
            yield "it isn't the only card of the suit", len(held) != 1
        case CardChoice.LOWEST:
            yield "it isn't the lowest card of the suit", place != 0
        case CardChoice.HIGHEST:
            yield "it isn't the highest card of the suit", place != len(order) - 1
        case CardChoice.SECOND_LOWEST:
            yield "it isn't the second-lowest card", place != 1
        case CardChoice.SECOND_HIGHEST:
            yield "it isn't the second-highest card", place != len(order) - 2
        case CardChoice.LOWEST_USEFUL | CardChoice.HIGHEST_USEFUL:
            is_low = r.choice == CardChoice.LOWEST_USEFUL
            test = PURPOSES.get(r.purpose)
            others = order[:place] if is_low else order[place + 1 :]
            same = [
                c
                for c in others
                if c in t.cards
                and test is not None
                and t.beats(c) == t.beats(r.card)
                and not any(w for _, w in test(_for_card(r, c), t))
                and not wastes(t, c)
            ]
            yield f"another card of the suit would do ({r.purpose})", bool(same)
        case _:
            return


def wastes(t: TrickTable, card: Card) -> bool:
    """Return whether a card might be kept for a reason of its own: a half, an ace or a ten."""
    suit = SUIT_OF[card]
    if RANK_OF[card] in "KQ":
        return not t.is_declared(suit)
    if RANK_OF[card] == "A":
        return not t.can_win(card)
    return RANK_OF[card] == "T" and bool(t.in_others_hands >> t.ace_of(suit) & 1)


def _for_card(r: CardReason, card: Card) -> CardReason:
    return CardReason(
        r.seat, card, r.purpose, other_seat=r.other_seat, other_card=r.other_card, suit=r.suit
    )


def _saving(r: CardReason, t: TrickTable) -> Wrong:
    suit = SUIT_OF[r.saved_card]
    match r.saving:
        case SideBenefit.PAIR:
            pair = MARRIAGE_PAIRS[suit]
            yield "it holds no pair", t.hand & pair != pair or bool(pair >> r.card & 1)
            playable = any(pair >> c & 1 for c in t.cards)
            yield "the pair couldn't be played anyway", not playable
        case SideBenefit.ACE:
            ace = t.ace_of(suit)
            yield "it holds no ace", not t.hand >> ace & 1 or ace == r.card
            yield "the ace couldn't be played anyway", ace not in t.cards
            yield "the ace could win this trick", ace in t.cards and t.can_win(ace)
        case SideBenefit.TEN:
            ten = next(c for c in cards_in_set(CARDS_OF_SUIT[suit]) if RANK_OF[c] == "T")
            yield "it holds no ten", not t.hand >> ten & 1 or ten == r.card
            yield "the ten couldn't be played anyway", ten not in t.cards
            yield "the ace is not out", not t.in_others_hands >> t.ace_of(suit) & 1
        case SideBenefit.LAST_TRICK:
            sure = [
                c
                for c in cards_in_set(t.hand & ~(1 << r.card))
                if SUIT_OF[c] == t.trump and not t.higher(c) & t.in_others_hands
            ]
            yield "it has no sure winner", not sure
            yield "the last trick earns nothing", not last_trick_points(t)
        case SideBenefit.TOP:
            yield "it couldn't be played anyway", r.saved_card not in t.cards
            yield "it wins this trick", t.beats(r.saved_card)
            yield "a higher card is out", bool(t.higher(r.saved_card) & t.in_others_hands)
        case (
            SideBenefit.VOID_TO_TRUMP | SideBenefit.VOID_BEFORE_TRUMPS | SideBenefit.VOID_TO_DISCARD
        ):
            yield "another card is left in the suit", _suit(t, suit) != 1 << r.card
            yield "nobody else may lead the suit", not t.in_others_hands & CARDS_OF_SUIT[suit]
            yield from _void(r.saving, suit, t)
        case _:
            return


def _void(saving: SideBenefit, suit: int, t: TrickTable) -> Wrong:
    trumps = 0 if t.trump == NO_SUIT else _suit(t, t.trump)
    to_come = [
        each
        for each in ALL_SUITS
        if _suit(t, each)
        and each != suit
        and not t.is_declared(each)
        and not MARRIAGE_PAIRS[each] & ~(t.hand | t.out)
    ]
    match saving:
        case SideBenefit.VOID_TO_TRUMP:
            yield "there is no trump in hand", not trumps or suit == t.trump
        case SideBenefit.VOID_BEFORE_TRUMPS:
            yield "there are trumps", t.trump != NO_SUIT
            yield "no suit in hand can become trumps", not to_come
        case _:
            yield "the tricks are wanted", not avoids_tricks(t)


def _cards(r: CardReason, t: TrickTable) -> Wrong:
    higher = t.higher(r.card) & t.out
    yield "a card that is out is not out", any(not higher >> c & 1 for c in r.cards_out)
    own = _suit(t, SUIT_OF[r.card]) & ~(1 << r.card)
    yield "a card of its own is not its own", any(not own >> c & 1 for c in r.own_cards)


def listener_false(r: CardReason, t: TrickTable, listener: int) -> list[str]:
    """Return what is false about the cards that the listener was known to hold."""
    if any(may_lack(t, listener, card) for card in r.listener_cards):
        return ["the listener may lack a card"]
    return []


def false_in_rummy(r: CardReason, t: RummyTable) -> list[str]:
    card = r.card
    pairs = sum(number // 2 for number in t.held.values())
    fits = [
        each
        for each in (t.partners(card, trials=False) if card in t.held else [])
        if any(t.unseen(c) or c in t.held for c in t.completing(card, each, trials=False))
    ]
    after = (*t.hand, card)
    wrong = {
        Purpose.TAKE_FOR_SET: not t.has_laid and not _makes_set(t, card),
        Purpose.TAKE_FOR_PAIR: card not in t.held,
        Purpose.TAKE_TO_GET_CLOSER: not t.is_wild(card)
        and not any(t.completing(card, each, trials=True) for each in t.hand if each < 52),
        Purpose.DISCARD_LOOSE: bool(fits),
        Purpose.DISCARD_COPY: t.held[card] != 2,
        Purpose.DISCARD_WITH_ONE_MATE: t.held[card] != 1
        or {*t.partners(card, trials=True)} != {r.other_card},
        Purpose.DISCARD_SPARE: not t.has_laid
        and count_pure_sets(t.hand) <= 3
        and card in t.held
        and count_pure_sets(t.without(card)) < count_pure_sets(t.hand),
        Purpose.DISCARD_UNLIKELY_PAIR: not t.allows_dublees or (not t.has_laid and pairs != 6),
    }
    false = [f"{r.purpose} is false"] if wrong.get(r.purpose) else []
    is_new = t.has_laid or count_pure_sets(after) > count_pure_sets(t.hand)
    if r.purpose == Purpose.TAKE_FOR_SET and not false and not is_new:
        false.append("there are no more sets than before")
    if r.purpose == Purpose.DISCARD_SPARE and not t.has_laid and card in t.held:
        can_lay = can_lay_sets(t.without(card))
        if can_lay != (r.number <= 0):
            false.append("the number of missing cards is another")
    if r.saving == SideBenefit.UNWANTED and (
        r.other_seat != t.next or card not in t.refused_by_next
    ):
        false.append("the next player never refused it")
    return false


def _makes_set(t: RummyTable, card: Card) -> bool:
    rules = SetRules(max_size=t.max_size)
    return any(
        rules.is_pure(tuple(sorted((one, other, card))))
        for one, other in combinations(t.hand, 2)
        if 52 not in (one, other, card)
    )
