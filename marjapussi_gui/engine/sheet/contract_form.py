"""The form of hands with a bid: who bid what, and what each side took."""

from collections.abc import Iterator

from ..cards import Suit
from ..events import ScoreTerm
from ..game import Game
from ..phases.auction import BID_STEP, Bidding
from ..phases.contract import LAST_TRICK_POINTS, ContractScoringPhase
from ..phases.exchange import ACES_AND_TENS, KittyExchange
from ..state import NOBODY, Auction, DeclaredMarriage, GameState, Seat, Side
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
from .hand_form import EnteredHand, HandForm, number_field, yes_or_no


class ContractForm(HandForm):
    """Asks for the bid, the marriages, card points, and the last trick."""

    scoring_type = ContractScoringPhase

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        assert isinstance(game.scoring_phase, ContractScoringPhase)
        self.phase = game.scoring_phase
        self.bidding = next(each for each in game.phases if isinstance(each, Bidding))
        values, cards = self.phase.card_values, game.dealing_phase.cards
        self._pack_points = sum(values[card] for card in cards)
        has_kitty = any(isinstance(each, KittyExchange) for each in game.phases)
        spare = sorted(values[card] for card in cards if not ACES_AND_TENS >> card & 1)
        self._most_discarded = sum(spare[-self.rules.kitty :]) if has_kitty else 0

    def fields(self, before: SheetPosition, entry: Entry) -> Iterator[EntryField]:
        yield self._who_field(before)
        if entry.get("who") != NONE:
            yield number_field("bid", *self._bid_limits())
        yield EntryField("suits", FieldKind.SUITS, self.seating.sides)
        left = self._pack_points
        for side in self._sides_asked(entry):
            limits = self.card_point_limits(self.phase.card_values, left)
            yield number_field("points", *limits, owner=side)
            left -= self.number(entry, f"points-{side}") or 0
        yield self.side_field("last")
        asked = (f"points-{side}" in entry for side in self._sides_asked(entry))
        if left >= 0 and "last" in entry and all(asked):
            yield from self._trick_fields(before, entry)

    def score(self, before: SheetPosition, entry: Entry) -> EnteredHand:
        bid, who = self.number(entry, "bid"), self.seat(entry, "who")
        first, auction = self.number(entry, "first_bid"), Auction()
        if bid is not None and who != NOBODY:
            auction = Auction((), bid if first is None else first, who, 0, bid)
        return self._score(before, entry, auction)

    def points_so_far(self, entry: Entry) -> tuple[Side, int, int]:
        side, goal = self._declarer(entry), self.number(entry, "bid") or 0
        points = LAST_TRICK_POINTS * (entry.get("last") == side)
        points += self.phase.marriage_rules.points_by_side(self.marriages(entry))[side]
        if all(f"points-{each}" in entry for each in self._sides_asked(entry)):
            points += self._card_points(entry)[side]
        return side, points, goal

    def marriages(self, entry: Entry) -> tuple[DeclaredMarriage, ...]:
        suits = entry.get("suits")
        owners = suits if isinstance(suits, tuple) else ()
        return tuple(
            DeclaredMarriage(Suit(n), Seat(own), 0) for n, own in enumerate(owners) if own != NONE
        )

    def _score(self, before: SheetPosition, entry: Entry, auction: Auction) -> EnteredHand:
        tricks, last = self.tricks_taken(entry), self.side(entry, "last")
        cards, declared, declarer = self._card_points(entry), self.marriages(entry), NONE
        if auction.bid:
            declarer = self._declarer(entry)
        if self._most_discarded and self.rules.discards_count != "always" and declarer != NONE:
            cards[declarer] *= tricks[declarer]
        points = self.phase.hand_points(cards, tricks, last, declared)
        terms = [ScoreTerm(side, "cards", cards[side]) for side in self.seating.sides]
        if self.phase.all_tricks_points and sum(tricks) == 1:
            terms = [ScoreTerm(last, "pack", self.phase.all_tricks_points)]
        terms += self.phase.marriage_rules.score_terms(declared)
        terms.append(ScoreTerm(last, "last", LAST_TRICK_POINTS))
        outcome = self.phase.score_hand(before.match, auction, points, tricks)
        return EnteredHand(outcome, tricks, points, tuple(terms))

    def _declarer(self, entry: Entry) -> Side:
        who = self.seat(entry, "who")
        return Side(NONE) if who == NOBODY else self.seating.side_of(who)

    def _who_field(self, before: SheetPosition) -> EntryField:
        opener = self.bidding.find_opener(GameState(0, NOBODY, before.dealer, before.match))
        may_pass, seats = self.rules.opening == "may", self.seating.seats
        options = (*seats, NONE) if may_pass else seats
        is_low = self.bidding.is_limited_by_floor
        must_open = NOBODY if may_pass else opener
        free = [seat for seat in seats if seat == must_open or not is_low(before.match, seat)]
        least, floor = ("least", self.rules.min_bid), ("floor", self.rules.floor)
        limits = (
            Limit(SheetRule.MUST_OPEN, options, (least,)),
            Limit(SheetRule.FLOOR, (*free, NONE), (floor,)),
        )
        return EntryField("who", options=options, limits=limits)

    def _bid_limits(self) -> tuple[Limit, ...]:
        least, most = self.rules.min_bid, self.bidding.max_bid
        return (
            Limit(SheetRule.BID_STEP, range(0, MAX_NUMBER, BID_STEP), (("step", BID_STEP),)),
            Limit(SheetRule.MIN_BID, range(least, MAX_NUMBER), (("least", least),)),
            Limit(SheetRule.MAX_BID, range(most + 1), (("most", most),)),
        )

    def _sides_asked(self, entry: Entry) -> tuple[Side, ...]:
        """Return the sides whose card points must be typed, because they don't follow."""
        sides, declarer = self.seating.sides, self._declarer(entry)
        if self.seating.has_partners:
            return sides[:1]
        is_alone = len(sides) > 2 and entry.get("who") != NONE
        return tuple(each for each in sides if each != max(declarer, 0)) if is_alone else sides

    def _card_points(self, entry: Entry) -> list[int]:
        """Return each side's card points: those typed, and what they leave for the last side."""
        typed = [self.number(entry, f"points-{side}") for side in self.seating.sides]
        left = self._pack_points - sum(each or 0 for each in typed)
        return [left if each is None else each for each in typed]

    def _trick_fields(self, before: SheetPosition, entry: Entry) -> Iterator[EntryField]:
        """Yield what must be asked about sides that seem to have taken no trick."""
        declarer = self._declarer(entry)
        if declarer == NONE and not self.phase.all_tricks_points:
            return  # then it costs nothing
        sure = {self.side(entry, "last"), *(Side(each.seat) for each in self.marriages(entry))}
        for side, points in enumerate(self._card_points(entry)):
            if side not in sure and points <= self._most_discarded * (side == declarer):
                yield yes_or_no("trick", side)
        bid, who = self.number(entry, "bid"), self.seat(entry, "who")
        if bid is None or who == NOBODY or all(self.tricks_taken(entry)):
            return
        auctions = (Auction((), first, who, 0, bid) for first in (bid, BID_STEP))
        raised, unraised = (self._score(before, entry, each).outcome for each in auctions)
        if raised != unraised:
            limit = Limit(SheetRule.NOT_RAISED, range(bid + 1), (("bid", bid),))
            limits, least = [*self._bid_limits(), limit], self.rules.min_bid
            if self.bidding.is_limited_by_floor(before.match, who):
                limits.append(Limit(SheetRule.FLOOR_BID, (least,), (("least", least),)))
                bid = least
            yield number_field("first_bid", *limits, default=bid)
