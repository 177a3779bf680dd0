"""The form of the score sheet for each way of scoring."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from ..cards import Suit
from ..events import ScoreItem, ScoreTerm
from ..game import Game
from ..phases import ScoringPhase
from ..phases.auction import BID_STEP, Bidding
from ..phases.bag import BagScoringPhase
from ..phases.contract import LAST_TRICK_POINTS, ContractScoringPhase
from ..phases.counting import add_items
from ..phases.exchange import ACES_AND_TENS, KittyExchange
from ..phases.game_points import GamePointScoringPhase
from ..phases.settlement import SettlementScoringPhase
from ..phases.trick_count_scoring import NOLO_BASE_TRICKS, RAMI_BASE_TRICKS, TrickCountScoringPhase
from ..rummy.maal_points import LARGEST_MAAL, SMALLEST_MAAL
from ..rummy.turn_rules import RummyTurnRules
from ..state import NO_SIDE, NOBODY, Auction, ContestKind, DeclaredMarriage, GameState, Seat, Side
from .fields import (
    MAX_NUMBER,
    NOLO,
    NONE,
    SOOLI,
    YES,
    Entry,
    EntryField,
    FieldKind,
    GoalProgress,
    Limit,
    SheetPosition,
)  # fmt: skip
from .hand_form import EnteredHand, HandForm, number_field, order_field, yes_or_no_field


class GamePointForm(HandForm[GamePointScoringPhase]):
    """Asks who declared marriages, who took more card points, and who took the last trick."""

    scoring_type = GamePointScoringPhase

    def fields(self, before: SheetPosition, entry: Entry) -> Iterator[EntryField]:
        if self._is_leader_unknown(before):
            yield EntryField("leader", options=self.seating.seats)
        yield order_field("marriages", self.seating.sides)
        yield EntryField("pips", options=(*self.seating.sides, NONE))
        yield EntryField("last", options=self.seating.sides)
        best = self.number(entry, "pips")
        if self.rules.porvoo and best is not None and best != NONE and "last" in entry:
            sure = {best, self.side(entry, "last"), *self.marriage_sides(entry)}
            yield from (
                yes_or_no_field("trick", side) for side in self.seating.sides if side not in sure
            )

    def score(self, before: SheetPosition, entry: Entry) -> EnteredHand:
        won, best = self._items_won(before, entry), self.side(entry, "pips")
        tricks = self.tricks_taken(entry)
        return self.phase.score_hand(before.match, won, best, tricks), tricks, (), ()

    def needs(self, before: SheetPosition, entry: Entry) -> tuple[GoalProgress, ...]:
        scores = add_items(before.match.scores, self._items_won(before, entry))
        target = self.rules.target
        return tuple(
            GoalProgress(
                side, score, target, "over" if self.rules.exact and score > target else "points"
            )
            for side, score in zip(self.seating.sides, scores, strict=True)
        )

    def next_dealer(self, before: SheetPosition, entry: Entry) -> Seat:
        is_leader = self._is_leader_unknown(before)
        return self.seat(entry, "leader") if is_leader else super().next_dealer(before, entry)

    def _items_won(self, before: SheetPosition, entry: Entry) -> tuple[ScoreItem, ...]:
        last, best = self.side(entry, "last"), self.side(entry, "pips")
        items = self.phase.last_trick_and_card_items(before.match, last, best)
        known = (each for each in items if each.side != NONE)
        return (*self.phase.marriage_items(self.marriages(entry)), *known)

    def _is_leader_unknown(self, before: SheetPosition) -> bool:
        return self.rules.first_hand == "club_ace" and not before.match.hands_played


class BagForm(HandForm[BagScoringPhase]):
    """Asks who declared marriages, what card points one side has, and who took the last trick."""

    scoring_type = BagScoringPhase

    def fields(self, before: SheetPosition, entry: Entry) -> Iterator[EntryField]:
        yield order_field(
            "marriages", self.seating.sides, Limit("in-bag", self._sides_not_barred(before))
        )
        limits = self.card_point_limits(self.phase.card_values, self.card_points_in_pack)
        yield number_field("points", *limits, owner=0)
        yield EntryField("last", options=self.seating.sides)
        own = self.number(entry, "points-0")
        if own is not None and "last" in entry:
            for side, points in enumerate((own, self.card_points_in_pack - own)):
                if not points and side != self.side(entry, "last"):
                    yield yes_or_no_field("trick", side)

    def score(self, before: SheetPosition, entry: Entry) -> EnteredHand:
        marriages, tricks = self.marriages(entry), self.tricks_taken(entry)
        own, last = self.number(entry, "points-0") or 0, self.side(entry, "last")
        cards = own, self.card_points_in_pack - own
        points = self.phase.hand_points(cards, last, marriages)
        declared = self.phase.marriage_rules.score_terms(marriages)
        terms = [ScoreTerm(Side(side), "cards", each) for side, each in enumerate(cards)]
        terms += [each._replace(card_groups=()) for each in declared]
        if self.rules.last_trick:
            terms.append(ScoreTerm(last, "last", self.rules.last_trick))
        outcome = self.phase.score_hand(before.match, points, tricks)
        return outcome, tricks, points, tuple(terms)

    def needs(self, before: SheetPosition, entry: Entry) -> tuple[GoalProgress, ...]:
        if "marriages" not in entry:
            return ()
        own, last = self.number(entry, "points-0"), self.side(entry, "last")
        cards = (0, 0) if own is None else (own, self.card_points_in_pack - own)
        marriages = self.marriages(entry)
        points = self.phase.hand_points(cards, last, marriages)
        everything = sum(self.phase.hand_points((self.card_points_in_pack, 0), Side(0), marriages))
        return tuple(
            GoalProgress(side, points[side], everything // 2 + 1)
            for side in self._sides_not_barred(before)
        )

    def _sides_not_barred(self, before: SheetPosition) -> tuple[Side, ...]:
        """Return the sides that aren't barred from scoring by being in the bag."""
        barred = before.match.in_bag if self.rules.bag_exit == "next_hand" else ()
        return tuple(each for each in self.seating.sides if not (barred and barred[each]))

    @property
    def card_points_in_pack(self) -> int:
        return sum(self.card_value_list(self.phase.card_values))


