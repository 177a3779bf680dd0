"""The form of the score sheet for each way of scoring; that of auction games has its own file."""

from collections.abc import Iterator

from ..events import ScoreTerm
from ..game import Game
from ..phases import ScoringPhase
from ..phases.bag import BagScoringPhase
from ..phases.game_points import GamePointScoringPhase
from ..phases.rising import RisingScoringPhase
from ..phases.settlement import SettlementScoringPhase
from ..rummy.maal_points import LARGEST_MAAL, SMALLEST_MAAL
from ..rummy.rights import RummyRights
from ..state import NO_SIDE, NOBODY, ContestKind, Seat, Side
from .contract_form import ContractForm
from .fields import NOLO, NONE, SOOLI, YES, Entry, EntryField, Limit, SheetPosition, SheetRule
from .hand_form import EnteredHand, HandForm, number_field, order_field, yes_or_no


class GamePointForm(HandForm):
    """Asks who declared marriages, who took more card points, and who took the last trick."""

    scoring_type = GamePointScoringPhase

    def fields(self, before: SheetPosition, entry: Entry) -> Iterator[EntryField]:
        if self._is_leader_unknown(before):
            yield self.seat_field("leader")
        yield order_field("marriages", self.seating.sides)
        yield self.side_field("pips", or_none=True)
        yield self.side_field("last")
        best = self.number(entry, "pips")
        if self.rules.porvoo and best is not None and best != NONE and "last" in entry:
            sure = {best, self.side(entry, "last"), *self.marriage_sides(entry)}
            yield from (yes_or_no("trick", side) for side in self.seating.sides if side not in sure)

    def score(self, before: SheetPosition, entry: Entry) -> EnteredHand:
        phase, best = self.game.scoring_phase, self.side(entry, "pips")
        assert isinstance(phase, GamePointScoringPhase)
        last = phase.last_trick_and_card_items(before.match, self.side(entry, "last"), best)
        won = (*phase.marriage_items(self.marriages(entry)), *last)
        tricks = self.tricks_taken(entry)
        return EnteredHand(phase.score_hand(before.match, won, best, tricks), tricks)

    def next_dealer(self, before: SheetPosition, entry: Entry) -> Seat:
        is_leader = self._is_leader_unknown(before)
        return self.seat(entry, "leader") if is_leader else super().next_dealer(before, entry)

    def _is_leader_unknown(self, before: SheetPosition) -> bool:
        """Return whether the cards decided who led first; this player deals next."""
        return self.rules.first_hand == "club_ace" and not before.match.hands_played


class BagForm(HandForm):
    """Asks who declared marriages, for one side's card points, and who took the last trick."""

    scoring_type = BagScoringPhase

    def fields(self, before: SheetPosition, entry: Entry) -> Iterator[EntryField]:
        barred = self.rules.bag_exit == "next_hand" and any(before.match.in_bag)
        free = [side for side in self.seating.sides if not (barred and before.match.in_bag[side])]
        yield order_field("marriages", self.seating.sides, Limit(SheetRule.IN_BAG, free))
        limits = self.card_point_limits(self.phase.card_values, self.pack_points)
        yield number_field("points", *limits, owner=0)
        yield self.side_field("last")
        own = self.number(entry, "points-0")
        if own is not None and "last" in entry:
            for side, points in enumerate((own, self.pack_points - own)):
                if not points and side != self.side(entry, "last"):
                    yield yes_or_no("trick", side)

    def score(self, before: SheetPosition, entry: Entry) -> EnteredHand:
        marriages, tricks = self.marriages(entry), self.tricks_taken(entry)
        own, last = self.number(entry, "points-0") or 0, self.side(entry, "last")
        cards = own, self.pack_points - own
        points = self.phase.hand_points(cards, last, marriages)
        declared = self.phase.marriage_rules.score_terms(marriages)
        terms = [ScoreTerm(Side(side), "cards", each) for side, each in enumerate(cards)]
        terms += [each._replace(card_groups=()) for each in declared]
        if self.rules.last_trick:
            terms.append(ScoreTerm(last, "last", self.rules.last_trick))
        outcome = self.phase.score_hand(before.match, points, tricks)
        return EnteredHand(outcome, tricks, points, tuple(terms))

    @property
    def phase(self) -> BagScoringPhase:
        assert isinstance(self.game.scoring_phase, BagScoringPhase)
        return self.game.scoring_phase

    @property
    def pack_points(self) -> int:
        return sum(self.phase.card_values[card] for card in self.game.dealing_phase.cards)


