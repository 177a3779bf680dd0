"""The form of hands with a bid: who bid what, and what each side took."""

from collections.abc import Iterator

from ..cards import ALL_SUITS, Suit
from ..events import ScoreTerm
from ..game import Game
from ..phases.auction import BID_STEP, Bidding
from ..phases.contract import LAST_TRICK_POINTS, ContractScoringPhase
from ..phases.counting import CardValues
from ..phases.exchange import ACES_AND_TENS, KittyExchange
from ..state import NO_SIDE, NOBODY, Auction, DeclaredMarriage, GameState, Seat, Side
from .fields import (
    MAX_NUMBER,
    NONE,
    Entry,
    EntryField,
    FieldKind,
    Limit,
    SheetPosition,
    SheetRule,
)
from .hand_form import (
    EnteredHand,
    HandForm,
    card_point_limits,
    number_field,
    number_of_entry,
    side_of_entry,
    yes_or_no,
)


class ContractForm(HandForm):
    """Asks for the bid, the marriages, card points, and the last trick."""

    scoring_type = ContractScoringPhase
    phase: ContractScoringPhase

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        assert isinstance(game.scoring_phase, ContractScoringPhase)
        self.phase = game.scoring_phase
        self.bidding = next(each for each in game.phases if isinstance(each, Bidding))
        self._cards = game.dealing_phase.cards
        self._pack_points = sum(self.phase.card_values[card] for card in self._cards)
        self._most_discarded = self._most_points_discarded(self.phase.card_values)

    def fields(self, before: SheetPosition, entry: Entry) -> Iterator[EntryField]:
        yield self._who_field(before)
        if entry.get("who") != NONE:
            yield self._bid_field()
        yield EntryField("suits", FieldKind.SUITS, self.seating.sides, max_length=len(ALL_SUITS))
        left = self._pack_points
        for side in self._sides_asked(entry):
            limits = card_point_limits(self.phase.card_values, self._cards, left)
            yield number_field("points", *limits, owner=side)
            left -= number_of_entry(entry, f"points-{side}") or 0
        yield self.side_field("last")
        if left >= 0 and (entry.get("who") != NONE or self.phase.all_tricks_points):
            yield from self._trick_fields(before, entry)

    def score(self, before: SheetPosition, entry: Entry) -> EnteredHand:
        return self._score(before, entry, self._auction(entry))

    def points_so_far(self, entry: Entry) -> tuple[Side, int, int]:
        """Return the declaring side, the points it is known to have, and its bid (0: none yet)."""
        bid, who = number_of_entry(entry, "bid") or 0, side_of_entry(entry, "who")
        if who == NONE:
            return NO_SIDE, 0, 0
        side = self.seating.side_of(Seat(who))
        points = self.phase.marriage_rules.points_by_side(self._marriages(entry))[side]
        points += LAST_TRICK_POINTS * (entry.get("last") == side)
        if all(f"points-{each}" in entry for each in self._sides_asked(entry)):
            points += self._card_points(entry)[side]
        return side, points, bid

    def _score(self, before: SheetPosition, entry: Entry, auction: Auction) -> EnteredHand:
        tricks, last = self.tricks_taken(entry), side_of_entry(entry, "last")
        cards, declared = list(self._card_points(entry)), self._marriages(entry)
        holder = auction.highest_bidder
        if holder != NOBODY and self._most_discarded and self.rules.discards_count != "always":
            side = self.seating.side_of(holder)
            cards[side] *= tricks[side]
        points = self.phase.hand_points(cards, tricks, last, declared)
        if self.phase.all_tricks_points and sum(tricks) == 1:
            terms = [ScoreTerm(last, "pack", self.phase.all_tricks_points)]
        else:
            terms = [ScoreTerm(side, "cards", cards[side]) for side in self.seating.sides]
        terms += self.phase.marriage_rules.score_terms(declared)
        terms.append(ScoreTerm(last, "last", LAST_TRICK_POINTS))
        outcome = self.phase.score_hand(before.match, auction, points, tricks)
        return EnteredHand(outcome, tricks, points, tuple(terms))

    def _who_field(self, before: SheetPosition) -> EntryField:
        opener = self.bidding.find_opener(GameState(0, NOBODY, before.dealer, before.match))
        may_pass = self.rules.opening == "may"
        options = (*self.seating.seats, *((NONE,) if may_pass else ()))
        free = [
            seat
            for seat in self.seating.seats
            if not self.bidding.is_limited_by_floor(before.match, seat)
            or (seat == opener and not may_pass)
        ]
        limits = (
            Limit(SheetRule.MUST_OPEN, options, (("least", self.rules.min_bid),)),
            Limit(SheetRule.FLOOR, (*free, NONE), (("floor", self.rules.floor),)),
        )
        return EntryField("who", FieldKind.CHOICE, options, limits)

    def _bid_field(self) -> EntryField:
        least, most = self.rules.min_bid, self.bidding.max_bid
        return number_field(
            "bid",
            Limit(SheetRule.BID_STEP, range(0, MAX_NUMBER, BID_STEP), (("step", BID_STEP),)),
            Limit(SheetRule.MIN_BID, range(least, MAX_NUMBER), (("least", least),)),
            Limit(SheetRule.MAX_BID, range(most + 1), (("most", most),)),
        )

    def _first_bid_field(self, before: SheetPosition, entry: Entry) -> EntryField:
        """Return the field for the bid before the declarer raised it."""
        bid, field = number_of_entry(entry, "bid") or 0, self._bid_field()
        limits = [*field.limits, Limit(SheetRule.NOT_RAISED, range(bid + 1), (("bid", bid),))]
        if self.bidding.is_limited_by_floor(before.match, Seat(side_of_entry(entry, "who"))):
            least = self.rules.min_bid
            limits.append(Limit(SheetRule.FLOOR_BID, (least,), (("least", least),)))
            bid = least
        return EntryField(
            "first_bid", FieldKind.NUMBER, limits=tuple(limits), max_length=3, default=bid
        )

    def _sides_asked(self, entry: Entry) -> tuple[Side, ...]:
        """Return the sides whose card points must be typed, because they don't follow."""
        sides = self.seating.sides
        if self.seating.has_partners:
            return sides[:1]
        if len(sides) > 2 and entry.get("who") != NONE:
            return tuple(side for side in sides if side != entry.get("who", 0))
        return sides

    def _card_points(self, entry: Entry) -> tuple[int, ...]:
        """Return each side's card points: those typed, and what they leave for the last side."""
        typed = [number_of_entry(entry, f"points-{side}") for side in self.seating.sides]
        left = self._pack_points - sum(each or 0 for each in typed)
        return tuple(left if each is None else each for each in typed)

    def _trick_fields(self, before: SheetPosition, entry: Entry) -> Iterator[EntryField]:
        """Yield what must be asked about sides that seem to have taken no trick."""
        if "last" not in entry or any(
            f"points-{side}" not in entry for side in self._sides_asked(entry)
        ):
            return
        sure = {side_of_entry(entry, "last"), *(each.seat for each in self._marriages(entry))}
        declarer = self.seating.side_of(Seat(side_of_entry(entry, "who")))
        for side, points in enumerate(self._card_points(entry)):
            if side not in sure and points <= self._most_discarded * (side == declarer):
                yield yes_or_no("trick", side)
        if self._depends_on_first_bid(before, entry):
            yield self._first_bid_field(before, entry)

    def _depends_on_first_bid(self, before: SheetPosition, entry: Entry) -> bool:
        """Return whether the score depends on how high the bid was before it was raised."""
        bid = number_of_entry(entry, "bid")
        if bid is None or entry["who"] == NONE or all(self.tricks_taken(entry)):
            return False
        declarer = Seat(side_of_entry(entry, "who"))
        at_most, at_least = (
            self._score(before, entry, Auction((), first, declarer, 0, bid)).outcome
            for first in (bid, 0)
        )
        return at_most != at_least

    def _auction(self, entry: Entry) -> Auction:
        bid = number_of_entry(entry, "bid")
        if bid is None or entry["who"] == NONE:
            return Auction()
        first = number_of_entry(entry, "first_bid")
        return Auction(
            (), bid if first is None else first, Seat(side_of_entry(entry, "who")), 0, bid
        )

    def _marriages(self, entry: Entry) -> tuple[DeclaredMarriage, ...]:
        sides = entry.get("suits", ())
        assert isinstance(sides, tuple)
        return tuple(
            DeclaredMarriage(Suit(suit), Seat(side), 0)
            for suit, side in enumerate(sides)
            if side != NONE
        )

    def _most_points_discarded(self, values: CardValues) -> int:
        """Return the most points that a declarer can put away, or 0 without a kitty."""
        if not any(isinstance(each, KittyExchange) for each in self.game.phases):
            return 0
        spare = (values[card] for card in self._cards if not ACES_AND_TENS >> card & 1)
        return sum(sorted(spare)[-self.rules.kitty :])