class TrickCountForm(HandForm[TrickCountScoringPhase]):
    """Asks for the contest (rami, nolo or sooli), its declarer, and the tricks of one side."""

    scoring_type = TrickCountScoringPhase

    def fields(self, before: SheetPosition, entry: Entry) -> Iterator[EntryField]:
        options = (*self.seating.seats, NOLO, *((SOOLI,) if self.rules.sooli else ()))
        yield EntryField("contest", options=options, limits=(Limit("no-sooli", options),))
        if entry.get("contest") == SOOLI:
            yield EntryField("soloist", options=self.seating.seats)
            yield yes_or_no_field("trick")
        else:
            most = self.game.dealing_phase.hand_size
            limit = Limit("tricks-in-hand", range(most + 1), (("most", most),))
            yield number_field("tricks", limit, owner=0)

    def score(self, before: SheetPosition, entry: Entry) -> EnteredHand:
        contest, kind = self.seat(entry, "contest"), ContestKind.RAMI
        declaring = self.seating.side_of(contest)
        own = self.number(entry, "tricks-0") or 0
        tricks = own, self.game.dealing_phase.hand_size - own
        if contest == SOOLI:
            kind, declaring = ContestKind.SOOLI, self.seating.side_of(self.seat(entry, "soloist"))
            taken = int(entry["trick"] == YES)
            tricks = (taken, 0) if declaring == 0 else (0, taken)
        elif contest == NOLO:
            kind, declaring = ContestKind.NOLO, NO_SIDE
        outcome = self.phase.score_hand(before.match, kind, declaring, tricks)
        terms = tuple(ScoreTerm(Side(side), "tricks", each) for side, each in enumerate(tricks))
        return outcome, tricks, tricks, terms

    def needs(self, before: SheetPosition, entry: Entry) -> tuple[GoalProgress, ...]:
        match entry.get("contest"):
            case int(seat) if seat in self.seating.seats:
                side = self.seating.side_of(Seat(seat))
                return (GoalProgress(side, 0, RAMI_BASE_TRICKS + 1, "tricks"),)
            case 4:
                return (GoalProgress(NO_SIDE, 0, NOLO_BASE_TRICKS - 1, "few"),)
            case 5:
                return (GoalProgress(NO_SIDE, 0, 0, "none"),)
        return ()


