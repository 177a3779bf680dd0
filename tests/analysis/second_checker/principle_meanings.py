"""What a reader takes each principle of trick play to mean: the actions that it recommends.

A meaning has the actions that the sentence clearly recommends (must), those that it may be taken
to recommend (may), and what the sentence states that is false here.
"""

from collections.abc import Callable

from marjapussi_gui.engine.actions import AskHalf, AskWhole, Declare
from marjapussi_gui.engine.cards import (
    ALL_SUITS,
    CARDS_OF_SUIT,
    MARRIAGE_PAIRS,
    NO_SUIT,
    RANK_OF,
    SUIT_OF,
    Card,
    Suit,
    cards_in_set,
)
from marjapussi_gui.engine.phases.marriages import DeclarationTiming
from marjapussi_gui.engine.state import NOBODY, WHOLE
from marjapussi_gui.model.principle import Principle

from .meaning import Meaning, all_but, play_only, with_false
from .meanings_without_trumps import (
    avoid_own_suit,
    keep_the_high,
    keep_the_winner,
    lead_back,
    lead_low,
    lead_short,
    long_suit,
    low_against_soloist,
    stay_under,
    take_with_highest,
    throw_the_danger,
    throw_the_high,
)
from .trick_table import TrickTable


def points_to_partner(t: TrickTable) -> Meaning:
    tens = [c for c in t.cards if RANK_OF[c] == "T"]
    endangered = [c for c in tens if t.in_others_hands >> t.ace_of(SUIT_OF[c]) & 1]
    return with_false(
        play_only(endangered, tens),
        there_is_no_partner=t.partner == NOBODY,
        the_partner_is_not_sure_to_win=t.is_partner_sure is False,
        no_ten_is_in_danger_from_an_ace=not endangered,
        tens_count_no_points=not any(map(t.points, tens)),
    )


def few_points_to_opponents(t: TrickTable) -> Meaning:
    least = min(map(t.points, t.cards))
    return with_false(
        play_only(c for c in t.cards if t.points(c) == least),
        cards_count_no_points=not t.point_table,
        the_trick_can_be_won=t.can_win_at_all,
        the_partner_is_winning=t.is_partner_winning,
        the_partner_is_sure_to_win=bool(t.is_partner_sure),
    )


def risk_few_points(t: TrickTable) -> Meaning:
    least = min(map(t.points, t.cards))
    return with_false(
        play_only(c for c in t.cards if t.points(c) == least),
        cards_count_no_points=not t.point_table,
        the_trick_is_sure=any(map(t.wins_surely, t.cards)) or bool(t.is_partner_sure),
    )


def lead_worthless(t: TrickTable) -> Meaning:
    return with_false(
        play_only(c for c in t.cards if not t.points(c)),
        cards_count_no_points=not t.point_table,
        it_does_not_lead=not t.is_leading,
        there_is_a_sure_trick=any(map(t.wins_surely, t.cards)),
    )


def play_low(t: TrickTable) -> Meaning:
    bottom = min(map(t.rank, t.cards))
    lowest = {c for c in t.cards if t.rank(c) == bottom}
    low = t.lowest(t.cards)
    return with_false(
        play_only(lowest if len({SUIT_OF[c] for c in t.cards}) == 1 else (), low | lowest),
        the_trick_can_be_won=t.can_win_at_all,
        there_is_no_higher_card=len(low) == len(t.cards) == 1,
    )


def keep_the_ace(t: TrickTable) -> Meaning:
    aces = [c for c in t.cards if RANK_OF[c] == "A"]
    lost = [c for c in aces if not t.can_win(c)]
    return with_false(all_but(t, lost), no_ace_is_wasted=not lost)


def sure_trick(t: TrickTable) -> Meaning:
    sure = [c for c in t.cards if t.wins_surely(c)]
    maybe = [c for c in t.cards if t.may_win_surely(c)]
    return with_false(
        play_only(sure, maybe), it_does_not_lead=not t.is_leading, no_card_is_sure=not maybe
    )


def take_sure_trick(t: TrickTable) -> Meaning:
    sure = [c for c in t.cards if t.wins_surely(c)]
    maybe = [c for c in t.cards if t.may_win_surely(c)]
    return with_false(play_only(sure, maybe), no_card_is_sure=not maybe)


