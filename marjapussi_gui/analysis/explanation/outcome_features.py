"""Outcome features: yes-or-no questions about the rest of a hand that a reason can mention.

A game with special outcomes adds its features to OUTCOME_FEATURES. In other games the answer to
these is no.
"""

from collections.abc import Callable

from ...engine import events
from ...engine.cards import ACES, NO_SUIT, SUIT_OF, Card, cards_of_ranks
from ...engine.frozen import frozen
from ...engine.seating import margin
from ...engine.state import NOBODY, ContestKind
from ...model.contrast import PlayoutResult
from .seat_perspective import Perspective

ACES_AND_TENS = cards_of_ranks("AT")

Playout = tuple[events.Event, ...]


@frozen
class OutcomeFeature:
    """Something that may happen in a hand, and whether it favours the seat's side."""

    result: PlayoutResult
    sign: int  # 1 if it is good, -1 if it is bad
    occurs: Callable[[Playout, Perspective], bool]
    follows_trick_preference: bool = False  # whether it is bad if few tricks are wanted
    only_if_many_wanted: bool = False  # whether it is neither good nor bad if few tricks are wanted

    def sign_for(self, perspective: Perspective) -> int:
        """Return 1 if the feature is good from this perspective, -1 if bad, 0 if neither."""
        if self.only_if_many_wanted:
            return self.sign * max(perspective.trick_preference, 0)
        return (
            self.sign * perspective.trick_preference if self.follows_trick_preference else self.sign
        )


def _first_trick(playout: Playout) -> events.TrickTaken | None:
    return next((event for event in playout if isinstance(event, events.TrickTaken)), None)


def _last_trick(playout: Playout) -> events.TrickTaken | None:
    taken = [event for event in playout if isinstance(event, events.TrickTaken)]
    return taken[-1] if taken else None


def _wins_first_trick(playout: Playout, perspective: Perspective) -> bool:
    first = _first_trick(playout)
    return first is not None and perspective.is_on_own_side(first.trick.winner)


def _gains_lead(playout: Playout, perspective: Perspective) -> bool:
    first = _first_trick(playout)
    return first is not None and first.trick.winner == perspective.seat


def _declares_marriage(playout: Playout, perspective: Perspective) -> bool:
    return any(
        isinstance(each, events.MarriageDeclared) and perspective.is_on_own_side(each.seat)
        for each in playout
    )


def _opponents_declare_marriage(playout: Playout, perspective: Perspective) -> bool:
    return any(
        isinstance(each, events.MarriageDeclared) and not perspective.is_on_own_side(each.seat)
        for each in playout
    )


def _finds_marriage_with_partner(playout: Playout, perspective: Perspective) -> bool:
    """Return whether the partner answers a question of the seat with a suit (yes)."""
    asked = found = False
    for event in playout:
        if isinstance(event, events.MarriageAsked):
            asked = event.seat == perspective.seat
        elif (
            isinstance(event, events.MarriageAnswered) and asked and event.seat != perspective.seat
        ):
            found = found or event.suit != NO_SUIT
    return found


def _hand_score(playout: Playout) -> events.HandScored | None:
    return next((event for event in playout if isinstance(event, events.HandScored)), None)


def _has_score_item(
    playout: Playout, perspective: Perspective, item_key: events.ItemKey, *, is_own: bool
) -> bool:
    scored, side = _hand_score(playout), perspective.seating.side_of(perspective.seat)
    return scored is not None and any(
        item.key == item_key and (item.side == side) is is_own for item in scored.items
    )


def _makes_contract(playout: Playout, perspective: Perspective) -> bool:
    return _has_score_item(playout, perspective, "made", is_own=True)


def _beats_contract(playout: Playout, perspective: Perspective) -> bool:
    return _has_score_item(playout, perspective, "failed", is_own=False)


def _wins_most_card_points(playout: Playout, perspective: Perspective) -> bool:
    return _has_score_item(playout, perspective, "pips", is_own=True)


def _wins_last_trick(playout: Playout, perspective: Perspective) -> bool:
    last = _last_trick(playout)
    return last is not None and perspective.is_on_own_side(last.trick.winner)


def _wins_hand(playout: Playout, perspective: Perspective) -> bool:
    scored, side = _hand_score(playout), perspective.seating.side_of(perspective.seat)
    return scored is not None and margin(scored.score_changes, side) > 0


def _takes_no_trick(playout: Playout, perspective: Perspective) -> bool:
    scored = _hand_score(playout)
    return scored is not None and not scored.tricks[perspective.seating.side_of(perspective.seat)]