class SettlementForm(HandForm[SettlementScoringPhase]):
    """Asks who finished, who has laid sets, and how much maal (bonus points) each player has."""

    scoring_type = SettlementScoringPhase

    def fields(self, before: SheetPosition, entry: Entry) -> Iterator[EntryField]:
        yield EntryField("winner", options=(*self.seating.seats, NONE))
        winner = self.number(entry, "winner")
        if winner == NONE:
            return
        if RummyTurnRules(self.rules, self.seating).allows_dublees:
            yield yes_or_no_field("dublees")
        for seat in self.seating.seats:
            if seat != winner:
                yield yes_or_no_field("seen", seat)
            if self.rules.unseen_maal == "kidnap" or self._has_laid(entry, seat):
                yield number_field("maal", *MAAL_LIMITS, owner=seat)

    def score(self, before: SheetPosition, entry: Entry) -> EnteredHand:
        winner = self.seat(entry, "winner")
        counted = no_tricks = (0,) * self.seating.players
        have_laid = tuple(self._has_laid(entry, seat) for seat in self.seating.seats)
        terms: tuple[ScoreTerm, ...] = ()
        if winner != NOBODY:
            maal = [self.number(entry, f"maal-{seat}") or 0 for seat in self.seating.seats]
            counted = self.phase.count_maal(winner, have_laid, maal)
            terms = (ScoreTerm(Side(winner), "finished", 0),)
        with_dublees = winner != NOBODY and entry.get("dublees") == YES
        outcome = self.phase.score_hand(
            before.match, winner, have_laid, counted, has_dublees=with_dublees
        )
        return outcome, no_tricks, counted, terms

    def _has_laid(self, entry: Entry, seat: Seat) -> bool:
        return entry.get("winner") == seat or entry.get(f"seen-{seat}") == YES