def trickless_costs(t: TrickTable) -> bool:
    """Return whether the rules take points from a side without a trick (RULES.md)."""
    rules, state, side = t.rules, t.state, t.game.seating.side_of(t.me)
    key = t.game.key
    if key == "bag":
        return True
    if key in ("marjapussi", "avomarjapussi", "bondtolva", "bondtolva-two"):
        return rules.porvoo and state.match.scores[side] > 0
    if t.is_tuppi:
        return False
    return state.auction.highest_bidder != NOBODY


def take_first_trick(t: TrickTable) -> Meaning:
    side = t.game.seating.side_of
    has_trick = any(side(trick.winner) == side(t.me) for trick in t.state.tricks)
    taking = [c for c in t.cards if t.beats(c)]
    sure = [c for c in taking if t.wins_surely(c)]
    return with_false(
        play_only(sure, taking),
        the_side_has_a_trick=has_trick,
        taking_none_costs_nothing=not trickless_costs(t),
        the_partner_is_sure_to_win=bool(t.is_partner_sure),
    )


def win_cheaply(t: TrickTable) -> Meaning:
    taking = [c for c in t.cards if t.beats(c)]
    sure = [c for c in taking if t.may_win_surely(c)]
    lowest = t.lowest(taking)
    good = lowest | t.lowest(sure)
    higher = [
        c
        for c in cards_in_set(t.hand)
        if any(t.rank(c) > t.rank(g) or SUIT_OF[c] == t.trump != SUIT_OF[g] for g in good)
    ]
    return with_false(
        play_only(good if len(good) == 1 else (), good),
        the_trick_can_not_be_won=not t.can_win_at_all,
        there_is_no_higher_card_to_save=not higher,
        the_partner_is_sure_to_win=bool(t.is_partner_sure),
    )


def leave_it_to_partner(t: TrickTable) -> Meaning:
    under = [c for c in t.cards if not t.beats(c)]
    return with_false(play_only(under), the_partner_is_not_sure_to_win=t.is_partner_sure is False)


def last_trick_points(t: TrickTable) -> int:
    if t.is_tuppi:
        return 0
    if t.game.key == "bag":
        return t.rules.last_trick
    return 1 if "porvoo" in t.game.option_values else 20


def last_trick(t: TrickTable) -> Meaning:
    def is_sure(card: Card) -> bool:
        return SUIT_OF[card] == t.trump and not t.higher(card) & t.out

    winners = {c for c in cards_in_set(t.hand) if is_sure(c)}
    speech = t.deals.phase.marriage_rules
    changes = speech is not None and not speech.keeps_first_trump and trumps_may_change(t)
    return with_false(
        all_but(t, winners if len(winners) == 1 else ()),
        the_last_trick_earns_nothing=not last_trick_points(t),
        there_is_no_sure_winner=not winners,
        trumps_may_change=changes,
        this_is_the_last_trick=t.is_last_trick,
    )


def trumps_may_change(t: TrickTable) -> bool:
    left = t.hand | t.out
    return any(
        not t.is_declared(suit) and MARRIAGE_PAIRS[suit] & left == MARRIAGE_PAIRS[suit]
        for suit in ALL_SUITS
    )


def second_low(t: TrickTable) -> Meaning:
    return with_false(
        play_only(
            t.lowest(t.cards) if len({SUIT_OF[c] for c in t.cards}) == 1 else (), t.lowest(t.cards)
        ),
        it_is_not_second=len(t.trick.cards) != 1,
        the_partner_does_not_play_after=t.partner not in t.later,
    )


def third_high(t: TrickTable) -> Meaning:
    high = t.highest(t.cards)
    one_suit = len({SUIT_OF[c] for c in t.cards}) == 1
    as_high = [c for c in t.cards if any(not t.out & t.higher(c) & ~t.higher(h) for h in high)]
    return with_false(
        play_only(high if one_suit else (), as_high),
        it_is_not_third=len(t.trick.cards) != 2,
        not_one_player_comes_after=len(t.later) != 1,
    )