def _wins_match(playout: Playout, perspective: Perspective) -> bool:
    side = perspective.seating.side_of(perspective.seat)
    return any(isinstance(event, events.MatchWon) and event.side == side for event in playout)


def _loses_match(playout: Playout, perspective: Perspective) -> bool:
    side = perspective.seating.side_of(perspective.seat)
    return any(isinstance(event, events.MatchWon) and event.side != side for event in playout)


def _sets_trumps(playout: Playout, perspective: Perspective) -> bool:
    made = (
        event for event in playout if isinstance(event, events.MarriageDeclared) and event.is_trump
    )
    return any(perspective.is_on_own_side(each.seat) for each in made)


def _own_card(taken: events.TrickTaken, perspective: Perspective) -> Card | None:
    """Return the card that the seat played to a trick, or None."""
    played = dict(zip(taken.trick.seats, taken.trick.cards, strict=False))
    return played.get(perspective.seat)


def _loses_high_card(taken: events.TrickTaken | None, perspective: Perspective) -> bool:
    if taken is None or perspective.is_on_own_side(taken.trick.winner):
        return False
    card = _own_card(taken, perspective)
    high = ACES_AND_TENS if perspective.has_card_points else ACES
    return card is not None and bool(high >> card & 1)


def _loses_high_card_first(playout: Playout, perspective: Perspective) -> bool:
    return _loses_high_card(_first_trick(playout), perspective)


def _loses_any_high_card(playout: Playout, perspective: Perspective) -> bool:
    return perspective.has_card_points and any(
        _loses_high_card(event, perspective)
        for event in playout
        if isinstance(event, events.TrickTaken)
    )


def _leads_after_stock(playout: Playout, perspective: Perspective) -> bool:
    """Return whether the seat leads to the first trick after the stock is used up."""
    winner, leader = NOBODY, NOBODY
    for event in playout:
        if isinstance(event, events.TrickTaken):
            winner = event.trick.winner
        elif isinstance(event, events.StockDrawn):
            leader = winner
    return leader == perspective.seat


def _is_porvoo(playout: Playout, perspective: Perspective) -> bool:
    return _has_score_item(playout, perspective, "porvoo", is_own=True)


def _overshoots_target(playout: Playout, perspective: Perspective) -> bool:
    return _has_score_item(playout, perspective, "overshoot", is_own=True)


def fails_contract(playout: Playout, perspective: Perspective) -> bool:
    return _has_score_item(playout, perspective, "failed", is_own=True)


def has_contract(playout: Playout, _perspective: Perspective) -> bool:
    scored = _hand_score(playout)
    return scored is not None and any(item.key in ("made", "failed") for item in scored.items)


def _is_soloist_ours(perspective: Perspective) -> bool:
    return perspective.soloist != NOBODY and perspective.is_on_own_side(perspective.soloist)


def _makes_sooli(playout: Playout, perspective: Perspective) -> bool:
    return _is_soloist_ours(perspective) and _has_score_item(
        playout, perspective, ContestKind.SOOLI, is_own=True
    )


def _breaks_sooli(playout: Playout, perspective: Perspective) -> bool:
    return not _is_soloist_ours(perspective) and _has_score_item(
        playout, perspective, ContestKind.SOOLI, is_own=True
    )


def opponents_make_contract(playout: Playout, perspective: Perspective) -> bool:
    return _has_score_item(playout, perspective, "made", is_own=False)


def _catches_high_card(playout: Playout, perspective: Perspective) -> bool:
    """Return whether the seat's side wins another side's ace or ten."""
    return perspective.has_card_points and any(
        ACES_AND_TENS >> card & 1 and not perspective.is_on_own_side(seat)
        for event in playout
        if isinstance(event, events.TrickTaken) and perspective.is_on_own_side(event.trick.winner)
        for seat, card in zip(event.trick.seats, event.trick.cards, strict=False)
    )


def _is_trumped(playout: Playout, perspective: Perspective) -> bool:
    """Return whether others trump the first trick, in which the seat followed suit."""
    first = _first_trick(playout)
    if first is None or perspective.is_on_own_side(first.trick.winner):
        return False
    led, own = SUIT_OF[first.trick.cards[0]], _own_card(first, perspective)
    return own is not None and SUIT_OF[own] == led != SUIT_OF[first.trick.best_card]


def _has_high_card_trumped(playout: Playout, perspective: Perspective) -> bool:
    return _loses_high_card_first(playout, perspective) and _is_trumped(playout, perspective)