class ContractForm(HandForm[ContractScoringPhase]):
    """Asks for the bid, the marriages, card points, and the last trick."""

    scoring_type = ContractScoringPhase

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.bidding = next(each for each in game.phases if isinstance(each, Bidding))
        values, cards = self.phase.card_values, game.dealing_phase.cards
        self._pack_points = sum(self.card_value_list(values))
        has_kitty = any(isinstance(each, KittyExchange) for each in game.phases)
        spare = sorted(values[card] for card in cards if not ACES_AND_TENS >> card & 1)
        self._most_discarded = sum(spare[-self.rules.kitty :]) if has_kitty else 0

    def fields(self, before: SheetPosition, entry: Entry) -> Iterator[EntryField]:
        yield self._bidder_field(before)
        if entry.get("who") != NONE:
            yield number_field("bid", *self._bid_limits())
        yield EntryField("suits", FieldKind.SUITS, self.seating.sides)
        left = self._pack_points
        for side in self._sides_needing_points(entry):
            limits = self.card_point_limits(self.phase.card_values, left)
            yield number_field("points", *limits, owner=side)
            left -= self.number(entry, f"points-{side}") or 0
        yield EntryField("last", options=self.seating.sides)
        asked = (f"points-{side}" in entry for side in self._sides_needing_points(entry))
        if left >= 0 and "last" in entry and all(asked):
            yield from self._trick_fields(before, entry)

    def score(self, before: SheetPosition, entry: Entry) -> EnteredHand:
        bid, who = self.number(entry, "bid"), self.seat(entry, "who")
        first, auction = self.number(entry, "first_bid"), Auction()
        if bid is not None and who != NOBODY:
            auction = Auction((), bid if first is None else first, who, 0, bid)
        return self._score(before, entry, auction)

    def needs(self, before: SheetPosition, entry: Entry) -> tuple[GoalProgress, ...]:
        declarer, bid = self._declarer(entry), self.number(entry, "bid")
        field = self.missing_field(before, entry)
        if declarer == NONE or bid is None or field is None or field.key in ("trick", "first_bid"):
            return ()
        typed = [self.number(entry, f"points-{side}") for side in self._sides_needing_points(entry)]
        cards, others = 0, sum(each or 0 for each in typed)
        is_counted, is_last_open = None not in typed, "last" not in entry
        if is_counted:
            cards = self._card_points(entry)[declarer]
            others = self._pack_points - cards
        sure = LAST_TRICK_POINTS * (entry.get("last") == declarer)
        sure += self.phase.marriage_rules.points_by_side(self.marriages(entry))[declarer]
        if not sure and is_counted and cards <= self._most_discarded:
            return ()  # the declarer may have taken no trick
        need = GoalProgress(declarer, sure + cards, bid)
        most = max(self._pack_points, self.phase.all_tricks_points * (not others)) - others
        if need.missing <= 0:
            return (replace(need, kind="made"),)
        if "suits" in entry and need.missing > most - cards + LAST_TRICK_POINTS * is_last_open:
            return (replace(need, kind="lost"),)
        if is_counted and most == cards:
            return (replace(need, kind="last"),)
        spare = NONE if is_last_open or others else self._pack_points - need.missing
        return (replace(need, spare=spare),)

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
        return outcome, tricks, points, tuple(terms)

    def _declarer(self, entry: Entry) -> Side:
        who = self.seat(entry, "who")
        return Side(NONE) if who == NOBODY else self.seating.side_of(who)

    def _bidder_field(self, before: SheetPosition) -> EntryField:
        opener = self.bidding.find_opener(GameState(0, NOBODY, before.dealer, before.match))
        may_pass, seats = self.rules.opening == "may", self.seating.seats
        options = (*seats, NONE) if may_pass else seats
        is_low = self.bidding.is_bid_limited_by_score
        must_open = NOBODY if may_pass else opener
        free = [seat for seat in seats if seat == must_open or not is_low(before.match, seat)]
        least, floor = ("least", self.rules.min_bid), ("floor", self.rules.floor)
        limits = (
            Limit("must-open", options, (least,)),
            Limit("floor", (*free, NONE), (floor,)),
        )
        return EntryField("who", options=options, limits=limits)

    def _bid_limits(self) -> tuple[Limit, ...]:
        least, most = self.rules.min_bid, self.bidding.max_bid
        return (
            Limit("bid-step", range(0, MAX_NUMBER, BID_STEP), (("step", BID_STEP),)),
            Limit("min-bid", range(least, MAX_NUMBER), (("least", least),)),
            Limit("max-bid", range(most + 1), (("most", most),)),
        )

    def _sides_needing_points(self, entry: Entry) -> tuple[Side, ...]:
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
        """Yield the fields about sides that seem to have taken no trick."""
        declarer = self._declarer(entry)
        if declarer == NONE and not self.phase.all_tricks_points:
            return  # then it costs nothing
        sure = {self.side(entry, "last"), *(Side(each.seat) for each in self.marriages(entry))}
        for side, points in enumerate(self._card_points(entry)):
            if side not in sure and points <= self._most_discarded * (side == declarer):
                yield yes_or_no_field("trick", side)
        bid, who = self.number(entry, "bid"), self.seat(entry, "who")
        if bid is None or who == NOBODY or all(self.tricks_taken(entry)):
            return
        auctions = (Auction((), first, who, 0, bid) for first in (bid, BID_STEP))
        raised, unraised = (self._score(before, entry, each)[0] for each in auctions)
        if raised != unraised:
            limit = Limit("not-raised", range(bid + 1), (("bid", bid),))
            limits, least = [*self._bid_limits(), limit], self.rules.min_bid
            if self.bidding.is_bid_limited_by_score(before.match, who):
                limits.append(Limit("floor-bid", (least,), (("least", least),)))
                bid = least
            yield number_field("first_bid", *limits, default=bid)


MAAL_LIMITS = (
    Limit("largest-maal", range(LARGEST_MAAL + 1), (("most", LARGEST_MAAL),)),
    Limit(
        "smallest-maal",
        (0, *range(SMALLEST_MAAL, LARGEST_MAAL + 1)),
        (("least", SMALLEST_MAAL),),
    ),
)
FORMS: dict[type[ScoringPhase], type[HandForm[Any]]] = {
    each.scoring_type: each
    for each in (GamePointForm, BagForm, ContractForm, TrickCountForm, SettlementForm)
}


def hand_form(game: Game) -> HandForm[Any]:
    return FORMS[type(game.scoring_phase)](game)