def ten_falls_to_ace(t: TrickTable) -> Meaning:
    tens = [c for c in t.cards if RANK_OF[c] == "T"]
    aces = {c: t.ace_of(SUIT_OF[c]) for c in tens}
    not_gone = [c for c in tens if (t.out | t.hand) >> aces[c] & 1]
    taken = [c for c in tens if t.in_others_hands >> aces[c] & 1]
    here = [
        c
        for c in taken
        if (t.is_leading or SUIT_OF[c] == t.led)
        and any(t.deals.may_hold(seat, 1 << aces[c]) for seat in t.later if seat != t.partner)
    ]
    return with_false(
        all_but(t, here, not_gone),
        a_ten_is_not_below_the_ace=not t.order.startswith("AT"),
        no_ten_is_in_danger=not taken,
    )


def early_ace(t: TrickTable) -> Meaning:
    aces = [c for c in t.cards if RANK_OF[c] == "A"]
    return with_false(
        play_only(aces),
        it_does_not_lead=not t.is_leading,
        there_are_trumps=t.trump != NO_SUIT,
        there_can_be_no_trumps=not (t.deals.phase.marriage_rules and trumps_may_change(t)),
    )


def win_to_declare(t: TrickTable) -> Meaning:
    taking = [c for c in t.cards if t.beats(c) and t.can_win(c)]
    sure = [c for c in taking if t.wins_surely(c) and RANK_OF[c] not in "KQ"]
    return with_false(
        play_only(sure, taking),
        nothing_may_be_said_then=bool(taking) and not any(map(t.speech_after_winning, taking)),
        the_trick_can_not_be_won=not taking,
    )


def may_declare_later(t: TrickTable, suit: Suit) -> bool:
    """Return whether nothing in the rules keeps the seat from declaring a pair later."""
    marriages, speech = t.state.marriages, t.deals.phase.marriage_rules
    if speech is None or t.is_declared(suit):
        return False
    if t.deals.phase.full_hand_size and not t.state.stock:
        return False  # who draws from a stock can declare only before that
    if t.hand.bit_count() <= 2:  # the next card breaks it
        return any(isinstance(each, Declare) for each in t.legal)
    if t.rules.ask_order == "free":
        return True
    partner = t.game.seating.partner_of(t.me) if t.game.seating.has_partners else NOBODY
    return not any(
        each.seat == t.me
        or (each.seat == partner and t.rules.ask_order == "strict")
        or (each.seat == partner and t.rules.ask_order == "half_binds" and each.suit != WHOLE)
        for each in marriages.questions
    )


def keep_the_pair(t: TrickTable) -> Meaning:
    pairs = [
        suit
        for suit in ALL_SUITS
        if t.pair_halves(suit) == MARRIAGE_PAIRS[suit] and not t.is_declared(suit)
    ]
    halves = [c for c in t.cards for suit in pairs if MARRIAGE_PAIRS[suit] >> c & 1]
    return with_false(
        all_but(t, halves),
        there_is_no_pair=not halves,
        the_pair_can_not_be_declared=bool(pairs)
        and not any(may_declare_later(t, suit) for suit in pairs),
    )


def keep_the_half(t: TrickTable) -> Meaning:
    kept, unclear = list[Card](), list[Card]()
    partner = t.game.seating.partner_of(t.me) if t.game.seating.has_partners else NOBODY
    for suit in ALL_SUITS:
        halves = t.pair_halves(suit)
        other = MARRIAGE_PAIRS[suit] & ~halves
        if halves.bit_count() != 1 or partner == NOBODY:
            continue
        mine = cards_in_set(halves)[0]
        if not t.may_have(partner) & other or t.deals.may_hold(partner, other) is False:
            continue
        is_sure = t.deals.may_hold(partner, other) and not t.is_declared(suit)
        (kept if is_sure else unclear).append(mine)
    speech = t.deals.phase.marriage_rules
    has_halves = speech is not None and speech.timing is not DeclarationTiming.ANY_LEAD
    return with_false(
        all_but(t, [c for c in kept if c in t.cards], unclear),
        there_is_no_partner=partner == NOBODY,
        the_rules_know_no_halves=not has_halves,
        the_partner_can_not_have_the_other_half=not kept and not unclear,
    )


