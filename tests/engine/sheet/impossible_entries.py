"""Values that no hand of real cards can have, found without asking the score sheet."""

from collections.abc import Iterator

from marjapussi_gui.engine.sheet.fields import NONE, SOOLI, EntryValue
from tests.engine.sheet.typed_hands import TypedHand

PACK_POINTS = {"simplified": 140, "original": 120}


def impossible_values(hand: TypedHand) -> Iterator[tuple[str, EntryValue]]:
    """Yield names of fields, each with a value that the rules forbid there."""
    for name in hand.entry:
        for value in _impossible_values_of(hand, name.split("-")[0]):
            yield name, value


def _impossible_values_of(hand: TypedHand, key: str) -> tuple[EntryValue, ...]:
    rules, match = hand.form.rules, hand.before.match
    all_points = PACK_POINTS.get(rules.pips, 0)
    always: dict[str, tuple[EntryValue, ...]] = {
        "bid": (rules.min_bid + 2, rules.min_bid - 5, 995),
        "points": (all_points + 10, all_points - 1, 1),
        "tricks": (14, 31),
        "marriages": ((0, 1, 0, 1, 1),),
        "suits": ((0, 1, 0, 1, 1),),
        "maal": (1, 900),
    }
    if key == "first_bid":
        return (int(str(hand.entry["bid"])) + 5,)
    if key == "contest" and not rules.sooli:
        return (SOOLI,)
    if key == "marriages" and rules.bag_exit == "next_hand" and any(match.in_bag):
        return (*always[key], (match.in_bag.index(True),))
    return tuple(_impossible_bidders(hand)) if key == "who" else always.get(key, ())


def _impossible_bidders(hand: TypedHand) -> Iterator[int]:
    rules, match, seating = hand.form.rules, hand.before.match, hand.form.seating
    if rules.opening == "must":
        yield NONE
    if rules.below_zero == "as_others" and rules.floor:
        for seat in seating.seats:
            at_floor = match.scores[seating.side_of(seat)] <= rules.floor
            if at_floor and (seat != _opener(hand) or rules.opening == "may"):
                yield seat


def _opener(hand: TypedHand) -> int:
    first = hand.form.rules.first_bidder
    return hand.form.seating.seat_after(hand.before.dealer, 0 if first == "dealer" else 1)