class RisingForm(HandForm):
    """Asks for the contest, who declared it, and one side's tricks."""

    scoring_type = RisingScoringPhase

    def fields(self, before: SheetPosition, entry: Entry) -> Iterator[EntryField]:
        options = (*self.seating.seats, NOLO, *((SOOLI,) if self.rules.sooli else ()))
        yield EntryField("contest", options=options, limits=(Limit(SheetRule.NO_SOOLI, options),))
        if entry.get("contest") == SOOLI:
            yield self.seat_field("soloist")
            yield yes_or_no("trick")
        else:
            most = self.game.dealing_phase.hand_size
            limit = Limit(SheetRule.TRICKS_IN_HAND, range(most + 1), (("most", most),))
            yield number_field("tricks", limit, owner=0)

    def score(self, before: SheetPosition, entry: Entry) -> EnteredHand:
        phase, contest = self.game.scoring_phase, self.seat(entry, "contest")
        assert isinstance(phase, RisingScoringPhase)
        kind, declaring = ContestKind.RAMI, self.seating.side_of(contest)
        own = self.number(entry, "tricks-0") or 0
        tricks = own, self.game.dealing_phase.hand_size - own
        if contest == SOOLI:
            kind, declaring = ContestKind.SOOLI, self.seating.side_of(self.seat(entry, "soloist"))
            taken = int(entry["trick"] == YES)
            tricks = (taken, 0) if declaring == 0 else (0, taken)
        elif contest == NOLO:
            kind, declaring = ContestKind.NOLO, NO_SIDE
        outcome = phase.score_hand(before.match, kind, declaring, tricks)
        terms = tuple(ScoreTerm(Side(side), "tricks", each) for side, each in enumerate(tricks))
        return EnteredHand(outcome, tricks, tricks, terms)


class SettlementForm(HandForm):
    """Asks who finished, who has laid sets, and for everybody's maal (bonus points)."""

    scoring_type = SettlementScoringPhase

    def fields(self, before: SheetPosition, entry: Entry) -> Iterator[EntryField]:
        yield self.seat_field("winner", or_none=True)
        winner = self.number(entry, "winner")
        if winner == NONE:
            return
        if RummyRights(self.rules, self.seating).allows_dublees:
            yield yes_or_no("dublees")
        for seat in self.seating.seats:
            if seat != winner:
                yield yes_or_no("seen", seat)
            if self.rules.unseen_maal == "kidnap" or self._has_laid(entry, seat):
                yield number_field("maal", *MAAL_LIMITS, owner=seat)

    def score(self, before: SheetPosition, entry: Entry) -> EnteredHand:
        phase, winner = self.game.scoring_phase, self.seat(entry, "winner")
        assert isinstance(phase, SettlementScoringPhase)
        counted = no_tricks = (0,) * self.seating.players
        have_laid = tuple(self._has_laid(entry, seat) for seat in self.seating.seats)
        terms: tuple[ScoreTerm, ...] = ()
        if winner != NOBODY:
            maal = [self.number(entry, f"maal-{seat}") or 0 for seat in self.seating.seats]
            counted = phase.counted_maal(winner, have_laid, maal)
            terms = (ScoreTerm(Side(winner), "finished", 0),)
        with_dublees = winner != NOBODY and entry.get("dublees") == YES
        outcome = phase.score_hand(
            before.match, winner, have_laid, counted, has_dublees=with_dublees
        )
        return EnteredHand(outcome, no_tricks, counted, terms)

    def _has_laid(self, entry: Entry, seat: Seat) -> bool:
        return entry.get("winner") == seat or entry.get(f"seen-{seat}") == YES


MAAL_LIMITS = (
    Limit(SheetRule.LARGEST_MAAL, range(LARGEST_MAAL + 1), (("most", LARGEST_MAAL),)),
    Limit(
        SheetRule.SMALLEST_MAAL,
        (0, *range(SMALLEST_MAAL, LARGEST_MAAL + 1)),
        (("least", SMALLEST_MAAL),),
    ),
)
FORMS: dict[type[ScoringPhase], type[HandForm]] = {
    each.scoring_type: each
    for each in (GamePointForm, BagForm, ContractForm, RisingForm, SettlementForm)
}


def hand_form(game: Game) -> HandForm:
    """Return the form for hands of a game."""
    return FORMS[type(game.scoring_phase)](game)
