"""Outcome features: yes/no questions about the rest of a hand that are worth mentioning.

A game with outcomes of its own adds them to OUTCOME_FEATURES; the others answer no there.
"""

from collections.abc import Callable

from ..contrast import Result
from ..engine.cards import ACES, NO_SUIT, SUIT_OF, Card, ranked
from ..engine.events import (
    Event,
    HandScored,
    ItemKey,
    MarriageAnswered,
    MarriageAsked,
    MarriageMade,
    MatchWon,
    StockDrawn,
    TrickTaken,
)
from ..engine.frozen import frozen
from ..engine.seating import margin
from ..engine.state import NOBODY, Contest
from .sight import Sight

HIGH = ranked("AT")

Line = tuple[Event, ...]


@frozen
class Happening:
    """Something that occurs in a hand or does not, and whether that is good for the own side."""

    key: Result
    good: int  # 1: good, -1: bad
    happens: Callable[[Line, Sight], bool]
    is_of_tricks: bool = False  # bad if few tricks are wanted
    is_of_many: bool = False  # neither good nor bad if few tricks are wanted

    def good_for(self, sight: Sight) -> int:
        """Return 1 if the feature is good from this perspective, -1 if bad, 0 if neither."""
        if self.is_of_many:
            return self.good * max(sight.wants_tricks, 0)
        return self.good * sight.wants_tricks if self.is_of_tricks else self.good


def _first_trick(line: Line) -> TrickTaken | None:
    return next((event for event in line if isinstance(event, TrickTaken)), None)


def _last_trick(line: Line) -> TrickTaken | None:
    taken = [event for event in line if isinstance(event, TrickTaken)]
    return taken[-1] if taken else None


def _trick_is_ours(line: Line, sight: Sight) -> bool:
    first = _first_trick(line)
    return first is not None and sight.is_ours(first.trick.winner)


def _lead_is_mine(line: Line, sight: Sight) -> bool:
    first = _first_trick(line)
    return first is not None and first.trick.winner == sight.seat


def _makes_marriage(line: Line, sight: Sight) -> bool:
    return any(isinstance(each, MarriageMade) and sight.is_ours(each.seat) for each in line)


def _they_make_marriage(line: Line, sight: Sight) -> bool:
    return any(isinstance(each, MarriageMade) and not sight.is_ours(each.seat) for each in line)


def _partner_has_it(line: Line, sight: Sight) -> bool:
    """Return whether a question of the seat is answered with a suit."""
    asked = found = False
    for event in line:
        if isinstance(event, MarriageAsked):
            asked = event.seat == sight.seat
        elif isinstance(event, MarriageAnswered) and asked and event.seat != sight.seat:
            found = found or event.suit != NO_SUIT
    return found


def _scored(line: Line) -> HandScored | None:
    return next((event for event in line if isinstance(event, HandScored)), None)


def _counts(line: Line, sight: Sight, key: ItemKey, *, ours: bool) -> bool:
    scored, side = _scored(line), sight.seating.side(sight.seat)
    return scored is not None and any(
        item.key == key and (item.side == side) is ours for item in scored.items
    )


def _contract_made(line: Line, sight: Sight) -> bool:
    return _counts(line, sight, "made", ours=True)


def _contract_beaten(line: Line, sight: Sight) -> bool:
    return _counts(line, sight, "failed", ours=False)


def _more_points(line: Line, sight: Sight) -> bool:
    return _counts(line, sight, "pips", ours=True)


def _last_is_ours(line: Line, sight: Sight) -> bool:
    last = _last_trick(line)
    return last is not None and sight.is_ours(last.trick.winner)


def _we_gain_more(line: Line, sight: Sight) -> bool:
    scored, side = _scored(line), sight.seating.side(sight.seat)
    return scored is not None and margin(scored.gained, side) > 0


def _trickless(line: Line, sight: Sight) -> bool:
    scored = _scored(line)
    return scored is not None and not scored.tricks[sight.seating.side(sight.seat)]


def _match_won(line: Line, sight: Sight) -> bool:
    side = sight.seating.side(sight.seat)
    return any(isinstance(event, MatchWon) and event.side == side for event in line)


def _match_lost(line: Line, sight: Sight) -> bool:
    side = sight.seating.side(sight.seat)
    return any(isinstance(event, MatchWon) and event.side != side for event in line)


def _makes_trumps(line: Line, sight: Sight) -> bool:
    made = (event for event in line if isinstance(event, MarriageMade) and event.is_trump)
    return any(sight.is_ours(each.seat) for each in made)


def _own_card(taken: TrickTaken, sight: Sight) -> Card | None:
    """Return the card that the seat played to a trick."""
    played = dict(zip(taken.trick.seats, taken.trick.cards, strict=False))
    return played.get(sight.seat)


def _loses_high(taken: TrickTaken | None, sight: Sight) -> bool:
    if taken is None or sight.is_ours(taken.trick.winner):
        return False
    card = _own_card(taken, sight)
    high = HIGH if sight.counts_cards else ACES
    return card is not None and bool(high >> card & 1)


def _card_is_lost(line: Line, sight: Sight) -> bool:
    return _loses_high(_first_trick(line), sight)


def _high_card_is_lost(line: Line, sight: Sight) -> bool:
    return sight.counts_cards and any(
        _loses_high(event, sight) for event in line if isinstance(event, TrickTaken)
    )