def draw_trumps(t: TrickTable) -> Meaning:
    trumps = [c for c in t.cards if SUIT_OF[c] == t.trump]
    top = [c for c in trumps if not t.higher(c) & t.in_others_hands]
    theirs = 0
    for seat in t.opponents:
        theirs |= t.may_have(seat)
    others = [
        c
        for c in cards_in_set(t.hand)
        if SUIT_OF[c] != t.trump and not t.higher(c) & t.in_others_hands
    ]
    return with_false(
        play_only(t.highest(top), top),
        it_does_not_lead=not t.is_leading,
        there_are_no_trumps=t.trump == NO_SUIT,
        the_opponents_have_no_trumps=t.trump != NO_SUIT
        and not any(
            t.deals.may_hold(seat, CARDS_OF_SUIT[t.trump]) is not False
            for seat in t.opponents
            if t.may_have(seat) & CARDS_OF_SUIT[t.trump]
        ),
        there_are_no_other_high_cards=not others,
        there_is_no_top_trump=not top,
    )


def partner_trumps(t: TrickTable) -> Meaning:
    suits = {SUIT_OF[c] for c in t.cards} - {t.trump}
    void = {s for s in suits if t.partner != NOBODY and t.is_void(t.partner, s)}
    maybe = {s for s in suits if t.partner != NOBODY and t.is_void(t.partner, s) is not False}
    return with_false(
        play_only(
            [c for c in t.cards if SUIT_OF[c] in void],
            [c for c in t.cards if SUIT_OF[c] in maybe],
        ),
        it_does_not_lead=not t.is_leading,
        there_are_no_trumps=t.trump == NO_SUIT,
        the_partner_is_out_of_nothing=not maybe,
        the_partner_can_have_no_trump=t.trump == NO_SUIT
        or t.partner == NOBODY
        or t.deals.may_hold(t.partner, CARDS_OF_SUIT[t.trump]) is False,
    )


def they_trump(t: TrickTable) -> Meaning:
    high = [c for c in t.cards if RANK_OF[c] in "AT" and SUIT_OF[c] != t.trump]
    if t.trump == NO_SUIT:
        return with_false(all_but(t, ()), there_are_no_trumps=True)
    trumps = CARDS_OF_SUIT[t.trump]
    possible = [
        c
        for c in high
        if any(
            t.deals.may_hold(seat, trumps, CARDS_OF_SUIT[SUIT_OF[c]]) is not False
            for seat in t.opponents
        )
    ]
    known = [
        c
        for c in possible
        if any(
            t.is_void(seat, SUIT_OF[c]) and t.deals.may_hold(seat, trumps) for seat in t.opponents
        )
    ]
    return with_false(
        all_but(t, known, possible),
        it_does_not_lead=not t.is_leading,
        no_opponent_can_trump=not possible,
    )


def lead_the_single(t: TrickTable) -> Meaning:
    single = [
        c
        for c in t.cards
        if (t.hand & CARDS_OF_SUIT[SUIT_OF[c]]).bit_count() == 1 and SUIT_OF[c] != t.trump
    ]
    trumps = t.hand & CARDS_OF_SUIT[t.trump] if t.trump != NO_SUIT else 0
    return with_false(
        play_only(single),
        it_does_not_lead=not t.is_leading,
        it_has_no_trumps=not trumps,
        there_is_no_singleton=not single,
        nobody_can_lead_the_suit=not any(t.out & CARDS_OF_SUIT[SUIT_OF[c]] for c in single),
    )


# Marriages


def own_pair_first(t: TrickTable) -> Meaning:
    own = [each for each in t.legal if isinstance(each, Declare)]
    asks = [each for each in t.legal if isinstance(each, AskWhole | AskHalf)]
    return Meaning(
        frozenset(own),
        frozenset(own),
        tuple(["nothing can be asked for"] * (not asks) + ["there is no pair"] * (not own)),
    )


def half_before_whole(t: TrickTable) -> Meaning:
    halves = [
        each
        for each in t.legal
        if isinstance(each, AskHalf) and t.pair_halves(each.suit).bit_count() == 1
    ]
    good = [each for each in halves if t.answer_may_be_yes(each) is not False]
    whole = AskWhole() in t.legal
    false = ["no half can be asked for"] * (not halves)
    false += ["the answer is surely no"] * (bool(halves) and not good)
    false += ["a whole can't be asked for"] * (not whole)
    return Meaning(
        frozenset(good) if len(good) == 1 else frozenset(), frozenset(good), tuple(false)
    )


