"""What a reader takes the principles of rami, nolo and sooli to mean."""

from marjapussi_gui.engine.cards import CARDS_OF_SUIT, NO_SUIT, SUIT_OF, cards_in_set
from marjapussi_gui.engine.state import NOBODY, ContestKind

from .meaning import Meaning, all_but, play_only, with_false
from .trick_table import TrickTable


def keep_the_high(t: TrickTable) -> Meaning:
    bottom = min(map(t.rank, t.cards))
    lowest = [c for c in t.cards if t.rank(c) == bottom]
    one_suit = len({SUIT_OF[c] for c in t.cards}) == 1
    return with_false(
        play_only(lowest if one_suit else (), lowest),
        the_trick_can_be_won=t.can_win_at_all,
    )


def keep_the_winner(t: TrickTable) -> Meaning:
    winners = [c for c in t.cards if not t.higher(c) & t.out]
    return with_false(
        all_but(t, winners, t.highest(t.cards)),
        the_trick_can_be_won=t.can_win_at_all,
        there_is_no_highest_card=not winners,
    )


def long_suit(t: TrickTable) -> Meaning:
    length = {s: (t.hand & CARDS_OF_SUIT[s]).bit_count() for s in range(4)}
    longest = max(length.values())
    return with_false(
        play_only(c for c in t.cards if length[SUIT_OF[c]] == longest),
        it_does_not_lead=not t.is_leading,
        there_are_trumps=t.trump != NO_SUIT,
    )


def lead_back(t: TrickTable) -> Meaning:
    led = [SUIT_OF[trick.cards[0]] for trick in t.state.tricks if trick.leader == t.partner]
    return with_false(
        play_only(
            [c for c in t.cards if led and SUIT_OF[c] == led[-1]] if len({*led}) == 1 else (),
            [c for c in t.cards if SUIT_OF[c] in led],
        ),
        it_does_not_lead=not t.is_leading,
        there_is_no_partner=t.partner == NOBODY,
        the_partner_led_nothing=not led,
    )


def avoids_tricks(t: TrickTable) -> bool:
    if t.contest == ContestKind.NOLO:
        return True
    return t.contest == ContestKind.SOOLI and t.soloist == t.me


def stay_under(t: TrickTable) -> Meaning:
    return with_false(
        play_only(c for c in t.cards if not t.beats(c)), the_trick_is_wanted=not avoids_tricks(t)
    )


def take_with_highest(t: TrickTable) -> Meaning:
    high = t.highest(t.cards)
    return with_false(
        play_only(high if len({SUIT_OF[c] for c in t.cards}) == 1 else (), high),
        it_need_not_take_the_trick=not all(map(t.beats, t.cards)),
    )


def throw_the_high(t: TrickTable) -> Meaning:
    losers = [c for c in t.cards if not t.beats(c) or not t.can_win(c)]
    top = max(map(t.rank, losers), default=0)
    one_suit = len({SUIT_OF[c] for c in losers}) == 1
    return with_false(
        play_only([c for c in losers if t.rank(c) == top] if one_suit else (), t.highest(losers)),
        no_card_is_sure_to_lose=not losers,
    )


def throw_the_danger(t: TrickTable) -> Meaning:
    def lower_out(suit: int) -> int:
        own = [c for c in cards_in_set(t.hand) if SUIT_OF[c] == suit]
        lowest = min(own, key=t.rank)
        others = cards_in_set(t.in_others_hands & CARDS_OF_SUIT[suit])
        return sum(t.rank(c) < t.rank(lowest) for c in others)

    most = max(lower_out(SUIT_OF[c]) for c in t.cards)
    return with_false(
        play_only((), [c for c in t.cards if lower_out(SUIT_OF[c]) == most]),
        it_must_follow=not t.is_leading and bool(t.hand & CARDS_OF_SUIT[t.led]),
    )


def lead_low(t: TrickTable) -> Meaning:
    lowest = t.lowest(t.cards)
    beatable = {c for c in lowest if t.higher(c) & t.in_others_hands}
    bottom = min(map(t.rank, t.cards))
    return with_false(
        play_only([c for c in beatable if t.rank(c) == bottom], beatable),
        it_does_not_lead=not t.is_leading,
        nobody_else_can_take_it=not beatable,
    )


def lead_short(t: TrickTable) -> Meaning:
    length = {
        s: (t.hand & CARDS_OF_SUIT[s]).bit_count() for s in range(4) if t.hand & CARDS_OF_SUIT[s]
    }
    shortest = min(length.values())
    return with_false(
        play_only(
            [c for c in t.cards if length[SUIT_OF[c]] == shortest],
            [c for c in t.cards if length[SUIT_OF[c]] < max(length.values())],
        ),
        it_does_not_lead=not t.is_leading,
        all_suits_are_as_short=len({*length.values()}) == 1,
    )


def avoid_own_suit(t: TrickTable) -> Meaning:
    alone = [c for c in t.cards if not t.in_others_hands & CARDS_OF_SUIT[SUIT_OF[c]]]
    return with_false(
        all_but(t, alone), it_does_not_lead=not t.is_leading, no_suit_is_its_own=not alone
    )


def low_against_soloist(t: TrickTable) -> Meaning:
    low = t.lowest(t.cards)
    return with_false(
        play_only(low if len({SUIT_OF[c] for c in t.cards}) == 1 else (), low),
        nobody_plays_sooli=t.contest != ContestKind.SOOLI or t.soloist == t.me,
    )