def _leads_when_drawn(line: Line, sight: Sight) -> bool:
    """Return whether the seat has the lead when the stock is used up."""
    winner, leader = NOBODY, NOBODY
    for event in line:
        if isinstance(event, TrickTaken):
            winner = event.trick.winner
        elif isinstance(event, StockDrawn):
            leader = winner
    return leader == sight.seat


def _porvoo(line: Line, sight: Sight) -> bool:
    return _counts(line, sight, "porvoo", ours=True)


def _overshoots(line: Line, sight: Sight) -> bool:
    return _counts(line, sight, "overshoot", ours=True)


def _contract_failed(line: Line, sight: Sight) -> bool:
    return _counts(line, sight, "failed", ours=True)


def _plays_alone(sight: Sight) -> bool:
    return sight.soloist != NOBODY and sight.is_ours(sight.soloist)


def _sooli_made(line: Line, sight: Sight) -> bool:
    return _plays_alone(sight) and _counts(line, sight, Contest.SOOLI, ours=True)


def _sooli_broken(line: Line, sight: Sight) -> bool:
    return not _plays_alone(sight) and _counts(line, sight, Contest.SOOLI, ours=True)


def _they_make_contract(line: Line, sight: Sight) -> bool:
    return _counts(line, sight, "made", ours=False)


def _catches_high(line: Line, sight: Sight) -> bool:
    """Return whether the own side takes an ace or a ten of another side."""
    return sight.counts_cards and any(
        HIGH >> card & 1 and not sight.is_ours(seat)
        for event in line
        if isinstance(event, TrickTaken) and sight.is_ours(event.trick.winner)
        for seat, card in zip(event.trick.seats, event.trick.cards, strict=False)
    )


def _is_trumped(line: Line, sight: Sight) -> bool:
    """Return whether others trump the first trick, to which the seat followed suit."""
    first = _first_trick(line)
    if first is None or sight.is_ours(first.trick.winner):
        return False
    led, own = SUIT_OF[first.trick.cards[0]], _own_card(first, sight)
    return own is not None and SUIT_OF[own] == led != SUIT_OF[first.trick.best]


def _draws_trump(line: Line, sight: Sight) -> bool:
    """Return whether another side has to play a trump to the seat's trump lead."""
    first = _first_trick(line)
    if first is None or first.trick.leader != sight.seat:
        return False
    played = zip(first.trick.seats, first.trick.cards, strict=False)
    trumps = [seat for seat, card in played if SUIT_OF[card] == sight.trump]
    return sight.seat in trumps and not all(map(sight.is_ours, trumps))


def _partner_takes(line: Line, sight: Sight) -> bool:
    first = _first_trick(line)
    if first is None or first.trick.winner == sight.seat:
        return False
    return sight.is_ours(first.trick.winner)


def _two_are_ours(line: Line, sight: Sight) -> bool:
    taken = [event for event in line if isinstance(event, TrickTaken)][:2]
    return len(taken) == 2 and all(sight.is_ours(each.trick.winner) for each in taken)


def _makes_two_marriages(line: Line, sight: Sight) -> bool:
    made = (each for each in line if isinstance(each, MarriageMade))
    return sum(sight.is_ours(each.seat) for each in made) >= 2


HAPPENINGS = (
    Happening(Result.CONTRACT_MADE, 1, _contract_made),
    Happening(Result.CONTRACT_BEATEN, 1, _contract_beaten),
    Happening(Result.CONTRACT_FAILED, -1, _contract_failed),
    Happening(Result.THEIR_CONTRACT, -1, _they_make_contract),
    Happening(Result.MATCH_WON, 1, _match_won),
    Happening(Result.MATCH_LOST, -1, _match_lost),
    Happening(Result.SOOLI_MADE, 1, _sooli_made),
    Happening(Result.SOOLI_BROKEN, 1, _sooli_broken),
    Happening(Result.OUR_TRUMPS, 1, _makes_trumps),
    Happening(Result.OUR_MARRIAGE, 1, _makes_marriage),
    Happening(Result.THEIR_MARRIAGE, -1, _they_make_marriage),
    Happening(Result.PARTNER_HAS_IT, 1, _partner_has_it),
    Happening(Result.CARD_LOST, -1, _card_is_lost, is_of_many=True),
    Happening(Result.TRICK, 1, _trick_is_ours, is_of_tricks=True),
    Happening(Result.LEAD, 1, _lead_is_mine, is_of_tricks=True),
    Happening(Result.STOCK_LEAD, 1, _leads_when_drawn),
    Happening(Result.POINTS, 1, _more_points),
    Happening(Result.LAST, 1, _last_is_ours, is_of_tricks=True),
    Happening(Result.PORVOO, -1, _porvoo),
    Happening(Result.OVERSHOOT, -1, _overshoots),
    Happening(Result.HAND, 1, _we_gain_more),
    Happening(Result.HIGH_LOST, -1, _high_card_is_lost, is_of_many=True),
    Happening(Result.TRICKLESS, -1, _trickless, is_of_tricks=True),
    Happening(Result.TRUMPED, -1, _is_trumped, is_of_many=True),
    Happening(Result.TRUMP_DRAWN, 1, _draws_trump, is_of_many=True),
    Happening(Result.PARTNER_TRICK, 1, _partner_takes, is_of_tricks=True),
    Happening(Result.TWO_TRICKS, 1, _two_are_ours, is_of_tricks=True),
    Happening(Result.TWO_MARRIAGES, 1, _makes_two_marriages),
    Happening(Result.HIGH_CAUGHT, 1, _catches_high, is_of_many=True),
)