def ask_while_you_may(t: TrickTable) -> Meaning:
    declares = [each for each in t.legal if isinstance(each, Declare)]
    asks = [each for each in t.legal if isinstance(each, AskWhole | AskHalf)]
    good = [each for each in asks if t.answer_may_be_yes(each) is not False]
    false = ["this is the last trick"] * t.is_last_trick
    false += ["another chance is sure"] * any(map(t.wins_surely, t.cards))
    false += ["nothing can be declared or asked"] * (not declares and not good)
    return Meaning(frozenset(declares), frozenset((*declares, *good)), tuple(false))


def passes_target(t: TrickTable, suit: Suit) -> bool:
    """Return whether the points so far and a marriage are more than the target."""
    side = t.game.seating.side_of
    made = t.state.marriages.declared
    won = sum(
        1 if number else 2 for number, each in enumerate(made) if side(each.seat) == side(t.me)
    )
    return t.state.match.scores[side(t.me)] + won + (1 if made else 2) > t.rules.target


def no_more_than_needed(t: TrickTable) -> Meaning:
    over = [each for each in t.legal if isinstance(each, Declare) and passes_target(t, each.suit)]
    rest = frozenset(each for each in t.legal if each not in over)
    false = ["the rules don't drop a side back"] * (not t.rules.exact)
    false += ["no marriage takes it past the target"] * (not over)
    return Meaning(frozenset(), rest, tuple(false))


TRICK_MEANINGS: dict[Principle, Callable[[TrickTable], Meaning]] = {
    Principle.POINTS_TO_PARTNER: points_to_partner,
    Principle.FEW_POINTS_TO_OPPONENTS: few_points_to_opponents,
    Principle.RISK_FEW_POINTS: risk_few_points,
    Principle.LEAD_WORTHLESS: lead_worthless,
    Principle.PLAY_LOW: play_low,
    Principle.KEEP_THE_ACE: keep_the_ace,
    Principle.SURE_TRICK: sure_trick,
    Principle.TAKE_SURE_TRICK: take_sure_trick,
    Principle.TAKE_FIRST_TRICK: take_first_trick,
    Principle.WIN_CHEAPLY: win_cheaply,
    Principle.LEAVE_IT_TO_PARTNER: leave_it_to_partner,
    Principle.LAST_TRICK: last_trick,
    Principle.SECOND_LOW: second_low,
    Principle.THIRD_HIGH: third_high,
    Principle.TEN_FALLS_TO_ACE: ten_falls_to_ace,
    Principle.EARLY_ACE: early_ace,
    Principle.WIN_TO_DECLARE: win_to_declare,
    Principle.KEEP_THE_PAIR: keep_the_pair,
    Principle.KEEP_THE_HALF: keep_the_half,
    Principle.DRAW_TRUMPS: draw_trumps,
    Principle.PARTNER_TRUMPS: partner_trumps,
    Principle.THEY_TRUMP: they_trump,
    Principle.LEAD_THE_SINGLE: lead_the_single,
    Principle.KEEP_THE_HIGH: keep_the_high,
    Principle.KEEP_THE_WINNER: keep_the_winner,
    Principle.LONG_SUIT: long_suit,
    Principle.LEAD_BACK: lead_back,
    Principle.STAY_UNDER: stay_under,
    Principle.TAKE_WITH_HIGHEST: take_with_highest,
    Principle.THROW_THE_HIGH: throw_the_high,
    Principle.THROW_THE_DANGER: throw_the_danger,
    Principle.LEAD_LOW: lead_low,
    Principle.LEAD_SHORT: lead_short,
    Principle.AVOID_SUIT_OF_ITS_OWN: avoid_own_suit,
    Principle.LOW_AGAINST_SOLOIST: low_against_soloist,
    Principle.OWN_PAIR_FIRST: own_pair_first,
    Principle.HALF_BEFORE_WHOLE: half_before_whole,
    Principle.ASK_WHILE_YOU_MAY: ask_while_you_may,
    Principle.NO_MORE_THAN_NEEDED: no_more_than_needed,
}
