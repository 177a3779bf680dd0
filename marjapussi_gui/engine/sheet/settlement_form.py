"""The form of rummy deals, which end with payments between the players."""

from collections.abc import Iterator

from ..events import ScoreTerm
from ..phases.settlement import SettlementScoringPhase
from ..rummy.maal_points import LARGEST_MAAL, SMALLEST_MAAL
from ..rummy.rights import RummyRights
from ..state import NOBODY, Seat, Side
from .fields import NONE, YES, Entry, EntryField, FieldKind, Limit, SheetPosition, SheetRule
from .hand_form import (
    EnteredHand,
    HandForm,
    number_field,
    number_of_entry,
    side_of_entry,
    yes_or_no,
)

MAAL_LIMITS = (
    Limit(SheetRule.LARGEST_MAAL, range(LARGEST_MAAL + 1), (("most", LARGEST_MAAL),)),
    Limit(
        SheetRule.SMALLEST_MAAL,
        frozenset((0, *range(SMALLEST_MAAL, LARGEST_MAAL + 1))),
        (("least", SMALLEST_MAAL),),
    ),
)


class SettlementForm(HandForm):
    """Asks who finished, who has laid sets, and for everybody's maal (bonus points)."""

    scoring_type = SettlementScoringPhase

    def fields(self, before: SheetPosition, entry: Entry) -> Iterator[EntryField]:
        yield EntryField("winner", FieldKind.CHOICE, (*self.seating.seats, NONE))
        winner = Seat(side_of_entry(entry, "winner"))
        if winner == NOBODY:
            return
        if RummyRights(self.rules, self.seating).allows_dublees:
            yield yes_or_no("dublees")
        for seat in self.seating.seats:
            if seat != winner:
                yield yes_or_no("seen", seat)
            if self._counts_maal(entry, seat):
                yield number_field("maal", *MAAL_LIMITS, owner=seat)

    def score(self, before: SheetPosition, entry: Entry) -> EnteredHand:
        phase, winner = self.game.scoring_phase, Seat(side_of_entry(entry, "winner"))
        assert isinstance(phase, SettlementScoringPhase)
        seats, no_tricks = self.seating.seats, (0,) * self.seating.players
        have_laid = tuple(self._has_laid(entry, seat) for seat in seats)
        maal = [number_of_entry(entry, f"maal-{seat}") or 0 for seat in seats]
        counted = phase.counted_maal(winner, have_laid, maal) if winner != NOBODY else no_tricks
        has_dublees = entry.get("dublees") == YES and winner != NOBODY
        outcome = phase.score_hand(
            before.match, winner, have_laid, counted, has_dublees=has_dublees
        )
        terms = (ScoreTerm(Side(winner), "finished", 0),) if winner != NOBODY else ()
        return EnteredHand(outcome, no_tricks, counted, terms)

    def _has_laid(self, entry: Entry, seat: Seat) -> bool:
        return entry.get("winner") == seat or entry.get(f"seen-{seat}") == YES

    def _counts_maal(self, entry: Entry, seat: Seat) -> bool:
        return self.rules.unseen_maal == "kidnap" or self._has_laid(entry, seat)