def _draws_trump(playout: Playout, perspective: Perspective) -> bool:
    """Return whether another side has to play a trump when the seat leads a trump."""
    first = _first_trick(playout)
    if first is None or first.trick.leader != perspective.seat:
        return False
    played = zip(first.trick.seats, first.trick.cards, strict=False)
    trumps = [seat for seat, card in played if SUIT_OF[card] == perspective.trump]
    return perspective.seat in trumps and not all(map(perspective.is_on_own_side, trumps))


def _partner_wins_first_trick(playout: Playout, perspective: Perspective) -> bool:
    first = _first_trick(playout)
    if first is None or first.trick.winner == perspective.seat:
        return False
    return perspective.is_on_own_side(first.trick.winner)


def _wins_next_two_tricks(playout: Playout, perspective: Perspective) -> bool:
    taken = [event for event in playout if isinstance(event, events.TrickTaken)][:2]
    return len(taken) == 2 and all(perspective.is_on_own_side(each.trick.winner) for each in taken)


def _declares_two_marriages(playout: Playout, perspective: Perspective) -> bool:
    made = (each for each in playout if isinstance(each, events.MarriageDeclared))
    return sum(perspective.is_on_own_side(each.seat) for each in made) >= 2


OUTCOME_FEATURES = (
    OutcomeFeature(PlayoutResult.CONTRACT_MADE, 1, _makes_contract),
    OutcomeFeature(PlayoutResult.CONTRACT_BEATEN, 1, _beats_contract),
    OutcomeFeature(PlayoutResult.CONTRACT_FAILED, -1, fails_contract),
    OutcomeFeature(PlayoutResult.THEIR_CONTRACT, -1, opponents_make_contract),
    OutcomeFeature(PlayoutResult.MATCH_WON, 1, _wins_match),
    OutcomeFeature(PlayoutResult.MATCH_LOST, -1, _loses_match),
    OutcomeFeature(PlayoutResult.SOOLI_MADE, 1, _makes_sooli),
    OutcomeFeature(PlayoutResult.SOOLI_BROKEN, 1, _breaks_sooli),
    OutcomeFeature(PlayoutResult.OUR_TRUMPS, 1, _sets_trumps),
    OutcomeFeature(PlayoutResult.OUR_MARRIAGE, 1, _declares_marriage),
    OutcomeFeature(PlayoutResult.THEIR_MARRIAGE, -1, _opponents_declare_marriage),
    OutcomeFeature(PlayoutResult.PARTNER_HAS_MARRIAGE, 1, _finds_marriage_with_partner),
    OutcomeFeature(PlayoutResult.CARD_LOST, -1, _loses_high_card_first, only_if_many_wanted=True),
    OutcomeFeature(
        PlayoutResult.CARD_TRUMPED, -1, _has_high_card_trumped, only_if_many_wanted=True
    ),
    OutcomeFeature(PlayoutResult.TRICK, 1, _wins_first_trick, follows_trick_preference=True),
    OutcomeFeature(PlayoutResult.LEAD, 1, _gains_lead, follows_trick_preference=True),
    OutcomeFeature(PlayoutResult.STOCK_LEAD, 1, _leads_after_stock),
    OutcomeFeature(PlayoutResult.MOST_CARD_POINTS, 1, _wins_most_card_points),
    OutcomeFeature(PlayoutResult.LAST_TRICK, 1, _wins_last_trick, follows_trick_preference=True),
    OutcomeFeature(PlayoutResult.PORVOO, -1, _is_porvoo),
    OutcomeFeature(PlayoutResult.OVERSHOOT, -1, _overshoots_target),
    OutcomeFeature(PlayoutResult.HAND_WON, 1, _wins_hand),
    OutcomeFeature(
        PlayoutResult.HIGH_CARD_LOST, -1, _loses_any_high_card, only_if_many_wanted=True
    ),
    OutcomeFeature(PlayoutResult.TRICKLESS, -1, _takes_no_trick, follows_trick_preference=True),
    OutcomeFeature(PlayoutResult.TRUMPED, -1, _is_trumped, only_if_many_wanted=True),
    OutcomeFeature(PlayoutResult.TRUMP_DRAWN, 1, _draws_trump, only_if_many_wanted=True),
    OutcomeFeature(
        PlayoutResult.PARTNER_TRICK, 1, _partner_wins_first_trick, follows_trick_preference=True
    ),
    OutcomeFeature(
        PlayoutResult.TWO_TRICKS, 1, _wins_next_two_tricks, follows_trick_preference=True
    ),
    OutcomeFeature(PlayoutResult.TWO_MARRIAGES, 1, _declares_two_marriages),
    OutcomeFeature(PlayoutResult.HIGH_CARD_CAUGHT, 1, _catches_high_card, only_if_many_wanted=True),
)
